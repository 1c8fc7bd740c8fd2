import Abitur
import JSON

extension Wording {
  /// The name of Block I.
  public static var blockOne: Phrase { Texts.blockOne }

  /// The name of Block II.
  public static var blockTwo: Phrase { Texts.blockTwo }

  /// A result that will come.
  public static var stillOpen: Phrase { Texts.stillOpen }

  /// A course without a result.
  public static var notGraded: Phrase { Texts.notGraded }

  /// A course that there is not.
  public static var notTaken: Phrase { Texts.notTaken }

  /// An exam subject that is not chosen yet.
  public static var notChosen: Phrase { Texts.notChosen }

  /// What a figure rests on: „Steht fest“ or „Projektion“.
  public static func basis(_ basis: Basis) -> Phrase {
    switch basis {
    case .earned: Texts.basisEarned
    case .projected: Texts.basisProjected
    }
  }

  /// How a pupil stands, in a word or two.
  public static func status(_ assessment: Assessment) -> Phrase {
    if !assessment.shortfalls.isEmpty { return Texts.statusNoTotal }
    if assessment.passed == .no {
      return assessment.basis == .earned ? Texts.statusFailed : Texts.statusLost
    }
    if assessment.total == nil { return Texts.statusNone }
    return basis(assessment.basis)
  }

  /// Where a pupil stands, in one or two sentences.
  public func headline(_ assessment: Assessment) -> Text {
    sentences(assessment).joined(" ")
  }

  /// Where a pupil stands, in one or two sentences; of two the last says what to do.
  func sentences(_ assessment: Assessment) -> [Text] {
    if !assessment.shortfalls.isEmpty {
      return [Text(Texts.headlineNoTotal)]
    }
    guard let total = assessment.total else {
      return [Text(Texts.headlineOpen), Text(Texts.headlineBegin)]
    }
    if assessment.passed == .no { return [broken(assessment)] }
    let standing: Text =
      assessment.basis == .earned
      ? Text(Texts.headlineComplete) : Texts.headlineProjected(Text(assumption(assessment)), total)
    if assessment.conditions.contains(where: { $0.isMet == false && !$0.kind.isChoice }) {
      return [standing, Text(Texts.headlineNotYet)]
    }
    guard let next = nextGrade(assessment) else { return [standing] }
    return [standing, next]
  }

  /// What can still become of it, in one or two sentences, or nothing where that is decided.
  public func range(_ assessment: Assessment) -> Text? {
    let range = assessment.range
    guard assessment.total != nil, assessment.passed != .no, assessment.basis == .projected,
      let from = range.passingFrom,
      let to = range.passingTo, let worst = range.worstGrade, let best = range.bestGrade
    else { return nil }
    var text: Text =
      from == to
      ? Texts.rangeOne(from, Wording.grade(best))
      : Texts.rangeBetween(from, to, Wording.grade(worst), Wording.grade(best))
    if let safe = range.guaranteed, safe > 0 { text += " \(Texts.rangeSafe(Wording.points(safe)))" }
    return text
  }

  /// Where the Seminarkurs goes.
  public static func place(_ place: ComponentPlace) -> Phrase {
    switch place {
    case .unused: Texts.componentUnused
    case .blockOne: Texts.componentBlockOne
    case .blockTwo: Texts.componentBlockTwo
    }
  }

  /// Where a pupil stands with the school part of the Fachhochschulreife, in one sentence.
  public static func qualification(_ qualification: Qualification) -> Text {
    var figures: Text = ""
    if let points = qualification.points {
      figures = ": \(Wording.points(points))"
      if let grade = qualification.grade {
        figures += ", \(Texts.gradeNamed(Wording.grade(grade)))"
      }
      if !qualification.period.isEmpty {
        let halfYears = qualification.period.map { Texts.ordinal($0.rawValue) }
        figures += ", \(Texts.fromHalfYears(list(halfYears)))"
      }
      if qualification.basis == .projected { figures += ", \(Texts.projectedSpoken)" }
    }
    switch qualification.state {
    case .yes: return Texts.qualificationReached(figures)
    case .open: return Texts.qualificationOpen(figures)
    case .no: return Text(Texts.qualificationLost)
    }
  }

  /// What the projection assumes.
  private func assumption(_ assessment: Assessment) -> Phrase {
    if assessment.blockOne.basis == .projected { return Texts.assumptionMean }
    let isPartly = assessment.blockTwo.exams.contains { $0.basis == .earned }
    return isPartly ? Texts.assumptionOpenExams : Texts.assumptionExams
  }

  /// How far it is to the next tenth.
  private func nextGrade(_ assessment: Assessment) -> Text? {
    guard let total = assessment.total, let grade = assessment.grade else { return nil }
    let better = Grade(tenths: grade.tenths - 1)
    guard let bound = assessment.ruleSet.grades.lowerBound(of: better) else {
      return Texts.gradeBest(Wording.grade(grade))
    }
    let missing = bound - total
    let (next, spelled) = (Wording.grade(better), Wording.spelled(missing))
    return switch (assessment.basis, missing) {
    case (.earned, 1): Texts.nextIfOne(next)
    case (.earned, _): Texts.nextIf(spelled, next)
    case (.projected, 1): Texts.nextIsOne(next)
    case (.projected, _): Texts.nextIs(spelled, next)
    }
  }

  private func broken(_ assessment: Assessment) -> Text {
    var described: [Text] = []
    for condition in assessment.conditions where condition.state == .broken {
      let wording = self.condition(condition)
      var text = wording.name
      if let margin = wording.margin { text += " (\(margin))" }
      described.append(text)
    }
    let (count, list) = (Wording.spelled(described.count), Wording.list(described))
    return switch (assessment.basis, described.count) {
    case (.earned, 1): Texts.brokenOne(list)
    case (.earned, _): Texts.broken(count, list)
    case (.projected, 1): Texts.lostOne(list)
    case (.projected, _): Texts.lost(count, list)
    }
  }
}
