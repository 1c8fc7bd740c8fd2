import Abitur
import JSON

/// What people read about one rule.
public struct RuleWording: Sendable {
  /// A short name, such as „Mündliche Prüfungsfächer“.
  public var title: Text

  /// What the rule says, in one plain sentence.
  public var sentence: Text
}

extension Wording {
  /// The name and the sentence of a rule; one without wording stands under its identifier.
  @inline(never)
  public func rule(_ id: RuleID) -> RuleWording {
    wording(of: id, in: Wording.rules) ?? wording(of: id, in: Wording.wishes)
      ?? RuleWording(title: Text(id.rawValue), sentence: "")
  }

  @inline(never)
  private func wording(of id: RuleID, in texts: [RuleText]) -> RuleWording? {
    for text in texts where text.id.isSame(as: id.rawValue) {
      if text.ruleSet.isEmpty || text.ruleSet.isSame(as: ruleSet.id) {
        return RuleWording(title: Text(text.title), sentence: Text(text.sentence))
      }
    }
    return nil
  }

  /// Where a rule stands, such as „§ 17 Absatz 1 AGVO“, or nothing for an unknown rule.
  public func source(_ id: RuleID) -> Text? {
    guard let rule = ruleSet.rule(id) else { return nil }
    return Wording.source(rule)
  }

  /// Where a rule stands, such as „§ 17 Absatz 1 AGVO“.
  public static func source(_ rule: Rule) -> Text {
    let isNumber = Text(rule.paragraph).utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    return "\(Text(rule.paragraph))\(isNumber ? " " : ", ")\(Text(rule.document))"
  }

  /// How sure a rule is and where it stands, such as „gesichert, § 17 Absatz 1 AGVO“.
  public func certaintyAndSource(_ id: RuleID) -> Text? {
    guard let rule = ruleSet.rule(id) else { return nil }
    return "\(Wording.certainty(rule.certainty)), \(Wording.source(rule))"
  }

  /// How sure a rule or a reading is.
  public static func certainty(_ certainty: Abitur.Certainty) -> Phrase {
    switch certainty {
    case .certain: Texts.certaintyCertain
    case .likely: Texts.certaintyLikely
    case .unclear: Texts.certaintyUnclear
    }
  }

  /// A date of a rule as people write it: day, month, year; anything else stays as it is.
  public static func date(_ date: String) -> Text {
    var parts = [0]
    for byte in Text(date).utf8 {
      switch byte {
      case UInt8(ascii: "-"): parts.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where parts[parts.count - 1] < 1000:
        parts[parts.count - 1] = parts[parts.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
      default: return Text(date)
      }
    }
    guard parts.count == 3 else { return Text(date) }
    return Texts.ruleDate(day: parts[2], month: parts[1], year: parts[0])
  }
}

/// One rule in the catalogue of texts, for one rule set or, where none is named, for all that have
/// the rule; the first that fits is the right one.
///
/// A tuple of words of the source code and places of the catalogue, because the compiler lays those
/// out as plain bytes.
typealias RuleText = (
  id: Literal, ruleSet: Literal, title: Phrase, sentence: Phrase
)

extension Wording {
  /// The texts of all rules.
  static var rules: [RuleText] { badenWuerttemberg }

  /// What stands against a wish where no rule does but an earlier wish.
  static let wishes: [RuleText] = [
    ("wunsch-hoechstens", "", Texts.wishLimit, Texts.wishLimitSentence),
    ("wunsch-gehalten", "", Texts.wishKept, Texts.wishKeptSentence),
    (
      "wunsch-geklammert", "", Texts.wishLeftOut, Texts.wishLeftOutSentence
    ),
  ]
}
