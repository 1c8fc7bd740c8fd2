import Abitur
import JSON

extension Wording {
  /// A wish that the rules do not allow, with the rule that stands against it.
  public func refusal(_ refusal: Refusal) -> Text {
    let reason = rule(refusal.rule).sentence
    let what = refusal.course.map { course($0) } ?? name(refusal.subject)
    switch refusal.wish {
    case .limit(let limit):
      return """
        \(what) lässt sich nicht auf \(Wording.count(limit, "Kurs", "Kurse")) begrenzen. \
        \(reason)
        """
    case .bracketed: return "\(what), lässt sich nicht klammern. \(reason)"
    case .held: return "\(what), lässt sich nicht halten. \(reason)"
    }
  }

  /// A rule that the courses taken cannot satisfy, with how far it is.
  public func shortfall(_ shortfall: Shortfall) -> Text {
    let rule = rule(shortfall.rule)
    if shortfall.isExcess {
      return """
        \(rule.title): Pflicht wären \(Wording.count(shortfall.needed, "Kurs", "Kurse")), \
        Platz ist für \(shortfall.available). \(rule.sentence)
        """
    }
    let available: Text = shortfall.available == 0 ? "keine" : Text(shortfall.available)
    return """
      \(rule.title): Nötig \(shortfall.needed == 1 ? "ist" : "sind") \
      \(Wording.count(shortfall.needed, "Kurs", "Kurse")), dafür da \
      \(shortfall.available == 1 ? "ist" : "sind") \(available). \(rule.sentence)
      """
  }
}
