import Abitur
import Interface
import Planner

/// The result of one plan as text of at most eighty columns.
struct ResultView {
  let plan: Plan
  let assessment: Assessment
  let qualification: Qualification?
  let painter: Painter
  let wording: Wording

  init(
    _ plan: Plan, _ assessment: Assessment, _ qualification: Qualification?, _ painter: Painter
  ) {
    self.plan = plan
    self.assessment = assessment
    self.qualification = qualification
    self.painter = painter
    wording = Wording(assessment.ruleSet)
  }

  func lines() -> [String] {
    var lines = head() + [""] + sentences() + [""]
    lines += courseGrid() + [""] + exams() + [""] + conditions() + [""]
    let notes = self.notes()
    if !notes.isEmpty { lines += notes + [""] }
    return lines
  }

  // MARK: - Head

  private func head() -> [String] {
    let isShown = assessment.passed != .no
    let grade = BigGrade.lines(isShown ? assessment.grade : nil, assessment.basis)
    let beside = [SummaryView.description(of: plan), figures, blocks]
    return zip(grade, beside).map { figure, text in
      "  \(painter.paint(figure, .signal))   \(text)"
    }
  }

  private var figures: String {
    var text = ""
    if let total = assessment.total {
      text = "\(total) von \(RuleSet.mostPoints) Punkten"
      if let grade = assessment.grade, assessment.passed != .no {
        text = "Note \(Wording.grade(grade)) mit \(text)"
      }
      text += ", "
    }
    return painter.paint("\(text)\(Wording.status(assessment))", .strong)
  }

  private var blocks: String {
    guard let one = assessment.blockOne.points, let two = assessment.blockTwo.points else {
      return ""
    }
    return "\(Wording.blockOne) \(one) + \(Wording.blockTwo) \(two)"
  }

  private func sentences() -> [String] {
    let texts = [wording.headline(assessment), wording.range(assessment)]
    return texts.compactMap { $0 }.flatMap { Layout.wrapped($0, indent: 2) }
  }

  // MARK: - Parts that the blocks share

  /// A block's heading with its result at the right edge.
  func heading(_ name: Text, _ points: Int?, most: Int, _ basis: Basis) -> String {
    guard let points else { return painter.paint(name.description, .strong) }
    let state = basis == .earned ? "steht fest" : "projiziert"
    let figure = "\(points) von \(most), \(state)"
    let row = Layout.row(name.description, figure)
    return painter.paint(row, .strong)
  }

  /// A number as it stands in a table, marked where it is projected.
  func figure(_ value: Ratio?, _ basis: Basis) -> String {
    guard let value else { return "–" }
    return (basis == .projected ? "~" : "") + Wording.number(value).description
  }

  // MARK: - Notes

  private func notes() -> [String] {
    var notes = assessment.shortfalls.map { wording.shortfall($0) }
    notes += assessment.refusals.map { wording.refusal($0) }
    if let qualification { notes.append(Wording.qualification(qualification)) }
    guard !notes.isEmpty else { return [] }
    return [painter.paint("Hinweise", .strong)]
      + notes.flatMap { Layout.wrapped($0, indent: 2) }
  }
}
