import Planner

/// All records of a plan book with their stamps, on one device.
public struct Replica: Equatable, Sendable {
  /// The records, deleted ones among them, sorted by identifier.
  public private(set) var records: [StampedRecord]

  /// Creates a replica of records in any order; those of the same identifier are merged.
  public init(_ records: [StampedRecord] = []) {
    var sorted: [StampedRecord] = []
    sorted.reserveCapacity(records.count)
    for position in sortedOrder(records.count, { records[$0].id < records[$1].id }) {
      let record = records[position]
      if let last = sorted.last, last.id == record.id {
        sorted[sorted.count - 1].merge(record)
      } else {
        sorted.append(record)
      }
    }
    self.records = sorted
  }

  /// The record with an identifier.
  public subscript(id: RecordID) -> StampedRecord? {
    let place = place(of: id)
    return isThere(id, at: place) ? records[place] : nil
  }

  /// The latest write of a record or of what belongs to it directly; `nil` if there is none.
  ///
  /// - Complexity: linear in the number of records and of the entries found.
  @inline(never)
  public func lastWrite(at id: RecordID) -> Stamp? {
    var last: Stamp?
    for record in records where record.id == id || record.parent == id {
      for entry in record.entries { last = max(last ?? entry.stamp, entry.stamp) }
    }
    return last
  }

  // MARK: - Merging

  /// Takes over everything that another replica has, and says which records that changed.
  ///
  /// - Complexity: linear in the number of records and entries of both.
  public mutating func merge(_ other: Replica) -> [RecordID] {
    var merged: [StampedRecord] = []
    merged.reserveCapacity(max(records.count, other.records.count))
    var changed: [RecordID] = []
    var (own, foreign) = (0, 0)
    while own < records.count || foreign < other.records.count {
      if foreign == other.records.count
        || own < records.count && records[own].id < other.records[foreign].id
      {
        merged.append(records[own])
        own += 1
      } else if own == records.count || other.records[foreign].id < records[own].id {
        merged.append(other.records[foreign])
        changed.append(other.records[foreign].id)
        foreign += 1
      } else {
        var record = records[own]
        record.merge(other.records[foreign])
        if record != records[own] { changed.append(record.id) }
        merged.append(record)
        own += 1
        foreign += 1
      }
    }
    records = merged
    return changed
  }

  /// The latest time in any stamp.
  public var latest: UInt64 {
    var latest: UInt64 = 0
    for record in records {
      for entry in record.entries { latest = max(latest, entry.stamp.time) }
    }
    return latest
  }

  // MARK: - The book

  /// The records that are not deleted, as the plan has them.
  ///
  /// A record is there as long as it and everything it belongs to is. What belongs to a record that
  /// has not arrived yet waits for it.
  ///
  /// - Complexity: linear in the number of entries, and for each record the logarithm of their
  ///   number.
  public var book: PlanBook {
    let isAlive = alive()
    return PlanBook(fitting: records.indices.filter { isAlive[$0] }.map { records[$0].record })
  }

  /// Which records were never deleted or have a write, or something that does, that no deletion has
  /// seen.
  private func alive() -> [Bool] {
    var isAlive = records.map { $0.covered.isEmpty }
    guard isAlive.contains(false) else { return isAlive }
    for record in records {
      var ancestor: RecordID? = record.id
      // Four levels at most: result, half-year, subject, profile.
      for _ in 0..<4 {
        guard let id = ancestor else { break }
        let place = place(of: id)
        guard isThere(id, at: place) else { break }
        if !isAlive[place], record.hasWrite(beyond: records[place].covered) {
          isAlive[place] = true
        }
        ancestor = records[place].parent
      }
    }
    return isAlive
  }

  // MARK: - Own writes

  /// Notes the edits of a step that the book has taken, and says which records they changed.
  ///
  /// Deleting a record with all that belongs to it marks that record alone, so that it goes and
  /// comes back as a whole.
  ///
  /// - Complexity: logarithmic in the number of records for each value, linear for a deletion.
  public mutating func note(
    _ edits: [Edit], _ clock: inout StampClock, at now: UInt64
  ) -> [RecordID] {
    var changed: [RecordID] = []
    var removed: [Record] = []
    for edit in edits {
      let stamp = clock.next(at: now)
      switch edit {
      case .insert(let record):
        removed.removeAll { $0.id == record.id }
        insert(record, stamp, &changed)
      case .set(let id, let attribute, _, let value):
        write(attribute.rawValue, value, to: place(of: id), id, stamp)
      case .remove(let record):
        removed.append(record)
        continue
      }
      if !changed.contains(edit.record) { changed.append(edit.record) }
    }
    for record in removed where !removed.contains(where: { $0.id == record.parent }) {
      cover(record.id)
      if !changed.contains(record.id) { changed.append(record.id) }
    }
    return changed
  }

  private mutating func insert(_ record: Record, _ stamp: Stamp, _ changed: inout [RecordID]) {
    let place = place(of: record.id)
    if !isThere(record.id, at: place) {
      records.insert(StampedRecord(record.id, record.kind, in: record.parent), at: place)
    }
    let covered = records[place].covered
    let isBack = !covered.isEmpty && !records[place].hasWrite(beyond: covered)
    if isBack {
      // What belonged to it then stays deleted unless it is brought back as well.
      for other in records where other.parent == record.id {
        cover(other.id)
        if !changed.contains(other.id) { changed.append(other.id) }
      }
    }
    if records[place].entries.isEmpty || isBack {
      records[place].write(.init(number: StampedRecord.Entry.made, stamp: stamp, value: nil))
    }
    for attribute in record.kind.attributes {
      write(attribute.rawValue, record[attribute], to: place, record.id, stamp)
    }
  }

  /// Notes a value, if it is another one than before.
  private mutating func write(
    _ number: UInt8, _ value: Value?, to place: Int, _ id: RecordID, _ stamp: Stamp
  ) {
    guard isThere(id, at: place) else { return }
    let value = value.map { StoredValue.known($0) }
    guard records[place].entry(number)?.value != value else { return }
    records[place].write(.init(number: number, stamp: stamp, value: value))
  }

  /// Marks a record as deleted with everything in it that this device has seen.
  private mutating func cover(_ id: RecordID) {
    let place = place(of: id)
    guard isThere(id, at: place) else { return }
    var stamps: [Stamp] = []
    func see(_ record: StampedRecord) {
      for entry in record.entries { stamps.append(entry.stamp) }
    }
    switch records[place].kind {
    case .result, .exam, .component, .goal: see(records[place])
    case .profile, .subject, .course:
      for record in records where belongs(record, to: id) { see(record) }
    }
    for stamp in stamps { records[place].cover(stamp) }
  }

  private func belongs(_ record: StampedRecord, to id: RecordID) -> Bool {
    var ancestor: RecordID? = record.id
    for _ in 0..<4 {
      if ancestor == id { return true }
      guard let parent = ancestor.flatMap({ self[$0] })?.parent else { return false }
      ancestor = parent
    }
    return false
  }

  // MARK: - Places

  private func isThere(_ id: RecordID, at place: Int) -> Bool {
    place < records.count && records[place].id == id
  }

  private func place(of id: RecordID) -> Int {
    firstPlace(records.count) { records[$0].id < id }
  }
}
