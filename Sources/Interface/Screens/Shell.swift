import Abitur
import Planner

/// What stands around a plan's screens: the places, whose plan it is, and what has to be said.
struct Shell {
  let state: AppState
  let plan: PlanModel
  let origin: Route.Origin
  let place: Route.Place

  func write(to page: inout Page) {
    page.element("div class=shell data-key=shell") { page in
      page.element("button class=skip type=button") { page in
        page.message(.skipToContent)
        page.text(Texts.skipToContent)
      }
      sidebar(&page)
      page.element("main class=screen data-key=screen") { page in
        FaultPanel(state: state).write(to: &page)
        switch place {
        case .overview:
          OverviewScreen(shell: self, scaleWidth: state.scaleWidth).write(to: &page)
        case .calculation: CalculationScreen(shell: self).write(to: &page)
        }
      }
      tabBar(&page)
    }
  }

  // MARK: Wide

  private func sidebar(_ page: inout Page) {
    page.element("header class=sidebar") { page in
      page.element("a class=brand") { page in
        page.href(.start)
        page.markup(Icon.mark)
        page.element("span", Texts.appName)
        page.hidden(", \(Texts.toStart)")
      }
      page.button(
        Texts.openPlan, icon: Icon.open, style: isExample ? "primary" : "quiet", .openFile)
      page.element("nav") { page in
        page.label(Texts.places)
        page.element("ul class=side-places") { page in
          for place in Route.Place.allCases {
            page.element("li") { page in link(to: place, &page) }
          }
        }
      }
      subjects(&page)
      page.element("div class=side-foot") { page in
        who(Texts.abitur(year: plan.plan.year, land: Text(plan.plan.land.rawValue)), &page)
      }
    }
  }

  private func link(to place: Route.Place, _ page: inout Page) {
    page.element("a") { page in
      page.href(.plan(origin, place))
      if place == self.place { page.attribute("aria-current", "page") }
      page.markup(place == .overview ? Icon.overview : Icon.calculation)
      page.element("span", Texts.place(place))
    }
  }

  /// All subjects at a glance; the same stands in words in the table of courses.
  private func subjects(_ page: inout Page) {
    page.element("div class=side-subjects aria-hidden=true") { page in
      page.element("p class=caption", Texts.subjects)
      page.element("ul") { page in
        for group in plan.courses.groups {
          for row in group.rows {
            page.element("li") { page in
              page.element("span", row.subject)
              page.element("span class=strip") { page in
                for cell in row.cells {
                  page.begin("i")
                  page.classes([stripe(cell)])
                  page.end()
                }
              }
            }
          }
        }
      }
    }
  }

  private func stripe(_ cell: CourseAssessment) -> StaticString {
    if cell.verdict == .notTaken { return "gap" }
    guard cell.weight > 0, let points = cell.points else { return "out" }
    return Tile.colour(of: points)
  }

  // MARK: Narrow

  private func tabBar(_ page: inout Page) {
    page.element("nav class=tab-bar") { page in
      page.label(Texts.places)
      page.element("div class=tabs") { page in
        for place in Route.Place.allCases { link(to: place, &page) }
      }
      page.element("button type=button") { page in
        page.classes(isExample ? ["round", "primary"] : ["round"])
        page.message(.openFile)
        page.label(Texts.openPlan)
        page.markup(Icon.open)
      }
    }
  }

  /// The person, above the overview on narrow screens.
  func person(_ page: inout Page) {
    let abitur = Texts.abitur(year: plan.plan.year, land: Text(Wording.name(plan.plan.land)))
    page.element("header class=bar") { page in
      who(isExample ? Texts.example(abitur) : abitur, &page)
    }
  }

  /// The points in time of the example.
  func moments(_ page: inout Page) {
    guard case .example(let current) = origin else { return }
    page.element("nav class=moments") { page in
      page.label(Texts.moments)
      for moment in ExampleMoment.allCases {
        page.element("a") { page in
          page.href(.plan(.example(moment), place))
          if moment == current { page.attribute("aria-current", "page") }
          page.text(Texts.moment(moment))
        }
      }
    }
  }

  // MARK: Person

  private var isExample: Bool {
    if case .example = origin { return true }
    return false
  }

  private func who(_ text: Text, _ page: inout Page) {
    let name = plan.plan.name.map { Wording.harmless($0) } ?? Text(Texts.yourPlan)
    page.element("span class=avatar aria-hidden=true") { page in
      page.text(name.first)
    }
    page.element("p class=who") { page in
      page.element("b", name)
      page.element("span", text)
    }
  }
}
