/// The example: one pupil's plan at several points in time, with figures worked out by hand.
enum Sample {
  static func plan(at moment: Route.Moment) -> PlanModel {
    switch moment {
    case .beforeFirstResult: beforeFirstResult
    case .beforeExams: beforeExams
    case .afterExams: afterExams
    case .missed: missed
    }
  }

  static var person: PersonModel {
    PersonModel(name: "Lena", year: 2027, land: "Baden-Württemberg", code: "BW")
  }

  /// The fewest points of every grade, from 4,0 at 300 to 1,0 at 823.
  static var thresholds: [Threshold] {
    [Threshold(points: 300, tenths: 40)]
      + (10...39).reversed().map { Threshold(points: 1003 - 18 * $0, tenths: $0) }
  }

  // MARK: Courses

  /// A subject and its points in the four half-years; -1 is not taken.
  private typealias Subject = (name: String, points: [Int])

  private static var advanced: [Subject] {
    [
      ("Mathematik", [12, 11, 13, 12]), ("Englisch", [10, 10, 11, 9]), ("Physik", [8, 9, 7, 10]),
    ]
  }
  private static var oral: [Subject] {
    [("Deutsch", [9, 8, 10, 9]), ("Religion", [12, 13, 12, 13])]
  }
  private static var further: [Subject] {
    [
      ("Geschichte", [7, 8, 8, 6]), ("Geographie", [-1, 9, 10, -1]),
      ("Gemeinschaftskunde", [11, -1, -1, 10]), ("Biologie", [10, 11, 10, 12]),
      ("Chemie", [5, 4, 6, 5]), ("Bildende Kunst", [13, 12, 14, 13]),
      ("Sport", [14, 13, 15, 14]),
    ]
  }

  private static func cell(
    _ points: Int, weight: Int = 1, _ verdict: CourseGridModel.Verdict
  ) -> CourseGridModel.Cell {
    guard points >= 0 else {
      return CourseGridModel.Cell(state: .notTaken, weight: 0, verdict: .notTaken)
    }
    return CourseGridModel.Cell(state: .graded(points), weight: weight, verdict: verdict)
  }

  private static func row(
    _ subject: Subject, weight: Int = 1, verdict: CourseGridModel.Verdict = .compulsory
  ) -> CourseGridModel.Row {
    CourseGridModel.Row(
      subject: subject.name,
      cells: subject.points.map { cell($0, weight: weight, verdict) })
  }

  private static var courses: CourseGridModel {
    CourseGridModel(
      groups: [
        CourseGridModel.Group(
          kind: .advanced,
          rows: advanced.enumerated().map { row($0.element, weight: $0.offset < 2 ? 2 : 1) }),
        CourseGridModel.Group(kind: .oralExam, rows: oral.map { row($0) }),
        CourseGridModel.Group(
          kind: .further,
          rows: further.map { subject in
            switch subject.points {
            case [5, 4, 6, 5]: row(subject, weight: 0, verdict: .weaker)
            case [14, 13, 15, 14]: row(subject, verdict: .free)
            case [13, 12, 14, 13]:
              CourseGridModel.Row(
                subject: subject.name,
                cells: [
                  cell(13, .compulsory), cell(12, .free), cell(14, .compulsory), cell(13, .free),
                ])
            default: row(subject)
            }
          }),
      ], counted: 40, taken: 44, sum: Fraction(516), weights: 48, factor: 40, points: 430,
      certainty: .certain)
  }

  private static var courseBlock: BlockModel {
    BlockModel(
      points: 430, certainPoints: 430, certainty: .certain, maximum: 600, minimum: 200, step: 10,
      counted: 40, available: 44)
  }

  // MARK: Before the first result

  private static var beforeFirstResult: PlanModel {
    var courses = courses
    courses.points = nil
    courses.sum = nil
    for group in courses.groups.indices {
      for row in courses.groups[group].rows.indices {
        for index in courses.groups[group].rows[row].cells.indices {
          if case .graded = courses.groups[group].rows[row].cells[index].state {
            courses.groups[group].rows[row].cells[index].state = .ungraded
            courses.groups[group].rows[row].cells[index].weight = 1
            courses.groups[group].rows[row].cells[index].verdict = .free
          }
        }
      }
    }
    let open = Figure(number: nil, certainty: .projected)
    return PlanModel(
      person: person,
      overview: OverviewModel(
        outcome: .nothingYet, gradeTenths: nil, total: nil, decidedPoints: 0, maximum: 900,
        range: nil, thresholds: thresholds, landing: LandingModel(flown: [], ahead: []),
        courseBlock: BlockModel(
          points: nil, certainPoints: 0, certainty: .projected, maximum: 600, minimum: 200,
          step: 10, counted: 0, available: 44),
        examBlock: BlockModel(
          points: nil, certainPoints: 0, certainty: .projected, maximum: 300, minimum: 100,
          step: 5, counted: 0, available: 5),
        exams: examSubjects.map { subject in
          ExamModel(
            subject: subject.name, kind: subject.kind, parts: [part(subject.kind, nil)],
            level: nil, value: nil, certainty: .projected, otherReading: nil)
        },
        conditions: conditions(courses: nil, exams: nil), courses: courses, notices: []),
      calculation: CalculationModel(
        courseBlock: open, examBlock: open, total: open, gradeTenths: nil,
        gradeCertainty: .projected, nodes: []))
  }

  // MARK: Before the exams

  private static var beforeExams: PlanModel {
    let levels: [Fraction?] = [
      Fraction(12), Fraction(10), Fraction(17, over: 2), Fraction(9), Fraction(25, over: 2),
    ]
    let values = [48, 40, 34, 36, 50]
    let exams = examSubjects.enumerated().map { index, subject in
      ExamModel(
        subject: subject.name, kind: subject.kind, parts: [part(subject.kind, nil)],
        level: levels[index], value: values[index], certainty: .projected, otherReading: nil)
    }
    return PlanModel(
      person: person,
      overview: OverviewModel(
        outcome: .projected, gradeTenths: 21, total: 638, decidedPoints: 600, maximum: 900,
        range: RangeModel(
          secured: 430, passFrom: 530, passFromTenths: 27, highest: 730, highestTenths: 16),
        thresholds: thresholds,
        landing: LandingModel(
          flown: [LandingModel.Fix(total: 430, open: 300)],
          ahead: fixes(values, from: 430)),
        courseBlock: courseBlock,
        examBlock: BlockModel(
          points: 208, certainPoints: 0, certainty: .projected, maximum: 300, minimum: 100,
          step: 5, counted: 0, available: 5),
        exams: exams,
        conditions: conditions(courses: (430, 0, 0), exams: (208, 34, 5, 3, .projected)),
        courses: courses, notices: []),
      calculation: calculation(
        exams: exams, examBlock: 208, certainty: .projected, total: 638, tenths: 21,
        bounds: (625, 642)))
  }

  // MARK: After the exams

  private static var afterExams: PlanModel {
    let parts: [[ExamModel.Part]] = [
      [part(.written, 11), ExamModel.Part(kind: .additionalOral, points: 13)],
      [part(.written, 9)],
      [part(.written, 8), ExamModel.Part(kind: .additionalOral, points: 7)],
      [part(.oral, 10)], [part(.oral, 14)],
    ]
    let values = [47, 36, 31, 40, 56]
    let exams = examSubjects.enumerated().map { index, subject in
      ExamModel(
        subject: subject.name, kind: subject.kind, parts: parts[index], level: nil,
        value: values[index], certainty: .certain, otherReading: index == 0 ? 48 : nil)
    }
    return PlanModel(
      person: person,
      overview: OverviewModel(
        outcome: .landed, gradeTenths: 21, total: 640, decidedPoints: 900, maximum: 900,
        range: nil, thresholds: thresholds,
        landing: LandingModel(
          flown: [LandingModel.Fix(total: 430, open: 300)] + fixes(values, from: 430), ahead: []),
        courseBlock: courseBlock,
        examBlock: BlockModel(
          points: 210, certainPoints: 210, certainty: .certain, maximum: 300, minimum: 100,
          step: 5, counted: 5, available: 5),
        exams: exams,
        conditions: conditions(courses: (430, 0, 0), exams: (210, 31, 5, 3, .certain)),
        courses: courses, notices: []),
      calculation: calculation(
        exams: exams, examBlock: 210, certainty: .certain, total: 640, tenths: 21,
        bounds: (625, 642)))
  }

  // MARK: Parts

  static var examSubjects: [(name: String, kind: ExamModel.Kind)] {
    [
      ("Mathematik", .written), ("Englisch", .written), ("Physik", .written),
      ("Deutsch", .oral), ("Religion", .oral),
    ]
  }

  static func part(_ kind: ExamModel.Kind, _ points: Int?) -> ExamModel.Part {
    ExamModel.Part(kind: kind == .written ? .written : .oral, points: points)
  }

  /// The path through exams of these values, each of which opens 60 points.
  static func fixes(_ values: [Int], from start: Int) -> [LandingModel.Fix] {
    var total = start
    return values.enumerated().map { index, value in
      total += value
      return LandingModel.Fix(
        name: examSubjects[index].name, value: value, total: total,
        open: 60 * (values.count - 1 - index))
    }
  }

  static func conditions(
    courses: (points: Int, weak: Int, weakAdvanced: Int)?,
    exams: (points: Int, weakest: Int, strong: Int, strongAdvanced: Int, certainty: Certainty)?
  ) -> [ConditionModel] {
    func condition(
      _ key: ConditionKey, _ value: Int?, _ direction: ConditionModel.Direction, _ bound: Int,
      _ certainty: Certainty
    ) -> ConditionModel {
      var condition = ConditionModel(
        key: key, value: value, certainty: certainty, bound: bound, direction: direction,
        state: .open)
      if certainty == .certain, let margin = condition.margin {
        condition.state = margin >= 0 ? .secured : .violated
      }
      return condition
    }
    let sure: Certainty = courses == nil ? .projected : .certain
    let exam = exams?.certainty ?? .projected
    return [
      condition(.courseBlock, courses?.points, .atLeast, 200, sure),
      condition(.weakCourses, courses?.weak, .atMost, 8, sure),
      condition(.weakAdvancedCourses, courses?.weakAdvanced, .atMost, 3, sure),
      condition(.zeroCourses, courses.map { _ in 0 }, .atMost, 0, sure),
      condition(.examBlock, exams?.points, .atLeast, 100, exam),
      condition(.weakestExam, exams?.weakest, .atLeast, 4, exam),
      condition(.strongExams, exams?.strong, .atLeast, 3, exam),
      condition(.strongAdvancedExams, exams?.strongAdvanced, .atLeast, 2, exam),
    ]
  }
}
