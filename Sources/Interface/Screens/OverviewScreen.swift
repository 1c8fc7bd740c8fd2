/// The overview: the grade, where it lands, and what it is made of.
struct OverviewScreen {
  let shell: Shell
  let scaleWidth: Int

  private var model: OverviewModel { shell.plan.overview }

  @NodeBuilder func nodes() -> [Node] {
    shell.person()
    shell.moments()
    tag("h1", .class("unseen"), .id("titel"), .literal("tabindex", "-1")) {
      Texts.place(.overview)
    }
    tag("div", .class("columns")) {
      tag("div", .class("main-column")) {
        hero()
        blocks()
        notices()
      }
      tag("div", .class("side-column")) {
        exams()
        conditions()
      }
      CourseGrid(model: model.courses).node()
    }
  }

  // MARK: Hero

  private func hero() -> Node {
    tag("section", .label(Texts.grade)) {
      tag("div", .class("hero-top")) {
        Components.status(
          Texts.status(model.outcome),
          isCertain: model.outcome == .landed || model.outcome == .failed)
        if let range = model.range,
          let text = Texts.possible(from: range.passFromTenths, to: range.highestTenths)
        {
          tag("span", .class("caption")) { text }
        }
      }
      tag("div", .class("hero")) {
        if model.outcome != .nothingYet { GradeFigure(model: model).node() }
        if let total = model.total {
          tag("p", .class("hero-figure")) {
            Components.figure(
              "\(total)", "figure-l", certainty: isTotalCertain ? .certain : .projected)
            tag("span", .class("caption")) { Texts.outOf(model.maximum) }
          }
        }
      }
      tag("div", .class("landing"), .measured("scale")) {
        LandingScale(model, width: scaleWidth).node()
      }
      sentence()
    }
  }

  private var isTotalCertain: Bool {
    model.exams.allSatisfy { $0.certainty == .certain } && model.courseBlock.certainty == .certain
  }

  private func sentence() -> Node {
    let sentence = Texts.sentence(model)
    return tag("p", .class("lead", "say")) {
      sentence.before
      tag("strong") { sentence.stressed }
      sentence.after
      if model.total != nil {
        " "
        tag("a", .class("link"), .href(.plan(shell.origin, .calculation))) {
          Texts.openCalculation
        }
      }
    }
  }

  // MARK: Blocks

  private func blocks() -> Node {
    tag("section", .class("section", "rows", "blocks"), .label(Texts.blocks)) {
      block(model.courseBlock, title: Texts.courseBlock, note: courseNote)
      block(model.examBlock, title: Texts.examBlock, note: examNote)
    }
  }

  private func block(_ block: BlockModel, title: String, note: String) -> Node {
    tag("div", .class("block")) {
      tag("div", .class("block-head")) {
        tag("h2", .class("section-title")) { title }
        if let points = block.points {
          Components.figure("\(points)", "figure-m", certainty: block.certainty)
        } else {
          tag("span", .class("open-figure")) { Texts.stillOpen }
        }
      }
      Gauge(block: block).node()
      tag("div", .class("block-foot")) {
        Components.status(note, isCertain: block.points != nil && block.certainty == .certain)
        tag("span") { Texts.outOf(block.maximum) }
      }
    }
  }

  private var courseNote: String {
    let block = model.courseBlock
    if block.points == nil { return Texts.coursesTaken(block.available) }
    return block.certainty == .certain
      ? Texts.coursesCount(block.counted, of: block.available)
      : Texts.coursesProjected(block.counted, of: block.available)
  }

  private var examNote: String {
    let block = model.examBlock
    let open = block.available - block.counted
    return open == 0
      ? Texts.examsDone(block.counted)
      : Texts.examsOpen(open, isProjected: block.points != nil)
  }

  // MARK: Exams

  private func exams() -> Node {
    let isCertain = model.exams.allSatisfy { $0.certainty == .certain }
    return tag("section", .class("section")) {
      tag("header", .class("section-head")) {
        tag("h2", .class("section-title")) { Texts.exams }
        Components.status(
          Texts.examPoints(model.examBlock.points, certainty: model.examBlock.certainty),
          isCertain: isCertain)
      }
      tag("ul", .class("rows")) {
        for exam in model.exams {
          tag("li", .class("row")) {
            tag("p") {
              tag("b") { exam.subject ?? Texts.subjectNotChosen }
              tag("small") { Texts.examParts(exam) }
            }
            if let value = exam.value {
              Components.figure("\(value)", "figure-m", certainty: exam.certainty)
            } else {
              tag("span", .class("open-figure")) { Texts.stillOpen }
            }
          }
        }
      }
    }
  }

  // MARK: Conditions

  private func conditions() -> Node {
    let secured = model.conditions.count { $0.state == .secured }
    let violated = model.conditions.count { $0.state == .violated }
    return tag("section", .class("section")) {
      tag("header", .class("section-head")) {
        tag("h2", .class("section-title")) { Texts.conditions }
        tag("span", .class("caption")) {
          Texts.conditionSummary(
            secured: secured, open: model.conditions.count - secured - violated,
            violated: violated)
        }
      }
      tag("ul", .class("rows")) {
        for condition in model.conditions { row(condition) }
      }
    }
  }

  private func row(_ condition: ConditionModel) -> Node {
    tag("li", .classes(condition.state == .violated ? ["condition", "violated"] : ["condition"])) {
      switch condition.state {
      case .secured: Icon.check()
      case .open: Icon.pending()
      case .violated: tag("span", .decoration)
      }
      tag("p") {
        tag("b") { Texts.condition(condition.key) }
        Components.hidden(", \(Texts.state(condition.state))")
        if let margin = Texts.margin(condition) {
          Components.hidden(", ")
          tag("small") { margin }
        }
      }
      tag("p", .class("condition-figure")) {
        if let value = condition.value {
          Components.figure("\(value)", "figure-s", certainty: condition.certainty)
        }
        " "
        tag("small") { Texts.bound(condition) }
      }
    }
  }

  // MARK: Notices

  private func notices() -> Node? {
    guard !model.notices.isEmpty else { return nil }
    return tag("section", .class("section")) {
      tag("header", .class("section-head")) {
        tag("h2", .class("section-title")) { Texts.notices }
      }
      tag("ul", .class("rows")) {
        for notice in model.notices {
          let (title, detail) = Texts.notice(notice)
          tag("li", .class("row")) {
            tag("p") {
              tag("b") { title }
              tag("small") { detail }
            }
          }
        }
      }
    }
  }
}
