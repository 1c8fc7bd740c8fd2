import Abitur
import JSON

/// The grade, as large as it gets; the more of it is decided, the heavier it is.
struct GradeFigure {
  let plan: PlanModel

  func write(to page: inout Page) {
    guard let grade = plan.grade else {
      return page.element("p class='grade no-grade'") { page in
        page.hidden("\(Texts.grade): \(Wording.status(plan.assessment))")
        page.begin("span aria-hidden=true")
        page.text(Texts.noGrade)
        page.end()
      }
    }
    let maximum = plan.landing.maximum
    let open = plan.landing.position?.open ?? maximum
    page.element("p") { page in
      page.classes(["grade", Self.weight(decided: maximum - open, of: maximum)])
      page.hidden("\(Texts.grade) ")
      page.text(Wording.grade(grade))
    }
  }

  /// The class of the weight 130 + 570 × share, between 320 and 700, in steps of 10.
  static func weight(decided: Int, of maximum: Int) -> Literal {
    guard maximum > 0 else { return weights[0] }
    let share = min(max(decided, 0), maximum)
    let weight = min(max(130 + 570 * share / maximum, 320), 700)
    return weights[(weight - 320) / 10]
  }

  private static let weights: [Literal] = [
    "w320", "w330", "w340", "w350", "w360", "w370", "w380", "w390", "w400", "w410", "w420",
    "w430", "w440", "w450", "w460", "w470", "w480", "w490", "w500", "w510", "w520", "w530",
    "w540", "w550", "w560", "w570", "w580", "w590", "w600", "w610", "w620", "w630", "w640",
    "w650", "w660", "w670", "w680", "w690", "w700",
  ]
}
