/// Everything that a device keeps: profiles with their subjects, half-years, results, exams and
/// goals, as records that refer to each other by identifiers alone.
public struct PlanBook: Sendable {
  /// The records, sorted by identifier.
  public private(set) var records: [Record] = []

  /// Creates an empty book.
  public init() {}

  /// Creates a book of records in any order, without those that do not fit and what belongs to them;
  /// of several with the same identifier only one is looked at.
  ///
  /// - Complexity: *n* log *n* in the number of records.
  public init(fitting records: [Record]) {
    self.records = records.inOrder { $0.id < $1.id }
    var isFitting = self.records.map { _ in false }
    // By kind, so that what a record belongs to comes first.
    for kind in RecordKind.allCases {
      for (place, record) in self.records.enumerated() where record.kind == kind {
        guard self.place(of: record.id) == place, (try? check(record)) != nil else { continue }
        let parent = kind.parent.flatMap { _ in record.parent }
        isFitting[place] = parent.map { isFitting[self.place(of: $0)] } ?? true
      }
    }
    guard isFitting.contains(false) else { return }
    self.records = zip(self.records, isFitting).filter { $0.1 }.map { $0.0 }
  }

  /// The record with an identifier.
  ///
  /// - Complexity: logarithmic in the number of records.
  public subscript(id: RecordID) -> Record? {
    let place = place(of: id)
    return place < records.count && records[place].id == id ? records[place] : nil
  }

  /// The records of a kind, in the order in which they were made.
  public func all(_ kind: RecordKind) -> [Record] {
    records.filter { $0.kind == kind }
  }

  /// The records of a kind that belong to another one, in the order in which they were made.
  ///
  /// - Complexity: linear in the number of records.
  public func children(of id: RecordID, _ kind: RecordKind) -> [Record] {
    records.filter { $0.parent == id && $0.kind == kind }
  }

  /// Makes a change, or nothing where it does not fit.
  public mutating func apply(_ edit: Edit) throws(EditError) {
    switch edit {
    case .insert(let record):
      let place = place(of: record.id)
      guard place == records.count || records[place].id != record.id else {
        throw .exists(record.id)
      }
      try check(record)
      records.insert(record, at: place)
    case .remove(let record):
      let place = try place(ofExisting: record.id)
      for other in records where other.parent == record.id { throw .hasChildren(record.id) }
      records.remove(at: place)
    case .set(let id, let attribute, _, let value):
      let place = try place(ofExisting: id)
      try PlanBook.check(value, of: attribute, records[place].kind, id)
      records[place][attribute] = value
    }
  }

  /// Makes all changes of a step, or none where one does not fit.
  public mutating func apply(_ step: Step) throws(EditError) {
    let before = records
    do throws(EditError) {
      for edit in step.edits { try apply(edit) }
    } catch {
      records = before
      throw error
    }
  }

  /// The edits that take a record away with everything that belongs to it.
  public func removal(of id: RecordID) -> [Edit] {
    var edits: [Edit] = []
    func remove(_ record: Record) {
      for child in records where child.parent == record.id { remove(child) }
      edits.append(.remove(record))
    }
    if let record = self[id] { remove(record) }
    return edits
  }

  /// The edit that gives an attribute a value, or nothing where it has it already.
  public func change(_ id: RecordID, _ attribute: Attribute, to value: Value?) -> Edit? {
    guard let record = self[id], record[attribute] != value else { return nil }
    return .set(id, attribute, from: record[attribute], to: value)
  }

  // MARK: - Invariants

  /// What does not hold though it always must; nothing where all is right.
  ///
  /// Every record has an identifier of its own that goes with its kind, belongs to a record of the
  /// right kind, and has only attributes of its kind with values that they have.
  public func checkInvariants() -> [EditError] {
    var violations: [EditError] = []
    for (position, record) in records.enumerated() {
      if position > 0, records[position - 1].id >= record.id {
        violations.append(.exists(record.id))
      }
      do throws(EditError) {
        try check(record)
      } catch {
        violations.append(error)
      }
    }
    return violations
  }

  private func check(_ record: Record) throws(EditError) {
    if let parts = record.kind.parts {
      guard parts.contains(record.id.part), record.id.whole == record.parent else {
        throw .wrongIdentifier(record.id)
      }
    } else if record.id.part != 0 {
      throw .wrongIdentifier(record.id)
    }
    guard record.parent.flatMap({ self[$0] })?.kind == record.kind.parent else {
      throw .noParent(record.id)
    }
    for entry in record.values {
      try PlanBook.check(entry.value, of: entry.attribute, record.kind, record.id)
    }
  }

  private static func check(
    _ value: Value?, of attribute: Attribute, _ kind: RecordKind, _ id: RecordID
  ) throws(EditError) {
    guard kind.attributes.contains(attribute) else { throw .wrongAttribute(id, attribute) }
    guard let value else { return }
    guard attribute.type.allows(value) else { throw .wrongValue(id, attribute) }
  }

  // MARK: - Places

  private func place(ofExisting id: RecordID) throws(EditError) -> Int {
    let place = place(of: id)
    guard place < records.count, records[place].id == id else { throw .missing(id) }
    return place
  }

  /// Where a record stands or would stand.
  private func place(of id: RecordID) -> Int {
    firstPlace(records.count) { records[$0].id < id }
  }
}
