/// Why a candidate cannot be assessed: something contradicts itself or the rule set's shape.
///
/// A weak result or a missed obligation is no error; it is part of the assessment.
public enum CandidateError: Error, Hashable, Sendable {
  /// There are more subjects than ``Candidate/mostSubjects``.
  case tooManySubjects(Int)

  /// The rule set does not know the subject.
  case unknownSubject(SubjectID)

  /// The subject stands twice in the list.
  case duplicateSubject(SubjectID)

  /// The subject has the same half-year twice.
  case duplicateCourse(CourseID)

  /// The subject cannot be taken at the advanced level.
  case notAdvanced(SubjectID)

  /// There are more advanced subjects than the rule set has.
  case tooManyAdvanced(Int, most: Int)

  /// A limit on the half-years brought in is not within 0 and the number of courses.
  case limitOutOfRange(SubjectID, Int)

  /// There are more exams, or more written ones, than the rule set has.
  case tooManyExams(Int, most: Int)

  /// There are more oral exams than the rule set has.
  case tooManyOralExams(Int, most: Int)

  /// The exam is in a subject that the pupil does not take, or in none; components stand apart.
  case examWithoutSubject(SubjectID)

  /// The subject is examined twice.
  case duplicateExam(SubjectID)

  /// A written exam is in a subject that is not taken at the advanced level.
  case writtenExamNotAdvanced(SubjectID)

  /// An oral exam is in a subject that is taken at the advanced level.
  case oralExamAdvanced(SubjectID)

  /// There is an additional oral exam without the written result.
  case additionalOralWithoutResult(SubjectID)

  /// There is an additional oral exam in an oral exam subject.
  case additionalOralWithOral(SubjectID)

  /// The subject's exam has no such second part.
  case secondPartNotAllowed(SubjectID, SecondPart)

  /// The value given by the school is not within 0 and the highest possible one.
  case certifiedOutOfRange(SubjectID, Int, most: Int)

  /// The number of subjects to count more than once is wrong.
  case wrongNumberDoubled(Int, expected: Int)

  /// A subject shall count more than once that cannot.
  case notDoublable(SubjectID)

  /// The rule set has no such component.
  case unknownComponent(SubjectID)

  /// The component's points are not on its scale.
  case componentOutOfRange(SubjectID, Int, most: Int)

  /// The component cannot take the place.
  case componentPlace(SubjectID)

  /// The component replaces an exam that is not among the oral ones.
  case componentReplaces(SubjectID)

  /// The component takes an exam's place, but it is not said whose.
  case componentReplacesNothing(SubjectID)
}
