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
    var advanced: [ExplanationNode] = []
    var doubled: [ExplanationNode] = []
    var required: [ExplanationNode] = []
    var free: [ExplanationNode] = []
    var next = 0
    while next < courses.count {
      let first = next
      let subject = courses[first].course.subject
      while next < courses.count, courses[next].course.subject == subject { next += 1 }
      add(courses[first..<next], subject, { _ in isAdvanced(subject) }, to: &advanced)
      let isBasic = !isAdvanced(subject)
      add(courses[first..<next], subject, { isBasic && $0.isObligation }, to: &required)
      add(courses[first..<next], subject, { isBasic && !$0.isObligation }, to: &free)
      if let again = doubling(of: courses[first..<next], subject) { doubled.append(again) }
    }
    let rule = ruleSet.blockOne.broughtInRule
    var groups: [ExplanationNode] = []
    for (key, children, rule) in [
      (ExplanationKey.advancedCourses, advanced, rule),
      (.doubling, doubled, ruleSet.blockOne.weights.first?.rule),
      (.requiredCourses, required, nil), (.freeCourses, free, rule),
    ] where !children.isEmpty {
      groups.append(sum(key, children, rule: rule))
    }
    if let component = problem.component {
      let points = Ratio(evaluation.values.component, over: Int64(evaluation.values.unit))
      groups.append(
        ExplanationNode(
          .component(component.id), component.weight * points, .again(component.weight),
          candidate.component?.points == nil ? .projected : .earned, rule: component.rule))
    }
    return groups
  }

  private func isAdvanced(_ id: SubjectID) -> Bool {
    candidate.subjects.contains { $0.id == id && $0.level == .advanced }
  }

  /// Adds the counted courses of a subject with a certain verdict, each once, where there are any.
  private func add(
    _ courses: ArraySlice<CourseAssessment>, _ subject: SubjectID,
    _ isMeant: (CourseVerdict) -> Bool, to groups: inout [ExplanationNode]
  ) {
    var children: [ExplanationNode] = []
    for course in courses where course.weight > 0 && isMeant(course.verdict) {
      children.append(explain(course))
    }
    if !children.isEmpty { groups.append(sum(.subject(subject), children, rule: nil)) }
  }

  /// What counting the courses of a subject more than once adds, if it does.
  private func doubling(
    of courses: ArraySlice<CourseAssessment>, _ subject: SubjectID
  ) -> ExplanationNode? {
    var times = 0
    var points = Ratio(0)
    var basis = Basis.earned
    for course in courses where course.weight > 1 {
      times = course.weight - 1
      points = points + (course.points ?? Ratio(0))
      if course.basis == .projected { basis = .projected }
    }
    guard times > 0 else { return nil }
    return ExplanationNode(
      .doubledSubject(subject), times * points, .again(times), basis,
      rule: ruleSet.blockOne.weights.first?.rule)
  }

  private func sum(
    _ key: ExplanationKey, _ children: [ExplanationNode], rule: RuleID?
  ) -> ExplanationNode {
    var value = Ratio(0)
    var basis = Basis.earned
    for position in children.indices {
      if let part = children[position].value { value = value + part }
      if children[position].basis == .projected { basis = .projected }
    }
    return ExplanationNode(key, value, .sum, basis, rule: rule, children: children)
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
