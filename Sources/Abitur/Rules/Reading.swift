/// A rule whose sources allow more than one reading, with the readings a plan may select.
public struct Reading: Sendable {
  /// The stable key, as in the plan file.
  public var id: ReadingID

  /// The rule that is read in more than one way.
  public var rule: RuleID

  /// The readings; the first applies where nothing is selected.
  public var options: [ReadingOption]

  /// States the readings of a rule.
  public init(_ id: ReadingID, rule: RuleID, options: [ReadingOption]) {
    self.id = id
    self.rule = rule
    self.options = options
  }
}

/// The stable key of a rule with several readings.
public struct ReadingID: Hashable, Sendable {
  var name: Name

  /// The key: lower-case letters, digits and hyphens.
  public var rawValue: String { name.text }

  /// Creates a key.
  public init(_ rawValue: StaticString) {
    name = Name(rawValue)
  }
}

/// One way to read a rule.
public struct ReadingOption: Sendable {
  /// The stable key, as in the plan file.
  public var id: String

  /// How sure this reading is.
  public var certainty: Certainty

  /// What this reading changes in the rule set.
  public var change: RuleChange

  /// States a reading.
  public init(_ id: String, _ certainty: Certainty, _ change: RuleChange) {
    self.id = id
    self.certainty = certainty
    self.change = change
  }
}

/// A change that a reading makes to a rule set.
public enum RuleChange: Sendable {
  /// Nothing; the rule set stands as it is.
  case none

  /// The stage at which combined exams are rounded.
  case roundingStage(RoundingStage)

  /// The rounding of combined exams.
  case combinedRounding(Rounding)

  /// Whether two-part results are rounded before an additional oral exam.
  case roundsSecondParts(Bool)

  /// A further constraint on the courses brought in.
  case constraint(SelectionConstraint)
}
