/// The stable identifier of a subject, unique within a rule set.
public struct SubjectID: Hashable, Sendable {
  var name: Name

  /// The identifier: lower-case letters, digits and hyphens.
  public var rawValue: String { name.text }

  /// Creates an identifier.
  public init(_ rawValue: StaticString) {
    name = Name(rawValue)
  }
}

/// The stable name of a set of subjects that a rule speaks of, such as the sciences.
public struct SubjectGroup: Hashable, Sendable {
  var name: Name

  /// The name: lower-case letters, digits and hyphens.
  public var rawValue: String { name.text }

  /// Creates a group name.
  public init(_ rawValue: StaticString) {
    name = Name(rawValue)
  }
}
