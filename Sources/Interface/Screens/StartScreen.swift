import Abitur
import Planner

/// The first page: what the app is, and the two ways in.
struct StartScreen {
  let state: AppState

  func node() -> Node {
    tag("main", .class("start"), .key("start")) {
      tag("header", .class("start-brand")) {
        Icon.mark()
        tag("p") { Texts.appName }
      }
      FaultPanel(state: state).node()
      if isPlanGone { tag("p", .class("note")) { Texts.planGone } }
      tag("div", .class("start-words")) {
        tag("h1", .class("headline"), .id("titel"), .literal("tabindex", "-1")) {
          Texts.startHeadline
        }
        tag("p", .class("lead")) { Texts.startSentence }
        tag("div", .class("start-ways")) {
          Components.link(
            Texts.showExample, to: .plan(.example(.beforeExams), .overview), style: "primary")
          Components.button(
            Texts.openPlan, icon: Icon.open(), style: "quiet", message: .openFile)
        }
        tag("p", .class("small", "start-note")) {
          tag("span", .class("drop-hint")) { "\(Texts.dropHint) " }
          Texts.staysHere
        }
        Components.button(
          Texts.saveExample, icon: Icon.save(), style: "plain", message: .saveExample)
      }
      picture()
    }
  }

  /// The example's own scale, as what the app will show.
  private func picture() -> Node? {
    guard let plan = state.example?.plan else { return nil }
    let most = plan.landing.maximum
    return tag("div", .class("start-picture"), .measured("scale"), .decoration) {
      Components.status(Texts.example(Wording.status(plan.assessment)), isCertain: false)
      GradeFigure(
        grade: plan.grade, otherwise: "", decided: most - (plan.landing.position?.open ?? most),
        maximum: most
      ).node()
      LandingScale(plan.landing, width: state.scaleWidth).node()
    }
  }

  private var isPlanGone: Bool {
    if case .plan(.own, _) = state.route { return state.plan == nil }
    return false
  }
}
