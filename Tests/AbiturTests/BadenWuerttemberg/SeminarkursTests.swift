import Testing

@testable import Abitur

/// The Seminarkurs in every place.
@Suite struct SeminarkursTests {
  private func assessed(
    _ points: Int?, _ place: ComponentPlace?, field: TaskField? = nil, replaces: SubjectID? = nil,
    _ change: (inout Candidate) -> Void = { _ in }
  ) throws -> Assessment {
    var candidate = BW.complete
    candidate.component = ComponentEntry(
      "seminarkurs", points: points, field: field, place: place, replaces: replaces)
    change(&candidate)
    return try assess(candidate, under: BW.rules)
  }

  @Test("Unused it changes nothing")
  func unused() throws {
    let assessment = try assessed(15, .unused)
    #expect(assessment.total == 640)
    #expect(assessment.componentPlace == .unused)
  }

  @Test("Among the courses it counts as two results, single")
  func blockOne() throws {
    let assessment = try assessed(15, .blockOne)
    // The four best free courses instead of six, and twice 15: 516 - 13 - 12 + 30.
    #expect(assessment.blockOne.sum == Ratio(521))
    #expect(assessment.blockOne.divisor == 48)
    #expect(assessment.blockOne.results == 40)
    #expect(assessment.blockOne.points == 434)
    #expect(assessment.blockOne.courses.count { $0.weight > 0 } == 38)
    #expect(assessment.blockTwo.points == 210)
    #expect(assessment.componentPlace == .blockOne)
  }

  @Test("Below 5 points it is two deficits, with 0 it cannot count")
  func weak() throws {
    let weak = try assessed(4, .blockOne)
    #expect(try weak.condition("bw-unter-5").actual == 2)
    #expect(try weak.condition("bw-unter-5-leistungsfach").actual == 0)
    #expect(try assessed(5, .blockOne).condition("bw-unter-5").actual == 0)
    let zero = try assessed(0, .blockOne)
    #expect(try zero.condition("bw-null-punkte").state == .broken)
    #expect(try assessed(1, .blockOne).condition("bw-null-punkte").state == .safe)
  }

  @Test("Among the exams it takes an oral subject's place and frees its courses")
  func blockTwo() throws {
    let assessment = try assessed(15, .blockTwo, field: .societies, replaces: "religionslehre")
    #expect(assessment.blockTwo.points == 210 - 56 + 60)
    #expect(assessment.blockTwo.exams.map { $0.kind }.last == .component)
    #expect(assessment.blockTwo.exams.count == 5)
    #expect(assessment.blockOne.courses.count { $0.verdict.isObligation } == 30)
    #expect(assessment.total == 644)
    #expect(assessment.passed == .yes)
    #expect(assessment.componentPlace == .blockTwo)
  }

  @Test("Without a field it leaves a field uncovered")
  func withoutField() throws {
    let assessment = try assessed(15, .blockTwo, replaces: "religionslehre")
    #expect(try assessment.condition("bw-pruefungsfaecher-felder").state == .broken)
  }

  @Test("In place of Deutsch it leaves Deutsch unexamined")
  func insteadOfDeutsch() throws {
    let assessment = try assessed(15, .blockTwo, field: .languages, replaces: "deutsch")
    #expect(try assessment.condition("bw-pruefungsfaecher-deutsch").state == .broken)
    #expect(assessment.passed == .no)
  }

  @Test("It does not count among the exam subjects with 20 points")
  func notAnExamSubject() throws {
    let assessment = try assessed(
      15, .blockTwo, field: .societies, replaces: "religionslehre"
    ) { candidate in
      candidate.exams[1] = written("englisch", 4)
    }
    // Mathematik 47, Physik 31 and Deutsch 40 are three; with the Seminarkurs it would be four.
    #expect(try assessment.condition(.examsReaching(20)).actual == 3)
  }

  @Test("Left open, the place with the highest total is taken")
  func open() throws {
    // The oral exams are over, so that none can be replaced.
    let late = try assessed(15, nil, field: .societies)
    #expect(late.componentPlace == .blockOne)
    #expect(late.total == 434 + 210)
    // Religionslehre is open at a level of 12.5: 50 points against 60 among the exams.
    let early = try assessed(15, nil, field: .societies) { candidate in
      candidate.exams[4] = oral("religionslehre")
    }
    #expect(early.componentPlace == .blockTwo)
    #expect(early.total == 430 + 154 + 60)
    let poor = try assessed(3, nil, field: .societies)
    #expect(poor.componentPlace == .unused)
    #expect(poor.total == 640)
  }

  @Test("Left open, it replaces no exam that a rule needs")
  func openWithRules() throws {
    // Deutsch is the weakest oral exam, but it must stay.
    let assessment = try assessed(15, nil, field: .languages) { candidate in
      candidate.exams[3] = oral("deutsch")
      candidate.exams[4] = oral("religionslehre")
    }
    #expect(assessment.passed == .open)
    #expect(assessment.componentPlace == .blockOne)
  }

  @Test("Left open, it takes the place of an oral subject that is not chosen")
  func openWithUnchosen() throws {
    let assessment = try assessed(15, nil, field: .societies) { candidate in
      candidate.exams.removeLast()
    }
    #expect(assessment.componentPlace == .blockTwo)
    #expect(assessment.blockTwo.exams.allSatisfy { $0.subject != nil })
  }

  @Test("Left open, it goes where the pupil passes, not where the total is highest")
  func openWherePassing() throws {
    // Among the exams it adds twenty points, but only two exam subjects reach 20 then.
    let assessment = try assessed(14, nil, field: .societies) { candidate in
      candidate.exams = [
        written("mathematik", 9), written("englisch", 9), written("physik", 4),
        oral("deutsch", 4), oral("religionslehre"),
      ]
      candidate = candidate.with("religionslehre", "9 9 9 9")
    }
    #expect(assessment.unmet.isEmpty)
    #expect(assessment.componentPlace == .blockOne)
  }

  @Test("An open Seminarkurs stands at the pupil's level")
  func projected() throws {
    let assessment = try assessed(nil, .blockOne)
    // 448/44 = 112/11, twice; four free courses beside it.
    #expect(assessment.blockOne.sum == Ratio(Int64((516 - 25) * 11 + 224), over: 11))
    #expect(assessment.blockOne.basis == .projected)
  }
}
