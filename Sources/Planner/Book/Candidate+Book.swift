import Abitur
import JSON

extension Candidate {
  /// What the calculation needs to know of a profile.
  init(
    _ profile: Record, _ subjects: [SubjectPlan], _ component: Record?, _ ruleSet: RuleSet
  ) {
    let counted = subjects.filter { $0.isCounted }
    self.init(subjects: [])
    var doubled: [SubjectID] = []
    for subject in counted {
      guard let id = subject.definition?.id else { continue }
      let courses = subject.courses.filter { $0.isTaken }.map {
        Course(
          $0.halfYear, $0.outcome, wish: $0.record?.wish ?? .none, estimate: $0.derived.points)
      }
      self.subjects.append(
        SubjectEntry(
          id, subject.record.level, courses: courses, limit: subject.record.number(.limit)))
      if let exam = subject.exam { exams.append(Exam(exam, of: id, subject.record.level)) }
      if subject.record.isSet(.doubled) { doubled.append(id) }
    }
    if !doubled.isEmpty { self.doubled = doubled }
    if let component, let id = ruleSet.components.first?.id {
      self.component = ComponentEntry(component, id, counted)
    }
    let selected = KeyedList(profile.bytes(.readings))
    for reading in ruleSet.readings {
      guard let value = selected.value(of: reading.id.rawValue.bytes()) else { continue }
      for option in reading.options where option.id.bytes() == value {
        readings.append((reading.id, option.id))
      }
    }
  }

  /// Leaves out what does not go together with the rest and says what that was; what cannot be
  /// left out without changing the plan's meaning is an error.
  mutating func leaveOutWhatDoesNotFit(
    _ ruleSet: RuleSet
  ) -> (leftOut: [CandidateError], errors: [CandidateError]) {
    var leftOut: [CandidateError] = []
    while true {
      let errors = validate(under: ruleSet)
      var isMended = false
      for error in errors where leaveOut(error) {
        leftOut.append(error)
        isMended = true
      }
      guard isMended else { return (leftOut, errors) }
    }
  }

  private mutating func leaveOut(_ error: CandidateError) -> Bool {
    switch error {
    case .notAdvanced(let id):
      for position in subjects.indices where subjects[position].id == id {
        subjects[position].level = .basic
      }
    case .examWithoutSubject(let id), .writtenExamNotAdvanced(let id), .oralExamAdvanced(let id),
      .certifiedOutOfRange(let id, _, _):
      exams.removeAll { $0.subject == id }
    case .additionalOralWithoutResult(let id), .additionalOralWithOral(let id):
      for position in exams.indices where exams[position].subject == id {
        exams[position].additionalOral = .notTaken
      }
    case .secondPartNotAllowed(let id, _):
      for position in exams.indices where exams[position].subject == id {
        exams[position].second = nil
      }
    case .wrongNumberDoubled, .notDoublable:
      guard doubled != nil else { return false }
      doubled = nil
    case .componentPlace, .componentReplaces, .componentReplacesNothing:
      guard component?.place != nil else { return false }
      component?.place = nil
      component?.replaces = nil
    case .tooManySubjects, .unknownSubject, .duplicateSubject, .duplicateCourse, .tooManyAdvanced,
      .limitOutOfRange, .tooManyExams, .tooManyOralExams, .duplicateExam, .unknownComponent,
      .componentOutOfRange:
      return false
    }
    return true
  }
}

extension Exam {
  /// An exam as a record has it; where it does not say how it is held, the subject's level does.
  init(_ record: Record, of subject: SubjectID, _ level: Level) {
    let isOral = record.word(.examKind).map { $0 == 1 } ?? (level == .basic)
    let part = record.word(.secondPart).map { $0 == 0 ? SecondPart.practical : .communication }
    var additional = Outcome.notTaken
    if record.isSet(.additionalOral) || record[.additionalPoints] != nil {
      additional = record.outcome(.additionalPoints)
    }
    self.init(
      subject, isOral ? .oral : .written, record.outcome(.points),
      second: part.map { ($0, record.outcome(.secondPoints)) }, additionalOral: additional,
      certified: record.number(.certified))
  }
}

extension ComponentEntry {
  init(_ record: Record, _ id: SubjectID, _ subjects: [SubjectPlan]) {
    self.init(id, points: record.number(.points))
    field = record.number(.field).flatMap { TaskField(rawValue: $0) }
    switch record.word(.componentPlace) {
    case 0: place = .blockOne
    case 1: place = .blockTwo
    case 2: place = .unused
    default: break
    }
    guard place == .blockTwo, let replaced = record.record(.replaces) else { return }
    replaces = subjects.first { $0.record.id == replaced }?.definition?.id
  }
}
