import Abitur
import JSON
import Planner
import Vault

/// The overview: the grade, where it lands, and what it is made of.
struct OverviewScreen {
  let shell: Shell
  let plan: PlanModel

  private var assessment: Assessment { plan.assessment }

  func write(to page: inout Page) {
    shell.person(&page)
    shell.moments(&page)
    page.title("h1 class=unseen", Texts.place(.overview))
    page.element("div class=columns") { page in
      page.element("div class=main-column") { page in
        hero(&page)
        page.element("section class='section rows blocks'") { page in
          page.label(Texts.blocks)
          for block in plan.blocks { BlockView(block: block).write(to: &page) }
        }
        running(&page)
        notices(&page)
      }
      page.element("div class=side-column") { page in
        exams(&page)
        conditions(&page)
      }
    }
  }

  // MARK: Hero

  private func hero(_ page: inout Page) {
    page.element("section") { page in
      page.label(Texts.grade)
      page.element("div class=hero-top") { page in
        page.status(Text(Wording.status(assessment)), isCertain: plan.isSettled)
        if let text = plan.landing.range.flatMap({ Texts.possible($0) }) {
          page.element("span class=caption", text)
        }
      }
      page.element("div class=hero") { page in
        if !plan.landing.isBlank { GradeFigure(plan: plan).write(to: &page) }
        if let total = assessment.total {
          page.element("p class=hero-figure") { page in
            page.figure(total, "figure-l", assessment.basis)
            page.element("span class=caption", Texts.outOf(plan.landing.maximum))
          }
        }
      }
      page.element("div class=landing data-measure=scale") { page in
        LandingScale(plan.landing, width: shell.state.scaleWidth, goal: shell.goal)
          .write(to: &page)
      }
      sentences(&page)
      margins(&page)
    }
  }

  /// How far the next worse tenth is, and what has changed since the last time.
  private func margins(_ page: inout Page) {
    let earlier = shell.origin == .own ? shell.state.earlier : nil
    let change = earlier.flatMap {
      Texts.change(from: $0, to: assessment, on: shell.state.moment.day)
    }
    let sentences = [Texts.fall(assessment), change].compactMap { $0 }
    if !sentences.isEmpty { page.element("p class=small", sentences.joined(" ")) }
  }

  private func sentences(_ page: inout Page) {
    page.element("p class='lead say'") { page in
      for (position, sentence) in plan.wording.sentences(assessment).enumerated() {
        if position == 0 {
          page.text(sentence)
        } else {
          page.text(" ")
          page.element("strong", sentence)
        }
      }
      if assessment.total != nil {
        page.text(" ")
        page.element("a class=link") { page in
          page.href(.plan(shell.origin, .calculation))
          page.text(Texts.openCalculation)
        }
      }
    }
  }

  // MARK: The running half-year

  /// The courses of the half-year in which results are coming in, what was changed last first.
  private func running(_ page: inout Page) {
    guard let profile = shell.state.profile, shell.state.canEnter, !shell.ownSubjects.isEmpty
    else { return }
    let place = shell.state.runningPlace(of: profile)
    guard place < Entry.exam else { return }
    let subjects = shell.ownSubjects.filter { $0.isCounted && $0.courses[place - 1].isTaken }
    // What came in together stays in the order of the subjects.
    let writes = subjects.map { subject in
      (shell.state.vault.replica.lastWrite(at: subject.record.id.part(place))?.time ?? 0) >> 16
    }
    page.element("section class=section") { page in
      page.element("h2 class=section-title", Texts.halfYear(place))
      page.element("ul class=running") { page in
        for position in sortedOrder(subjects.count, { writes[$0] > writes[$1] }) {
          page.element("li") { page in write(subjects[position], place, &page) }
        }
      }
    }
  }

  private func write(_ subject: SubjectPlan, _ halfYear: Int, _ page: inout Page) {
    page.element("a data-stay") { page in
      page.href(.entry(subject.record.id.part(halfYear)))
      page.element("span", Texts.breakable(Wording.harmless(subject.name)))
      if let cell = plan.course(subject.definition?.id, halfYear) {
        Tile(cell: cell, wording: plan.wording).write(to: &page)
      }
    }
  }

  // MARK: Exams

  private func exams(_ page: inout Page) {
    let block = assessment.blockTwo
    page.element("section class=section") { page in
      page.element("header class=section-head") { page in
        page.element("h2 class=section-title", Texts.exams)
        page.status(
          Texts.examPoints(block.points, block.basis), isCertain: block.basis == .earned)
      }
      page.element("ul class=rows") { page in
        for exam in block.exams {
          page.element("li class=row") { page in
            shell.describe(exam, of: plan, &page)
            page.figure(exam.points, "figure-m", exam.basis)
          }
        }
      }
    }
  }

  // MARK: Conditions

  private func conditions(_ page: inout Page) {
    page.element("section class=section") { page in
      page.element("header class=section-head") { page in
        page.element("h2 class=section-title", Texts.conditions)
        page.element("span class=caption", Texts.conditionSummary(assessment.conditions))
      }
      page.element("ul class=rows") { page in
        for condition in assessment.conditions { write(condition, &page) }
      }
    }
  }

  private func write(_ condition: Condition, _ page: inout Page) {
    let words = plan.wording.condition(condition)
    let basis = Wording.basis(of: condition, in: assessment)
    page.begin(condition.state == .broken ? "li class='condition violated'" : "li class=condition")
    switch condition.state {
    case .safe: page.markup(Icon.check)
    case .open: page.markup(Icon.pending)
    case .broken: page.markup("<span aria-hidden=true></span>")
    }
    page.element("p") { page in
      page.element("b", words.title)
      page.hidden(", \(Wording.state(condition.state))")
      if let margin = words.margin {
        page.hidden(", ")
        page.element("small", Texts.margin(margin, basis))
      }
    }
    page.element("p class=condition-figure") { page in
      if let figure = words.figure, condition.actual != nil {
        page.figure(figure, "figure-s", basis)
        page.text(" ")
      }
      if let bound = words.bound { page.element("small", bound) }
    }
    page.end()
  }

  // MARK: Notices

  private func notices(_ page: inout Page) {
    let notices =
      assessment.shortfalls.map { plan.wording.shortfall($0) }
      + assessment.refusals.map { plan.wording.refusal($0) }
    guard !notices.isEmpty else { return }
    page.element("section class=section") { page in
      page.element("header class=section-head") { page in
        page.element("h2 class=section-title", Texts.notices)
      }
      page.element("ul class=rows") { page in
        for notice in notices {
          page.element("li class=row") { page in page.element("p", notice) }
        }
      }
    }
  }
}
