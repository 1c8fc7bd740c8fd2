/// Taking one plan book into another one: a preview of what would happen, and the step that does
/// it, all or nothing.
///
/// Making one changes nothing. The step can be taken back like every other one.
public struct PlanImport: Sendable {
  /// What happens to each record that does not stay as it is; what belongs to another record comes
  /// after it, except that what is dropped comes before.
  public private(set) var items: [ImportItem] = []

  /// The changes, in an order in which they fit.
  public private(set) var edits: [Edit] = []

  /// Works out an import.
  ///
  /// Merging pairs records by their identifiers, then profiles by name, Land and year, subjects
  /// by their entry in the catalogue or their name, and parts by their number. A result or goal
  /// that is already there with all its attributes is not added twice. Where more than one pairing
  /// is possible, the record is added as its own and said to be ambiguous. Nothing is dropped, and no
  /// value gives way to none.
  ///
  /// - Parameters:
  ///   - incoming: The book to take in.
  ///   - book: The book to take it into.
  ///   - mode: Whether to replace or to merge.
  ///   - profile: With merging, the profile that an incoming book's only one is joined with,
  ///     whatever their names; what that one is called and where it is stay.
  /// - Complexity: *n* log *n* in the number of records, and the square of the number of results
  ///   of one half-year.
  public init(
    of incoming: PlanBook, into book: PlanBook, _ mode: ImportMode, joining profile: RecordID? = nil
  ) {
    switch mode {
    case .replace: replace(book, with: incoming)
    case .merge:
      let merge = PlanMerge(of: incoming, into: book, joining: profile)
      merge.run()
      (items, edits) = (merge.items, merge.edits)
    }
  }

  /// The import as an act of a person; without edits where nothing would change.
  public func step(named name: String) -> Step {
    Step(name, edits)
  }

  private mutating func replace(_ book: PlanBook, with incoming: PlanBook) {
    /// Whether a record is in both books at the same place.
    func stays(_ record: Record) -> Bool {
      guard let old = book[record.id], let new = incoming[record.id], old.kind == new.kind,
        old.parent == new.parent
      else { return false }
      guard let parent = record.parent.flatMap({ book[$0] }) else { return true }
      return stays(parent)
    }

    var names = ImportNames(book)
    let removed = book.records.filter { !stays($0) }
    for record in removed.inOrder({ PlanImport.isAbove($1, $0) }) {
      edits.append(.remove(record))
      items.append(names.item(record, record.id, .dropped))
    }
    names = ImportNames(incoming)
    for record in incoming.records.inOrder(PlanImport.isAbove) {
      guard stays(record), let old = book[record.id] else {
        edits.append(.insert(record))
        items.append(names.item(record, record.id, .added))
        continue
      }
      var changes: [AttributeChange] = []
      for attribute in record.kind.attributes where old[attribute] != record[attribute] {
        let change = AttributeChange(
          attribute: attribute, old: old[attribute], new: record[attribute])
        changes.append(change)
        edits.append(.set(record.id, attribute, from: change.old, to: change.new))
      }
      if !changes.isEmpty { items.append(names.item(record, record.id, .changed(changes))) }
    }
  }

  private static func isAbove(_ first: Record, _ second: Record) -> Bool {
    let (left, right) = (first.kind.depth, second.kind.depth)
    return left != right ? left < right : first.id < second.id
  }
}

/// The names by which the lines of a preview call records of a book.
struct ImportNames {
  private let book: PlanBook
  private var profiles: [(id: RecordID, names: SubjectNames)] = []

  init(_ book: PlanBook) {
    self.book = book
    for profile in book.all(.profile) {
      profiles.append((profile.id, SubjectNames(book.rules(of: profile.id))))
    }
  }

  /// The line for a record of the book, which has or gets another identifier.
  func item(_ record: Record, _ id: RecordID, _ change: ImportChange) -> ImportItem {
    var item = ImportItem(id: id, kind: record.kind, change: change)
    switch record.kind {
    case .profile: item.name = record.text(.name)
    case .subject: item.name = name(of: record)
    case .component: item.name = record.text(.title)
    case .course, .exam: item.subject = book[record.id.whole].flatMap { name(of: $0) }
    case .result:
      item.name = record.text(.title)
      item.subject = record.parent.flatMap { book[$0.whole] }.flatMap { name(of: $0) }
    case .goal: break
    }
    if record.kind == .course { item.halfYear = record.id.part }
    if record.kind == .result { item.halfYear = record.parent?.part }
    return item
  }

  private func name(of subject: Record) -> String? {
    for entry in profiles where entry.id == subject.parent { return entry.names.name(of: subject) }
    return nil
  }
}
