import JSON

extension Texts {
  static var calculation: Literal { "Rechnung" }
  static var everyNumberOpens: Literal { "Jede Zahl lässt sich öffnen." }
  static var openCalculation: Literal { "Rechnung öffnen" }
  static var saveResult: Literal { "Ergebnis sichern" }
  static var resultFile: Literal { "gleitpfad-ergebnis.json" }
  static var resultSaved: Literal { "Das Ergebnis ist gesichert." }

  /// What stands for a result that is still open.
  static var filledIn: Literal { "Fortgeschrieben mit dem Schnitt deiner benoteten Kurse." }

  /// The whole sum, read out.
  static func sumSpoken(
    courses: Text, exams: Text, total: Text, grade: Text, isProjected: Bool
  ) -> Text {
    let text: Text = "\(courses) plus \(exams) gleich \(total), \(Texts.grade) \(grade)"
    return isProjected ? "\(text), \(projectedSpoken)" : text
  }

  // MARK: Formulas

  static var plus: Literal { "+" }
  static var times: Literal { "×" }
  static var equals: Literal { "=" }
  static var roughly: Literal { "≈" }
}
