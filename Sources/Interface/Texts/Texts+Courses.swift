extension Texts {
  static var courses: String { "Kurse" }
  static var coursesCaption: String { "Kursergebnisse je Fach und Halbjahr" }
  static var subject: String { "Fach" }
  static var why: String { "Warum" }
  static var sum: String { "Summe" }
  static var weight: String { "Gewicht" }
  static var contribution: String { "Beitrag" }

  /// The half-year as a column's heading.
  static func halfYear(_ number: Int) -> String { "\(number). Hj" }

  static func halfYearSpoken(_ number: Int) -> String { "\(number). Halbjahr" }

  static func group(_ kind: CourseGridModel.Kind) -> String {
    switch kind {
    case .advanced: "Leistungsfächer"
    case .oralExam: "Mündliche Prüfung"
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

  /// Why the courses of a subject count.
  static func reason(
    _ kind: CourseGridModel.Kind, compulsory: Int, free: Int, kept: Int
  ) -> String {
    switch kind {
    case .advanced: return "Leistungsfach"
    case .oralExam: return "Prüfungsfach"
    case .further: break
    }
    var parts: [String] = []
    let isMixed = (compulsory > 0 ? 1 : 0) + (free > 0 ? 1 : 0) + (kept > 0 ? 1 : 0) > 1
    if compulsory > 0 { parts.append(isMixed ? "\(compulsory) Pflicht" : "Pflicht") }
    if kept > 0 { parts.append(isMixed ? "\(kept) gehalten" : "gehalten") }
    if free > 0 { parts.append(isMixed ? "\(free) frei" : "frei") }
    return parts.joined(separator: ", ")
  }

  /// What a course is besides its points.
  static func verdict(_ cell: CourseGridModel.Cell) -> String {
    switch cell.verdict {
    case .compulsory, .free: cell.weight == 2 ? "zählt doppelt" : "zählt"
    case .kept: cell.weight == 2 ? "zählt doppelt, von dir gehalten" : "zählt, von dir gehalten"
    case .bracketed: "von dir eingeklammert"
    case .limited: "eingeklammert, über deiner Grenze für das Fach"
    case .weaker: "vom Planer eingeklammert"
    case .zero: "kann nicht zählen"
    case .barred: "kann nicht zählen, Obergrenze"
    case .notTaken: notTaken
    }
  }

  /// What follows a course's figure when it is read out.
  static func spoken(_ cell: CourseGridModel.Cell) -> String {
    var text: String
    switch cell.state {
    case .graded(let points): text = points == 1 ? " Punkt" : " Punkte"
    case .projected: text = " Punkte projiziert"
    case .ungraded: return notGraded
    case .notTaken: return notTaken
    }
    if let points = cell.state.points, points.floor < 5 { text += ", unter 5" }
    return "\(text), \(verdict(cell))"
  }

  static var notTaken: String { "nicht belegt" }
  static var notGraded: String { "noch nicht benotet" }

  static func sumLine(_ sum: Fraction, weights: Int, factor: Int) -> String {
    "\(German.decimal(sum, places: 2).text) Punkte auf \(weights) Gewichte, mal \(factor)"
  }

  // MARK: Legend

  static var legend: String { "Zeichen" }
  static var legendCounted: String { "zählt" }
  static var legendDoubled: String { "doppelt" }
  static var legendWeaker: String { "eingeklammert" }
  static var legendBracketed: String { "von dir eingeklammert" }
  static var legendImpossible: String { "kann nicht zählen" }
  static var legendProjected: String { "projiziert" }
  static var legendUngraded: String { notGraded }
  static var legendNotTaken: String { notTaken }
}
