import Abitur
import JSON
import Testing

@testable import Planner

/// A book with one profile, whose subjects are added by catalogue name.
private struct Sample {
  var book = PlanBook()
  var ids = RecordIDSource(time: 1, random: (0, 0))
  let profile: RecordID

  init() throws {
    var profile = Record(ids.next(), .profile, in: nil)
    profile[.land] = .word("BW")
    profile[.abiturYear] = .number(2027)
    self.profile = profile.id
    try book.apply(.insert(profile))
  }

  mutating func add(
    _ name: Literal, advanced: Bool = false, points: [Int?] = []
  ) throws -> RecordID {
    var subject = Record(ids.next(), .subject, in: profile)
    subject[.catalogued] = .word(name)
    if advanced { subject[.level] = .word("Leistungsfach") }
    try book.apply(.insert(subject))
    for (position, points) in points.enumerated() {
      var course = Record(subject.id.part(position + 1), .course, in: subject.id)
      course[.points] = points.map { .number($0) }
      try book.apply(.insert(course))
    }
    return subject.id
  }

  mutating func result(
    _ subject: RecordID, _ halfYear: Int, _ kind: Literal, _ points: Int?,
    standing: Literal? = nil
  ) throws {
    var result = Record(ids.next(), .result, in: subject.part(halfYear))
    result[.resultKind] = .word(kind)
    result[.points] = points.map { .number($0) }
    result[.standing] = standing.map { .word($0) }
    try book.apply(.insert(result))
  }

  mutating func set(_ id: RecordID, _ attribute: Attribute, _ value: Value?) throws {
    if let edit = book.change(id, attribute, to: value) { try book.apply(edit) }
  }

  var plan: ProfilePlan? { book.profiles.first }
}

@Suite struct ProfilePlanTests {
  @Test("Not taken, not graded and 0 points stay apart on the way into the calculation")
  func absence() throws {
    var sample = try Sample()
    let subject = try sample.add("mathematik", points: [0, nil, 7])
    try sample.set(subject.part(3), .notTaken, .yes)
    let courses = try #require(sample.plan?.subjects.first?.courses)
    #expect(courses.map { $0.outcome } == [.points(.zero), .open, .notTaken, .notTaken])
    let entry = try #require(sample.plan?.plan?.candidate.subjects.first)
    #expect(entry.courses.map { $0.halfYear } == [.first, .second])
    try sample.set(subject.part(3), .notTaken, nil)
    #expect(sample.plan?.subjects.first?.courses[2].outcome == .points(try #require(Points(7))))
  }

  @Test("A result of the school stands beside the derived one and goes before it")
  func enteredBesideDerived() throws {
    var sample = try Sample()
    let subject = try sample.add("mathematik", points: [nil, 11])
    for halfYear in 1...2 {
      try sample.result(subject, halfYear, "klausur", 8)
      try sample.result(subject, halfYear, "muendlich", 10)
    }
    let courses = try #require(sample.plan?.subjects.first?.courses)
    #expect(courses[0].outcome == .open)
    #expect(courses[0].derived.points == Points(9))
    #expect(courses[1].outcome == .points(try #require(Points(11))))
    #expect(courses[1].derived.points == Points(9))
    let candidate = try #require(sample.plan?.plan?.candidate)
    #expect(candidate.subjects[0].courses[0].estimate == Points(9))
  }

  @Test("An estimate is projected, moves nothing that is certain, and shows a level")
  func estimateIsProjected() throws {
    var sample = try Sample()
    let subject = try sample.add("mathematik", points: [nil, nil])
    try sample.result(subject, 1, "klausur", 12)
    let assessment = try #require(try sample.plan?.plan?.assessment())
    let courses = assessment.blockOne.courses.filter {
      $0.course.subject == SubjectID("mathematik")
    }
    #expect(courses.prefix(2).map { $0.points } == [Ratio(12), Ratio(12)])
    #expect(courses.prefix(2).allSatisfy { $0.basis == .projected })
    try sample.set(subject.part(1), .points, .number(6))
    try sample.result(subject, 2, "klausur", 13)
    let later = try #require(try sample.plan?.plan?.assessment())
    let changed = later.blockOne.courses.filter { $0.course.subject == SubjectID("mathematik") }
    #expect(changed.prefix(2).map { $0.points } == [Ratio(6), Ratio(13)])
    #expect(changed.prefix(2).map { $0.basis } == [.earned, .projected])
  }

  @Test("Changing the level or the Land and back loses nothing")
  func thereAndBack() throws {
    var sample = try Sample()
    let subject = try sample.add("mathematik", advanced: true, points: [12, 11, 13, 10])
    var exam = Record(subject.part(5), .exam, in: subject)
    exam[.examKind] = .word("schriftlich")
    exam[.points] = .number(9)
    try sample.book.apply(.insert(exam))
    let before = sample.book.records
    #expect(sample.plan?.plan?.candidate.exams.count == 1)

    try sample.set(subject, .level, nil)
    #expect(sample.plan?.leftOut == [.writtenExamNotAdvanced(SubjectID("mathematik"))])
    #expect(sample.plan?.plan?.candidate.exams.count == 0)
    try sample.set(subject, .level, .word("Leistungsfach"))
    #expect(sample.book.records == before)
    #expect(sample.plan?.leftOut == [])

    try sample.set(sample.profile, .land, .word("BY"))
    #expect(sample.plan?.plan == nil)
    #expect(sample.plan?.subjects.count == 1)
    try sample.set(sample.profile, .land, .word("BW"))
    #expect(sample.book.records == before)
    #expect(sample.plan?.plan?.candidate.exams.count == 1)
  }

  @Test("A subject of the pupil's own or a second of the same name is kept and does not count")
  func uncounted() throws {
    var sample = try Sample()
    _ = try sample.add("deutsch", points: [9])
    _ = try sample.add("deutsch", points: [3])
    let own = try sample.add("deutsch", points: [15])
    try sample.set(own, .catalogued, nil)
    try sample.set(own, .name, .text("Chor"))
    let plan = try #require(sample.plan)
    #expect(plan.subjects.map { $0.isCounted } == [true, false, false])
    #expect(plan.subjects.map { $0.name } == ["Deutsch", "Deutsch", "Chor"])
    #expect(plan.plan?.candidate.subjects.count == 1)
    #expect(plan.plan?.candidate.subjects[0].courses[0].outcome.points == Points(9))
  }

  @Test("Too many Leistungsfächer stand against the calculation, and it is said")
  func tooManyAdvanced() throws {
    var sample = try Sample()
    for name in ["deutsch", "mathematik", "englisch", "physik"] as [Literal] {
      _ = try sample.add(name, advanced: true, points: [9])
    }
    #expect(sample.plan?.plan == nil)
    #expect(sample.plan?.errors == [.tooManyAdvanced(4, most: 3)])
  }

  @Test("Weights come from the result, else from the teacher's scheme, else once")
  func weights() throws {
    var sample = try Sample()
    let subject = try sample.add("mathematik", points: [nil])
    try sample.set(subject, .weights, .text("klausur=2;test=1"))
    try sample.result(subject, 1, "klausur", 12)
    try sample.result(subject, 1, "test", 3)
    // (2 · 12 + 1 · 3) / 3 = 9
    #expect(sample.plan?.subjects[0].courses[0].derived.points == Points(9))
    let test = try #require(sample.plan?.subjects[0].courses[0].results.last)
    try sample.set(test.id, .weight, .number(7))
    // (2 · 12 + 7 · 3) / 9 = 5
    #expect(sample.plan?.subjects[0].courses[0].derived.points == Points(5))
    try sample.set(test.id, .standing, .word("verweigert"))
    // (2 · 12 + 7 · 0) / 9 = 2,67
    #expect(sample.plan?.subjects[0].courses[0].derived.points == Points(3))
    try sample.set(test.id, .standing, .word("ausstehend"))
    #expect(sample.plan?.subjects[0].courses[0].derived.points == Points(12))
  }

  @Test("Readings and doubled subjects reach the calculation; half a pair is left out")
  func choices() throws {
    var sample = try Sample()
    let mathematics = try sample.add("mathematik", advanced: true, points: [9])
    let english = try sample.add("englisch", advanced: true, points: [9])
    try sample.set(sample.profile, .readings, .text("zusatzpruefung=vorher-runden;x=y"))
    try sample.set(mathematics, .doubled, .yes)
    #expect(sample.plan?.leftOut == [.wrongNumberDoubled(1, expected: 2)])
    #expect(sample.plan?.plan?.candidate.readings.map { $0.option } == ["vorher-runden"])
    try sample.set(english, .doubled, .yes)
    let doubled = sample.plan?.plan?.candidate.doubled
    #expect(doubled == [SubjectID("englisch"), SubjectID("mathematik")])
  }
}
