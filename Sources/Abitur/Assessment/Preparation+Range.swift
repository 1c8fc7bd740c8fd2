extension Preparation {
  /// The lowest result of the courses that their rules leave, whatever comes.
  ///
  /// Within one branch and number of places the best choice is at least the best choice at the
  /// lowest results; which branch is admissible in the end depends on what comes, so that the
  /// lowest of them is certain. Where the lowest results break no rule or nothing is open, it is the
  /// exact minimum.
  mutating func guaranteedBlockOne(_ worst: Evaluation) -> Int? {
    guard worst.isAdmissible, let choice = worst.choice else { return nil }
    guard choice.violations > 0, hasOpenCourses else { return choice.points }
    let granted = lowest(worst.values) { $0.points }
    guard !wishes.isEmpty, var free = withoutWishes else { return granted }
    // With other results a wish may be refused, and then ways to satisfy the rules are open that it
    // closes now; what every way counts is certain even so.
    let certain = worst.values.keeping(free.problem.alwaysForced)
    let refused = free.lowest(certain) { $0.points }
    return granted.map { min($0, refused ?? $0) }
  }

  /// A number of points of Block I below which nobody passes, or none where nobody passes at all.
  ///
  /// Whoever passes has no counted course at 0, where the rules say so, and only so many below the
  /// deficit line. So every open course is taken at 1 point, and of the counted courses below the
  /// line all but the allowed ones are lifted to it, the best first: course by course that is at
  /// most what any passing choice has.
  mutating func passingBlockOne(_ worst: Evaluation) -> Int? {
    let rules = problem.rules
    let excludesZeros = rules.zeros.contains { zero in
      if case .all = zero.selector { return true }
      return false
    }
    var values = CourseValues(problem, candidate, levels, .every(excludesZeros ? 1 : 0))
    if let rule = problem.component, candidate.component?.points == nil {
      values.component = Int64(rule.least)
    }
    let limit = rules.deficits.first { limit in
      if case .all = limit.selector { return true }
      return false
    }
    let points = lowest(values) { solver, choice in
      guard let limit else { return choice.points }
      let isChosen = solver.courses(of: choice, for: values)
      let weak = values.indices.filter { isChosen[$0] && values[$0] < values.deficitLine }
        .map { Int(values[$0]) }.sorted(by: >)
      let excess = weak.count - limit.limit(broughtIn: choice.results)
      let lift = weak.prefix(max(excess, 0)).reduce(0) { $0 + rules.deficitBelow - $1 }
      return rules.rounding.quotient(
        Int64(BlockOneRules.scale) * (choice.sum + Int64(lift)), max(choice.divisor, 1))
    }
    let guaranteed = guaranteedBlockOne(worst) ?? 0
    return points.map { max($0, guaranteed, rules.minimum.points) }
  }

  /// The lowest figure over all branches and numbers of places.
  private mutating func lowest(
    _ values: CourseValues, _ figure: (inout SelectionSolver, SelectionChoice) -> Int
  ) -> Int? {
    var lowest: Int?
    for branch in problem.branches.indices {
      for choice in solver.choices(in: branch, for: values) {
        let points = figure(&solver, choice)
        lowest = min(lowest ?? points, points)
      }
    }
    return lowest
  }

  private mutating func lowest(
    _ values: CourseValues, _ figure: (SelectionChoice) -> Int
  ) -> Int? {
    lowest(values) { _, choice in figure(choice) }
  }

  /// A number of points of Block II below which nobody passes, or none where nobody passes at all.
  ///
  /// Every exam is lifted to what the conditions ask of each, then the cheapest ones to what the
  /// most demanding condition asks of some, then the sum to the block's minimum.
  func passingBlockTwo(worst: Evaluation, best: Evaluation) -> Int? {
    var lows = worst.exams.map { $0.points }
    let highs = best.exams.map { $0.points }
    let conditions = ruleSet.blockTwo.conditions(for: exams.variant)
    for condition in conditions {
      guard case .each(let least) = condition.requirement else { continue }
      guard highs.allSatisfy({ $0 >= least }) else { return nil }
      lows = lows.map { max($0, least) }
    }
    let sum = lows.reduce(0, +)
    var most = 0
    for condition in conditions {
      guard
        case .count(let count, let least, let advanced, let components) = condition.requirement
      else { continue }
      var lifts: [(cost: Int, isAdvanced: Bool)] = []
      for position in exams.slots.indices
      where (components || exams.slots[position].kind != .component) && highs[position] >= least {
        lifts.append((max(least - lows[position], 0), exams.slots[position].isAdvanced))
      }
      lifts.sort { $0.cost < $1.cost }
      guard lifts.count >= count, lifts.count(where: { $0.isAdvanced }) >= advanced else {
        return nil
      }
      var cost = 0
      var left = (all: count, advanced: advanced)
      for lift in lifts where left.advanced > 0 && lift.isAdvanced {
        cost += lift.cost
        left = (left.all - 1, left.advanced - 1)
      }
      var skipped = advanced
      for lift in lifts where left.all > 0 {
        if lift.isAdvanced, skipped > 0 {
          skipped -= 1
          continue
        }
        cost += lift.cost
        left.all -= 1
      }
      most = max(most, cost)
    }
    return max(sum + most, ruleSet.blockTwo.minimum.points)
  }
}

extension CourseValues {
  /// The course positions.
  var indices: Range<Int> { 0..<count }
}
