/// One way to satisfy the alternatives of the rules: courses that must count, courses that cannot,
/// and a tree of bounds on the rest.
///
/// Courses that a bound forces in or out are taken out of all sets first; what is left nests in
/// every Land, and on nested bounds taking the best course that still fits is exact (the sets that
/// satisfy them are the bases of a generalised matroid).
final class SelectionBranch {
  /// A bound on how many of the open courses below it are chosen.
  struct Node {
    var minimumRule: RuleID
    var maximumRule: RuleID
    var parent: Int
    var minimum: Int
    var maximum: Int

    /// How many courses it needs in any case, and how many of them for the bounds below it.
    var need = 0
    var childNeed = 0

    /// Joins another bound on the same courses.
    mutating func tighten(_ minimum: Int, _ maximum: Int, _ rule: RuleID) {
      if minimum > self.minimum { (self.minimum, minimumRule) = (minimum, rule) }
      if maximum < self.maximum { (self.maximum, maximumRule) = (maximum, rule) }
    }
  }

  /// A course among which there is a choice, with its innermost bound; the root is 0.
  struct Open {
    var item: Int
    var node: Int
  }

  /// The courses that count in any case, in catalogue order.
  @exclusivity(unchecked) private(set) var forced: [Int] = []

  /// The courses that this branch forces in and some other does not.
  @exclusivity(unchecked) private(set) var forcedHere: [Int] = []

  /// The courses among which there is a choice, in catalogue order.
  @exclusivity(unchecked) private(set) var open: [Open] = []

  /// The bounds; the root comes first and every parent before its children.
  @exclusivity(unchecked) private(set) var nodes: [Node] = []

  /// The rule that forces each course in, by course position.
  @exclusivity(unchecked) private(set) var requiredBy: [RuleID?]

  /// The rule that keeps each course out, by course position.
  @exclusivity(unchecked) private(set) var excludedBy: [RuleID?]

  /// What cannot be satisfied; empty where the branch is admissible.
  private(set) var shortfalls: [Shortfall] = []

  /// Whether two bounds overlap without one holding the other, so that the branch cannot be used.
  private(set) var overlaps = false

  /// The numbers of open courses that can be chosen, or none.
  @exclusivity(unchecked) private(set) var places: ClosedRange<Int> = 0...0

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
    buildNodes(atoms, total, forcedSet, openSet)
    boundPlaces(total)
  }

  /// The courses that bounds force in on their own.
  static func forced(by atoms: [SelectionAtom]) -> ItemSet {
    var excluded = ItemSet()
    for atom in atoms where atom.maximum <= 0 { excluded.formUnion(atom.items) }
    var forced = ItemSet()
    for atom in atoms {
      let free = atom.items.subtracting(excluded)
      if atom.minimum >= free.count { forced.formUnion(free) }
    }
    return forced
  }

  /// Sets the courses apart that every branch forces in.
  func setApart(_ always: ItemSet) {
    forcedHere = forced.filter { !always.contains($0) }
  }

  /// How many courses and places the shortfalls are about together.
  var missing: Int {
    var missing = 0
    for shortfall in shortfalls { missing += shortfall.needed - shortfall.available }
    return missing
  }

  /// Forces courses in and out until nothing changes.
  private func settle(
    _ atoms: [SelectionAtom], _ forced: inout ItemSet, _ excluded: inout ItemSet
  ) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for atom in atoms {
        let free = atom.items.subtracting(forced).subtracting(excluded)
        let inside = atom.items.count(in: forced)
        if free.isEmpty {
          continue
        } else if atom.maximum <= inside {
          for item in free.members { excludedBy[item] = atom.rule }
          excluded.formUnion(free)
        } else if atom.minimum - inside >= free.count {
          for item in free.members { requiredBy[item] = atom.rule }
          forced.formUnion(free)
        } else {
          continue
        }
        isSettled = false
      }
    }
  }

  private func noteShortfalls(
    _ atoms: [SelectionAtom], _ forced: ItemSet, _ excluded: ItemSet
  ) {
    for atom in atoms {
      let inside = atom.items.count(in: forced)
      let available = atom.items.subtracting(excluded).count
      if atom.minimum > available {
        note(atom.rule, needed: atom.minimum, available: available)
      } else if inside > atom.maximum {
        note(atom.rule, needed: inside, available: atom.maximum, isExcess: true)
      }
    }
  }

  private func note(_ rule: RuleID, needed: Int, available: Int, isExcess: Bool = false) {
    let shortfall = Shortfall(
      rule: rule, needed: needed, available: available, isExcess: isExcess)
    if !shortfalls.contains(shortfall) { shortfalls.append(shortfall) }
  }

  /// Arranges what is left of the bounds as a tree.
  private func buildNodes(
    _ atoms: [SelectionAtom], _ total: SelectionAtom, _ forced: ItemSet, _ open: ItemSet
  ) {
    var sets = [open]
    nodes = [
      Node(
        minimumRule: total.rule, maximumRule: total.rule, parent: 0, minimum: 0,
        maximum: open.count)
    ]
    let remaining = atoms.map { $0.items.intersection(open) }
    for position in risingOrder(of: remaining.map { -$0.count }) {
      let atom = atoms[position]
      let set = remaining[position]
      let inside = atom.items.count(in: forced)
      let minimum = max(min(atom.minimum - inside, set.count), 0)
      let maximum = min(max(atom.maximum - inside, 0), set.count)
      guard minimum > 0 || maximum < set.count else { continue }
      // The innermost bound that holds all of these courses; the ones behind it hold none of them.
      var parent = sets.count - 1
      while set.count(in: sets[parent]) == 0 { parent -= 1 }
      // The root is the number of courses; a rule about all that is open stays a rule of its own.
      if parent > 0, sets[parent] == set {
        nodes[parent].tighten(minimum, maximum, atom.rule)
      } else if set.isSubset(of: sets[parent]) {
        nodes.append(
          Node(
            minimumRule: atom.rule, maximumRule: atom.rule, parent: parent, minimum: minimum,
            maximum: maximum))
        sets.append(set)
      } else {
        // Two bounds overlap without nesting: no rule set does that, and none may go unnoticed.
        overlaps = true
        note(atom.rule, needed: 1, available: 0)
      }
    }
    for item in open.members {
      var node = sets.count - 1
      while !sets[node].contains(item) { node -= 1 }
      self.open.append(Open(item: item, node: node))
    }
  }

  /// How many open courses each bound could take if one course were not there.
  private func capacities(without item: Int?) -> [Int] {
    var capacities = nodes.map { _ in 0 }
    for open in open where open.item != item { capacities[open.node] += 1 }
    for node in nodes.indices.reversed() {
      capacities[node] = min(capacities[node], nodes[node].maximum)
      if node > 0 { capacities[nodes[node].parent] += capacities[node] }
    }
    return capacities
  }

  /// How many open courses could be chosen if one of them were not there.
  func capacity(without item: Int) -> Int {
    capacities(without: item)[0]
  }

  /// Works out how many open courses can be chosen, from the leaves of the tree to its root.
  private func boundPlaces(_ total: SelectionAtom) {
    let capacities = capacities(without: nil)
    for node in nodes.indices.reversed() {
      nodes[node].need = max(nodes[node].minimum, nodes[node].childNeed)
      if node > 0 { nodes[nodes[node].parent].childNeed += nodes[node].need }
      if nodes[node].need > capacities[node] {
        note(
          nodes[node].minimumRule, needed: nodes[node].need, available: capacities[node],
          isExcess: true)
      }
    }
    let (need, capacity) = (nodes[0].need, capacities[0])
    let least = max(total.minimum - forced.count, need)
    let most = min(total.maximum - forced.count, capacity)
    if least <= most {
      places = least...most
    } else if total.minimum > forced.count + capacity {
      note(total.rule, needed: total.minimum, available: forced.count + capacity)
      places = capacity...capacity
    } else {
      note(total.rule, needed: forced.count + need, available: total.maximum, isExcess: true)
      places = min(need, capacity)...min(need, capacity)
    }
  }
}
