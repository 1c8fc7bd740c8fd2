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

  /// The subjects from which some are chosen to count more, by position in the candidate.
  let doublable: [Int]

  /// How many of them are chosen.
  let doubledCount: Int

  /// How often a chosen subject's results count.
  let doubledFactor: Int64

  /// The choices of subjects to count more, as sets of positions in ``doublable``.
  let doublings: [Int]

  /// The rules of the block.
  let rules: BlockOneRules

  /// The results that a component brings into the block.
  let component: ComponentRule?

  /// The component's points, or none where it is open.
  let componentPoints: Int?

  /// The limits a component's deficits fall under, in deficits of the component.
  let componentBudgets: SIMD4<Int32>

  /// What cannot be satisfied; empty where there is an admissible choice.
  var shortfalls: [Shortfall] {
    branches.first?.shortfalls ?? []
  }

  /// How many courses and places the rules lack.
  var missing: Int { branches.first?.missing ?? 0 }

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
    componentPoints = candidate.component?.points
    let order = ruleSet.order(of: candidate)
    var doublable: [Int] = []
    var (doubledCount, doubledFactor) = (0, 1)
    for weight in rules.weights {
      guard case .subjects(let count) = weight.choice else { continue }
      (doubledCount, doubledFactor) = (count, weight.factor)
      for subject in order where doublable.count < SelectionProblem.mostLimits {
        if matcher.matches(weight.selector, subject: subject, nil) { doublable.append(subject) }
      }
      break
    }
    self.doublable = doublable
    self.doubledCount = min(doubledCount, doublable.count)
    self.doubledFactor = Int64(doubledFactor)
    doublings = SelectionProblem.doublings(candidate, doublable, self.doubledCount)
    var items: [SelectionItem] = []
    var figures: [ItemFigures] = []
    var results: [Int32] = []
    var openSubjects: [Int] = []
    for subject in order {
      let entry = candidate.subjects[subject]
      for position in entry.takenByTime {
        let course = entry.courses[position]
        items.append(
          SelectionItem(
            course: CourseID(entry.id, course.halfYear, ordinal: course.ordinal),
            subject: subject, entry: position, estimate: course.estimate))
        var item = ItemFigures(rules, matcher, subject, course.halfYear)
        for position in doublable.indices where doublable[position] == subject {
          item.doubling = Int32(truncatingIfNeeded: position)
        }
        figures.append(item)
        if let points = course.outcome.points {
          results.append(Int32(truncatingIfNeeded: points.value))
        } else {
          results.append(Int32.openResult)
          if openSubjects.last != subject { openSubjects.append(subject) }
        }
      }
    }
    self.items = items
    self.figures = figures
    self.results = results
    self.openSubjects = openSubjects
    var limits = rules.deficits
    while limits.count > SelectionProblem.mostLimits { limits.removeLast() }
    self.limits = limits
    var floorMinima: [Int] = []
    for floor in rules.floors where floorMinima.count < SelectionProblem.mostLimits {
      floorMinima.append(floor.scope == .broughtIn ? floor.minimum : 0)
    }
    self.floorMinima = floorMinima
    var budgets = SIMD4<Int32>(repeating: 0)
    if let component {
      for position in limits.indices where limits[position].selector.namesComponents {
        budgets[position] = Int32(truncatingIfNeeded: component.deficitUnits)
      }
    }
    componentBudgets = budgets
    let resolver = ConstraintResolver(items: items, matcher: matcher, candidate: candidate)
    branches = resolver.branches(
      rules.constraints, wishes: wishes, total: rules.broughtIn, rule: rules.broughtInRule,
      taken: component?.results ?? 0)
    var always = ItemSet()
    var alwaysForced: [Int] = []
    for item in items.indices where branches.allSatisfy({ $0.requiredBy[item] != nil }) {
      always.insert(item)
      alwaysForced.append(item)
    }
    self.alwaysForced = alwaysForced
    for branch in branches { branch.setApart(always) }
  }

  private static func doublings(
    _ candidate: Candidate, _ doublable: [Int], _ count: Int
  ) -> [Int] {
    if let chosen = candidate.doubled {
      var set = 0
      for (position, subject) in doublable.enumerated() {
        for id in chosen where id == candidate.subjects[subject].id { set |= 1 &<< position }
      }
      return [set]
    }
    var sets: [Int] = []
    for set in 0..<(1 &<< doublable.count) where set.nonzeroBitCount == count { sets.append(set) }
    return sets
  }
}

extension ItemFigures {
  /// What the rules make of a course.
  fileprivate init(
    _ rules: BlockOneRules, _ matcher: SelectorMatcher, _ subject: Int, _ halfYear: HalfYear
  ) {
    func isNamed(_ selector: Selector) -> Bool {
      matcher.matches(selector, subject: subject, halfYear)
    }
    for weight in rules.weights {
      if case .all = weight.choice, isNamed(weight.selector) {
        self.weight = Int32(truncatingIfNeeded: weight.factor)
      }
    }
    for (position, limit) in rules.deficits.enumerated()
    where position < SelectionProblem.mostLimits && isNamed(limit.selector) {
      budgets[position] = 1
    }
    for (position, floor) in rules.floors.enumerated()
    where position < SelectionProblem.mostLimits && floor.scope == .broughtIn
      && isNamed(floor.selector)
    {
      floors[position] = floor.isWeighted ? weight : 1
    }
    for zero in rules.zeros where zero.scope == .broughtIn && isNamed(zero.selector) {
      zeroHurts = true
    }
  }
}

extension SubjectEntry {
  /// The positions of the courses taken, by time.
  fileprivate var takenByTime: [Int] {
    let order = risingOrder(
      of: courses.map { $0.halfYear.rawValue * Candidate.mostCourses + $0.ordinal })
    return order.filter { courses[$0].outcome.isTaken }
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
    let subjects = subjects
    return risingOrder(
      of: candidate.subjects.map { entry in
        subjects.firstIndex { $0.id == entry.id } ?? subjects.count
      })
  }
}
