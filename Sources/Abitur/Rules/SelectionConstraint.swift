/// One rule on which courses must, may or must not be brought in.
public struct SelectionConstraint: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// What is required.
  public var requirement: Requirement

  /// When it applies; always where nothing is said.
  public var condition: CandidateCondition?

  /// States a constraint.
  public init(_ rule: RuleID, _ requirement: Requirement, when condition: CandidateCondition? = nil)
  {
    self.rule = rule
    self.requirement = requirement
    self.condition = condition
  }
}

/// What a constraint requires of the courses brought in.
public enum Requirement: Sendable {
  /// At least and at most so many of the selected courses together.
  case count(Selector, ClosedRange<Int>)

  /// At least and at most so many of every selected subject that is taken.
  case each(Selector, ClosedRange<Int>)

  /// All selected courses that are taken.
  case all(Selector)

  /// So many different selected subjects, with at least so many courses each.
  case subjects(Int, of: Selector, each: Int)

  /// Once any of the first courses is brought in, at least so many of the second.
  case ifAny(Selector, atLeast: Int, of: Selector)

  /// All requirements of at least one of the lists.
  case anyOf([[Requirement]])
}

/// A condition on the candidate that switches a rule on.
public enum CandidateCondition: Sendable {
  /// A subject is taken at the advanced level.
  case takesAdvanced(SubjectID)

  /// The candidate has a property that the rule set asks for, such as a language begun late.
  case fact(CandidateFact)

  /// The first half-year of the qualification phase lies in a school year, named by its first year.
  case enteredIn(ClosedRange<Int>)

  /// The condition does not hold.
  indirect case not(CandidateCondition)
}

/// A property of a candidate that no course tells, named by the rule set.
public struct CandidateFact: Hashable, Sendable {
  private let name: Name

  /// The name: lower-case letters, digits and hyphens.
  public var rawValue: String { name.text }

  /// Creates a fact's name.
  public init(_ rawValue: StaticString) {
    name = Name(rawValue)
  }
}
