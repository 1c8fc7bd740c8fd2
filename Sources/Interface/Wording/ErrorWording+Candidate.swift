import Abitur
import JSON
import Planner

extension ErrorWording {
  @inline(never)
  static func candidate(_ error: CandidateError) -> ErrorWording {
    switch error {
    case .tooManySubjects(let count):
      ErrorWording(
        Texts.conflictTooManySubjects(count),
        Texts.conflictTooManySubjectsAdvice(Candidate.mostSubjects))
    case .unknownSubject(let id):
      ErrorWording(
        Texts.conflictUnknownSubject(Wording.quoted(id.rawValue)),
        Texts.conflictUnknownSubjectAdvice)
    case .duplicateSubject(let id):
      ErrorWording(Texts.conflictDuplicateSubject(name(id)), Texts.conflictDuplicateSubjectAdvice)
    case .duplicateCourse(let course):
      ErrorWording(
        Texts.conflictDuplicateCourse(name(course.subject), course.halfYear.rawValue),
        Texts.conflictDuplicateCourseAdvice)
    case .notAdvanced(let id):
      ErrorWording(Texts.conflictNotAdvanced(name(id)), Texts.conflictNotAdvancedAdvice)
    case .tooManyAdvanced(let count, let most):
      ErrorWording(Texts.conflictTooManyAdvanced(count), Texts.conflictTooManyAdvancedAdvice(most))
    case .limitOutOfRange(let id, let limit):
      ErrorWording(
        Texts.conflictLimitOutOfRange(name(id), limit), Texts.conflictLimitOutOfRangeAdvice)
    case .tooManyExams, .tooManyOralExams, .examWithoutSubject, .duplicateExam,
      .writtenExamNotAdvanced, .oralExamAdvanced, .additionalOralWithoutResult,
      .additionalOralWithOral, .secondPartNotAllowed, .certifiedOutOfRange:
      exam(error)
    case .wrongNumberDoubled, .notDoublable, .unknownComponent, .componentOutOfRange,
      .componentPlace, .componentReplaces, .componentReplacesNothing:
      choice(error)
    }
  }

  private static func exam(_ error: CandidateError) -> ErrorWording {
    switch error {
    case .tooManyExams(let count, let most):
      ErrorWording(Texts.conflictTooManyExams(count), Texts.conflictTooManyExamsAdvice(most))
    case .tooManyOralExams(let count, let most):
      ErrorWording(
        Texts.conflictTooManyOralExams(count), Texts.conflictTooManyOralExamsAdvice(most))
    case .examWithoutSubject(let id):
      ErrorWording(
        Texts.conflictExamWithoutSubject(name(id)),
        Texts.conflictExamWithoutSubjectAdvice)
    case .duplicateExam(let id):
      ErrorWording(Texts.conflictDuplicateExam(name(id)), Texts.conflictDuplicateExamAdvice)
    case .writtenExamNotAdvanced(let id):
      ErrorWording(
        Texts.conflictWrittenExamNotAdvanced(name(id)),
        Texts.conflictWrittenExamNotAdvancedAdvice)
    case .oralExamAdvanced(let id):
      ErrorWording(Texts.conflictOralExamAdvanced(name(id)), Texts.conflictOralExamAdvancedAdvice)
    case .additionalOralWithoutResult(let id):
      ErrorWording(
        Texts.conflictAdditionalOralWithoutResult(name(id)),
        Texts.conflictAdditionalOralWithoutResultAdvice)
    case .additionalOralWithOral(let id):
      ErrorWording(
        Texts.conflictAdditionalOralWithOral(name(id)), Texts.conflictAdditionalOralWithOralAdvice)
    case .secondPartNotAllowed(let id, let part):
      ErrorWording(
        Texts.conflictSecondPartNotAllowed(name(id), Text(exam(part))),
        Texts.conflictSecondPartNotAllowedAdvice)
    case .certifiedOutOfRange(let id, let value, let most):
      ErrorWording(
        Texts.conflictCertifiedOutOfRange(value, name(id)),
        Texts.conflictCertifiedOutOfRangeAdvice(most))
    default: ErrorWording(Texts.conflictExams)
    }
  }

  private static func choice(_ error: CandidateError) -> ErrorWording {
    switch error {
    case .wrongNumberDoubled(let count, let expected):
      ErrorWording(
        Texts.conflictWrongNumberDoubled(count, needed: Text(expected)),
        Texts.conflictWrongNumberDoubledAdvice(expected))
    case .notDoublable(let id):
      ErrorWording(Texts.conflictNotDoublable(name(id)), Texts.conflictNotDoublableAdvice)
    case .unknownComponent(let id):
      ErrorWording(Texts.conflictUnknownComponent(name(id)), Texts.conflictUnknownComponentAdvice)
    case .componentOutOfRange(let id, let points, let most):
      ErrorWording(
        Texts.conflictComponentOutOfRange(points, name(id)),
        Texts.conflictComponentOutOfRangeAdvice(most))
    case .componentPlace(let id):
      ErrorWording(Texts.conflictComponentPlace(name(id)), Texts.conflictComponentPlaceAdvice)
    case .componentReplaces(let id):
      ErrorWording(Texts.conflictComponentReplaces(name(id)), Texts.conflictComponentReplacesAdvice)
    case .componentReplacesNothing(let id):
      ErrorWording(
        Texts.conflictComponentReplacesNothing(name(id)),
        Texts.conflictComponentReplacesNothingAdvice)
    default: ErrorWording(Texts.conflict)
    }
  }

  private static func exam(_ part: SecondPart) -> Phrase {
    switch part {
    case .practical: Texts.conflictPartPractical
    case .communication: Texts.conflictPartCommunication
    }
  }

  /// The name of a subject or component in whichever rule set has it.
  private static func name(_ id: SubjectID) -> Text {
    let ruleSet = RuleSet.all.first { $0.subject(id) != nil } ?? RuleSet.all.first
    return Text(ruleSet?.name(of: id) ?? id.rawValue)
  }
}
