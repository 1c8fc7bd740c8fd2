import Testing

@testable import Abitur

/// Complete cases of Baden-Württemberg, worked out by hand from the regulation.
@Suite struct WorkedCasesTests {
  @Test("The complete case: 430 + 210 = 640, grade 2.1")
  func complete() throws {
    let assessment = try assess(BW.complete, under: BW.rules)
    #expect(assessment.blockOne.sum == Ratio(516))
    #expect(assessment.blockOne.divisor == 48)
    #expect(assessment.blockOne.results == 40)
    #expect(assessment.blockOne.points == 430)
    #expect(assessment.blockOne.doubled == ["englisch", "mathematik"])
    #expect(assessment.blockTwo.points == 210)
    #expect(assessment.total == 640)
    #expect(assessment.tenths == 21)
    #expect(assessment.basis == .earned)
    #expect(assessment.passed == .yes)
    #expect(assessment.shortfalls.isEmpty)
    #expect(assessment.refusals.isEmpty)
    #expect(assessment.unmet.isEmpty)
    let values = ["mathematik": 47, "englisch": 36, "physik": 31, "deutsch": 40]
    for (subject, value) in values {
      #expect(try assessment.exam(subject).points == value, "\(subject)")
    }
    #expect(try assessment.exam("religionslehre").points == 56)
    #expect(try assessment.condition("bw-unter-5").actual == 0)
  }

  @Test("The complete case brings in exactly these courses")
  func completeCourses() throws {
    let assessment = try assess(BW.complete, under: BW.rules)
    let expected = [
      "deutsch": [1, 1, 1, 1], "englisch": [2, 2, 2, 2], "mathematik": [2, 2, 2, 2],
      "physik": [1, 1, 1, 1], "geschichte": [1, 1, 1, 1], "religionslehre": [1, 1, 1, 1],
      "geographie": [0, 1, 1, 0], "gemeinschaftskunde": [1, 0, 0, 1],
      "biologie": [1, 1, 1, 1], "chemie": [0, 0, 0, 0], "bildende-kunst": [1, 1, 1, 1],
      "sport": [1, 1, 1, 1],
    ]
    #expect(assessment.blockOne.courses.count == 48)
    for (subject, weights) in expected {
      #expect(assessment.weights(subject) == weights, "\(subject)")
    }
  }

  @Test("Of the complete case's courses 34 are obligations and six fill free places")
  func obligations() throws {
    let assessment = try assess(BW.complete, under: BW.rules)
    #expect(assessment.blockOne.courses.count { $0.verdict.isObligation } == 34)
    let free = assessment.blockOne.courses.filter { $0.verdict == .free }
    #expect(free.count == 6)
    #expect(free.allSatisfy { ["bildende-kunst", "sport"].contains($0.course.subject) })
    #expect(free.compactMap { $0.points?.whole }.sorted() == [12, 13, 13, 14, 14, 15])
  }

  @Test("Rounding combined exams first gives Mathematik 48 and Physik 32")
  func completeRoundingFirst() throws {
    let candidate = BW.complete.reading("zusatzpruefung", "vorher-runden")
    let assessment = try assess(candidate, under: BW.rules)
    #expect(try assessment.exam("mathematik").points == 48)
    #expect(try assessment.exam("physik").points == 32)
    #expect(assessment.total == 642)
  }

  @Test("Deutsch and Sport as oral subjects leave the second field without an exam")
  func missingField() throws {
    var candidate = BW.complete
    candidate.exams[4] = oral("sport", 14)
    let assessment = try assess(candidate, under: BW.rules)
    let fields = try assessment.condition("bw-pruefungsfaecher-felder")
    #expect(fields.actual == 2)
    #expect(fields.required == 3)
    #expect(fields.state == .broken)
    #expect(assessment.passed == .no)
    #expect(try assess(BW.complete, under: BW.rules).condition(.fields).state == .safe)
  }

  /// Gemeinschaftskunde with four courses as an oral subject, exactly 42 courses.
  static let switchCase = Candidate(
    subjects: [
      advanced("deutsch", "11 10 12 11"), advanced("mathematik", "13 12 12 14"),
      advanced("biologie", "9 10 8 11"), basic("englisch", "8 9 8 10"),
      basic("gemeinschaftskunde", "12 11 13 12"), basic("chemie", "6 5 7 6"),
      basic("geschichte", "7 9 8 8"), basic("geographie", "10 11"),
      basic("bildende-kunst", "11 9 12 10"), basic("religionslehre", "7 6 8 7"),
      basic("sport", "13 14 12 13"),
    ],
    exams: [
      written("deutsch"), written("mathematik"), written("biologie"), oral("englisch"),
      oral("gemeinschaftskunde"),
    ])

  @Test("With Religionslehre free 32 courses are compulsory and the sum is 497")
  func religionFree() throws {
    let assessment = try assess(Self.switchCase, under: BW.rules)
    #expect(assessment.blockOne.sum == Ratio(497))
    #expect(assessment.blockOne.points == 414)
    #expect(assessment.blockOne.doubled == ["deutsch", "mathematik"])
    #expect(assessment.blockOne.courses.count { $0.verdict.isObligation } == 32)
    #expect(try assessment.condition(.fields).isMet == true)
    #expect(
      try assess(Self.switchCase.reading("religion-ethik", "frei"), under: BW.rules)
        .blockOne.sum == Ratio(497))
  }

  @Test("With Religionslehre compulsory 36 courses are and the sum is 491")
  func religionCompulsory() throws {
    let candidate = Self.switchCase.reading("religion-ethik", "pflicht")
    let assessment = try assess(candidate, under: BW.rules)
    #expect(assessment.blockOne.sum == Ratio(491))
    #expect(assessment.blockOne.points == 409)
    #expect(assessment.blockOne.courses.count { $0.verdict.isObligation } == 36)
    #expect(assessment.weights("bildende-kunst") == [1, 0, 1, 0])
  }

  /// Geographie and Gemeinschaftskunde together as one oral subject.
  private var combined: Candidate {
    var candidate = BW.complete.without("geographie").without("gemeinschaftskunde")
      .adding(basic("geographie-gemeinschaftskunde", "11 9 10 10"))
    candidate.exams[4] = oral("geographie-gemeinschaftskunde", 11)
    return candidate
  }

  @Test("Geographie with Gemeinschaftskunde is one exam subject up to 2024")
  func combinedUntil2024() throws {
    let assessment = try assess(combined, under: BW.rulesUntil2024)
    #expect(assessment.shortfalls.isEmpty)
    #expect(assessment.passed == .yes)
    #expect(assessment.weights("geographie-gemeinschaftskunde") == [1, 1, 1, 1])
  }

  @Test("Geographie with Gemeinschaftskunde is no subject from 2025 on")
  func combinedSince2025() {
    #expect(
      combined.validate(under: BW.rules) == [
        .unknownSubject("geographie-gemeinschaftskunde")
      ])
  }

  @Test("A subject with only two courses cannot be an oral exam subject")
  func oralSubjectWithTwoCourses() throws {
    var candidate = BW.complete
    candidate.exams[4] = oral("gemeinschaftskunde", 11)
    let assessment = try assess(candidate, under: BW.rules)
    #expect(
      assessment.shortfalls == [
        Shortfall(rule: "bw-muendliche-faecher", needed: 4, available: 2, isExcess: false)
      ])
    #expect(assessment.total == nil)
    #expect(assessment.passed == .no)
  }

  @Test("With Wirtschaft at the advanced level one course each of both subjects is enough")
  func economics() throws {
    var candidate = BW.complete.without("physik").with("geographie", "- - 10 -")
      .with("gemeinschaftskunde", "11").adding(advanced("wirtschaft", "8 9 7 10"))
    candidate.exams[2] = written("wirtschaft", 8)
    let chosen = try assess(candidate, under: BW.rules)
    #expect(chosen.shortfalls.isEmpty)
    candidate.subjects[candidate.subjects.count - 1].level = .basic
    candidate.exams[2] = oral("wirtschaft", 8)
    candidate.exams[4] = oral("deutsch", 8)
    candidate.exams.removeLast()
    let without = try assess(candidate, under: BW.rules)
    #expect(without.shortfalls.map { $0.rule }.contains("bw-geographie"))
    #expect(without.shortfalls.map { $0.rule }.contains("bw-gemeinschaftskunde"))
  }

  @Test("Everything at 15 gives 900 points and 1.0, everything at 5 just passes with 4.0")
  func ends() throws {
    let best = try assess(BW.uniform(15), under: BW.rules)
    #expect((best.blockOne.points, best.blockTwo.points) == (600, 300))
    #expect((best.total, best.tenths, best.passed) == (900, 10, .yes))
    let least = try assess(BW.uniform(5), under: BW.rules)
    #expect((least.blockOne.points, least.blockTwo.points) == (200, 100))
    #expect((least.total, least.tenths, least.passed) == (300, 40, .yes))
    let below = try assess(BW.uniform(4), under: BW.rules)
    #expect((below.total, below.tenths, below.passed) == (240, nil, .no))
  }
}
