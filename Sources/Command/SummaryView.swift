import Abitur
import Interface
import Planner

/// Several plans, one line each, with a closing line.
struct SummaryView {
  private let painter: Painter
  private var faulty = 0
  private var broken = 0
  private var fine = 0

  init(_ painter: Painter) {
    self.painter = painter
  }

  /// One plan: grade, total, how it stands, where it comes from.
  mutating func line(_ assessment: Assessment, _ name: String) -> String {
    if assessment.passed == .no { broken += 1 } else { fine += 1 }
    let grade = assessment.passed == .no ? nil : assessment.grade.map { Wording.grade($0) }
    let total = assessment.total.map { "\($0)" } ?? "–"
    return painter.paint(Layout.right(grade ?? "–", 3), .strong) + "  " + Layout.right(total, 3)
      + "  " + Layout.left(Text(Wording.status(assessment)), 22) + " " + name
  }

  mutating func countFaulty() {
    faulty += 1
  }

  func closing() -> [String] {
    var parts: [String] = []
    if fine > 0 { parts.append("\(fine) bestanden oder auf Kurs") }
    if broken > 0 { parts.append("\(broken) nicht bestanden") }
    if faulty > 0 { parts.append("\(faulty) fehlerhaft") }
    let count = Wording.count(fine + broken + faulty, "Plan", "Pläne")
    return ["", "\(count): \(parts.joined(separator: ", "))."]
  }

  /// That a plan is written as it should be.
  ///
  /// - Parameter isNamed: Whether it was said before whose plan it is.
  static func inOrder(_ plan: Plan, isNamed: Bool) -> String {
    "in Ordnung. \(isNamed ? abitur(of: plan) : description(of: plan)), "
      + Wording.count(plan.candidate.subjects.count, "Fach", "Fächer").description
  }

  /// Whose plan it is, in a few words.
  static func description(of plan: Plan) -> String {
    guard let name = plan.name, !name.isEmpty else { return abitur(of: plan) }
    return "\(Wording.harmless(name, most: 30)), \(abitur(of: plan))"
  }

  private static func abitur(of plan: Plan) -> String {
    "Abitur \(plan.year), \(Wording.name(plan.land))"
  }
}
