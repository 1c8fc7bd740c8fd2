/// The whole calculation, number by number.
struct CalculationScreen {
  let shell: Shell
  let state: AppState

  private var model: CalculationModel { shell.plan.calculation }

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
      if model.nodes.isEmpty {
        tag("p", .class("lead", "say")) { Texts.status(.nothingYet) }
      } else {
        tag("p", .class("small")) { Texts.everyNumberOpens }
        sum()
        var number = 0
        tag("div", .class("folds")) { list(model.nodes, depth: 0, number: &number) }
      }
    }
  }

  private func sum() -> Node {
    let grade = model.gradeTenths.map { German.grade(tenths: $0) }
    return tag("p", .class("sum-line")) {
      Components.hidden(
        Texts.sumSpoken(
          courses: text(model.courseBlock), exams: text(model.examBlock),
          total: text(model.total), grade: grade ?? Texts.noGradeSpoken))
      tag("span", .class("sum-parts"), .decoration) {
        figure(model.courseBlock)
        tag("i") { Texts.plus }
        figure(model.examBlock)
        tag("i") { Texts.equals }
        figure(model.total)
      }
      tag("b", .classes(model.gradeCertainty == .certain ? [] : ["light"]), .decoration) {
        grade ?? Texts.noGrade
      }
    }
  }

  private func text(_ figure: Figure) -> String {
    guard let number = figure.number else { return Texts.stillOpen }
    return German.decimal(number, places: 2).text
  }

  private func figure(_ figure: Figure) -> Node {
    tag("span", .classes(figure.certainty == .certain ? [] : ["projected-figure"])) {
      text(figure)
    }
  }

  // MARK: The tree

  /// Numbers of one level; every number of the tree is known by its place in reading order.
  private func list(_ nodes: [CalculationNode], depth: Int, number: inout Int) -> [Node] {
    var list: [Node] = []
    for node in nodes {
      let own = number
      number += 1
      if node.isLeaf {
        list.append(leaf(node))
      } else {
        list.append(fold(node, own: own, depth: depth, number: &number))
      }
    }
    return list
  }

  private func leaf(_ node: CalculationNode) -> Node {
    tag("div", .classes(node.isSum ? ["leaf", "sum"] : ["leaf"])) {
      words(node)
      value(node, style: "figure-s")
    }
  }

  private func fold(
    _ node: CalculationNode, own: Int, depth: Int, number: inout Int
  ) -> Node {
    let isOpen = state.isPrinting || state.openNumbers.contains(own)
    let parts = list(node.parts, depth: depth + 1, number: &number)
    return tag(
      "details", .classes(depth == 0 ? ["fold"] : ["fold", "inner-fold"]), .key(own),
      isOpen ? .literal("open", "") : nil
    ) {
      tag("summary", .message(.toggle), .argument(own)) {
        words(node)
        value(node, style: "figure-m")
        Icon.unfold()
      }
      tag("div", .class("inside")) {
        if let equation = node.equation { FormulaView(equation: equation).node() }
        if let explanation = node.explanation { tag("p", .class("small")) { explanation } }
        if !parts.isEmpty { tag("div", .class("leaves")) { parts } }
        tag("p", .class("small", "source")) {
          Components.status(
            Texts.status(node.certainty == .certain ? .landed : .projected),
            isCertain: node.certainty == .certain)
          if let source = node.source {
            Components.confidence(source.confidence)
            tag("span") { source.citation }
          }
        }
      }
    }
  }

  private func words(_ node: CalculationNode) -> Node {
    tag("span", .class("words")) {
      tag("b") { node.title }
      if let detail = node.detail { tag("small") { detail } }
    }
  }

  private func value(_ node: CalculationNode, style: StaticString) -> Node {
    switch node.value {
    case .number(let number):
      Components.figure(
        German.decimal(number, places: 2).text, style, certainty: node.certainty)
    case .grade(let tenths):
      Components.figure(German.grade(tenths: tenths), style, certainty: node.certainty)
    case .open:
      tag("span", .class("open-figure")) { Texts.stillOpen }
    }
  }
}

extension CalculationNode {
  /// Whether there is nothing to open.
  fileprivate var isLeaf: Bool {
    parts.isEmpty && equation == nil && explanation == nil && source == nil
  }
}
