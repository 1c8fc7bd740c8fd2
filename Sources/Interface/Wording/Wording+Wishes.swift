import Abitur
import JSON

extension Wording {
  /// A wish that the rules do not allow, with the rule that stands against it.
  public func refusal(_ refusal: Refusal) -> Text {
    let reason = rule(refusal.rule).sentence
    let what = refusal.course.map { course($0) } ?? name(refusal.subject)
    switch refusal.wish {
    case .limit(let limit):
      return Texts.refusedLimit(what, Texts.courseCount(limit), reason)
    case .bracketed: return Texts.refusedBracket(what, reason)
    case .held: return Texts.refusedHold(what, reason)
    }
  }

  /// A rule that the courses taken cannot satisfy, with how far it is.
  public func shortfall(_ shortfall: Shortfall) -> Text {
    let rule = rule(shortfall.rule)
    if shortfall.isExcess {
      return Texts.shortfallExcess(
        rule.title, Texts.courseCount(shortfall.needed), shortfall.available, rule.sentence)
    }
    let available =
      shortfall.available == 0
      ? Text(Texts.shortfallNone) : Texts.shortfallThere(shortfall.available)
    return Texts.shortfall(
      rule.title, Texts.shortfallNeeded(shortfall.needed), available, rule.sentence)
  }
}
