/// Where a pupil stands: every figure with its basis, every condition, and how it all came about.
public struct Assessment: Sendable {
  /// The rule set that was applied, under the readings of the candidate.
  public var ruleSet: RuleSet

  /// Whether the pupil passes.
  public var passed: PassState

  /// Whether the total rests on results alone or on projections as well.
  public var basis: Basis

  /// The total, or none where it cannot be formed.
  public var total: Int?

  /// The grade of the table for the total; it is no promise where ``passed`` is ``PassState/no``.
  public var grade: Grade?

  /// What can still become of it.
  public var range: CertainRange

  /// The courses.
  public var blockOne: BlockOneAssessment

  /// The exams.
  public var blockTwo: BlockTwoAssessment

  /// Every condition, in a fixed order.
  public var conditions: [Condition]

  /// The rules that the courses taken cannot satisfy.
  public var shortfalls: [Shortfall]

  /// The pupil's wishes that the rules do not allow.
  public var refusals: [Refusal]

  /// The place of the component, where the pupil has one.
  public var componentPlace: ComponentPlace?

  /// How the total comes about.
  public var explanation: ExplanationNode
}

/// Whether the pupil passes.
public enum PassState: Hashable, Sendable {
  /// Every condition holds whatever comes.
  case yes

  /// No condition is broken, and some depend on what comes.
  case open

  /// A condition is broken.
  case no
}

/// What a figure rests on.
public enum Basis: Hashable, Sendable {
  /// Results alone.
  case earned

  /// Projections as well.
  case projected
}

/// What can still become of the total.
public struct CertainRange: Hashable, Sendable {
  /// The total is at least this whatever comes, or none where it may not be formed at all.
  public var guaranteed: Int?

  /// No outcome with fewer points passes, or none where passing is out of reach.
  public var passingFrom: Int?

  /// No outcome with more points passes, or none where passing is out of reach.
  public var passingTo: Int?

  /// The highest total still possible, also of outcomes that do not pass, or none where it cannot be
  /// formed.
  public var highest: Int?

  /// The grade for ``passingFrom``.
  public var worstGrade: Grade?

  /// The grade for ``passingTo``.
  public var bestGrade: Grade?
}

/// The result of the courses.
public struct BlockOneAssessment: Sendable {
  /// The block's result, or none where the courses do not suffice or nothing is graded yet.
  public var points: Int?

  /// What the result rests on.
  public var basis: Basis

  /// The weighted sum of points, or nothing as long as the block has no result.
  public var sum: Ratio?

  /// The weighted number of results, or the fixed divisor.
  public var divisor: Int

  /// How many results count.
  public var results: Int

  /// The subjects that count more than once by choice.
  public var doubled: [SubjectID]

  /// Every course of every subject in every half-year, in catalogue order.
  public var courses: [CourseAssessment]

  /// The weakest course that counts without having to, if any.
  public var weakestCounted: CourseID?

  /// The best course that does not count although it could, if any.
  public var bestUncounted: CourseID?
}

/// What becomes of one course.
public struct CourseAssessment: Sendable {
  /// The course.
  public var course: CourseID

  /// The result, projected where it is open, or none where the course is not taken or nothing is
  /// graded yet.
  public var points: Ratio?

  /// What the points rest on.
  public var basis: Basis

  /// How many times the course counts, 0 where it does not.
  public var weight: Int

  /// Why.
  public var verdict: CourseVerdict
}

/// Why a course counts or does not.
public enum CourseVerdict: Hashable, Sendable {
  /// It counts, and a rule does not let it be bracketed.
  case required(RuleID)

  /// It counts for an obligation that another course of the same could meet.
  case fulfils(RuleID)

  /// It counts in a place that is free.
  case free

  /// It counts because the pupil wants it to.
  case held

  /// It does not count because the pupil bracketed it.
  case bracketed

  /// It does not count because the pupil limited the subject.
  case limited

  /// It does not count because others are better; the weakest of those that go before it.
  case weaker(than: CourseID?)

  /// It does not count because a rule limits the courses it belongs to.
  case capped(RuleID)

  /// It cannot count because it has 0 points.
  case zero

  /// The course is not taken.
  case notTaken
}

/// The result of the exams.
public struct BlockTwoAssessment: Sendable {
  /// The block's result, or none where nothing is graded yet.
  public var points: Int?

  /// What the result rests on.
  public var basis: Basis

  /// How often each exam counts.
  public var factor: Int

  /// The exams: written, oral, component.
  public var exams: [ExamAssessment]
}

/// What becomes of one exam.
public struct ExamAssessment: Sendable {
  /// The subject or component, or none where it is not chosen yet.
  public var subject: SubjectID?

  /// How it is examined.
  public var kind: ExamKind

  /// What is known of it, or none where everything is open.
  public var exam: Exam?

  /// The multiplied value before rounding, or none where nothing is graded yet.
  public var exact: Ratio?

  /// The multiplied value, or none where nothing is graded yet.
  public var points: Int?

  /// What the value rests on.
  public var basis: Basis

  /// The value under another reading of the rules, where that gives another one.
  public var otherReading: Int?
}
