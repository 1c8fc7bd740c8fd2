import JSON
import Planner
import Vault

/// The first page: what the app is, and the two ways in.
struct StartScreen {
  let state: AppState

  func write(to page: inout Page) {
    page.element("main class=start data-key=start") { page in
      page.element("header class=start-brand") { page in
        page.markup(Icon.mark)
        page.element("p", Texts.appName)
      }
      FaultPanel(state: state).write(to: &page)
      if isPlanGone { page.element("p class=note", Texts.planGone) }
      StorageNotes(state: state).write(to: &page)
      page.element("div class=start-words") { page in words(&page) }
      picture(&page)
    }
  }

  private func words(_ page: inout Page) {
    page.title("h1 class=headline", Texts.startHeadline)
    page.element("p class=lead", Texts.startSentence)
    page.element("div class=start-ways") { page in
      if hasPlan {
        page.link(Texts.continuePlan, style: "primary", .plan(.own, .overview))
      } else if state.vault.isWritable {
        page.button(Texts.newPlan, style: "primary", .newPlan)
      }
      page.link(Texts.showExample, style: "quiet", .plan(.example(.beforeExams), .overview))
      page.button(Texts.openPlan, icon: Icon.open, style: "quiet", .openFile)
    }
    page.element("p class='small start-note'") { page in
      page.element("span class=drop-hint", "\(Texts.dropHint) ")
      page.text(Texts.staysHere)
    }
    page.button(Texts.saveExample, icon: Icon.save, style: "plain", .saveExample)
  }

  /// The example's own scale, as what the app will show.
  private func picture(_ page: inout Page) {
    guard let plan = state.example?.plan else { return }
    page.element("div class=start-picture data-measure=scale aria-hidden=true") { page in
      page.status(Texts.example(Text(Wording.status(plan.assessment))), isCertain: false)
      GradeFigure(plan: plan).write(to: &page)
      LandingScale(plan.landing, width: state.scaleWidth).write(to: &page)
    }
  }

  private var hasPlan: Bool {
    if case .locked = state.vault.phase { return true }
    return state.profile != nil
  }

  private var isPlanGone: Bool {
    state.route.isOwn && state.vault.isWritable
  }
}
