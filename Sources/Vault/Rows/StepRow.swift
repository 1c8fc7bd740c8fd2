import JSON
import Planner

/// A step of the history as it is stored, so that it can be undone after reopening.
struct StepRow {
  var step: Step

  /// Whether the step was undone and can be redone.
  var isUndone: Bool

  private static let version: UInt8 = 1

  init(_ step: Step, isUndone: Bool) {
    self.step = step
    self.isUndone = isUndone
  }

  var row: Row {
    var writer = ByteWriter()
    writer.byte(StepRow.version)
    writer.id(step.id)
    writer.byte(isUndone ? 1 : 0)
    writer.text(step.name.bytes())
    writer.count(step.edits.count)
    for edit in step.edits { writer.edit(edit) }
    return Row(step.id, .step, content: writer.bytes)
  }

  /// The step that a row holds, or nothing where it is damaged or of a newer version.
  init?(_ row: Row) {
    guard let content = row.content else { return nil }
    var reader = ByteReader(content)
    guard reader.byte() == StepRow.version, reader.id() == row.id, let undone = reader.byte(),
      let name = reader.text(), let count = reader.count()
    else { return nil }
    var edits: [Edit] = []
    for _ in 0..<count {
      guard let edit = reader.edit() else { return nil }
      edits.append(edit)
    }
    guard reader.isAtEnd else { return nil }
    self.init(Step(String(utf8: name[...]), edits, id: row.id), isUndone: undone == 1)
  }
}

extension ByteWriter {
  @inline(never)
  fileprivate mutating func edit(_ edit: Edit) {
    switch edit {
    case .insert(let record):
      byte(0)
      self.record(record)
    case .remove(let record):
      byte(1)
      self.record(record)
    case .set(let id, let attribute, let old, let new):
      byte(2)
      self.id(id)
      byte(attribute.rawValue)
      value(old.map { .known($0) })
      value(new.map { .known($0) })
    }
  }

  @inline(never)
  fileprivate mutating func record(_ record: Record) {
    byte(record.kind.rawValue)
    id(record.id)
    parent(record.parent)
    count(record.values.count)
    for entry in record.values {
      byte(entry.attribute.rawValue)
      value(.known(entry.value))
    }
  }
}

extension ByteReader {
  @inline(never)
  fileprivate mutating func edit() -> Edit? {
    switch byte() {
    case 0: return record().map { .insert($0) }
    case 1: return record().map { .remove($0) }
    case 2:
      guard let id = id(), let attribute = attribute(), let old = value(), let new = value() else {
        return nil
      }
      return .set(id, attribute, from: known(old), to: known(new))
    default: return nil
    }
  }

  private func known(_ value: StoredValue?) -> Value? {
    if case .known(let value)? = value { return value }
    return nil
  }

  @inline(never)
  private mutating func attribute() -> Attribute? {
    byte().flatMap { Attribute(rawValue: $0) }
  }

  @inline(never)
  private mutating func record() -> Record? {
    guard let kind = byte().flatMap({ RecordKind(rawValue: $0) }), let id = id(),
      let parent = parent(), let count = count()
    else { return nil }
    var record = Record(id, kind, in: parent)
    for _ in 0..<count {
      guard let attribute = attribute(), let value = value() else { return nil }
      record[attribute] = known(value)
    }
    return record
  }
}
