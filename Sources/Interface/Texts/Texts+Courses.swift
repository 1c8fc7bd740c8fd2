import Abitur

extension Texts {
  static var courses: String { "Kurse" }
  static var coursesCaption: String { "Kursergebnisse je Fach und Halbjahr" }
  static var subject: String { "Fach" }
  static var why: String { "Warum" }
  static var sum: String { "Summe" }
  static var weight: String { "Gewicht" }
  static var contribution: String { "Beitrag" }

  /// The half-year as a column's heading.
  static func halfYear(_ halfYear: HalfYear) -> String { "\(halfYear.rawValue). Hj" }

  static func group(_ kind: CourseGridModel.Kind) -> String {
    switch kind {
    case .advanced: "Leistungsfächer"
    case .oralExam: "Mündliche Prüfungsfächer"
    case .further: "Weitere Fächer"
    }
  }

  /// A subject's name with soft hyphens where a long word may break: Gemeinschafts-kunde.
  static func breakable(_ subject: String) -> String {
    var bytes = [UInt8](subject.utf8)
    for ending in ["kunde", "lehre", "wissenschaft", "technik"] as [StaticString] {
      let length = ending.utf8CodeUnitCount
      guard bytes.count >= length + 6 else { continue }
      for start in (6...(bytes.count - length)).reversed()
      where ending.isEqual(to: bytes[start..<(start + length)]) && bytes[start - 1] > 0x40 {
        bytes.insert(contentsOf: "\u{AD}".utf8, at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is special about a whole row.
  static var doubledRow: String { "doppelt" }
  static var bracketedRow: String { "eingeklammert" }

  /// Why the courses of a subject count or do not.
  static func reason(
    _ row: CourseGridModel.Row, in kind: CourseGridModel.Kind, _ wording: Wording
  ) -> String {
    switch kind {
    case .advanced: return "Leistungsfach"
    case .oralExam: return "Prüfungsfach"
    case .further: break
    }
    guard row.weight > 0 else {
      return row.taken.first.map { wording.shortVerdict($0.verdict) } ?? ""
    }
    var counts = [("Pflicht", 0), ("Auswahl", 0), ("gehalten", 0), ("frei", 0)]
    for cell in row.cells {
      switch cell.verdict {
      case .required: counts[0].1 += 1
      case .fulfils: counts[1].1 += 1
      case .held: counts[2].1 += 1
      case .free: counts[3].1 += 1
      default: break
      }
    }
    let reasons = counts.filter { $0.1 > 0 }
    guard reasons.count > 1 else { return reasons.first?.0 ?? "" }
    return reasons.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }

  /// What follows a course's figure when it is read out.
  static func spoken(_ cell: CourseAssessment, _ wording: Wording) -> String {
    if cell.verdict == .notTaken { return Wording.notTaken }
    guard let points = cell.points else { return Wording.notGraded }
    var text = points == Ratio(1) ? " Punkt" : " Punkte"
    if cell.basis == .projected { text += " \(projectedSpoken)" }
    if points < Ratio(5) { text += ", unter 5" }
    if cell.weight > 0 { text += ", \(Wording.weight(cell.weight))" }
    if cell.weight == 0 || cell.verdict == .held {
      text += ", \(wording.shortVerdict(cell.verdict))"
    }
    return text
  }

  static func sumLine(_ sum: Ratio, weights: Int, factor: Int) -> String {
    "\(Wording.number(sum)) Punkte auf \(Wording.count(weights, "Gewicht", "Gewichte")), "
      + "mal \(factor)"
  }

  // MARK: Legend

  static var legend: String { "Zeichen" }

  static func legend(_ sign: Tile.Sign) -> String {
    switch sign {
    case .counted: Wording.weight(1)
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
