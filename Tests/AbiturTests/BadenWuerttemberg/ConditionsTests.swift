import Testing

@testable import Abitur

/// Every condition of Baden-Württemberg at its edge and broken alone.
@Suite struct ConditionsTests {
  /// Forty courses of 5 points and exams of 5 points: every condition is met, none with much room.
  static func edge(
    advanced: [Int] = Array(repeating: 5, count: 12),
    others: [Int] = Array(repeating: 5, count: 28), exams: [Int] = [5, 5, 5, 5, 5]
  ) -> Candidate {
    var candidate = BW.forty(advanced: advanced, others)
    for position in exams.indices {
      candidate.exams[position].main = outcome(exams[position])
    }
    return candidate
  }

  /// The condition is met at its edge and unmet just beyond it, all others staying met.
  private func expect(
    _ broken: Candidate, breaks rules: [String], _ actual: Int?, _ required: Int,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let assessment = try assess(broken, under: BW.rules)
    #expect(assessment.unmet == rules, sourceLocation: location)
    let condition = try assessment.condition(rules[0], location)
    #expect(condition.actual == actual, sourceLocation: location)
    #expect(condition.required == required, sourceLocation: location)
    #expect(condition.state == .broken, sourceLocation: location)
    #expect(assessment.passed == .no, sourceLocation: location)
    #expect(assessment.range.passingFrom == nil, sourceLocation: location)
  }

  @Test("At the edge everything is met")
  func edge() throws {
    let assessment = try assess(Self.edge(), under: BW.rules)
    #expect(assessment.unmet.isEmpty)
    #expect(assessment.conditions.allSatisfy { $0.state == .safe })
    #expect(
      assessment.conditions.map { $0.rule.rawValue } == [
        "bw-40-kurse", "bw-kursblock-200", "bw-pruefungsblock-100", "bw-gesamt-300",
        "bw-null-punkte", "bw-unter-5", "bw-unter-5-leistungsfach", "bw-jede-pruefung-4",
        "bw-drei-pruefungen-20", "bw-drei-pruefungen-20", "bw-pruefungsfaecher-felder",
        "bw-pruefungsfaecher-deutsch", "bw-pruefungsfaecher-mathematik", "bw-leistungsfach-wahl",
      ])
  }

  @Test("199 points of courses are not enough")
  func blockOne() throws {
    // 237 of 720: 197.5, upwards 198; the exams make up for the total.
    try expect(
      Self.edge(others: [4, 4, 4] + Array(repeating: 5, count: 25), exams: [6, 6, 6, 6, 6]),
      breaks: ["bw-kursblock-200"], 198, 200)
  }

  @Test("99 points of exams are not enough")
  func blockTwo() throws {
    var candidate = Self.edge(others: Array(repeating: 6, count: 28), exams: [5, 5, 5, 5, 5])
    candidate.exams[4] = certified("religionslehre", .oral, 19)
    try expect(candidate, breaks: ["bw-pruefungsblock-100"], 99, 100)
  }

  @Test("A total below 300 comes only with a block below its own minimum")
  func total() throws {
    var candidate = Self.edge()
    candidate.exams[4] = certified("religionslehre", .oral, 19)
    let assessment = try assess(candidate, under: BW.rules)
    #expect(assessment.unmet == ["bw-pruefungsblock-100", "bw-gesamt-300"])
    #expect(assessment.total == 299)
    #expect(assessment.grade == nil)
  }

  @Test("A course with 0 points that must count stands in the way")
  func zero() throws {
    try expect(
      Self.edge(others: [0, 9] + Array(repeating: 6, count: 26)), breaks: ["bw-null-punkte"], 1, 0)
  }

  @Test("Nine courses below 5 points are too many")
  func deficits() throws {
    let weak = Array(repeating: 4, count: 9) + Array(repeating: 8, count: 19)
    try expect(Self.edge(others: weak), breaks: ["bw-unter-5"], 9, 8)
  }

  @Test("Four advanced courses below 5 points are too many")
  func advancedDeficits() throws {
    let weak = Array(repeating: 4, count: 4) + Array(repeating: 9, count: 8)
    try expect(Self.edge(advanced: weak), breaks: ["bw-unter-5-leistungsfach"], 4, 3)
  }

  @Test("An exam below 4 points stands in the way")
  func weakestExam() throws {
    try expect(Self.edge(exams: [9, 9, 9, 9, 0]), breaks: ["bw-jede-pruefung-4"], 0, 4)
  }

  @Test("Two exams with 20 points are too few")
  func threeExams() throws {
    try expect(Self.edge(exams: [9, 9, 4, 4, 4]), breaks: ["bw-drei-pruefungen-20"], 2, 3)
  }

  @Test("One advanced exam with 20 points is too few")
  func twoAdvancedExams() throws {
    let assessment = try assess(Self.edge(exams: [9, 4, 4, 9, 9]), under: BW.rules)
    #expect(assessment.unmet == ["bw-drei-pruefungen-20"])
    #expect(try assessment.condition(.examsReaching(20)).isMet == true)
    let advanced = try assessment.condition(.advancedExamsReaching(20))
    #expect((advanced.actual, advanced.required, advanced.state) == (1, 2, .broken))
  }

  @Test("Published: exams 3, 3, 3, 8 and 8 reach 100 points and still do not pass")
  func hundredButNoThree() throws {
    let assessment = try assess(Self.edge(exams: [3, 3, 3, 8, 8]), under: BW.rules)
    #expect(assessment.blockTwo.points == 100)
    #expect(assessment.passed == .no)
    #expect(Set(assessment.unmet) == ["bw-drei-pruefungen-20"])
  }

  /// Written 0 with an additional oral exam: its points, the fourfold value, whether it is enough.
  static let zeroRule = [("-", 0, false), ("1", 1, false), ("2", 3, false), ("3", 4, true)]

  @Test("A written 0 needs three oral points", arguments: zeroRule)
  func writtenZero(oral: String, value: Int, isEnough: Bool) throws {
    var candidate = Self.edge(exams: [9, 9, 9, 9, 9])
    candidate.exams[0] = written("mathematik", 0, oral: oral)
    let assessment = try assess(candidate, under: BW.rules)
    #expect(try assessment.exam("mathematik").points == value)
    #expect(try assessment.condition(.weakestExam).isMet == isEnough)
    #expect((assessment.passed == .yes) == isEnough)
  }

  @Test("Deutsch and Mathematik must be examined")
  func compulsoryExams() throws {
    var candidate = Self.edge(others: Array(repeating: 6, count: 28))
    candidate.exams[3] = oral("geschichte", 5)
    try expect(candidate, breaks: ["bw-pruefungsfaecher-deutsch"], 0, 1)
    var without = Candidate(
      subjects: [
        advanced("deutsch", "9 9 9 9"), advanced("englisch", "9 9 9 9"),
        advanced("geschichte", "9 9 9 9"), basic("mathematik", "9 9 9 9"),
        basic("biologie", "9 9 9 9"), basic("chemie", "9 9 9 9"),
        basic("bildende-kunst", "9 9 9 9"), basic("geographie", "9 9"),
        basic("gemeinschaftskunde", "9 9"), basic("religionslehre", "9 9 9 9"),
        basic("sport", "9 9 9 9"),
      ],
      exams: [
        written("deutsch", 9), written("englisch", 9), written("geschichte", 9),
        oral("biologie", 9), oral("religionslehre", 9),
      ])
    try expect(without, breaks: ["bw-pruefungsfaecher-mathematik"], 0, 1)
    without.exams[3] = oral("mathematik", 9)
    #expect(try assess(without, under: BW.rules).passed == .yes)
  }

  @Test("Two of the advanced subjects come from the named ones")
  func advancedChoice() throws {
    let candidate = Candidate(
      subjects: [
        advanced("deutsch", "9 9 9 9"), advanced("bildende-kunst", "9 9 9 9"),
        advanced("geschichte", "9 9 9 9"), basic("mathematik", "9 9 9 9"),
        basic("englisch", "9 9 9 9"), basic("biologie", "9 9 9 9"), basic("chemie", "9 9 9 9"),
        basic("geographie", "9 9"), basic("gemeinschaftskunde", "9 9"),
        basic("religionslehre", "9 9 9 9"), basic("sport", "9 9 9 9"),
      ],
      exams: [
        written("deutsch", 9), written("bildende-kunst", 9), written("geschichte", 9),
        oral("mathematik", 9), oral("englisch", 9),
      ])
    try expect(candidate, breaks: ["bw-leistungsfach-wahl"], 1, 2)
  }

  @Test("Deficits are dropped where other courses can take their place")
  func dropsDeficits() throws {
    // Chemie could be the second science but is weaker: of twelve weak courses eight count.
    var others = Array(repeating: 8, count: 28)
    for position in 4..<12 { others[position] = 4 }
    let candidate = Self.edge(others: others).adding(basic("chemie", "4 3 3 4"))
    let assessment = try assess(candidate, under: BW.rules)
    #expect(try assessment.condition("bw-unter-5").actual == 8)
    #expect(assessment.passed == .yes)
    #expect(assessment.weights("chemie") == [0, 0, 0, 0])
  }
}
