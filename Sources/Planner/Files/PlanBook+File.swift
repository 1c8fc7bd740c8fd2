import JSON

extension PlanBook {
  /// The whole book as a plan file of version 2, from which ``init(file:)`` makes an equal book.
  public func file() -> [UInt8] {
    let writer = PlanBookWriter(self, isIdentified: true)
    writer.write()
    return writer.json.bytes
  }
}

/// Writes the records of a book, each with all that belongs to it.
final class PlanBookWriter {
  let json = JSONWriter(.pretty)
  private let tree: BookTree
  private let isIdentified: Bool

  /// - Parameter isIdentified: Whether to write identifiers and what refers to them.
  init(_ book: PlanBook, isIdentified: Bool) {
    tree = BookTree(book)
    self.isIdentified = isIdentified
  }

  /// Writes the file.
  func write() {
    json.object {
      json.word("format", PlanFormat.name)
      json.integer("version", PlanFormat.bookVersion)
      json.array(RecordKind.profile.field) {
        for record in tree.children(of: nil, .profile) { write(record) }
      }
    }
  }

  /// Writes a record as an object.
  func write(_ record: Record) {
    json.object {
      switch record.kind.form {
      case .list:
        if isIdentified { json.string(PlanFormat.identifier, String(utf8: record.id.digits[...])) }
      case .numbered: json.integer(PlanFormat.halfYear, record.id.part)
      case .single: break
      }
      for attribute in record.kind.attributes {
        if let value = record[attribute] { write(attribute, value) }
      }
      for kind in record.kind.children { write(kind, tree.children(of: record.id, kind)) }
    }
  }

  private func write(_ kind: RecordKind, _ records: ArraySlice<Record>) {
    guard let first = records.first else { return }
    json.key(kind.field)
    if case .single = kind.form { return write(first) }
    json.array { for record in records { write(record) } }
  }

  private func write(_ attribute: Attribute, _ value: Value) {
    switch (attribute.type, value) {
    case (.record, _) where !isIdentified: break
    case (.flag, _): json.bool(attribute.word, true)
    case (.day, .number(let day)): json.string(attribute.word, PlanDay.text(day))
    case (_, .number(let number)): json.integer(attribute.word, number)
    case (_, .text(let bytes)): json.string(attribute.word, String(utf8: bytes[...]))
    }
  }
}
