import Abitur
import JSON

extension Texts {
  static var grade: Literal { "Note" }
  static var noGrade: Literal { "–" }
  static func outOf(_ maximum: Int) -> Text { "von \(maximum)" }
  static var projectedSpoken: Literal { "projiziert" }

  static func possible(_ range: CertainRange) -> Text? {
    guard let worst = range.worstGrade, let best = range.bestGrade else { return nil }
    return "möglich \(Wording.grade(worst)) bis \(Wording.grade(best))"
  }

  // MARK: Landing scale

  static func secured(_ points: Int, open: Int) -> (figure: Text, words: Text) {
    ("\(points)", " sicher, \(open) offen")
  }

  static func courseBlock(_ points: Int) -> (figure: Text, words: Text) {
    ("\(points)", " \(Wording.blockOne)")
  }

  static var from: Literal { "ab " }
  static var upTo: Literal { "bis " }
  static func stillMissing(_ points: Int) -> Text { " noch \(points)" }

  static func fix(name: Text, value: Int?) -> Text {
    guard let value else { return name }
    return "\(name) \(value)"
  }

  /// The landing scale in one sentence after the other.
  static func landingScale(_ model: LandingModel, _ status: Literal, _ range: Text?) -> Text {
    let lowest = model.thresholds.first?.points ?? 0
    var text: Text = "Landeskala von \(lowest) bis \(model.maximum) Punkten. \(status)"
    guard let total = model.total else { return "\(text)." }
    text += ": \(Wording.points(total))"
    if let grade = model.grade { text += ", \(Texts.grade) \(Wording.grade(grade))" }
    text += "."
    if let range { text += " \(range)" }
    if total < lowest { return "\(text) Bis \(lowest) \(missing(lowest - total))." }
    guard model.grade != nil, let next = model.next(after: total) else { return text }
    return """
      \(text) \(Wording.grade(next.grade)) beginnt bei \(next.points), \
      es \(missing(next.points - total)).
      """
  }

  private static func missing(_ points: Int) -> Text {
    points == 1 ? "fehlt 1 Punkt" : "fehlen \(points) Punkte"
  }

  // MARK: Blocks

  static var blocks: Literal { "Blöcke" }

  static func coursesCount(_ counted: Int, of taken: Int, basis: Basis) -> Text {
    let text: Text = "\(counted) von \(taken) Kursen zählen"
    return basis == .earned ? text : "\(Wording.basis(basis)), \(text)"
  }

  static func coursesTaken(_ taken: Int) -> Text { "\(taken) Kurse belegt" }
  static func examsDone(_ count: Int) -> Text { Wording.count(count, "Prüfung", "Prüfungen") }

  static func examsOpen(_ count: Int, isProjected: Bool) -> Text {
    let open: Text = "\(count) offen"
    return isProjected ? "\(Wording.basis(.projected)), \(open)" : open
  }

  // MARK: Exams

  static var exams: Literal { "Prüfungen" }

  static func examPoints(_ points: Int?, _ basis: Basis) -> Text {
    guard let points else { return Text(Wording.stillOpen) }
    return basis == .earned ? Wording.points(points) : "\(points) \(projectedSpoken)"
  }

  /// What an exam consists of and is projected with: schriftlich noch offen, Schnitt 8,5.
  static func exam(_ exam: ExamAssessment, factor: Int, _ wording: Wording) -> Text {
    var text = wording.parts(of: exam)
    if exam.basis == .projected, exam.hasOnePart, let exact = exam.exact {
      text += ", Schnitt \(Wording.number(exact / factor, places: 1))"
    }
    if let other = exam.otherReading { text += ", andere Lesart \(other)" }
    return text
  }

  // MARK: Conditions

  static var conditions: Literal { "Bedingungen" }

  static func conditionSummary(_ conditions: [Condition]) -> Text {
    let broken = conditions.count { $0.state == .broken }
    if broken > 0 { return "\(broken) nicht erfüllt" }
    let open = conditions.count { $0.state == .open }
    return open == 0 ? "Alle erfüllt" : "\(conditions.count - open) sicher, \(open) offen"
  }

  static func margin(_ margin: Text, _ basis: Basis) -> Text {
    basis == .earned ? margin : "\(projectedSpoken) \(margin)"
  }

  // MARK: Notices

  static var notices: Literal { "Hinweise" }
}

extension ExamAssessment {
  /// Whether nothing stands beside the exam itself.
  fileprivate var hasOnePart: Bool {
    guard let exam else { return true }
    return !exam.additionalOral.isTaken && !(exam.second?.outcome.isTaken ?? false)
  }
}
