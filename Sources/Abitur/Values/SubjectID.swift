/// The stable identifier of a subject, unique within a rule set.
public struct SubjectID: Hashable, Sendable {
  /// The identifier: lower-case letters, digits and hyphens.
  public let rawValue: String

  /// Creates an identifier.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The stable name of a set of subjects that a rule speaks of, such as the sciences.
public struct SubjectGroup: Hashable, Sendable {
  /// The name: lower-case letters, digits and hyphens.
  public let rawValue: String

  /// Creates a group name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
