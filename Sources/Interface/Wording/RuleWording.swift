import Abitur

/// What people read about one rule.
public struct RuleWording: Sendable {
  /// A short name, such as „Mündliche Prüfungsfächer“.
  public var title: Text

  /// What the rule says, in one plain sentence.
  public var sentence: Text
}

extension Wording {
  /// The name and the sentence of a rule; one without wording stands under its identifier.
  public func rule(_ id: RuleID) -> RuleWording {
    let entry =
      Wording.rules.first { $0.id == id && $0.isFor(ruleSet) }
      ?? Wording.wishes.first { $0.id == id }
    return entry.map { RuleWording(title: Text($0.title), sentence: Text($0.sentence)) }
      ?? RuleWording(title: Text(id.rawValue), sentence: "")
  }

  /// Where a rule stands, such as „§ 17 Absatz 1 AGVO“, or nothing for an unknown rule.
  public func source(_ id: RuleID) -> Text? {
    guard let rule = ruleSet.rule(id) else { return nil }
    return Wording.source(rule)
  }

  /// Where a rule stands, such as „§ 17 Absatz 1 AGVO“.
  public static func source(_ rule: Rule) -> Text {
    let isNumber = rule.paragraph.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    return "\(Text(rule.paragraph))\(isNumber ? " " : ", ")\(Text(rule.document))"
  }

  /// How sure a rule is and where it stands, such as „gesichert, § 17 Absatz 1 AGVO“.
  public func certaintyAndSource(_ id: RuleID) -> Text? {
    guard let rule = ruleSet.rule(id) else { return nil }
    return "\(Wording.certainty(rule.certainty)), \(Wording.source(rule))"
  }

  /// How sure a rule or a reading is.
  public static func certainty(_ certainty: Abitur.Certainty) -> StaticString {
    switch certainty {
    case .certain: "gesichert"
    case .likely: "wahrscheinlich"
    case .unclear: "ungeklärt"
    }
  }

  /// A date of a rule as people write it: day, month, year; anything else stays as it is.
  public static func date(_ date: String) -> Text {
    var parts = [0]
    for byte in date.utf8 {
      switch byte {
      case UInt8(ascii: "-"): parts.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where parts[parts.count - 1] < 1000:
        parts[parts.count - 1] = parts[parts.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
      default: return Text(date)
      }
    }
    guard parts.count == 3 else { return Text(date) }
    return "\(parts[2]). \(parts[1]). \(parts[0])"
  }
}

/// One rule in the catalogue of texts.
struct RuleText: Sendable {
  var id: RuleID

  /// The rule set that the text is for, or none where it fits all that have the rule.
  var ruleSet: StaticString?

  var title: StaticString
  var sentence: StaticString

  init(
    _ id: StaticString, in ruleSet: StaticString? = nil, _ title: StaticString,
    _ sentence: StaticString
  ) {
    self.id = RuleID(id)
    self.ruleSet = ruleSet
    self.title = title
    self.sentence = sentence
  }

  /// Whether the text fits a rule set that has the rule; the first that does is the right one.
  func isFor(_ ruleSet: RuleSet) -> Bool {
    self.ruleSet?.isSame(as: ruleSet.id) ?? true
  }
}

extension Wording {
  /// The texts of all rules.
  static let rules: [RuleText] = badenWuerttemberg

  /// What stands against a wish where no rule does but an earlier wish.
  static let wishes: [RuleText] = [
    RuleText("wunsch-hoechstens", "Deine Grenze", "Dagegen steht deine Grenze für ein Fach."),
    RuleText("wunsch-gehalten", "Gehaltene Kurse", "Dagegen stehen Kurse, die du hältst."),
    RuleText(
      "wunsch-geklammert", "Geklammerte Kurse", "Dagegen stehen Kurse, die du geklammert hast."),
  ]
}
