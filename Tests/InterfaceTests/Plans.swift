import Planner
import Testing

@testable import Abitur
@testable import Interface

/// The plans that the tests of the pages look at.
enum Plans {
  static func example(_ moment: ExampleMoment) throws -> PlanModel {
    try #require(examples[moment])
  }

  /// Worked out once; the tests ask for them thousands of times.
  private static let examples = Dictionary(
    uniqueKeysWithValues: ExampleMoment.allCases.compactMap { moment in
      (try? Plan.example(at: moment).map { try PlanModel($0) }).map { (moment, $0) }
    })

  static func model(_ file: String) throws -> PlanModel {
    try PlanModel(Plan(file: Array(file.utf8)))
  }

  /// The example's landing with another total, and the grade the table gives for it.
  static func landed(total: Int) throws -> LandingModel {
    var model = try example(.afterExams).landing
    model.total = total
    model.grade = model.thresholds.last { $0.points <= total }?.grade
    model.flown = [
      LandingModel.Fix(total: min(total, 430), open: 300), LandingModel.Fix(total: total, open: 0),
    ]
    return model
  }

  /// A course as it stands in the grid.
  static func cell(
    _ points: Ratio?, _ weight: Int, _ verdict: CourseVerdict, _ basis: Basis = .earned
  ) -> CourseAssessment {
    CourseAssessment(
      course: CourseID(SubjectID("sport"), .first), points: points, basis: basis, weight: weight,
      verdict: verdict)
  }

  /// A plan that misses the Abitur: 257 on 48 weights are 214 points, 12 + 16 + 12 + 20 + 24 are 84,
  /// together 298.
  static let missed = WordingPlan.file(
    [
      ("Mathematik", "5, 4, 5, 5", WordingPlan.advanced),
      ("Englisch", "6, 5, 5, 6", WordingPlan.advanced),
      ("Physik", "4, 4, 5, 5", WordingPlan.advanced),
      ("Deutsch", "6, 6, 5, 6", ""), ("Religionslehre", "7, 7, 6, 7", ""),
      ("Geschichte", "5, 5, 4, 5", ", \"geklammert\": [3]"), ("Geographie", "-, 5, 6, -", ""),
      ("Gemeinschaftskunde", "5, -, -, 6", ""), ("Biologie", "5, 4, 5, 5", ""),
      ("Chemie", "0, 3, 4, 4", ", \"geklammert\": [3]"), ("Bildende Kunst", "6, 6, 6, 5", ""),
      ("Sport", "6, 6, 6, 6", ""),
    ],
    exams: """
      {"fach": "Mathematik", "schriftlich": 3}, {"fach": "Englisch", "schriftlich": 4},
      {"fach": "Physik", "schriftlich": 3}, {"fach": "Deutsch", "muendlich": 5},
      {"fach": "Religionslehre", "muendlich": 6}
      """)

  /// A plan without any result.
  static let blank = WordingPlan.lena(WordingPlan.open)
    .split(separator: "\"kurse\": {").enumerated()
    .map { position, part in
      guard position > 0, let end = part.firstIndex(of: "}") else { return String(part) }
      let open = part[..<end].split(separator: ", ").map { $0.prefix { $0 != ":" } + ": \"offen\"" }
      return "\"kurse\": {" + open.joined(separator: ", ") + part[end...]
    }.joined()
}

extension AppState {
  /// The app after the vault has been opened and found empty.
  static var opened: AppState {
    let state = AppState()
    let fields = ["none", "0", "", ""].map { Array($0.utf8) }
    _ = state.update(
      .vault(message: Array("opened".utf8), argument: Array("writer".utf8), fields: fields))
    return state
  }

  /// The app with the plan of a file.
  static func showing(_ file: String) -> AppState {
    let state = opened
    _ = state.update(.fileChosen(name: "plan.json", bytes: Array(file.utf8)))
    return state
  }
}
