import Abitur
import Planner

extension AppState {
  /// The page.
  func render() -> Node {
    .fragment([
      page(),
      tag("div", .class("over"), .key("over")) {
        if isVersionReady { versionNote() }
        if isDragging { dropNote() }
      },
    ])
  }

  private func page() -> Node {
    guard case .plan(let origin, let place) = route, let plan = shownPlan else {
      return StartScreen(state: self).node()
    }
    let shell = Shell(state: self, plan: plan, origin: origin, place: place)
    return shell.node {
      switch place {
      case .overview: OverviewScreen(shell: shell, scaleWidth: scaleWidth).nodes()
      case .calculation: CalculationScreen(shell: shell, state: self).nodes()
      }
    }
  }

  private func versionNote() -> Node {
    tag("div", .class("toast"), .key("version")) {
      tag("span") { Texts.versionReady }
      tag("button", .literal("type", "button"), .message(.loadVersion)) { Texts.loadVersion }
    }
  }

  private func dropNote() -> Node {
    tag("div", .class("drop"), .key("drop"), .decoration) { tag("p") { Texts.dropNow } }
  }
}
