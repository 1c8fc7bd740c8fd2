/// A wish of the pupil that the rules do not allow, with the rule that stands against it.
public struct Refusal: Hashable, Sendable {
  /// What was wished.
  public enum Wish: Hashable, Sendable {
    /// A limit on the courses that a subject brings in.
    case limit(Int)

    /// A course that shall not count.
    case bracketed

    /// A course that shall count.
    case held
  }

  /// What was wished.
  public var wish: Wish

  /// The subject it is about.
  public var subject: SubjectID

  /// The course it is about, or none for a limit.
  public var course: CourseID?

  /// The rule that stands against it.
  public var rule: RuleID
}

extension Preparation {
  /// Applies the pupil's wishes one after the other: limits, then courses held, then courses
  /// bracketed, each in the order of the rule set.
  ///
  /// A wish is refused when with it the courses no longer suffice, or when even the best results
  /// that can still come would then break a rule on points that holds without it.
  mutating func applyWishes() {
    guard hasWishes else { return }
    var standing = Standing(self)
    for subject in ruleSet.order(of: candidate) {
      guard let limit = candidate.subjects[subject].limit else { continue }
      attempt(&standing, .limit(limit), subject, nil) { $0.limits.append((subject, limit)) }
    }
    for item in problem.items where wish(for: item) == .held {
      attempt(&standing, .held, item.subject, item.course) { $0.held.append(item.course) }
    }
    for item in problem.items where wish(for: item) == .bracketed {
      attempt(&standing, .bracketed, item.subject, item.course) {
        $0.bracketed.append(item.course)
      }
    }
  }

  /// The same candidate without any wishes about courses.
  var withoutWishes: Preparation? {
    var free = candidate
    for subject in free.subjects.indices {
      free.subjects[subject].limit = nil
      for course in free.subjects[subject].courses.indices {
        free.subjects[subject].courses[course].wish = .none
      }
    }
    return Preparation(free, ruleSet, arrangement, levels: levels)
  }

  private var hasWishes: Bool {
    candidate.subjects.contains { entry in
      entry.limit != nil || entry.courses.contains { $0.wish != .none }
    }
  }

  private func wish(for item: SelectionItem) -> CourseWish {
    candidate.subjects[item.subject].courses[item.entry].wish
  }

  private mutating func attempt(
    _ standing: inout Standing, _ wish: Refusal.Wish, _ subject: Int, _ course: CourseID?,
    _ change: (inout Wishes) -> Void
  ) {
    var changed = wishes
    change(&changed)
    var next = self
    next.solver = SelectionSolver(
      SelectionProblem(
        candidate, ruleSet, matcher: matcher, component: problem.component, wishes: changed))
    next.wishes = changed
    let reached = Standing(next)
    if let rule = reached.refusal(of: wish, after: standing, in: next, from: self, subject) {
      refusals.append(
        Refusal(
          wish: wish, subject: candidate.subjects[subject].id, course: course, rule: rule))
    } else {
      self = next
      standing = reached
    }
  }
}

/// How well the rules can be met with the best results that can still come.
private struct Standing {
  var missing: Int
  var choice: SelectionChoice?

  init(_ preparation: Preparation) {
    missing = preparation.missing
    var solver = preparation.solver
    choice = solver.best(
      for: CourseValues(
        preparation.problem, preparation.candidate, preparation.levels,
        .every(Points.maximum.value)))
  }

  /// The rule against a wish that leads from a standing to this one, or none if it is granted.
  ///
  /// Where only an earlier wish of the pupil stands against it, it is that wish's rule.
  func refusal(
    of wish: Refusal.Wish, after before: Standing, in next: Preparation, from base: Preparation,
    _ subject: Int
  ) -> RuleID? {
    let rules = base.ruleSet.blockOne
    if before.missing > 0 {
      return base.problem.shortfalls.first?.rule ?? rules.broughtInRule
    }
    if missing > 0 {
      let wished = [Wishes.limitRule, Wishes.heldRule, Wishes.bracketRule]
      if let shortfall = next.problem.shortfalls.first(where: { !wished.contains($0.rule) }) {
        return shortfall.rule
      }
      if let other = next.problem.shortfalls.first(where: { $0.rule != wish.rule }) {
        return other.rule
      }
      return base.requirement(on: subject) ?? rules.broughtInRule
    }
    guard let choice, let previous = before.choice, choice.violations > previous.violations else {
      return nil
    }
    if choice.zeros > previous.zeros, let zero = rules.zeros.first { return zero.rule }
    for (position, limit) in rules.deficits.prefix(SelectionProblem.mostLimits).enumerated()
    where choice.deficits[position] > previous.deficits[position]
      && Int(choice.deficits[position]) > limit.limit(broughtIn: choice.results)
    {
      return limit.rule
    }
    for (position, floor) in rules.floors.prefix(SelectionProblem.mostLimits).enumerated()
    where floor.scope == .broughtIn {
      let line = Int32(truncatingIfNeeded: floor.minimum)
      if choice.floors[position] < line, previous.floors[position] >= line { return floor.rule }
    }
    return rules.broughtInRule
  }
}

extension Refusal.Wish {
  /// The rule under which the wish stands in explanations.
  fileprivate var rule: RuleID {
    switch self {
    case .limit: Wishes.limitRule
    case .held: Wishes.heldRule
    case .bracketed: Wishes.bracketRule
    }
  }
}

extension Preparation {
  /// A rule that makes some course of a subject count.
  fileprivate func requirement(on subject: Int) -> RuleID? {
    for branch in problem.branches {
      for (position, item) in problem.items.enumerated() where item.subject == subject {
        if let rule = branch.requiredBy[position] { return rule }
      }
      for (position, item) in branch.open.enumerated()
      where problem.items[item].subject == subject {
        let node = branch.nodes[branch.nodeOf[position]]
        if node.minimum > 0 { return node.minimumRule }
      }
    }
    return nil
  }
}
