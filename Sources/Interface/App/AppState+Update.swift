import Abitur
import JSON
import Planner

extension AppState {
  /// Takes something that happened and says what is to be done about it.
  mutating func update(_ action: Action) -> [Effect] {
    switch action {
    case .start(let route):
      show(route)
      return [.title(title)]
    case .navigate(let route):
      guard route != self.route else { return [] }
      if !sharesPlan(with: route) { openNumbers = [] }
      show(route)
      fault = nil
      return [.title(title), .focus(id: Anchor.title)]
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
  private mutating func show(_ route: Route) {
    self.route = route
    var moment = ExampleMoment.beforeExams
    if case .plan(.example(let shown), _) = route { moment = shown }
    guard example?.moment != moment, let plan = Plan.example(at: moment) else { return }
    example = (try? PlanModel(plan)).map { (moment, $0) }
  }

  /// A file that cannot be opened leaves everything else as it was.
  private mutating func open(name: String, bytes: [UInt8]) -> [Effect] {
    guard bytes.count <= AppState.sizeLimit else {
      let kind = JSONError.Kind.tooLarge(limit: AppState.sizeLimit)
      return refuse(name, ErrorWording(PlanError(.json(kind), at: .start)))
    }
    let read: Plan
    do throws(PlanError) {
      read = try Plan(file: bytes)
    } catch {
      return refuse(name, ErrorWording(error))
    }
    do throws(InvalidCandidate) {
      plan = try PlanModel(read)
    } catch {
      return refuse(name, ErrorWording(error))
    }
    fault = nil
    openNumbers = []
    show(.plan(.own, .overview))
    return [.hash(route.hash), .title(title), .focus(id: Anchor.title)]
  }

  /// Larger files are no plans.
  static var sizeLimit: Int { 1 << 20 }

  private mutating func refuse(_ fileName: String, _ wording: ErrorWording) -> [Effect] {
    fault = Fault(fileName: fileName, wording: wording)
    return [.focus(id: Anchor.fault)]
  }

  private func save(_ bytes: [UInt8]?, as name: StaticString, saying text: StaticString) -> [Effect]
  {
    guard let bytes else { return [] }
    return [.download(name: name, type: "application/json", bytes: bytes), .announce(text)]
  }

  private func sharesPlan(with other: Route) -> Bool {
    guard case .plan(let here, _) = route, case .plan(let there, _) = other else { return false }
    return here == there
  }

  private var title: Text {
    guard case .plan(_, let place) = route, shownPlan != nil else { return Text(Texts.appName) }
    return Texts.windowTitle(Texts.place(place))
  }
}

/// The elements that the focus is moved to.
enum Anchor {
  static var title: StaticString { "titel" }
  static var fault: StaticString { "fehler" }
}
