import Abitur
import JSON
import Planner
import Vault

/// The own exams: when each is, what it brings, and what they come to.
struct ExamsScreen {
  let shell: Shell
  let plan: PlanModel

  private var block: BlockTwoAssessment { plan.assessment.blockTwo }

  func write(to page: inout Page) {
    page.title("h1 class=screen-title", Texts.exams)
    if let model = plan.blocks.last { BlockView(block: model).write(to: &page) }
    page.element("ul class=rows") { page in
      for exam in block.exams { write(exam, &page) }
    }
    page.element("p class=small", Texts.examFactor(block.factor))
  }

  private func write(_ exam: ExamAssessment, _ page: inout Page) {
    let subject = exam.subject.flatMap { shell.ownSubject($0) }
    page.element("li class=row") { page in
      shell.describe(exam, of: plan, &page)
      page.figure(exam.points, "figure-m", exam.basis)
      if let subject, shell.state.canEnter {
        page.element("a class=tap data-stay") { page in
          page.href(.entry(subject.record.id.part(Entry.exam)))
          page.label(Texts.enterExam(plan.wording.subject(of: exam)))
          page.markup(Icon.add)
        }
      }
    }
  }
}
