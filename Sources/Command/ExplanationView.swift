import Abitur
import Interface

/// The whole calculation as text: every number with its formula, rule and source.
struct ExplanationView {
  private let assessment: Assessment
  private let painter: Painter
  private let wording: Wording

  init(_ assessment: Assessment, _ painter: Painter) {
    self.assessment = assessment
    self.painter = painter
    wording = Wording(assessment.ruleSet)
  }

  func lines() -> [String] {
    var lines = [painter.paint("Rechnung", .strong)]
    add(assessment.explanation, under: nil, depth: 1, to: &lines)
    return lines + [""] + rules() + [""]
  }

  private func add(
    _ node: ExplanationNode, under parent: ExplanationKey?, depth: Int, to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: depth)
    let label = wording.label(of: node, under: parent, in: assessment)
    let value = value(of: node)
    let formula = wording.formula(of: node, in: assessment).map { $0.description }
    if case .course = node.key {
      lines += course("\(indent)\(label)", formula.joined(), value, under: parent)
      return
    }
    lines.append(Layout.row("\(indent)\(label)", value))
    for line in formula.flatMap({ Layout.wrapped($0, indent: 2 * depth + 2) }) {
      lines.append(painter.paint(line, .faint))
    }
    if let id = node.rule, let source = wording.certaintyAndSource(id) {
      lines += Layout.wrapped(source, indent: 2 * depth + 2).map { painter.paint($0, .faint) }
    }
    for child in node.children { add(child, under: node.key, depth: depth + 1, to: &lines) }
  }

  /// A course on one line; what becomes of it goes on the next where it is too long.
  private func course(
    _ label: String, _ verdict: String, _ value: String, under parent: ExplanationKey?
  ) -> [String] {
    var column = 42
    if case .subject = parent { column = 26 }
    let text = Layout.left(label, column) + verdict
    if text.count + 2 + value.count <= Layout.width { return [Layout.row(text, value)] }
    return [Layout.row(label, value)] + Layout.wrapped(verdict, indent: 10)
  }

  private func value(of node: ExplanationNode) -> String {
    let sign = node.basis == .projected && node.value != nil ? "~" : ""
    return wording.value(of: node, in: assessment).map { "\(sign)\($0)" } ?? ""
  }

  // MARK: - Rules

  /// Every rule that the calculation and the conditions name, once, in the order of the rule set.
  private func rules() -> [String] {
    var used = assessment.conditions.map { $0.rule } + assessment.shortfalls.map { $0.rule }
    used += assessment.refusals.map { $0.rule }
    var waiting = [assessment.explanation]
    while let node = waiting.popLast() {
      if let rule = node.rule { used.append(rule) }
      waiting += node.children
    }
    let rules = assessment.ruleSet.rules.filter { used.contains($0.id) }
    return [painter.paint("Regeln", .strong)]
      + rules.flatMap { RulesView.lines(of: $0, wording, painter, isNamed: false) }
  }
}
