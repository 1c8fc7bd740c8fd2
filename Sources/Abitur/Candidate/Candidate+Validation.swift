extension Candidate {
  /// So many subjects a candidate has at most; far more than anybody takes, it bounds the work.
  public static let mostSubjects = 60

  /// Finds what contradicts itself or the rule set, in the order of the candidate.
  public func validate(under ruleSet: RuleSet) -> [CandidateError] {
    var errors: [CandidateError] = []
    checkSubjects(ruleSet, &errors)
    guard errors.isEmpty else { return errors }
    checkExams(ruleSet, &errors)
    checkDoubled(ruleSet, &errors)
    checkComponent(ruleSet, &errors)
    return errors
  }

  private func checkSubjects(_ ruleSet: RuleSet, _ errors: inout [CandidateError]) {
    guard subjects.count <= Candidate.mostSubjects else {
      errors.note(.tooManySubjects(subjects.count))
      return
    }
    for (position, entry) in subjects.enumerated() {
      guard let definition = ruleSet.subject(entry.id) else {
        errors.note(.unknownSubject(entry.id))
        continue
      }
      if subjects[..<position].contains(where: { $0.id == entry.id }) {
        errors.note(.duplicateSubject(entry.id))
      }
      if entry.level == .advanced, !definition.allowsAdvanced {
        errors.note(.notAdvanced(entry.id))
      }
      if let limit = entry.limit, limit < 0 || limit > Candidate.mostCourses {
        errors.note(.limitOutOfRange(entry.id, limit))
      }
      checkCourses(of: entry, &errors)
    }
    let advanced = subjects.count { $0.level == .advanced }
    if advanced > ruleSet.advancedSubjects {
      errors.note(.tooManyAdvanced(advanced, most: ruleSet.advancedSubjects))
    }
  }

  /// The upper end of a bound that only asks for a least number.
  static let unlimited = mostSubjects * mostCourses

  /// So many courses a subject has at most: two for each half-year.
  static let mostCourses = 8

  private func checkCourses(of entry: SubjectEntry, _ errors: inout [CandidateError]) {
    for (position, course) in entry.courses.enumerated() {
      let isTwice = entry.courses[..<position].contains {
        $0.halfYear == course.halfYear && $0.ordinal == course.ordinal
      }
      if isTwice || course.ordinal < 0 || course.ordinal > 1 {
        errors.note(
          .duplicateCourse(CourseID(entry.id, course.halfYear, ordinal: course.ordinal)))
      }
    }
  }

  private func checkExams(_ ruleSet: RuleSet, _ errors: inout [CandidateError]) {
    let rules = ruleSet.blockTwo
    let most = rules.most { $0.count }
    if exams.count > most {
      errors.note(.tooManyExams(exams.count, most: most))
    }
    let oral = exams.count { $0.kind == .oral }
    if oral > rules.mostOral {
      errors.note(.tooManyOralExams(oral, most: rules.mostOral))
    }
    let implied = subjects.count { entry in
      entry.level == .advanced && !exams.contains { $0.subject == entry.id }
    }
    let written = exams.count { $0.kind == .written } + implied
    let mostWritten = rules.most { $0.written }
    if written > mostWritten, rules.allowsBasicWritten(ruleSet) {
      errors.note(.tooManyExams(written, most: mostWritten))
    }
    let mostValue = rules.most { $0.factor } * Points.maximum.value
    for (position, exam) in exams.enumerated() {
      if exams[..<position].contains(where: { $0.subject == exam.subject }) {
        errors.note(.duplicateExam(exam.subject))
      }
      guard exam.kind != .component,
        let entry = subjects.first(where: { $0.id == exam.subject })
      else {
        errors.note(.examWithoutSubject(exam.subject))
        continue
      }
      checkParts(of: exam, entry, ruleSet, &errors)
      if let certified = exam.certified, certified < 0 || certified > mostValue {
        errors.note(.certifiedOutOfRange(exam.subject, certified, most: mostValue))
      }
    }
  }

  private func checkParts(
    of exam: Exam, _ entry: SubjectEntry, _ ruleSet: RuleSet, _ errors: inout [CandidateError]
  ) {
    switch exam.kind {
    case .oral where entry.level == .advanced:
      errors.note(.oralExamAdvanced(exam.subject))
    case .oral where exam.additionalOral.isTaken:
      errors.note(.additionalOralWithOral(exam.subject))
    case .written where entry.level == .basic && !ruleSet.blockTwo.allowsBasicWritten(ruleSet):
      errors.note(.writtenExamNotAdvanced(exam.subject))
    case .written where exam.additionalOral.isTaken && !exam.hasMainResult:
      errors.note(.additionalOralWithoutResult(exam.subject))
    default: break
    }
    if let second = exam.second, second.outcome.isTaken {
      let matcher = SelectorMatcher(self, ruleSet)
      let allowed = ruleSet.blockTwo.combination.secondParts.contains {
        $0.part == second.part && matcher.matches($0.subjects, subject: entry.id)
      }
      if !allowed {
        errors.note(.secondPartNotAllowed(exam.subject, second.part))
      }
    }
  }

  private func checkDoubled(_ ruleSet: RuleSet, _ errors: inout [CandidateError]) {
    guard let doubled else { return }
    let matcher = SelectorMatcher(self, ruleSet)
    for rule in ruleSet.blockOne.weights {
      guard case .subjects(let count) = rule.choice else { continue }
      if doubled.count != count {
        errors.note(.wrongNumberDoubled(doubled.count, expected: count))
      }
      for (position, id) in doubled.enumerated()
      where doubled[..<position].contains(id) || !matcher.matches(rule.selector, subject: id) {
        errors.note(.notDoublable(id))
      }
    }
  }

  private func checkComponent(_ ruleSet: RuleSet, _ errors: inout [CandidateError]) {
    guard let component else { return }
    guard let rule = ruleSet.components.first(where: { $0.id == component.id }) else {
      errors.note(.unknownComponent(component.id))
      return
    }
    if let points = component.points, points < 0 || points > rule.maximum {
      errors.note(.componentOutOfRange(component.id, points, most: rule.maximum))
    }
    guard let place = component.place else { return }
    if place != .unused, !rule.places.contains(place) {
      errors.note(.componentPlace(component.id))
    }
    guard place == .blockTwo else { return }
    let oral = exams.filter { $0.kind == .oral }
    let rules = ruleSet.blockTwo
    if let replaced = component.replaces {
      if !rules.componentReplacesOral || !oral.contains(where: { $0.subject == replaced }) {
        errors.note(.componentReplaces(replaced))
      }
    } else if oral.count > rules.mostOralBesideComponent {
      errors.note(.componentReplacesNothing(component.id))
    }
  }
}

extension Exam {
  /// Whether every part that an additional oral exam is joined to has its result.
  var hasMainResult: Bool {
    guard main.points != nil else { return false }
    return second?.outcome != .open
  }
}

extension [CandidateError] {
  @inline(never)
  fileprivate mutating func note(_ error: CandidateError) {
    append(error)
  }
}

extension BlockTwoRules {
  /// The most of something over all variants.
  fileprivate func most(_ number: (ExamVariant) -> Int) -> Int {
    var most = 0
    for variant in variants { most = max(most, number(variant)) }
    return most
  }

  /// Whether some written exam is in a subject at the basic level.
  func allowsBasicWritten(_ ruleSet: RuleSet) -> Bool {
    variants.contains { $0.written > ruleSet.advancedSubjects }
  }

  /// The most oral exams there can be.
  var mostOral: Int {
    most { $0.oral }
  }

  /// The most oral exams there can be beside a component.
  var mostOralBesideComponent: Int {
    most { $0.components > 0 ? $0.oral : 0 }
  }

  /// Whether a component takes the place of an oral exam and does not come on top of all exams.
  var componentReplacesOral: Bool {
    mostOral > mostOralBesideComponent
  }
}
