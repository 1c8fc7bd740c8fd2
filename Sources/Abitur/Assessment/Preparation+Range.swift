extension Preparation {
  /// The lowest result of the courses that their rules leave, whatever comes.
  ///
  /// Within one branch and number of places the best choice is at least the best choice at the
  /// lowest results; which branch is admissible in the end depends on what comes, so that the
  /// lowest of them is certain. Where the lowest results break no rule or nothing is open, it is the
  /// exact minimum.
  func guaranteedBlockOne(_ worst: Evaluation) -> Int? {
    guard worst.isAdmissible, let choice = worst.choice else { return nil }
    guard choice.violations > 0, hasOpenCourses else { return choice.points }
    let granted = lowest(worst.values)
    guard !wishes.isEmpty, let free = withoutWishes else { return granted }
    // With other results a wish may be refused, and then ways to satisfy the rules are open that it
    // closes now; what every way counts is certain even so.
    let certain = worst.values.keeping(free.problem.alwaysForced)
    let refused = free.lowest(certain)
    return granted.map { min($0, refused ?? $0) }
  }

  /// A number of points of Block I below which nobody passes, or none where nobody passes at all.
  ///
  /// Whoever passes has no counted course at 0, where the rules say so, and only so many below the
  /// deficit line. So every open course is taken at 1 point, and of the counted courses below the
  /// line all but the allowed ones are lifted to it, the best first: course by course that is at
  /// most what any passing choice has.
  func passingBlockOne(_ worst: Evaluation) -> Int? {
    let rules = ruleSet.blockOne
    let least = rules.zeros.contains { $0.selector.isAll } ? 1 : 0
    var values = CourseValues(problem, levels, .every(least))
    if let rule = problem.component, candidate.component?.points == nil {
      values.component = Int64(rule.least)
    }
    let limit = rules.deficits.first { $0.selector.isAll }
    guard let points = lowest(values, lifting: limit) else { return nil }
    return max(max(points, guaranteedBlockOne(worst) ?? 0), rules.minimum.points)
  }

  /// The lowest result of the courses over all branches and numbers of places, with deficits beyond
  /// a limit lifted to the line.
  private func lowest(_ values: CourseValues, lifting limit: DeficitLimit? = nil) -> Int? {
    var lowest: Int?
    for branch in problem.branches.indices {
      for places in problem.branches[branch].places {
        let choice = solver.choice(in: branch, places: places, for: values)
        let points = limit.map { lifted(choice, values, $0) } ?? choice.points
        lowest = min(lowest ?? points, points)
      }
    }
    return lowest
  }

  /// The result of a choice with the deficits beyond a limit, the best first, lifted to the line.
  private func lifted(
    _ choice: SelectionChoice, _ values: CourseValues, _ limit: DeficitLimit
  ) -> Int {
    let isChosen = solver.courses(of: choice, for: values)
    var lifts: [Int] = []
    for position in isChosen.indices
    where isChosen[position] && values[position] < values.deficitLine {
      lifts.append(Int(values.deficitLine - values[position]))
    }
    var sum = choice.sum
    var excess = lifts.count - limit.limit(broughtIn: choice.results)
    for position in risingOrder(of: lifts) where excess > 0 {
      sum += Int64(lifts[position])
      excess -= 1
    }
    return problem.rules.rounding.quotient(
      Int64(BlockOneRules.scale) * sum, max(choice.divisor, 1))
  }

  /// A number of points of Block II below which nobody passes, or none where nobody passes at all.
  ///
  /// Every exam is lifted to what the conditions ask of each, then the cheapest ones to what the
  /// most demanding condition asks of some, then the sum to the block's minimum.
  func passingBlockTwo(worst: Evaluation, best: Evaluation) -> Int? {
    var lows = worst.exams.map { $0.points }
    let rules = ruleSet.blockTwo
    for condition in rules.conditions where condition.holds(for: exams.variant) {
      guard case .each(let least) = condition.requirement else { continue }
      for position in lows.indices {
        guard best.exams[position].points >= least else { return nil }
        lows[position] = max(lows[position], least)
      }
    }
    var most = 0
    for condition in rules.conditions where condition.holds(for: exams.variant) {
      guard
        case .count(let count, let least, let advanced, let components) = condition.requirement
      else { continue }
      let costs = lows.map { max(least - $0, 0) }
      var (needed, spare, cost) = (advanced, count - advanced, 0)
      for position in risingOrder(of: costs) where best.exams[position].points >= least {
        let slot = exams.slots[position]
        guard components || slot.kind != .component else { continue }
        if slot.isAdvanced, needed > 0 {
          needed -= 1
        } else if spare > 0 {
          spare -= 1
        } else {
          continue
        }
        cost += costs[position]
      }
      guard needed <= 0, spare <= 0 else { return nil }
      most = max(most, cost)
    }
    var sum = most
    for low in lows { sum += low }
    return max(sum, rules.minimum.points)
  }
}

extension Selector {
  /// Whether it names every course without a condition.
  fileprivate var isAll: Bool {
    if case .all = self { return true }
    return false
  }
}
