/// What becomes of a plan book when another one is taken into it.
public enum ImportMode: CaseIterable, Hashable, Sendable {
  /// The incoming book takes the place of what is there.
  case replace

  /// What is there stays; what is new comes to it, and values that the incoming book has hold.
  case merge
}

/// One line of the preview of an import: what happens to a record.
public struct ImportItem: Hashable, Sendable {
  /// The record's identifier in the book after the import, or before it where it is dropped.
  public var id: RecordID

  /// What it is.
  public var kind: RecordKind

  /// Its own name, if it has one: that of a profile or subject, the title of a result.
  public var name: String?

  /// The subject that it belongs to, for courses, results and exams.
  public var subject: String?

  /// The half-year that it belongs to, for courses and results.
  public var halfYear: Int?

  /// What happens to it.
  public var change: ImportChange
}

/// What happens to a record in an import.
public enum ImportChange: Hashable, Sendable {
  /// It is added.
  case added

  /// It is added as its own, though it could be one of those there: which one, cannot be told.
  case ambiguous([RecordID])

  /// Attributes get other values.
  case changed([AttributeChange])

  /// It is taken away.
  case dropped
}

/// An attribute that gets another value.
public struct AttributeChange: Hashable, Sendable {
  /// The attribute.
  public var attribute: Attribute

  /// The value before; nothing where it had none.
  public var old: Value?

  /// The value after; nothing where it is taken away.
  public var new: Value?
}
