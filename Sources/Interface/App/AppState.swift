import Abitur
import JSON
import Planner
import Vault

/// Everything the app knows while it runs.
///
/// A class, since every screen holds it and a copy of it costs the web build more than all screens.
final class AppState {
  var route = Route.start

  /// The page behind a sheet.
  var behind = Route.plan(.own, .overview)

  /// Whether the page behind the sheet was looked at before it.
  var hasPageBehind = false

  /// Whether nothing but the sheet over it has changed since the page was written last.
  var isPageKept = false

  /// What the page says of how far the plan is kept.
  var shownSaving: Saving?

  /// Whether the page still says the truth of it.
  var isSavingShown: Bool { vault.saving == shownSaving }

  /// The result that is being entered.
  var entry: Entry?

  /// What it would change.
  var outcome: EntryOutcome?

  /// The own plans and how they are kept.
  var vault = Vault()

  /// The time and the random bits of what happened last.
  var moment = Moment(time: 0, random: (0, 0, 0, 0))

  /// The own plan that is shown.
  var profile: ProfilePlan?

  /// The own plan worked out; nothing where something stands against it.
  var plan: PlanModel?

  /// How it stood before the last day on which something was changed.
  var earlier: Standing?

  /// What the subjects are searched for.
  var search: [UInt8] = []

  /// The last step, which can be taken back.
  var lastStep: Text?

  /// Why what was asked for last did not happen.
  var notice: Text?

  /// A file that was chosen before the own plan was open.
  var waitingFile: (name: String, bytes: [UInt8])?

  /// A file that waits for the person to say how to take it in.
  var pendingImport: PendingImport?

  /// An encrypted backup that waits for its passphrase.
  var sealedImport: SealedImport?

  /// Whether the person is being asked if everything is to be deleted.
  var isAskingToWipe = false

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

  /// How a plan stood on the morning of a day.
  struct Standing: Sendable {
    var backup: RecordID
    var profile: RecordID
    var day: UInt64
    var total: Int?
    var grade: Grade?
  }

  /// A plan that was read from a file, and what taking it in would do.
  struct PendingImport: Sendable {
    var fileName: String
    var book: PlanBook
    var mode: ImportMode
    var preview: PlanImport

    /// The profile that an export of another app is joined with.
    var joined: RecordID?

    /// The table that it comes from, whose columns the person can correct.
    var table: CSVImport?

    /// The rows of the table that cannot be read.
    var problems: [CSVProblem] = []
  }

  /// An encrypted backup that was chosen.
  struct SealedImport: Sendable {
    var fileName: String
    var file: BackupFile
    var wasWrong = false
  }

  /// A file that could not be opened, and why.
  struct Fault: Sendable {
    var fileName: String
    var wording: ErrorWording
  }
}

extension AppState {
  /// The page that is shown, be it behind a sheet.
  var page: Route {
    route.isSheet ? behind : route
  }

  /// Whether a result is being entered over the page.
  var isEntering: Bool {
    if case .entry = route { return entry != nil && canEnter }
    return false
  }

  /// Whether a sheet lies over the page.
  var hasSheet: Bool { isEntering || isShowingKeys || shownCourse != nil }

  /// Whether a sheet tells which keys do something.
  var isShowingKeys: Bool { route == .keys && profile != nil && vault.phase == .ready }

  /// The places of the own plan, in their order; where there is little room, only the first four.
  static var places: [Route] {
    [
      .plan(.own, .overview), .plan(.own, .courses), .exams, .goal, .plan(.own, .calculation),
      .data,
    ]
  }

  /// The course that a sheet is about.
  var shownCourse: CourseSheet? {
    guard case .course(let id) = route, vault.phase == .ready else { return nil }
    return CourseSheet(id, in: self)
  }

  /// The subjects that the search means.
  var foundSubjects: [SubjectPlan] {
    let subjects = profile?.subjects ?? []
    let search = FoldedName(String(utf8: search[...]))
    return search.bytes.isEmpty ? subjects : subjects.filter { $0.isMeant(by: search) }
  }

  /// Whether there is something that results can be entered for.
  var canEnter: Bool { vault.isWritable && profile?.subjects.isEmpty == false }

  /// The plan that the page shows.
  var shownPlan: PlanModel? {
    guard case .plan(let origin, _) = page else { return nil }
    switch origin {
    case .own: return plan
    case .example: return example?.plan
    }
  }
}
