@testable import Abitur

/// All choices of courses that a rule set admits, found by trying every one.
///
/// Written from the rule set's data alone, with none of the engine's ideas: no branches, no bounds,
/// no greed. Courses are bits in the order of the rule set, so that at most 64 can be held.
struct Enumeration {
  /// The courses taken, in the order of the rule set and of time.
  let courses: [CourseID]

  /// The choices that satisfy every rule on which courses count, as sets of bits.
  private(set) var admissible: [UInt64] = []

  private let rules: BlockOneRules
  private let component: ComponentRule?
  private var checks: [(UInt64) -> Bool] = []
  private var facts: [Facts] = []
  private var weights: [Int] = []
  private var doublable: [UInt64] = []
  private var doubledCount = 0
  private var doubledFactor = 1
  private var limits: [(mask: UInt64, limit: DeficitLimit, holdsComponent: Bool)] = []
  private var floors: [(mask: UInt64, floor: PointFloor)] = []
  private var zeros: UInt64 = 0

  private struct Facts {
    var subject: SubjectID
    var halfYear: HalfYear
    var level: Level
    var field: TaskField?
    var groups: [SubjectGroup]
    var kind: ExamKind?
    var slot: Int?
  }

  /// Tries all choices of a candidate; `component` is the one that stands among the courses.
  ///
  /// Wishes are not looked at. Without `tries` nothing is tried, and single choices can be checked.
  init(
    _ candidate: Candidate, _ ruleSet: RuleSet, component: ComponentRule? = nil, tries: Bool = true
  ) {
    rules = ruleSet.blockOne
    self.component = component
    var courses: [CourseID] = []
    for definition in ruleSet.subjects {
      guard let entry = candidate.subjects.first(where: { $0.id == definition.id }) else {
        continue
      }
      let slot = candidate.exams.firstIndex { $0.subject == entry.id }
      let kind =
        slot.map { candidate.exams[$0].kind } ?? (entry.level == .advanced ? .written : nil)
      let taken = entry.courses.filter { $0.outcome != .notTaken }
        .sorted { ($0.halfYear, $0.ordinal) < ($1.halfYear, $1.ordinal) }
      for course in taken {
        courses.append(CourseID(entry.id, course.halfYear, ordinal: course.ordinal))
        facts.append(
          Facts(
            subject: entry.id, halfYear: course.halfYear, level: entry.level,
            field: definition.field, groups: definition.groups, kind: kind,
            slot: slot.map { $0 + 1 }))
      }
    }
    self.courses = courses
    precondition(courses.count <= 64)
    weigh()
    limits = rules.deficits.map {
      (mask($0.selector), $0, holdsComponent($0.selector))
    }
    floors = rules.floors.filter { $0.scope == .broughtIn }.map { (mask($0.selector), $0) }
    for zero in rules.zeros where zero.scope == .broughtIn { zeros |= mask(zero.selector) }
    checks = rules.constraints
      .filter { $0.condition.map { holds($0, candidate) } ?? true }
      .map { check($0.requirement) }
    if tries { admissible = enumerate() }
  }

  // MARK: - Selectors

  private func names(_ selector: Selector, _ facts: Facts) -> Bool {
    switch selector {
    case .all: true
    case .subject(let id): facts.subject == id
    case .group(let group): facts.groups.contains(group)
    case .field(let field): facts.field == field
    case .level(let level): facts.level == level
    case .examined(let kind): facts.kind == kind
    case .examSlot(let slot): facts.slot == slot
    case .halfYears(let halfYears): halfYears.contains(facts.halfYear)
    case .and(let parts): parts.allSatisfy { names($0, facts) }
    case .or(let parts): parts.contains { names($0, facts) }
    case .not(let part): !names(part, facts)
    }
  }

  private func mask(_ selector: Selector) -> UInt64 {
    var mask: UInt64 = 0
    for (position, facts) in facts.enumerated() where names(selector, facts) {
      mask |= 1 << UInt64(position)
    }
    return mask
  }

  /// The selected courses, a set for each subject that has any.
  private func masks(_ selector: Selector) -> [UInt64] {
    var order: [SubjectID] = []
    for facts in facts where !order.contains(facts.subject) { order.append(facts.subject) }
    return order.map { mask(.and([selector, .subject($0)])) }.filter { $0 != 0 }
  }

  /// Whether a limit also holds for a result without a subject, which is no advanced one.
  private func holdsComponent(_ selector: Selector) -> Bool {
    switch selector {
    case .all, .level(.basic): true
    case .not(.level(.advanced)): true
    default: false
    }
  }

  // MARK: - Rules on which courses count

  private func check(_ requirement: Requirement) -> (UInt64) -> Bool {
    switch requirement {
    case .count(let selector, let range):
      let mask = mask(selector)
      return { range.contains(($0 & mask).nonzeroBitCount) }
    case .each(let selector, let range):
      let masks = masks(selector)
      return { chosen in masks.allSatisfy { range.contains((chosen & $0).nonzeroBitCount) } }
    case .all(let selector):
      let mask = mask(selector)
      return { $0 & mask == mask }
    case .subjects(let count, let selector, let each):
      let masks = masks(selector)
      return { chosen in
        masks.count { (chosen & $0).nonzeroBitCount >= each } >= count
      }
    case .ifAny(let selector, let least, let required):
      let (mask, required) = (mask(selector), mask(required))
      return { $0 & mask == 0 || ($0 & required).nonzeroBitCount >= least }
    case .anyOf(let lists):
      let checks = lists.map { $0.map(check) }
      return { chosen in checks.contains { $0.allSatisfy { $0(chosen) } } }
    }
  }

  private func holds(_ condition: CandidateCondition, _ candidate: Candidate) -> Bool {
    switch condition {
    case .takesAdvanced(let id):
      candidate.subjects.contains { $0.id == id && $0.level == .advanced }
    case .fact(let fact): candidate.facts.contains(fact)
    case .enteredIn(let years): candidate.entryYear.map { years.contains($0) } ?? false
    case .not(let inner): !holds(inner, candidate)
    }
  }

  /// Whether a choice satisfies every rule on which courses count.
  func admits(_ chosen: UInt64) -> Bool {
    rules.broughtIn.contains(chosen.nonzeroBitCount + (component?.results ?? 0))
      && checks.allSatisfy { $0(chosen) }
  }

  private func enumerate() -> [UInt64] {
    let all: UInt64 = courses.count == 64 ? .max : (1 << UInt64(courses.count)) - 1
    let places = component?.results ?? 0
    var result: [UInt64] = []
    for count in 0...courses.count
    where rules.broughtIn.contains(courses.count - count + places) {
      for left in combinations(of: courses.count, choose: count) where admits(all & ~left) {
        result.append(all & ~left)
      }
    }
    return result
  }

  /// The sets of so many bits of a number of bits, by the next higher number with as many bits.
  private func combinations(of size: Int, choose count: Int) -> UnfoldSequence<UInt64, UInt64> {
    let end: UInt64 = 1 << UInt64(size)
    return sequence(state: (1 << UInt64(count)) - 1) { state in
      guard state < end else { return nil }
      let current = state
      guard current != 0 else {
        state = end
        return current
      }
      let lowest = current & (0 &- current)
      let carry = current + lowest
      state = ((carry ^ current) >> 2) / lowest | carry
      return current
    }
  }

  // MARK: - Points

  private mutating func weigh() {
    weights = Array(repeating: 1, count: facts.count)
    for rule in rules.weights {
      switch rule.choice {
      case .all:
        for (position, facts) in facts.enumerated() where names(rule.selector, facts) {
          weights[position] = rule.factor
        }
      case .subjects(let count):
        doublable = masks(rule.selector)
        doubledCount = min(count, doublable.count)
        doubledFactor = rule.factor
      }
    }
  }

  /// What a choice is worth.
  struct Worth: Equatable {
    var violations: Int
    var points: Int
    var exact: Ratio
    var deficits: Int
    var results: Int

    /// Whether it goes before another one: fewer violations, more points, more before rounding,
    /// fewer weak results, fewer results.
    func precedes(_ other: Worth) -> Bool {
      if violations != other.violations { return violations < other.violations }
      if points != other.points { return points > other.points }
      if exact != other.exact { return exact > other.exact }
      if deficits != other.deficits { return deficits < other.deficits }
      return results < other.results
    }
  }

  /// What a choice is worth with given points, in its best doubling.
  func worth(_ chosen: UInt64, _ points: [Int], component given: Int = 0) -> Worth {
    var (sum, divisor, deficits, missing) = (0, 0, 0, 0)
    var weak: UInt64 = 0
    for position in points.indices where chosen & (1 << UInt64(position)) != 0 {
      sum += weights[position] * points[position]
      divisor += weights[position]
      if points[position] < rules.deficitBelow {
        weak |= 1 << UInt64(position)
        deficits += 1
      }
      if points[position] == 0, zeros & (1 << UInt64(position)) != 0 { missing += 1 }
    }
    var results = chosen.nonzeroBitCount
    var units = 0
    if let component {
      sum += component.weight * given
      divisor += component.weight * component.maximum / 15
      results += component.results
      if given < component.deficitBelow { units = component.deficitUnits }
      if given < component.least { missing += max(component.results, 1) }
    }
    deficits += units
    var violations = missing
    for (mask, limit, holdsComponent) in limits {
      let allowed = limit.steps.first { $0.broughtIn.contains(results) }?.limit ?? 0
      let counted = (weak & mask).nonzeroBitCount + (holdsComponent ? units : 0)
      violations += max(counted - allowed, 0)
    }
    for (mask, floor) in floors {
      var reached = 0
      for position in points.indices where chosen & mask & (1 << UInt64(position)) != 0 {
        reached += (floor.isWeighted ? weights[position] : 1) * points[position]
      }
      if reached < floor.minimum { violations += 1 }
    }
    let (more, moreResults) = bestDoubling(chosen, points, sum, divisor)
    let exact = ratio(sum + more, divisor + moreResults)
    return Worth(
      violations: violations, points: exact.rounded(rules.rounding), exact: exact,
      deficits: deficits, results: results)
  }

  private func ratio(_ sum: Int, _ divisor: Int) -> Ratio {
    switch rules.divisor {
    case .weightedCount: Ratio(Int64(40 * sum), over: Int64(max(divisor, 1)))
    case .fixed(let fixed): Ratio(Int64(40 * sum), over: Int64(fixed))
    }
  }

  private func bestDoubling(
    _ chosen: UInt64, _ points: [Int], _ sum: Int, _ divisor: Int
  ) -> (sum: Int, results: Int) {
    guard doubledCount > 0 else { return (0, 0) }
    var best: (sum: Int, results: Int)?
    for set in 0..<(1 << doublable.count) where set.nonzeroBitCount == doubledCount {
      var (more, results) = (0, 0)
      for (subject, mask) in doublable.enumerated() where set & (1 << subject) != 0 {
        for position in points.indices where chosen & mask & (1 << UInt64(position)) != 0 {
          more += (doubledFactor - 1) * points[position]
          results += doubledFactor - 1
        }
      }
      let isBetter = best.map {
        ratio(sum + more, divisor + results) > ratio(sum + $0.sum, divisor + $0.results)
      }
      if isBetter ?? true { best = (more, results) }
    }
    return best ?? (0, 0)
  }

  /// The best admissible choice; among equals the one whose first difference is an earlier course.
  func best(_ points: [Int], component given: Int = 0) -> (chosen: UInt64, worth: Worth)? {
    var best: (chosen: UInt64, worth: Worth)?
    for chosen in admissible {
      let worth = worth(chosen, points, component: given)
      guard let current = best else {
        best = (chosen, worth)
        continue
      }
      if worth.precedes(current.worth)
        || worth == current.worth && isEarlier(chosen, current.chosen)
      {
        best = (chosen, worth)
      }
    }
    return best
  }

  /// Whether the first course that only one of both choices has belongs to the first one.
  private func isEarlier(_ first: UInt64, _ second: UInt64) -> Bool {
    let difference = first ^ second
    return difference != 0 && first & (difference & (0 &- difference)) != 0
  }
}
