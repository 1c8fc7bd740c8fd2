/// Everything the app knows while it runs.
struct AppState: Sendable {
  var route = Route.start
  /// The plan that was opened from a file.
  var plan: PlanModel?
  /// The last file that could not be opened.
  var fault: Fault?
  /// The open numbers of the calculation, by their place in the tree.
  var openNumbers: [Int] = []
  /// The room the landing scale has, in units of its drawing.
  var scaleWidth = LandingGeometry.widths.lowerBound
  var isDragging = false
  var isPrinting = false
  var isVersionReady = false

  /// A file that could not be opened, and why.
  struct Fault: Equatable, Sendable {
    var fileName: String
    var fault: FileFault
  }
}

extension AppState {
  /// The plan that the page shows.
  var shownPlan: PlanModel? {
    guard case .plan(let origin, _) = route else { return nil }
    switch origin {
    case .own: return plan
    case .example(let moment): return Sample.plan(at: moment)
    }
  }
}
