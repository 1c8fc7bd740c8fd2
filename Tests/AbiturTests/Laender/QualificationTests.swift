import Testing

@testable import Abitur

/// The school part of the Fachhochschulreife.
@Suite struct QualificationTests {
  private func reached(
    _ candidate: Candidate, _ rules: RuleSet = BW.rules
  ) throws -> Qualification {
    try #require(try qualification(of: candidate, under: rules))
  }

  // MARK: - Baden-Württemberg

  /// The first two half-years of the complete case.
  static let firstYear: Candidate = {
    var candidate = BW.complete
    for subject in candidate.subjects.indices {
      candidate.subjects[subject].courses.removeAll { $0.halfYear > .second }
    }
    candidate.exams = []
    return candidate
  }()

  @Test("Two half-years: the best two advanced subjects and eleven others")
  func twoHalfYears() throws {
    // Mathematik 23 and Englisch 20 twice: 86. Deutsch 17, Geschichte 15, Biologie 21 must be in;
    // the best five others are 14, 13, 13, 13 and 12.
    let found = try reached(Self.firstYear)
    #expect(found.points == 86 + 53 + 65)
    #expect(found.grade == Grade(tenths: 20))
    #expect(found.period == [.first, .second])
    #expect(found.basis == .earned)
    #expect(found.state == .yes)
    #expect(found.rule == "bw-fachhochschulreife")
  }

  @Test("Half-years must follow each other, and the best pair is taken")
  func bestPeriod() throws {
    let found = try reached(BW.complete.with("physik", "8 9 15 15"))
    #expect(found.period == [.third, .fourth])
    // Physik 30 and Mathematik 25 twice; Englisch 11 9 as the language, Deutsch 10 9, Geschichte
    // 8 6, the science is there; then 15 14 14 13 13: Sport, Kunst and Religionslehre.
    #expect(found.points == 110 + 20 + 19 + 14 + 69)
  }

  @Test("One of both advanced subjects is Deutsch, Mathematik or a language")
  func advancedIncludes() throws {
    let candidate = Candidate(
      subjects: [
        advanced("physik", "15 15"), advanced("geschichte", "14 14"),
        advanced("mathematik", "5 5"), basic("deutsch", "9 9"), basic("englisch", "9 9"),
        basic("biologie", "9 9"), basic("sport", "9 9"), basic("religionslehre", "9 9"),
        basic("bildende-kunst", "9 9"),
      ])
    // Physik 30 with Mathematik 10, Geschichte among the others: 80 + 28 + nine of 9.
    #expect(try reached(candidate).points == 80 + 28 + 81)
  }

  @Test("20 points of advanced courses, two of them with 5; nine of fifteen with 5")
  func minima() throws {
    func state(_ mathematics: String, _ english: String, _ others: String) throws -> PassState {
      var candidate = Candidate(
        subjects: [advanced("mathematik", mathematics), advanced("englisch", english)])
      for id in ["deutsch", "geschichte", "biologie", "sport", "religionslehre", "bildende-kunst"] {
        candidate.subjects.append(basic(id, others))
      }
      return try reached(candidate).state
    }
    #expect(try state("5 5", "5 5", "9 9") == .yes)
    #expect(try state("5 5", "5 4", "9 9") == .no)
    #expect(try state("8 4", "4 4", "9 9") == .no)
    #expect(try state("8 8", "4 4", "9 9") == .yes)
    #expect(try state("8 8", "4 4", "9 4") == .no)
    #expect(try state("8 ?", "4 4", "9 9") == .open)
    #expect(try state("8 0", "8 8", "9 9") == .no)
  }

  @Test("Points below the lowest row of the table are not enough")
  func belowTheTable() throws {
    // 2 · 20 and 7 · 5 and 4 · 4: 91 points.
    var candidate = Candidate(
      subjects: [
        advanced("mathematik", "5 5"), advanced("englisch", "5 5"), basic("deutsch", "5 5"),
        basic("geschichte", "5 5"), basic("biologie", "5 5"), basic("sport", "5 4"),
        basic("religionslehre", "4 4"), basic("bildende-kunst", "4"),
      ])
    #expect(try reached(candidate).state == .no)
    #expect(try reached(candidate).points == nil)
    candidate = candidate.with("bildende-kunst", "8")
    #expect(try reached(candidate).points == 95)
    #expect(try reached(candidate).grade == Grade(tenths: 40))
    #expect(try reached(candidate).state == .yes)
  }

  @Test("Open results are projected, and nothing graded gives no points")
  func projected() throws {
    let open = try reached(Self.firstYear.with("sport", "14 ?"))
    #expect(open.points == 86 + 53 + 66)
    #expect(open.basis == .projected)
    var nothing = Self.firstYear
    for subject in nothing.subjects.indices {
      for course in nothing.subjects[subject].courses.indices {
        nothing.subjects[subject].courses[course].outcome = .open
      }
    }
    let found = try reached(nothing)
    #expect((found.points, found.grade, found.state) == (nil, nil, .open))
  }

  // MARK: - Hessen, Nordrhein-Westfalen

  /// Two advanced subjects and eleven other results in the first two half-years.
  private func record(_ advancedPoints: [Int], _ others: [Int]) -> Candidate {
    var candidate = Candidate(
      subjects: [
        advanced("biologie", "\(advancedPoints[0]) \(advancedPoints[1])"),
        advanced("englisch", "\(advancedPoints[2]) \(advancedPoints[3])"),
      ])
    let ids = ["deutsch", "mathematik", "geschichte", "kunst", "sport", "chemie"]
    for (position, id) in ids.enumerated() {
      let row = others[(2 * position)..<min(2 * position + 2, others.count)]
      candidate.subjects.append(basic(id, row.map(String.init).joined(separator: " ")))
    }
    return candidate
  }

  static let lands = ["HE", "NW"]

  private func rules(_ land: String) -> RuleSet {
    land == "HE" ? Hessen.rules : NordrheinWestfalen.rules
  }

  @Test("Other courses need a sum and a number of their own", arguments: lands)
  func areas(land: String) throws {
    let rules = rules(land)
    let least = try reached(record([5, 5, 5, 5], Array(repeating: 5, count: 11)), rules)
    #expect((least.points, least.grade, least.state) == (95, Grade(tenths: 40), .yes))
    let poor = Array(repeating: 5, count: 10) + [4]
    #expect(try reached(record([15, 15, 15, 15], poor), rules).state == .no)
    // 60 points of other courses, 19 of advanced ones: 98, but 38 of 40.
    let others = Array(repeating: 6, count: 5) + Array(repeating: 5, count: 6)
    #expect(try reached(record([5, 5, 5, 4], others), rules).state == .no)
    let six = [15, 15, 15, 15, 15, 15, 4, 4, 4, 4, 4]
    #expect(try reached(record([15, 15, 15, 15], six), rules).state == .no)
    let seven = [15, 15, 15, 15, 15, 15, 15, 4, 4, 4, 4]
    #expect(try reached(record([15, 15, 15, 15], seven), rules).points == 120 + 121)
  }

  @Test("260 points are 1.1, 261 are 1.0", arguments: lands)
  func ends(land: String) throws {
    let others = Array(repeating: 15, count: 10)
    #expect(try reached(record([15, 14, 13, 13], others + [15]), rules(land)).points == 275)
    let lower = try reached(record([12, 12, 12, 12], others + [14]), rules(land))
    #expect((lower.points, lower.grade) == (260, Grade(tenths: 11)))
    let higher = try reached(record([12, 12, 12, 12], others + [15]), rules(land))
    #expect((higher.points, higher.grade) == (261, Grade(tenths: 10)))
  }

  // MARK: - Thüringen

  /// Sums of fifteen single results with the points they are scaled to.
  static let scaled: [(sum: Int, points: Int?, tenths: Int?)] = [
    (74, nil, nil), (75, 95, 40), (150, 190, 23), (225, 285, 10), (76, 96, 39),
  ]

  @Test("Thüringen scales single results to the same table", arguments: scaled)
  func thuringia(sum: Int, points: Int?, tenths: Int?) throws {
    let (low, rest) = sum.quotientAndRemainder(dividingBy: 15)
    let results = (0..<15).map { $0 < rest ? low + 1 : low }
    let found = try reached(
      record(Array(results[..<4]), Array(results[4...])), Thueringen.rules)
    #expect(found.points == points)
    #expect(found.grade?.tenths == tenths)
    #expect(found.state == (points == nil ? .no : .yes))
  }

  @Test("A Land without a school part has none")
  func none() throws {
    #expect(try qualification(of: RheinlandPfalzTests.complete, under: RheinlandPfalz.rules) == nil)
  }
}
