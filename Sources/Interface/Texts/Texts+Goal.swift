import Abitur
import JSON
import Planner
import Vault

/// The texts of the exams' and the goal's pages.
extension Texts {
  static func examFactor(_ factor: Int) -> Text {
    "Jeder Punkt einer Prüfung bringt \(factor) Punkte für die Gesamtpunktzahl; mit einer zusätzlichen mündlichen Prüfung zählen beide zusammen."
  }

  static func enterExam(_ subject: Text) -> Text { "\(enterResult): \(subject)" }

  /// The day of an exam, and how long it is until then.
  static func examDay(_ day: Int, today: Moment) -> Text {
    let text: Text = "\(day % 100).\(day / 100 % 100).\(day / 10000)"
    switch PlanDay.sinceEpoch(day) - Int(today.day) {
    case 0: return "\(text), heute"
    case 1: return "\(text), morgen"
    case let days where days > 1: return "\(text), in \(days) Tagen"
    default: return text
    }
  }

  /// What follows the words of the landing scale where a goal is set.
  static func goalOnScale(_ goal: Threshold) -> Text {
    " Ziel \(Wording.grade(goal.grade)) ab \(goal.points) Punkten."
  }

  static var noGoal: Literal {
    "Setz dir eine Note, dann siehst du, wie weit es bis dahin ist."
  }

  /// How far it is to a grade in tenths, in one or two sentences.
  static func distance(to tenths: Int, _ plan: PlanModel) -> [Text] {
    let grade: Text = "\(tenths / 10),\(tenths % 10)"
    guard let needed = plan.landing.thresholds.first(where: { $0.grade.tenths == tenths })?.points
    else { return [] }
    let start: Text = "\(grade) beginnt bei \(needed) Punkten."
    if plan.assessment.passed == .no {
      return [start, "Dafür musst du bestehen, und das ist nicht mehr möglich."]
    }
    guard let total = plan.assessment.total else { return [start, "Noch ist kein Ergebnis da."] }
    let (missing, above) = (needed - total, total - needed)
    if plan.isSettled {
      return [start, missing > 0 ? "\(lacking(missing)), du hast \(total)." : reached(above)]
    }
    if let most = plan.landing.range?.passingTo, most < needed {
      return [start, "Das ist nicht mehr zu erreichen: Möglich sind noch höchstens \(most)."]
    }
    if let least = plan.landing.range?.passingFrom, least >= needed {
      return [start, "Wenn du bestehst, ist dir das sicher."]
    }
    return [
      start,
      missing > 0
        ? "\(lacking(missing)): Projiziert landest du bei \(total)."
        : "Projiziert landest du bei \(total), \(above) darüber.",
    ]
  }

  private static func lacking(_ points: Int) -> Text {
    points == 1 ? "Es fehlt 1 Punkt" : "Es fehlen \(points) Punkte"
  }

  private static func reached(_ above: Int) -> Text {
    above == 0 ? "Das hast du genau erreicht." : "Das hast du erreicht, mit \(above) darüber."
  }
}
