import Abitur
import Planner

/// What stands around a plan's screens: the places, whose plan it is, and what has to be said.
struct Shell {
  let state: AppState
  let plan: PlanModel
  let origin: Route.Origin
  let place: Route.Place

  func node(@NodeBuilder content: () -> [Node]) -> Node {
    tag("div", .class("shell"), .key("shell")) {
      tag(
        "button", .class("skip"), .literal("type", "button"), .message(.skipToContent)
      ) { Texts.skipToContent }
      sidebar()
      tag("main", .class("screen"), .key("screen")) {
        FaultPanel(state: state).node()
        content()
      }
      tabBar()
    }
  }

  // MARK: Wide

  private func sidebar() -> Node {
    tag("header", .class("sidebar")) {
      tag("a", .class("brand"), .href(.start)) {
        Icon.mark()
        tag("span") { Texts.appName }
        Components.hidden(", \(Texts.toStart)")
      }
      Components.button(
        Texts.openPlan, icon: Icon.open(), style: isExample ? "primary" : "quiet",
        message: .openFile)
      tag("nav", .label(Texts.places)) {
        tag("ul", .class("side-places")) {
          for place in Route.Place.allCases { tag("li") { link(to: place) } }
        }
      }
      subjects()
      tag("div", .class("side-foot")) {
        avatar()
        tag("p", .class("who")) {
          tag("b") { name }
          tag("span") { Texts.abitur(year: plan.plan.year, land: plan.plan.land.rawValue) }
        }
      }
    }
  }

  private func link(to place: Route.Place) -> Node {
    tag("a", .href(.plan(origin, place)), .current(place == self.place)) {
      icon(of: place)
      tag("span") { Texts.place(place) }
    }
  }

  private func icon(of place: Route.Place) -> Node {
    switch place {
    case .overview: Icon.overview()
    case .calculation: Icon.calculation()
    }
  }

  /// All subjects at a glance; the same stands in words in the table of courses.
  private func subjects() -> Node {
    tag("div", .class("side-subjects"), .decoration) {
      tag("p", .class("caption")) { Texts.subjects }
      tag("ul") {
        for group in plan.courses.groups {
          for row in group.rows {
            tag("li") {
              tag("span") { row.subject }
              tag("span", .class("strip")) {
                for cell in row.cells { tag("i", .classes(stripe(cell))) }
              }
            }
          }
        }
      }
    }
  }

  private func stripe(_ cell: CourseAssessment) -> [StaticString] {
    if cell.verdict == .notTaken { return ["gap"] }
    guard cell.weight > 0, let points = cell.points else { return ["out"] }
    return [Tile.colour(of: points)]
  }

  // MARK: Narrow

  private func tabBar() -> Node {
    tag("nav", .class("tab-bar"), .label(Texts.places)) {
      tag("div", .class("tabs")) {
        for place in Route.Place.allCases { link(to: place) }
      }
      tag(
        "button", .classes(isExample ? ["round", "primary"] : ["round"]),
        .literal("type", "button"), .message(.openFile), .label(Texts.openPlan)
      ) { Icon.open() }
    }
  }

  /// The person, above the overview on narrow screens.
  func person() -> Node {
    tag("header", .class("bar")) {
      avatar()
      tag("p", .class("who")) {
        tag("b") { name }
        tag("span") {
          isExample ? Texts.example(abitur) : abitur
        }
      }
    }
  }

  /// The points in time of the example.
  func moments() -> Node? {
    guard case .example(let current) = origin else { return nil }
    return tag("nav", .class("moments"), .label(Texts.moments)) {
      for moment in ExampleMoment.allCases {
        tag(
          "a", .href(.plan(.example(moment), place)), .current(moment == current)
        ) { Texts.moment(moment) }
      }
    }
  }

  // MARK: Person

  private var isExample: Bool {
    if case .example = origin { return true }
    return false
  }

  private var name: String { plan.plan.name.map { Wording.harmless($0) } ?? Texts.yourPlan }

  private var abitur: String {
    Texts.abitur(year: plan.plan.year, land: Wording.name(plan.plan.land))
  }

  private func avatar() -> Node {
    tag("span", .class("avatar"), .decoration) {
      if let letter = name.unicodeScalars.first { String(letter) }
    }
  }
}
