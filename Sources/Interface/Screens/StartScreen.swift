import Planner

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
      page.element("div class=start-words") { page in words(&page) }
      picture(&page)
    }
  }

  private func words(_ page: inout Page) {
    page.title("h1 class=headline", Texts.startHeadline)
    page.element("p class=lead", Texts.startSentence)
    page.element("div class=start-ways") { page in
      page.element("a class='button primary'") { page in
        page.href(.plan(.example(.beforeExams), .overview))
        page.element("span", Texts.showExample)
      }
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

  private var isPlanGone: Bool {
    if case .plan(.own, _) = state.route { return state.plan == nil }
    return false
  }
}
