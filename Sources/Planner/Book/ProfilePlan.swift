import Abitur
import JSON

/// One profile of a plan book, put together: its subjects with their half-years, and the plan that
/// the calculation works with.
public final class ProfilePlan: Sendable {
  /// The profile.
  public let profile: Record

  /// The rule set of the profile's Land and year; nothing where none is offered or chosen.
  public let ruleSet: RuleSet?

  /// The subjects: those of the catalogue in its order, then the pupil's own by name.
  public let subjects: [SubjectPlan]

  /// The component, such as the Seminarkurs.
  public let component: Record?

  /// What the pupil wants to reach.
  public let goals: [Record]

  /// What the calculation works with; nothing where there is no rule set or ``errors`` stand
  /// against it.
  public let plan: Plan?

  /// What had to be left out of the plan, as it does not go together with the rest; nothing of it
  /// is lost, and it comes back when the contradiction goes.
  public let leftOut: [CandidateError]

  /// What stands against any calculation.
  public let errors: [CandidateError]

  /// Puts a profile together.
  ///
  /// - Complexity: linear in the number of the book's records, times the logarithm of the number of
  ///   half-years.
  public init(_ profile: Record, in book: PlanBook) {
    self.profile = profile
    let ruleSet = ProfilePlan.ruleSet(of: profile)
    let subjects = SubjectPlan.all(of: profile, in: book, ruleSet)
    let component = book[profile.id.part(1)]
    self.ruleSet = ruleSet
    self.subjects = subjects
    self.component = component
    goals = book.children(of: profile.id, .goal)
    guard let ruleSet, let land = ProfilePlan.land(of: profile),
      let year = profile.number(.abiturYear)
    else {
      plan = nil
      leftOut = []
      errors = []
      return
    }
    var candidate = Candidate(profile, subjects, component, ruleSet)
    (leftOut, errors) = candidate.leaveOutWhatDoesNotFit(ruleSet)
    plan =
      errors.isEmpty
      ? Plan(name: profile.text(.name), land: land, year: year, candidate: candidate) : nil
  }

  private static func land(of profile: Record) -> Land? {
    profile.text(.land).flatMap { Land(abbreviation: $0) }
  }

  private static func ruleSet(of profile: Record) -> RuleSet? {
    guard let land = land(of: profile), let year = profile.number(.abiturYear) else { return nil }
    return RuleSet.of(land, year: year)
  }
}

extension PlanBook {
  /// The profiles, put together, in the order in which they were made.
  public var profiles: [ProfilePlan] {
    all(.profile).map { ProfilePlan($0, in: self) }
  }
}

/// A subject of a profile, put together.
public struct SubjectPlan: Sendable {
  /// The subject.
  public let record: Record

  /// What the rule set knows of it; nothing for a subject of the pupil's own or of another Land.
  public let definition: SubjectDefinition?

  /// Whether it enters the calculation: the rule set knows it, and it is the first of its name.
  public let isCounted: Bool

  /// The four half-years.
  public let courses: [CoursePlan]

  /// The exam.
  public let exam: Record?

  /// The pupil's name for it, or the official one.
  public var name: String {
    record.text(.name) ?? definition?.name ?? record.text(.catalogued) ?? ""
  }

  /// Whether a search means it: a word of its name begins so, or it abbreviates the name.
  public func isMeant(by search: FoldedName) -> Bool {
    let name = FoldedName(name)
    return search.beginsAWord(of: name) || search.abbreviates(name)
  }

  static func all(of profile: Record, in book: PlanBook, _ ruleSet: RuleSet?) -> [SubjectPlan] {
    let tree = BookTree(book)
    var rest = book.children(of: profile.id, .subject)
    var subjects: [SubjectPlan] = []
    func add(_ record: Record, _ definition: SubjectDefinition?, isCounted: Bool) {
      let ratio = record.writtenToOral(in: profile)
      subjects.append(
        SubjectPlan(
          record: record, definition: definition, isCounted: isCounted,
          courses: HalfYear.allCases.map {
            CoursePlan($0, of: record, book, tree, joinedBy: ratio)
          },
          exam: book[record.id.part(5)]))
    }
    for definition in ruleSet?.subjects ?? [] {
      let id = definition.id.rawValue.bytes()
      var isFirst = true
      var others: [Record] = []
      for record in rest {
        guard record.bytes(.catalogued) == id else {
          others.append(record)
          continue
        }
        add(record, definition, isCounted: isFirst)
        isFirst = false
      }
      rest = others
    }
    let names = rest.map { $0.text(.name) ?? $0.text(.catalogued) ?? "" }
    for position in sortedOrder(rest.count, { FoldedName.isSortedBefore(names[$0], names[$1]) }) {
      add(rest[position], nil, isCounted: false)
    }
    return subjects
  }
}

/// A half-year of a subject, put together.
public struct CoursePlan: Sendable {
  /// The identifier that its record has or would have.
  public let id: RecordID

  /// The half-year.
  public let halfYear: HalfYear

  /// The record; nothing where the subject is not taken in the half-year.
  public let record: Record?

  /// The single results, in the order in which they were made.
  public let results: [Record]

  /// What the single results come to.
  public let derived: CourseResult

  /// The result as the school gave it.
  public var entered: Points? { record?.points(.points) }

  /// Whether the subject is taken in the half-year.
  public var isTaken: Bool { record.map { !$0.isSet(.notTaken) } ?? false }

  /// What the calculation takes: the result of the school alone; until then the course is open.
  public var outcome: Outcome {
    guard isTaken else { return .notTaken }
    return entered.map { .points($0) } ?? .open
  }

  init(
    _ halfYear: HalfYear, of subject: Record, _ book: PlanBook, _ tree: BookTree,
    joinedBy ratio: WrittenToOral
  ) {
    id = subject.id.part(halfYear.rawValue)
    self.halfYear = halfYear
    record = book[id]
    results = Array(tree.children(of: id, .result))
    derived = CourseResult(
      of: results.map { SingleResult($0, in: subject) }, joinedBy: ratio)
  }
}
