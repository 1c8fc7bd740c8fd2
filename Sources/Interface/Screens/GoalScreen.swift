import Abitur
import JSON
import Planner
import Vault

/// What the pupil wants to reach, and how far it is.
struct GoalScreen {
  let shell: Shell
  let plan: PlanModel

  func write(to page: inout Page) {
    page.title("h1 class=screen-title", Texts.goal)
    guard let goal = shell.state.profile?.goals.first, let tenths = goal.number(.grade) else {
      page.element("p class=lead", Texts.noGoal)
      if shell.state.vault.isWritable {
        page.button(Texts.addGoal, icon: Icon.goal, style: "primary", .addGoal)
      }
      return
    }
    page.element("p class='grade w510'") { page in
      page.hidden("\(Texts.goal) ")
      page.text("\(tenths / 10),\(tenths % 10)")
    }
    page.element("div class=landing data-measure=scale") { page in
      LandingScale(plan.landing, width: shell.state.scaleWidth, goal: tenths).write(to: &page)
    }
    page.element("p class='lead say'") { page in
      for (position, sentence) in Texts.distance(to: tenths, plan).enumerated() {
        if position == 0 {
          page.text(sentence)
        } else {
          page.text(" ")
          page.element("strong", sentence)
        }
      }
    }
    page.fields(of: shell.state.vault) { page in
      page.element("div class=fields") { page in page.field(.grade, of: goal, goal.id) }
    }
  }
}
