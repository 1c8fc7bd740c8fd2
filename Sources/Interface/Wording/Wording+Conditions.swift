import Abitur
import JSON

/// What people read about one condition.
public struct ConditionWording: Sendable {
  /// What the condition is about, such as „Kursblock“; a title with „davon“ stands below another.
  public var title: Text

  /// What the condition is about, where it stands alone.
  public var name: Text

  /// The figure, such as „430“, or „–“ where there is none yet; nothing where it says nothing.
  public var figure: Text?

  /// What is required, such as „mindestens 200“, or nothing where the title says it.
  public var bound: Text?

  /// How far the figure is from it, such as „230 darüber“ or „12 fehlen“; nothing where there is
  /// no figure or nothing to say.
  public var margin: Text?
}

extension Wording {
  /// What people read about a condition.
  public func condition(_ condition: Condition) -> ConditionWording {
    ConditionWording(
      title: title(of: condition), name: name(of: condition), figure: figure(of: condition),
      bound: bound(of: condition),
      margin: margin(of: condition))
  }

  /// What the figure of a condition rests on.
  public static func basis(of condition: Condition, in assessment: Assessment) -> Basis {
    switch condition.kind {
    case .selection, .taking, .fields, .examIncludes, .advancedChoice: .earned
    case .blockOne, .zeros, .deficits, .floor: assessment.blockOne.basis
    case .blockTwo, .weakestExam, .examsReaching, .advancedExamsReaching, .examsBelow:
      assessment.blockTwo.basis
    case .total: assessment.basis
    }
  }

  /// Whether a condition is decided.
  public static func state(_ state: ConditionState) -> Literal {
    switch state {
    case .safe: "steht fest"
    case .open: "noch offen"
    case .broken: "nicht erfüllt"
    }
  }

  private func name(of condition: Condition) -> Text {
    switch condition.kind {
    case .advancedExamsReaching(let points): return "Leistungsfachprüfungen ab \(points)"
    case .deficits(let position) where isPartial(position):
      return rule(condition.rule).title
    default: return title(of: condition)
    }
  }

  /// Whether a limit on deficits is about some of the courses only.
  private func isPartial(_ position: Int) -> Bool {
    guard ruleSet.blockOne.deficits.indices.contains(position) else { return false }
    if case .all = ruleSet.blockOne.deficits[position].selector { return false }
    return true
  }

  private func title(of condition: Condition) -> Text {
    switch condition.kind {
    case .blockOne: Text(Wording.blockOne)
    case .blockTwo: Text(Wording.blockTwo)
    case .total: "Gesamtpunktzahl"
    case .zeros: "Kurse mit 0 Punkten"
    case .deficits(let position): deficits(position, condition.rule)
    case .floor(let position): floor(position, condition.rule)
    case .weakestExam: "Schwächste Prüfung"
    case .examsReaching(let points): "Prüfungen ab \(points)"
    case .advancedExamsReaching: "davon Leistungsfach"
    case .examsBelow(let points): "Prüfungen unter \(points) je Aufgabenfeld"
    case .fields: "Aufgabenfelder der Prüfungen"
    case .examIncludes: examined(condition.rule)
    case .advancedChoice: rule(condition.rule).title
    case .taking: "Belegte Kurse"
    case .selection: "Kurswahl"
    }
  }

  private func deficits(_ position: Int, _ id: RuleID) -> Text {
    let limits = ruleSet.blockOne.deficits
    guard limits.indices.contains(position) else { return rule(id).title }
    let line = ruleSet.blockOne.deficitBelow
    return switch limits[position].selector {
    case .all: "Unter \(line) Punkten"
    case .level(.advanced): "davon Leistungsfach"
    case .level(.basic): "davon Basisfach"
    default: rule(id).title
    }
  }

  private func floor(_ position: Int, _ id: RuleID) -> Text {
    let floors = ruleSet.blockOne.floors
    guard floors.indices.contains(position) else { return rule(id).title }
    return switch floors[position].selector {
    case .level(.advanced): "Leistungsfächer zusammen"
    default: rule(id).title
    }
  }

  private func examined(_ id: RuleID) -> Text {
    for choice in ruleSet.blockTwo.choices where choice.rule == id {
      if case .includes(.subject(let subject)) = choice.requirement {
        return "\(name(subject)) als Prüfungsfach"
      }
    }
    return rule(id).title
  }

  private func figure(of condition: Condition) -> Text? {
    switch condition.kind {
    case .selection, .taking, .examIncludes: nil
    default: condition.actual.map { "\($0)" } ?? "–"
    }
  }

  private func bound(of condition: Condition) -> Text? {
    switch condition.kind {
    case .selection, .taking, .examIncludes: nil
    case .zeros: "keiner"
    case .fields: "alle \(condition.required)"
    default:
      condition.isLimit
        ? "höchstens \(condition.required)" : "mindestens \(condition.required)"
    }
  }

  private func margin(of condition: Condition) -> Text? {
    guard let margin = condition.margin else { return nil }
    switch condition.kind {
    case .selection, .taking:
      guard margin < 0 else { return "vollständig" }
      return Wording.lacking(-margin, "Kurs", "Kurse")
    case .examIncludes: return margin < 0 ? "fehlt" : "ja"
    case .fields: return margin < 0 ? Wording.lacking(-margin) : nil
    case .zeros: return margin < 0 ? "\(-margin) zu viel" : nil
    default: break
    }
    switch (condition.isLimit, margin) {
    case (true, ..<0): return "\(-margin) zu viel"
    case (true, 0): return "genau an der Grenze"
    case (true, _): return "\(margin) darunter"
    case (false, ..<0): return Wording.lacking(-margin)
    case (false, 0): return "genau erreicht"
    case (false, _): return "\(margin) darüber"
    }
  }

  /// What is missing, such as „12 fehlen“ or „1 Kurs fehlt“.
  static func lacking(_ number: Int, _ one: Literal? = nil, _ many: Literal? = nil)
    -> Text
  {
    var text: Text = "\(number)"
    if let one, let many { text = count(number, one, many) }
    return number == 1 ? "\(text) fehlt" : "\(text) fehlen"
  }
}
