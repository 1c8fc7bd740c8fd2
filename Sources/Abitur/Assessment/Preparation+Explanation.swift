extension Preparation {
  /// How the total comes about.
  func explanation(
    _ evaluation: Evaluation, _ courses: [CourseAssessment], _ exams: [ExamAssessment],
    basis: (one: Basis, two: Basis), grade: Grade?
  ) -> ExplanationNode {
    let blockOne = explainBlockOne(evaluation, courses, basis.one)
    let blockTwo = ExplanationNode(
      .blockTwo, Ratio(evaluation.blockTwo), .sum, basis.two,
      rule: ruleSet.blockTwo.minimum.rule,
      children: exams.indices.map { explain(exams[$0], at: $0) })
    let total: Basis = basis.one == .earned && basis.two == .earned ? .earned : .projected
    return ExplanationNode(
      .total, evaluation.total.map { Ratio($0) },
      evaluation.blockOne.map { .blocks(one: $0, two: evaluation.blockTwo) } ?? .given, total,
      rule: ruleSet.minimum.rule,
      children: [blockOne, blockTwo, explain(grade, total)])
  }

  private func explain(_ grade: Grade?, _ basis: Basis) -> ExplanationNode {
    guard let grade, let lower = ruleSet.grades.lowerBound(of: grade) else {
      return ExplanationNode(.grade, nil, .noGrade, basis, rule: ruleSet.grades.rule)
    }
    let better = ruleSet.grades.lowerBound(of: Grade(tenths: grade.tenths - 1))
    return ExplanationNode(
      .grade, Ratio(Int64(grade.tenths), over: 10),
      .gradeRow(from: lower, to: better.map { $0 - 1 } ?? RuleSet.mostPoints), basis,
      rule: ruleSet.grades.rule)
  }

  private func explainBlockOne(
    _ evaluation: Evaluation, _ courses: [CourseAssessment], _ basis: Basis
  ) -> ExplanationNode {
    let rules = ruleSet.blockOne
    guard let choice = evaluation.choice else {
      return ExplanationNode(.blockOne, nil, .given, basis, rule: rules.formulaRule)
    }
    let sum = Ratio(choice.sum, over: Int64(evaluation.values.unit))
    let divisor = max(Int(choice.divisor), 1)
    let weighted = ExplanationNode(
      .weightedSum, sum, .sum, basis, rule: rules.formulaRule,
      children: groups(evaluation, choice, courses))
    let uncounted = courses.filter { $0.weight == 0 && $0.verdict != .notTaken }
    let left = ExplanationNode(
      .uncountedCourses, nil, .given, .earned, rule: rules.broughtInRule,
      children: uncounted.map { explain($0) })
    return ExplanationNode(
      .blockOne, evaluation.blockOne.map { Ratio($0) },
      .scaledMean(
        sum: sum, divisor: divisor, scale: BlockOneRules.scale,
        exact: BlockOneRules.scale * sum / divisor, rules.rounding), basis,
      rule: rules.formulaRule, children: uncounted.isEmpty ? [weighted] : [weighted, left])
  }

  /// The counted courses in groups: advanced, what counting more adds, compulsory, free.
  private func groups(
    _ evaluation: Evaluation, _ choice: SelectionChoice, _ courses: [CourseAssessment]
  ) -> [ExplanationNode] {
    let counted = courses.filter { $0.weight > 0 }
    let advanced = counted.filter { isAdvanced($0.course.subject) }
    let others = counted.filter { !isAdvanced($0.course.subject) }
    var groups: [ExplanationNode] = []
    if !advanced.isEmpty {
      groups.append(group(.advancedCourses, advanced, rule: ruleSet.blockOne.broughtInRule))
    }
    let again = advanced.filter { $0.weight > 1 } + others.filter { $0.weight > 1 }
    if !again.isEmpty {
      groups.append(doubling(again))
    }
    let required = others.filter { $0.verdict.isObligation }
    if !required.isEmpty {
      groups.append(group(.requiredCourses, required, rule: nil))
    }
    let free = others.filter { !$0.verdict.isObligation }
    if !free.isEmpty {
      groups.append(group(.freeCourses, free, rule: ruleSet.blockOne.broughtInRule))
    }
    if let rule = problem.component {
      let points = Ratio(evaluation.values.component, over: Int64(evaluation.values.unit))
      groups.append(
        ExplanationNode(
          .component(rule.id), rule.weight * points, .again(rule.weight),
          candidate.component?.points == nil ? .projected : .earned, rule: rule.rule))
    }
    return groups
  }

  private func isAdvanced(_ id: SubjectID) -> Bool {
    candidate.subjects.contains { $0.id == id && $0.level == .advanced }
  }

  /// Courses summed up, each once, by subject.
  private func group(
    _ key: ExplanationKey, _ courses: [CourseAssessment], rule: RuleID?
  ) -> ExplanationNode {
    let subjects = bySubject(courses).map { subject, courses in
      sum(.subject(subject), courses.map { explain($0) }, .sum, rule: nil)
    }
    return sum(key, subjects, .sum, rule: rule)
  }

  private func doubling(_ courses: [CourseAssessment]) -> ExplanationNode {
    let rule = ruleSet.blockOne.weights.first?.rule
    let subjects = bySubject(courses).map { subject, courses in
      let times = courses[0].weight - 1
      let once = sum(.subject(subject), courses.map { explain($0) }, .sum, rule: nil)
      return ExplanationNode(
        .doubledSubject(subject), once.value.map { times * $0 }, .again(times), once.basis,
        rule: rule)
    }
    return sum(.doubling, subjects, .sum, rule: rule)
  }

  private func bySubject(
    _ courses: [CourseAssessment]
  ) -> [(subject: SubjectID, courses: [CourseAssessment])] {
    var result: [(subject: SubjectID, courses: [CourseAssessment])] = []
    for course in courses {
      if result.last?.subject == course.course.subject {
        result[result.count - 1].courses.append(course)
      } else {
        result.append((course.course.subject, [course]))
      }
    }
    return result
  }

  private func sum(
    _ key: ExplanationKey, _ children: [ExplanationNode], _ formula: Formula, rule: RuleID?
  ) -> ExplanationNode {
    let isEarned = children.allSatisfy { $0.basis == .earned }
    return ExplanationNode(
      key, children.reduce(Ratio(0)) { $0 + ($1.value ?? Ratio(0)) }, formula,
      isEarned ? .earned : .projected, rule: rule, children: children)
  }

  private func explain(_ course: CourseAssessment) -> ExplanationNode {
    ExplanationNode(
      .course(course.course), course.points,
      .course(weight: course.weight, course.verdict), course.basis, rule: course.verdict.rule)
  }

  private func explain(_ exam: ExamAssessment, at position: Int) -> ExplanationNode {
    let rules = ruleSet.blockTwo.combination
    let slot = exams.slots[position]
    let formula: Formula
    var rule: RuleID? = exams.variant.rule
    if slot.exam?.certified != nil {
      formula = .certified
    } else if let numbers = combined(exam, slot, rules) {
      formula = .combined(numbers)
      rule = numbers.oral == nil ? slot.secondPart?.rule : rules.rule
    } else {
      let factor = exams.variant.factor
      formula = .exam(result: (exam.exact ?? Ratio(0)) / factor, factor: factor)
      if slot.kind == .component { rule = componentRule?.rule }
    }
    return ExplanationNode(
      .exam(position), exam.points.map { Ratio($0) }, formula, exam.basis, rule: rule)
  }

  private func combined(
    _ assessment: ExamAssessment, _ slot: ExamSlot, _ rules: CombinationRule
  ) -> CombinedExam? {
    guard let exam = slot.exam else { return nil }
    let open = Completion.projected.value(of: slot.subject, levels)
    func part(_ outcome: Outcome) -> Ratio {
      outcome.points.map { Ratio($0.value) } ?? open
    }
    let second = slot.secondPart.flatMap { rule in
      exam.second.map {
        SecondPartNumbers(
          part: rule.part, result: part($0.outcome), firstWeight: rule.firstWeight,
          secondWeight: rule.secondWeight)
      }
    }
    let oral =
      exam.additionalOral.isTaken
      ? OralNumbers(
        result: part(exam.additionalOral), examWeight: rules.examWeight,
        oralWeight: rules.oralWeight) : nil
    guard second != nil || oral != nil else { return nil }
    return CombinedExam(
      first: part(exam.main), second: second, oral: oral, factor: exams.variant.factor,
      exact: assessment.exact ?? Ratio(0), stage: rules.stage, rounding: rules.rounding,
      otherReading: assessment.otherReading)
  }
}

extension CourseVerdict {
  /// The rule that the verdict names.
  public var rule: RuleID? {
    switch self {
    case .required(let rule), .fulfils(let rule), .capped(let rule): rule
    case .free, .held, .bracketed, .limited, .weaker, .zero, .notTaken: nil
    }
  }

  /// Whether the course counts for an obligation.
  public var isObligation: Bool {
    switch self {
    case .required, .fulfils: true
    case .free, .held, .bracketed, .limited, .weaker, .capped, .zero, .notTaken: false
    }
  }
}

extension RuleSet {
  /// The highest total: 600 and 300 points.
  public static let mostPoints = 900
}
