extension Texts {
  static var calculation: Text { "Rechnung" }
  static var everyNumberOpens: Text { "Jede Zahl lässt sich öffnen." }
  static var openCalculation: Text { "Rechnung öffnen" }
  static var saveResult: Text { "Ergebnis sichern" }
  static var resultFile: Text { "gleitpfad-ergebnis.json" }
  static var resultSaved: Text { "Das Ergebnis ist gesichert." }

  /// What stands for a result that is still open.
  static var filledIn: Text { "Fortgeschrieben mit dem Schnitt deiner benoteten Kurse." }

  /// The whole sum, read out.
  static func sumSpoken(courses: Text, exams: Text, total: Text, grade: Text) -> Text {
    "\(courses) plus \(exams) gleich \(total), \(Texts.grade) \(grade)"
  }

  // MARK: Formulas

  static var plus: Text { "+" }
  static var times: Text { "×" }
  static var equals: Text { "=" }
  static var roughly: Text { "≈" }
}
