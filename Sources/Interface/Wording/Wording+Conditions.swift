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
  public static func state(_ state: ConditionState) -> Phrase {
    switch state {
    case .safe: Texts.conditionSafe
    case .open: Texts.conditionOpen
    case .broken: Texts.conditionBroken
    }
  }

  private func name(of condition: Condition) -> Text {
    switch condition.kind {
    case .advancedExamsReaching(let points): return Texts.conditionAdvancedExams(points)
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
    case .total: Text(Texts.totalPoints)
    case .zeros: Text(Texts.conditionZeros)
    case .deficits(let position): deficits(position, condition.rule)
    case .floor(let position): floor(position, condition.rule)
    case .weakestExam: Text(Texts.conditionWeakestExam)
    case .examsReaching(let points): Texts.conditionExams(points)
    case .advancedExamsReaching: Text(Texts.conditionOfAdvanced)
    case .examsBelow(let points): Texts.conditionExamsBelow(points)
    case .fields: Text(Texts.conditionFields)
    case .examIncludes: examined(condition.rule)
    case .advancedChoice: rule(condition.rule).title
    case .taking: Text(Texts.conditionTaking)
    case .selection: Text(Texts.conditionSelection)
    }
  }

  private func deficits(_ position: Int, _ id: RuleID) -> Text {
    let limits = ruleSet.blockOne.deficits
    guard limits.indices.contains(position) else { return rule(id).title }
    let line = ruleSet.blockOne.deficitBelow
    return switch limits[position].selector {
    case .all: Texts.conditionDeficits(line)
    case .level(.advanced): Text(Texts.conditionOfAdvanced)
    case .level(.basic): Text(Texts.conditionOfBasic)
    default: rule(id).title
    }
  }

  private func floor(_ position: Int, _ id: RuleID) -> Text {
    let floors = ruleSet.blockOne.floors
    guard floors.indices.contains(position) else { return rule(id).title }
    return switch floors[position].selector {
    case .level(.advanced): Text(Texts.conditionAdvancedFloor)
    default: rule(id).title
    }
  }

  private func examined(_ id: RuleID) -> Text {
    for choice in ruleSet.blockTwo.choices where choice.rule == id {
      if case .includes(.subject(let subject)) = choice.requirement {
        return Texts.conditionExamined(name(subject))
      }
    }
    return rule(id).title
  }

  private func figure(of condition: Condition) -> Text? {
    switch condition.kind {
    case .selection, .taking, .examIncludes: nil
    default: condition.actual.map { Text($0) } ?? Text(Texts.noGrade)
    }
  }

  private func bound(of condition: Condition) -> Text? {
    switch condition.kind {
    case .selection, .taking, .examIncludes: nil
    case .zeros: Text(Texts.boundNone)
    case .fields: Texts.boundAll(condition.required)
    default:
      condition.isLimit
        ? Texts.boundMost(condition.required) : Texts.boundLeast(condition.required)
    }
  }

  private func margin(of condition: Condition) -> Text? {
    guard let margin = condition.margin else { return nil }
    switch condition.kind {
    case .selection, .taking:
      guard margin < 0 else { return Text(Texts.marginComplete) }
      return Texts.lackingCourses(-margin)
    case .examIncludes: return Text(margin < 0 ? Texts.marginMissing : Texts.yes)
    case .fields: return margin < 0 ? Texts.lackingCount(-margin) : nil
    case .zeros: return margin < 0 ? Texts.marginExcess(-margin) : nil
    default: break
    }
    switch (condition.isLimit, margin) {
    case (true, ..<0): return Texts.marginExcess(-margin)
    case (true, 0): return Text(Texts.marginAtLimit)
    case (true, _): return Texts.marginBelow(margin)
    case (false, ..<0): return Texts.lackingCount(-margin)
    case (false, 0): return Text(Texts.marginReached)
    case (false, _): return Texts.marginAbove(margin)
    }
  }
}
