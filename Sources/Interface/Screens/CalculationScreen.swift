import Abitur

/// The whole calculation, number by number.
struct CalculationScreen {
  let shell: Shell
  let state: AppState

  private var plan: PlanModel { shell.plan }
  private var assessment: Assessment { shell.plan.assessment }

  @NodeBuilder func nodes() -> [Node] {
    tag("header", .class("bar", "calculation-bar")) {
      tag(
        "a", .class("tap", "back"), .href(.plan(shell.origin, .overview)),
        .label(Texts.backToOverview)
      ) { Icon.back() }
    }
    shell.moments()
    tag("div", .class("calculation")) {
      tag("h1", .class("screen-title"), .id("titel"), .literal("tabindex", "-1")) {
        Texts.calculation
      }
      let root = assessment.explanation
      if root.children.isEmpty {
        tag("p", .class("lead", "say")) { Wording.status(assessment) }
      } else {
        tag("p", .class("small")) { Texts.everyNumberOpens }
        sum()
        var number = 0
        tag("div", .class("folds")) { list(root, depth: 0, number: &number) }
      }
      Components.button(
        Texts.saveResult, icon: Icon.save(), style: "plain", message: .saveResult)
    }
  }

  private func sum() -> Node {
    let grade = plan.grade.map { Wording.grade($0) } ?? Texts.noGrade
    let (one, two) = (assessment.blockOne, assessment.blockTwo)
    return tag("p", .class("sum-line")) {
      Components.hidden(
        Texts.sumSpoken(
          courses: text(one.points), exams: text(two.points), total: text(assessment.total),
          grade: grade))
      tag("span", .class("sum-parts"), .decoration) {
        figure(one.points, one.basis)
        tag("i") { Texts.plus }
        figure(two.points, two.basis)
        tag("i") { Texts.equals }
        figure(assessment.total, assessment.basis)
      }
      tag("b", .classes(assessment.basis == .earned ? [] : ["light"]), .decoration) { grade }
    }
  }

  private func text(_ points: Int?) -> String { points.map { "\($0)" } ?? Texts.noGrade }

  private func figure(_ points: Int?, _ basis: Basis) -> Node {
    tag("span", .classes(basis == .earned ? [] : ["projected-figure"])) { text(points) }
  }

  // MARK: The tree

  /// The numbers below one; every number of the tree is known by its place in reading order.
  private func list(_ parent: ExplanationNode, depth: Int, number: inout Int) -> [Node] {
    var list: [Node] = []
    for node in parent.children {
      let entry = CalculationEntry(node, under: parent.key, of: plan)
      let own = number
      number += 1
      if entry.isLeaf {
        list.append(
          tag("div", .class("leaf")) {
            words(entry)
            value(entry, style: "figure-s")
          })
      } else {
        let parts = self.list(node, depth: depth + 1, number: &number)
        list.append(fold(entry, parts, own: own, depth: depth))
      }
    }
    return list
  }

  private func fold(_ entry: CalculationEntry, _ parts: [Node], own: Int, depth: Int) -> Node {
    tag(
      "details", .classes(depth == 0 ? ["fold"] : ["fold", "inner-fold"]), .key(own),
      state.isPrinting || state.openNumbers.contains(own) ? .literal("open", "") : nil
    ) {
      tag("summary", .message(.toggle), .argument(own)) {
        words(entry)
        value(entry, style: "figure-m")
        Icon.unfold()
      }
      tag("div", .class("inside")) {
        for equation in entry.equations { FormulaView(equation: equation).node() }
        if let explanation = entry.explanation { tag("p", .class("small")) { explanation } }
        if !parts.isEmpty { tag("div", .class("leaves")) { parts } }
        tag("p", .class("small", "source")) {
          Components.status(entry.basis)
          if let rule = entry.rule {
            Components.certainty(rule.certainty)
            tag("span") { Wording.source(rule) }
          }
        }
      }
    }
  }

  private func words(_ entry: CalculationEntry) -> Node {
    tag("span", .class("words")) {
      tag("b") { entry.title }
      if let detail = entry.detail { tag("small") { detail } }
    }
  }

  private func value(_ entry: CalculationEntry, style: StaticString) -> Node? {
    entry.value.map { Components.figure($0, style, entry.basis) }
  }
}
