/// Everything the screens show about one plan.
struct PlanModel: Sendable {
  var person: PersonModel
  var overview: OverviewModel
  var calculation: CalculationModel
}

/// Whose plan it is.
struct PersonModel: Sendable {
  /// As the plan has it; often missing.
  var name: String?
  /// The year of the Abitur.
  var year: Int
  /// The Land in full: Baden-Württemberg.
  var land: String
  /// The Land's short form: BW.
  var code: String
}

/// Whether a figure is settled.
enum Certainty: Sendable {
  case certain
  case projected
}

/// How well the source of a rule is established.
enum Confidence: Sendable {
  case confirmed
  case likely
  case unsettled
}

/// The overview of a plan: what it comes to and how sure that is.
struct OverviewModel: Sendable {
  var outcome: Outcome
  /// The grade in tenths, if the Abitur is passed with it.
  var gradeTenths: Int?
  /// The total, earned or projected.
  var total: Int?
  /// How many of the points that can be had are decided.
  var decidedPoints: Int
  /// The most points that can be had.
  var maximum: Int
  /// What is still possible; `nil` when nothing is open or nothing is known.
  var range: RangeModel?
  /// The fewest points of every grade, from the lowest total up.
  var thresholds: [Threshold]
  var landing: LandingModel
  var courseBlock: BlockModel
  var examBlock: BlockModel
  var exams: [ExamModel]
  var conditions: [ConditionModel]
  var courses: CourseGridModel
  var notices: [NoticeModel]

  /// Where the pupil stands.
  enum Outcome: Sendable {
    /// No result yet, so nothing to project from.
    case nothingYet
    /// Something is open; the figures are projected.
    case projected
    /// Everything is there and the Abitur is passed.
    case landed
    /// A condition is violated and cannot be met any more.
    case failed
    /// The courses taken allow no total.
    case impossible
  }
}

/// The totals that can still come out.
struct RangeModel: Sendable {
  /// At least so many points, whatever comes.
  var secured: Int
  /// The fewest points with which the Abitur can still be passed, and the grade they are.
  var passFrom: Int?
  var passFromTenths: Int?
  /// The most points that can still be reached, and the grade they are.
  var highest: Int
  var highestTenths: Int?
}

/// Where a grade begins.
struct Threshold: Equatable, Sendable {
  var points: Int
  var tenths: Int
}

/// One of the two blocks.
struct BlockModel: Sendable {
  /// The points of the block, earned or projected.
  var points: Int?
  /// How many of them are earned.
  var certainPoints: Int
  var certainty: Certainty
  var maximum: Int
  var minimum: Int
  /// How many points one tick of its gauge stands for.
  var step: Int
  /// How many parts (courses or exams) count or are decided, out of how many.
  var counted: Int
  var available: Int
}

/// One exam.
struct ExamModel: Sendable {
  /// `nil` while the subject is not chosen.
  var subject: String?
  var kind: Kind
  /// The parts that take place, in the order they are written.
  var parts: [Part]
  /// What an open part is projected with.
  var level: Fraction?
  /// The fourfold value.
  var value: Int?
  var certainty: Certainty
  /// The value under the other reading of a disputed rule, if that differs.
  var otherReading: Int?

  enum Kind: Sendable {
    case written
    case oral
    case seminar
  }

  /// A part of an exam; no points while it is open.
  struct Part: Sendable {
    var kind: PartKind
    var points: Int?
  }

  enum PartKind: Sendable {
    case written
    case practical
    case communication
    case additionalOral
    case oral
    case seminar
    /// The value was taken over from the school's papers.
    case reported
  }
}

/// One condition of passing.
struct ConditionModel: Sendable {
  var key: ConditionKey
  var value: Int?
  var certainty: Certainty
  var bound: Int
  var direction: Direction
  var state: State

  enum Direction: Sendable {
    case atLeast
    case atMost
  }

  enum State: Sendable {
    /// Holds, whatever comes.
    case secured
    case open
    /// Not met and not to be met any more.
    case violated
  }

  /// How far the value is on the right side of the bound; negative on the wrong side.
  var margin: Int? {
    guard let value else { return nil }
    return direction == .atLeast ? value - bound : bound - value
  }
}

/// The conditions of passing, by what they are about.
enum ConditionKey: Sendable {
  case total
  case courseBlock
  case examBlock
  case weakCourses
  case weakAdvancedCourses
  case zeroCourses
  case weakestExam
  case strongExams
  case strongAdvancedExams
}

/// Something the plan asks for and cannot have.
enum NoticeModel: Sendable {
  /// A rule of choosing courses that the courses taken cannot fulfil.
  case unfulfillable(rule: String, needed: Int, available: Int)
  /// A wish that the law does not allow, and the rule that forbids it.
  case rejected(wish: Wish, subject: String?, halfYear: Int?, rule: String)

  enum Wish: Sendable {
    case bracket
    case keep
    case limit
    case double
    case seminar
  }
}
