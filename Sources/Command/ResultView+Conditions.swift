import Abitur
import Interface

extension ResultView {
  /// Every condition with figure, bound, margin and whether it is decided.
  func conditions() -> [String] {
    var lines = [painter.paint("Bedingungen", .strong)]
    for condition in assessment.conditions {
      let text = wording.condition(condition)
      let basis = Wording.basis(of: condition, in: assessment)
      let sign = basis == .projected && condition.actual != nil ? "~" : ""
      let start =
        "  \(mark(condition.state)) \(Layout.left(text.title, 30)) "
        + Layout.right(text.figure.map { "\(sign)\($0)" } ?? "", 6)
      let bound: Text = text.bound ?? ""
      guard let margin = text.margin?.description else {
        lines.append("\(start)  \(bound)")
        continue
      }
      let isMissed = condition.state == .broken || condition.isMet == false
      lines.append(
        "\(start)  \(Layout.left(bound, 14))  "
          + (isMissed ? painter.paint(margin, .strong) : margin))
    }
    let states: [ConditionState] = [.safe, .open, .broken]
    let used = states.filter { state in assessment.conditions.contains { $0.state == state } }
    let legend = Layout.legend(used.map { "\(mark($0)) \(Wording.state($0))" })
    return lines + legend.map { painter.paint($0, .faint) }
  }

  private func mark(_ state: ConditionState) -> String {
    switch state {
    case .safe: "✓"
    case .open: "○"
    case .broken: "✗"
    }
  }
}
