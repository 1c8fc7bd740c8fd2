import Abitur
import JSON

/// The whole calculation, number by number.
struct CalculationScreen {
  let shell: Shell
  let plan: PlanModel

  private var assessment: Assessment { plan.assessment }

  func write(to page: inout Page) {
    page.element("header class='bar calculation-bar'") { page in
      page.element("a class='tap back'") { page in
        page.href(.plan(shell.origin, .overview))
        page.label(Texts.backToOverview)
        page.markup(Icon.back)
      }
    }
    shell.moments(&page)
    page.element("div class=calculation") { page in
      page.title("h1 class=screen-title", Texts.calculation)
      let root = assessment.explanation
      if root.children.isEmpty {
        page.element("p class='lead say'", Wording.status(assessment))
      } else {
        page.element("p class=small", Texts.everyNumberOpens)
        sum(&page)
        page.element("div class=folds") { page in
          var number = 0
          write(below: root, isInner: false, &number, &page)
        }
      }
      page.button(Texts.saveResult, icon: Icon.save, style: "plain", .saveResult)
    }
  }

  private func sum(_ page: inout Page) {
    let grade = plan.grade.map { Wording.grade($0) } ?? Text(Texts.noGrade)
    let (one, two) = (assessment.blockOne, assessment.blockTwo)
    page.element("p class=sum-line") { page in
      page.hidden(
        Texts.sumSpoken(
          courses: text(one.points), exams: text(two.points), total: text(assessment.total),
          grade: grade, isProjected: assessment.basis == .projected))
      page.element("span class=sum-parts aria-hidden=true") { page in
        figure(one.points, one.basis, &page)
        page.element("i", Texts.plus)
        figure(two.points, two.basis, &page)
        page.element("i", Texts.equals)
        figure(assessment.total, assessment.basis, &page)
      }
      page.element(
        assessment.basis == .earned ? "b aria-hidden=true" : "b class=light aria-hidden=true",
        grade)
    }
  }

  private func text(_ points: Int?) -> Text { points.map { "\($0)" } ?? Text(Texts.noGrade) }

  private func figure(_ points: Int?, _ basis: Basis, _ page: inout Page) {
    page.element(basis == .earned ? "span" : "span class=projected-figure", text(points))
  }

  // MARK: The tree

  /// The numbers below one; every number of the tree is known by its place in reading order.
  @inline(never)
  private func write(
    below parent: ExplanationNode, isInner: Bool, _ number: inout Int, _ page: inout Page
  ) {
    for node in parent.children {
      let entry = CalculationEntry(node, under: parent.key, of: plan)
      let own = number
      number += 1
      guard !entry.isLeaf else {
        page.element("div class=leaf") { page in head(entry, "figure-s", &page) }
        continue
      }
      page.begin(isInner ? "details class='fold inner-fold'" : "details class=fold")
      page.attribute("data-key", own)
      if shell.state.isPrinting || shell.state.openNumbers.contains(own) {
        page.attribute("open", "")
      }
      page.element("summary") { page in
        page.message(.toggle)
        page.attribute("data-arg", own)
        head(entry, "figure-m", &page)
        page.markup(Icon.unfold)
      }
      page.element("div class=inside") { page in
        for equation in entry.equations { FormulaView(equation: equation).write(to: &page) }
        if let explanation = entry.explanation { page.element("p class=small", explanation) }
        if !node.children.isEmpty {
          page.element("div class=leaves") { page in
            write(below: node, isInner: true, &number, &page)
          }
        }
        page.element("p class='small source'") { page in
          page.status(entry.basis)
          if let rule = entry.rule {
            page.certainty(rule.certainty)
            page.element("span", Wording.source(rule))
          }
        }
      }
      page.end()
    }
  }

  @inline(never)
  private func head(_ entry: CalculationEntry, _ style: Literal, _ page: inout Page) {
    page.element("span class=words") { page in
      page.element("b", entry.title)
      if let detail = entry.detail { page.element("small", detail) }
    }
    if let value = entry.value { page.figure(value, style, entry.basis) }
  }
}
