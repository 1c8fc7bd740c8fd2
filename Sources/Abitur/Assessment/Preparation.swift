/// A candidate made ready under a rule set: everything that does not depend on points is worked
/// out, so that it can be evaluated for many results.
package final class Preparation {
  let candidate: Candidate
  let ruleSet: RuleSet
  let arrangement: Arrangement
  let matcher: SelectorMatcher
  let exams: ExamPlan
  let levels: Levels
  let componentRule: ComponentRule?

  /// The positions of the subjects in the order of the catalogue.
  let order: [Int]
  private(set) var wishes = Wishes()
  private(set) var refusals: [Refusal] = []
  @exclusivity(unchecked) var solver: SelectionSolver

  /// The figures of the rules on the choice of subjects, with what is open made well or badly.
  private(set) var choicesMadeWell: [Measure] = []
  private(set) var choicesMadeBadly: [Measure] = []

  /// Whether each course counts in every way to satisfy the rules.
  @exclusivity(unchecked) private(set) var isRequired: [Bool] = []

  /// How many courses and places the rules lack.
  var missing: Int { problem.missing }

  var problem: SelectionProblem { solver.problem }

  /// Whether a result of Block I is still open.
  var hasOpenCourses: Bool {
    !problem.openSubjects.isEmpty || problem.component != nil && problem.componentPoints == nil
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
    order = ruleSet.order(of: candidate)
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
    solver = SelectionSolver(
      SelectionProblem(
        candidate, ruleSet, matcher: matcher,
        component: arrangement.place == .blockOne ? componentRule : nil, wishes: wishes))
    applyWishes()
    choicesMadeWell = choiceMeasures(.well)
    choicesMadeBadly = choiceMeasures(.badly)
    isRequired = problem.items.indices.map { mustCount($0) }
  }

  /// Accepts a wish, from which a solver follows.
  func accept(_ wishes: Wishes, _ solver: SelectionSolver) {
    self.wishes = wishes
    self.solver = solver
  }

  /// Notes a wish that the rules do not allow.
  func refuse(_ refusal: Refusal) {
    refusals.append(refusal)
  }

  /// Evaluates the candidate with the open results filled in.
  func evaluation(_ completion: Completion) -> Evaluation {
    evaluation(CourseValues(problem, levels, completion), completion)
  }

  /// An evaluation with every choice of courses that some branch of the rules has, apart from the
  /// one it has.
  func otherChoices(_ evaluation: Evaluation) -> [Evaluation] {
    var others: [Evaluation] = []
    for branch in problem.branches.indices {
      for places in problem.branches[branch].places
      where branch != evaluation.choice?.branch || places != evaluation.choice?.places {
        let choice = solver.choice(in: branch, places: places, for: evaluation.values)
        others.append(Evaluation(evaluation, choosing: choice))
      }
    }
    return others
  }

  /// Evaluates the candidate for given course values.
  func evaluation(_ values: CourseValues, _ completion: Completion) -> Evaluation {
    Evaluation(
      values: values, choice: solver.best(for: values),
      exams: exams.slots.map { slot in
        slot.value(
          ruleSet.blockTwo.combination, factor: exams.variant.factor, levels, completion)
      },
      isAdmissible: problem.shortfalls.isEmpty)
  }
}

/// What becomes of a component: the place it takes and the exam it takes it from.
struct Arrangement: Equatable {
  var place: ComponentPlace
  var replaced: SubjectID?
}

/// A candidate's figures for one way to fill in open results.
final class Evaluation {
  /// The points of the courses.
  let values: CourseValues

  /// The choice of courses, or none where there are none at all.
  let choice: SelectionChoice?

  /// The exams' values.
  let exams: [ExamValue]

  /// The sum of the exams' values.
  let blockTwo: Int

  /// Whether an exam's value rests on a projection.
  let isProjected: Bool

  /// Whether the courses taken suffice for the rules.
  let isAdmissible: Bool

  init(
    values: CourseValues, choice: SelectionChoice?, exams: [ExamValue], isAdmissible: Bool
  ) {
    self.values = values
    self.choice = choice
    self.exams = exams
    self.isAdmissible = isAdmissible
    var blockTwo = 0
    var isProjected = false
    for exam in exams {
      blockTwo += exam.points
      if exam.isProjected { isProjected = true }
    }
    self.blockTwo = blockTwo
    self.isProjected = isProjected
  }

  /// Another choice of courses for the same results.
  convenience init(_ other: Evaluation, choosing choice: SelectionChoice) {
    self.init(
      values: other.values, choice: choice, exams: other.exams, isAdmissible: other.isAdmissible)
  }

  /// The result of the courses, or none where the courses taken do not suffice.
  var blockOne: Int? { isAdmissible ? choice?.points : nil }

  /// The total, or none where the courses taken do not suffice.
  var total: Int? { blockOne.map { $0 + blockTwo } }
}
