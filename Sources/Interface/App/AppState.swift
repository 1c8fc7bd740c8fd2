import Planner

/// Everything the app knows while it runs.
struct AppState: Sendable {
  var route = Route.start

  /// The plan that was opened from a file.
  var plan: PlanModel?

  /// The example at the point in time that was looked at last.
  var example: (moment: ExampleMoment, plan: PlanModel)?

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
  struct Fault: Sendable {
    var fileName: String
    var wording: ErrorWording
  }
}

extension AppState {
  /// The plan that the page shows.
  var shownPlan: PlanModel? {
    guard case .plan(let origin, _) = route else { return nil }
    switch origin {
    case .own: return plan
    case .example: return example?.plan
    }
  }
}
