/// One change of a plan book, which knows how to be taken back.
public enum Edit: Hashable, Sendable {
  /// A record is added; what it belongs to is there.
  case insert(Record)

  /// A record that nothing belongs to is taken away.
  case remove(Record)

  /// An attribute gets another value or none.
  case set(RecordID, Attribute, from: Value?, to: Value?)

  /// The edit that takes this one back.
  public var inverse: Edit {
    switch self {
    case .insert(let record): .remove(record)
    case .remove(let record): .insert(record)
    case .set(let id, let attribute, let old, let new): .set(id, attribute, from: new, to: old)
    }
  }

  /// The record that it is about.
  public var record: RecordID {
    switch self {
    case .insert(let record), .remove(let record): record.id
    case .set(let id, _, _, _): id
    }
  }
}

/// One act of a person: what is undone and redone as a whole, with a name to show.
public struct Step: Sendable {
  /// The identifier, by which steps are in order; zero until somebody keeps the step.
  public var id: RecordID

  /// What was done, such as „Klausur Mathematik gelöscht“.
  public var name: String

  /// The changes, in their order.
  public var edits: [Edit]

  /// States a step.
  public init(
    _ name: String, _ edits: [Edit], id: RecordID = RecordID(high: 0, low: 0)
  ) {
    self.id = id
    self.name = name
    self.edits = edits
  }

  /// The step that takes this one back.
  public var inverse: Step {
    var inverse: [Edit] = []
    for edit in edits.reversed() { inverse.append(edit.inverse) }
    return Step(name, inverse, id: id)
  }
}

extension Step {
  /// So many milliseconds after a step, another one about the same value still corrects it.
  private static let patience: UInt64 = 1000

  /// This step and one that corrects it as one, as when a number is typed digit by digit; nothing
  /// where the other is about something else or comes too late.
  ///
  /// - Parameters:
  ///   - other: The step that follows.
  ///   - time: When it follows, in milliseconds since 1970.
  public func corrected(by other: Step, at time: UInt64) -> Step? {
    guard edits.count == 1, other.edits.count == 1, time < (id.high >> 16) + Step.patience,
      case .set(let record, let attribute, let old, _) = edits[0],
      case .set(record, attribute, _, let new) = other.edits[0]
    else { return nil }
    return Step(other.name, [.set(record, attribute, from: old, to: new)], id: id)
  }
}

/// Why an edit does not fit a plan book, which then stays as it was.
public enum EditError: Error, Hashable, Sendable {
  /// There is already a record with the identifier.
  case exists(RecordID)

  /// There is no such record.
  case missing(RecordID)

  /// What the record belongs to is not there or of another kind.
  case noParent(RecordID)

  /// Something still belongs to the record.
  case hasChildren(RecordID)

  /// The identifier does not go with the kind: a part has that of its whole.
  case wrongIdentifier(RecordID)

  /// The kind of record has no such attribute.
  case wrongAttribute(RecordID, Attribute)

  /// The attribute does not have such values.
  case wrongValue(RecordID, Attribute)
}
