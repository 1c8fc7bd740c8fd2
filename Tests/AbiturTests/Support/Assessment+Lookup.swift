import Testing

@testable import Abitur

extension Assessment {
  /// The condition of a rule, the first one where it has several.
  func condition(
    _ rule: String, _ location: SourceLocation = #_sourceLocation
  ) throws -> Condition {
    try #require(
      conditions.first { $0.rule.rawValue == rule }, "no condition \(rule)",
      sourceLocation: location)
  }

  /// The condition of a kind.
  func condition(
    _ kind: ConditionKind, _ location: SourceLocation = #_sourceLocation
  ) throws -> Condition {
    try #require(
      conditions.first { $0.kind == kind }, "no condition \(kind)", sourceLocation: location)
  }

  /// The rules of the conditions that the figures do not meet, in order.
  var unmet: [String] {
    conditions.filter { $0.isMet == false }.map { $0.rule.rawValue }
  }

  /// The grade in tenths.
  var tenths: Int? { grade?.tenths }

  /// What became of a course.
  func course(
    _ id: String, _ halfYear: Int, ordinal: Int = 0, _ location: SourceLocation = #_sourceLocation
  ) throws -> CourseAssessment {
    try #require(
      blockOne.courses.first {
        $0.course.subject.rawValue == id && $0.course.halfYear.rawValue == halfYear
          && $0.course.ordinal == ordinal
      }, sourceLocation: location)
  }

  /// The weights of a subject's courses, in order of time.
  func weights(_ id: String) -> [Int] {
    blockOne.courses.filter { $0.course.subject.rawValue == id }.map { $0.weight }
  }

  /// The value of the exam in a subject.
  func exam(_ id: String, _ location: SourceLocation = #_sourceLocation) throws -> ExamAssessment {
    try #require(
      blockTwo.exams.first { $0.subject?.rawValue == id }, sourceLocation: location)
  }
}

extension RuleID: ExpressibleByStringLiteral {
  /// Names a rule in a test.
  public init(stringLiteral value: StaticString) {
    self.init(value)
  }
}

extension SubjectID: ExpressibleByStringLiteral {
  /// Names a subject in a test.
  public init(stringLiteral value: StaticString) {
    self.init(value)
  }
}
