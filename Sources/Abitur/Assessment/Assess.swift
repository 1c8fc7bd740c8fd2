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
  try Calculation(candidate, under: ruleSet).assessment()
}

/// A candidate made ready for assessment: what no result changes is worked out once.
///
/// Planning asks for the same candidate with one result or another again and again; making ready is
/// most of the work.
public struct Calculation {
  private var preparations: [Preparation] = []

  /// Makes a candidate ready.
  ///
  /// - Throws: ``InvalidCandidate`` where ``Candidate/validate(under:)`` finds errors.
  public init(_ candidate: Candidate, under ruleSet: RuleSet) throws(InvalidCandidate) {
    let errors = candidate.validate(under: ruleSet)
    guard errors.isEmpty else { throw InvalidCandidate(errors: errors) }
    let ruleSet = ruleSet.reading(candidate.readings)
    let levels = Levels(candidate)
    for arrangement in Arrangement.all(of: candidate, ruleSet) {
      if let ready = Preparation(candidate, ruleSet, arrangement, levels: levels) {
        preparations.append(ready)
      }
    }
    if preparations.isEmpty {
      throw InvalidCandidate(errors: candidate.component.map { [.componentPlace($0.id)] } ?? [])
    }
  }

  /// Works out where the candidate stands.
  ///
  /// - Complexity: linear in courses times branches; a usual candidate has one to six branches.
  public func assessment() -> Assessment {
    let cases = preparations.map { ArrangedCase($0) }
    var chosen = cases[0]
    for other in cases where other.precedes(chosen) { chosen = other }
    let isDecided = cases.allSatisfy { $0.isComplete }
    var range = CertainRange()
    var isGuaranteed = true
    for other in cases {
      let isPossible =
        isDecided ? other === chosen : other.brokenChoices == chosen.brokenChoices
      guard isPossible else { continue }
      if let guaranteed = other.guaranteed {
        range.guaranteed = min(range.guaranteed ?? guaranteed, guaranteed)
      } else {
        isGuaranteed = false
      }
      range.highest = larger(range.highest, other.highestTotal)
      range.passingTo = larger(range.passingTo, other.highestPassing)
      if let least = other.lowestPassing {
        range.passingFrom = min(range.passingFrom ?? least, least)
      }
    }
    if !isGuaranteed { range.guaranteed = nil }
    range.worstGrade = chosen.ruleSet.grade(for: range.passingFrom)
    range.bestGrade = chosen.ruleSet.grade(for: range.passingTo)
    return chosen.assessment(range, isDecided: isDecided)
  }
}

extension Arrangement {
  /// What can become of the component; what the pupil chose, or everything that is still possible.
  static func all(of candidate: Candidate, _ ruleSet: RuleSet) -> [Arrangement] {
    guard let component = candidate.component else { return [Arrangement(place: .unused)] }
    if let place = component.place {
      let replaced = place == .blockTwo ? component.replaces : nil
      return [Arrangement(place: place, replaced: replaced)]
    }
    var places: [ComponentPlace] = []
    for rule in ruleSet.components where rule.id == component.id { places = rule.places }
    var result = [Arrangement(place: .unused)]
    if places.contains(.blockOne) { result.append(Arrangement(place: .blockOne)) }
    guard places.contains(.blockTwo) else { return result }
    let rules = ruleSet.blockTwo
    var oral = 0
    var replaceable: [Arrangement] = []
    for subject in ruleSet.order(of: candidate) {
      for exam in candidate.exams
      where exam.kind == .oral && exam.subject == candidate.subjects[subject].id {
        oral += 1
        if exam.main == .open, exam.certified == nil, rules.componentReplacesOral {
          replaceable.append(Arrangement(place: .blockTwo, replaced: exam.subject))
        }
      }
    }
    if oral <= rules.mostOralBesideComponent { result.append(Arrangement(place: .blockTwo)) }
    return result + replaceable
  }
}

/// A candidate in one arrangement, evaluated for what is expected and for both ends of what can
/// come.
private final class ArrangedCase {
  private let preparation: Preparation
  private let projected: Evaluation
  private let worst: Evaluation
  private let best: Evaluation

  /// Whether nothing is open, so that all three are the same.
  private let isDone: Bool

  /// The conditions' figures at the best results.
  private let highest: [Measure]

  /// Whether each condition holds at the lowest results for every choice of courses that what comes
  /// may leave, and whether it does at the highest for any.
  private var isSafe: [Bool]
  private var canHold: [Bool]

  /// How many rules on the choice of exams cannot be met any more.
  private(set) var brokenChoices = 0

  /// How many conditions the best results that can still come leave unmet.
  private var broken = 0

  /// How many conditions are not met as expected.
  private var unmet = 0

  init(_ prepared: Preparation) {
    preparation = prepared
    projected = preparation.evaluation(.projected)
    isDone = !preparation.hasOpenCourses && !projected.isProjected
    worst = isDone ? projected : preparation.evaluation(.every(0))
    best = isDone ? projected : preparation.evaluation(.every(Points.maximum.value))
    highest = preparation.measures(best, .well)
    canHold = highest.map { $0.isMet }
    isSafe = isDone ? canHold : preparation.measures(worst, .badly).map { $0.isMet }
    for measure in highest where !measure.isMet {
      broken += 1
      if measure.kind.isChoice { brokenChoices += 1 }
    }
    let expected = isDone ? highest : preparation.measures(projected, .well)
    for measure in expected where !measure.isMet { unmet += 1 }
    // Fewer broken rules on points go before more points, so that better results can change over
    // to a choice with fewer points. Where the lowest results break no rule, no better ones do.
    if canChangeOver { note(preparation.otherChoices(worst), .badly, in: &isSafe) }
    if broken > 0, preparation.hasOpenCourses {
      note(preparation.otherChoices(best), .well, in: &canHold)
    }
  }

  /// Notes which conditions any of further choices breaks or meets.
  @inline(never)
  private func note(_ others: [Evaluation], _ open: OpenChoices, in isMet: inout [Bool]) {
    for other in others {
      for (position, measure) in preparation.measures(other, open).enumerated()
      where measure.isMet == (open == .well) {
        isMet[position] = measure.isMet
      }
    }
  }

  /// Whether nothing is open in this arrangement.
  ///
  /// A pupil is done only when that holds for every arrangement: an exam that a component replaces
  /// may be taken after all, as long as nobody has decided.
  var isComplete: Bool {
    let isUndecided = preparation.candidate.component.map { $0.points == nil && $0.place == nil }
    return isDone && isUndecided != true
  }

  var ruleSet: RuleSet { preparation.ruleSet }

  /// Whether every condition can still be met.
  private var canPass: Bool { broken == 0 }

  /// The total that is certain whatever comes, or none where it may not be formed at all.
  var guaranteed: Int? {
    isDone
      ? projected.total
      : preparation.guaranteedBlockOne(worst).map { $0 + worst.blockTwo }
  }

  /// A total below which nobody passes, or none where nobody passes at all.
  var lowestPassing: Int? {
    if isDone { return canPass ? projected.total : nil }
    guard canPass, let one = preparation.passingBlockOne(worst),
      let two = preparation.passingBlockTwo(worst: worst, best: best)
    else { return nil }
    return max(one + two, preparation.ruleSet.minimum.points)
  }

  /// The highest total with which the pupil can still pass.
  ///
  /// With other results a wish that is granted now may be refused, and the course it is about then
  /// adds its points. That takes a broken rule on points, so that it cannot happen where even the
  /// lowest results break none; where it can, the bound is the total without any wishes.
  var highestPassing: Int? {
    guard canPass, let total = best.total else { return nil }
    guard !isSettled, let free = preparation.withoutWishes else { return total }
    return larger(total, free.evaluation(.every(Points.maximum.value)).total)
  }

  /// The highest total still possible, whether the pupil passes with it or not.
  var highestTotal: Int? {
    guard best.total != nil, canChangeOver else { return best.total }
    let free = isSettled ? preparation : preparation.withoutWishes ?? preparation
    let all = free.evaluation(.every(Points.maximum.value))
    var highest = larger(best.total, all.total)
    for other in free.otherChoices(all) { highest = larger(highest, other.total) }
    return highest
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
    let (own, others) = (reasons, other.reasons)
    for position in own.indices where own[position] != others[position] {
      return own[position] < others[position]
    }
    return false
  }

  /// What stands against this arrangement, the gravest first.
  ///
  /// As long as nothing can be projected, only what is chosen counts.
  private var reasons: [Int] {
    let chosen = [brokenChoices, broken, preparation.missing]
    guard preparation.levels.isKnown else { return chosen }
    return chosen + [projected.choice?.violations ?? 0, unmet, -(projected.total ?? -1)]
  }

  func assessment(_ range: CertainRange, isDecided: Bool) -> Assessment {
    let isKnown = preparation.levels.isKnown
    let conditions = preparation.conditions(
      projected: isKnown ? projected : nil, highest, isSafe: isSafe, canHold: canHold)
    let total = isKnown ? projected.total : nil
    let grade = ruleSet.grade(for: total)
    let exams = preparation.examAssessments(projected, isKnown: isKnown)
    let isChosen = projected.choice.map {
      preparation.solver.courses(of: $0, for: projected.values)
    }
    let courses = preparation.courses(projected, isChosen ?? [], isKnown: isKnown)
    let two: Basis = projected.isProjected ? .projected : .earned
    let one: Basis = preparation.hasOpenCourses ? .projected : .earned
    return Assessment(
      ruleSet: ruleSet, passed: PassState(conditions, canPass: canPass),
      basis: isDecided ? .earned : .projected, total: total, grade: grade, range: range,
      blockOne: preparation.blockOne(projected, courses, isChosen ?? [], one, isKnown: isKnown),
      blockTwo: BlockTwoAssessment(
        points: isKnown || two == .earned ? projected.blockTwo : nil, basis: two,
        factor: preparation.exams.variant.factor, exams: exams),
      conditions: conditions, shortfalls: preparation.problem.shortfalls,
      refusals: preparation.refusals,
      componentPlace: preparation.candidate.component == nil
        ? nil : preparation.arrangement.place,
      explanation: isKnown
        ? preparation.explanation(
          projected, courses, exams, basis: (one, two, isDecided ? .earned : .projected),
          grade: grade)
        : ExplanationNode(.total, nil, .given, .projected, rule: ruleSet.minimum.rule))
  }
}

extension PassState {
  fileprivate init(_ conditions: [Condition], canPass: Bool) {
    let isSafe = !conditions.contains { $0.state != .safe }
    self = !canPass ? .no : isSafe ? .yes : .open
  }
}

extension RuleSet {
  /// The grade for a total, where there is one.
  func grade(for total: Int?) -> Grade? {
    total.flatMap { grades.grade(for: $0) }
  }
}

/// The larger of two numbers, the one that is there where one is missing.
private func larger(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return max(first, second)
}

extension Preparation {
  fileprivate func blockOne(
    _ evaluation: Evaluation, _ courses: [CourseAssessment], _ isChosen: [Bool], _ basis: Basis,
    isKnown: Bool
  ) -> BlockOneAssessment {
    let choice = evaluation.choice
    var doubled: [SubjectID] = []
    for (position, subject) in problem.doublable.enumerated()
    where (choice?.doubling ?? 0) & (1 &<< position) != 0 {
      doubled.append(candidate.subjects[subject].id)
    }
    var strongest: CourseAssessment?
    for course in courses {
      guard let points = course.points else { continue }
      if case .weaker = course.verdict, strongest?.points.map({ points > $0 }) ?? true {
        strongest = course
      }
    }
    let points = isKnown ? evaluation.blockOne : nil
    let sum = Ratio(choice?.sum ?? 0, over: Int64(evaluation.values.unit))
    return BlockOneAssessment(
      points: points, basis: basis, sum: points == nil ? nil : sum,
      divisor: Int(choice?.divisor ?? 0), results: choice?.results ?? 0, doubled: doubled,
      courses: courses, weakestCounted: isKnown ? weakestSurplus(evaluation, isChosen) : nil,
      bestUncounted: strongest?.course)
  }

  fileprivate func examAssessments(
    _ evaluation: Evaluation, isKnown: Bool
  ) -> [ExamAssessment] {
    var result: [ExamAssessment] = []
    for (position, slot) in exams.slots.enumerated() {
      let value = evaluation.exams[position]
      let isFormed = isKnown || !value.isProjected
      result.append(
        ExamAssessment(
          subject: slot.id, kind: slot.kind, exam: slot.exam, exact: isFormed ? value.exact : nil,
          points: isFormed ? value.points : nil, basis: value.isProjected ? .projected : .earned,
          otherReading: otherReading(slot, value)))
    }
    return result
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
          rules, factor: exams.variant.factor, levels, .projected)
        return other.points == value.points ? nil : other.points
      }
    }
    return nil
  }
}
