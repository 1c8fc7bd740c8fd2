/// One way to satisfy the alternatives of the rules: courses that must count, courses that cannot,
/// and a tree of bounds on the rest.
///
/// Courses that a bound forces in or out are taken out of all sets first; what is left nests in
/// every Land, and on nested bounds taking the best course that still fits is exact (the sets that
/// satisfy them are the bases of a generalised matroid).
struct SelectionBranch {
  /// A bound on how many of the open courses below it are chosen.
  struct Node {
    var minimumRule: RuleID
    var maximumRule: RuleID
    var parent: Int
    var minimum: Int
    var maximum: Int

    /// Joins another bound on the same courses.
    mutating func tighten(_ minimum: Int, _ maximum: Int, _ rule: RuleID) {
      if minimum > self.minimum { (self.minimum, minimumRule) = (minimum, rule) }
      if maximum < self.maximum { (self.maximum, maximumRule) = (maximum, rule) }
    }
  }

  /// The courses that count in any case, in catalogue order.
  private(set) var forced: [Int] = []

  /// The courses among which there is a choice, in catalogue order.
  private(set) var open: [Int] = []

  /// The innermost node of each open course, by its position in ``open``; the root is 0.
  private(set) var nodeOf: [Int] = []

  /// The bounds; the root comes first and every parent before its children.
  private(set) var nodes: [Node] = []

  /// The rule that forces each course in, by course position.
  private(set) var requiredBy: [RuleID?]

  /// The rule that keeps each course out, by course position.
  private(set) var excludedBy: [RuleID?]

  /// What cannot be satisfied; empty where the branch is admissible.
  private(set) var shortfalls: [Shortfall] = []

  /// Whether two bounds overlap without one holding the other, so that the branch cannot be used.
  private(set) var overlaps = false

  /// The numbers of open courses that can be chosen, or none.
  private(set) var places: ClosedRange<Int> = 0...0

  /// Resolves bounds over so many courses; `total` bounds how many count together.
  ///
  /// Linear in courses times bounds, but for the few rounds in which one bound's effect reaches
  /// another.
  init(itemCount: Int, atoms: [SelectionAtom], total: SelectionAtom) {
    requiredBy = Array(repeating: nil, count: itemCount)
    excludedBy = Array(repeating: nil, count: itemCount)
    var forcedSet = ItemSet()
    var excludedSet = ItemSet()
    settle(atoms, &forcedSet, &excludedSet)
    noteShortfalls(atoms, forcedSet, excludedSet)
    let openSet = total.items.subtracting(forcedSet).subtracting(excludedSet)
    forced = forcedSet.members
    open = openSet.members
    buildNodes(atoms, total, forcedSet, openSet)
    boundPlaces(total)
  }

  /// Forces courses in and out until nothing changes.
  private mutating func settle(
    _ atoms: [SelectionAtom], _ forced: inout ItemSet, _ excluded: inout ItemSet
  ) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for atom in atoms {
        let inside = atom.items.intersection(forced).count
        let free = atom.items.subtracting(forced).subtracting(excluded)
        guard !free.isEmpty else { continue }
        if atom.maximum - inside <= 0 {
          for item in free.members { excludedBy[item] = atom.rule }
          excluded = excluded.union(free)
          isSettled = false
        } else if atom.minimum - inside >= free.count {
          for item in free.members { requiredBy[item] = atom.rule }
          forced = forced.union(free)
          isSettled = false
        }
      }
    }
  }

  private mutating func noteShortfalls(
    _ atoms: [SelectionAtom], _ forced: ItemSet, _ excluded: ItemSet
  ) {
    for atom in atoms {
      let inside = atom.items.intersection(forced).count
      let available = atom.items.subtracting(excluded).count
      if atom.minimum > available {
        note(
          Shortfall(
            rule: atom.rule, needed: atom.minimum, available: available, isExcess: false))
      } else if inside > atom.maximum {
        note(Shortfall(rule: atom.rule, needed: inside, available: atom.maximum, isExcess: true))
      }
    }
  }

  private mutating func note(_ shortfall: Shortfall) {
    if !shortfalls.contains(shortfall) { shortfalls.append(shortfall) }
  }

  /// Arranges what is left of the bounds as a tree.
  private mutating func buildNodes(
    _ atoms: [SelectionAtom], _ total: SelectionAtom, _ forced: ItemSet, _ open: ItemSet
  ) {
    nodes = [
      Node(
        minimumRule: total.rule, maximumRule: total.rule, parent: 0, minimum: 0,
        maximum: open.count)
    ]
    var sets = [open]
    for (atom, set) in remaining(atoms, forced, open) {
      let inside = atom.items.intersection(forced).count
      let minimum = max(min(atom.minimum - inside, set.count), 0)
      let maximum = min(max(atom.maximum - inside, 0), set.count)
      guard minimum > 0 || maximum < set.count else { continue }
      if let same = sets.firstIndex(of: set) {
        nodes[same].tighten(minimum, maximum, atom.rule)
        continue
      }
      guard let parent = sets.lastIndex(where: { set.isSubset(of: $0) }),
        sets[(parent + 1)...].allSatisfy({ $0.intersection(set).isEmpty })
      else {
        // Two bounds overlap without nesting: no rule set does that, and none may go unnoticed.
        overlaps = true
        note(Shortfall(rule: atom.rule, needed: 1, available: 0, isExcess: false))
        continue
      }
      nodes.append(
        Node(
          minimumRule: atom.rule, maximumRule: atom.rule, parent: parent, minimum: minimum,
          maximum: maximum))
      sets.append(set)
    }
    nodeOf = self.open.map { item in sets.lastIndex { $0.contains(item) } ?? 0 }
  }

  /// The bounds with their open courses, larger sets first.
  private func remaining(
    _ atoms: [SelectionAtom], _ forced: ItemSet, _ open: ItemSet
  ) -> [(atom: SelectionAtom, set: ItemSet)] {
    var result: [(atom: SelectionAtom, set: ItemSet)] = []
    for atom in atoms {
      let set = atom.items.intersection(open)
      guard !set.isEmpty else { continue }
      let position = result.firstIndex { $0.set.count < set.count } ?? result.count
      result.insert((atom, set), at: position)
    }
    return result
  }

  /// How many open courses could be chosen if one of them were not there.
  func capacity(without item: Int) -> Int {
    var capacity = Array(repeating: 0, count: nodes.count)
    for (position, node) in zip(open, nodeOf) where position != item { capacity[node] += 1 }
    for node in nodes.indices.reversed() {
      capacity[node] = min(capacity[node], nodes[node].maximum)
      if node > 0 { capacity[nodes[node].parent] += capacity[node] }
    }
    return capacity[0]
  }

  /// Works out how many open courses can be chosen, from the leaves of the tree to its root.
  private mutating func boundPlaces(_ total: SelectionAtom) {
    var capacity = nodes.indices.map { node in nodeOf.count { $0 == node } }
    var need = Array(repeating: 0, count: nodes.count)
    for node in nodes.indices.reversed() {
      capacity[node] = min(capacity[node], nodes[node].maximum)
      need[node] = max(need[node], nodes[node].minimum)
      if node > 0 {
        capacity[nodes[node].parent] += capacity[node]
        need[nodes[node].parent] += need[node]
      }
      if need[node] > capacity[node] {
        note(
          Shortfall(
            rule: nodes[node].minimumRule, needed: need[node], available: capacity[node],
            isExcess: true))
      }
    }
    let least = max(total.minimum - forced.count, need[0])
    let most = min(total.maximum - forced.count, capacity[0])
    if least <= most {
      places = least...most
    } else if total.minimum > forced.count + capacity[0] {
      note(
        Shortfall(
          rule: total.rule, needed: total.minimum, available: forced.count + capacity[0],
          isExcess: false))
      places = capacity[0]...capacity[0]
    } else {
      note(
        Shortfall(
          rule: total.rule, needed: forced.count + need[0], available: total.maximum,
          isExcess: true))
      let possible = min(need[0], capacity[0])
      places = possible...possible
    }
  }
}

/// A branch in the form in which it is solved: plain numbers only.
struct BranchSteps {
  /// A course among which there is a choice, with its innermost bound.
  struct Open {
    var item: Int
    var node: Int
  }

  /// A bound, and how many courses it needs in any case.
  struct Bound {
    var parent: Int
    var minimum: Int
    var maximum: Int
    var need: Int
    var childNeed: Int
  }

  /// The courses that this branch forces in and some other does not.
  let forced: [Int]

  /// The courses among which there is a choice, in catalogue order.
  let open: [Open]

  /// The bounds; the root comes first and every parent before its children.
  let bounds: [Bound]

  /// The numbers of open courses that can be chosen.
  let places: ClosedRange<Int>

  init(_ branch: SelectionBranch, without always: [Int]) {
    forced = branch.forced.filter { !always.contains($0) }
    open = zip(branch.open, branch.nodeOf).map { Open(item: $0, node: $1) }
    places = branch.places
    var bounds = branch.nodes.map {
      Bound(
        parent: $0.parent, minimum: $0.minimum, maximum: $0.maximum, need: $0.minimum,
        childNeed: 0)
    }
    for node in bounds.indices.dropFirst().reversed() {
      bounds[node].need = max(bounds[node].minimum, bounds[node].childNeed)
      bounds[bounds[node].parent].childNeed += bounds[node].need
    }
    self.bounds = bounds
  }
}
