extension AppState {
  /// Takes something that happened and says what is to be done about it.
  mutating func update(_ action: Action) -> [Effect] {
    switch action {
    case .start(let route):
      self.route = route
      return [.title(title)]
    case .navigate(let route):
      guard route != self.route else { return [] }
      if !sharesPlan(with: route) { openNumbers = [] }
      self.route = route
      fault = nil
      return [.title(title), .focus(id: Anchor.title)]
    case .openFile:
      return [.pickFile]
    case .fileChosen(let name, let bytes):
      isDragging = false
      return open(name: name, bytes: bytes)
    case .fileUnreadable(let name):
      fault = Fault(fileName: name, fault: FileFault(problem: .unreadable))
      return [.focus(id: Anchor.fault)]
    case .closeFault:
      fault = nil
      return [.focus(id: Anchor.title)]
    case .saveExample:
      return [
        .download(
          name: Sample.fileName, type: "application/json", bytes: [UInt8](Sample.file.utf8)),
        .announce(Texts.exampleSaved),
      ]
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

  /// A file that cannot be opened leaves everything else as it was.
  private mutating func open(name: String, bytes: [UInt8]) -> [Effect] {
    switch PlanFile.open(bytes) {
    case .failure(let fault):
      self.fault = Fault(fileName: name, fault: fault)
      return [.focus(id: Anchor.fault)]
    case .success(let plan):
      self.plan = plan
      fault = nil
      openNumbers = []
      route = .plan(.own, .overview)
      return [.hash(route.hash), .title(title), .focus(id: Anchor.title)]
    }
  }

  private func sharesPlan(with other: Route) -> Bool {
    guard case .plan(let here, _) = route, case .plan(let there, _) = other else { return false }
    return here == there
  }

  private var title: String {
    guard case .plan(_, let place) = route, shownPlan != nil else { return Texts.appName }
    return Texts.windowTitle(Texts.place(place))
  }
}

/// The elements that the focus is moved to.
enum Anchor {
  static var title: String { "titel" }
  static var fault: String { "fehler" }
}
