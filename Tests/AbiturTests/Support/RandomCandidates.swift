import TestSupport

@testable import Abitur

/// Random candidates of a Land, with no more courses than trying all choices allows.
struct RandomCandidates {
  /// The subjects from which advanced ones are drawn.
  var advanced: [[String]]

  /// The subjects that everybody takes, with the half-years in which they may be taken.
  var always: [(id: String, shapes: [String])]

  /// Sets of alternatives: of each one is taken.
  var oneOf: [[(id: String, shape: String)]]

  /// Further subjects, from which some are taken.
  var further: [(id: String, shapes: [String])]

  /// So many courses are taken at most.
  var most: Int

  /// The number of written exams at the basic level, and of oral ones.
  var basicWritten: Int
  var oralExams: ClosedRange<Int>

  /// A candidate whose courses are all open, with its exams.
  func candidate(_ random: inout SeededGenerator) -> Candidate {
    while true {
      let candidate = draw(&random)
      if candidate.subjects.reduce(0, { $0 + $1.courses.count }) <= most { return candidate }
    }
  }

  private func draw(_ random: inout SeededGenerator) -> Candidate {
    var subjects: [SubjectEntry] = []
    let chosen = random.pick(advanced)
    func add(_ id: String, _ shape: String) {
      guard !subjects.contains(where: { $0.id.rawValue == id }) else { return }
      subjects.append(
        chosen.contains(id)
          ? Abitur.SubjectEntry(SubjectID(id), .advanced, courses: courses("? ? ? ?"))
          : basic(id, shape))
    }
    for id in chosen { add(id, "? ? ? ?") }
    for (id, shapes) in always { add(id, random.pick(shapes)) }
    for group in oneOf {
      let (id, shape) = random.pick(group)
      add(id, shape)
    }
    for (id, shapes) in further.shuffled(using: &random) {
      let shape = random.pick(shapes)
      let count = courses(shape).count
      guard subjects.reduce(0, { $0 + $1.courses.count }) + count <= most else { continue }
      add(id, shape)
    }
    var candidate = Candidate(subjects: subjects.shuffled(using: &random))
    let able = subjects.filter { $0.level == .basic && $0.courses.count == 4 }
      .map { $0.id.rawValue }.shuffled(using: &random)
    candidate.exams = able.prefix(basicWritten).map { written($0) }
    candidate.exams += able.dropFirst(basicWritten).prefix(random.pick(Array(oralExams))).map {
      oral($0)
    }
    return candidate
  }

  /// Results for so many courses, around a random level.
  func points(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    let level = 1 + random.below(14)
    let spread = 1 + random.below(7)
    return (0..<count).map { _ in
      max(min(level + random.below(2 * spread + 1) - spread, 15), 0)
    }
  }
}

extension RandomCandidates {
  static let four = "? ? ? ?"

  /// Baden-Württemberg: 40 courses of up to 43.
  static let badenWuerttemberg = RandomCandidates(
    advanced: [
      ["mathematik", "englisch", "physik"], ["deutsch", "mathematik", "biologie"],
      ["deutsch", "englisch", "geschichte"], ["mathematik", "chemie", "sport"],
      ["deutsch", "mathematik", "wirtschaft"],
    ],
    always: [
      ("deutsch", [four]), ("mathematik", [four]), ("geschichte", [four]),
      ("geographie", ["- ? ? -", "? ?", "? ? ?"]),
      ("gemeinschaftskunde", ["? - - ?", "- - ? ?", four]), ("englisch", [four]),
    ],
    oneOf: [
      [("religionslehre", four), ("ethik", four)], [("bildende-kunst", four), ("musik", four)],
      [("biologie", four), ("chemie", four), ("physik", four)],
      [("franzoesisch", four), ("latein", four), ("physik", four), ("informatik", four)],
    ],
    further: [
      ("sport", [four]), ("chemie", [four]), ("franzoesisch", [four]), ("philosophie", ["? ?"]),
      ("musik", ["? ?", four]), ("nwt", [four]), ("psychologie", ["? ? ?"]),
      ("spanisch-spaet", [four]),
    ], most: 43, basicWritten: 0, oralExams: 2...2)

  /// Hessen: 32 results of up to 36.
  static let hessen = RandomCandidates(
    advanced: [["englisch", "biologie"], ["mathematik", "deutsch"], ["latein", "geschichte"]],
    always: [
      ("deutsch", [four]), ("mathematik", [four]), ("geschichte", [four]),
      ("powi", [four, "? ?"]),
    ],
    oneOf: [
      [("englisch", four), ("franzoesisch", four)], [("kunst", "? ?"), ("musik", four)],
      [("biologie", four), ("chemie", four)], [("religion", four), ("ethik", four)],
      [("informatik", "? ?"), ("physik", "- - ? ?"), ("spanisch-neu", four), ("latein", "? ?")],
    ],
    further: [
      ("sport", [four]), ("chemie", [four]), ("spanisch-neu", [four, "? ? - -"]),
      ("darstellendes-spiel", ["? ?"]), ("philosophie", ["? ?", "? ? ?"]),
    ], most: 36, basicWritten: 1, oralExams: 2...2)

  /// Nordrhein-Westfalen: 35 to 40 results of up to 38.
  static let nordrheinWestfalen = RandomCandidates(
    advanced: [["deutsch", "biologie"], ["mathematik", "englisch"], ["latein", "geschichte"]],
    always: [
      ("deutsch", [four]), ("mathematik", [four]), ("geschichte", ["- - ? ?", four]),
      ("sozialwissenschaften", ["- - ? ?", four]),
    ],
    oneOf: [
      [("englisch", four), ("latein", four)],
      [("kunst", four), ("musik", "? ?"), ("literatur", "? ?")],
      [("biologie", four), ("physik", four)], [("religionslehre", "? ?"), ("philosophie", four)],
      [("chemie", four), ("spanisch-neu", four), ("informatik", four)],
      [("geographie", four), ("paedagogik", four)],
    ],
    further: [
      ("sport", [four]), ("kunst", ["?+? ? ? ?", "? ?"]), ("chor", ["? ? ?"]),
      ("informatik", [four]),
    ], most: 38, basicWritten: 1, oralExams: 1...1)

  /// Thüringen: 36 results of up to 39.
  static let thueringen = RandomCandidates(
    advanced: [
      ["deutsch", "englisch", "biologie"], ["mathematik", "geschichte", "englisch"],
      ["deutsch", "mathematik", "physik"],
    ],
    always: [
      ("deutsch", [four]), ("mathematik", [four]), ("englisch", [four]), ("geschichte", [four]),
      ("sport", [four, "? ? ?"]),
    ],
    oneOf: [
      [("kunst", four), ("musik", four)], [("religion", four), ("ethik", four)],
      [("biologie", four), ("chemie", four)], [("geografie", four), ("sozialkunde", "? ? ?")],
      [("informatik", four), ("franzoesisch", four), ("physik", "? ? ?")],
    ], further: [("astronomie-wahlfach", ["? ?", "? ? ?"]), ("sozialkunde", ["? ?"])], most: 39,
    basicWritten: 0, oralExams: 1...2)

  /// Rheinland-Pfalz: 35 results of up to 38.
  static let rheinlandPfalz = RandomCandidates(
    advanced: [
      ["deutsch", "englisch", "biologie"], ["mathematik", "geschichte", "englisch"],
      ["deutsch", "mathematik", "physik"],
    ],
    always: [
      ("deutsch", [four]), ("mathematik", [four]), ("englisch", [four]), ("geschichte", [four]),
    ],
    oneOf: [
      [("bildende-kunst", four), ("musik", "- - ? ?")], [("religion", four), ("ethik", "- ? ? ?")],
      [("biologie", four), ("chemie", four)],
      [("informatik", four), ("franzoesisch", four), ("physik", four)],
    ],
    further: [
      ("sport", [four]), ("philosophie", ["? ?", "? ? ?"]), ("sozialkunde", ["- - ? ?"]),
      ("erdkunde", ["? - - ?", four]),
    ], most: 38, basicWritten: 0, oralExams: 1...2)
}
