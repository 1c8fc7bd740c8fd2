/// One number of the calculation with how it was formed.
///
/// The tree holds keys and numbers; what people read is formed from them elsewhere.
public struct ExplanationNode: Sendable {
  /// What the number is, unique among its siblings and stable across versions.
  public var key: ExplanationKey

  /// The number, or none where it cannot be formed.
  public var value: Ratio?

  /// How it was formed.
  public var formula: Formula

  /// What it rests on.
  public var basis: Basis

  /// The rule it comes from.
  public var rule: RuleID?

  /// The numbers it was formed from.
  public var children: [ExplanationNode]

  /// States a number and how it was formed.
  @inline(never)
  public init(
    _ key: ExplanationKey, _ value: Ratio?, _ formula: Formula, _ basis: Basis,
    rule: RuleID? = nil, children: [ExplanationNode] = []
  ) {
    self.key = key
    self.value = value
    self.formula = formula
    self.basis = basis
    self.rule = rule
    self.children = children
  }
}

/// What a number of the calculation is.
public enum ExplanationKey: Hashable, Sendable {
  /// The total of both blocks.
  case total

  /// The result of the courses.
  case blockOne

  /// The weighted sum of the courses.
  case weightedSum

  /// The courses at the advanced level, each once.
  case advancedCourses

  /// What counting more than once adds.
  case doubling

  /// What counting one subject more than once adds.
  case doubledSubject(SubjectID)

  /// The courses that must count, advanced ones apart.
  case requiredCourses

  /// The courses in free places.
  case freeCourses

  /// The component in Block I.
  case component(SubjectID)

  /// The courses of one subject within its group.
  case subject(SubjectID)

  /// One course.
  case course(CourseID)

  /// The courses that do not count.
  case uncountedCourses

  /// The result of the exams.
  case blockTwo

  /// The exam at a position.
  case exam(Int)

  /// The grade.
  case grade
}

/// How a number was formed from others.
public enum Formula: Hashable, Sendable {
  /// It is given.
  case given

  /// It is the sum of the parts.
  case sum

  /// It is the sum of both blocks.
  case blocks(one: Int, two: Int)

  /// `scale × sum ÷ divisor`, rounded from the exact value.
  case scaledMean(sum: Ratio, divisor: Int, scale: Int, exact: Ratio, Rounding)

  /// The result of one course, counted so many times, for a reason.
  case course(weight: Int, CourseVerdict)

  /// A sum that is added so many times more.
  case again(Int)

  /// An exam's result times the factor.
  case exam(result: Ratio, factor: Int)

  /// An exam of several parts times the factor, rounded from the exact value.
  indirect case combined(CombinedExam)

  /// The value as the school gave it.
  case certified

  /// The table's row of totals that have the grade.
  case gradeRow(from: Int, to: Int)

  /// No row of the table holds the total.
  case noGrade
}

/// The actual numbers of an exam of several parts.
public struct CombinedExam: Hashable, Sendable {
  /// The exam's first part.
  public var first: Ratio

  /// A second part with both weights.
  public var second: SecondPartNumbers?

  /// The additional oral exam with both weights.
  public var oral: OralNumbers?

  /// How often the exam counts.
  public var factor: Int

  /// The value before rounding.
  public var exact: Ratio

  /// When and how the value was rounded.
  public var stage: RoundingStage

  /// The rounding.
  public var rounding: Rounding

  /// The value under the other reading of the rounding, where that gives another one.
  public var otherReading: Int?
}

/// The actual numbers of a second part.
public struct SecondPartNumbers: Hashable, Sendable {
  /// Which part.
  public var part: SecondPart

  /// Its result.
  public var result: Ratio

  /// The weight of the first part.
  public var firstWeight: Int

  /// The weight of the second part.
  public var secondWeight: Int
}

/// The actual numbers of an additional oral exam.
public struct OralNumbers: Hashable, Sendable {
  /// Its result.
  public var result: Ratio

  /// The weight of the exam itself.
  public var examWeight: Int

  /// The weight of the oral exam.
  public var oralWeight: Int
}
