import Abitur
import Interface

/// A rule set as text: its rules with sources, its readings, its subjects.
struct RulesView {
  private let ruleSet: RuleSet
  private let painter: Painter
  private let wording: Wording

  init(_ ruleSet: RuleSet, _ painter: Painter) {
    self.ruleSet = ruleSet
    self.painter = painter
    wording = Wording(ruleSet)
  }

  func lines() -> [String] {
    let years = "\(ruleSet.years.lowerBound) bis \(ruleSet.years.upperBound)"
    let title = "\(ruleSet.id): \(Wording.name(ruleSet.land)), Abitur \(years)"
    var lines = [painter.paint(title, .strong), "", "Regeln"]
    for rule in ruleSet.rules {
      lines += RulesView.lines(of: rule, wording, painter, isNamed: true)
    }
    lines += ["", "Lesarten"]
    for reading in ruleSet.readings { lines += self.lines(of: reading) }
    lines += ["", "Fächer"]
    for subject in ruleSet.subjects { lines += self.lines(of: subject) }
    return lines + [""]
  }

  /// A rule: its name, what it says, how sure it is and where it stands.
  static func lines(
    of rule: Rule, _ wording: Wording, _ painter: Painter, isNamed: Bool
  ) -> [String] {
    let text = wording.rule(rule.id)
    let source =
      "\(Wording.certainty(rule.certainty)), \(Wording.source(rule)), "
      + "geprüft am \(Wording.date(rule.checked))"
    let title = "  \(text.title)"
    return [isNamed ? Layout.row(title, rule.id.rawValue) : title]
      + Layout.wrapped(text.sentence, indent: 4)
      + Layout.wrapped(source, indent: 4).map { painter.paint($0, .faint) }
  }

  private func lines(of reading: Reading) -> [String] {
    let text = Wording.reading(reading.id)
    var lines = [Layout.row("  \(text.title)", reading.id.rawValue)]
    lines += Layout.wrapped(text.question, indent: 4)
    for (position, option) in reading.options.enumerated() {
      let certainty = Wording.certainty(option.certainty)
      let remark = position == 0 ? "\(certainty), gilt ohne Angabe" : "\(certainty)"
      lines += Layout.wrapped(
        "\(option.id): \(Wording.option(option.id, of: reading.id)) (\(remark))", indent: 4)
    }
    return lines
  }

  private func lines(of subject: SubjectDefinition) -> [String] {
    var facts: [String] = []
    if let field = subject.field { facts.append("Feld \(field.rawValue)") }
    if let hours = subject.teaching?.basicHours {
      facts.append(
        hours.count == 1
          ? "\(hours.lowerBound) Std." : "\(hours.lowerBound)–\(hours.upperBound) Std.")
    }
    if subject.allowsAdvanced {
      let hours = subject.teaching?.advancedHours.map { " \($0) Std." } ?? ""
      facts.append("Leistungsfach\(hours)")
    }
    let fact = facts.joined(separator: ", ")
    let short = subject.aliases.joined(separator: ", ")
    let text = short.isEmpty ? subject.name : "\(subject.name) (\(short))"
    if text.count + 4 + fact.count <= Layout.width { return [Layout.row("  \(text)", fact)] }
    return [Layout.row("  \(subject.name)", fact)] + Layout.wrapped("(\(short))", indent: 4)
  }

  /// What is said where there is no rule set for a year or an identifier.
  static func unknown(_ wanted: String) -> String {
    let known = RuleSet.all.map { "\($0.id) (\($0.years.lowerBound) bis \($0.years.upperBound))" }
    return "Für \(Wording.quoted(wanted)) gibt es kein Regelwerk, nur "
      + "\(known.joined(separator: " und "))."
  }
}
