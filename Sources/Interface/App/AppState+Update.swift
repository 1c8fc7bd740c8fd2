import Abitur
import JSON
import Planner
import Vault

extension AppState {
  /// Takes something that happened and says what is to be done about it.
  func update(_ action: Action) -> [Effect] {
    isPageKept = false
    switch action {
    case .vault, .measured, .navigate: break
    default: notice = nil
    }
    switch action {
    case .start(let route):
      show(route)
      return [.title(title)] + ask(vault.start())
    case .navigate(let route):
      guard route != self.route else { return [] }
      if self.route.isSheet, route == behind {
        // The page has been there all the time, with what was said on it.
        self.route = route
        isPageKept = isSavingShown
        return [.title(title), .focus(id: Anchor.title)]
      }
      if !sharesPlan(with: route) { openNumbers = [] }
      let wasPage = !self.route.isSheet
      show(route)
      isPageKept = wasPage && route.isSheet && hasPageBehind
      if route.isSheet { return [.title(title), .focus(id: Anchor.sheet)] }
      fault = nil
      notice = nil
      lastStep = nil
      search = []
      isAskingToWipe = false
      return [.title(title), .focus(id: Anchor.title)]
    case .key(let key):
      if key.elementsEqual("Escape") { return leaveSheet() }
      return isEntering ? press(key) : hasSheet ? [] : follow(key)
    case .plan(let message, let request):
      return change(message, request)
    case .vault(let message, let argument, let fields):
      let effects = hear(message, argument, fields)
      // Where a draft was kept, the page behind the sheet says so already.
      isPageKept = isEntering && message.elementsEqual("written") && isSavingShown
      return effects
    case .openFile:
      return [.pickFile]
    case .fileChosen(let name, let bytes):
      isDragging = false
      return open(name: name, bytes: bytes)
    case .fileUnreadable(let name):
      return refuse(name, ErrorWording(Text(Texts.unreadable), Text(Texts.unreadableAdvice)))
    case .closeFault:
      fault = nil
      return [.focus(id: Anchor.title)]
    case .saveExample:
      return save(
        Plan.example?.file(), as: Texts.exampleFile, saying: Texts.exampleSaved)
    case .saveResult:
      return save(shownPlan?.result, as: Texts.resultFile, saying: Texts.resultSaved)
    case .toggle(let number):
      if let index = openNumbers.firstIndex(of: number) {
        openNumbers.remove(at: index)
      } else {
        openNumbers.append(number)
      }
      return []
    case .measured(let width):
      scaleWidth = min(
        max(width, LandingGeometry.widths.lowerBound), LandingGeometry.widths.upperBound)
      return []
    case .dragging(let isDragging):
      self.isDragging = isDragging
      return []
    case .versionReady:
      isVersionReady = true
      return [.announce(Texts.versionReady)]
    case .loadVersion:
      return [.loadVersion]
    case .skipToContent:
      return [.focus(id: Anchor.title)]
    case .printing(let isPrinting):
      self.isPrinting = isPrinting
      return []
    }
  }

  /// Goes to a page; the start page shows the example before the exams.
  func show(_ route: Route) {
    if route.isSheet {
      hasPageBehind = self.route.isOwn && self.route != route
      if case .setup = self.route { hasPageBehind = false }
      if hasPageBehind { behind = page }
    }
    if case .entry(let id) = route { beginEntry(at: id) }
    self.route = route
    var moment = ExampleMoment.beforeExams
    if case .plan(.example(let shown), _) = route { moment = shown }
    guard example?.moment != moment, let plan = Plan.example(at: moment) else { return }
    example = (try? PlanModel(plan)).map { (moment, $0) }
  }

  func refuse(_ fileName: String, _ wording: ErrorWording) -> [Effect] {
    fault = Fault(fileName: fileName, wording: wording)
    return [.focus(id: Anchor.fault)]
  }

  func save(
    _ bytes: [UInt8]?, as name: Literal, _ type: Literal = "application/json",
    saying text: Phrase
  ) -> [Effect] {
    guard let bytes else { return [] }
    return [.download(name: name, type: Text(type), bytes: bytes), .announce(text)]
  }

  private func sharesPlan(with other: Route) -> Bool {
    if route.isOwn { return other.isOwn }
    guard case .plan(let here, _) = route, case .plan(let there, _) = other else { return false }
    return here == there
  }

  var title: Text {
    switch route {
    case .entry: Texts.windowTitle(Texts.enter)
    case .course: Texts.windowTitle(Texts.course)
    case .keys: Texts.windowTitle(Texts.keys)
    case .plan(_, let place) where shownPlan != nil: Texts.windowTitle(Texts.place(place))
    case .setup: Texts.windowTitle(Texts.setup)
    case .subjects, .subject: Texts.windowTitle(Texts.subjects)
    case .exams: Texts.windowTitle(Texts.exams)
    case .goal: Texts.windowTitle(Texts.goal)
    case .data: Texts.windowTitle(Texts.data)
    case .start, .plan: Text(Texts.appName)
    }
  }
}

/// The elements that the focus is moved to.
enum Anchor {
  static var title: Literal { "titel" }
  static var sheet: Literal { "bogen" }
  static var fault: Literal { "fehler" }
  static var importing: Literal { "uebernahme" }
}
