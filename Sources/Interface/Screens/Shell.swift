import Abitur
import JSON
import Planner
import Vault

/// What stands around a plan's screens: the places, whose plan it is, and what has to be said.
struct Shell {
  let state: AppState

  /// The plan worked out; nothing for an own plan that something stands against.
  let plan: PlanModel?
  let origin: Route.Origin

  func write(to page: inout Page) {
    page.element(
      state.hasSheet
        ? "div class=shell data-key=shell inert" : "div class=shell data-key=shell"
    ) { page in
      if !isExample { state.writeKeys(to: &page) }
      page.element("button class=skip type=button") { page in
        page.message(.skipToContent)
        page.text(Texts.skipToContent)
      }
      sidebar(&page)
      page.element("main class=screen data-key=screen") { page in
        FaultPanel(state: state).write(to: &page)
        if !isExample { StorageNotes(state: state).write(to: &page) }
        screen(&page)
      }
      tabBar(&page)
    }
  }

  private func screen(_ page: inout Page) {
    switch state.page {
    case .data: DataScreen(state: state).write(to: &page)
    case _ where isReading && !isExample: room(&page)
    // Without rules there is nothing to set up but the Land and the year, which are chosen there.
    case .setup: DataScreen(state: state).write(to: &page)
    case .subjects:
      if let profile = state.profile {
        page.fields(of: state.vault) { page in
          SubjectsScreen(state: state, profile: profile).write(to: &page)
        }
      }
    case .subject(let id):
      if let subject = state.profile?.subjects.first(where: { $0.record.id == id }) {
        page.fields(of: state.vault) { page in SubjectScreen(subject: subject).write(to: &page) }
      } else {
        blank(Texts.subjectGone, &page)
      }
    case .exams:
      guard let plan else { return blank(Texts.noPlanYet, &page) }
      ExamsScreen(shell: self, plan: plan).write(to: &page)
    case .goal:
      guard let plan else { return blank(Texts.noPlanYet, &page) }
      GoalScreen(shell: self, plan: plan).write(to: &page)
    case .plan(_, let place):
      guard let plan else { return blank(Texts.noPlanYet, &page) }
      switch place {
      case .overview:
        OverviewScreen(shell: self, plan: plan).write(to: &page)
      case .courses: CourseGrid(shell: self, plan: plan).write(to: &page)
      case .calculation: CalculationScreen(shell: self, plan: plan).write(to: &page)
      }
    case .start, .entry, .course, .keys: break
    }
  }

  /// Whether the plan is not there yet because it is still being read.
  private var isReading: Bool { state.profile == nil && state.vault.phase == .starting }

  /// The room that the landing scale will have, from which the host knows its width beforehand.
  private func room(_ page: inout Page) {
    page.element("div class=columns") { page in
      page.element("div class=main-column") { page in
        page.element("section") { page in
          page.element("div class=landing data-measure=scale") { _ in }
        }
      }
    }
  }

  /// A page that has nothing to show yet, and the way on.
  private func blank(_ text: Phrase, _ page: inout Page) {
    person(&page)
    page.title("h1 class=screen-title", Texts.place(place))
    if let profile = state.profile { PlanProblems(profile: profile).write(to: &page) }
    page.element("p class=lead", text)
    page.element("div class=buttons") { page in
      if ownSubjects.isEmpty {
        page.link(Texts.setup, style: "primary", .setup(.advanced))
      } else {
        page.link(Texts.toSubjects, style: "quiet", .subjects)
      }
    }
  }

  /// The places that there are, in their order; where there is little room, only the first four.
  private var places: [Route] {
    isExample
      ? Route.Place.allCases.map { .plan(origin, $0) } : AppState.places
  }

  private var place: Route.Place {
    if case .plan(_, let place) = state.page { return place }
    return .overview
  }

  /// The own subjects, where the page is about them.
  var ownSubjects: [SubjectPlan] { isExample ? [] : state.profile?.subjects ?? [] }

  /// The tenths of the grade that the pupil wants, where the page is about the own plan.
  var goal: Int? { isExample ? nil : state.profile?.goals.first?.number(.grade) }

  /// The own subject that counts as a subject of the rules, where the page is about them.
  @inline(never)
  func ownSubject(_ id: SubjectID) -> SubjectPlan? {
    isExample ? nil : state.profile?.subject(id)
  }

  /// An exam in words: its subject, its parts, and when it is, if that is known.
  @inline(never)
  func describe(_ exam: ExamAssessment, of plan: PlanModel, _ page: inout Page) {
    let factor = plan.assessment.blockTwo.factor
    page.element("p") { page in
      page.element("b", plan.wording.subject(of: exam))
      page.element("small", Texts.exam(exam, factor: factor, plan.wording))
      if let day = exam.subject.flatMap({ ownSubject($0) })?.exam?.number(.date) {
        page.element("small", Texts.examDay(day, today: state.moment))
      }
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
      if isExample {
        page.button(Texts.openPlan, icon: Icon.open, style: "primary", .openFile)
      } else if state.canEnter {
        page.link(Texts.enter, icon: Icon.add, style: "primary", stays: true, .entry(nil))
      }
      page.element("nav") { page in
        page.label(Texts.places)
        page.element("ul class=side-places") { page in
          for place in places {
            page.element("li") { page in link(to: place, &page) }
          }
        }
      }
      subjects(&page)
      page.element("div class=side-foot") { page in
        who(abitur { Text($0.rawValue) }, &page)
        if !isExample {
          page.element("a class=tap data-stay") { page in
            page.href(.keys)
            page.label(Texts.keys)
            page.text("?")
          }
        }
      }
    }
  }

  private func link(to route: Route, _ page: inout Page) {
    page.element("a") { page in
      page.href(route)
      if isCurrent(route) { page.attribute("aria-current", "page") }
      switch route {
      case .exams:
        page.markup(Icon.exams)
        page.element("span", Texts.exams)
      case .goal:
        page.markup(Icon.goal)
        page.element("span", Texts.goal)
      case .data:
        page.markup(Icon.data)
        page.element("span", Texts.data)
      case .plan(_, let place):
        switch place {
        case .overview: page.markup(Icon.overview)
        case .courses: page.markup(Icon.subjects)
        case .calculation: page.markup(Icon.calculation)
        }
        page.element("span", Texts.place(place))
      case .setup, .subjects, .subject, .entry, .course, .keys, .start: break
      }
    }
  }

  private func isCurrent(_ route: Route) -> Bool {
    switch state.page {
    case .subject, .subjects: route == .plan(.own, .courses)
    default: route == state.page
    }
  }

  /// All subjects at a glance; their courses stand in words in the table of courses.
  private func subjects(_ page: inout Page) {
    guard let plan else { return }
    page.element("div class=side-subjects") { page in
      if isExample {
        page.element("p class=caption", Texts.subjects)
      } else {
        page.element("a class=caption") { page in
          page.href(.subjects)
          page.text(Texts.subjects)
        }
      }
      page.element("ul") { page in
        for group in plan.courses.groups {
          for row in group.rows { page.element("li") { page in write(row, &page) } }
        }
      }
    }
  }

  private func write(_ row: CourseGridModel.Row, _ page: inout Page) {
    let own = row.cells.first.flatMap { ownSubject($0.course.subject) }
    page.begin(own == nil ? "p" : "a")
    if let id = own?.record.id {
      page.href(.subject(id))
      if state.page == .subject(id) { page.attribute("aria-current", "page") }
    }
    page.element("span", row.subject)
    page.element("span class=strip aria-hidden=true") { page in
      for cell in row.cells {
        page.begin("i")
        page.classes([stripe(cell)])
        page.end()
      }
    }
    page.end()
  }

  private func stripe(_ cell: CourseAssessment) -> Literal {
    if cell.verdict == .notTaken { return "gap" }
    guard cell.weight > 0, let points = cell.points else { return "out" }
    return Tile.colour(of: points)
  }

  // MARK: Narrow

  private func tabBar(_ page: inout Page) {
    page.element("nav class=tab-bar") { page in
      page.label(Texts.places)
      page.element("div class=tabs") { page in
        for place in places.prefix(4) { link(to: place, &page) }
      }
      if isExample {
        page.element("button class='round primary' type=button") { page in
          page.message(.openFile)
          page.label(Texts.openPlan)
          page.markup(Icon.open)
        }
      } else if state.canEnter {
        page.element("a class='round primary' data-stay") { page in
          page.href(.entry(nil))
          page.label(Texts.enter)
          page.markup(Icon.add)
        }
      }
    }
  }

  /// The person, above the overview on narrow screens.
  func person(_ page: inout Page) {
    let abitur = abitur { Text(Wording.name($0)) }
    page.element("header class=bar") { page in
      who(isExample ? Texts.example(abitur) : abitur, &page)
      if !isExample {
        page.element("a class=tap") { page in
          page.href(.data)
          page.label(Texts.data)
          page.markup(Icon.data)
        }
      }
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

  /// Year and Land, as far as they are known.
  private func abitur(_ name: (Land) -> Text) -> Text {
    if let plan { return Texts.abitur(year: plan.plan.year, land: name(plan.plan.land)) }
    guard let record = state.profile?.profile, let year = record.number(.abiturYear),
      let land = record.text(.land).flatMap({ Land(abbreviation: $0) })
    else { return "" }
    return Texts.abitur(year: year, land: name(land))
  }

  private var isExample: Bool {
    if case .example = origin { return true }
    return false
  }

  private func who(_ text: Text, _ page: inout Page) {
    let own = isExample ? plan?.plan.name : state.profile?.profile.text(.name)
    let name = own.map { Wording.harmless($0) } ?? Text(Texts.yourPlan)
    page.element("span class=avatar aria-hidden=true") { page in
      page.text(name.first)
    }
    page.element("p class=who") { page in
      page.element("b", name)
      page.element("span", text)
    }
  }
}
