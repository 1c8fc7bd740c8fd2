import TestSupport
import Testing

@testable import Abitur

/// Why each course counts or does not, and how the total comes about.
@Suite struct VerdictTests {
  private func verdict(_ candidate: Candidate, _ id: String, _ halfYear: Int) throws
    -> CourseVerdict
  {
    try assess(candidate, under: BW.rules).course(id, halfYear).verdict
  }

  @Test("A verdict of every kind")
  func everyKind() throws {
    let candidate = BW.complete.with("sport", "14 13! (15) 14").limiting("sport", to: 2)
      .with("chemie", "5 0 6 5").adding(basic("philosophie", "13 13 13"))
    let assessment = try assess(candidate, under: BW.rules)
    func expect(_ id: String, _ halfYear: Int, _ verdict: CourseVerdict) throws {
      #expect(try assessment.course(id, halfYear).verdict == verdict, "\(id) \(halfYear)")
    }
    try expect("mathematik", 1, .required("bw-leistungsfaecher"))
    try expect("geschichte", 4, .required("bw-geschichte"))
    try expect("deutsch", 2, .required("bw-deutsch"))
    try expect("religionslehre", 1, .required("bw-muendliche-faecher"))
    try expect("bildende-kunst", 3, .fulfils("bw-kunst-musik"))
    try expect("bildende-kunst", 1, .fulfils("bw-kunst-musik"))
    try expect("bildende-kunst", 4, .free)
    try expect("sport", 1, .free)
    try expect("sport", 2, .held)
    try expect("sport", 3, .bracketed)
    try expect("sport", 4, .limited)
    try expect("philosophie", 1, .free)
    try expect("philosophie", 2, .free)
    try expect("philosophie", 3, .capped("bw-zweistuendige-wahlfaecher"))
    try expect("chemie", 2, .zero)
    try expect("geographie", 1, .notTaken)
    try expect("chemie", 1, .weaker(than: CourseID("bildende-kunst", .second)))
    #expect(assessment.weights("chemie") == [0, 0, 0, 0])
  }

  @Test("A course counts as compulsory only where bracketing it is refused")
  func compulsory() throws {
    try checkCompulsory(BW.complete)
    try checkCompulsory(
      BW.forty(advanced: Array(repeating: 9, count: 12), Array(repeating: 9, count: 28)))
  }

  private func checkCompulsory(_ original: Candidate) throws {
    let assessment = try assess(original, under: BW.rules)
    for course in assessment.blockOne.courses where course.weight > 0 {
      var candidate = original
      for subject in candidate.subjects.indices
      where candidate.subjects[subject].id == course.course.subject {
        for position in candidate.subjects[subject].courses.indices
        where candidate.subjects[subject].courses[position].halfYear == course.course.halfYear {
          candidate.subjects[subject].courses[position].wish = .bracketed
        }
      }
      let refusals = try assess(candidate, under: BW.rules).refusals
      if case .required(let rule) = course.verdict {
        #expect(refusals.map { $0.rule } == [rule], "\(course.course)")
      } else {
        #expect(refusals.isEmpty, "\(course.course)")
      }
    }
  }

  @Test("The second science is an obligation that another one could meet")
  func alternative() throws {
    #expect(
      try verdict(BW.complete, "biologie", 4) == .fulfils("bw-sprachen-naturwissenschaften"))
    #expect(
      try verdict(BW.complete.without("chemie").adding(basic("ethik", "3")), "biologie", 4)
        == .required("bw-sprachen-naturwissenschaften"))
  }

  @Test("Exactly forty courses all count, and those in free places by the rule on forty")
  func exactlyForty() throws {
    let candidate = BW.forty(
      advanced: Array(repeating: 9, count: 12), Array(repeating: 9, count: 28))
    let assessment = try assess(candidate, under: BW.rules)
    #expect(assessment.blockOne.courses.allSatisfy { $0.weight > 0 || $0.verdict == .notTaken })
    #expect(try assessment.course("sport", 1).verdict == .required("bw-40-kurse"))
    #expect(assessment.blockOne.weakestCounted == nil)
    #expect(assessment.blockOne.bestUncounted == nil)
  }

  @Test("The tight point: the weakest free course and the best one left out")
  func tightPoint() throws {
    let assessment = try assess(BW.complete, under: BW.rules)
    #expect(assessment.blockOne.weakestCounted == CourseID("bildende-kunst", .second))
    #expect(assessment.blockOne.bestUncounted == CourseID("chemie", .third))
    #expect(
      try assessment.course("chemie", 3).verdict
        == .weaker(than: CourseID("bildende-kunst", .second)))
  }

  @Test("Among equals the tight point is the last course that counts and the first left out")
  func tightPointTie() throws {
    let assessment = try assess(BW.uniform(9), under: BW.rules)
    #expect(assessment.blockOne.weakestCounted == CourseID("biologie", .fourth))
    #expect(assessment.blockOne.bestUncounted == CourseID("sport", .first))
  }

  // MARK: - Ties

  @Test("Among equals the order of the certificate and the earlier half-year decide")
  func ties() throws {
    let assessment = try assess(BW.uniform(9), under: BW.rules)
    // Sport stands last in the rule set; everything before it counts.
    #expect(assessment.weights("sport") == [0, 0, 0, 0])
    #expect(assessment.weights("chemie") == [1, 1, 1, 1])
    #expect(assessment.blockOne.doubled == ["englisch", "mathematik"])
    var one = BW.uniform(9)
    one.subjects[9].courses.removeLast()
    #expect(try assess(one, under: BW.rules).weights("sport") == [1, 0, 0, 0])
  }

  @Test("Among equal results the choice with fewer weak courses counts")
  func fewerDeficits() throws {
    // Biologie 4 + 16 and Chemie 10 + 10 are the same sum; Chemie has no weak course.
    let candidate = BW.complete.with("biologie", "4 4 6 6").with("chemie", "5 5 5 5")
    let assessment = try assess(candidate, under: BW.rules)
    #expect(assessment.weights("chemie") == [1, 1, 1, 1])
    let other = BW.complete.with("biologie", "5 5 5 5").with("chemie", "4 4 6 6")
    #expect(try assess(other, under: BW.rules).weights("biologie") == [1, 1, 1, 1])
  }

  @Test("The order of subjects, courses and exams changes nothing", arguments: [1, 2, 3, 4, 5])
  func shuffled(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let original = BW.complete.with("sport", "14 (13) ? 14").limiting("bildende-kunst", to: 3)
    let expected = try assess(original, under: BW.rules)
    for _ in 0..<5 {
      var candidate = original
      candidate.subjects.shuffle(using: &random)
      candidate.exams.shuffle(using: &random)
      for subject in candidate.subjects.indices {
        candidate.subjects[subject].courses.shuffle(using: &random)
      }
      let actual = try assess(candidate, under: BW.rules)
      #expect("\(actual.blockOne)" == "\(expected.blockOne)")
      #expect("\(actual.blockTwo)" == "\(expected.blockTwo)")
      #expect("\(actual.conditions)" == "\(expected.conditions)")
      #expect("\(actual.explanation)" == "\(expected.explanation)")
      #expect(actual.range == expected.range)
      #expect(actual.total == expected.total)
      let order = try assess(BW.complete, under: BW.rules).blockOne.courses.map { $0.course }
      #expect(actual.blockOne.courses.map { $0.course } == order)
    }
  }

  // MARK: - Explanation

  @Test("The explanation's sums are right and its keys are unique")
  func explanation() throws {
    var withComponent = BW.complete
    withComponent.component = ComponentEntry("seminarkurs", points: 13, place: .blockOne)
    var inExams = BW.complete
    inExams.component = ComponentEntry(
      "seminarkurs", points: nil, field: .societies, place: .blockTwo, replaces: "religionslehre")
    var certified = BW.complete
    certified.exams[1] = Abitur.Exam("englisch", .written, certified: 41)
    certified.exams[0] = written("mathematik", 11, oral: "?")
    var noExams = BW.complete
    noExams.exams = []
    let candidates = [
      BW.complete, withComponent, inExams, certified, noExams, BW.uniform(4), BW.uniform(15),
      BW.complete.with("sport", "? ? ? ?"), BW.complete.without("geschichte"),
      BW.complete.with("chemie", "5! 4! 0 5").with("sport", "14 (13) 15 14"),
      BW.complete.reading("zusatzpruefung", "vorher-runden"),
    ]
    for candidate in candidates {
      let assessment = try assess(candidate, under: BW.rules)
      let root = assessment.explanation
      root.check()
      #expect(root.key == .total)
      #expect(root.value == assessment.total.map { Ratio($0) })
      #expect(root.children.map { $0.key } == [.blockOne, .blockTwo, .grade])
      #expect(root.children[0].value == assessment.blockOne.points.map { Ratio($0) })
      #expect(root.children[1].value == assessment.blockTwo.points.map { Ratio($0) })
    }
  }

  @Test("Every course stands in the explanation once, what counts again by subject")
  func explanationCourses() throws {
    let root = try assess(BW.complete, under: BW.rules).explanation
    let courses = root.nodes {
      if case .course = $0 { true } else { false }
    }
    #expect(courses.count == 44)
    #expect(Set(courses.map { $0.key }).count == 44)
    #expect(root.nodes { $0 == .doubledSubject("englisch") }.first?.value == Ratio(40))
    #expect(root.nodes { $0 == .doubledSubject("mathematik") }.first?.value == Ratio(48))
    #expect(root.nodes { $0 == .advancedCourses }.first?.value == Ratio(122))
    #expect(root.nodes { $0 == .doubling }.first?.value == Ratio(88))
    #expect(root.nodes { $0 == .requiredCourses }.first?.value == Ratio(225))
    #expect(root.nodes { $0 == .freeCourses }.first?.value == Ratio(81))
    #expect(root.nodes { $0 == .uncountedCourses }.first?.children.count == 4)
  }

  @Test("The explanation shows the numbers of a combined exam and the other reading")
  func explanationOfExam() throws {
    let root = try assess(BW.complete, under: BW.rules).explanation
    let exam = try #require(root.nodes { $0 == .exam(1) }.first)
    #expect(exam.value == Ratio(47))
    #expect(
      exam.formula
        == .combined(
          CombinedExam(
            first: Ratio(11), second: nil,
            oral: OralNumbers(result: Ratio(13), examWeight: 2, oralWeight: 1), factor: 4,
            exact: Ratio(140, over: 3), stage: .afterFactor, rounding: .halfUp, otherReading: 48)))
    #expect(exam.rule == "bw-zusatzpruefung")
    let grade = try #require(root.nodes { $0 == .grade }.first)
    #expect(grade.value == Ratio(21, over: 10))
    #expect(grade.formula == .gradeRow(from: 625, to: 642))
  }

  @Test("Every rule that a rule set refers to stands in it with its source")
  func rulesAreNamed() throws {
    for ruleSet in RuleSet.all {
      for rule in ruleSet.referredRules {
        #expect(ruleSet.rule(rule) != nil, "\(ruleSet.id) \(rule.rawValue)")
      }
      #expect(Set(ruleSet.rules.map { $0.id }).count == ruleSet.rules.count)
      #expect(Set(ruleSet.subjects.map { $0.id }).count == ruleSet.subjects.count)
    }
  }

  @Test("A rule set is found by Land and year, and by no other")
  func ruleSetByYear() {
    #expect(RuleSet.of(.badenWuerttemberg, year: 2020) == nil)
    #expect(RuleSet.of(.badenWuerttemberg, year: 2021)?.id == "BW-2021")
    #expect(RuleSet.of(.badenWuerttemberg, year: 2024)?.id == "BW-2021")
    #expect(RuleSet.of(.badenWuerttemberg, year: 2025)?.id == "BW-2025")
    #expect(RuleSet.of(.badenWuerttemberg, year: 2029)?.id == "BW-2025")
    #expect(RuleSet.of(.badenWuerttemberg, year: 2030) == nil)
    #expect(RuleSet.of(.hessen, year: 2027) == nil)
  }
}
