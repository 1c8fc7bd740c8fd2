import JSON
import Planner

/// A page of the app, as the address names it after the `#`.
enum Route: Equatable, Sendable {
  case start

  /// The figures of the own plan or of the example.
  case plan(Origin, Place)

  /// Setting the own plan up.
  case setup(SetupStep)

  /// The own subjects with their half-years.
  case subjects

  /// One subject with its single results and its exam.
  case subject(RecordID)

  /// Entering a result, over the page before it; about a half-year or an exam, if one is named.
  case entry(RecordID?)

  /// What becomes of a course, over the page before it.
  case course(RecordID)

  /// The keys that do something, over the page before it.
  case keys

  /// The own exams.
  case exams

  /// How far it is to what the pupil wants to reach.
  case goal

  /// How the plan is kept, and what goes in and out.
  case data

  /// Whose figures are shown.
  enum Origin: Equatable, Sendable {
    case own
    case example(ExampleMoment)
  }

  enum Place: Equatable, CaseIterable, Sendable {
    case overview
    case courses
    case calculation
  }
}

extension Route {
  var hash: Text {
    var hash: Text
    switch self {
    case .start: return "#/"
    case .setup(let step): return "#/plan/einrichten/\(step.rawValue)"
    case .subjects: return "#/plan/faecher"
    case .subject(let id): return Route.subjectPrefix + Text(utf8: id.digits)
    case .data: return "#/plan/daten"
    case .exams: return "#/plan/pruefungen"
    case .goal: return "#/plan/ziel"
    case .keys: return "#/plan/tasten"
    case .course(let id): return Route.coursePrefix + Text(utf8: id.digits)
    case .entry(let id):
      return Route.entryPrefix + (id.map { "/" + Text(utf8: $0.digits) } ?? "")
    case .plan(.own, _): hash = "#/plan"
    case .plan(.example(.beginning), _): hash = "#/beispiel/anfang"
    case .plan(.example(.beforeExams), _): hash = "#/beispiel"
    case .plan(.example(.afterExams), _): hash = "#/beispiel/fertig"
    }
    switch self {
    case .plan(_, .courses): hash += "/kurse"
    case .plan(_, .calculation): hash += "/rechnung"
    default: break
    }
    return hash
  }

  private static var subjectPrefix: Text { "#/plan/fach/" }
  private static var coursePrefix: Text { "#/plan/kurs/" }
  private static var entryPrefix: Text { "#/plan/eintragen" }

  /// The page that an address names; what names none is the start page.
  init(hash: ArraySlice<UInt8>) {
    func record(after prefix: Text) -> RecordID? {
      guard hash.starts(with: prefix.utf8) else { return nil }
      return RecordID(digits: hash.dropFirst(prefix.utf8.count))
    }
    if let id = record(after: Route.subjectPrefix) {
      self = .subject(id)
    } else if let id = record(after: Route.coursePrefix) {
      self = .course(id)
    } else if case let entry = Route.entryPrefix.utf8, hash.starts(with: entry) {
      self = .entry(RecordID(digits: hash.dropFirst(entry.count + 1)))
    } else {
      self = Route.all.first { $0.hash.utf8[...] == hash } ?? .start
    }
  }

  private static var all: [Route] {
    Place.allCases.flatMap { place in
      [.plan(.own, place)] + ExampleMoment.allCases.map { .plan(.example($0), place) }
    } + SetupStep.allCases.map { .setup($0) } + [.subjects, .exams, .goal, .data, .keys]
  }

  /// Whether it is a sheet over another page.
  var isSheet: Bool {
    switch self {
    case .entry, .course, .keys: true
    default: false
    }
  }

  /// Whether the page is about the person's own plan.
  var isOwn: Bool {
    switch self {
    case .start, .plan(.example, _): false
    case .plan(.own, _), .setup, .subjects, .subject, .exams, .goal, .entry, .course, .keys, .data:
      true
    }
  }
}
