/// Why a candidate cannot be assessed, with everything that was found.
public struct InvalidCandidate: Error, Sendable {
  /// What was found, in the order of the candidate.
  public var errors: [CandidateError]
}

/// Works out where a candidate stands under a rule set.
///
/// The best admissible choice of courses, of subjects that count more and of the component's place
/// is found exactly, with open results projected; beside it stand the range of what
/// can still come and every condition. The result does not depend on the order of subjects,
/// courses or exams.
///
/// - Throws: ``InvalidCandidate`` where ``Candidate/validate(under:)`` finds errors.
public func assess(
  _ candidate: Candidate, under ruleSet: RuleSet
) throws(InvalidCandidate) -> Assessment {
  var calculation = try Calculation(candidate, under: ruleSet)
  return calculation.assessment()
}

/// A candidate made ready for assessment: what no result changes is worked out once.
///
/// Planning asks for the same candidate with one result or another again and again; making ready is
/// most of the work.
public struct Calculation {
  private let candidate: Candidate
  private let ruleSet: RuleSet
  private var preparations: [Preparation]

  /// Makes a candidate ready.
  ///
  /// - Throws: ``InvalidCandidate`` where ``Candidate/validate(under:)`` finds errors.
  public init(_ candidate: Candidate, under ruleSet: RuleSet) throws(InvalidCandidate) {
    let errors = candidate.validate(under: ruleSet)
    guard errors.isEmpty else { throw InvalidCandidate(errors: errors) }
    self.candidate = candidate
    self.ruleSet = ruleSet.reading(candidate.readings)
    let levels = Levels(candidate)
    preparations = []
    for arrangement in Arrangement.all(of: candidate, self.ruleSet) {
      guard let ready = Preparation(candidate, self.ruleSet, arrangement, levels: levels) else {
        continue
      }
      preparations.append(ready)
    }
    if preparations.isEmpty {
      throw InvalidCandidate(errors: candidate.component.map { [.componentPlace($0.id)] } ?? [])
    }
  }

  /// Works out where the candidate stands.
  ///
  /// - Complexity: linear in courses times branches; a usual candidate has one to six branches.
  public mutating func assessment() -> Assessment {
    var cases = preparations.map { ArrangedCase($0) }
    var chosen = 0
    for position in cases.indices.dropFirst() where cases[position].precedes(cases[chosen]) {
      chosen = position
    }
    let fewest = cases[chosen].brokenChoices
    let isDecided = cases[chosen].isDecided
    let range = CertainRange(
      of: cases.indices.filter {
        isDecided ? $0 == chosen : cases[$0].brokenChoices == fewest
      }, in: &cases, ruleSet)
    return cases[chosen].assessment(range)
  }
}

extension Arrangement {
  /// What can become of the component; what the pupil chose, or everything that is still possible.
  static func all(of candidate: Candidate, _ ruleSet: RuleSet) -> [Arrangement] {
    guard let component = candidate.component else { return [Arrangement(place: .unused)] }
    let oral = candidate.exams.filter { $0.kind == .oral }
    if let place = component.place {
      let replaced = place == .blockTwo ? component.replaces : nil
      return [Arrangement(place: place, replaced: replaced)]
    }
    let places = ruleSet.components.first { $0.id == component.id }?.places ?? []
    var result = [Arrangement(place: .unused)]
    if places.contains(.blockOne) { result.append(Arrangement(place: .blockOne)) }
    if places.contains(.blockTwo) {
      let rules = ruleSet.blockTwo
      if oral.count <= rules.mostOralBesideComponent {
        result.append(Arrangement(place: .blockTwo))
      }
      for subject in ruleSet.order(of: candidate) where rules.componentReplacesOral {
        let id = candidate.subjects[subject].id
        if oral.contains(where: { $0.subject == id && $0.main == .open && $0.certified == nil }) {
          result.append(Arrangement(place: .blockTwo, replaced: id))
        }
      }
    }
    return result
  }
}

/// A candidate in one arrangement, evaluated for what is expected and for both ends of what can
/// come.
private struct ArrangedCase {
  var preparation: Preparation
  var projected: Evaluation
  var worst: Evaluation
  var best: Evaluation

  /// The conditions' figures at both ends, for every choice of courses that what comes may leave.
  var lowest: [[Measure]]
  var highest: [[Measure]]

  /// How many rules on the choice of exams cannot be met any more.
  var brokenChoices: Int

  /// How many conditions the best results that can still come leave unmet.
  var broken: Int

  /// How many conditions are not met as expected.
  var unmet: Int

  init(_ prepared: Preparation) {
    preparation = prepared
    projected = preparation.evaluation(.projected)
    worst = preparation.evaluation(.every(0))
    best = preparation.evaluation(.every(Points.maximum.value))
    lowest = [preparation.measures(worst, .badly)]
    highest = [preparation.measures(best, .well)]
    let unreachable = highest[0].filter { !$0.isMet }
    broken = unreachable.count
    brokenChoices = unreachable.count { measure in
      switch measure.kind {
      case .fields, .examIncludes, .advancedChoice: true
      default: false
      }
    }
    unmet = preparation.measures(projected, .well).count { !$0.isMet }
    // Fewer broken rules on points go before more points, so that better results can change over
    // to a choice with fewer points. Where the lowest results break no rule, no better ones do.
    if canChangeOver {
      lowest += preparation.otherChoices(worst).map { preparation.measures($0, .badly) }
    }
    if broken > 0, preparation.hasOpenCourses {
      highest += preparation.otherChoices(best).map { preparation.measures($0, .well) }
    }
  }

  /// Whether a component that is not finished may still go elsewhere than it does now.
  private var isComponentUndecided: Bool {
    preparation.candidate.component.map { $0.points == nil && $0.place == nil } ?? false
  }

  /// Whether nothing is open any more.
  var isDecided: Bool {
    !preparation.hasOpenCourses && preparation.candidate.component?.points != nil
      && !projected.exams.contains { $0.isProjected }
  }

  /// Whether every condition can still be met.
  var canPass: Bool { broken == 0 }

  /// The highest total with which the pupil can still pass.
  ///
  /// With other results a wish that is granted now may be refused, and the course it is about then
  /// adds its points. That takes a broken rule on points, so that it cannot happen where even the
  /// lowest results break none; where it can, the bound is the total without any wishes.
  var highestPassing: Int? {
    guard canPass, let total = best.total else { return nil }
    guard !isSettled, var free = preparation.withoutWishes else { return total }
    return max(total, free.evaluation(.every(Points.maximum.value)).total ?? total)
  }

  /// The highest total still possible, whether the pupil passes with it or not.
  var highestTotal: Int? {
    guard let total = best.total else { return nil }
    guard canChangeOver else { return total }
    var free = isSettled ? preparation : preparation.withoutWishes ?? preparation
    let all = free.evaluation(.every(Points.maximum.value))
    return free.otherChoices(all).reduce(max(total, all.total ?? total)) {
      max($0, $1.total ?? $0)
    }
  }

  /// Whether no result can change which wishes are granted.
  private var isSettled: Bool {
    preparation.wishes.isEmpty || !canChangeOver
  }

  /// Whether what comes can change over to another branch of the rules.
  private var canChangeOver: Bool {
    preparation.hasOpenCourses && worst.choice?.violations ?? 0 > 0
  }

  /// Whether this arrangement goes before another one: passing goes before points.
  func precedes(_ other: ArrangedCase) -> Bool {
    if brokenChoices != other.brokenChoices { return brokenChoices < other.brokenChoices }
    if broken != other.broken { return broken < other.broken }
    let missing = (
      preparation.missing,
      other.preparation.missing
    )
    if missing.0 != missing.1 { return missing.0 < missing.1 }
    let violations = (projected.choice?.violations ?? 0, other.projected.choice?.violations ?? 0)
    if violations.0 != violations.1 { return violations.0 < violations.1 }
    if unmet != other.unmet { return unmet < other.unmet }
    return (projected.total ?? -1) > (other.projected.total ?? -1)
  }

  mutating func assessment(_ range: CertainRange) -> Assessment {
    let isKnown = preparation.levels.isKnown
    let conditions = preparation.conditions(
      projected: isKnown ? projected : nil, lowest: lowest, highest: highest)
    let total = isKnown ? projected.total : nil
    let grade = total.flatMap { preparation.ruleSet.grades.grade(for: $0) }
    let exams = preparation.examAssessments(projected, isKnown: isKnown)
    let courses = preparation.courses(projected, isKnown: isKnown)
    let blockTwoBasis: Basis =
      projected.exams.contains { $0.isProjected } ? .projected : .earned
    let blockOneBasis: Basis = preparation.hasOpenCourses ? .projected : .earned
    let explanation =
      isKnown
      ? preparation.explanation(
        projected, courses, exams, basis: (blockOneBasis, blockTwoBasis), grade: grade)
      : ExplanationNode(.total, nil, .given, .projected, rule: preparation.ruleSet.minimum.rule)
    return Assessment(
      ruleSet: preparation.ruleSet,
      passed: PassState(conditions, canPass: canPass),
      basis: blockOneBasis == .earned && blockTwoBasis == .earned && !isComponentUndecided
        ? .earned : .projected,
      total: total, grade: grade, range: range,
      blockOne: preparation.blockOne(
        projected, courses, blockOneBasis, isKnown: isKnown),
      blockTwo: BlockTwoAssessment(
        points: isKnown || blockTwoBasis == .earned ? projected.blockTwo : nil,
        basis: blockTwoBasis, factor: preparation.exams.variant.factor, exams: exams),
      conditions: conditions, shortfalls: preparation.problem.shortfalls,
      refusals: preparation.refusals,
      componentPlace: preparation.candidate.component == nil
        ? nil : preparation.arrangement.place,
      explanation: explanation)
  }
}

extension PassState {
  fileprivate init(_ conditions: [Condition], canPass: Bool) {
    if !canPass {
      self = .no
    } else if conditions.allSatisfy({ $0.state == .safe }) {
      self = .yes
    } else {
      self = .open
    }
  }
}

extension CertainRange {
  /// The range over the arrangements that are still possible.
  fileprivate init(
    of positions: [Int], in cases: inout [ArrangedCase], _ ruleSet: RuleSet
  ) {
    var guaranteed: [Int?] = []
    var passing: [Int] = []
    for position in positions {
      let worst = cases[position].worst
      let best = cases[position].best
      guaranteed.append(
        cases[position].preparation.guaranteedBlockOne(worst).map { $0 + worst.blockTwo })
      highest = larger(highest, cases[position].highestTotal)
      passingTo = larger(passingTo, cases[position].highestPassing)
      if cases[position].canPass, let one = cases[position].preparation.passingBlockOne(worst),
        let two = cases[position].preparation.passingBlockTwo(worst: worst, best: best)
      {
        passing.append(max(one + two, ruleSet.minimum.points))
      }
    }
    self.guaranteed =
      guaranteed.contains { $0 == nil } ? nil : guaranteed.compactMap { $0 }.min()
    passingFrom = passing.min()
    worstGrade = passingFrom.flatMap { ruleSet.grades.grade(for: $0) }
    bestGrade = passingTo.flatMap { ruleSet.grades.grade(for: $0) }
  }
}

/// The larger of two numbers, the one that is there where one is missing.
private func larger(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return max(first, second)
}

extension Preparation {
  fileprivate mutating func blockOne(
    _ evaluation: Evaluation, _ courses: [CourseAssessment], _ basis: Basis, isKnown: Bool
  ) -> BlockOneAssessment {
    let choice = evaluation.choice
    var doubled: [SubjectID] = []
    for (position, subject) in problem.doublable.enumerated()
    where (choice?.doubling ?? 0) & (1 << UInt32(position)) != 0 {
      doubled.append(candidate.subjects[subject].id)
    }
    var strongest: CourseAssessment?
    for course in courses {
      guard let points = course.points else { continue }
      if case .weaker = course.verdict, strongest?.points.map({ points > $0 }) ?? true {
        strongest = course
      }
    }
    return BlockOneAssessment(
      points: isKnown ? evaluation.blockOne : nil, basis: basis,
      sum: Ratio(choice?.sum ?? 0, over: Int64(evaluation.values.unit)),
      divisor: Int(choice?.divisor ?? 0), results: choice?.results ?? 0, doubled: doubled,
      courses: courses, weakestCounted: isKnown ? weakestSurplus(evaluation) : nil,
      bestUncounted: strongest?.course)
  }

  fileprivate func examAssessments(
    _ evaluation: Evaluation, isKnown: Bool
  ) -> [ExamAssessment] {
    zip(exams.slots, evaluation.exams).map { slot, value in
      let isFormed = isKnown || !value.isProjected
      return ExamAssessment(
        subject: slot.id, kind: slot.kind, exam: slot.exam, exact: isFormed ? value.exact : nil,
        points: isFormed ? value.points : nil, basis: value.isProjected ? .projected : .earned,
        otherReading: otherReading(slot, value))
    }
  }

  /// The value of an exam when rounded in the other way, where the rule set has that reading.
  private func otherReading(_ slot: ExamSlot, _ value: ExamValue) -> Int? {
    guard slot.exam?.additionalOral.isTaken ?? false else { return nil }
    for reading in ruleSet.readings {
      for option in reading.options {
        var rules = ruleSet.blockTwo.combination
        switch option.change {
        case .roundingStage(let stage) where stage != rules.stage: rules.stage = stage
        case .combinedRounding(let rounding) where rounding != rules.rounding:
          rules.rounding = rounding
        default: continue
        }
        let other = slot.value(
          rules, factor: exams.variant.factor, candidate, componentRule, levels, .projected)
        return other.points == value.points ? nil : other.points
      }
    }
    return nil
  }
}
