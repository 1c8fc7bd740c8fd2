/// Turns a rule set's constraints into branches of plain bounds over a candidate's courses.
struct ConstraintResolver {
  private let items: [SelectionItem]
  private let matcher: SelectorMatcher
  private let candidate: Candidate

  /// The courses of each subject, in catalogue order.
  private let subjectSets: [(subject: Int, items: ItemSet)]

  /// So many branches are looked at; only a list of dozens of languages and sciences has more.
  ///
  /// Beyond it alternatives are left out, never rules: the choice still obeys all of them.
  static let mostBranches = 4096

  init(items: [SelectionItem], matcher: SelectorMatcher, candidate: Candidate) {
    self.items = items
    self.matcher = matcher
    self.candidate = candidate
    var sets: [(subject: Int, items: ItemSet)] = []
    for (position, item) in items.enumerated() {
      if sets.last?.subject != item.subject { sets.append((item.subject, ItemSet())) }
      sets[sets.count - 1].items.insert(position)
    }
    subjectSets = sets
  }

  /// The admissible branches, or the one with the smallest shortfall where there is none.
  ///
  /// `taken` places of the total are taken by something that is no course.
  func branches(
    _ constraints: [SelectionConstraint], wishes: Wishes, total: ClosedRange<Int>, rule: RuleID,
    taken: Int
  ) -> [SelectionBranch] {
    admissible(
      allBranches(constraints, wishes: wishes, total: total, rule: rule, taken: taken))
  }

  /// All branches, whether they are admissible or not.
  func allBranches(
    _ constraints: [SelectionConstraint], wishes: Wishes, total: ClosedRange<Int>, rule: RuleID,
    taken: Int
  ) -> [SelectionBranch] {
    var plain = atoms(of: wishes)
    var alternatives: [SelectionConstraint] = []
    for constraint in constraints where constraint.condition?.holds(for: candidate) ?? true {
      if constraint.requirement.isPlain {
        plain += resolve(constraint.requirement, constraint.rule, forced: ItemSet())[0]
      } else {
        alternatives.append(constraint)
      }
    }
    let range = max(total.lowerBound - taken, 0)...max(total.upperBound - taken, 0)
    let all = SelectionAtom(rule, set(of: .all), range)
    var lists = [plain]
    let forced = SelectionBranch.forced(by: plain)
    for constraint in alternatives {
      let choices = resolve(constraint.requirement, constraint.rule, forced: forced)
      let room = max(ConstraintResolver.mostBranches / max(choices.count, 1), 1)
      lists = lists.prefix(room).flatMap { list in choices.map { list + $0 } }
    }
    return lists.map { SelectionBranch(itemCount: items.count, atoms: $0, total: all) }
  }

  private func admissible(_ branches: [SelectionBranch]) -> [SelectionBranch] {
    let admissible = branches.filter { $0.shortfalls.isEmpty }
    guard admissible.isEmpty else { return admissible }
    var best: SelectionBranch?
    for branch in branches where branch.missing < best?.missing ?? Int.max {
      best = branch
    }
    return best.map { [$0] } ?? []
  }

  /// The courses that a selector names.
  func set(of selector: Selector) -> ItemSet {
    var set = ItemSet()
    for subject in subjectSets {
      set = set.union(courses(of: subject, named: selector))
    }
    return set
  }

  /// The courses that a selector names, a set for each subject, in catalogue order.
  private func sets(of selector: Selector) -> [ItemSet] {
    var sets: [ItemSet] = []
    for subject in subjectSets {
      let courses = courses(of: subject, named: selector)
      if !courses.isEmpty { sets.append(courses) }
    }
    return sets
  }

  private func courses(
    of subject: (subject: Int, items: ItemSet), named selector: Selector
  ) -> ItemSet {
    guard matcher.matches(selector, subject: subject.subject, nil) else { return ItemSet() }
    guard selector.namesHalfYears else { return subject.items }
    var set = ItemSet()
    for item in subject.items.members
    where matcher.matches(selector, subject: subject.subject, items[item].course.halfYear) {
      set.insert(item)
    }
    return set
  }

  private func atoms(of wishes: Wishes) -> [SelectionAtom] {
    var atoms: [SelectionAtom] = []
    for (subject, limit) in wishes.limits {
      var set = ItemSet()
      for (position, item) in items.enumerated() where item.subject == subject {
        set.insert(position)
      }
      atoms.append(SelectionAtom(Wishes.limitRule, set, 0...limit))
    }
    for (courses, rule, count) in [
      (wishes.held, Wishes.heldRule, 1), (wishes.bracketed, Wishes.bracketRule, 0),
    ] {
      for course in courses {
        var set = ItemSet()
        if let position = items.firstIndex(where: { $0.course == course }) { set.insert(position) }
        atoms.append(SelectionAtom(rule, set, count...count))
      }
    }
    return atoms
  }

  /// The ways to satisfy a requirement, each as a list of bounds.
  ///
  /// Where courses that are forced anyway satisfy it, nothing is to be chosen.
  private func resolve(
    _ requirement: Requirement, _ rule: RuleID, forced: ItemSet
  ) -> [[SelectionAtom]] {
    switch requirement {
    case .count(let selector, let range):
      return [[SelectionAtom(rule, set(of: selector), range)]]
    case .each(let selector, let range):
      return [sets(of: selector).map { SelectionAtom(rule, $0, range) }]
    case .all(let selector):
      let set = set(of: selector)
      return [[SelectionAtom(rule, set, set.count...set.count)]]
    case .subjects(let count, let selector, let each):
      return subjects(count, sets(of: selector), each, rule, forced)
    case .ifAny(let selector, let least, let named):
      let set = set(of: selector)
      let required = self.set(of: named)
      let isMet = required.intersection(forced).count >= least
      guard !set.isEmpty, !isMet else { return [[]] }
      let bound = SelectionAtom(rule, required, least...max(least, required.count))
      guard set.intersection(forced).isEmpty else { return [[bound]] }
      return [[bound], [SelectionAtom(rule, set, 0...0)]]
    case .anyOf(let lists):
      return alternatives(lists, rule, forced)
    }
  }

  /// The ways to satisfy one of several lists; those that lack courses only where all do.
  private func alternatives(
    _ lists: [[Requirement]], _ rule: RuleID, _ forced: ItemSet
  ) -> [[SelectionAtom]] {
    var choices: [[SelectionAtom]] = []
    for list in lists {
      for choice in product(of: list, rule, forced) {
        if choice.allSatisfy({ $0.isImplied(by: forced) }) { return [choice] }
        choices.append(choice)
      }
    }
    let able = choices.filter { choice in choice.allSatisfy { $0.items.count >= $0.minimum } }
    return able.isEmpty ? choices : withoutDominated(able)
  }

  /// Drops every choice that asks for all that another one asks for, and keeps the first of equals.
  private func withoutDominated(_ choices: [[SelectionAtom]]) -> [[SelectionAtom]] {
    guard choices.count > 1 else { return choices }
    return choices.indices.filter { position in
      !choices.indices.contains { other in
        guard other != position, choices[other].isPart(of: choices[position]) else { return false }
        return other < position || !choices[position].isPart(of: choices[other])
      }
    }.map { choices[$0] }
  }

  /// The ways to satisfy all requirements of a list.
  private func product(
    of requirements: [Requirement], _ rule: RuleID, _ forced: ItemSet
  ) -> [[SelectionAtom]] {
    var lists: [[SelectionAtom]] = [[]]
    for requirement in requirements {
      let choices = resolve(requirement, rule, forced: forced)
      lists = withoutDominated(lists.flatMap { list in choices.map { list + $0 } })
    }
    return lists
  }

  /// The choices of so many subjects with so many courses each.
  private func subjects(
    _ count: Int, _ sets: [ItemSet], _ each: Int, _ rule: RuleID, _ forced: ItemSet
  ) -> [[SelectionAtom]] {
    func atom(_ set: ItemSet) -> SelectionAtom {
      SelectionAtom(rule, set, each...max(each, set.count))
    }
    let implied = sets.filter { $0.intersection(forced).count >= each }
    if implied.count >= count { return [implied.prefix(count).map(atom)] }
    let others = sets.filter { $0.intersection(forced).count < each }
    let able = others.filter { $0.count >= each }
    let wanted = count - implied.count
    guard able.count > wanted else {
      let unable = others.filter { $0.count < each }.sorted { $0.count > $1.count }
      var chosen = implied + able + unable.prefix(max(wanted - able.count, 0))
      while chosen.count < count { chosen.append(ItemSet()) }
      return [chosen.map(atom)]
    }
    return combinations(of: able.count, choose: wanted).map { combination in
      (implied + combination.map { able[$0] }).map(atom)
    }
  }

  /// The sets of `count` different numbers below `size`, in lexicographic order.
  private func combinations(of size: Int, choose count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    var result: [[Int]] = []
    var current = Array(0..<count)
    while result.count < ConstraintResolver.mostBranches {
      result.append(current)
      guard let position = current.indices.last(where: { current[$0] < size - count + $0 }) else {
        break
      }
      current[position] += 1
      for next in current.indices where next > position {
        current[next] = current[next - 1] + 1
      }
    }
    return result
  }
}

extension SelectionAtom {
  /// Whether both bounds say the same, whatever rule they come from.
  fileprivate func isSame(as other: SelectionAtom) -> Bool {
    minimum == other.minimum && maximum == other.maximum && items == other.items
  }

  /// Whether courses that count anyway satisfy the bound.
  fileprivate func isImplied(by forced: ItemSet) -> Bool {
    let inside = items.intersection(forced).count
    return inside >= minimum && items.count <= maximum
  }
}

extension [SelectionAtom] {
  /// Whether another list has all bounds of this one.
  fileprivate func isPart(of other: [SelectionAtom]) -> Bool {
    allSatisfy { atom in other.contains { $0.isSame(as: atom) } }
  }
}

extension Requirement {
  /// Whether there is only one way to satisfy it.
  fileprivate var isPlain: Bool {
    switch self {
    case .count, .each, .all: true
    case .subjects, .ifAny, .anyOf: false
    }
  }
}

extension SelectionBranch {
  /// The courses that bounds force in on their own.
  static func forced(by atoms: [SelectionAtom]) -> ItemSet {
    var excluded = ItemSet()
    for atom in atoms where atom.maximum <= 0 { excluded = excluded.union(atom.items) }
    var forced = ItemSet()
    for atom in atoms {
      let free = atom.items.subtracting(excluded)
      if atom.minimum >= free.count { forced = forced.union(free) }
    }
    return forced
  }

  /// How many courses and places the shortfalls are about together.
  var missing: Int {
    shortfalls.reduce(0) { $0 + $1.needed - $1.available }
  }
}
