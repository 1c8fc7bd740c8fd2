import TestSupport
import Testing

@testable import Abitur

/// The choice of courses under random rules, compared with trying every choice.
@Suite struct RandomRulesTests {
  /// Rules and courses small enough to try all choices of at most twelve courses.
  private func trial(_ random: inout SeededGenerator) -> SelectionTrial {
    let rules = rules(&random)
    var candidate = Candidate(subjects: [], exams: [])
    var count = 0
    for definition in rules.subjects where count < 12 {
      var entry = SubjectEntry(
        definition.id, definition.allowsAdvanced ? .advanced : .basic, courses: [])
      for halfYear in HalfYear.allCases where count < 12 && !random.chance(25) {
        entry.courses.append(Course(halfYear, .open))
        count += 1
      }
      candidate.subjects.append(entry)
    }
    let level = random.below(14)
    let spread = 1 + random.below(8)
    let points = (0..<count).map { _ in
      max(min(level + random.below(2 * spread + 1) - spread, 15), 0)
    }
    var trial = SelectionTrial(candidate: candidate, ruleSet: rules, points: points)
    if random.chance(30) {
      trial.ruleSet.components = [
        ComponentRule(
          "arbeit", "Arbeit", rule: "ml-arbeit", maximum: random.pick([15, 30]),
          weight: 1 + random.below(2), results: random.below(3), deficitUnits: random.below(3),
          deficitBelow: 5 + random.below(5), least: random.below(6), places: [.blockOne])
      ]
      trial.component = random.below(16)
    }
    return trial
  }

  static let ids: [SubjectID] = ["a", "b", "c", "d", "e"]
  static let pair = SubjectGroup("paar")
  static let triple = SubjectGroup("drei")

  private func rules(_ random: inout SeededGenerator) -> RuleSet {
    let advanced = random.below(3)
    var subjects = (0..<advanced).map {
      SubjectDefinition(SubjectID("lk\($0)"), "lk", field: .sciences, allowsAdvanced: true)
    }
    for (position, id) in Self.ids.enumerated() {
      var groups: [SubjectGroup] = position < 3 ? [Self.triple] : []
      if position < 2 { groups.append(Self.pair) }
      subjects.append(SubjectDefinition(id, id.rawValue, field: nil, groups: groups))
    }
    let least = 3 + random.below(5)
    return Musterland.rules { rules in
      rules.subjects = subjects
      rules.blockOne.broughtIn = least...(least + random.pick([0, 0, 1, 3]))
      rules.blockOne.constraints = [
        SelectionConstraint("lk", .each(.level(.advanced), 4...Candidate.unlimited)),
        SelectionConstraint("lk", .all(.level(.advanced))),
      ]
      if random.chance(70) { rules.blockOne.constraints.removeFirst() }
      for position in 0..<random.below(5) {
        rules.blockOne.constraints.append(
          SelectionConstraint(RuleID("r\(position)"), requirement(&random, depth: 0)))
      }
      rules.blockOne.deficits = [
        DeficitLimit(
          "unter", .all,
          steps: [(0...least, random.below(4)), (least + 1...99, random.below(5))]),
        DeficitLimit("unter-lk", .level(.advanced), atMost: random.below(3)),
      ]
      if random.chance(30) {
        rules.blockOne.floors = [
          PointFloor("summe", .level(.basic), isWeighted: true, minimum: random.below(60))
        ]
      }
      rules.blockOne.weights = random.pick([
        [], [WeightRule("w", .level(.advanced), .all)],
        [WeightRule("w", .level(.advanced), .subjects(1))],
        [WeightRule("w", .and([.level(.advanced), .halfYears([.first])]), .all)],
      ])
      rules.blockOne.divisor = random.pick([.weightedCount, .weightedCount, .fixed(10)])
      rules.blockOne.rounding = random.pick([.halfUp, .down])
    }
  }

  private func requirement(_ random: inout SeededGenerator, depth: Int) -> Requirement {
    let subject = Selector.subject(random.pick(Self.ids))
    let group = Selector.group(random.pick([Self.pair, Self.triple]))
    let least = random.below(4)
    let late = Selector.and([subject, .halfYears(random.pick([[.third, .fourth], [.fourth]]))])
    switch random.below(depth < 2 ? 9 : 7) {
    case 0: return .count(subject, least...4)
    case 1: return .count(group, least...8)
    case 2: return .count(random.chance(50) ? subject : group, 0...(1 + random.below(4)))
    case 3: return .count(late, min(least, 2)...2)
    case 4: return .each(random.chance(50) ? group : .level(.basic), random.below(2)...4)
    case 5: return .subjects(1 + random.below(2), of: group, each: 1 + random.below(3))
    case 6: return .ifAny(subject, atLeast: 1 + random.below(2), of: late)
    default:
      return .anyOf(
        (0..<2).map { _ in
          (0...random.below(2)).map { _ in requirement(&random, depth: depth + 1) }
        })
    }
  }

  @Test("The engine's choice is the best of all, under random rules", arguments: 0..<8)
  func best(block: Int) {
    for position in 0..<25 {
      let seed = UInt64(block * 1000 + position)
      var random = SeededGenerator(seed: seed)
      guard expectBest(trial(&random), seed: seed) else { return }
    }
  }
}
