extension AppState {
  /// The page, as HTML in UTF-8.
  func render() -> [UInt8] {
    var page = Page()
    if case .plan(let origin, let place) = route, let plan = shownPlan {
      Shell(state: self, plan: plan, origin: origin, place: place).write(to: &page)
    } else {
      StartScreen(state: self).write(to: &page)
    }
    page.element("div class=over data-key=over") { page in
      if isVersionReady {
        page.element("div class=toast data-key=version") { page in
          page.element("span", Texts.versionReady)
          page.element("button type=button") { page in
            page.message(.loadVersion)
            page.text(Texts.loadVersion)
          }
        }
      }
      if isDragging {
        page.element("div class=drop data-key=drop aria-hidden=true") { page in
          page.element("p", Texts.dropNow)
        }
      }
    }
    return page.bytes
  }
}
