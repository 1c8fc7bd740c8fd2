import JSON

/// A guess at what the columns of a table mean, from their titles and what stands in them.
struct CSVGuess {
  private(set) var columns: [CSVColumn?]
  private(set) var hasTitles = false

  private let rows: ArraySlice<CSVRow>

  init(_ rows: [CSVRow], _ finder: SubjectFinder) {
    let first = rows.first?.cells ?? []
    var titled: [CSVColumn?] = []
    for title in first {
      let column = CSVColumn(title: title)
      titled.append(column.flatMap { titled.contains($0) ? nil : $0 })
    }
    // One word alone could be a title of columns by chance, but not beside points or days.
    let isData = first.contains {
      CSVCell.points($0).map { $0 != .none } ?? (CSVCell.day($0) != nil)
    }
    hasTitles = titled.filter { $0 != nil }.count > (isData ? 1 : 0)
    self.rows = hasTitles ? rows.dropFirst() : rows[...]
    let width = hasTitles ? first.count : rows.reduce(0) { max($0, $1.cells.count) }
    columns = hasTitles ? titled : Array(repeating: nil, count: width)

    tellGradesFromPoints()
    // A table that has titles says itself what else it has.
    if !hasTitles {
      assign(.date) { CSVCell.day($0) != nil }
      assign(.kind) { CSVCell.word($0, of: .resultKind) != nil }
    }
    assign(.subject) { finder.knows($0) }
    assign(.halfYear) { CSVCell.halfYear($0, firstClass: CSVCell.schoolClass($0)) != nil }
    if !columns.contains(.grade) { assign(.points) { CSVCell.points($0) != nil } }
    if !columns.contains(.points) { assign(.grade) { CSVCell.grade($0) != nil } }
    if !hasTitles { assign(.title) { CSVCell.number($0, 0...Int.max) == nil } }
  }

  /// Gives a meaning that no column has to the first one without any where all cells fit.
  private mutating func assign(_ meaning: CSVColumn, _ fits: (String) -> Bool) {
    guard !columns.contains(meaning) else { return }
    for column in columns.indices where columns[column] == nil {
      let cells = cells(column)
      if !cells.isEmpty, cells.allSatisfy(fits) {
        columns[column] = meaning
        return
      }
    }
  }

  /// A column of „Noten“ can have points in it, and one of „Punkte“ grades with plus and minus.
  private mutating func tellGradesFromPoints() {
    if let column = columns.firstIndex(of: .grade), !columns.contains(.points) {
      let cells = cells(column)
      let isPoints = cells.allSatisfy { CSVCell.points($0) != nil }
      if isPoints, cells.contains(where: { CSVCell.grade($0) == nil }) { columns[column] = .points }
    } else if let column = columns.firstIndex(of: .points), !columns.contains(.grade) {
      let cells = cells(column)
      let isGrade = cells.allSatisfy { CSVCell.grade($0) != nil }
      if isGrade, cells.contains(where: { CSVCell.points($0) == nil }) { columns[column] = .grade }
    }
  }

  /// The cells of a column in which something stands.
  private func cells(_ column: Int) -> [String] {
    var cells: [String] = []
    for row in rows where column < row.cells.count && !row.cells[column].utf8.isEmpty {
      cells.append(row.cells[column])
    }
    return cells
  }
}
