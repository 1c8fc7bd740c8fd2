import TestSupport
import Testing

@testable import Abitur

/// The choice of courses under the rules of five Länder, compared with trying every choice.
@Suite struct EnumerationTests {
  static let lands = ["BW", "HE", "NW", "TH", "RP"]

  static func land(_ id: String) -> (rules: RuleSet, candidates: RandomCandidates) {
    switch id {
    case "HE": (Hessen.rules, .hessen)
    case "NW": (NordrheinWestfalen.rules, .nordrheinWestfalen)
    case "TH": (Thueringen.rules, .thueringen)
    case "RP": (RheinlandPfalz.rules, .rheinlandPfalz)
    default: (BW.rules, .badenWuerttemberg)
    }
  }

  @Test("The engine's choice is the best of all", arguments: lands)
  func best(id: String) {
    let (rules, candidates) = Self.land(id)
    var admissible = 0
    for seed in 1...UInt64(6) {
      var random = SeededGenerator(seed: seed)
      let candidate = candidates.candidate(&random)
      let component =
        rules.components.first?.places.contains(.blockOne) ?? false && random.chance(30)
        ? rules.components.first : nil
      let enumeration = Enumeration(candidate, rules, component: component)
      if !enumeration.admissible.isEmpty { admissible += 1 }
      for _ in 0..<6 {
        let trial = SelectionTrial(
          candidate: candidate, ruleSet: rules,
          points: candidates.points(enumeration.courses.count, &random),
          component: component == nil ? nil : random.below(16))
        guard expectBest(trial, enumeration, seed: seed) else { return }
      }
    }
    #expect(admissible > 3, "too few of the candidates have an admissible choice")
  }

  // MARK: - Wishes

  /// One wish of a pupil, in the order in which wishes are applied.
  private struct Wish {
    var wish: Refusal.Wish
    var subject: SubjectID
    var course: CourseID?

    /// Whether a choice of courses does what is wished.
    func holds(_ chosen: UInt64, _ courses: [CourseID]) -> Bool {
      switch wish {
      case .limit(let limit):
        courses.indices.count {
          courses[$0].subject == subject && chosen & (1 << UInt64($0)) != 0
        } <= limit
      case .held:
        courses.firstIndex { $0 == course }.map { chosen & (1 << UInt64($0)) != 0 } ?? false
      case .bracketed:
        courses.firstIndex { $0 == course }.map { chosen & (1 << UInt64($0)) == 0 } ?? false
      }
    }
  }

  @Test("A wish is granted where the rules can be met as well as without it", arguments: lands)
  func wishes(id: String) throws {
    let (rules, candidates) = Self.land(id)
    var (granted, refused) = (0, 0)
    for seed in 1...UInt64(6) {
      var random = SeededGenerator(seed: seed &+ 77)
      var candidate = candidates.candidate(&random)
      let enumeration = Enumeration(candidate, rules)
      guard !enumeration.admissible.isEmpty else { continue }
      let points = candidates.points(enumeration.courses.count, &random)
      var wishes: [Wish] = []
      for course in enumeration.courses where random.chance(12) {
        wishes.append(
          Wish(
            wish: random.chance(50) ? .held : .bracketed, subject: course.subject, course: course))
      }
      grade(&candidate, enumeration.courses, points, wishes)
      for subject in candidate.subjects.indices where random.chance(20) {
        candidate.subjects[subject].limit = random.below(5)
      }
      let ordered = order(wishes, candidate, rules)
      var left = enumeration.admissible
      var expected: [Refusal] = []
      for wish in ordered {
        let filtered = left.filter { wish.holds($0, enumeration.courses) }
        let before = left.map { enumeration.worth($0, points).violations }.min() ?? 0
        let after = filtered.map { enumeration.worth($0, points).violations }.min()
        if let after, after <= before {
          left = filtered
        } else {
          expected.append(
            Refusal(wish: wish.wish, subject: wish.subject, course: wish.course, rule: "-"))
        }
      }
      granted += ordered.count - expected.count
      refused += expected.count
      let assessment = try assess(candidate, under: rules)
      let refusals = assessment.refusals.map { refusal in
        Refusal(wish: refusal.wish, subject: refusal.subject, course: refusal.course, rule: "-")
      }
      #expect(refusals == expected, "seed \(seed)")
      let best = left.map { enumeration.worth($0, points) }.reduce(nil) {
        (best: Enumeration.Worth?, next) in best.map { next.precedes($0) ? next : $0 } ?? next
      }
      #expect(assessment.blockOne.points == best?.points, "seed \(seed)")
      #expect(assessment.blockOne.results == best?.results, "seed \(seed)")
    }
    #expect(granted > 0 && refused > 0)
  }

  private func grade(
    _ candidate: inout Candidate, _ courses: [CourseID], _ points: [Int], _ wishes: [Wish]
  ) {
    for subject in candidate.subjects.indices {
      for position in candidate.subjects[subject].courses.indices {
        let course = candidate.subjects[subject].courses[position]
        let id = CourseID(
          candidate.subjects[subject].id, course.halfYear, ordinal: course.ordinal)
        guard let value = courses.firstIndex(of: id) else { continue }
        candidate.subjects[subject].courses[position].outcome = outcome(points[value])
        let wish = wishes.first { $0.course == id }
        candidate.subjects[subject].courses[position].wish =
          wish.map { $0.wish == .held ? .held : .bracketed } ?? .none
      }
    }
  }

  /// Limits, then held courses, then bracketed ones, each in the order of the rule set.
  private func order(_ wishes: [Wish], _ candidate: Candidate, _ rules: RuleSet) -> [Wish] {
    let limits = rules.subjects.compactMap { definition -> Wish? in
      guard let limit = candidate.subjects.first(where: { $0.id == definition.id })?.limit else {
        return nil
      }
      return Wish(wish: .limit(limit), subject: definition.id)
    }
    return limits + wishes.filter { $0.wish == .held } + wishes.filter { $0.wish == .bracketed }
  }
}
