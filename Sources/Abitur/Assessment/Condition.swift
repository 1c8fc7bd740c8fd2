/// One condition of the Abitur with where the pupil stands.
public struct Condition: Sendable {
  /// What the condition is about.
  public var kind: ConditionKind

  /// The rule it comes from.
  public var rule: RuleID

  /// The figure reached or projected, or none where it cannot be formed yet.
  public var actual: Int?

  /// The figure required.
  public var required: Int

  /// Whether the figure may not be exceeded, instead of having to be reached.
  public var isLimit: Bool

  /// Whether it holds whatever comes, can still go either way, or cannot be met any more.
  public var state: ConditionState

  /// By how much the condition is met, negative where that much is missing.
  public var margin: Int? {
    actual.map { isLimit ? required - $0 : $0 - required }
  }

  /// Whether the figure reached or projected meets the condition.
  public var isMet: Bool? {
    margin.map { $0 >= 0 }
  }
}

/// What a condition is about.
public enum ConditionKind: Hashable, Sendable {
  /// The points of Block I.
  case blockOne

  /// The points of Block II.
  case blockTwo

  /// The total.
  case total

  /// Courses without points: brought in, or taken at all.
  case zeros

  /// Deficits under the rule set's limit at a position.
  case deficits(Int)

  /// A sum inside Block I, the rule set's floor at a position.
  case floor(Int)

  /// The points of the weakest exam.
  case weakestExam

  /// The number of exam subjects that reach a number of points.
  case examsReaching(Int)

  /// The number of advanced exam subjects that reach a number of points.
  case advancedExamsReaching(Int)

  /// The most exam subjects of one field that stay below a number of points.
  case examsBelow(Int)

  /// The fields that the exams cover.
  case fields

  /// A subject that must be examined.
  case examIncludes

  /// Advanced subjects that must come from a group.
  case advancedChoice

  /// Courses that must be taken.
  case taking

  /// Courses that the selection lacks.
  case selection
}

extension ConditionKind {
  /// Whether the condition is about which subjects are chosen, which no points change.
  public var isChoice: Bool {
    switch self {
    case .fields, .examIncludes, .advancedChoice: true
    default: false
    }
  }
}

/// Whether a condition is decided.
public enum ConditionState: Hashable, Sendable {
  /// It holds whatever comes.
  case safe

  /// What comes decides.
  case open

  /// It cannot be met any more together with the others.
  case broken
}
