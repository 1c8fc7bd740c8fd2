/// What a rule set knows of a subject.
public struct SubjectDefinition: Sendable {
  /// The identifier.
  public var id: SubjectID

  /// The official name, as on the certificate.
  public var name: String

  /// Other names under which people know the subject, the usual abbreviation first.
  public var aliases: [String]

  /// The Aufgabenfeld, or none.
  public var field: TaskField?

  /// The groups of subjects to which rules assign it.
  public var groups: [SubjectGroup]

  /// Whether it can be taken at the advanced level.
  public var allowsAdvanced: Bool

  /// How it is taught and taken; nothing where the rule set does not say.
  public var teaching: SubjectTeaching?

  /// Defines a subject.
  public init(
    _ id: SubjectID, _ name: String, _ aliases: [String] = [], field: TaskField?,
    groups: [SubjectGroup] = [], allowsAdvanced: Bool = false, teaching: SubjectTeaching? = nil
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.field = field
    self.groups = groups
    self.allowsAdvanced = allowsAdvanced
    self.teaching = teaching
  }
}
