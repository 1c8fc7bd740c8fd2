import Abitur
import JSON

extension Texts {
  static func possible(_ range: CertainRange) -> Text? {
    guard let worst = range.worstGrade, let best = range.bestGrade else { return nil }
    return Texts.possible(Wording.grade(worst), Wording.grade(best))
  }

  // MARK: Landing scale

  static func secured(_ points: Int, open: Int) -> (figure: Text, words: Text) {
    ("\(points)", " \(secured(open: open))")
  }

  static func courseBlock(_ points: Int) -> (figure: Text, words: Text) {
    ("\(points)", " \(Wording.blockOne)")
  }

  static func fix(name: Text, value: Int?) -> Text {
    guard let value else { return name }
    return "\(name) \(value)"
  }

  /// The landing scale in one sentence after the other.
  static func landingScale(_ model: LandingModel, _ status: Text, _ range: Text?) -> Text {
    let lowest = model.thresholds.first?.points ?? 0
    var text = landingScale(from: lowest, to: model.maximum, status: status)
    guard let total = model.total else { return "\(text)." }
    text += ": \(Wording.points(total))"
    if let grade = model.grade { text += ", \(Texts.grade) \(Wording.grade(grade))" }
    text += "."
    if let range { text += " \(range)" }
    if total < lowest {
      return "\(text) \(missingToPass(lowest, missing(lowest - total)))"
    }
    guard model.grade != nil, let next = model.next(after: total) else { return text }
    let begins = nextBegins(Wording.grade(next.grade), next.points, missing(next.points - total))
    return "\(text) \(begins)"
  }

  // MARK: Blocks

  static func coursesCount(_ counted: Int, of taken: Int, basis: Basis) -> Text {
    let text: Text = Texts.coursesCount(counted, taken)
    return basis == .earned ? text : "\(Wording.basis(basis)), \(text)"
  }

  static func examsDone(_ count: Int) -> Text { Texts.examCount(count) }

  static func examsOpen(_ count: Int, isProjected: Bool) -> Text {
    let open: Text = Texts.examsOpen(count)
    return isProjected ? "\(Wording.basis(.projected)), \(open)" : open
  }

  // MARK: Exams

  static func examPoints(_ points: Int?, _ basis: Basis) -> Text {
    guard let points else { return Text(Wording.stillOpen) }
    return basis == .earned ? Wording.points(points) : "\(points) \(projectedSpoken)"
  }

  /// What an exam consists of and is projected with: schriftlich noch offen, Schnitt 8,5.
  static func exam(_ exam: ExamAssessment, factor: Int, _ wording: Wording) -> Text {
    var text = wording.parts(of: exam)
    if exam.basis == .projected, exam.hasOnePart, let exact = exam.exact {
      text += ", \(examMean(Wording.number(exact / factor, places: 1)))"
    }
    if let other = exam.otherReading { text += ", \(examOtherReading(other))" }
    return text
  }

  // MARK: Conditions

  static func conditionSummary(_ conditions: [Condition]) -> Text {
    let broken = conditions.count { $0.state == .broken }
    if broken > 0 { return Texts.conditionsBroken(broken) }
    let open = conditions.count { $0.state == .open }
    return open == 0 ? Text(conditionsMet) : Texts.conditionsOpen(conditions.count - open, open)
  }

  static func margin(_ margin: Text, _ basis: Basis) -> Text {
    basis == .earned ? margin : "\(projectedSpoken) \(margin)"
  }
}

extension ExamAssessment {
  /// Whether nothing stands beside the exam itself.
  fileprivate var hasOnePart: Bool {
    guard let exam else { return true }
    return !exam.additionalOral.isTaken && !(exam.second?.outcome.isTaken ?? false)
  }
}
