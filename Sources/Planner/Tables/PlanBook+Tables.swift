import JSON

extension PlanBook {
  /// All single results of a profile as a table, which ``CSVImport`` reads back.
  public func resultsTable(of profile: RecordID) -> CSVTable {
    var table = CSVTable([
      "Fach", "Halbjahr", "Art", "Titel", "Punkte", "Stand", "Gewicht", "Prozent", "Datum", "Notiz",
      "Gruppe",
    ])
    let names = SubjectNames(rules(of: profile))
    let tree = BookTree(self)
    for subject in tree.children(of: profile, .subject) {
      let name = names.name(of: subject).map { CSVTable.Cell.text($0) } ?? .empty
      for course in tree.children(of: subject.id, .course) {
        for result in tree.children(of: course.id, .result) {
          table.add([
            name, .number(course.id.part), ResultLabel.kind(of: result), text(.title, of: result),
            number(.points, of: result), ResultLabel.standing(of: result),
            number(.weight, of: result), number(.percent, of: result),
            result.number(.date).map { .text(PlanDay.germanText($0)) } ?? .empty,
            text(.note, of: result), ResultLabel.group(of: result),
          ])
        }
      }
    }
    return table
  }

  /// The course results of a profile as a table: a row for each subject, a column for each half-year.
  ///
  /// A course that is not taken is empty, one that is not graded says „offen“.
  public func courseGrid(of profile: RecordID) -> CSVTable {
    var table = CSVTable(["Fach", "Rolle", "1. Hj", "2. Hj", "3. Hj", "4. Hj"])
    let names = SubjectNames(rules(of: profile))
    let tree = BookTree(self)
    for subject in tree.children(of: profile, .subject) {
      var row: [CSVTable.Cell] = [
        names.name(of: subject).map { .text($0) } ?? .empty, text(.level, of: subject),
      ]
      for halfYear in 1...4 {
        let course = self[subject.id.part(halfYear)]
        if let points = course?.number(.points), course?.isSet(.notTaken) == false {
          row.append(.number(points))
        } else {
          row.append(course == nil || course?.isSet(.notTaken) == true ? .empty : .text("offen"))
        }
      }
      table.add(row)
    }
    return table
  }

  private func text(_ attribute: Attribute, of record: Record) -> CSVTable.Cell {
    record.text(attribute).map { .text($0) } ?? .empty
  }

  private func number(_ attribute: Attribute, of record: Record) -> CSVTable.Cell {
    record.number(attribute).map { .number($0) } ?? .empty
  }
}

/// How tables call the words of the schema for results; folded, they are these words again.
enum ResultLabel {
  static func kind(of result: Record) -> CSVTable.Cell {
    guard let label = label(.resultKind, of: result) else { return .empty }
    guard result.bytes(.resultKind) == Array("eigene".utf8), let own = result.text(.ownKind) else {
      return .text(label)
    }
    // An own kind that is called like another one says that it is its own.
    let isPlain = CSVCell.word(own, of: .resultKind) == nil && ownKind(own) == nil
    return .text(isPlain ? own : "Eigene: " + own)
  }

  /// The own kind that a cell says to be one.
  static func ownKind(_ cell: String) -> [UInt8]? {
    let bytes = cell.bytes()
    let prefix = "Eigene: ".bytes()
    return bytes.starts(with: prefix) ? Array(bytes.dropFirst(prefix.count)) : nil
  }

  static func standing(of result: Record) -> CSVTable.Cell {
    label(.standing, of: result).map { .text($0) } ?? .empty
  }

  static func group(of result: Record) -> CSVTable.Cell {
    label(.group, of: result).map { .text($0) } ?? .empty
  }

  private static func label(_ attribute: Attribute, of result: Record) -> String? {
    guard let position = result.word(attribute) else { return nil }
    let labels =
      switch attribute {
      case .resultKind:
        words("Klausur Klassenarbeit Mündlich GFS Test Praktisch Projekt Eigene")
      case .standing: words("Benotet Ausstehend Entschuldigt Verweigert")
      default: words("Schriftlich Mündlich")
      }
    return labels[position]
  }
}
