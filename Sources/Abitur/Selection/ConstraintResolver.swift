/// Turns a rule set's constraints into branches of plain bounds over a candidate's courses.
final class ConstraintResolver {
  private let items: [SelectionItem]
  private let matcher: SelectorMatcher
  private let candidate: Candidate

  /// So many branches are looked at; only a list of dozens of languages and sciences has more.
  ///
  /// Beyond it alternatives are left out, never rules: the choice still obeys all of them.
  static let mostBranches = 4096

  init(items: [SelectionItem], matcher: SelectorMatcher, candidate: Candidate) {
    self.items = items
    self.matcher = matcher
    self.candidate = candidate
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
    var plain = wishes.bounds
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
      lists = joined(lists, choices, atMost: room)
    }
    return lists.map { SelectionBranch(itemCount: items.count, atoms: $0, total: all) }
  }

  private func admissible(_ branches: [SelectionBranch]) -> [SelectionBranch] {
    let admissible = branches.filter { $0.shortfalls.isEmpty }
    guard admissible.isEmpty, var best = branches.first else { return admissible }
    for branch in branches where branch.missing < best.missing { best = branch }
    return [best]
  }

  /// The courses that a selector names.
  func set(of selector: Selector) -> ItemSet {
    var set = ItemSet()
    for courses in sets(of: selector) { set.formUnion(courses) }
    return set
  }

  /// The courses that a selector names, a set for each subject, in catalogue order.
  private func sets(of selector: Selector) -> [ItemSet] {
    let tellsHalfYearsApart = selector.namesHalfYears
    var sets: [ItemSet] = []
    var (seen, named) = (-1, -1)
    var isNamed = false
    for (position, item) in items.enumerated() {
      if item.subject != seen || tellsHalfYearsApart {
        seen = item.subject
        isNamed = matcher.matches(selector, subject: seen, item.course.halfYear)
      }
      guard isNamed else { continue }
      if seen != named { sets.append(ItemSet()) }
      named = seen
      sets[sets.count - 1].insert(position)
    }
    return sets
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
      let bound = SelectionAtom(rule, self.set(of: named), least: least)
      if set.isEmpty || bound.items.count(in: forced) >= least { return [[]] }
      if set.count(in: forced) > 0 { return [[bound]] }
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
  @inline(never)
  private func withoutDominated(_ choices: [[SelectionAtom]]) -> [[SelectionAtom]] {
    var kept: [[SelectionAtom]] = []
    for position in choices.indices {
      var isDominated = false
      for other in choices.indices where other != position && !isDominated {
        isDominated =
          choices[other].isPart(of: choices[position])
          && (other < position || !choices[position].isPart(of: choices[other]))
      }
      if !isDominated { kept.append(choices[position]) }
    }
    return kept
  }

  /// The ways to satisfy all requirements of a list.
  private func product(
    of requirements: [Requirement], _ rule: RuleID, _ forced: ItemSet
  ) -> [[SelectionAtom]] {
    var lists: [[SelectionAtom]] = [[]]
    for requirement in requirements {
      lists = withoutDominated(joined(lists, resolve(requirement, rule, forced: forced)))
    }
    return lists
  }

  /// Each of the first lists with each of the choices behind it.
  @inline(never)
  private func joined(
    _ lists: [[SelectionAtom]], _ choices: [[SelectionAtom]], atMost most: Int = .max
  ) -> [[SelectionAtom]] {
    var result: [[SelectionAtom]] = []
    for position in lists.indices where position < most {
      for choice in choices { result.append(lists[position] + choice) }
    }
    return result
  }

  /// The choices of so many subjects with so many courses each.
  private func subjects(
    _ count: Int, _ sets: [ItemSet], _ each: Int, _ rule: RuleID, _ forced: ItemSet
  ) -> [[SelectionAtom]] {
    var implied: [SelectionAtom] = []
    var able: [SelectionAtom] = []
    var unable: [SelectionAtom] = []
    for set in sets {
      let atom = SelectionAtom(rule, set, least: each)
      if set.count(in: forced) >= each {
        if implied.count < count { implied.append(atom) }
      } else if set.count >= each {
        able.append(atom)
      } else {
        unable.append(atom)
      }
    }
    let wanted = count - implied.count
    guard able.count > wanted else {
      var chosen = implied + able
      for position in risingOrder(of: unable.map { -$0.items.count }) where chosen.count < count {
        chosen.append(unable[position])
      }
      while chosen.count < count { chosen.append(SelectionAtom(rule, ItemSet(), least: each)) }
      return [chosen]
    }
    return combinations(of: able, choose: wanted, behind: implied)
  }

  /// The choices of `count` bounds behind others, in lexicographic order of their positions.
  private func combinations(
    of atoms: [SelectionAtom], choose count: Int, behind others: [SelectionAtom]
  ) -> [[SelectionAtom]] {
    var result: [[SelectionAtom]] = []
    var current = Array(0..<count)
    while result.count < ConstraintResolver.mostBranches {
      var choice = others
      for position in current { choice.append(atoms[position]) }
      result.append(choice)
      var last = count - 1
      while last >= 0, current[last] == atoms.count - count + last { last -= 1 }
      guard last >= 0 else { break }
      let first = current[last] + 1
      for next in last..<count { current[next] = first + next - last }
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
    items.count(in: forced) >= minimum && items.count <= maximum
  }
}

extension [SelectionAtom] {
  /// Whether another list has all bounds of this one.
  @inline(never)
  fileprivate func isPart(of other: [SelectionAtom]) -> Bool {
    for atom in self where !other.contains(where: { $0.isSame(as: atom) }) { return false }
    return true
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
