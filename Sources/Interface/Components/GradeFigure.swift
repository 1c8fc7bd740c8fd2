/// The grade, as large as it gets; the more of it is decided, the heavier it is.
struct GradeFigure {
  let model: OverviewModel

  func node() -> Node {
    guard let tenths = model.gradeTenths else {
      return tag("p", .class("grade", "no-grade")) {
        Components.hidden("\(Texts.grade) \(spoken)")
        tag("span", .decoration) { Texts.noGrade }
      }
    }
    return tag("p", .class("grade", Self.weight(decided: model.decidedPoints, of: model.maximum))) {
      Components.hidden("\(Texts.grade) ")
      German.grade(tenths: tenths)
    }
  }

  private var spoken: String {
    model.outcome == .failed ? Texts.failedSpoken : Texts.noGradeSpoken
  }

  /// The class of the weight 130 + 570 × share, between 320 and 700, in steps of 20.
  static func weight(decided: Int, of maximum: Int) -> StaticString {
    guard maximum > 0 else { return weights[0] }
    let share = min(max(decided, 0), maximum)
    let weight = min(max(130 + 570 * share / maximum, 320), 700)
    return weights[(weight - 320) / 20]
  }

  private static let weights: [StaticString] = [
    "w320", "w340", "w360", "w380", "w400", "w420", "w440", "w460", "w480", "w500", "w520", "w540",
    "w560", "w580", "w600", "w620", "w640", "w660", "w680", "w700",
  ]
}
