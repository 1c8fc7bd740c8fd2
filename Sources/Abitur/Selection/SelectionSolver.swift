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

  private let hasFloors: Bool
  private var keys: [Int64]
  private var count: [Int]
  private var need: [Int]
  private var childNeed: [Int]
  private var doublingSum: [Int64]
  private var doublingCount: [Int64]

  init(_ problem: SelectionProblem) {
    self.problem = problem
    hasFloors = !problem.rules.floors.isEmpty
    let nodes = problem.branches.map { $0.nodes.count }.max() ?? 0
    keys = Array(repeating: 0, count: problem.items.count)
    count = Array(repeating: 0, count: nodes)
    need = count
    childNeed = count
    doublingSum = Array(repeating: 0, count: problem.doublable.count)
    doublingCount = doublingSum
  }

  /// The best choice, or nothing where the problem has no branch.
  ///
  /// Linear in branches, numbers of places and courses; allocates nothing.
  mutating func best(for values: CourseValues) -> SelectionChoice? {
    var best: SelectionChoice?
    for branch in problem.branches.indices {
      guard let choice = self.best(in: branch, for: values) else { continue }
      if let current = best, !choice.precedes(current) { continue }
      best = choice
    }
    return best
  }

  /// The best choice within one branch.
  private mutating func best(
    in position: Int, for values: CourseValues
  ) -> SelectionChoice? {
    let branch = problem.branches[position]
    sort(branch, by: values)
    var best: SelectionChoice?
    for places in branch.places {
      let choice = choice(position, branch, places, values)
      if let current = best, !choice.precedes(current) { continue }
      best = choice
    }
    return best
  }

  /// The best choice of one branch for every number of places.
  mutating func choices(in position: Int, for values: CourseValues) -> [SelectionChoice] {
    let branch = problem.branches[position]
    sort(branch, by: values)
    return branch.places.map { choice(position, branch, $0, values) }
  }

  /// The best choice of a sorted branch for one number of places.
  private mutating func choice(
    _ position: Int, _ branch: SelectionBranch, _ places: Int, _ values: CourseValues
  ) -> SelectionChoice {
    var choice = SelectionChoice(branch: position, places: places)
    for doublable in doublingSum.indices {
      doublingSum[doublable] = 0
      doublingCount[doublable] = 0
    }
    addComponent(values, to: &choice)
    for item in branch.forced { add(item, values, to: &choice) }
    fill(branch, places) { solver, item in solver.add(item, values, to: &choice) }
    chooseDoubling(values, &choice)
    countViolations(values, &choice)
    return choice
  }

  /// Which courses a choice takes, by course position.
  mutating func courses(of choice: SelectionChoice, for values: CourseValues) -> [Bool] {
    let branch = problem.branches[choice.branch]
    var isChosen = Array(repeating: false, count: problem.items.count)
    for item in branch.forced { isChosen[item] = true }
    sort(branch, by: values)
    fill(branch, choice.places) { _, item in isChosen[item] = true }
    return isChosen
  }

  /// Brings a branch's open courses into falling order, earlier courses first among equals.
  private mutating func sort(_ branch: SelectionBranch, by values: CourseValues) {
    for (position, item) in branch.open.enumerated() {
      let key = Int64(values[item]) << 16 | Int64(0xFFFF - position)
      var slot = position
      while slot > 0, keys[slot - 1] < key {
        keys[slot] = keys[slot - 1]
        slot -= 1
      }
      keys[slot] = key
    }
  }

  /// Takes the best courses that fit until the places are filled.
  private mutating func fill(
    _ branch: SelectionBranch, _ places: Int, take: (inout SelectionSolver, Int) -> Void
  ) {
    for node in branch.nodes.indices {
      count[node] = 0
      need[node] = branch.initialNeed[node]
      childNeed[node] = 0
    }
    for node in branch.nodes.indices.dropFirst() {
      childNeed[branch.nodes[node].parent] += need[node]
    }
    need[0] = places
    var left = places
    var slot = 0
    while left > 0, slot < branch.open.count {
      let position = 0xFFFF - Int(truncatingIfNeeded: keys[slot] & 0xFFFF)
      if fits(branch, branch.nodeOf[position], places) {
        enter(branch, branch.nodeOf[position], places)
        take(&self, branch.open[position])
        left -= 1
      }
      slot += 1
    }
  }

  /// Whether one more course below a node leaves room for what the bounds still need.
  private func fits(_ branch: SelectionBranch, _ leaf: Int, _ places: Int) -> Bool {
    var node = leaf
    var relief = 0
    while true {
      let bound = branch.nodes[node]
      let (minimum, maximum) = node == 0 ? (places, places) : (bound.minimum, bound.maximum)
      let taken = count[node] + 1
      let needed = max(minimum - taken, childNeed[node] - relief)
      if needed > maximum - taken { return false }
      if node == 0 { return true }
      relief = need[node] - max(needed, 0)
      node = bound.parent
    }
  }

  /// Counts one more course below a node.
  private mutating func enter(_ branch: SelectionBranch, _ leaf: Int, _ places: Int) {
    var node = leaf
    var relief = 0
    while true {
      let minimum = node == 0 ? places : branch.nodes[node].minimum
      count[node] += 1
      childNeed[node] -= relief
      let needed = max(minimum - count[node], childNeed[node], 0)
      relief = need[node] - needed
      need[node] = needed
      if node == 0 { return }
      node = branch.nodes[node].parent
    }
  }

  private mutating func add(
    _ position: Int, _ values: CourseValues, to choice: inout SelectionChoice
  ) {
    let item = problem.items[position]
    let value = values[position]
    choice.sum += Int64(item.weight) * Int64(value)
    choice.divisor += Int64(item.weight)
    choice.results += 1
    if value < values.deficitLine {
      choice.deficits &+= item.budgets
      choice.deficitCount += 1
      if value == 0, item.zeroHurts { choice.zeros += 1 }
    }
    if item.doubling >= 0 {
      doublingSum[item.doubling] += Int64(value)
      doublingCount[item.doubling] += 1
    }
    if hasFloors { choice.floors &+= item.floors &* value }
  }

  private func addComponent(_ values: CourseValues, to choice: inout SelectionChoice) {
    choice.divisor = 0
    guard let rule = problem.component else { return }
    choice.sum = values.component * Int64(rule.weight)
    choice.divisor = Int64(rule.results)
    choice.results = rule.results
    if values.component < Int64(rule.deficitBelow) * Int64(values.unit) {
      choice.deficits = problem.componentBudgets
      choice.deficitCount = rule.deficitUnits
    }
    if values.component < Int64(rule.least) * Int64(values.unit) {
      choice.zeros = rule.results
    }
  }

  /// Chooses the subjects that count more and works out the block's result.
  private func chooseDoubling(_ values: CourseValues, _ choice: inout SelectionChoice) {
    let (sum, divisor) = (choice.sum, choice.divisor)
    let factor = problem.doubledFactor - 1
    var isFirst = true
    for doubling in problem.doublings {
      var candidate = choice
      candidate.doubling = doubling
      candidate.sum = sum
      candidate.divisor = divisor
      for subject in doublingSum.indices where doubling & (1 << UInt32(subject)) != 0 {
        candidate.sum += factor * doublingSum[subject]
        candidate.divisor += factor * doublingCount[subject]
      }
      if case .fixed(let fixed) = problem.rules.divisor { candidate.divisor = Int64(fixed) }
      candidate.points = problem.rules.rounding.quotient(
        Int64(BlockOneRules.scale) * candidate.sum,
        max(candidate.divisor, 1) * Int64(values.unit))
      if isFirst || candidate.precedes(choice) { choice = candidate }
      isFirst = false
    }
  }

  private func countViolations(_ values: CourseValues, _ choice: inout SelectionChoice) {
    var violations = choice.zeros
    for (position, limit) in problem.rules.deficits.prefix(4).enumerated() {
      let excess =
        Int(choice.deficits[position]) - limit.limit(broughtIn: choice.results)
      violations += max(excess, 0)
    }
    if hasFloors {
      for (position, floor) in problem.rules.floors.prefix(4).enumerated()
      where floor.scope == .broughtIn {
        if choice.floors[position] < Int32(truncatingIfNeeded: floor.minimum) &* values.unit {
          violations += 1
        }
      }
    }
    choice.violations = violations
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

  var count: Int { values.count }
}
