import Testing

@testable import Abitur

/// The cases of Thüringen: 36 single results, two of every subject, zeros that block.
@Suite struct ThueringenTests {
  private func assessed(
    _ candidate: Candidate, _ rules: RuleSet = Thueringen.rules
  ) throws -> Assessment {
    try assess(candidate, under: rules)
  }

  /// The full record.
  static let complete = Candidate(
    subjects: [
      advanced("deutsch", "9 8 9 10"), advanced("englisch", "11 10 11 12"),
      advanced("biologie", "7 8 8 7"), basic("mathematik", "5 4 6 5"),
      basic("geschichte", "10 9 10 11"), basic("kunst", "12 12 11 13"),
      basic("sport", "11 12 10 12"), basic("ethik", "9 8 7 9"), basic("chemie", "4 3 5 4"),
      basic("geografie", "8 7 9 8"),
    ],
    exams: [
      written("deutsch", 9), written("englisch", 10), written("biologie", 6),
      oral("geschichte", 8), oral("kunst", 7),
    ])

  /// Ten subjects with the given results in order; the first three are advanced.
  private func record(_ points: [Int], _ exams: [Exam] = complete.exams) -> Candidate {
    let ids = [
      "deutsch", "englisch", "biologie", "mathematik", "geschichte", "kunst", "sport", "ethik",
      "chemie", "geografie",
    ]
    var candidate = Candidate(subjects: [], exams: exams)
    for (position, id) in ids.enumerated() where position * 4 < points.count {
      let row = points[(position * 4)..<min(position * 4 + 4, points.count)]
      let cells = row.map(String.init).joined(separator: " ")
      candidate.subjects.append(position < 3 ? advanced(id, cells) : basic(id, cells))
    }
    return candidate
  }

  private func results(_ groups: (points: Int, count: Int)...) -> [Int] {
    groups.flatMap { Array(repeating: $0.points, count: $0.count) }
  }

  private func exams(_ points: Int...) -> [Exam] {
    var exams = Self.complete.exams
    for position in points.indices { exams[position].main = outcome(points[position]) }
    return exams
  }

  @Test("The full record: 359 + 160 = 519, grade 2.7")
  func fullRecord() throws {
    let assessment = try assessed(Self.complete)
    #expect(assessment.blockOne.sum == Ratio(323))
    #expect(assessment.blockOne.divisor == 36)
    #expect(assessment.blockOne.points == 359)
    #expect(assessment.blockTwo.points == 160)
    #expect(assessment.total == 519)
    #expect(assessment.tenths == 27)
    #expect(assessment.passed == .yes)
    #expect(try assessment.condition("th-unter-5").actual == 2)
    #expect(assessment.weights("chemie") == [1, 0, 1, 0])
    #expect(assessment.weights("deutsch") == [1, 1, 1, 1])
    assessment.explanation.check()
  }

  @Test("36 results of 15 give 900 points, 36 of 5 just pass")
  func ends() throws {
    let best = try assessed(record(results((15, 36)), exams(15, 15, 15, 15, 15)))
    #expect((best.total, best.tenths) == (900, 10))
    let least = try assessed(record(results((5, 36)), exams(5, 5, 5, 5, 5)))
    #expect((least.blockOne.points, least.blockTwo.points) == (200, 100))
    #expect((least.total, least.tenths, least.passed) == (300, 40, .yes))
  }

  /// Sums of 36 results with the block's points.
  static let sums = [(179, 199), (180, 200), (184, 204), (185, 206)]

  @Test("Worked sums", arguments: sums)
  func sum(sum: Int, points: Int) throws {
    let (low, rest) = sum.quotientAndRemainder(dividingBy: 36)
    let assessment = try assessed(record(results((low + 1, rest), (low, 36 - rest))))
    #expect(assessment.blockOne.sum == Ratio(sum))
    #expect(assessment.blockOne.points == points)
  }

  @Test("Seven of 36 may be below 5; before 2027 eight of 40")
  func deficits() throws {
    let seven = try assessed(record(results((8, 29), (4, 7))))
    #expect((seven.blockOne.points, seven.passed) == (289, .yes))
    let eight = try assessed(record(results((8, 28), (4, 8))))
    #expect(eight.blockOne.points == 284)
    #expect(eight.unmet == ["th-unter-5"])
    let old = Thueringen.rulesUntil2026
    let eightOfForty = try assessed(record(results((8, 32), (4, 8))), old)
    #expect((eightOfForty.blockOne.points, eightOfForty.passed) == (288, .yes))
    let nineOfForty = try assessed(record(results((8, 31), (4, 9))), old)
    #expect(nineOfForty.blockOne.points == 284)
    #expect(nineOfForty.unmet == ["th-unter-5"])
  }

  @Test("All 256 cells of Anlage 14 A are rounded down")
  func table() throws {
    for written in 0...15 {
      for oral in 0...15 {
        let exam = Exam(
          "biologie", .written, outcome(written), additionalOral: outcome(oral))
        let slot = ExamSlot(
          subject: 2, id: "biologie", kind: .written, isAdvanced: true, field: .sciences,
          exam: exam)
        let value = slot.value(
          Thueringen.rules.blockTwo.combination, factor: 4, Levels(Self.complete), .projected)
        #expect(value.points == (8 * written + 4 * oral) / 3, "\(written), \(oral)")
      }
    }
  }

  static let cells = [(5, 4, 18), (4, 7, 20), (4, 0, 10), (14, 15, 57), (15, 15, 60)]

  @Test("Printed cells", arguments: cells)
  func cell(written: Int, oral: Int, value: Int) throws {
    var candidate = Self.complete
    candidate.exams[2] = Exam(
      "biologie", .written, outcome(written), additionalOral: outcome(oral))
    #expect(try assessed(candidate).exam("biologie").points == value)
  }

  @Test("Three of five exams with 5 points, no rule on zeros")
  func conditions() throws {
    func passed(_ exams: [Exam]) throws -> (points: Int?, passed: PassState, unmet: [String]) {
      var candidate = Self.complete
      candidate.exams = exams
      let assessment = try assessed(candidate)
      return (assessment.blockTwo.points, assessment.passed, assessment.unmet)
    }
    #expect(try passed(exams(4, 4, 5, 5, 7)) == (100, .yes, []))
    #expect(try passed(exams(4, 4, 4, 6, 7)) == (100, .no, ["th-drei-von-fuenf"]))
    #expect(try passed(exams(0, 10, 10, 10, 10)) == (160, .yes, []))
    var combined = exams(5, 5, 5, 4, 7)
    combined[2].additionalOral = outcome(4)
    // 18 of 20: only Deutsch, Englisch and Kunst are left.
    #expect(try passed(combined).unmet.isEmpty)
    combined[1].main = outcome(4)
    combined[0].main = outcome(9)
    #expect(try passed(combined).unmet == ["th-drei-von-fuenf"])
  }

  @Test("The Seminarfachleistung takes the place of an oral exam and counts among the three")
  func component() throws {
    var candidate = Self.complete
    candidate.exams = exams(4, 4, 5, 9).dropLast()
    candidate.component = ComponentEntry("seminarfachleistung", points: 10, place: .blockTwo)
    let assessment = try assessed(candidate)
    #expect(assessment.blockTwo.points == (4 + 4 + 5 + 9 + 10) * 4)
    #expect(try assessment.condition(.examsReaching(20)).actual == 3)
    #expect(assessment.passed == .yes)
    // Kunst is not examined any more: two of its results are enough.
    #expect(try assessment.course("kunst", 1).verdict == .fulfils("th-je-fach-zwei"))
  }

  @Test("A 0 in a taken subject blocks even if it is not brought in, in a Wahlfach it does not")
  func zero() throws {
    let blocked = try assessed(Self.complete.with("sport", "11 12 0 12"))
    #expect(blocked.weights("sport")[2] == 0)
    #expect(try blocked.condition("th-null").state == .broken)
    #expect(try blocked.condition("th-null-eingebracht").state == .safe)
    #expect(blocked.passed == .no)
    let one = try assessed(Self.complete.with("sport", "11 12 1 12"))
    #expect(try one.condition("th-null").state == .safe)
    let optional = try assessed(Self.complete.adding(basic("astronomie-wahlfach", "0 13 13 13")))
    #expect(try optional.condition("th-null").state == .safe)
    #expect(optional.passed == .yes)
    #expect(optional.weights("astronomie-wahlfach") == [0, 1, 1, 1])
  }

  @Test(
    "Darstellen und Gestalten: a half goes towards the oral result",
    arguments: [(11, 8, 10), (8, 11, 9), (9, 9, 9), (8, 10, 9)])
  func halves(oralPart: Int, practical: Int, points: Int) throws {
    var candidate = Self.complete.without("kunst")
      .adding(basic("darstellen-und-gestalten", "12 12 11 13"))
    candidate.exams[4] = oral("darstellen-und-gestalten", oralPart, practical: "\(practical)")
    #expect(try assessed(candidate).exam("darstellen-und-gestalten").points == 4 * points)
  }
}
