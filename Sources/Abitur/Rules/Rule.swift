/// The stable identifier of one rule of a rule set.
public struct RuleID: Hashable, Sendable {
  var name: Name

  /// The identifier: lower-case letters, digits and hyphens.
  public var rawValue: String { name.text }

  /// Creates an identifier.
  public init(_ rawValue: StaticString) {
    name = Name(rawValue)
  }
}

/// How sure it is that a rule says what the rule set makes of it.
public enum Certainty: Sendable {
  /// Read in the regulation or an official table, or confirmed by independent sources.
  case certain

  /// From good secondary sources; the text of the regulation was not read.
  case likely

  /// Sources leave it open; the reading that promises the pupil less is used.
  case unclear
}

/// One rule with its legal source.
public struct Rule: Sendable {
  /// The identifier by which constraints, conditions and explanations refer to the rule.
  public var id: RuleID

  /// The paragraph, such as "§ 17 Absatz 1".
  public var paragraph: String

  /// The document, such as "AGVO".
  public var document: String

  /// The day on which the source was checked, as year, month and day.
  public var checked: String

  /// How sure the rule is.
  public var certainty: Certainty

  /// Creates a rule.
  public init(
    _ id: RuleID, _ paragraph: String, of document: String, checked: String, _ certainty: Certainty
  ) {
    self.id = id
    self.paragraph = paragraph
    self.document = document
    self.checked = checked
    self.certainty = certainty
  }
}
