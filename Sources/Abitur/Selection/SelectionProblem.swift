/// What a candidate's courses and the rules leave to choose, without any points.
///
/// It is worked out once and then solved for as many results as needed: the same courses with
/// other points are the same problem.
struct SelectionProblem {
  /// The courses taken, subjects in the order of the rule set, half-years by time.
  let items: [SelectionItem]

  /// The ways to satisfy the rules; every one admissible, or a single one with its shortfalls.
  let branches: [SelectionBranch]

  /// The subjects from which some are chosen to count more, by position in the candidate.
  let doublable: [Int]

  /// How many of them are chosen.
  let doubledCount: Int

  /// How often a chosen subject's results count.
  let doubledFactor: Int64

  /// The choices of subjects to count more, as sets of positions in ``doublable``.
  let doublings: [UInt32]

  /// The rules of the block.
  let rules: BlockOneRules

  /// The results that a component brings into the block.
  let component: ComponentRule?

  /// The limits a component's deficits fall under, in deficits of the component.
  let componentBudgets: SIMD4<Int32>

  /// What cannot be satisfied; empty where there is an admissible choice.
  var shortfalls: [Shortfall] {
    branches.first?.shortfalls ?? []
  }
}

extension SelectionProblem {
  /// So many limits, and so many sums, a rule set can have.
  static let mostLimits = 4

  /// Works out the problem; `component` is the one that goes into Block I.
  init(
    _ candidate: Candidate, _ ruleSet: RuleSet, matcher: SelectorMatcher,
    component: ComponentRule?, wishes: Wishes
  ) {
    let rules = ruleSet.blockOne
    self.rules = rules
    self.component = component
    let choice = rules.weights.lazy.compactMap { weight -> (WeightRule, Int)? in
      guard case .subjects(let count) = weight.choice else { return nil }
      return (weight, count)
    }.first
    let order = ruleSet.order(of: candidate)
    doublable =
      choice.map { choice in
        order.filter { matcher.matches(choice.0.selector, subject: $0, nil) }
      } ?? []
    doubledCount = min(choice?.1 ?? 0, doublable.count)
    doubledFactor = Int64(choice?.0.factor ?? 1)
    doublings = SelectionProblem.doublings(candidate, doublable, doubledCount)
    items = SelectionProblem.items(candidate, rules, matcher, order, doublable)
    componentBudgets =
      component.map { rule in
        var budgets = SIMD4<Int32>(repeating: 0)
        for (limit, deficits) in rules.deficits.prefix(SelectionProblem.mostLimits).enumerated()
        where deficits.selector.namesComponents {
          budgets[limit] = Int32(truncatingIfNeeded: rule.deficitUnits)
        }
        return budgets
      } ?? SIMD4(repeating: 0)
    let resolver = ConstraintResolver(items: items, matcher: matcher, candidate: candidate)
    branches = resolver.branches(
      rules.constraints, wishes: wishes, total: rules.broughtIn, rule: rules.broughtInRule,
      taken: component?.results ?? 0)
  }

  private static func doublings(
    _ candidate: Candidate, _ doublable: [Int], _ count: Int
  ) -> [UInt32] {
    if let chosen = candidate.doubled {
      var set: UInt32 = 0
      for (position, subject) in doublable.enumerated()
      where chosen.contains(candidate.subjects[subject].id) {
        set |= 1 << UInt32(position)
      }
      return [set]
    }
    guard doublable.count < 16 else { return [(1 << UInt32(count)) - 1] }
    return (0..<(UInt32(1) << UInt32(doublable.count))).filter { $0.nonzeroBitCount == count }
  }

  private static func items(
    _ candidate: Candidate, _ rules: BlockOneRules, _ matcher: SelectorMatcher, _ order: [Int],
    _ doublable: [Int]
  ) -> [SelectionItem] {
    var items: [SelectionItem] = []
    for subject in order {
      let entry = candidate.subjects[subject]
      let positions = entry.courses.indices.filter { entry.courses[$0].outcome.isTaken }.sorted {
        let (left, right) = (entry.courses[$0], entry.courses[$1])
        return (left.halfYear, left.ordinal) < (right.halfYear, right.ordinal)
      }
      for position in positions {
        let course = entry.courses[position]
        var item = SelectionItem(
          course: CourseID(entry.id, course.halfYear, ordinal: course.ordinal), subject: subject,
          entry: position, weight: 1, doubling: doublable.firstIndex(of: subject) ?? -1,
          budgets: SIMD4(repeating: 0), floors: SIMD4(repeating: 0), zeroHurts: false)
        func isNamed(_ selector: Selector) -> Bool {
          matcher.matches(selector, subject: subject, course.halfYear)
        }
        for weight in rules.weights {
          if case .all = weight.choice, isNamed(weight.selector) {
            item.weight = Int32(truncatingIfNeeded: weight.factor)
          }
        }
        for (limit, deficits) in rules.deficits.prefix(mostLimits).enumerated()
        where isNamed(deficits.selector) {
          item.budgets[limit] = 1
        }
        for (position, floor) in rules.floors.prefix(mostLimits).enumerated()
        where floor.scope == .broughtIn && isNamed(floor.selector) {
          item.floors[position] = floor.isWeighted ? item.weight : 1
        }
        item.zeroHurts = rules.zeros.contains { $0.scope == .broughtIn && isNamed($0.selector) }
        items.append(item)
      }
    }
    return items
  }
}

extension Selector {
  /// Whether results that belong to no subject, such as a Seminarkurs, are meant as well.
  var namesComponents: Bool {
    switch self {
    case .all, .level(.basic): true
    case .subject, .group, .field, .level, .examined, .examSlot, .halfYears: false
    case .and(let parts): parts.allSatisfy { $0.namesComponents }
    case .or(let parts): parts.contains { $0.namesComponents }
    case .not(let part): !part.namesComponents
    }
  }
}

extension RuleSet {
  /// The positions of a candidate's subjects in the order of the rule set.
  func order(of candidate: Candidate) -> [Int] {
    var ranked: [(rank: Int, subject: Int)] = []
    for (position, entry) in candidate.subjects.enumerated() {
      ranked.append((subjects.firstIndex { $0.id == entry.id } ?? subjects.count, position))
    }
    ranked.sort { ($0.rank, $0.subject) < ($1.rank, $1.subject) }
    return ranked.map { $0.subject }
  }
}

/// What the pupil decided about courses, as far as it is accepted.
struct Wishes {
  /// The subjects with a limit, by position in the candidate.
  var limits: [(subject: Int, limit: Int)] = []

  /// The courses that shall count.
  var held: [CourseID] = []

  /// The courses that shall not count.
  var bracketed: [CourseID] = []

  /// The rules under which wishes stand in explanations.
  static let limitRule = RuleID("wunsch-hoechstens")
  static let heldRule = RuleID("wunsch-gehalten")
  static let bracketRule = RuleID("wunsch-geklammert")
}
