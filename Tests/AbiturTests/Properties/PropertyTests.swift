import TestSupport
import Testing

@testable import Abitur

/// What holds for every candidate under the rules of five Länder.
@Suite struct PropertyTests {
  /// A random candidate with room for more courses than trying all choices allows.
  private func candidate(
    _ id: String, _ random: inout SeededGenerator
  ) -> (rules: RuleSet, candidate: Candidate, candidates: RandomCandidates) {
    var (rules, candidates) = EnumerationTests.land(id)
    candidates.most += 6
    return (rules, candidates.candidate(&random), candidates)
  }

  private func problem(_ candidate: Candidate, _ rules: RuleSet) -> SelectionProblem {
    SelectionProblem(
      candidate, rules, matcher: SelectorMatcher(candidate, rules), component: nil,
      wishes: Wishes())
  }

  private func values(_ points: [Int], _ rules: RuleSet) -> CourseValues {
    CourseValues(
      points.map { Int32($0) }, unit: 1, component: 0, deficitBelow: rules.blockOne.deficitBelow)
  }

  @Test(
    "No random admissible choice is better than the engine's", arguments: EnumerationTests.lands)
  func noChoiceIsBetter(id: String) {
    for seed in 1...UInt64(8) {
      var random = SeededGenerator(seed: seed &+ 1000)
      let (rules, candidate, candidates) = candidate(id, &random)
      let problem = problem(candidate, rules)
      guard problem.shortfalls.isEmpty else { continue }
      let enumeration = Enumeration(candidate, rules, tries: false)
      var solver = SelectionSolver(problem)
      let points = candidates.points(problem.items.count, &random)
      let expected = values(points, rules)
      guard let best = solver.best(for: expected) else { continue }
      let worth = Enumeration.Worth(
        violations: best.violations, points: best.points,
        exact: Ratio(40 * best.sum, over: best.divisor), deficits: best.deficitCount,
        results: best.results)
      for _ in 0..<10 {
        // The best choice for other results is some admissible choice for these.
        let others = values(points.map { _ in random.below(16) }, rules)
        guard let other = solver.best(for: others) else { continue }
        var chosen: UInt64 = 0
        for (position, isChosen) in solver.courses(of: other, for: others).enumerated()
        where isChosen {
          chosen |= 1 << UInt64(position)
        }
        #expect(enumeration.admits(chosen), "seed \(seed)")
        #expect(!enumeration.worth(chosen, points).precedes(worth), "seed \(seed)")
      }
    }
  }

  @Test("A better result never lowers what is reached", arguments: EnumerationTests.lands)
  func monotone(id: String) {
    for seed in 1...UInt64(8) {
      var random = SeededGenerator(seed: seed &+ 2000)
      let (rules, candidate, candidates) = candidate(id, &random)
      let problem = problem(candidate, rules)
      guard problem.shortfalls.isEmpty else { continue }
      var solver = SelectionSolver(problem)
      var points = candidates.points(problem.items.count, &random)
      guard var before = solver.best(for: values(points, rules)) else { continue }
      for _ in 0..<30 {
        let position = random.below(points.count)
        points[position] = min(points[position] + 1 + random.below(3), 15)
        guard let after = solver.best(for: values(points, rules)) else { continue }
        #expect(after.violations <= before.violations, "seed \(seed)")
        if after.violations == before.violations {
          #expect(after.points >= before.points, "seed \(seed)")
        }
        before = after
      }
    }
  }

  @Test("With every choice made by hand a better result never lowers the total")
  func monotoneForFixedChoice() throws {
    var candidate = BW.complete
    candidate.doubled = ["mathematik", "englisch"]
    let counted = try assess(candidate, under: BW.rules).blockOne.courses
    for subject in candidate.subjects.indices {
      for position in candidate.subjects[subject].courses.indices {
        let course = counted.first {
          $0.course.subject == candidate.subjects[subject].id
            && $0.course.halfYear == candidate.subjects[subject].courses[position].halfYear
        }
        candidate.subjects[subject].courses[position].wish =
          course?.weight ?? 0 > 0 ? .held : .bracketed
      }
    }
    let before = try assess(candidate, under: BW.rules)
    #expect(before.total == 640)
    for subject in candidate.subjects.indices {
      // One course of each subject is enough, in turn.
      for position in candidate.subjects[subject].courses.indices where position == subject % 4 {
        var better = candidate
        let course = better.subjects[subject].courses[position]
        let points = course.outcome.points?.value ?? 0
        better.subjects[subject].courses[position].outcome = outcome(min(points + 1, 15))
        let after = try assess(better, under: BW.rules)
        let weight =
          counted.first {
            $0.course.subject == better.subjects[subject].id
              && $0.course.halfYear == course.halfYear
          }?.weight ?? 0
        let gain = points < 15 ? weight : 0
        #expect(after.blockOne.sum == Ratio(516 + gain))
        #expect(after.total ?? 0 >= 640)
      }
    }
  }

  @Test("No bounds of a rule set overlap without nesting", arguments: EnumerationTests.lands)
  func nested(id: String) {
    var branches = 0
    for seed in 1...UInt64(12) {
      var random = SeededGenerator(seed: seed &+ 3000)
      let (rules, candidate, _) = candidate(id, &random)
      let matcher = SelectorMatcher(candidate, rules)
      let problem = problem(candidate, rules)
      var wishes = Wishes()
      func set(_ isMeant: (SelectionItem) -> Bool) -> ItemSet {
        var set = ItemSet()
        for (position, item) in problem.items.enumerated() where isMeant(item) {
          set.insert(position)
        }
        return set
      }
      for subject in candidate.subjects.indices where random.chance(20) {
        wishes.add(.limit(random.below(5)), set { $0.subject == subject })
      }
      for item in problem.items {
        if random.chance(10) { wishes.add(.held, set { $0.course == item.course }) }
        if random.chance(10) { wishes.add(.bracketed, set { $0.course == item.course }) }
      }
      let resolver = ConstraintResolver(
        items: problem.items, matcher: matcher, candidate: candidate)
      for wish in [Wishes(), wishes] {
        let all = resolver.allBranches(
          rules.blockOne.constraints, wishes: wish, total: rules.blockOne.broughtIn,
          rule: rules.blockOne.broughtInRule, taken: 0)
        branches += all.count
        #expect(!all.contains { $0.overlaps }, "seed \(seed)")
      }
    }
    #expect(branches >= 24)
  }

  @Test("Bounds that do overlap are noticed")
  func overlapping() throws {
    let rules = Musterland.rules {
      $0.blockOne.constraints += [
        SelectionConstraint(
          "eins", .count(.or([subject("englisch"), subject("geschichte")]), 3...4)),
        SelectionConstraint(
          "zwei", .count(.or([subject("geschichte"), subject("physik")]), 3...4)),
      ]
    }
    let problem = problem(Musterland.complete, rules)
    #expect(problem.branches.contains { $0.overlaps })
    #expect(!problem.shortfalls.isEmpty)
    #expect(try assess(Musterland.complete, under: rules).total == nil)
  }
}
