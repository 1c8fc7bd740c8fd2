import Testing

@testable import Abitur

/// Candidates with open results: nothing missing is read as 0.
@Suite struct IncompleteTests {
  /// The complete case with the rows and exams changed.
  private func open(
    courses: (inout Course) -> Void = { _ in }, exams: (inout Exam) -> Void = { _ in }
  ) -> Candidate {
    var candidate = BW.complete
    for subject in candidate.subjects.indices {
      for course in candidate.subjects[subject].courses.indices {
        courses(&candidate.subjects[subject].courses[course])
      }
    }
    for exam in candidate.exams.indices {
      exams(&candidate.exams[exam])
    }
    return candidate
  }

  private func clear(_ exam: inout Exam) {
    exam.main = .open
    exam.additionalOral = .notTaken
  }

  @Test("Nothing graded: no figure, no total, no grade, nothing 0")
  func nothing() throws {
    let candidate = open(courses: { $0.outcome = .open }, exams: clear)
    let assessment = try assess(candidate, under: BW.rules)
    #expect(assessment.total == nil)
    #expect(assessment.grade == nil)
    #expect(assessment.passed == .open)
    #expect(assessment.basis == .projected)
    #expect(assessment.blockOne.points == nil)
    #expect(assessment.blockTwo.points == nil)
    let taken = assessment.blockOne.courses.filter { $0.verdict != .notTaken }
    #expect(taken.count == 44)
    #expect(taken.allSatisfy { $0.points == nil && $0.basis == .projected })
    #expect(!assessment.blockOne.courses.contains { $0.verdict == .zero })
    #expect(assessment.blockTwo.exams.count == 5)
    #expect(assessment.blockTwo.exams.allSatisfy { $0.points == nil && $0.exact == nil })
    #expect(assessment.conditions.allSatisfy { $0.actual == nil && $0.isMet == nil })
    #expect(assessment.explanation.value == nil)
    #expect(assessment.explanation.children.isEmpty)
    #expect(assessment.range.highest == 900)
    #expect(assessment.range.bestGrade == Grade(tenths: 10))
    #expect(assessment.shortfalls.isEmpty)
  }

  @Test("Nothing but exams graded: the exams stand, the total does not")
  func onlyExams() throws {
    let assessment = try assess(open(courses: { $0.outcome = .open }), under: BW.rules)
    #expect(assessment.total == nil)
    #expect(assessment.blockOne.points == nil)
    #expect(assessment.blockTwo.points == 210)
    #expect(assessment.blockTwo.basis == .earned)
  }

  @Test("One half-year: every open course stands at its subject's level")
  func oneHalfYear() throws {
    var candidate = open(
      courses: { if $0.halfYear != .first { $0.outcome = .open } }, exams: clear)
    candidate = candidate.with("gemeinschaftskunde", "11 - - ?").with("geographie", "- ? ? -")
    let assessment = try assess(candidate, under: BW.rules)
    // Levels: M 12, E 10, Ph 8, D 9, Rel 12, G 7, Gk 11, Bio 10, Ch 5, BK 13, Sp 14; the mean of
    // these eleven, 111/11, is the level of Geographie.
    // Once: advanced 48 + 40 + 32, D 36, Rel 48, G 28, Gk 22, Bio 40, Geo 2 × 111/11, BK 26.
    // Free: Sport 4 × 14, BK 2 × 13. Twice: M 48, E 40.
    let once = 120 + 36 + 48 + 28 + 22 + 40 + 26 + 56 + 26
    let sum = Ratio(Int64((once + 88) * 11 + 222), over: 11)
    #expect(assessment.blockOne.sum == sum)
    // 5 / 6 of 5612/11 is 425.15.
    #expect(sum == Ratio(5612, over: 11))
    #expect(assessment.blockOne.points == 425)
    // Exams: 48 + 40 + 32 + 36 + 48.
    #expect(assessment.blockTwo.points == 204)
    #expect(assessment.total == 629)
    #expect(assessment.basis == .projected)
    #expect(assessment.passed == .open)
    #expect(try assessment.course("geographie", 2).points == Ratio(111, over: 11))
    #expect(try assessment.course("geographie", 2).basis == .projected)
    #expect(try assessment.course("deutsch", 1).basis == .earned)
    #expect(try assessment.course("geographie", 1).points == nil)
  }

  @Test("Only the exams missing: the courses are earned, the exams stand at their levels")
  func examsMissing() throws {
    let assessment = try assess(open(exams: clear), under: BW.rules)
    #expect(assessment.blockOne.points == 430)
    #expect(assessment.blockOne.basis == .earned)
    #expect(assessment.blockTwo.basis == .projected)
    #expect(assessment.basis == .projected)
    // Four times 10, 12, 8.5, 9 and 12.5.
    #expect(assessment.blockTwo.exams.map { $0.points } == [40, 48, 34, 36, 50])
    #expect(assessment.blockTwo.points == 208)
    #expect(assessment.total == 638)
    #expect(try assessment.condition(.blockOne).state == .safe)
    #expect(try assessment.condition(.blockTwo).state == .open)
    #expect(assessment.passed == .open)
    // With all exams at 0 the courses remain; with all at 15 there are 300 points more.
    #expect(assessment.range.guaranteed == 430)
    #expect(assessment.range.highest == 730)
    #expect(assessment.range.passingFrom == 530)
  }

  @Test("An open additional oral exam stands at the subject's level")
  func openAdditionalOral() throws {
    let candidate = open(exams: { if $0.additionalOral.isTaken { $0.additionalOral = .open } })
    let assessment = try assess(candidate, under: BW.rules)
    // Mathematik 11 with 12: 136/3, Physik 8 with 8.5: 98/3.
    #expect(try assessment.exam("mathematik").points == 45)
    #expect(try assessment.exam("physik").points == 33)
    #expect(try assessment.exam("mathematik").basis == .projected)
  }

  @Test("Oral subjects not chosen stand at the pupil's level, and their rules stay open")
  func oralSubjectsNotChosen() throws {
    var candidate = BW.complete
    candidate.exams.removeLast(2)
    let assessment = try assess(candidate, under: BW.rules)
    #expect(assessment.blockTwo.exams.count == 5)
    let unchosen = assessment.blockTwo.exams.filter { $0.subject == nil }
    #expect(unchosen.count == 2)
    // The mean of 44 courses is 448/44; four times that is 40.7.
    #expect(unchosen.allSatisfy { $0.points == 41 && $0.kind == .oral && $0.basis == .projected })
    #expect(assessment.blockTwo.points == 47 + 36 + 31 + 41 + 41)
    #expect(try assessment.condition("bw-pruefungsfaecher-felder").state == .open)
    #expect(try assessment.condition("bw-pruefungsfaecher-deutsch").state == .open)
    #expect(try assessment.condition("bw-pruefungsfaecher-mathematik").state == .safe)
    #expect(assessment.passed == .open)
    // Religionslehre is free now and still good enough to count.
    #expect(assessment.blockOne.sum == Ratio(516))
    candidate.exams.append(oral("deutsch"))
    let one = try assess(candidate, under: BW.rules)
    #expect(one.blockTwo.exams.count { $0.subject == nil } == 1)
    #expect(try one.condition("bw-pruefungsfaecher-deutsch").state == .safe)
    #expect(try one.condition("bw-pruefungsfaecher-felder").state == .open)
    candidate.exams.append(oral("sport"))
    let both = try assess(candidate, under: BW.rules)
    #expect(try both.condition("bw-pruefungsfaecher-felder").state == .broken)
  }

  @Test("Advanced subjects without an entry are examined in writing and open")
  func examsNotListed() throws {
    var candidate = BW.complete
    candidate.exams = []
    let assessment = try assess(candidate, under: BW.rules)
    #expect(
      assessment.blockTwo.exams.map { $0.kind } == [.written, .written, .written, .oral, .oral])
    #expect(
      assessment.blockTwo.exams.map { $0.subject } == [
        "englisch", "mathematik", "physik", nil, nil,
      ])
  }

  @Test("No subjects at all: no figures and a name for what is missing")
  func empty() throws {
    let assessment = try assess(Candidate(subjects: []), under: BW.rules)
    #expect(assessment.total == nil)
    #expect(assessment.blockOne.points == nil)
    #expect(assessment.blockTwo.points == nil)
    #expect(assessment.blockOne.courses.isEmpty)
    #expect(!assessment.shortfalls.isEmpty)
    #expect(assessment.range.highest == nil)
  }

  // MARK: - Courses that do not suffice

  static let shortfalls: [(subjects: [String], shortfalls: [Shortfall])] = [
    (["geschichte"], [Shortfall(rule: "bw-geschichte", needed: 4, available: 0, isExcess: false)]),
    (
      ["geographie"], [Shortfall(rule: "bw-geographie", needed: 2, available: 0, isExcess: false)]
    ),
    (
      ["gemeinschaftskunde"],
      [Shortfall(rule: "bw-gemeinschaftskunde", needed: 2, available: 0, isExcess: false)]
    ),
    (
      ["bildende-kunst"],
      [Shortfall(rule: "bw-kunst-musik", needed: 2, available: 0, isExcess: false)]
    ),
    (
      ["biologie", "chemie"],
      [
        Shortfall(
          rule: "bw-sprachen-naturwissenschaften", needed: 4, available: 0, isExcess: false),
        Shortfall(rule: "bw-40-kurse", needed: 40, available: 36, isExcess: false),
      ]
    ),
    (
      ["sport", "chemie"],
      [Shortfall(rule: "bw-40-kurse", needed: 40, available: 36, isExcess: false)]
    ),
  ]

  @Test(
    "Courses that do not suffice: the rule is named and there is no total", arguments: shortfalls)
  func shortfall(subjects: [String], shortfalls: [Shortfall]) throws {
    var candidate = BW.complete
    for subject in subjects { candidate = candidate.without(subject) }
    let assessment = try assess(candidate, under: BW.rules)
    #expect(assessment.shortfalls == shortfalls)
    #expect(assessment.total == nil)
    #expect(assessment.blockOne.points == nil)
    #expect(assessment.blockTwo.points == 210)
    #expect(assessment.grade == nil)
    #expect(assessment.passed == .no)
    #expect(assessment.range == CertainRange())
    let selection = try assessment.condition(.selection)
    #expect(selection.rule == shortfalls[0].rule)
    #expect(selection.state == .broken)
    #expect(selection.actual == shortfalls.reduce(0) { $0 + $1.needed - $1.available })
  }

  @Test("A half-year that is not taken is missing, one that is open is not")
  func missingHalfYear() throws {
    let missing = try assess(BW.complete.with("geschichte", "7 8 8 -"), under: BW.rules)
    #expect(
      missing.shortfalls == [
        Shortfall(rule: "bw-geschichte", needed: 4, available: 3, isExcess: false)
      ])
    let open = try assess(BW.complete.with("geschichte", "7 8 8 ?"), under: BW.rules)
    #expect(open.shortfalls.isEmpty)
  }

  @Test("More obligations than places are named as such")
  func tooManyObligations() throws {
    var rules = BW.rules
    rules.blockOne.broughtIn = 32...32
    let assessment = try assess(BW.complete, under: rules)
    #expect(
      assessment.shortfalls == [
        Shortfall(rule: "bw-40-kurse", needed: 34, available: 32, isExcess: true)
      ])
  }
}
