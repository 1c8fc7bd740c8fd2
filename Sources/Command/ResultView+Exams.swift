import Abitur
import Interface

extension ResultView {
  /// The exams with their parts and values.
  func exams() -> [String] {
    let block = assessment.blockTwo
    var lines = [heading(Text(Wording.blockTwo), block.points, most: 300, block.basis)]
    for (position, exam) in block.exams.enumerated() {
      let subject = Layout.left(wording.subject(of: exam), 25)
      let value = figure(exam.points.map { Ratio($0) }, exam.basis)
      let parts = Layout.wrapped(wording.parts(of: exam), indent: 28, width: 70)
      lines.append(Layout.row("  \(subject) \(parts.first?.dropFirst(28) ?? "")", value))
      lines += parts.dropFirst()
      for step in steps(of: position) {
        lines += Layout.wrapped(step, indent: 28).map { painter.paint($0, .faint) }
      }
      if let other = exam.otherReading {
        lines += Layout.wrapped(wording.otherReading(other), indent: 28)
      }
    }
    return lines
  }

  /// How an exam of several parts was worked out; the others speak for themselves.
  private func steps(of position: Int) -> [Text] {
    let blocks = assessment.explanation.children
    guard let node = blocks.first(where: { $0.key == .blockTwo }),
      node.children.indices.contains(position), case .combined = node.children[position].formula
    else { return [] }
    return wording.formula(of: node.children[position], in: assessment)
  }
}
