/// A candidate made ready under a rule set: everything that does not depend on points is worked
/// out, so that it can be evaluated for many results.
package struct Preparation {
  let candidate: Candidate
  let ruleSet: RuleSet
  let arrangement: Arrangement
  let matcher: SelectorMatcher
  let exams: ExamPlan
  let levels: Levels
  let componentRule: ComponentRule?
  var wishes: Wishes
  var refusals: [Refusal]
  var solver: SelectionSolver

  /// The figures of the rules on the choice of subjects, with what is open made well or badly.
  private(set) var choicesMadeWell: [Measure] = []
  private(set) var choicesMadeBadly: [Measure] = []

  /// Whether each exam is in an advanced subject; none for a component.
  let examLevels: [Bool?]

  /// How many courses and places the rules lack.
  var missing: Int { problem.branches.first?.missing ?? 0 }

  var problem: SelectionProblem { solver.problem }

  /// Whether a result of Block I is still open.
  var hasOpenCourses: Bool {
    !problem.openSubjects.isEmpty
      || problem.component != nil && candidate.component?.points == nil
  }

  /// Prepares a candidate that ``Candidate/validate(under:)`` accepts, or nothing where the rule
  /// set has no exams for the arrangement.
  init?(
    _ candidate: Candidate, _ ruleSet: RuleSet, _ arrangement: Arrangement, levels: Levels
  ) {
    self.candidate = candidate
    self.ruleSet = ruleSet
    self.arrangement = arrangement
    self.levels = levels
    matcher = SelectorMatcher(candidate, ruleSet, replaced: arrangement.replaced)
    componentRule = candidate.component.flatMap { component in
      ruleSet.components.first { $0.id == component.id }
    }
    guard
      let exams = ExamPlan(
        candidate, ruleSet, matcher: matcher, place: arrangement.place,
        replaced: arrangement.replaced)
    else { return nil }
    self.exams = exams
    examLevels = exams.slots.map { $0.kind == .component ? nil : $0.isAdvanced }
    wishes = Wishes()
    refusals = []
    let inBlockOne = arrangement.place == .blockOne ? componentRule : nil
    solver = SelectionSolver(
      SelectionProblem(
        candidate, ruleSet, matcher: matcher, component: inBlockOne, wishes: wishes))
    applyWishes()
    choicesMadeWell = choiceMeasures(.well)
    choicesMadeBadly = choiceMeasures(.badly)
  }

  /// Evaluates the candidate with the open results filled in.
  mutating func evaluation(_ completion: Completion) -> Evaluation {
    evaluation(
      CourseValues(problem, candidate, levels, completion), completion)
  }

  /// An evaluation with every choice of courses that some branch of the rules has, apart from the
  /// one it has.
  mutating func otherChoices(_ evaluation: Evaluation) -> [Evaluation] {
    var others: [Evaluation] = []
    for branch in problem.branches.indices {
      for choice in solver.choices(in: branch, for: evaluation.values) {
        let isOwn =
          branch == evaluation.choice?.branch && choice.places == evaluation.choice?.places
        if isOwn { continue }
        var other = evaluation
        other.choice = choice
        others.append(other)
      }
    }
    return others
  }

  /// Evaluates the candidate for given course values.
  mutating func evaluation(_ values: CourseValues, _ completion: Completion) -> Evaluation {
    let choice = solver.best(for: values)
    var points = 0
    let examValues = exams.slots.map { slot in
      let value = slot.value(
        ruleSet.blockTwo.combination, factor: exams.variant.factor, candidate, componentRule,
        levels, completion)
      points += value.points
      return value
    }
    return Evaluation(
      values: values, choice: choice, exams: examValues, blockTwo: points,
      isAdmissible: problem.shortfalls.isEmpty)
  }
}

/// What becomes of a component: the place it takes and the exam it takes it from.
struct Arrangement: Equatable {
  var place: ComponentPlace
  var replaced: SubjectID?
}

/// A candidate's figures for one way to fill in open results.
struct Evaluation {
  /// The points of the courses.
  var values: CourseValues

  /// The choice of courses, or none where there are none at all.
  var choice: SelectionChoice?

  /// The exams' values.
  var exams: [ExamValue]

  /// The sum of the exams' values.
  var blockTwo: Int

  /// Whether the courses taken suffice for the rules.
  var isAdmissible: Bool

  /// The result of the courses, or none where the courses taken do not suffice.
  var blockOne: Int? { isAdmissible ? choice?.points : nil }

  /// The total, or none where the courses taken do not suffice.
  var total: Int? { blockOne.map { $0 + blockTwo } }
}
