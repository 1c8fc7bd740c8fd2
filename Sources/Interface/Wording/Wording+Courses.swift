import Abitur
import JSON

extension Wording {
  /// Why a course counts or does not, in whole sentences, with what the rule says.
  public func verdict(_ verdict: CourseVerdict) -> Text {
    switch verdict {
    case .required(let id): Texts.verdictRequired(rule(id).sentence)
    case .fulfils(let id):
      Texts.verdictFulfils(rule(id).sentence)
    case .free: Text(Texts.verdictFree)
    case .held: Text(Texts.verdictHeld)
    case .bracketed: Text(Texts.verdictBracketed)
    case .limited: Text(Texts.verdictLimited)
    case .weaker(let than?):
      Texts.verdictWeakerThan(course(than))
    case .weaker(nil): Text(Texts.verdictWeaker)
    case .capped(let id): Texts.verdictCapped(rule(id).sentence)
    case .zero: Text(Texts.verdictZero)
    case .notTaken: Text(Texts.verdictNotTaken)
    }
  }

  /// Why a course counts or does not, in a few words, with the rule's name.
  public func shortVerdict(_ verdict: CourseVerdict) -> Text {
    switch verdict {
    case .required(let id): Texts.shortVerdictRequired(rule(id).title)
    case .fulfils(let id): Texts.shortVerdictFulfils(rule(id).title)
    case .free: Text(Texts.shortVerdictFree)
    case .held: Text(Texts.shortVerdictHeld)
    case .bracketed: Text(Texts.shortVerdictBracketed)
    case .limited: Text(Texts.shortVerdictLimited)
    case .weaker: Text(Texts.shortVerdictWeaker)
    case .capped(let id): Texts.shortVerdictCapped(rule(id).title)
    case .zero: Text(Texts.shortVerdictZero)
    case .notTaken: Text(Wording.notTaken)
    }
  }

  /// What a weight means, such as „zählt doppelt“.
  public static func weight(_ weight: Int) -> Text {
    switch weight {
    case ...0: Text(Texts.countsNot)
    case 1: Text(Texts.counts)
    case 2: Text(Texts.countsTwice)
    default: Texts.countsTimes(weight)
    }
  }

  /// The courses at the edge: the weakest that counts freely and the best that does not count.
  public func tightPoint(_ block: BlockOneAssessment) -> Text? {
    func described(_ id: CourseID) -> Text {
      let points = block.courses.first { $0.course == id }?.points
      let value = points.map { " (\(Wording.number($0)))" as Text } ?? ""
      return "\(course(id))\(value)"
    }
    switch (block.weakestCounted, block.bestUncounted) {
    case (let last?, let next?):
      return Texts.tightBoth(described(last), described(next))
    case (let last?, nil):
      return Texts.tightLast(described(last))
    case (nil, let next?):
      return Texts.tightNext(described(next))
    case (nil, nil): return nil
    }
  }
}
