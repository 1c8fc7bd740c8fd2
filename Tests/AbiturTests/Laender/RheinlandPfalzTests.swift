import Testing

@testable import Abitur

/// The cases of Rheinland-Pfalz: a divisor that is no count, results that depend on each other.
@Suite struct RheinlandPfalzTests {
  private func assessed(_ candidate: Candidate) throws -> Assessment {
    try assess(candidate, under: RheinlandPfalz.rules)
  }

  /// Twelve advanced results, 23 or more others.
  static let complete = Candidate(
    subjects: [
      advanced("deutsch", "12 12 12 12"), advanced("englisch", "11 11 11 11"),
      advanced("biologie", "10 10 10 10"), basic("mathematik", "9 9 9 9"),
      basic("geschichte", "9 9 9 9"), basic("chemie", "8 8 8 8"),
      basic("bildende-kunst", "12 11 10 6"), basic("religion", "13 12 9 7"),
      basic("sport", "14 14 14 14"),
    ],
    exams: [
      written("deutsch", 11), written("englisch", 11), written("biologie", 11),
      oral("geschichte", 11),
    ])

  private func uniform(_ points: Int, facharbeit: Int?) -> Candidate {
    var candidate = Self.complete
    for subject in candidate.subjects.indices {
      for course in candidate.subjects[subject].courses.indices {
        candidate.subjects[subject].courses[course].outcome = outcome(points)
      }
    }
    for exam in candidate.exams.indices { candidate.exams[exam].main = outcome(points) }
    candidate.component = facharbeit.map { ComponentEntry("facharbeit", points: $0) }
    return candidate
  }

  @Test("All results 15: 600 with a Facharbeit, 586 without")
  func best() throws {
    let with = try assessed(uniform(15, facharbeit: 15))
    #expect((with.blockOne.sum, with.blockOne.divisor) == (Ratio(660), 44))
    #expect((with.blockOne.points, with.total) == (600, 900))
    #expect(with.componentPlace == .blockOne)
    #expect(with.blockOne.results == 35)
    let without = try assessed(uniform(15, facharbeit: nil))
    #expect((without.blockOne.sum, without.blockOne.divisor) == (Ratio(645), 44))
    #expect(without.blockOne.points == 586)
    with.explanation.check()
  }

  @Test("All results 5: 195 without a Facharbeit are not enough, 200 with one are")
  func least() throws {
    let without = try assessed(uniform(5, facharbeit: nil))
    #expect((without.blockOne.points, without.passed) == (195, .no))
    let with = try assessed(uniform(5, facharbeit: 5))
    #expect((with.blockOne.points, with.total, with.passed) == (200, 300, .yes))
  }

  @Test("Published by the court: 540 from 43 weighted results is 491, not 502")
  func courtCase() throws {
    // 2 · (48 + 44) + 40 = 224 advanced, 316 from 23 others.
    let candidate = Candidate(
      subjects: [
        advanced("deutsch", "12 12 12 12"), advanced("englisch", "11 11 11 11"),
        advanced("biologie", "10 10 10 10"), basic("mathematik", "14 14 14 14"),
        basic("geschichte", "14 14 14 14"), basic("chemie", "14 14 14 14"),
        basic("bildende-kunst", "13 13 13 13"), basic("religion", "13 13 13 13"),
        basic("sport", "15 14 15 -"),
      ], exams: Self.complete.exams)
    var rules = RheinlandPfalz.rules
    rules.blockOne.constraints.removeAll { $0.rule == "rp-halbjahr-13" }
    let block = try assess(candidate, under: rules).blockOne
    #expect(block.sum == Ratio(540))
    #expect(block.points == 491)
    rules.blockOne.divisor = .fixed(43)
    #expect(try assess(candidate, under: rules).blockOne.points == 502)
  }

  @Test("A Facharbeit counts only with 5 points or more")
  func facharbeit() throws {
    var candidate = Self.complete
    let without = try #require(try assessed(candidate).blockOne.sum?.whole)
    candidate.component = ComponentEntry("facharbeit", points: 5)
    #expect(try assessed(candidate).blockOne.sum == Ratio(without + 5))
    #expect(try assessed(candidate).componentPlace == .blockOne)
    candidate.component?.points = 4
    #expect(try assessed(candidate).blockOne.sum == Ratio(without))
    #expect(try assessed(candidate).componentPlace == .unused)
    candidate.component?.place = .blockOne
    #expect(try assessed(candidate).condition("rp-null").state == .broken)
  }

  @Test("Whatever a basic subject brings in, its last half-year is in")
  func lastHalfYear() throws {
    // Compulsory: 12 + 4 + 4 + 4 + 2 of Kunst; nine places. Sport 14 14 14 with its last one,
    // Religion 13 12 9 only with its 7, Kunst 12 11 10 only with its 6.
    let assessment = try assessed(Self.complete)
    #expect(assessment.weights("sport").reduce(0, +) == 3)
    #expect(assessment.weights("sport")[3] == 1)
    #expect(assessment.weights("bildende-kunst") == [1, 1, 1, 1])
    #expect(assessment.weights("religion") == [1, 1, 1, 1])
    // A last half-year so weak that the subject stays out: two of Kunst and a voluntary subject.
    let other = Self.complete.with("religion", "9 9 9 1").adding(basic("philosophie", "8 8 8 8"))
    #expect(try assessed(other).weights("religion") == [0, 0, 0, 0])
    #expect(try assessed(other).weights("philosophie") == [1, 1, 1, 1])
  }

  @Test("A subject without its last half-year cannot bring in anything, voluntary ones can")
  func withoutLastHalfYear() throws {
    let candidate = Self.complete.with("religion", "15 15 15 -")
      .adding(basic("philosophie", "9 9 9 -")).adding(basic("latein", "8 7 7 7"))
    let assessment = try assessed(candidate)
    #expect(assessment.weights("religion") == [0, 0, 0, 0])
    #expect(assessment.weights("philosophie") == [1, 1, 1, 0])
    #expect(assessment.weights("latein") == [0, 0, 0, 1])
    #expect(assessment.shortfalls.isEmpty)
  }

  @Test("Of three advanced subjects the weakest counts once")
  func doubled() throws {
    #expect(try assessed(Self.complete).blockOne.doubled == ["deutsch", "englisch"])
  }

  @Test("Four exams count five times, five count four times, a component makes five")
  func variants() throws {
    let four = try assessed(Self.complete)
    #expect((four.blockTwo.points, four.blockTwo.factor, four.blockTwo.exams.count) == (220, 5, 4))
    var candidate = Self.complete
    candidate.exams.append(oral("mathematik", 6))
    let five = try assessed(candidate)
    #expect((five.blockTwo.points, five.blockTwo.factor, five.blockTwo.exams.count) == (200, 4, 5))
    // Written exams need not be listed.
    candidate.exams = [oral("geschichte", 11), oral("mathematik", 6)]
    #expect(try assessed(candidate).blockTwo.factor == 4)
    #expect(try assessed(candidate).blockTwo.exams.count == 5)
    var component = Self.complete
    component.component = ComponentEntry("bll", points: 15, place: .blockTwo)
    #expect(try assessed(component).blockTwo.points == 236)
  }

  @Test("Conditions of four and of five exams")
  func conditions() throws {
    func examined(_ points: Int...) throws -> Assessment {
      var candidate = Self.complete
      candidate.exams.append(oral("mathematik", 5))
      candidate.exams = Array(candidate.exams[..<points.count])
      for position in points.indices { candidate.exams[position].main = outcome(points[position]) }
      return try assessed(candidate)
    }
    #expect(try examined(5, 4, 4, 7).unmet.isEmpty)
    #expect(try examined(5, 4, 4, 4).unmet == ["rp-100", "rp-zwei-25"])
    #expect(try examined(5, 5, 4, 4, 7).unmet.isEmpty)
    #expect(try examined(9, 4, 4, 4, 9).unmet == ["rp-drei-20"])
  }
}
