import Abitur
import JSON

/// Works out how to merge one book into another one.
final class PlanMerge {
  private(set) var items: [ImportItem] = []
  private(set) var edits: [Edit] = []

  private let incoming: PlanBook
  private let book: PlanBook
  private let joined: RecordID?
  private let incomingTree: BookTree
  private let bookTree: BookTree
  private let itemNames: ImportNames

  /// For each incoming record that is no part, the record that it becomes.
  private var pairs: [Pair] = []

  /// The records of the book that already have a partner.
  private var taken: [RecordID] = []

  private struct Pair {
    var incoming: RecordID
    var target: RecordID

    /// Whether both have the same identifier or were joined by hand, and not by their names.
    var isCertain: Bool

    /// The records of the book that it could be, if that cannot be told.
    var candidates: [RecordID] = []
  }

  init(of incoming: PlanBook, into book: PlanBook, joining profile: RecordID?) {
    self.incoming = incoming
    self.book = book
    let isOne = incoming.all(.profile).count == 1
    joined =
      isOne ? profile.flatMap { book[$0] }.flatMap { $0.kind == .profile ? $0.id : nil } : nil
    incomingTree = BookTree(incoming)
    bookTree = BookTree(book)
    itemNames = ImportNames(incoming)
  }

  func run() {
    pairByIdentifier()
    pairProfiles()
    pairSubjects()
    pairEqual(.result)
    pairEqual(.goal)
    addTheRest()
    for profile in incomingTree.children(of: nil, .profile) { merge(profile, in: nil) }
  }

  // MARK: - Pairs

  private func pairByIdentifier() {
    for record in incoming.records where record.id.part == 0 {
      if record.kind == .profile, let joined {
        pair(record, with: joined, isCertain: true)
      } else if book[record.id]?.kind == record.kind {
        pair(record, with: record.id, isCertain: true)
      }
    }
  }

  private func pair(_ record: Record, with target: RecordID, isCertain: Bool) {
    pairs.insert(
      Pair(incoming: record.id, target: target, isCertain: isCertain), at: place(of: record.id))
    taken.insert(target, at: firstPlace(taken.count) { taken[$0] < target })
  }

  private func isTaken(_ id: RecordID) -> Bool {
    let place = firstPlace(taken.count) { taken[$0] < id }
    return place < taken.count && taken[place] == id
  }

  private func pair(of id: RecordID) -> Pair? {
    let place = place(of: id)
    return place < pairs.count && pairs[place].incoming == id ? pairs[place] : nil
  }

  private func place(of id: RecordID) -> Int {
    firstPlace(pairs.count) { pairs[$0].incoming < id }
  }

  /// What an incoming record is in the book after the import; parts go with their whole.
  private func target(_ id: RecordID) -> RecordID? {
    guard let target = pair(of: id.whole)?.target else { return nil }
    return id.part == 0 ? target : target.part(id.part)
  }

  private func pairProfiles() {
    pair(incomingTree.children(of: nil, .profile), with: bookTree.children(of: nil, .profile)) {
      guard let left = $0.text(.name), let right = $1.text(.name) else {
        return $0[.name] == $1[.name] && $0.hasSame([.land, .abiturYear], as: $1)
      }
      return FoldedName(left) == FoldedName(right) && $0.hasSame([.land, .abiturYear], as: $1)
    }
  }

  private func pairSubjects() {
    for profile in incomingTree.children(of: nil, .profile) {
      guard let target = target(profile.id), book[target] != nil else { continue }
      let names = SubjectNames(book.rules(of: target) ?? incoming.rules(of: profile.id))
      pair(
        incomingTree.children(of: profile.id, .subject),
        with: bookTree.children(of: target, .subject)
      ) { names.isSame($0, $1) }
    }
  }

  /// Pairs records that have no partner yet, where only one is possible on both sides.
  private func pair(
    _ records: ArraySlice<Record>, with others: ArraySlice<Record>,
    where isSame: (Record, Record) -> Bool
  ) {
    var equals: [(record: Record, candidates: [RecordID])] = []
    for record in records where pair(of: record.id) == nil {
      let candidates = others.filter { isSame(record, $0) }
      let rivals = records.filter { isSame(record, $0) }
      if candidates.count == 1, rivals.count == 1, !isTaken(candidates[0].id) {
        pair(record, with: candidates[0].id, isCertain: false)
      } else {
        equals.append((record, candidates.map { $0.id }))
      }
    }
    // One that is there with all that belongs to it is the same, however many have its name or if
    // it has none.
    for (record, candidates) in equals {
      let content = content(of: record, in: incoming)
      if let same = others.first(where: {
        !isTaken($0.id) && self.content(of: $0, in: book) == content
      }
      ) {
        pair(record, with: same.id, isCertain: false)
      } else {
        add(record, candidates: candidates)
      }
    }
  }

  /// All that a record says and that belongs to it, without identifiers.
  private func content(of record: Record, in book: PlanBook) -> [UInt8] {
    let writer = PlanBookWriter(book, isIdentified: false)
    writer.write(record)
    return writer.json.bytes
  }

  /// Pairs records that have no partner yet with ones that say the same.
  private func pairEqual(_ kind: RecordKind) {
    for record in incoming.all(kind) where pair(of: record.id) == nil {
      guard let parent = record.parent.flatMap({ target($0) }) else { continue }
      for other in bookTree.children(of: parent, kind)
      where other.values == record.values && !isTaken(other.id) {
        pair(record, with: other.id, isCertain: false)
        break
      }
    }
  }

  private func addTheRest() {
    for record in incoming.records where record.id.part == 0 && pair(of: record.id) == nil {
      add(record)
    }
  }

  /// Adds a record as its own, under its identifier where that is free.
  private func add(_ record: Record, candidates: [RecordID] = []) {
    var id = record.id
    while book[id] != nil || id != record.id && incoming[id] != nil || isTaken(id) {
      let (low, carries) = id.low.addingReportingOverflow(0x10)
      id = RecordID(high: carries ? id.high &+ 1 : id.high, low: low)
    }
    pair(record, with: id, isCertain: true)
    if !candidates.isEmpty { pairs[place(of: record.id)].candidates = candidates }
  }

  // MARK: - Edits

  private func merge(_ record: Record, in parent: RecordID?) {
    guard let id = target(record.id) else { return }
    var merged = Record(id, record.kind, in: parent)
    for entry in record.values { merged[entry.attribute] = value(entry) }
    if let old = book[id] {
      change(old, to: merged, record)
    } else {
      edits.append(.insert(merged))
      let candidates = pair(of: record.id)?.candidates ?? []
      items.append(itemNames.item(record, id, candidates.isEmpty ? .added : .ambiguous(candidates)))
    }
    for kind in record.kind.children {
      for child in incomingTree.children(of: record.id, kind) { merge(child, in: id) }
    }
  }

  /// The value, where it names an incoming record, as it is called after the import.
  private func value(_ entry: Record.Entry) -> Value {
    guard case .record = entry.attribute.type, case .text(let digits) = entry.value,
      let id = RecordID(digits: digits).flatMap({ target($0) })
    else { return entry.value }
    return .record(id)
  }

  private func change(_ old: Record, to merged: Record, _ record: Record) {
    var changes: [AttributeChange] = []
    for entry in merged.values where old[entry.attribute] != entry.value {
      if keeps(entry.attribute, of: old, from: record) { continue }
      let change = AttributeChange(
        attribute: entry.attribute, old: old[entry.attribute], new: entry.value)
      changes.append(change)
      edits.append(.set(old.id, entry.attribute, from: change.old, to: change.new))
    }
    if !changes.isEmpty { items.append(itemNames.item(record, old.id, .changed(changes))) }
  }

  /// Whether an attribute stays though the incoming record has another value.
  private func keeps(_ attribute: Attribute, of old: Record, from record: Record) -> Bool {
    if record.kind == .profile, joined != nil { return old[attribute] != nil }
    guard attribute == .name, let pair = pair(of: record.id), !pair.isCertain else { return false }
    // Paired by its name, which is only written otherwise.
    let names = SubjectNames(old.parent.flatMap { book.rules(of: $0) })
    let name = record.kind == .subject ? names.name(of: old) : old.text(.name)
    guard let name, let other = record.text(.name) else { return false }
    return FoldedName(name) == FoldedName(other)
  }
}

extension Record {
  /// Whether attributes have the same values as those of another record.
  fileprivate func hasSame(_ attributes: [Attribute], as other: Record) -> Bool {
    for attribute in attributes where self[attribute] != other[attribute] { return false }
    return true
  }
}
