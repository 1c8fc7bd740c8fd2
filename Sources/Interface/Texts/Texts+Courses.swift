import Abitur
import JSON

extension Texts {
  static var courses: Literal { "Kurse" }
  static var coursesCaption: Literal { "Kursergebnisse je Fach und Halbjahr" }
  static var subject: Literal { "Fach" }
  static var why: Literal { "Warum" }
  static var sum: Literal { "Summe" }
  static var weight: Literal { "Gewicht" }
  static var contribution: Literal { "Beitrag" }

  /// The half-year as a column's heading.
  static func halfYear(_ halfYear: HalfYear) -> Text { "\(halfYear.rawValue). Hj" }

  static func group(_ kind: CourseGridModel.Kind) -> Literal {
    switch kind {
    case .advanced: "Leistungsfächer"
    case .oralExam: "Mündliche Prüfungsfächer"
    case .further: "Weitere Fächer"
    }
  }

  /// A subject's name with soft hyphens where a long word may break: Gemeinschafts-kunde.
  static func breakable(_ subject: Text) -> Text {
    var bytes = subject.utf8
    for ending in ["kunde", "lehre", "wissenschaft", "technik"] as [Literal] {
      let length = ending.bytes.count
      guard bytes.count >= length + 6 else { continue }
      for start in (6...(bytes.count - length)).reversed()
      where bytes[start..<(start + length)].elementsEqual(ending) && bytes[start - 1] > 0x40 {
        bytes.insert(contentsOf: [0xC2, 0xAD], at: start)
      }
    }
    return Text(utf8: bytes)
  }

  /// What is special about a whole row.
  static var doubledRow: Literal { "doppelt" }
  static var bracketedRow: Literal { "eingeklammert" }

  /// Why the courses of a subject count or do not.
  static func reason(
    _ row: CourseGridModel.Row, in kind: CourseGridModel.Kind, _ wording: Wording
  ) -> Text {
    switch kind {
    case .advanced: return "Leistungsfach"
    case .oralExam: return "Prüfungsfach"
    case .further: break
    }
    guard row.weight > 0 else {
      return row.taken.first.map { wording.shortVerdict($0.verdict) } ?? ""
    }
    var counts = [0, 0, 0, 0]
    for cell in row.cells {
      switch cell.verdict {
      case .required: counts[0] += 1
      case .fulfils: counts[1] += 1
      case .held: counts[2] += 1
      case .free: counts[3] += 1
      default: break
      }
    }
    let names: [Literal] = ["Pflicht", "Auswahl", "gehalten", "frei"]
    let isMixed = counts.count { $0 > 0 } > 1
    var reasons: [Text] = []
    for (name, count) in zip(names, counts) where count > 0 {
      reasons.append(isMixed ? "\(count) \(Text(name))" : Text(name))
    }
    return reasons.joined(", ")
  }

  /// What follows a course's figure when it is read out.
  static func spoken(_ cell: CourseAssessment, _ wording: Wording) -> Text {
    if cell.verdict == .notTaken { return Text(Wording.notTaken) }
    guard let points = cell.points else { return Text(Wording.notGraded) }
    var text: Text = points == Ratio(1) ? " Punkt" : " Punkte"
    if cell.basis == .projected { text += " \(projectedSpoken)" }
    if points < Ratio(5) { text += ", unter 5" }
    text += cell.weight > 0 ? ", \(Wording.weight(cell.weight))" : ", zählt nicht"
    if cell.weight == 0 || cell.verdict == .held {
      text += ", \(wording.shortVerdict(cell.verdict))"
    }
    return text
  }

  static func sumLine(_ sum: Ratio, weights: Int, factor: Int) -> Text {
    """
    \(Wording.number(sum)) Punkte auf \(Wording.count(weights, "Gewicht", "Gewichte")), \
    mal \(factor)
    """
  }

  // MARK: One course

  static var wish: Literal { "Was soll mit dem Kurs geschehen?" }
  static var noWish: Literal { "Gleitpfad wählen lassen" }
  static var toSubject: Literal { "Zum Fach" }

  // MARK: Legend

  static var legend: Literal { "Zeichen" }

  static func legend(_ sign: Tile.Sign) -> Literal {
    switch sign {
    case .counted: Wording.counts
    case .doubled: doubledRow
    case .weaker: bracketedRow
    case .bracketed: "von dir eingeklammert"
    case .impossible: "kann nicht zählen"
    case .projected: projectedSpoken
    case .ungraded: Wording.notGraded
    case .notTaken: Wording.notTaken
    }
  }
}
