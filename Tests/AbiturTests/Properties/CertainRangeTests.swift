import TestSupport
import Testing

@testable import Abitur

/// What is called certain stays true whatever comes.
@Suite struct CertainRangeTests {
  /// A random candidate of whom some results stand.
  private func candidate(
    _ id: String, _ random: inout SeededGenerator
  ) -> (rules: RuleSet, candidate: Candidate) {
    let (rules, candidates) = EnumerationTests.land(id)
    var candidate = candidates.candidate(&random)
    let open = random.pick([5, 30, 60])
    let level = candidates.points(1, &random)[0]
    for subject in candidate.subjects.indices {
      for position in candidate.subjects[subject].courses.indices where !random.chance(open) {
        let points = max(min(level + random.below(9) - 4, 15), 0)
        candidate.subjects[subject].courses[position].outcome = outcome(points)
      }
    }
    for position in candidate.exams.indices where !random.chance(open) {
      candidate.exams[position].main = outcome(max(min(level + random.below(9) - 4, 15), 0))
      if candidate.exams[position].kind == .written, random.chance(30) {
        candidate.exams[position].additionalOral = .open
      }
    }
    return (rules, candidate)
  }

  /// The candidate with every open result filled in.
  private func completed(_ candidate: Candidate, _ random: inout SeededGenerator) -> Candidate {
    var result = candidate
    let level = random.below(16)
    let spread = random.below(12)
    func draw() -> Outcome {
      outcome(max(min(level + random.below(2 * spread + 1) - spread, 15), 0))
    }
    for subject in result.subjects.indices {
      for position in result.subjects[subject].courses.indices
      where result.subjects[subject].courses[position].outcome == .open {
        result.subjects[subject].courses[position].outcome = draw()
      }
      // An advanced subject that is not listed is examined in writing.
      let entry = result.subjects[subject]
      if entry.level == .advanced, !result.exams.contains(where: { $0.subject == entry.id }) {
        result.exams.append(Exam(entry.id, .written))
      }
    }
    for position in result.exams.indices {
      if result.exams[position].main == .open { result.exams[position].main = draw() }
      if result.exams[position].additionalOral == .open {
        result.exams[position].additionalOral = draw()
      }
    }
    return result
  }

  private func describe(_ candidate: Candidate) -> String {
    candidate.subjects.map { entry in
      let row = entry.courses.map { course in
        course.outcome.points.map { "\($0.value)" } ?? "?"
      }.joined(separator: " ")
      return "\(entry.level == .advanced ? "*" : "")\(entry.id.rawValue) \(row)"
    }.joined(separator: "\n")
  }

  @Test("No outcome leaves the range, and no state is wrong", arguments: EnumerationTests.lands)
  func range(id: String) throws {
    for seed in 1...UInt64(8) {
      var random = SeededGenerator(seed: seed &+ 4000)
      let (rules, candidate) = candidate(id, &random)
      let before = try assess(candidate, under: rules)
      guard before.shortfalls.isEmpty else { continue }
      for _ in 0..<8 {
        let outcome = completed(candidate, &random)
        let after = try assess(outcome, under: rules)
        let message = Comment(
          rawValue: "\(id) seed \(seed)\n\(describe(candidate))\n->\n\(describe(outcome))")
        let total = try #require(after.total)
        if let guaranteed = before.range.guaranteed {
          #expect(total >= guaranteed, message)
        }
        if after.passed == .yes {
          #expect(total <= before.range.highest ?? 0, message)
          #expect(before.passed != .no, message)
          #expect(total >= before.range.passingFrom ?? 901, message)
        } else {
          // Only an oral subject that is not chosen leaves anything open now.
          #expect(after.passed == .no || after.blockTwo.basis == .projected, message)
          #expect(before.passed != .yes, message)
        }
        for (early, late) in zip(before.conditions, after.conditions) {
          #expect(early.kind == late.kind)
          if early.state == .safe { #expect(late.isMet == true, "\(early.kind) \(message)") }
          if early.state == .broken { #expect(late.isMet == false, "\(early.kind) \(message)") }
        }
      }
    }
  }

  /// Two sciences of which one must count, each with its own trouble: Chemie has a 0, Biologie
  /// one weak course too many unless its first half-year becomes better.
  static func twoSciences(_ biology: String) -> Candidate {
    BW.complete.with("geschichte", "4 4 4 4").with("deutsch", "4 4 9 9")
      .with("chemie", "0 5 5 5").with("biologie", "\(biology) 14 4 4")
  }

  @Test("A condition is safe only if it holds whichever courses count in the end")
  func safeForEveryChoice() throws {
    // At 0 Chemie counts, with seven weak courses; at 3 Biologie does, with nine.
    let worst = try assess(Self.twoSciences("0"), under: BW.rules)
    #expect(try worst.condition("bw-unter-5").actual == 7)
    let middle = try assess(Self.twoSciences("3"), under: BW.rules)
    #expect(try middle.condition("bw-unter-5").actual == 9)
    #expect(try assess(Self.twoSciences("5"), under: BW.rules).passed == .yes)
    let open = try assess(Self.twoSciences("?"), under: BW.rules)
    #expect(try open.condition("bw-unter-5").state == .open)
    #expect(try open.condition("bw-null-punkte").state == .open)
    #expect(try open.condition("bw-unter-5-leistungsfach").state == .safe)
    #expect(open.passed == .open)
  }

  @Test("The highest total that passes is told from the highest at all")
  func highest() throws {
    // At 0 the choice with Chemie breaks no more rules than the one with Biologie and has more
    // points than anybody who passes: from 15 on in Biologie three courses of 1 must count.
    func candidate(_ biology: String) -> Candidate {
      BW.complete.with("chemie", "0 15 15 15").with("biologie", "\(biology) 1 1 1")
        .with("sport", "15 15 15 15").with("bildende-kunst", "15 15 15 15")
    }
    let open = try assess(candidate("?"), under: BW.rules)
    let passing = try assess(candidate("15"), under: BW.rules)
    let failing = try assess(candidate("0"), under: BW.rules)
    #expect((passing.passed, failing.passed) == (.yes, .no))
    #expect(try #require(failing.total) > passing.total ?? 900)
    #expect(open.range.passingTo == passing.total)
    #expect(try #require(open.range.highest) >= failing.total ?? 900)
    // At 1 the choice with Biologie breaks no rule and goes before the one with more points.
    let barely = try assess(candidate("1"), under: BW.rules)
    #expect(try #require(barely.total) < failing.total ?? 0)
    #expect(try #require(open.range.guaranteed) <= barely.total ?? 0)
  }

  @Test("The lowest passing total lifts the weak courses that are one too many, and no more")
  func passingWithDeficits() throws {
    // Exactly forty courses, twelve of them open: eight may have 1 point, four need 5.
    var open = BW.forty(advanced: Array(repeating: 9, count: 12), Array(repeating: 9, count: 28))
    for id in ["deutsch", "geschichte", "biologie"] { open = open.with(id, "? ? ? ?") }
    let completed = open.with("deutsch", "1 1 1 1").with("geschichte", "1 1 1 1")
      .with("biologie", "5 5 5 5")
    try expectInRange(open, completed, BW.rules)
    // 144 + 36 advanced, 16 · 9, 28: 352 of 720 are 293, with the exams 453.
    #expect(try assess(open, under: BW.rules).range.passingFrom == 453)
    #expect(try assess(completed, under: BW.rules).total == 453)
  }

  // MARK: - The lowest total with which anybody passes

  /// The total of a completion that passes, which the range must hold.
  private func expectInRange(
    _ open: Candidate, _ completed: Candidate, _ rules: RuleSet,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let range = try assess(open, under: rules).range
    let after = try assess(completed, under: rules)
    #expect(after.passed == .yes, sourceLocation: location)
    let total = try #require(after.total, sourceLocation: location)
    #expect(total >= range.passingFrom ?? 901, sourceLocation: location)
    #expect(total >= range.guaranteed ?? 901, sourceLocation: location)
    #expect(total <= range.highest ?? 0, sourceLocation: location)
  }

  @Test("Where a 0 may be brought in, the lowest passing total counts with it")
  func passingWithZero() throws {
    let rules = Musterland.rules { $0.blockOne.zeros = [] }
    let open = Musterland.complete.with("deutsch", "10 10 10 ?")
    try expectInRange(open, open.with("deutsch", "10 10 10 0"), rules)
    // 30 + 32 + 52 from twelve results are 380, with the exams 540.
    #expect(try assess(open, under: rules).range.passingFrom == 540)
    let strict = Musterland.rules()
    // One point more: 383.
    #expect(try assess(open, under: strict).range.passingFrom == 543)
  }

  @Test("An open component passes with the fewest points that it can be brought in with")
  func passingWithComponent() throws {
    let rules = Musterland.rules {
      $0.components = [
        ComponentRule(
          "seminararbeit", "Seminararbeit", rule: "by-seminararbeit", maximum: 30, weight: 1,
          results: 2, deficitUnits: 2, deficitBelow: 9, places: [.blockOne])
      ]
    }
    var open = Musterland.complete
    open.component = ComponentEntry("seminararbeit", points: nil, place: .blockOne)
    var completed = open
    completed.component?.points = 1
    try expectInRange(open, completed, rules)
  }

  @Test("Two conditions on exams may be met by the same exams")
  func passingWithTwoConditions() throws {
    let rules = Musterland.rules {
      $0.blockTwo.conditions = [
        ExamCondition("zwei-25", .count(2, atLeast: 25, advanced: 0)),
        ExamCondition("eine-25", .count(1, atLeast: 25, advanced: 1)),
      ]
    }
    var open = Musterland.complete
    for exam in open.exams.indices { open.exams[exam].main = .open }
    var completed = open
    for (exam, points) in [10, 0, 10, 0].enumerated() {
      completed.exams[exam].main = outcome(points)
    }
    try expectInRange(open, completed, rules)
    #expect(try assess(open, under: rules).range.passingFrom == 413 + 100)
    var strict = rules
    strict.blockTwo.minimum.points = 0
    #expect(try assess(open, under: strict).range.passingFrom == 413 + 50)
  }
}
