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
    forEachMeasure(evaluation, open) { measures.append($0) }
    return measures
  }

  /// Whether every condition holds for an evaluation; makes no list.
  func meetsAll(_ evaluation: Evaluation, _ open: OpenChoices) -> Bool {
    var meetsAll = true
    forEachMeasure(evaluation, open) { if !$0.isMet { meetsAll = false } }
    return meetsAll
  }

  @inline(__always)
  private func forEachMeasure(
    _ evaluation: Evaluation, _ open: OpenChoices, _ visit: (Measure) -> Void
  ) {
    let one = ruleSet.blockOne
    visit(
      Measure(
        kind: .selection, rule: problem.branches.first?.shortfalls.first?.rule ?? one.broughtInRule,
        actual: missing, required: 0, isLimit: true))
    visit(
      Measure(
        kind: .blockOne, rule: one.minimum.rule, actual: evaluation.blockOne,
        required: one.minimum.points))
    visit(
      Measure(
        kind: .blockTwo, rule: ruleSet.blockTwo.minimum.rule, actual: evaluation.blockTwo,
        required: ruleSet.blockTwo.minimum.points))
    visit(
      Measure(
        kind: .total, rule: ruleSet.minimum.rule, actual: evaluation.total,
        required: ruleSet.minimum.points))
    visitCourses(evaluation, visit)
    for condition in ruleSet.blockTwo.conditions where condition.holds(for: exams.variant) {
      visitExams(evaluation, condition, visit)
    }
    for measure in open == .well ? choicesMadeWell : choicesMadeBadly { visit(measure) }
    if !ruleSet.taking.isEmpty {
      let missing = missingTaken(evaluation.values)
      visit(
        Measure(
          kind: .taking, rule: missing.rule ?? ruleSet.taking[0].rule, actual: missing.count,
          required: 0, isLimit: true))
    }
  }

  @inline(__always)
  private func visitCourses(_ evaluation: Evaluation, _ visit: (Measure) -> Void) {
    let rules = ruleSet.blockOne
    let choice = evaluation.isAdmissible ? evaluation.choice : nil
    for zero in rules.zeros {
      let actual =
        zero.scope == .broughtIn ? choice?.zeros : takenZeros(zero.selector, evaluation.values)
      visit(Measure(kind: .zeros, rule: zero.rule, actual: actual, required: 0, isLimit: true))
    }
    for (position, limit) in problem.limits.enumerated() {
      visit(
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
      visit(
        Measure(kind: .floor(position), rule: floor.rule, actual: sum, required: floor.minimum))
    }
  }

  @inline(__always)
  private func visitExams(
    _ evaluation: Evaluation, _ condition: ExamCondition, _ visit: (Measure) -> Void
  ) {
    switch condition.requirement {
    case .each(let least):
      var weakest: Int?
      for exam in evaluation.exams { weakest = min(weakest ?? exam.points, exam.points) }
      visit(
        Measure(kind: .weakestExam, rule: condition.rule, actual: weakest, required: least))
    case .count(let count, let least, let advanced, let components):
      var reached = (all: 0, advanced: 0)
      for position in examLevels.indices where evaluation.exams[position].points >= least {
        let isAdvanced = examLevels[position]
        if isAdvanced != nil || components { reached.all += 1 }
        if isAdvanced == true { reached.advanced += 1 }
      }
      visit(
        Measure(
          kind: .examsReaching(least), rule: condition.rule, actual: reached.all, required: count))
      if advanced > 0 {
        visit(
          Measure(
            kind: .advancedExamsReaching(least), rule: condition.rule, actual: reached.advanced,
            required: advanced))
      }
    case .atMostBelow(let line, let count):
      let most = TaskField.allCases.map { field in
        zip(exams.slots, evaluation.exams).count { $0.field == field && $1.points < line }
      }.max()
      visit(
        Measure(
          kind: .examsBelow(line), rule: condition.rule, actual: most ?? 0, required: count,
          isLimit: true))
    }
  }

  /// The figures of the rules on the choice of subjects, which no points change.
  func choiceMeasures(_ open: OpenChoices) -> [Measure] {
    let free = open == .well ? exams.slots.count { $0.id == nil } : 0
    return ruleSet.blockTwo.choices.map { choice in
      switch choice.requirement {
      case .coversFields:
        let covered = TaskField.allCases.count { field in
          exams.slots.contains { $0.field == field }
        }
        let all = TaskField.allCases.count
        return Measure(
          kind: .fields, rule: choice.rule, actual: min(covered + free, all), required: all)
      case .includes(let selector):
        let isExamined = exams.slots.contains { slot in
          slot.subject.map { matcher.matches(selector, subject: $0, nil) } ?? false
        }
        return Measure(
          kind: .examIncludes, rule: choice.rule, actual: isExamined || free > 0 ? 1 : 0,
          required: 1)
      case .advanced(let selector, let least):
        var advanced = (all: 0, named: 0)
        for (position, entry) in candidate.subjects.enumerated() where entry.level == .advanced {
          advanced.all += 1
          if matcher.matches(selector, subject: position, nil) { advanced.named += 1 }
        }
        let unchosen = open == .well ? ruleSet.advancedSubjects - advanced.all : 0
        return Measure(
          kind: .advancedChoice, rule: choice.rule, actual: advanced.named + unchosen,
          required: least)
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
  /// With one choice of courses every figure only gets better when a result does. So a condition is
  /// safe that holds with all open results at 0 for every choice that may come to count, and broken
  /// that fails with all at 15 for every one of them.
  func conditions(
    projected: Evaluation?, lowest: [[Measure]], highest: [[Measure]]
  ) -> [Condition] {
    let shown = projected.map { measures($0, .badly) }
    return highest[0].indices.map { position in
      let measure = shown?[position] ?? highest[0][position]
      let state: ConditionState =
        if lowest.allSatisfy({ $0[position].isMet }) {
          .safe
        } else if highest.contains(where: { $0[position].isMet }) {
          .open
        } else {
          .broken
        }
      return Condition(
        kind: measure.kind, rule: measure.rule, actual: shown == nil ? nil : measure.actual,
        required: measure.required, isLimit: measure.isLimit, state: state)
    }
  }
}
