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
  func applyWishes() {
    guard hasWishes else { return }
    var standing = Standing(self, solver)
    for subject in ruleSet.order(of: candidate) {
      guard let limit = candidate.subjects[subject].limit else { continue }
      var items = ItemSet()
      for (position, item) in problem.items.enumerated() where item.subject == subject {
        items.insert(position)
      }
      attempt(&standing, .limit(limit), items, subject, nil)
    }
    applyWishes(&standing, .held, as: .held)
    applyWishes(&standing, .bracketed, as: .bracketed)
  }

  private func applyWishes(
    _ standing: inout Standing, _ meant: CourseWish, as wish: Refusal.Wish
  ) {
    for (position, item) in problem.items.enumerated()
    where candidate.subjects[item.subject].courses[item.entry].wish == meant {
      var items = ItemSet()
      items.insert(position)
      attempt(&standing, wish, items, item.subject, item.course)
    }
  }

  private func attempt(
    _ standing: inout Standing, _ wish: Refusal.Wish, _ items: ItemSet, _ subject: Int,
    _ course: CourseID?
  ) {
    var changed = wishes
    changed.add(wish, items)
    let next = SelectionSolver(
      SelectionProblem(
        candidate, ruleSet, matcher: matcher, component: problem.component, wishes: changed))
    let reached = Standing(self, next)
    if let rule = refusal(of: wish, standing, reached, next.problem, subject) {
      refuse(
        Refusal(wish: wish, subject: candidate.subjects[subject].id, course: course, rule: rule))
    } else {
      accept(changed, next)
      standing = reached
    }
  }

  /// The rule against a wish that leads from a standing to another one, or none if it is granted.
  ///
  /// Where only an earlier wish of the pupil stands against it, it is that wish's rule.
  private func refusal(
    of wish: Refusal.Wish, _ before: Standing, _ after: Standing, _ next: SelectionProblem,
    _ subject: Int
  ) -> RuleID? {
    let rules = ruleSet.blockOne
    if before.missing > 0 { return problem.shortfalls.first?.rule ?? rules.broughtInRule }
    if after.missing > 0 {
      var other: RuleID?
      for shortfall in next.shortfalls {
        if !Wishes.isWish(shortfall.rule) { return shortfall.rule }
        if other == nil, shortfall.rule != wish.rule { other = shortfall.rule }
      }
      return other ?? requirement(on: subject) ?? rules.broughtInRule
    }
    guard let choice = after.choice, let previous = before.choice,
      choice.violations > previous.violations
    else { return nil }
    if choice.zeros > previous.zeros, let zero = rules.zeros.first { return zero.rule }
    for (position, limit) in problem.limits.enumerated()
    where choice.deficits[position] > previous.deficits[position]
      && Int(choice.deficits[position]) > limit.limit(broughtIn: choice.results)
    {
      return limit.rule
    }
    for (position, floor) in rules.floors.enumerated()
    where position < SelectionProblem.mostLimits && floor.scope == .broughtIn {
      let line = Int32(truncatingIfNeeded: floor.minimum)
      if choice.floors[position] < line, previous.floors[position] >= line { return floor.rule }
    }
    return rules.broughtInRule
  }

  /// A rule that makes some course of a subject count.
  private func requirement(on subject: Int) -> RuleID? {
    for branch in problem.branches {
      for (position, item) in problem.items.enumerated() where item.subject == subject {
        if let rule = branch.requiredBy[position] { return rule }
      }
      for open in branch.open where problem.items[open.item].subject == subject {
        let node = branch.nodes[open.node]
        if node.minimum > 0 { return node.minimumRule }
      }
    }
    return nil
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
}

/// How well the rules can be met with the best results that can still come.
private struct Standing {
  var missing: Int
  var choice: SelectionChoice?

  init(_ preparation: Preparation, _ solver: SelectionSolver) {
    var solver = solver
    missing = solver.problem.missing
    choice = solver.best(
      for: CourseValues(
        solver.problem, preparation.levels, .every(Points.maximum.value)))
  }
}
