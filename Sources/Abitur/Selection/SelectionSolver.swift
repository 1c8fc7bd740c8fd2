/// Finds the best choice of courses for a problem and any results, exactly.
///
/// Every branch's bounds nest, its open courses count once each and fall under the same limits, so
/// taking the best course that still fits gives the largest sum for each number of places; that
/// choice also has the fewest deficits and zeros, because course by course in falling order it is
/// at least as good as any other. What is left is compared over branches, numbers of places and
/// subjects that count more. Tests compare the result with exhaustive search and with a
/// mixed-integer solver.
struct SelectionSolver {
  let problem: SelectionProblem

  private var keys: [Int64]
  private var taken: [Int]
  private var nodes: [NodeState]

  /// How far a bound is filled, and how much it and the bounds below it still need.
  private struct NodeState {
    var count = 0
    var need = 0
    var childNeed = 0
  }

  init(_ problem: SelectionProblem) {
    self.problem = problem
    keys = Array(repeating: 0, count: problem.items.count)
    taken = Array(repeating: 0, count: problem.items.count)
    var most = 0
    for branch in problem.branches { most = max(most, branch.nodes.count) }
    nodes = Array(repeating: NodeState(), count: most)
  }

  /// The best choice, or nothing where the problem has no branch.
  ///
  /// Among equals the one goes first that has the first course in which they differ. Linear in
  /// branches, numbers of places and courses; allocates nothing.
  mutating func best(for values: CourseValues) -> SelectionChoice? {
    let base = base(values)
    var best: SelectionChoice?
    for branch in problem.branches.indices {
      sort(branch, by: values)
      for places in problem.branches[branch].places {
        let choice = choice(branch, places, base, values)
        if let current = best, !choice.precedes(current) {
          if current.precedes(choice) { continue }
          let (set, currentSet) = (set(of: choice, for: values), set(of: current, for: values))
          sort(branch, by: values)
          guard set.isEarlier(than: currentSet) else { continue }
        }
        best = choice
      }
    }
    return best
  }

  /// The best choice of one branch for one number of places.
  @inline(never)
  mutating func choice(
    in branch: Int, places: Int, for values: CourseValues
  ) -> SelectionChoice {
    sort(branch, by: values)
    return choice(branch, places, base(values), values)
  }

  /// Which courses a choice takes, by course position.
  mutating func courses(of choice: SelectionChoice, for values: CourseValues) -> [Bool] {
    let set = set(of: choice, for: values)
    return problem.items.indices.map { set.contains($0) }
  }

  /// The courses that a choice takes.
  private mutating func set(of choice: SelectionChoice, for values: CourseValues) -> ItemSet {
    var set = ItemSet()
    for item in problem.branches[choice.branch].forced { set.insert(item) }
    sort(choice.branch, by: values)
    for slot in 0..<fill(choice.branch, choice.places) { set.insert(taken[slot]) }
    return set
  }

  /// What counts in every branch.
  private func base(_ values: CourseValues) -> Tally {
    var tally = Tally()
    if let rule = problem.component { tally.add(rule, problem.componentBudgets, values) }
    for item in problem.alwaysForced { tally.add(problem.figures[item], values[item], values) }
    return tally
  }

  /// The best choice of a sorted branch for one number of places.
  @inline(never)
  private mutating func choice(
    _ branch: Int, _ places: Int, _ base: Tally, _ values: CourseValues
  ) -> SelectionChoice {
    var tally = base
    for item in problem.branches[branch].forcedHere {
      tally.add(problem.figures[item], values[item], values)
    }
    for slot in 0..<fill(branch, places) {
      tally.add(problem.figures[taken[slot]], values[taken[slot]], values)
    }
    return decide(tally, SelectionChoice(branch: branch, places: places), values)
  }

  /// Brings a branch's open courses into falling order, earlier courses first among equals.
  private mutating func sort(_ branch: Int, by values: CourseValues) {
    let open = problem.branches[branch].open
    for position in open.indices {
      let key = Int64(values[open[position].item]) << 16 | Int64(0xFFFF - position)
      var slot = position
      while slot > 0, keys[slot - 1] < key {
        keys[slot] = keys[slot - 1]
        slot -= 1
      }
      keys[slot] = key
    }
  }

  /// Takes the best courses that fit until the places are filled; returns how many it took.
  private mutating func fill(_ branch: Int, _ places: Int) -> Int {
    let open = problem.branches[branch].open
    let bounds = problem.branches[branch].nodes
    let hasBounds = bounds.count > 1
    if hasBounds {
      for node in bounds.indices {
        nodes[node] = NodeState(
          count: 0, need: node == 0 ? places : bounds[node].need, childNeed: bounds[node].childNeed)
      }
    }
    var filled = 0
    var slot = 0
    while filled < places, slot < open.count {
      let next = open[0xFFFF - Int(truncatingIfNeeded: keys[slot] & 0xFFFF)]
      if !hasBounds || enter(bounds, next.node, places) {
        taken[filled] = next.item
        filled += 1
      }
      slot += 1
    }
    return filled
  }

  /// Counts one more course below a bound, unless that leaves too little room for what the bounds
  /// still need.
  private mutating func enter(
    _ bounds: [SelectionBranch.Node], _ leaf: Int, _ places: Int
  ) -> Bool {
    guard fits(bounds, leaf, places) else { return false }
    var node = leaf
    var relief = 0
    while true {
      let minimum = node == 0 ? places : bounds[node].minimum
      nodes[node].count += 1
      nodes[node].childNeed -= relief
      let needed = max(max(minimum - nodes[node].count, nodes[node].childNeed), 0)
      relief = nodes[node].need - needed
      nodes[node].need = needed
      if node == 0 { return true }
      node = bounds[node].parent
    }
  }

  private func fits(_ bounds: [SelectionBranch.Node], _ leaf: Int, _ places: Int) -> Bool {
    var node = leaf
    var relief = 0
    while true {
      let minimum = node == 0 ? places : bounds[node].minimum
      let maximum = node == 0 ? places : bounds[node].maximum
      let count = nodes[node].count + 1
      let needed = max(minimum - count, nodes[node].childNeed - relief)
      if needed > maximum - count { return false }
      if node == 0 { return true }
      relief = nodes[node].need - max(needed, 0)
      node = bounds[node].parent
    }
  }

  /// Chooses the subjects that count more, works out the block's result and counts violations.
  private func decide(
    _ tally: Tally, _ empty: SelectionChoice, _ values: CourseValues
  ) -> SelectionChoice {
    var choice = empty
    choice.deficits = tally.deficits
    choice.deficitCount = tally.deficitCount
    choice.zeros = tally.zeros
    choice.floors = tally.floors
    choice.results = tally.results
    let factor = problem.doubledFactor - 1
    var isFirst = true
    for doubling in problem.doublings {
      var sum = tally.sum
      var divisor = tally.divisor
      for subject in problem.doublable.indices where doubling & (1 &<< subject) != 0 {
        sum &+= factor &* tally.doublingSum[subject]
        divisor &+= factor &* tally.doublingCount[subject]
      }
      if case .fixed(let fixed) = problem.rules.divisor { divisor = Int64(fixed) }
      let points = problem.rules.rounding.quotient(
        Int64(BlockOneRules.scale) &* sum, max(divisor, 1) &* Int64(values.unit))
      let isBetter =
        points > choice.points
        || points == choice.points && sum &* choice.divisor > choice.sum &* divisor
      guard isFirst || isBetter else { continue }
      isFirst = false
      choice.doubling = doubling
      choice.sum = sum
      choice.divisor = divisor
      choice.points = points
    }
    choice.violations = violations(tally, values)
    return choice
  }

  private func violations(_ tally: Tally, _ values: CourseValues) -> Int {
    var violations = tally.zeros
    if tally.deficitCount > 0 {
      for position in problem.limits.indices {
        let limit = problem.limits[position].limit(broughtIn: tally.results)
        violations += max(Int(tally.deficits[position]) - limit, 0)
      }
    }
    for position in problem.floorMinima.indices {
      let minimum = Int32(truncatingIfNeeded: problem.floorMinima[position]) &* values.unit
      if tally.floors[position] < minimum { violations += 1 }
    }
    return violations
  }
}

/// What a set of courses adds up to.
private struct Tally {
  var sum: Int64 = 0
  var divisor: Int64 = 0
  var results = 0
  var deficitCount = 0
  var zeros = 0
  var deficits = SIMD4<Int32>(repeating: 0)
  var floors = SIMD4<Int32>(repeating: 0)
  var doublingSum = SIMD4<Int64>(repeating: 0)
  var doublingCount = SIMD4<Int64>(repeating: 0)

  mutating func add(_ figures: ItemFigures, _ value: Int32, _ values: CourseValues) {
    sum &+= Int64(figures.weight) &* Int64(value)
    divisor &+= Int64(figures.weight)
    results += 1
    if value < values.deficitLine {
      deficits &+= figures.budgets
      deficitCount += 1
      if value == 0, figures.zeroHurts { zeros += 1 }
    }
    if figures.doubling >= 0 {
      doublingSum[Int(figures.doubling)] &+= Int64(value)
      doublingCount[Int(figures.doubling)] &+= 1
    }
    floors &+= figures.floors &* value
  }

  mutating func add(_ rule: ComponentRule, _ budgets: SIMD4<Int32>, _ values: CourseValues) {
    sum &+= values.component &* Int64(rule.weight)
    divisor &+= Int64(rule.weight * rule.maximum / Points.maximum.value)
    results += rule.results
    if values.component < Int64(rule.deficitBelow) &* Int64(values.unit) {
      deficits &+= budgets
      deficitCount += rule.deficitUnits
    }
    if values.component < Int64(rule.least) &* Int64(values.unit) {
      zeros += max(rule.results, 1)
    }
  }
}

/// The points of every course of a problem, as whole multiples of a common fraction of a point.
struct CourseValues {
  /// So many units are one point.
  var unit: Int32

  /// The values, by course position.
  private(set) var values: [Int32]

  /// The value of the component that goes into Block I.
  var component: Int64

  /// Values below this one are deficits.
  let deficitLine: Int32

  init(_ values: [Int32], unit: Int32, component: Int64, deficitBelow: Int) {
    self.values = values
    self.unit = unit
    self.component = component
    deficitLine = Int32(truncatingIfNeeded: deficitBelow) &* unit
  }

  subscript(position: Int) -> Int32 { values[position] }

  /// The same values for some courses, and 0 for all others.
  func keeping(_ positions: [Int]) -> CourseValues {
    var kept = self
    kept.values = Array(repeating: 0, count: values.count)
    for position in positions { kept.values[position] = values[position] }
    return kept
  }

}
