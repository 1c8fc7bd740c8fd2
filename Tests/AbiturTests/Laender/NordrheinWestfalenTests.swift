import Testing

@testable import Abitur

/// The cases of Nordrhein-Westfalen: 35 to 40 results, limits in steps, four exams or five.
@Suite struct NordrheinWestfalenTests {
  private func assessed(_ candidate: Candidate) throws -> Assessment {
    try assess(candidate, under: NordrheinWestfalen.rules)
  }

  /// The full record.
  static let complete = Candidate(
    subjects: [
      advanced("deutsch", "10 11 10 12"), advanced("biologie", "9 8 9 10"),
      basic("englisch", "8 8 9 8"), basic("geographie", "11 10 12 11"),
      basic("mathematik", "5 4 5 6"), basic("geschichte", "- - 9 8"),
      basic("sozialwissenschaften", "- - 10 9"), basic("kunst", "12 11 12 13"),
      basic("religionslehre", "11 12"), basic("chemie", "6 5 6 7"), basic("sport", "13 13 14 14"),
    ],
    exams: [
      written("deutsch", 11), written("biologie", 9), written("englisch", 8),
      oral("geographie", 12),
    ])

  @Test("The full record: the best number is 36, 390 + 200 = 590, grade 2.3")
  func fullRecord() throws {
    let assessment = try assessed(Self.complete)
    #expect(assessment.blockOne.results == 36)
    #expect(assessment.blockOne.sum == Ratio(429))
    #expect(assessment.blockOne.divisor == 44)
    #expect(assessment.blockOne.points == 390)
    #expect(assessment.blockTwo.points == 200)
    #expect(assessment.blockTwo.factor == 5)
    #expect(assessment.total == 590)
    #expect(assessment.tenths == 23)
    #expect(assessment.passed == .yes)
    #expect(assessment.weights("chemie") == [0, 0, 1, 1])
    assessment.explanation.check()
  }

  /// So many results brought in, the weighted sum and the block's points.
  static let numbers = [(35, 418, 389), (36, 429, 390), (37, 435, 387), (38, 440, 383)]

  @Test("The full record for each number of results", arguments: numbers)
  func number(count: Int, sum: Int, points: Int) throws {
    var rules = NordrheinWestfalen.rules
    rules.blockOne.broughtIn = count...count
    let block = try assess(Self.complete, under: rules).blockOne
    #expect(block.sum == Ratio(sum))
    #expect(block.divisor == Int(count + 8))
    #expect(block.points == points)
  }

  @Test("A free result may be left out, so that it is not called compulsory")
  func rangeIsNotCompulsory() throws {
    var rules = NordrheinWestfalen.rules
    rules.blockOne.broughtIn = 38...40
    #expect(
      try assess(Self.complete, under: rules).course("sport", 1).verdict
        == .required("nw-35-bis-40"))
    let good = Self.complete.with("chemie", "15 15 6 7")
    #expect(try assessed(good).blockOne.results == 38)
    #expect(try assessed(good).course("sport", 1).verdict == .free)
  }

  // MARK: - Numbers of results

  /// Eight advanced results and as many basic ones as are given, 25 to 32.
  private func record(
    _ advancedPoints: [Int], _ basicPoints: [Int], exams: [Exam] = complete.exams
  ) -> Candidate {
    var rest = basicPoints[...]
    func row(_ count: Int) -> String {
      defer { rest = rest.dropFirst(count) }
      let cells = rest.prefix(count).map(String.init)
      return count == 2 ? "- - " + cells.joined(separator: " ") : cells.joined(separator: " ")
    }
    func row(_ points: ArraySlice<Int>) -> String { points.map(String.init).joined(separator: " ") }
    var subjects = [
      advanced("deutsch", row(advancedPoints[0..<4])),
      advanced("biologie", row(advancedPoints[4..<8])),
    ]
    let shapes = [
      ("englisch", 4), ("geographie", 4), ("mathematik", 4), ("geschichte", 2),
      ("sozialwissenschaften", 2), ("kunst", 2), ("religionslehre", 2), ("chemie", 2),
      ("sport", 4), ("informatik", 4), ("paedagogik", 2),
    ]
    for (id, count) in shapes where !rest.isEmpty { subjects.append(basic(id, row(count))) }
    return Candidate(subjects: subjects, exams: exams)
  }

  private func results(_ groups: (points: Int, count: Int)...) -> [Int] {
    groups.flatMap { Array(repeating: $0.points, count: $0.count) }
  }

  private func fives() -> [Exam] {
    [
      written("deutsch", 5), written("biologie", 5), written("englisch", 5),
      oral("geographie", 5),
    ]
  }

  @Test("35 to 40 results of 15 or 5 give 600 or 200 points", arguments: 27...32)
  func ends(count: Int) throws {
    let best = try assessed(record(results((15, 8)), results((15, count))))
    #expect(best.blockOne.points == 600)
    let least = try assessed(
      record(results((5, 8)), results((5, count)), exams: fives()))
    #expect((least.blockOne.points, least.blockTwo.points) == (200, 100))
    #expect((least.total, least.tenths, least.passed) == (300, 40, .yes))
  }

  @Test("Worked sums")
  func sums() throws {
    // 40 results, S = 48: 483 has a tie, 239 is too little.
    var rules = NordrheinWestfalen.rules
    rules.blockOne.broughtIn = 40...40
    let all = try assess(record(results((10, 8)), results((11, 3), (10, 29))), under: rules)
    #expect((all.blockOne.sum, all.blockOne.points) == (Ratio(483), 403))
    let below = try assess(record(results((5, 8)), results((4, 1), (5, 31))), under: rules)
    #expect((below.blockOne.sum, below.blockOne.points) == (Ratio(239), 199))
    #expect(try below.condition("nw-200").state == .broken)
    let small = try assessed(record(results((5, 8)), results((4, 1), (5, 26))))
    #expect((small.blockOne.sum, small.blockOne.points) == (Ratio(214), 199))
    let exact = try assessed(record(results((5, 8)), results((5, 27))))
    #expect((exact.blockOne.sum, exact.blockOne.points) == (Ratio(215), 200))
  }

  @Test("With 37 results seven may be below 5, an eighth needs a 38th result")
  func steps() throws {
    let seven = try assessed(record(results((9, 8)), results((4, 7), (9, 22))))
    #expect(seven.blockOne.results == 37)
    #expect(try seven.condition("nw-defizite").margin == 0)
    #expect(seven.passed == .yes)
    let eight = try assessed(record(results((9, 8)), results((4, 8), (9, 21))))
    #expect(try eight.condition("nw-defizite").state == .broken)
    let more = try assessed(record(results((9, 8)), results((4, 8), (9, 21), (5, 3))))
    #expect(more.blockOne.results == 38)
    #expect(try more.condition("nw-defizite").actual == 8)
    #expect(try more.condition("nw-defizite").required == 8)
    #expect(more.passed == .yes)
  }

  @Test("Of the results below 5 at most three are Leistungskurse")
  func advancedDeficits() throws {
    let four = try assessed(
      record(results((4, 4), (9, 4)), results((4, 4), (9, 28))))
    #expect(try four.condition("nw-defizite-leistungskurs").actual == 4)
    #expect(try four.condition("nw-defizite-leistungskurs").state == .broken)
    #expect(four.unmet == ["nw-defizite-leistungskurs"])
  }

  @Test("A Projektkurs is two results and two deficits")
  func project() throws {
    var candidate = record(results((9, 8)), results((4, 6), (9, 20)))
    candidate.component = ComponentEntry("projektkurs", points: 4, place: .blockOne)
    let eight = try assessed(candidate)
    #expect(eight.blockOne.results == 36)
    #expect(eight.blockOne.divisor == 44)
    #expect(try eight.condition("nw-defizite").actual == 8)
    #expect(try eight.condition("nw-defizite").required == 7)
    #expect(try eight.condition("nw-defizite").state == .broken)
    candidate = record(results((9, 8)), results((4, 5), (9, 21)))
    candidate.component = ComponentEntry("projektkurs", points: 4, place: .blockOne)
    #expect(try assessed(candidate).condition("nw-defizite").actual == 7)
    #expect(try assessed(candidate).passed == .yes)
    candidate.component?.points = 12
    let good = try assessed(candidate)
    #expect(good.blockOne.sum == Ratio(144 + 5 * 4 + 21 * 9 + 24))
    #expect(try good.condition("nw-defizite").actual == 5)
  }

  @Test("Caps: five of a subject, six of an exam subject, two of Literatur, four of Sport")
  func caps() throws {
    let extra = Self.complete.with("kunst", "15+15 15+15 15+15 15+15")
      .with("englisch", "15+15 15+15 15+15 15+15").with("sport", "15+15 15+15 15+15 15+15")
    let assessment = try assessed(extra)
    #expect(assessment.weights("kunst").reduce(0, +) == 5)
    #expect(assessment.weights("englisch").reduce(0, +) == 6)
    #expect(assessment.weights("sport").reduce(0, +) == 4)
    let other = try assessed(Self.complete.adding(basic("literatur", "15 15 15 15")))
    #expect(other.weights("literatur").reduce(0, +) == 2)
  }

  @Test("The ninth subject brings in its second year")
  func ninth() throws {
    let first = Self.complete.with("chemie", "15 15 1 1")
    #expect(try assessed(first).weights("chemie") == [1, 1, 1, 1])
    let without = Self.complete.with("chemie", "15 15 1 -")
    #expect(try assessed(without).shortfalls.map { $0.rule } == ["nw-neuntes-fach"])
    let language = without.adding(basic("spanisch-neu", "1 1 2 3"))
    #expect(try assessed(language).weights("spanisch-neu") == [0, 0, 1, 1])
  }

  // MARK: - Exams

  private func examined(_ points: Int..., bll: Int? = nil) throws -> Assessment {
    var candidate = Self.complete
    for position in points.indices { candidate.exams[position].main = outcome(points[position]) }
    if let bll { candidate.component = ComponentEntry("bll", points: bll, place: .blockTwo) }
    return try assessed(candidate)
  }

  @Test("Published: 5, 4, 5 and 10 reach 120 points and pass")
  func published() throws {
    let assessment = try examined(5, 4, 5, 10)
    #expect((assessment.blockTwo.points, assessment.passed) == (120, .yes))
  }

  @Test("Two exams with 25 points, one of them a Leistungskurs; a 0 does not stand in the way")
  func conditions() throws {
    let none = try examined(4, 4, 6, 6)
    #expect((none.blockTwo.points, none.passed) == (100, .no))
    #expect(none.unmet == ["nw-zwei-25"])
    let zero = try examined(5, 0, 5, 10)
    #expect((zero.blockTwo.points, zero.passed) == (100, .yes))
  }

  @Test("With a besondere Lernleistung five results count four times")
  func component() throws {
    let passed = try examined(5, 4, 5, 5, bll: 6)
    #expect((passed.blockTwo.points, passed.blockTwo.factor) == (100, 4))
    #expect(passed.blockTwo.exams.count == 5)
    #expect(passed.passed == .yes)
    let failed = try examined(5, 3, 4, 4, bll: 15)
    #expect((failed.blockTwo.points, failed.passed) == (124, .no))
    #expect(failed.unmet == ["nw-zwei-20"])
    #expect(failed.conditions.contains { $0.rule == "nw-zwei-25" } == false)
  }

  @Test("A component beside the exams replaces none and may be left open")
  func openComponent() throws {
    var candidate = Self.complete
    candidate.component = ComponentEntry("bll", points: 15)
    #expect(candidate.validate(under: NordrheinWestfalen.rules).isEmpty)
    let assessment = try assessed(candidate)
    // 40 · 4 + 60 against 40 · 5.
    #expect(assessment.componentPlace == .blockTwo)
    #expect(assessment.blockTwo.points == 220)
    candidate.component?.points = 9
    #expect(try assessed(candidate).componentPlace == .unused)
    candidate.component?.replaces = "geographie"
    candidate.component?.place = .blockTwo
    #expect(
      candidate.validate(under: NordrheinWestfalen.rules) == [.componentReplaces("geographie")])
  }

  /// Written, oral, fivefold value rounded half up and rounded down.
  static let cells = [(5, 4, 23, 23), (4, 7, 25, 25), (10, 11, 52, 51), (10, 12, 53, 53)]

  @Test("Fivefold values of combined exams in both readings", arguments: cells)
  func cell(written: Int, oral: Int, nearest: Int, down: Int) throws {
    var candidate = Self.complete
    candidate.exams[2] = Exam(
      "englisch", .written, outcome(written), additionalOral: outcome(oral))
    let exam = try assessed(candidate).exam("englisch")
    #expect(exam.points == nearest)
    #expect(exam.otherReading == (nearest == down ? nil : down))
    let other = try assessed(candidate.reading("anlage-8", "abgerundet")).exam("englisch")
    #expect(other.points == down)
    #expect(other.otherReading == (nearest == down ? nil : nearest))
  }

  @Test("Sport as the fourth exam is rounded before it is multiplied")
  func sport() throws {
    var candidate = Self.complete
    candidate.exams[3] = oral("sport", 8, practical: "9")
    #expect(try assessed(candidate).exam("sport").points == 45)
  }

  // MARK: - Shape of the exams

  @Test("More written exams than there are is a contradiction")
  func tooManyWritten() throws {
    var candidate = Self.complete
    candidate.exams = [written("englisch", 8), written("mathematik", 8)]
    // With both Leistungskurse these are four written exams of three.
    #expect(
      candidate.validate(under: NordrheinWestfalen.rules) == [.tooManyExams(4, most: 3)])
    candidate.exams.removeLast()
    #expect(candidate.validate(under: NordrheinWestfalen.rules).isEmpty)
    #expect(try assessed(candidate).blockTwo.exams.count == 4)
  }
}
