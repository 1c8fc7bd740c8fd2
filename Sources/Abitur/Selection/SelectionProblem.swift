/// What a candidate's courses and the rules leave to choose, without any points.
///
/// It is worked out once and then solved for as many results as needed: the same courses with
/// other points are the same problem.
final class SelectionProblem {
  /// The courses taken, subjects in the order of the rule set, half-years by time.
  let items: [SelectionItem]

  /// What the rules make of the courses, by course position.
  let figures: [ItemFigures]

  /// The courses that every branch forces in.
  let alwaysForced: [Int]

  /// The points of the courses, or ``Swift/Int32/openResult``.
  let results: [Int32]

  /// The subjects with an open course, by position in the candidate.
  let openSubjects: [Int]

  /// The limits on deficits and the sums that must be reached.
  let limits: [DeficitLimit]
  let floorMinima: [Int]

  /// The ways to satisfy the rules; every one admissible, or a single one with its shortfalls.
  let branches: [SelectionBranch]

  /// The branches in the form in which they are solved.
  let steps: [BranchSteps]

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

  /// So many limits, so many sums and so many subjects to double a rule set can have.
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
        Array(
          order.filter { matcher.matches(choice.0.selector, subject: $0, nil) }.prefix(
            SelectionProblem.mostLimits))
      } ?? []
    doubledCount = min(choice?.1 ?? 0, doublable.count)
    doubledFactor = Int64(choice?.0.factor ?? 1)
    doublings = SelectionProblem.doublings(candidate, doublable, doubledCount)
    var items: [SelectionItem] = []
    var figures: [ItemFigures] = []
    let namesHalfYears = rules.namesHalfYears
    for subject in order {
      let entry = candidate.subjects[subject]
      let whole = ItemFigures(rules, doubling: doublable.firstIndex(of: subject)) {
        matcher.matches($0, subject: subject, nil)
      }
      for position in entry.takenByTime {
        let course = entry.courses[position]
        items.append(
          SelectionItem(
            course: CourseID(entry.id, course.halfYear, ordinal: course.ordinal),
            subject: subject, entry: position))
        figures.append(
          namesHalfYears
            ? ItemFigures(rules, doubling: doublable.firstIndex(of: subject)) {
              matcher.matches($0, subject: subject, course.halfYear)
            } : whole)
      }
    }
    self.items = items
    self.figures = figures
    let results = items.map { item -> Int32 in
      let points = candidate.subjects[item.subject].courses[item.entry].outcome.points
      return points.map { Int32(truncatingIfNeeded: $0.value) } ?? Int32.openResult
    }
    self.results = results
    var openSubjects: [Int] = []
    for (position, item) in items.enumerated()
    where results[position].graded == nil && openSubjects.last != item.subject {
      openSubjects.append(item.subject)
    }
    self.openSubjects = openSubjects
    limits = Array(rules.deficits.prefix(SelectionProblem.mostLimits))
    floorMinima = rules.floors.prefix(SelectionProblem.mostLimits).map {
      $0.scope == .broughtIn ? $0.minimum : 0
    }
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
    let branches = resolver.branches(
      rules.constraints, wishes: wishes, total: rules.broughtIn, rule: rules.broughtInRule,
      taken: component?.results ?? 0)
    self.branches = branches
    let alwaysForced = items.indices.filter { item in
      branches.allSatisfy { $0.requiredBy[item] != nil }
    }
    self.alwaysForced = alwaysForced
    steps = branches.map { branch in
      BranchSteps(branch, without: alwaysForced)
    }
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
    return (0..<(UInt32(1) << UInt32(doublable.count))).filter { $0.nonzeroBitCount == count }
  }
}

extension ItemFigures {
  /// What the rules make of a course; `isNamed` says which selectors name it.
  fileprivate init(_ rules: BlockOneRules, doubling: Int?, isNamed: (Selector) -> Bool) {
    self.doubling = doubling.map { Int32(truncatingIfNeeded: $0) } ?? -1
    for weight in rules.weights {
      if case .all = weight.choice, isNamed(weight.selector) {
        self.weight = Int32(truncatingIfNeeded: weight.factor)
      }
    }
    for (limit, deficits) in rules.deficits.prefix(SelectionProblem.mostLimits).enumerated()
    where isNamed(deficits.selector) {
      budgets[limit] = 1
    }
    for (position, floor) in rules.floors.prefix(SelectionProblem.mostLimits).enumerated()
    where floor.scope == .broughtIn && isNamed(floor.selector) {
      floors[position] = floor.isWeighted ? weight : 1
    }
    zeroHurts = rules.zeros.contains { $0.scope == .broughtIn && isNamed($0.selector) }
  }
}

extension BlockOneRules {
  /// Whether a weight, limit, floor or zero rule tells courses of one subject apart.
  fileprivate var namesHalfYears: Bool {
    weights.contains { $0.selector.namesHalfYears }
      || deficits.contains { $0.selector.namesHalfYears }
      || floors.contains { $0.selector.namesHalfYears }
      || zeros.contains { $0.selector.namesHalfYears }
  }
}

extension SubjectEntry {
  /// The positions of the courses taken, by time.
  fileprivate var takenByTime: [Int] {
    let taken = courses.indices.filter { courses[$0].outcome.isTaken }
    return taken.sorted {
      (courses[$0].halfYear, courses[$0].ordinal) < (courses[$1].halfYear, courses[$1].ordinal)
    }
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

  /// Whether nothing was decided.
  var isEmpty: Bool { limits.isEmpty && held.isEmpty && bracketed.isEmpty }

  /// The rules under which wishes stand in explanations.
  static let limitRule = RuleID("wunsch-hoechstens")
  static let heldRule = RuleID("wunsch-gehalten")
  static let bracketRule = RuleID("wunsch-geklammert")
}
