import Abitur

/// The overview: the grade, where it lands, and what it is made of.
struct OverviewScreen {
  let shell: Shell
  let scaleWidth: Int

  private var plan: PlanModel { shell.plan }
  private var assessment: Assessment { shell.plan.assessment }

  @NodeBuilder func nodes() -> [Node] {
    shell.person()
    shell.moments()
    tag("h1", .class("unseen"), .id("titel"), .literal("tabindex", "-1")) {
      Texts.place(.overview)
    }
    tag("div", .class("columns")) {
      tag("div", .class("main-column")) {
        hero()
        tag("section", .class("section", "rows", "blocks"), .label(Texts.blocks)) {
          for block in plan.blocks { self.block(block) }
        }
        notices()
      }
      tag("div", .class("side-column")) {
        exams()
        conditions()
      }
      CourseGrid(plan: plan).node()
    }
  }

  // MARK: Hero

  private func hero() -> Node {
    tag("section", .label(Texts.grade)) {
      tag("div", .class("hero-top")) {
        Components.status(Wording.status(assessment), isCertain: plan.isSettled)
        if let range = plan.landing.range, let text = Texts.possible(range) {
          tag("span", .class("caption")) { text }
        }
      }
      tag("div", .class("hero")) {
        if !plan.landing.isBlank { grade() }
        if let total = assessment.total {
          tag("p", .class("hero-figure")) {
            Components.figure(total, "figure-l", assessment.basis)
            tag("span", .class("caption")) { Texts.outOf(plan.landing.maximum) }
          }
        }
      }
      tag("div", .class("landing"), .measured("scale")) {
        LandingScale(plan.landing, width: scaleWidth).node()
      }
      sentence()
    }
  }

  private func grade() -> Node {
    let maximum = plan.landing.maximum
    return GradeFigure(
      grade: plan.grade, otherwise: Wording.status(assessment),
      decided: maximum - (plan.landing.position?.open ?? maximum), maximum: maximum
    ).node()
  }

  private func sentence() -> Node {
    let sentences = plan.wording.sentences(assessment)
    return tag("p", .class("lead", "say")) {
      for (position, sentence) in sentences.enumerated() {
        if position == 0 { "\(sentence) " } else { tag("strong") { sentence } }
      }
      if assessment.total != nil {
        " "
        tag("a", .class("link"), .href(.plan(shell.origin, .calculation))) {
          Texts.openCalculation
        }
      }
    }
  }

  // MARK: Blocks

  private func block(_ block: BlockModel) -> Node {
    tag("div", .class("block")) {
      tag("div", .class("block-head")) {
        tag("h2", .class("section-title")) { block.title }
        Components.figure(block.points, "figure-m", block.basis)
      }
      Gauge(block: block).node()
      tag("div", .class("block-foot")) {
        Components.status(block.note, isCertain: block.points != nil && block.basis == .earned)
        tag("span") { Texts.outOf(block.maximum) }
      }
    }
  }

  // MARK: Exams

  private func exams() -> Node {
    let block = assessment.blockTwo
    return tag("section", .class("section")) {
      header(Texts.exams) {
        Components.status(
          Texts.examPoints(block.points, block.basis), isCertain: block.basis == .earned)
      }
      tag("ul", .class("rows")) {
        for exam in block.exams {
          tag("li", .class("row")) {
            tag("p") {
              tag("b") { plan.wording.subject(of: exam) }
              tag("small") { Texts.exam(exam, factor: block.factor, plan.wording) }
            }
            Components.figure(exam.points, "figure-m", exam.basis)
          }
        }
      }
    }
  }

  private func header(_ title: String, @NodeBuilder _ beside: () -> [Node] = { [] }) -> Node {
    tag("header", .class("section-head")) {
      tag("h2", .class("section-title")) { title }
      beside()
    }
  }

  // MARK: Conditions

  private func conditions() -> Node {
    tag("section", .class("section")) {
      header(Texts.conditions) {
        tag("span", .class("caption")) { Texts.conditionSummary(assessment.conditions) }
      }
      tag("ul", .class("rows")) {
        for condition in assessment.conditions { row(condition) }
      }
    }
  }

  private func row(_ condition: Condition) -> Node {
    let words = plan.wording.condition(condition)
    let basis = Wording.basis(of: condition, in: assessment)
    return tag(
      "li", .classes(condition.state == .broken ? ["condition", "violated"] : ["condition"])
    ) {
      switch condition.state {
      case .safe: Icon.check()
      case .open: Icon.pending()
      case .broken: tag("span", .decoration)
      }
      tag("p") {
        tag("b") { words.title }
        Components.hidden(", \(Wording.state(condition.state))")
        if let margin = words.margin {
          Components.hidden(", ")
          tag("small") { Texts.margin(margin, basis) }
        }
      }
      tag("p", .class("condition-figure")) {
        if let figure = words.figure, condition.actual != nil {
          Components.figure(figure, "figure-s", basis)
        }
        if let bound = words.bound {
          " "
          tag("small") { bound }
        }
      }
    }
  }

  // MARK: Notices

  private func notices() -> Node? {
    let notices =
      assessment.shortfalls.map { plan.wording.shortfall($0) }
      + assessment.refusals.map { plan.wording.refusal($0) }
    guard !notices.isEmpty else { return nil }
    return tag("section", .class("section")) {
      header(Texts.notices)
      tag("ul", .class("rows")) {
        for notice in notices { tag("li", .class("row")) { tag("p") { notice } } }
      }
    }
  }
}
