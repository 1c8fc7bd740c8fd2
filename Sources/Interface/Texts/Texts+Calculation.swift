extension Texts {
  static var calculation: String { "Rechnung" }
  static var everyNumberOpens: String { "Jede Zahl lässt sich öffnen." }
  static var openCalculation: String { "Rechnung öffnen" }
  static var saveResult: String { "Ergebnis sichern" }
  static var resultFile: String { "gleitpfad-ergebnis.json" }
  static var resultSaved: String { "Das Ergebnis ist gesichert." }

  /// What stands for a result that is still open.
  static var filledIn: String { "Fortgeschrieben mit dem Schnitt deiner benoteten Kurse." }

  /// The whole sum, read out.
  static func sumSpoken(courses: String, exams: String, total: String, grade: String) -> String {
    "\(courses) plus \(exams) gleich \(total), \(Texts.grade) \(grade)"
  }

  // MARK: Formulas

  static var plus: String { "+" }
  static var times: String { "×" }
  static var equals: String { "=" }
  static var roughly: String { "≈" }
}
