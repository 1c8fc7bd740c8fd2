/// A condition's figure in one evaluation.
struct Measure {
  var kind: ConditionKind
  var rule: RuleID
  var actual: Int?
  var required: Int
  var isLimit = false

  /// Whether the figure meets the condition; one that cannot be formed does not.
  var isMet: Bool {
    guard let actual else { return false }
    return isLimit ? actual <= required : actual >= required
  }
}

/// Whether choices that are still open are taken as made well, badly or not at all.
enum OpenChoices {
  case well
  case badly
}

extension Preparation {
  /// Whether every condition holds for an evaluation.
  func meetsAll(_ evaluation: Evaluation, _ open: OpenChoices) -> Bool {
    for measure in measures(evaluation, open) where !measure.isMet { return false }
    return true
  }

  /// The figures of all conditions for an evaluation, always the same conditions in the same order.
  func measures(_ evaluation: Evaluation, _ open: OpenChoices) -> [Measure] {
    let one = ruleSet.blockOne
    let two = ruleSet.blockTwo
    var measures: [Measure] = []
    measures.reserveCapacity(16)
    @inline(never)
    func add(
      _ kind: ConditionKind, _ rule: RuleID, _ actual: Int?, _ required: Int, isLimit: Bool = false
    ) {
      measures.append(
        Measure(kind: kind, rule: rule, actual: actual, required: required, isLimit: isLimit))
    }
    add(
      .selection, problem.shortfalls.first?.rule ?? one.broughtInRule, missing, 0, isLimit: true)
    add(.blockOne, one.minimum.rule, evaluation.blockOne, one.minimum.points)
    add(.blockTwo, two.minimum.rule, evaluation.blockTwo, two.minimum.points)
    add(.total, ruleSet.minimum.rule, evaluation.total, ruleSet.minimum.points)
    let choice = evaluation.isAdmissible ? evaluation.choice : nil
    for zero in one.zeros {
      let taken = zero.scope == .taken ? self.taken(zero.selector, evaluation.values).zeros : nil
      add(.zeros, zero.rule, taken ?? choice?.zeros, 0, isLimit: true)
    }
    for (position, limit) in problem.limits.enumerated() {
      add(
        .deficits(position), limit.rule, choice.map { Int($0.deficits[position]) },
        limit.limit(broughtIn: choice?.results ?? one.broughtIn.lowerBound), isLimit: true)
    }
    for (position, floor) in one.floors.enumerated() where position < SelectionProblem.mostLimits {
      let taken = floor.scope == .taken ? self.taken(floor.selector, evaluation.values).sum : nil
      let sum = taken ?? choice.map { Int($0.floors[position]) }
      add(.floor(position), floor.rule, sum.map { $0 / Int(evaluation.values.unit) }, floor.minimum)
    }
    for condition in two.conditions where condition.holds(for: exams.variant) {
      switch condition.requirement {
      case .each(let least):
        var weakest: Int?
        for exam in evaluation.exams { weakest = min(weakest ?? exam.points, exam.points) }
        add(.weakestExam, condition.rule, weakest, least)
      case .count(let count, let least, let advanced, let components):
        var reached = (all: 0, advanced: 0)
        for (position, slot) in exams.slots.enumerated()
        where evaluation.exams[position].points >= least {
          if slot.kind != .component || components { reached.all += 1 }
          if slot.isAdvanced { reached.advanced += 1 }
        }
        add(.examsReaching(least), condition.rule, reached.all, count)
        if advanced > 0 {
          add(.advancedExamsReaching(least), condition.rule, reached.advanced, advanced)
        }
      case .atMostBelow(let line, let count):
        var most = 0
        for field in TaskField.allCases {
          var below = 0
          for (position, slot) in exams.slots.enumerated()
          where slot.field == field && evaluation.exams[position].points < line {
            below += 1
          }
          most = max(most, below)
        }
        add(.examsBelow(line), condition.rule, most, count, isLimit: true)
      }
    }
    measures += open == .well ? choicesMadeWell : choicesMadeBadly
    if let first = ruleSet.taking.first {
      let branch = taking(evaluation.values, first.rule)
      add(
        .taking, branch?.shortfalls.first?.rule ?? first.rule, branch?.missing ?? 0, 0,
        isLimit: true)
    }
    return measures
  }

  /// The figures of the rules on the choice of subjects, which no points change.
  func choiceMeasures(_ open: OpenChoices) -> [Measure] {
    var free = 0
    if open == .well {
      for slot in exams.slots where slot.id == nil { free += 1 }
    }
    return ruleSet.blockTwo.choices.map { choice in
      switch choice.requirement {
      case .coversFields:
        var covered = free
        for field in TaskField.allCases where exams.slots.contains(where: { $0.field == field }) {
          covered += 1
        }
        let all = TaskField.allCases.count
        return Measure(
          kind: .fields, rule: choice.rule, actual: min(covered, all), required: all)
      case .includes(let selector):
        var isExamined = free > 0
        for slot in exams.slots {
          guard let subject = slot.subject else { continue }
          if matcher.matches(selector, subject: subject, nil) { isExamined = true }
        }
        return Measure(
          kind: .examIncludes, rule: choice.rule, actual: isExamined ? 1 : 0, required: 1)
      case .advanced(let selector, let least):
        var unchosen = ruleSet.advancedSubjects
        var named = 0
        for (position, entry) in candidate.subjects.enumerated() where entry.level == .advanced {
          unchosen -= 1
          if matcher.matches(selector, subject: position, nil) { named += 1 }
        }
        return Measure(
          kind: .advancedChoice, rule: choice.rule, actual: named + (open == .well ? unchosen : 0),
          required: least)
      }
    }
  }

  /// How many of the taken courses that a selector names have 0 points, and the sum of all of them.
  private func taken(_ selector: Selector, _ values: CourseValues) -> (zeros: Int, sum: Int) {
    var (zeros, sum) = (0, 0)
    for (position, item) in problem.items.enumerated()
    where matcher.matches(selector, subject: item.subject, item.course.halfYear) {
      sum += Int(values[position])
      if values[position] == 0 { zeros += 1 }
    }
    return (zeros, sum)
  }

  /// The way to satisfy the rules on taking with the courses that have points.
  private func taking(_ values: CourseValues, _ rule: RuleID) -> SelectionBranch? {
    var items: [SelectionItem] = []
    for (position, item) in problem.items.enumerated()
    where ruleSet.zeroIsTaken || values[position] > 0 {
      items.append(item)
    }
    let resolver = ConstraintResolver(items: items, matcher: matcher, candidate: candidate)
    return resolver.branches(
      ruleSet.taking, wishes: Wishes(), total: 0...items.count, rule: rule, taken: 0
    ).first
  }

  /// The conditions with where the pupil stands.
  ///
  /// With one choice of courses every figure only gets better when a result does. So a condition is
  /// safe that holds with all open results at 0 for every choice that may come to count, and broken
  /// that fails with all at 15 for every one of them.
  func conditions(
    projected: Evaluation?, _ highest: [Measure], isSafe: [Bool], canHold: [Bool]
  ) -> [Condition] {
    let shown = projected.map { measures($0, .badly) } ?? highest
    return shown.indices.map { position in
      let measure = shown[position]
      return Condition(
        kind: measure.kind, rule: measure.rule, actual: projected == nil ? nil : measure.actual,
        required: measure.required, isLimit: measure.isLimit,
        state: isSafe[position] ? .safe : canHold[position] ? .open : .broken)
    }
  }
}
