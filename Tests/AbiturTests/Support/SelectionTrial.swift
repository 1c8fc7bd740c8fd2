import Testing

@testable import Abitur

/// One candidate under one rule set, solved by the engine and by trying every choice.
struct SelectionTrial {
  var candidate: Candidate
  var ruleSet: RuleSet
  var points: [Int]
  var component: Int?

  /// What went wrong, or nothing.
  func failure(_ enumeration: Enumeration? = nil) -> String? {
    let rule = component == nil ? nil : ruleSet.components.first
    let enumeration = enumeration ?? Enumeration(candidate, ruleSet, component: rule)
    let problem = SelectionProblem(
      candidate, ruleSet, matcher: SelectorMatcher(candidate, ruleSet), component: rule,
      wishes: Wishes())
    guard problem.items.map({ $0.course }) == enumeration.courses else {
      return "the courses are in another order"
    }
    let isAdmissible = problem.shortfalls.isEmpty && !problem.branches.isEmpty
    if isAdmissible != !enumeration.admissible.isEmpty {
      return "admissible: \(isAdmissible), choices: \(enumeration.admissible.count)"
    }
    guard isAdmissible else { return nil }
    let values = CourseValues(
      points.map { Int32($0) }, unit: 1, component: Int64(component ?? 0),
      deficitBelow: ruleSet.blockOne.deficitBelow)
    var solver = SelectionSolver(problem)
    guard let choice = solver.best(for: values),
      let best = enumeration.best(points, component: component ?? 0)
    else { return "no choice" }
    let found = Enumeration.Worth(
      violations: choice.violations, points: choice.points,
      exact: Ratio(40 * choice.sum, over: choice.divisor), deficits: choice.deficitCount,
      results: choice.results)
    guard found == best.worth else { return "found \(found)\nbest  \(best.worth)" }
    var chosen: UInt64 = 0
    for (position, isChosen) in solver.courses(of: choice, for: values).enumerated()
    where isChosen {
      chosen |= 1 << UInt64(position)
    }
    guard enumeration.admissible.contains(chosen) else { return "the choice is not admissible" }
    guard enumeration.worth(chosen, points, component: component ?? 0) == found else {
      return "the choice is not worth what is said"
    }
    guard chosen == best.chosen else {
      return
        "the tie is broken for \(String(chosen, radix: 2)), not \(String(best.chosen, radix: 2))"
    }
    return nil
  }

  /// A trial as small as possible that still fails: without rules, courses and subjects that do
  /// not matter.
  func shrunk() -> SelectionTrial {
    var trial = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for smaller in trial.smaller where smaller.failure() != nil {
        trial = smaller
        isSmaller = true
        break
      }
    }
    return trial
  }

  private var smaller: [SelectionTrial] {
    var result: [SelectionTrial] = []
    for position in ruleSet.blockOne.constraints.indices {
      var trial = self
      trial.ruleSet.blockOne.constraints.remove(at: position)
      result.append(trial)
    }
    let courses = Enumeration(candidate, ruleSet).courses
    for (position, course) in courses.enumerated() {
      var trial = self
      trial.points.remove(at: position)
      for subject in candidate.subjects.indices
      where candidate.subjects[subject].id == course.subject {
        trial.candidate.subjects[subject].courses.removeAll {
          $0.halfYear == course.halfYear && $0.ordinal == course.ordinal
        }
      }
      result.append(trial)
    }
    return result
  }

  /// The trial in words, for a failure.
  var description: String {
    let courses = Enumeration(candidate, ruleSet).courses
    var lines = ["brought in \(ruleSet.blockOne.broughtIn), component \(component ?? -1)"]
    for (course, points) in zip(courses, points) {
      lines.append("\(course.subject.rawValue) \(course.halfYear.rawValue): \(points)")
    }
    for constraint in ruleSet.blockOne.constraints { lines.append("\(constraint.requirement)") }
    lines.append("\(ruleSet.blockOne.weights)")
    return lines.joined(separator: "\n")
  }
}

/// Records a failure of a trial in its smallest form with its seed.
func expectBest(
  _ trial: SelectionTrial, _ enumeration: Enumeration? = nil, seed: UInt64,
  _ location: SourceLocation = #_sourceLocation
) -> Bool {
  guard trial.failure(enumeration) != nil else { return true }
  let smallest = trial.shrunk()
  Issue.record(
    "seed \(seed): \(smallest.failure() ?? "")\n\(smallest.description)", sourceLocation: location)
  return false
}
