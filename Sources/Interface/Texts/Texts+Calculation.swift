extension Texts {
  static var calculation: String { "Rechnung" }
  static var everyNumberOpens: String { "Jede Zahl lässt sich öffnen." }
  static var openCalculation: String { "Rechnung öffnen" }

  static func confidence(_ confidence: Confidence) -> String {
    switch confidence {
    case .confirmed: "gesichert"
    case .likely: "wahrscheinlich"
    case .unsettled: "ungeklärt"
    }
  }

  /// The whole sum, read out.
  static func sumSpoken(courses: String, exams: String, total: String, grade: String) -> String {
    "\(courses) plus \(exams) gleich \(total), Note \(grade)"
  }

  // MARK: Formulas, written and spoken

  static var plus: String { "+" }
  static var minus: String { "−" }
  static var times: String { "×" }
  static var equals: String { "=" }
  static var roughly: String { "≈" }

  static func spoken(_ equation: Equation) -> String {
    var text = spoken(equation.formula, isInner: false)
    if let exact = equation.exact {
      let rounded = German.decimal(exact, places: 2)
      text += rounded.isExact ? ", gleich \(rounded.text)" : ", rund \(rounded.text)"
      text += ", gerundet \(German.decimal(equation.result, places: 2).text)"
    } else {
      text += ", gleich \(German.decimal(equation.result, places: 2).text)"
    }
    return text
  }

  private static func spoken(_ formula: Formula, isInner: Bool) -> String {
    switch formula {
    case .number(let number): return spoken(number)
    case .sum(let parts): return spoken(parts, between: " plus ", isInner: isInner)
    case .product(let parts): return spoken(parts, between: " mal ", isInner: false)
    case .difference(let left, let right):
      return spoken([left, right], between: " minus ", isInner: isInner)
    case .quotient(let top, let bottom):
      return "\(spoken(top, isInner: true)) durch \(spoken(bottom, isInner: true))"
    }
  }

  private static func spoken(_ parts: [Formula], between: String, isInner: Bool) -> String {
    let text = parts.map { spoken($0, isInner: true) }.joined(separator: between)
    return isInner ? "Klammer \(text) Klammer zu" : text
  }

  private static func spoken(_ number: Fraction) -> String {
    let rounded = German.decimal(number, places: 2)
    if rounded.isExact { return rounded.text }
    return "\(German.integer(number.numerator)) durch \(German.integer(number.denominator))"
  }
}
