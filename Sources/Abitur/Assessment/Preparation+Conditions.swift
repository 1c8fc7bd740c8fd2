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
  /// The figures of all conditions for an evaluation, always the same conditions in the same order.
  func measures(_ evaluation: Evaluation, _ open: OpenChoices) -> [Measure] {
    var measures: [Measure] = []
    measures.reserveCapacity(16)
    let one = ruleSet.blockOne
    let two = ruleSet.blockTwo
    measures.append(
      Measure(
        kind: .selection, rule: problem.shortfalls.first?.rule ?? one.broughtInRule,
        actual: problem.branches.first?.missing ?? 0, required: 0, isLimit: true))
    measures.append(
      Measure(
        kind: .blockOne, rule: one.minimum.rule, actual: evaluation.blockOne,
        required: one.minimum.points))
    measures.append(
      Measure(
        kind: .blockTwo, rule: two.minimum.rule, actual: evaluation.blockTwo,
        required: two.minimum.points))
    measures.append(
      Measure(
        kind: .total, rule: ruleSet.minimum.rule, actual: evaluation.total,
        required: ruleSet.minimum.points))
    addCourses(evaluation, to: &measures)
    addExams(evaluation, to: &measures)
    addChoices(open, to: &measures)
    if !ruleSet.taking.isEmpty {
      let missing = missingTaken(evaluation.values)
      measures.append(
        Measure(
          kind: .taking, rule: missing.rule ?? ruleSet.taking[0].rule, actual: missing.count,
          required: 0, isLimit: true))
    }
    return measures
  }

  private func addCourses(_ evaluation: Evaluation, to measures: inout [Measure]) {
    let rules = ruleSet.blockOne
    let choice = evaluation.isAdmissible ? evaluation.choice : nil
    for zero in rules.zeros {
      let actual =
        zero.scope == .broughtIn ? choice?.zeros : takenZeros(zero.selector, evaluation.values)
      measures.append(
        Measure(kind: .zeros, rule: zero.rule, actual: actual, required: 0, isLimit: true))
    }
    for (position, limit) in rules.deficits.prefix(SelectionProblem.mostLimits).enumerated() {
      measures.append(
        Measure(
          kind: .deficits(position), rule: limit.rule,
          actual: choice.map { Int($0.deficits[position]) },
          required: limit.limit(broughtIn: choice?.results ?? rules.broughtIn.lowerBound),
          isLimit: true))
    }
    for (position, floor) in rules.floors.prefix(SelectionProblem.mostLimits).enumerated() {
      let unit = Int(evaluation.values.unit)
      let sum =
        floor.scope == .broughtIn
        ? choice.map { Int($0.floors[position]) / unit }
        : takenSum(floor.selector, evaluation.values) / unit
      measures.append(
        Measure(kind: .floor(position), rule: floor.rule, actual: sum, required: floor.minimum))
    }
  }

  private func addExams(_ evaluation: Evaluation, to measures: inout [Measure]) {
    for condition in ruleSet.blockTwo.conditions {
      switch condition.requirement {
      case .each(let least):
        measures.append(
          Measure(
            kind: .weakestExam, rule: condition.rule,
            actual: evaluation.exams.map { $0.points }.min(), required: least))
      case .count(let count, let least, let advanced):
        var reached = (all: 0, advanced: 0)
        for (slot, value) in zip(exams.slots, evaluation.exams)
        where slot.kind != .component && value.points >= least {
          reached.all += 1
          if slot.isAdvanced { reached.advanced += 1 }
        }
        measures.append(
          Measure(
            kind: .examsReaching(least), rule: condition.rule, actual: reached.all,
            required: count))
        if advanced > 0 {
          measures.append(
            Measure(
              kind: .advancedExamsReaching(least), rule: condition.rule,
              actual: reached.advanced, required: advanced))
        }
      case .atMostBelow(let line, let count):
        let most = TaskField.allCases.map { field in
          zip(exams.slots, evaluation.exams).count { $0.field == field && $1.points < line }
        }.max()
        measures.append(
          Measure(
            kind: .examsBelow(line), rule: condition.rule, actual: most ?? 0, required: count,
            isLimit: true))
      }
    }
  }

  private func addChoices(_ open: OpenChoices, to measures: inout [Measure]) {
    let free = open == .well ? exams.slots.count { $0.id == nil } : 0
    for choice in ruleSet.blockTwo.choices {
      switch choice.requirement {
      case .coversFields:
        let covered = TaskField.allCases.count { field in
          exams.slots.contains { $0.field == field }
        }
        let all = TaskField.allCases.count
        measures.append(
          Measure(
            kind: .fields, rule: choice.rule, actual: min(covered + free, all), required: all))
      case .includes(let selector):
        let isExamined = exams.slots.contains { slot in
          slot.subject.map { matcher.matches(selector, subject: $0, nil) } ?? false
        }
        measures.append(
          Measure(
            kind: .examIncludes, rule: choice.rule, actual: isExamined || free > 0 ? 1 : 0,
            required: 1))
      case .advanced(let selector, let least):
        var advanced = (all: 0, named: 0)
        for (position, entry) in candidate.subjects.enumerated() where entry.level == .advanced {
          advanced.all += 1
          if matcher.matches(selector, subject: position, nil) { advanced.named += 1 }
        }
        let unchosen = open == .well ? ruleSet.advancedSubjects - advanced.all : 0
        measures.append(
          Measure(
            kind: .advancedChoice, rule: choice.rule, actual: advanced.named + unchosen,
            required: least))
      }
    }
  }

  private func takenZeros(_ selector: Selector, _ values: CourseValues) -> Int {
    var count = 0
    for (position, item) in problem.items.enumerated()
    where values[position] == 0
      && matcher.matches(selector, subject: item.subject, item.course.halfYear)
    {
      count += 1
    }
    return count
  }

  private func takenSum(_ selector: Selector, _ values: CourseValues) -> Int {
    var sum = 0
    for (position, item) in problem.items.enumerated()
    where matcher.matches(selector, subject: item.subject, item.course.halfYear) {
      sum += Int(values[position])
    }
    return sum
  }

  /// How many courses the rules on taking lack, and the first rule that lacks some.
  private func missingTaken(_ values: CourseValues) -> (count: Int, rule: RuleID?) {
    let items = problem.items.indices.filter { ruleSet.zeroIsTaken || values[$0] > 0 }
      .map { problem.items[$0] }
    let resolver = ConstraintResolver(items: items, matcher: matcher, candidate: candidate)
    let branch = resolver.branches(
      ruleSet.taking, wishes: Wishes(), total: 0...items.count, rule: ruleSet.taking[0].rule,
      taken: 0
    ).first
    return (branch?.missing ?? 0, branch?.shortfalls.first?.rule)
  }

  /// The conditions with where the pupil stands.
  ///
  /// Every figure only gets better when a result does, so that a condition that holds with all
  /// open results at 0 is safe, and one that fails with all at 15 is broken.
  func conditions(
    projected: Evaluation?, lowest: [Measure], highest: [Measure]
  ) -> [Condition] {
    let shown = projected.map { measures($0, .badly) }
    return highest.indices.map { position in
      let measure = shown?[position] ?? highest[position]
      let state: ConditionState =
        if lowest[position].isMet { .safe } else if highest[position].isMet { .open } else {
          .broken
        }
      return Condition(
        kind: measure.kind, rule: measure.rule, actual: shown == nil ? nil : measure.actual,
        required: measure.required, isLimit: measure.isLimit, state: state)
    }
  }
}
