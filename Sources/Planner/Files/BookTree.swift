/// The records of a book by what they belong to, for going through all of them.
///
/// Asking the book itself for the children of every record would take the square of their number.
struct BookTree {
  /// Sorted by what they belong to, then by kind, then by identifier.
  private let records: [Record]

  /// - Complexity: that of sorting the records.
  init(_ book: PlanBook) {
    records = book.records.inOrder { left, right in
      if left.parent == right.parent, left.kind == right.kind { return left.id < right.id }
      return BookTree.isBefore(left, right.parent, right.kind)
    }
  }

  /// The records of a kind that belong to another one, in the order of their identifiers.
  ///
  /// - Complexity: logarithmic in the number of records, linear in that of the children.
  func children(of parent: RecordID?, _ kind: RecordKind) -> ArraySlice<Record> {
    let low = firstPlace(records.count) { BookTree.isBefore(records[$0], parent, kind) }
    var high = low
    while high < records.count, records[high].parent == parent, records[high].kind == kind {
      high += 1
    }
    return records[low..<high]
  }

  /// Whether a record comes before all of a kind that belong to another one.
  private static func isBefore(
    _ record: Record, _ parent: RecordID?, _ kind: RecordKind
  ) -> Bool {
    if record.parent == parent { return record.kind.rawValue < kind.rawValue }
    guard let parent else { return false }
    return record.parent.map { $0 < parent } ?? true
  }
}
