import Testing

@testable import Abitur

/// Everything that makes a candidate contradict itself, each alone.
@Suite struct CandidateErrorTests {
  private func errors(_ change: (inout Candidate) -> Void) -> [CandidateError] {
    var candidate = BW.complete
    change(&candidate)
    return candidate.validate(under: BW.rules)
  }

  @Test("A sound candidate has no error")
  func sound() {
    #expect(errors { _ in }.isEmpty)
    #expect(Candidate(subjects: []).validate(under: BW.rules).isEmpty)
  }

  @Test("Subjects: too many, unknown, twice, at a level they do not have")
  func subjects() {
    let many = (0...Candidate.mostSubjects).map { basic("fach-\($0)", "9") }
    #expect(Candidate(subjects: many).validate(under: BW.rules) == [.tooManySubjects(61)])
    #expect(
      errors { $0.subjects.append(basic("hauswirtschaft", "9")) }
        == [.unknownSubject("hauswirtschaft")])
    #expect(errors { $0.subjects.append(basic("sport", "9")) } == [.duplicateSubject("sport")])
    #expect(
      errors { $0.subjects.append(advanced("philosophie", "9")) } == [
        .notAdvanced("philosophie"), .tooManyAdvanced(4, most: 3),
      ])
    #expect(
      errors { $0.subjects[9].level = .advanced } == [.tooManyAdvanced(4, most: 3)])
  }

  @Test("Limits and courses: out of range, the same half-year twice")
  func courses() {
    #expect(errors { $0.subjects[11].limit = -1 } == [.limitOutOfRange("sport", -1)])
    #expect(errors { $0.subjects[11].limit = 9 } == [.limitOutOfRange("sport", 9)])
    #expect(errors { $0.subjects[11].limit = 0 }.isEmpty)
    #expect(errors { $0.subjects[11].limit = 8 }.isEmpty)
    #expect(
      errors { $0.subjects[11].courses.append(Course(.second, outcome(9))) }
        == [.duplicateCourse(CourseID("sport", .second))])
    #expect(
      errors { $0.subjects[11].courses[0].ordinal = 2 }
        == [.duplicateCourse(CourseID("sport", .first, ordinal: 2))])
    #expect(errors { $0.subjects[11].courses[0].ordinal = 1 }.isEmpty)
  }

  @Test("Exams: too many, twice, without a subject, at the wrong level")
  func exams() {
    #expect(
      errors { $0.exams.append(oral("sport", 9)) } == [
        .tooManyExams(6, most: 5), .tooManyOralExams(3, most: 2),
      ])
    #expect(
      errors {
        $0.exams.removeFirst()
        $0.exams.append(oral("sport", 9))
      } == [.tooManyOralExams(3, most: 2)])
    #expect(errors { $0.exams[4] = oral("deutsch", 9) } == [.duplicateExam("deutsch")])
    #expect(errors { $0.exams[4] = oral("ethik", 9) } == [.examWithoutSubject("ethik")])
    #expect(errors { $0.exams[4] = written("sport", 9) } == [.writtenExamNotAdvanced("sport")])
    #expect(
      errors { $0.exams = [oral("mathematik", 9)] } == [.oralExamAdvanced("mathematik")])
  }

  @Test("An exam of the list is in a subject, components are stated apart")
  func componentAsExam() {
    #expect(
      errors { $0.exams[4] = Exam("sport", .component, outcome(9)) }
        == [.examWithoutSubject("sport")])
  }

  @Test("Parts: an additional oral exam too early or in an oral subject, a part that is not there")
  func parts() {
    #expect(
      errors { $0.exams[0] = written("mathematik", oral: "9") }
        == [.additionalOralWithoutResult("mathematik")])
    #expect(
      errors { $0.exams[1] = written("englisch", 9, oral: "?", communication: "?") }
        == [.additionalOralWithoutResult("englisch")])
    #expect(
      errors {
        $0.exams[4] = Exam("religionslehre", .oral, outcome(9), additionalOral: outcome(9))
      } == [.additionalOralWithOral("religionslehre")])
    #expect(
      errors { $0.exams[0] = written("mathematik", 9, practical: "9") }
        == [.secondPartNotAllowed("mathematik", .practical)])
    #expect(
      errors { $0.exams[0] = written("mathematik", 9, communication: "9") }
        == [.secondPartNotAllowed("mathematik", .communication)])
    #expect(
      errors {
        $0.exams[4] = Exam(
          "religionslehre", .oral, outcome(9), second: (.communication, outcome(9)))
      } == [.secondPartNotAllowed("religionslehre", .communication)])
  }

  @Test("Second parts belong to written exams, a Kommunikationsprüfung to modern languages")
  func secondPartsOfWrittenExams() {
    var candidate = BW.complete.without("chemie").adding(basic("franzoesisch", "9 9 9 9"))
    candidate.exams[4] = Exam(
      "franzoesisch", .oral, outcome(9), second: (.communication, outcome(9)))
    #expect(
      candidate.validate(under: BW.rules)
        == [.secondPartNotAllowed("franzoesisch", .communication)])
    candidate.exams[4] = oral("sport", 9, practical: "9")
    #expect(
      candidate.validate(under: BW.rules) == [.secondPartNotAllowed("sport", .practical)])
    candidate.subjects[1] = advanced("latein", "9 9 9 9")
    candidate.exams = [written("latein", 9, communication: "9")]
    #expect(
      candidate.validate(under: BW.rules) == [.secondPartNotAllowed("latein", .communication)])
  }

  @Test("The school's value lies between 0 and 60")
  func certifiedValue() {
    #expect(
      errors { $0.exams[0] = certified("mathematik", .written, 61) }
        == [.certifiedOutOfRange("mathematik", 61, most: 60)])
    #expect(
      errors { $0.exams[0] = certified("mathematik", .written, -1) }
        == [.certifiedOutOfRange("mathematik", -1, most: 60)])
    #expect(errors { $0.exams[0] = certified("mathematik", .written, 60) }.isEmpty)
  }

  @Test("Exactly two advanced subjects count twice")
  func doubled() {
    #expect(
      errors { $0.doubled = ["mathematik"] } == [.wrongNumberDoubled(1, expected: 2)])
    #expect(
      errors { $0.doubled = ["mathematik", "deutsch"] } == [.notDoublable("deutsch")])
    #expect(
      errors { $0.doubled = ["mathematik", "mathematik"] } == [.notDoublable("mathematik")])
    #expect(errors { $0.doubled = ["physik", "mathematik"] }.isEmpty)
  }

  @Test("The Seminarkurs: unknown, out of range, in a place it does not take")
  func component() {
    func with(_ component: ComponentEntry) -> [CandidateError] {
      errors { $0.component = component }
    }
    #expect(with(ComponentEntry("facharbeit", points: 9)) == [.unknownComponent("facharbeit")])
    #expect(
      with(ComponentEntry("seminarkurs", points: 16))
        == [.componentOutOfRange("seminarkurs", 16, most: 15)])
    #expect(
      with(ComponentEntry("seminarkurs", points: -1))
        == [.componentOutOfRange("seminarkurs", -1, most: 15)])
    #expect(
      with(ComponentEntry("seminarkurs", points: 9, place: .blockTwo, replaces: "sport"))
        == [.componentReplaces("sport")])
    #expect(
      with(ComponentEntry("seminarkurs", points: 9, place: .blockTwo))
        == [.componentReplacesNothing("seminarkurs")])
    #expect(with(ComponentEntry("seminarkurs", points: 9, place: .unused)).isEmpty)
    #expect(
      with(ComponentEntry("seminarkurs", points: 9, place: .blockTwo, replaces: "deutsch"))
        .isEmpty)
    var rules = BW.rules
    rules.components[0].places = [.blockTwo]
    var candidate = BW.complete
    candidate.component = ComponentEntry("seminarkurs", points: 9, place: .blockOne)
    #expect(candidate.validate(under: rules) == [.componentPlace("seminarkurs")])
  }

  @Test("An invalid candidate is not assessed but named with all that was found")
  func throwing() throws {
    var candidate = BW.complete
    candidate.exams[4] = oral("ethik", 9)
    candidate.doubled = []
    let expected: [CandidateError] = [
      .examWithoutSubject("ethik"), .wrongNumberDoubled(0, expected: 2),
    ]
    let error = try #require(throws: InvalidCandidate.self) {
      try assess(candidate, under: BW.rules)
    }
    #expect(error.errors == expected)
    let other = try #require(throws: InvalidCandidate.self) {
      try qualification(of: candidate, under: BW.rules)
    }
    #expect(other.errors == expected)
  }
}
