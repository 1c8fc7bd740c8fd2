/// Where a pupil stands with the school part of the Fachhochschulreife.
public struct Qualification: Sendable {
  /// Whether it is reached: for certain, perhaps, or out of reach with the courses taken.
  public var state: PassState

  /// The points of the best choice of courses, or none where no choice suffices as projected.
  public var points: Int?

  /// The grade of the table for the points.
  public var grade: Grade?

  /// The half-years from which the courses of that choice come.
  public var period: [HalfYear]

  /// What the points rest on.
  public var basis: Basis

  /// The rule it comes from.
  public var rule: RuleID
}

/// Works out the school part of the Fachhochschulreife, or nothing where the Land has none.
///
/// A course with 0 points counts as not taken. Of all admissible choices the one with the most
/// points is taken; the earlier half-years go first among equals.
///
/// - Throws: ``InvalidCandidate`` where ``Candidate/validate(under:)`` finds errors.
/// - Complexity: that of ``assess(_:under:)`` times half-years times pairs of advanced subjects.
public func qualification(
  of candidate: Candidate, under ruleSet: RuleSet
) throws(InvalidCandidate) -> Qualification? {
  let errors = candidate.validate(under: ruleSet)
  guard errors.isEmpty else { throw InvalidCandidate(errors: errors) }
  guard let rules = ruleSet.qualification else { return nil }
  let levels = Levels(candidate)
  let search = QualificationSearch(candidate, ruleSet, rules, levels)
  let projected = levels.isKnown ? search.best(.projected) : nil
  let state: PassState =
    if search.best(.every(0)) != nil {
      .yes
    } else if search.best(.every(Points.maximum.value)) != nil { .open } else { .no }
  return Qualification(
    state: state, points: projected?.points,
    grade: projected.flatMap { rules.grades.grade(for: $0.points) },
    period: projected?.period ?? [],
    basis: projected.map { $0.isProjected ? .projected : .earned } ?? .projected,
    rule: rules.rule)
}

/// Looks through half-years and pairs of advanced subjects for the best choice.
private final class QualificationSearch {
  struct Found {
    var points: Int
    var period: [HalfYear]
    var isProjected: Bool
  }

  private let candidate: Candidate
  private let ruleSet: RuleSet
  private let rules: QualificationRules
  private let levels: Levels

  init(
    _ candidate: Candidate, _ ruleSet: RuleSet, _ rules: QualificationRules, _ levels: Levels
  ) {
    self.candidate = candidate
    self.ruleSet = ruleSet
    self.rules = rules
    self.levels = levels
  }

  func best(_ completion: Completion) -> Found? {
    var best: Found?
    let matcher = SelectorMatcher(candidate, ruleSet)
    let advanced = ruleSet.order(of: candidate).filter {
      candidate.subjects[$0].level == .advanced
    }
    for period in rules.periods {
      for (position, first) in advanced.enumerated() {
        for second in advanced[(position + 1)...]
        where matcher.matches(rules.advancedIncludes, subject: first, nil)
          || matcher.matches(rules.advancedIncludes, subject: second, nil)
        {
          guard let found = self.best(first, second, period, completion),
            found.points > best?.points ?? 0
          else { continue }
          best = found
        }
      }
    }
    return best
  }

  /// The best choice for two advanced subjects and a period, or nothing where none suffices.
  private func best(
    _ first: Int, _ second: Int, _ period: [HalfYear], _ completion: Completion
  ) -> Found? {
    let chosen = Selector.or([
      .subject(candidate.subjects[first].id), .subject(candidate.subjects[second].id),
    ])
    var subjects: [SubjectEntry] = []
    for (position, entry) in candidate.subjects.enumerated() {
      let open = completion.value(of: position, levels)
      var reduced = SubjectEntry(entry.id, entry.level, courses: [])
      for course in entry.courses where course.outcome.isTaken {
        let hasPoints = course.outcome.points.map { $0 > .zero } ?? (open.numerator > 0)
        if hasPoints, period.contains(course.halfYear) { reduced.courses.append(course) }
      }
      subjects.append(reduced)
    }
    let reduced = Candidate(
      subjects: subjects, exams: candidate.exams, facts: candidate.facts,
      entryYear: candidate.entryYear)
    var changed = ruleSet
    changed.blockOne = blockOne(chosen, size: period.count)
    let problem = SelectionProblem(
      reduced, changed, matcher: SelectorMatcher(reduced, changed), component: nil,
      wishes: Wishes())
    guard problem.shortfalls.isEmpty else { return nil }
    var solver = SelectionSolver(problem)
    let values = CourseValues(problem, levels, completion)
    guard let choice = solver.best(for: values), choice.violations == 0 else { return nil }
    let isChosen = solver.courses(of: choice, for: values)
    var isProjected = false
    for position in isChosen.indices where problem.results[position].graded == nil {
      if isChosen[position] { isProjected = true }
    }
    let points = rules.rounding.quotient(
      choice.sum &* rules.scale.numerator, Int64(values.unit) &* rules.scale.denominator)
    guard points >= rules.grades.lowerBounds.last ?? 0 else { return nil }
    return Found(points: points, period: period, isProjected: isProjected)
  }

  /// The rules of the choice in the shape of Block I: the same solver finds it.
  private func blockOne(_ advanced: Selector, size: Int) -> BlockOneRules {
    let advancedCourses = rules.advancedSubjects * size
    let total = advancedCourses + rules.otherCourses
    let others = Selector.not(advanced)
    var deficits = [
      DeficitLimit(rules.rule, .all, atMost: total - rules.passingCount),
      DeficitLimit(rules.rule, advanced, atMost: advancedCourses - rules.passingAdvanced),
    ]
    if let passing = rules.passingOther {
      deficits.append(DeficitLimit(rules.rule, others, atMost: rules.otherCourses - passing))
    }
    var floors = [
      PointFloor(
        rules.rule, advanced, isWeighted: false, minimum: rules.advancedMinimum.points)
    ]
    if let minimum = rules.otherMinimum {
      floors.append(
        PointFloor(minimum.rule, others, isWeighted: false, minimum: minimum.points))
    }
    return BlockOneRules(
      broughtIn: total...total, rule: rules.rule,
      constraints: [
        SelectionConstraint(rules.rule, .count(advanced, advancedCourses...advancedCourses))
      ] + rules.constraints,
      weights: [WeightRule(rules.rule, advanced, factor: rules.advancedFactor, .all)],
      formulaRule: rules.rule, deficitBelow: rules.passingPoints,
      deficits: deficits, floors: floors,
      zeros: [], minimum: Minimum(rules.rule, 0))
  }
}
