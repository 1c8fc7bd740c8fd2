import Abitur
import JSON
import Planner
import Vault

/// The texts of the exams' and the goal's pages.
extension Texts {
  static func enterExam(_ subject: Text) -> Text { "\(enterResult): \(subject)" }

  /// The day of an exam, and how long it is until then.
  static func examDay(_ day: Int, today: Moment) -> Text {
    let text = date(day: day % 100, month: day / 100 % 100, year: day / 10000)
    switch PlanDay.sinceEpoch(day) - Int(today.day) {
    case 0: return dayToday(text)
    case 1: return dayTomorrow(text)
    case let days where days > 1: return dayAhead(text, days)
    default: return text
    }
  }

  /// What follows the words of the landing scale where a goal is set.
  static func goalOnScale(_ goal: Threshold) -> Text {
    " \(goalOnScale(Wording.grade(goal.grade), goal.points))"
  }

  /// How far it is to a grade in tenths, in one or two sentences.
  static func distance(to tenths: Int, _ plan: PlanModel) -> [Text] {
    let grade = Wording.grade(Grade(tenths: tenths))
    guard let needed = plan.landing.thresholds.first(where: { $0.grade.tenths == tenths })?.points
    else { return [] }
    let start = gradeBegins(grade, needed)
    if plan.assessment.passed == .no {
      return [start, Text(distanceFailed)]
    }
    guard let total = plan.assessment.total else { return [start, Text(distanceUnknown)] }
    let (missing, above) = (needed - total, total - needed)
    if plan.isSettled {
      return [start, missing > 0 ? Texts.distanceSettled(lacking(missing), total) : reached(above)]
    }
    if let most = plan.landing.range?.passingTo, most < needed {
      return [start, Texts.distanceTooFar(most)]
    }
    if let least = plan.landing.range?.passingFrom, least >= needed {
      return [start, Text(distanceCertain)]
    }
    return [
      start,
      missing > 0
        ? Texts.distanceProjected(lacking(missing), total)
        : Texts.distanceAbove(total, above),
    ]
  }

  private static func reached(_ above: Int) -> Text {
    above == 0 ? Text(distanceReached) : Texts.distanceReachedBy(above)
  }
}
