/// Everything the calculation needs to know of a pupil, as plain values.
public struct Candidate: Sendable {
  /// The subjects taken, each once, in any order.
  public var subjects: [SubjectEntry]

  /// The exams in any order; advanced subjects that are missing here are examined in writing.
  public var exams: [Exam]

  /// The component, where the pupil has one.
  public var component: ComponentEntry?

  /// The subjects that the pupil wants to count more than once; none leaves it to the engine.
  public var doubled: [SubjectID]?

  /// The readings selected for rules that have several.
  public var readings: [(reading: ReadingID, option: String)]

  /// The properties of the pupil that a rule set may ask for.
  public var facts: [CandidateFact]

  /// The school year in which the qualification phase began, named by its first calendar year.
  public var entryYear: Int?

  /// Describes a pupil.
  public init(
    subjects: [SubjectEntry], exams: [Exam] = [], component: ComponentEntry? = nil,
    doubled: [SubjectID]? = nil, readings: [(reading: ReadingID, option: String)] = [],
    facts: [CandidateFact] = [], entryYear: Int? = nil
  ) {
    self.subjects = subjects
    self.exams = exams
    self.component = component
    self.doubled = doubled
    self.readings = readings
    self.facts = facts
    self.entryYear = entryYear
  }
}

/// One subject of a pupil with its courses and what the pupil decided about them.
public struct SubjectEntry: Sendable {
  /// The subject.
  public var id: SubjectID

  /// The level at which it is taken.
  public var level: Level

  /// The courses taken, at most one for each half-year and ordinal.
  public var courses: [Course]

  /// So many courses the pupil brings in at most; no limit where nothing is said.
  public var limit: Int?

  /// Describes a subject.
  public init(_ id: SubjectID, _ level: Level = .basic, courses: [Course], limit: Int? = nil) {
    self.id = id
    self.level = level
    self.courses = courses
    self.limit = limit
  }
}

/// One course: a half-year of a subject.
public struct Course: Sendable {
  /// The half-year.
  public var halfYear: HalfYear

  /// 0 for the subject's first course of the half-year, 1 for the next.
  public var ordinal: Int

  /// The result; ``Outcome/notTaken`` is the same as leaving the course out.
  public var outcome: Outcome

  /// What the pupil decided about the course.
  public var wish: CourseWish

  /// What single results let one expect of a course that is still open; it is projected, never
  /// earned, and without meaning where the result stands.
  public var estimate: Points?

  /// Describes a course.
  public init(
    _ halfYear: HalfYear, _ outcome: Outcome, wish: CourseWish = .none, ordinal: Int = 0,
    estimate: Points? = nil
  ) {
    self.halfYear = halfYear
    self.outcome = outcome
    self.wish = wish
    self.ordinal = ordinal
    self.estimate = estimate
  }
}

/// What the pupil decided about a course.
public enum CourseWish: Hashable, Sendable {
  /// Nothing; the engine chooses.
  case none

  /// The course shall not count.
  case bracketed

  /// The course shall count.
  case held
}

/// One exam of a pupil.
public struct Exam: Sendable {
  /// The subject examined.
  public var subject: SubjectID

  /// How it is examined.
  public var kind: ExamKind

  /// The exam itself: the written one, or the oral one of an oral exam subject.
  public var main: Outcome

  /// A second part, such as a practical exam.
  public var second: (part: SecondPart, outcome: Outcome)?

  /// The additional oral exam of a written exam subject.
  public var additionalOral: Outcome

  /// The multiplied value as the school gave it; takes the place of all parts.
  public var certified: Int?

  /// Describes an exam.
  public init(
    _ subject: SubjectID, _ kind: ExamKind, _ main: Outcome = .open,
    second: (part: SecondPart, outcome: Outcome)? = nil, additionalOral: Outcome = .notTaken,
    certified: Int? = nil
  ) {
    self.subject = subject
    self.kind = kind
    self.main = main
    self.second = second
    self.additionalOral = additionalOral
    self.certified = certified
  }
}

/// A pupil's result that is no course, and what it shall be used for.
public struct ComponentEntry: Sendable {
  /// The component.
  public var id: SubjectID

  /// Its points on the component's own scale; open where it is not finished.
  public var points: Int?

  /// The field it is assigned to.
  public var field: TaskField?

  /// The place the pupil chose; none leaves it to the engine.
  public var place: ComponentPlace?

  /// The oral exam subject that it replaces in Block II.
  public var replaces: SubjectID?

  /// Describes a component.
  public init(
    _ id: SubjectID, points: Int?, field: TaskField? = nil, place: ComponentPlace? = nil,
    replaces: SubjectID? = nil
  ) {
    self.id = id
    self.points = points
    self.field = field
    self.place = place
    self.replaces = replaces
  }
}
