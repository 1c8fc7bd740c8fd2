import Testing

@testable import Abitur

/// The cases of Hessen: 32 results, areas with their own floors, rounding down.
@Suite struct HessenTests {
  private func assessed(_ candidate: Candidate) throws -> Assessment {
    try assess(candidate, under: Hessen.rules)
  }

  /// The full record.
  static let complete = Candidate(
    subjects: [
      advanced("englisch", "9 10 9 11"), advanced("biologie", "8 8 9 9"),
      basic("mathematik", "6 5 4 6"), basic("deutsch", "7 8 8 9"),
      basic("geschichte", "10 11 10 12"), basic("chemie", "5 4 6 5"), basic("powi", "8 9 7 8"),
      basic("religion", "12 12 13 12"), basic("kunst", "11 10"), basic("sport", "13 14 13 14"),
    ],
    exams: [
      written("englisch", 10), written("biologie", 8), written("mathematik", 5),
      oral("deutsch", 8), oral("geschichte", 11),
    ])

  @Test("The full record: 369 + 168 = 537, grade 2.6")
  func fullRecord() throws {
    let assessment = try assessed(Self.complete)
    #expect(assessment.blockOne.points == 369)
    #expect(assessment.blockOne.sum == Ratio(369))
    #expect(assessment.blockOne.divisor == 40)
    #expect(assessment.blockTwo.points == 168)
    #expect(assessment.total == 537)
    #expect(assessment.tenths == 26)
    #expect(assessment.passed == .yes)
    #expect(assessment.unmet.isEmpty)
    #expect(try assessment.condition("he-unter-5").actual == 1)
    #expect(try assessment.condition("he-leistungskurse-80").actual == 146)
    #expect(try assessment.condition("he-grundkurse-120").actual == 223)
    #expect(assessment.weights("sport").reduce(0, +) == 3)
    #expect(assessment.weights("englisch") == [2, 2, 2, 2])
    assessment.explanation.check()
  }

  @Test("All results 15 give 900 points, all 5 just pass")
  func ends() throws {
    func uniform(_ points: Int) -> Candidate {
      var candidate = Self.complete
      for subject in candidate.subjects.indices {
        for course in candidate.subjects[subject].courses.indices {
          candidate.subjects[subject].courses[course].outcome = outcome(points)
        }
      }
      for exam in candidate.exams.indices { candidate.exams[exam].main = outcome(points) }
      return candidate
    }
    let best = try assessed(uniform(15))
    #expect((best.total, best.tenths, best.passed) == (900, 10, .yes))
    let least = try assessed(uniform(5))
    #expect((least.blockOne.points, least.blockTwo.points) == (200, 100))
    #expect((least.total, least.tenths, least.passed) == (300, 40, .yes))
    #expect(try least.condition("he-leistungskurse-80").margin == 0)
    #expect(try least.condition("he-grundkurse-120").margin == 0)
  }

  /// Exactly eight advanced and 24 basic results, without Sport and so without enough taken.
  private func record(_ advancedPoints: [Int], _ basicPoints: [Int]) -> Candidate {
    func row(_ points: ArraySlice<Int>) -> String { points.map(String.init).joined(separator: " ") }
    return Candidate(
      subjects: [
        advanced("englisch", row(advancedPoints[0..<4])),
        advanced("biologie", row(advancedPoints[4..<8])),
        basic("deutsch", row(basicPoints[0..<4])), basic("mathematik", row(basicPoints[4..<8])),
        basic("geschichte", row(basicPoints[8..<12])), basic("powi", row(basicPoints[12..<16])),
        basic("religion", row(basicPoints[16..<20])), basic("kunst", row(basicPoints[20..<22])),
        basic("chemie", row(basicPoints[22..<24])),
      ], exams: Self.complete.exams)
  }

  private func results(_ groups: (points: Int, count: Int)...) -> [Int] {
    groups.flatMap { Array(repeating: $0.points, count: $0.count) }
  }

  @Test("119 points of Grundkurse are not enough although the block has 201")
  func basicFloor() throws {
    let assessment = try assessed(record(results((6, 1), (5, 7)), results((5, 23), (4, 1))))
    #expect(assessment.blockOne.points == 201)
    let floor = try assessment.condition("he-grundkurse-120")
    #expect((floor.actual, floor.required, floor.state) == (119, 120, .broken))
    #expect(try assessment.condition("he-leistungskurse-80").state == .safe)
    #expect(try assessment.condition("he-200").state == .safe)
    #expect(assessment.passed == .no)
  }

  @Test("78 points of Leistungskurse are not enough although the block has 203")
  func advancedFloor() throws {
    let assessment = try assessed(record(results((5, 7), (4, 1)), results((6, 5), (5, 19))))
    #expect(assessment.blockOne.points == 203)
    let floor = try assessment.condition("he-leistungskurse-80")
    #expect((floor.actual, floor.required, floor.state) == (78, 80, .broken))
  }

  @Test("Six results below 5 are allowed, two of them in Leistungskurse")
  func deficits() throws {
    let allowed = try assessed(record(results((8, 6), (4, 2)), results((8, 20), (4, 4))))
    #expect(allowed.blockOne.points == 288)
    #expect(try allowed.condition("he-unter-5").margin == 0)
    #expect(try allowed.condition("he-unter-5-leistungskurs").margin == 0)
    let seven = try assessed(record(results((8, 6), (4, 2)), results((8, 19), (4, 5))))
    #expect(seven.blockOne.points == 284)
    #expect(try seven.condition("he-unter-5").state == .broken)
    let three = try assessed(record(results((8, 5), (4, 3)), results((8, 21), (4, 3))))
    #expect(three.blockOne.points == 284)
    #expect(try three.condition("he-unter-5").state == .safe)
    #expect(try three.condition("he-unter-5-leistungskurs").state == .broken)
  }

  // MARK: - Exams

  /// The fourfold table of Anlage 10a: a third of 8 s + 4 m, fractions dropped.
  @Test("All 256 pairs are rounded down")
  func table() {
    let levels = Levels(Self.complete)
    var lower = 0
    for written in 0...15 {
      for oral in 0...15 {
        let exam = Exam("mathematik", .written, outcome(written), additionalOral: outcome(oral))
        let slot = ExamSlot(
          subject: 2, id: "mathematik", kind: .written, isAdvanced: false, field: .sciences,
          exam: exam)
        let value = slot.value(
          Hessen.rules.blockTwo.combination, factor: 4, levels, .projected
        ).points
        // The table's own step: four thirds of a point for an oral point, eight for a written one.
        #expect(value == (8 * written + 4 * oral) / 3, "\(written), \(oral)")
        if value != CombinedExamTests.nearest[oral][written] { lower += 1 }
      }
    }
    #expect(lower == 85)
  }

  static let cells = [
    (4, 6, 18), (5, 4, 18), (4, 7, 20), (7, 5, 25), (10, 3, 30), (0, 1, 1), (0, 2, 2),
    (15, 14, 58), (1, 0, 2), (4, 0, 10), (5, 0, 13), (15, 2, 42), (14, 15, 57), (15, 15, 60),
  ]

  @Test("Printed cells", arguments: cells)
  func cell(written: Int, oral: Int, value: Int) throws {
    var candidate = Self.complete
    candidate.exams[2] = Exam(
      "mathematik", .written, outcome(written), additionalOral: outcome(oral))
    #expect(try assessed(candidate).exam("mathematik").points == value)
  }

  private func examined(_ points: Int...) throws -> Assessment {
    var candidate = Self.complete
    for position in points.indices { candidate.exams[position].main = outcome(points[position]) }
    return try assessed(candidate)
  }

  @Test("Three exams with 5 points, one of them a Leistungskurs, none with 0")
  func conditions() throws {
    let passed = try examined(5, 4, 5, 5, 6)
    #expect((passed.blockTwo.points, passed.passed) == (100, .yes))
    let none = try examined(4, 4, 6, 6, 5)
    #expect((none.blockTwo.points, none.passed) == (100, .no))
    #expect(try none.condition(.advancedExamsReaching(20)).state == .broken)
    let zero = try examined(10, 10, 10, 10, 0)
    #expect((zero.blockTwo.points, zero.passed) == (160, .no))
    #expect(zero.unmet == ["he-keine-null"])
  }

  /// Practical and oral part, fourfold value.
  static let practical = [("0", 15, 12), ("3", 12, 20), ("4", 11, 30), ("1", 15, 20), ("9", 8, 34)]

  @Test("A weak practical part holds the exam down", arguments: practical)
  func practicalPart(practical: String, oralPart: Int, value: Int) throws {
    var candidate = Self.complete
    candidate.exams[3] = oral("sport", oralPart, practical: practical)
    #expect(try assessed(candidate).exam("sport").points == value)
  }

  @Test("A besondere Lernleistung is the fifth exam and frees its subject's courses")
  func component() throws {
    var candidate = Self.complete
    candidate.exams.removeLast()
    candidate.component = ComponentEntry(
      "bll", points: 15, field: .societies, place: .blockTwo)
    let assessment = try assessed(candidate)
    #expect(assessment.blockTwo.points == (10 + 8 + 5 + 8 + 15) * 4)
    #expect(assessment.passed == .yes)
    // Geschichte 10 11 10 12 still has to bring in two results only.
    #expect(try assessment.course("geschichte", 4).verdict == .fulfils("he-geschichte"))
    candidate.component?.points = 0
    #expect(try assessed(candidate).condition("he-keine-null").state == .broken)
  }

  // MARK: - Courses

  @Test("A 0 counts as not attended, whether it is brought in or not")
  func zeroIsNotTaken() throws {
    let assessment = try assessed(Self.complete.with("sport", "13 0 13 14"))
    let taken = try assessment.condition(.taking)
    #expect(taken.rule == "he-belegung-sport")
    #expect(taken.state == .broken)
    #expect(try assessment.condition("he-null").state == .safe)
    #expect(try assessment.condition("he-200").state == .safe)
    #expect(try assessed(Self.complete).condition(.taking).state == .safe)
    #expect(
      try assessed(Self.complete.with("sport", "13 ? 13 14")).condition(.taking).state == .open)
  }

  @Test("Sport brings in three results, as an exam subject four")
  func sport() throws {
    #expect(try assessed(Self.complete).weights("sport") == [1, 1, 0, 1])
    #expect(try assessed(Self.complete).course("sport", 3).verdict == .capped("he-sport"))
    var candidate = Self.complete
    candidate.exams[4] = oral("sport", 10)
    #expect(try assessed(candidate).weights("sport") == [1, 1, 1, 1])
  }

  @Test("Six results of the second field are needed")
  func secondField() throws {
    let candidate = Self.complete.with("religion", "1 1 1 1").with("powi", "1 1 9 9")
      .with("geschichte", "1 1 10 12").adding(basic("franzoesisch", "9 9 9 9"))
    var withOther = candidate
    withOther.exams[4] = oral("franzoesisch", 11)
    let assessment = try assessed(withOther)
    let society = ["geschichte", "powi", "religion"].flatMap { assessment.weights($0) }
    #expect(society.reduce(0, +) == 6)
  }

  @Test("A language started new is in with one of its last two results or not at all")
  func startedLanguage() throws {
    let good = Self.complete.adding(basic("spanisch-neu", "15 15 6 7"))
    #expect(try assessed(good).weights("spanisch-neu") == [1, 1, 0, 1])
    // As the second language it could take the place of Chemie 6 + 5, but only with the 1.
    let fair = Self.complete.adding(basic("spanisch-neu", "11 10 1 0"))
    #expect(try assessed(fair).weights("spanisch-neu") == [1, 0, 1, 0])
    let poor = Self.complete.adding(basic("spanisch-neu", "9 9 1 0"))
    #expect(try assessed(poor).weights("spanisch-neu") == [0, 0, 0, 0])
    let only = Self.complete.adding(basic("spanisch-neu", "15"))
    #expect(try assessed(only).weights("spanisch-neu") == [0, 0, 0, 0])
    #expect(try assessed(only).shortfalls.isEmpty)
  }

  @Test("Who made up for the second language brings in its last two results")
  func lateLanguage() throws {
    var candidate = Self.complete.adding(basic("spanisch-neu", "5 5 6 7"))
    candidate.facts = [Hessen.lateLanguage]
    #expect(try assessed(candidate).weights("spanisch-neu") == [0, 0, 1, 1])
  }

  @Test("Geographie stands for Politik und Wirtschaft only if it was taken without a gap")
  func geography() throws {
    var candidate = Self.complete.without("powi").adding(basic("geographie", "9 9 9 9"))
    #expect(try assessed(candidate).shortfalls.map { $0.rule } == ["he-powi"])
    candidate.facts = [Hessen.continuousGeography]
    #expect(try assessed(candidate).shortfalls.isEmpty)
  }

  @Test("Second language, second science or Informatik: each is enough, none is not")
  func second() throws {
    let without = Self.complete.without("chemie")
    #expect(
      try assessed(without.adding(basic("philosophie", "9 9 9 9"))).shortfalls.map { $0.rule }
        == ["he-zweite"])
    for other in ["franzoesisch", "informatik", "physik"] {
      #expect(try assessed(without.adding(basic(other, "9 9 9"))).shortfalls.isEmpty, "\(other)")
    }
  }

  @Test("A weak bracket that would break an area's floor is refused with the floor's rule")
  func floorAgainstWish() throws {
    let candidate = record(results((9, 8)), results((5, 24))).adding(basic("ethik", "1"))
      .with("religion", "5 5 5 (5)")
    #expect(try assessed(candidate).refusals.map { $0.rule } == ["he-grundkurse-120"])
  }
}
