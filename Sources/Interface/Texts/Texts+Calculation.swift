extension Texts {
  static var calculation: StaticString { "Rechnung" }
  static var everyNumberOpens: StaticString { "Jede Zahl lässt sich öffnen." }
  static var openCalculation: StaticString { "Rechnung öffnen" }
  static var saveResult: StaticString { "Ergebnis sichern" }
  static var resultFile: StaticString { "gleitpfad-ergebnis.json" }
  static var resultSaved: StaticString { "Das Ergebnis ist gesichert." }

  /// What stands for a result that is still open.
  static var filledIn: StaticString { "Fortgeschrieben mit dem Schnitt deiner benoteten Kurse." }

  /// The whole sum, read out.
  static func sumSpoken(courses: Text, exams: Text, total: Text, grade: Text) -> Text {
    "\(courses) plus \(exams) gleich \(total), \(Texts.grade) \(grade)"
  }

  // MARK: Formulas

  static var plus: StaticString { "+" }
  static var times: StaticString { "×" }
  static var equals: StaticString { "=" }
  static var roughly: StaticString { "≈" }
}
