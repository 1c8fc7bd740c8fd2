extension Preparation {
  /// How the total comes about.
  func explanation(
    _ evaluation: Evaluation, _ courses: [CourseAssessment], _ exams: [ExamAssessment],
    basis: (one: Basis, two: Basis, both: Basis), grade: Grade?
  ) -> ExplanationNode {
    let blockOne = explainBlockOne(evaluation, courses, basis.one)
    let blockTwo = ExplanationNode(
      .blockTwo, Ratio(evaluation.blockTwo), .sum, basis.two,
      rule: ruleSet.blockTwo.minimum.rule,
      children: exams.indices.map { explain(exams[$0], at: $0) })
    return ExplanationNode(
      .total, evaluation.total.map { Ratio($0) },
      evaluation.blockOne.map { .blocks(one: $0, two: evaluation.blockTwo) } ?? .given, basis.both,
      rule: ruleSet.minimum.rule,
      children: [blockOne, blockTwo, explain(grade, basis.both)])
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
    var uncounted: [ExplanationNode] = []
    for course in courses where course.weight == 0 && course.verdict != .notTaken {
      uncounted.append(explain(course))
    }
    let left = ExplanationNode(
      .uncountedCourses, nil, .given, .earned, rule: rules.broughtInRule, children: uncounted)
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
    let broughtIn = ruleSet.blockOne.broughtInRule
    let again = ruleSet.blockOne.weights.first?.rule
    var advanced: [ExplanationNode] = []
    var doubled: [ExplanationNode] = []
    var required: [ExplanationNode] = []
    var free: [ExplanationNode] = []
    required.reserveCapacity(candidate.subjects.count)
    free.reserveCapacity(candidate.subjects.count)
    var next = 0
    for position in order where next < courses.count {
      let subject = candidate.subjects[position].id
      let isAdvanced = candidate.subjects[position].level == .advanced
      var obligations: [ExplanationNode] = []
      var others: [ExplanationNode] = []
      var more: [ExplanationNode] = []
      if isAdvanced || courses[next].verdict.isObligation {
        obligations.reserveCapacity(HalfYear.allCases.count)
      }
      var times = 0
      while next < courses.count, courses[next].course.subject == subject {
        let course = courses[next]
        next += 1
        guard course.weight > 0 else { continue }
        let node = explain(course)
        if isAdvanced || course.verdict.isObligation {
          obligations.append(node)
        } else {
          others.append(node)
        }
        if course.weight > 1 {
          times = course.weight - 1
          more.append(node)
        }
      }
      if isAdvanced {
        sum(.subject(subject), obligations, to: &advanced)
      } else {
        sum(.subject(subject), obligations, to: &required)
        sum(.subject(subject), others, to: &free)
      }
      sum(.doubledSubject(subject), more, times: times, rule: again, to: &doubled)
    }
    var groups: [ExplanationNode] = []
    sum(.advancedCourses, advanced, rule: broughtIn, to: &groups)
    sum(.doubling, doubled, rule: again, to: &groups)
    sum(.requiredCourses, required, to: &groups)
    sum(.freeCourses, free, rule: broughtIn, to: &groups)
    if let component = problem.component {
      let points = Ratio(evaluation.values.component, over: Int64(evaluation.values.unit))
      groups.append(
        ExplanationNode(
          .component(component.id), component.weight * points, .again(component.weight),
          candidate.component?.points == nil ? .projected : .earned, rule: component.rule))
    }
    return groups
  }

  /// Adds the sum of numbers where there are any; what is added once more does not show them again.
  @inline(never)
  private func sum(
    _ key: ExplanationKey, _ parts: [ExplanationNode], times: Int? = nil, rule: RuleID? = nil,
    to groups: inout [ExplanationNode]
  ) {
    guard !parts.isEmpty else { return }
    var value = Ratio(0)
    var basis = Basis.earned
    for part in parts {
      if let number = part.value { value = value + number }
      if part.basis == .projected { basis = .projected }
    }
    groups.append(
      ExplanationNode(
        key, (times ?? 1) * value, times.map { .again($0) } ?? .sum, basis, rule: rule,
        children: times == nil ? parts : []))
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
      rule = numbers.oral == nil ? slot.secondPart.map { rules.secondParts[$0].rule } : rules.rule
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
    var second: SecondPartNumbers?
    if let position = slot.secondPart, let taken = exam.second {
      let rule = rules.secondParts[position]
      second = SecondPartNumbers(
        part: rule.part, result: part(taken.outcome), firstWeight: rule.firstWeight,
        secondWeight: rule.secondWeight)
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
