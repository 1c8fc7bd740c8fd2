/// Names one course: a subject in a half-year.
///
/// A subject can have a second course in the same half-year in some Länder; `ordinal` tells them
/// apart and is 0 for the first.
public struct CourseID: Hashable, Sendable {
  /// The subject.
  public var subject: SubjectID

  /// The half-year.
  public var halfYear: HalfYear

  /// 0 for the subject's first course of the half-year, 1 for the next.
  public var ordinal: Int

  /// Names a course.
  public init(_ subject: SubjectID, _ halfYear: HalfYear, ordinal: Int = 0) {
    self.subject = subject
    self.halfYear = halfYear
    self.ordinal = ordinal
  }
}
