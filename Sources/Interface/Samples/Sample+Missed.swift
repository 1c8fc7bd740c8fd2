extension Sample {
  /// A plan that misses the Abitur: 214 + 84 = 298.
  static var missed: PlanModel {
    let values = [12, 16, 12, 20, 24]
    let points = [3, 4, 3, 5, 6]
    let exams = examSubjects.enumerated().map { index, subject in
      ExamModel(
        subject: subject.name, kind: subject.kind, parts: [part(subject.kind, points[index])],
        level: nil, value: values[index], certainty: .certain, otherReading: nil)
    }
    var conditions = conditions(courses: (214, 5, 3), exams: (84, 12, 2, 0, .certain))
    conditions.insert(
      ConditionModel(
        key: .total, value: 298, certainty: .certain, bound: 300, direction: .atLeast,
        state: .violated), at: 0)
    return PlanModel(
      person: person,
      overview: OverviewModel(
        outcome: .failed, gradeTenths: nil, total: 298, decidedPoints: 900, maximum: 900,
        range: nil, thresholds: thresholds,
        landing: LandingModel(
          flown: [LandingModel.Fix(total: 214, open: 300)] + fixes(values, from: 214), ahead: []),
        courseBlock: BlockModel(
          points: 214, certainPoints: 214, certainty: .certain, maximum: 600, minimum: 200,
          step: 10, counted: 40, available: 44),
        examBlock: BlockModel(
          points: 84, certainPoints: 84, certainty: .certain, maximum: 300, minimum: 100, step: 5,
          counted: 5, available: 5),
        exams: exams, conditions: conditions, courses: missedCourses,
        notices: [
          .rejected(
            wish: .bracket, subject: "Geschichte", halfYear: 3, rule: "Geschichte muss zählen")
        ]),
      calculation: calculation(
        exams: exams, examBlock: 84, certainty: .certain, total: 298, tenths: nil,
        bounds: (300, 300), courses: (Fraction(257), 214)))
  }

  private static var missedCourses: CourseGridModel {
    func row(
      _ subject: String, _ points: [Int], _ weight: Int, _ verdict: CourseGridModel.Verdict
    ) -> CourseGridModel.Row {
      CourseGridModel.Row(
        subject: subject,
        cells: points.map { points in
          points < 0
            ? CourseGridModel.Cell(state: .notTaken, weight: 0, verdict: .notTaken)
            : CourseGridModel.Cell(state: .graded(points), weight: weight, verdict: verdict)
        })
    }
    var chemistry = row("Chemie", [0, 3, 4, 4], 0, .weaker)
    chemistry.cells[0].verdict = .zero
    chemistry.cells[2].verdict = .bracketed
    return CourseGridModel(
      groups: [
        CourseGridModel.Group(
          kind: .advanced,
          rows: [
            row("Mathematik", [5, 4, 5, 5], 2, .compulsory),
            row("Englisch", [6, 5, 5, 6], 2, .compulsory),
            row("Physik", [4, 4, 5, 5], 1, .compulsory),
          ]),
        CourseGridModel.Group(
          kind: .oralExam,
          rows: [
            row("Deutsch", [6, 6, 5, 6], 1, .compulsory),
            row("Religion", [7, 7, 6, 7], 1, .compulsory),
          ]),
        CourseGridModel.Group(
          kind: .further,
          rows: [
            row("Geschichte", [5, 5, 4, 5], 1, .compulsory),
            row("Geographie", [-1, 5, 6, -1], 1, .compulsory),
            row("Gemeinschaftskunde", [5, -1, -1, 6], 1, .compulsory),
            row("Biologie", [5, 4, 5, 5], 1, .compulsory), chemistry,
            row("Bildende Kunst", [6, 6, 6, 5], 1, .compulsory),
            row("Sport", [6, 6, 6, 6], 1, .free),
          ]),
      ], counted: 40, taken: 44, sum: Fraction(257), weights: 48, factor: 40, points: 214,
      certainty: .certain)
  }
}
