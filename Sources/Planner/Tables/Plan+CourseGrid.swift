import Abitur

extension Plan {
  /// The course results as a table: a row for each subject in the order of the catalogue, a column
  /// for each half-year.
  ///
  /// A course that is not taken is empty, one that is not graded says „offen“.
  public var courseGrid: CSVTable {
    var table = CSVTable(["Fach", "Rolle", "1. Hj", "2. Hj", "3. Hj", "4. Hj"])
    for definition in ruleSet.subjects {
      for subject in candidate.subjects where subject.id == definition.id {
        let role = subject.level == .advanced ? "Leistungsfach" : "Basisfach"
        var row: [CSVTable.Cell] = [.text(definition.name), .text(role)]
        for halfYear in HalfYear.allCases {
          let course = subject.courses.first { $0.halfYear == halfYear }
          switch course?.outcome {
          case .points(let points)?: row.append(.number(points.value))
          case .open?: row.append(.text("offen"))
          case .notTaken?, nil: row.append(.empty)
          }
        }
        table.add(row)
      }
    }
    return table
  }
}
