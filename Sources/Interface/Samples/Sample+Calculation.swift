extension Sample {
  /// The calculation of the example, its exams as given.
  static func calculation(
    exams: [ExamModel], examBlock: Int, certainty: Certainty, total: Int, tenths: Int?,
    bounds: (from: Int, to: Int), courses: (sum: Fraction, points: Int) = (Fraction(516), 430)
  ) -> CalculationModel {
    CalculationModel(
      courseBlock: Figure(number: Fraction(courses.points), certainty: .certain),
      examBlock: Figure(number: Fraction(examBlock), certainty: certainty),
      total: Figure(number: Fraction(total), certainty: certainty), gradeTenths: tenths,
      gradeCertainty: certainty,
      nodes: [
        courseNode(sum: courses.sum, points: courses.points),
        CalculationNode(
          title: Texts.examBlock, detail: "fünf Prüfungen, vierfach",
          value: .number(Fraction(examBlock)), certainty: certainty, equation: nil,
          explanation: nil,
          source: CalculationNode.Source(citation: "§ 17 Absatz 2 AGVO", confidence: .likely),
          isSum: false, parts: exams.map { examNode($0) }),
        CalculationNode(
          title: Texts.grade,
          detail: tenths == nil
            ? "unter \(bounds.from) Punkten gibt es keine"
            : "\(total) liegt zwischen \(bounds.from) und \(bounds.to)",
          value: tenths.map { .grade(tenths: $0) } ?? .open, certainty: certainty, equation: nil,
          explanation: "Die Note steht in der Tabelle der Kultusministerkonferenz. "
            + "Gerundet wird dabei nicht.",
          source: CalculationNode.Source(
            citation: "Notentabelle der Kultusministerkonferenz", confidence: .confirmed),
          isSum: false, parts: []),
      ])
  }

  private static func courseNode(sum: Fraction, points: Int) -> CalculationNode {
    let isWorkedCase = sum == Fraction(516)
    return CalculationNode(
      title: Texts.courseBlock, detail: "40 Kurse, 48 Gewichte",
      value: .number(Fraction(points)), certainty: .certain,
      equation: Equation(
        formula: .product([
          .quotient(.number(sum), .number(Fraction(48))), .number(Fraction(40)),
        ]), exact: isWorkedCase ? nil : Fraction(257 * 40, over: 48), result: Fraction(points)),
      explanation: nil,
      source: CalculationNode.Source(citation: "§ 17 Absatz 1 AGVO", confidence: .confirmed),
      isSum: false,
      parts: isWorkedCase
        ? [
          leaf("12 Kurse der Leistungsfächer", nil, 122),
          leaf("Mathematik und Englisch doppelt", "48 + 40", 88),
          leaf("22 Pflichtkurse", nil, 225),
          leaf("6 freie Kurse", "Sport 15 14 14 13, Kunst 13 12", 81),
          leaf("Summe auf 48 Gewichte", nil, 516, isSum: true),
        ] : [leaf("Summe auf 48 Gewichte", nil, 257, isSum: true)])
  }

  private static func leaf(
    _ title: String, _ detail: String?, _ value: Int, isSum: Bool = false
  ) -> CalculationNode {
    CalculationNode(
      title: title, detail: detail, value: .number(Fraction(value)), certainty: .certain,
      equation: nil, explanation: nil, source: nil, isSum: isSum, parts: [])
  }

  private static func examNode(_ exam: ExamModel) -> CalculationNode {
    let points = exam.parts.compactMap { $0.points }
    let four = Formula.number(Fraction(4))
    let formula: Formula
    var exact: Fraction?
    var explanation: String?
    if points.count == 2 {
      formula = .quotient(
        .product([
          .sum([
            .product([.number(Fraction(2)), .number(Fraction(points[0]))]),
            .number(Fraction(points[1])),
          ]), four,
        ]), .number(Fraction(3)))
      exact = Fraction(Int64(2 * points[0] + points[1]) * 4, over: 3)
      explanation =
        "Schriftlich zählt doppelt, mündlich einfach. Gerundet wird nach dem Vervierfachen."
    } else {
      formula = .product([.number(exam.level ?? Fraction(points.first ?? 0)), four])
      explanation =
        exam.certainty == .projected ? "Fortgeschrieben mit dem Schnitt deiner Kurse." : nil
    }
    let value = Fraction(exam.value ?? 0)
    return CalculationNode(
      title: exam.subject ?? Texts.subjectNotChosen, detail: Texts.examParts(exam),
      value: .number(value), certainty: exam.certainty,
      equation: Equation(
        formula: formula, exact: exact?.whole == nil ? exact : nil, result: value),
      explanation: explanation,
      source: points.count == 2
        ? CalculationNode.Source(
          citation: "Landestabelle für schriftlich und mündlich", confidence: .likely)
        : CalculationNode.Source(citation: "§ 17 Absatz 2 AGVO", confidence: .likely),
      isSum: false, parts: [])
  }
}
