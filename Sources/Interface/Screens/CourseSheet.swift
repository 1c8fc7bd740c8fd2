import Abitur
import JSON
import Planner
import Vault

/// What becomes of a course: whether it counts, by which rule, and what the pupil can choose.
struct CourseSheet {
  private let state: AppState
  private let plan: PlanModel
  private let record: RecordID
  private let cell: CourseAssessment

  /// Nothing where the plan has no such course.
  init?(_ id: RecordID, in state: AppState) {
    guard let plan = state.plan, let profile = state.profile,
      let subject = profile.subjects.first(where: { $0.record.id == id.whole }),
      let definition = subject.definition, subject.isCounted,
      let cell = plan.course(definition.id, id.part)
    else { return nil }
    self.state = state
    self.plan = plan
    self.cell = cell
    record = id
  }

  func write(to page: inout Page) {
    page.sheet(keys: "Escape") { page in
      page.element("div class=sheet-head") { page in
        page.closeButton()
        page.title("h1 class=sheet-title", plan.wording.course(cell.course), id: Anchor.sheet)
        Tile(cell: cell, wording: plan.wording).write(to: &page)
      }
      page.element("p class=lead", plan.wording.verdict(cell.verdict))
      source(&page)
      if state.vault.isWritable, cell.verdict != .notTaken { choices(&page) }
      page.element("div class=buttons") { page in
        if state.canEnter {
          page.link(Texts.enterResult, style: "quiet", stays: true, .entry(record))
        }
        page.link(Texts.toSubject, style: "quiet", .subject(record.whole))
      }
    }
  }

  private func source(_ page: inout Page) {
    guard let id = cell.verdict.rule, let rule = plan.wording.ruleSet.rule(id) else { return }
    page.element("p class='small source'") { page in
      page.certainty(rule.certainty)
      page.element("span", Wording.source(rule))
    }
  }

  // MARK: Choices

  /// What the pupil can have done with the course, and what each of it comes to.
  private func choices(_ page: inout Page) {
    let wish = state.vault.book[record]?.bytes(.wish)
    let words = Attribute.wish.type.words
    page.element("fieldset class=choices") { page in
      page.element("legend class=section-title", Texts.wish)
      choice(nil, Texts.noWish, isChosen: wish == nil, &page)
      choice(words[1], Texts.words(.wish)[1], isChosen: wish == words[1], &page)
      choice(words[0], Texts.words(.wish)[0], isChosen: wish == words[0], &page)
    }
  }

  private func choice(
    _ wish: [UInt8]?, _ name: Phrase, isChosen: Bool, _ page: inout Page
  ) {
    let after = isChosen ? plan : state.plan(with: .wish, wish.map { .text($0) }, of: record)
    let refusal = after?.assessment.refusals.first { $0.course == cell.course }
    page.element("label class=choice") { page in
      page.single("input type=radio name=wunsch") { page in
        if isChosen {
          page.attribute("checked", "")
        } else if refusal != nil {
          page.attribute("disabled", "")
        }
        page.attribute("value", Text(utf8: wish ?? []))
        page.reports(.setValue, record, .wish)
      }
      page.element("span class=words") { page in
        page.element("b", name)
        if let refusal { page.element("small", plan.wording.refusal(refusal)) }
      }
      if refusal == nil, let total = after?.assessment.total, let basis = after?.assessment.basis {
        page.figure(total, "figure-m", basis)
        page.hidden(" \(Texts.inTotal)")
      }
    }
  }
}
