import TestSupport
import Testing

@testable import Planner

@Suite struct PlanBookTests {
  @Test("Any sequence of steps keeps the invariants, fits whole or not at all, and can be undone")
  func randomSteps() throws {
    var refused = 0
    var done = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = RandomEdits(seed: seed)
      var history = UndoHistory()
      var states: [[Record]] = [random.book.records]
      for _ in 0..<40 {
        let step = random.step()
        let before = random.book.records
        do throws(EditError) {
          try random.book.apply(step)
          history.note(step)
          states.append(random.book.records)
          done += 1
        } catch {
          #expect(random.book.records == before, "seed \(seed)")
          refused += 1
        }
        #expect(random.book.checkInvariants() == [], "seed \(seed)")
      }
      for state in states.dropLast().reversed() {
        #expect(history.undo(in: &random.book) != nil)
        #expect(random.book.records == state, "seed \(seed)")
      }
      #expect(history.undo(in: &random.book) == nil)
      for state in states.dropFirst() {
        #expect(history.redo(in: &random.book) != nil)
        #expect(random.book.records == state, "seed \(seed)")
      }
    }
    // Both kinds must come up, or the test shows nothing.
    #expect(refused > 500)
    #expect(done > 500)
  }

  @Test("A book made of many records at once is the one that takes them one after the other")
  func fittingRecords() {
    var left = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = RandomEdits(seed: seed)
      for _ in 0..<30 { try? random.book.apply(random.step()) }
      // Some are missing, so that others lose what they belong to, and some never fitted.
      var records = random.book.records.filter { _ in
        Int.random(in: 0..<8, using: &random.generator) > 0
      }
      for _ in 0..<4 {
        let record = random.record()
        if !records.contains(where: { $0.id == record.id }) { records.append(record) }
      }
      records.shuffle(using: &random.generator)
      var book = PlanBook()
      for kind in RecordKind.allCases {
        for record in records where record.kind == kind { try? book.apply(.insert(record)) }
      }
      left += records.count - book.records.count
      #expect(PlanBook(fitting: records).records == book.records, "seed \(seed)")
    }
    #expect(left > 200)
  }

  @Test("An edit after an undo ends what could be redone; 200 steps are kept")
  func historyLimit() throws {
    var book = PlanBook()
    var history = UndoHistory()
    let profile = Record(RecordID(high: 1, low: 0x10), .profile, in: nil)
    try book.apply(.insert(profile))
    for number in 0...250 {
      let value = Value.text("\(number)")
      let edit = try #require(book.change(profile.id, .name, to: value))
      try book.apply(edit)
      history.note(Step("Name", [edit]))
    }
    #expect(history.done.count == 200)
    #expect(history.undo(in: &book) != nil)
    #expect(book[profile.id]?.text(.name) == "249")
    history.note(Step("Name", []))
    #expect(history.redo(in: &book) == nil)
  }

  @Test("What does not fit is refused with its reason")
  func refusals() throws {
    var book = PlanBook()
    let profile = Record(RecordID(high: 1, low: 0x10), .profile, in: nil)
    let subject = Record(RecordID(high: 2, low: 0x10), .subject, in: profile.id)
    let course = Record(subject.id.part(1), .course, in: subject.id)
    #expect(throws: EditError.noParent(subject.id)) { try book.apply(.insert(subject)) }
    for record in [profile, subject, course] { try book.apply(.insert(record)) }
    #expect(throws: EditError.exists(course.id)) { try book.apply(.insert(course)) }
    #expect(throws: EditError.hasChildren(subject.id)) { try book.apply(.remove(subject)) }
    let other = Record(subject.id.part(6), .course, in: subject.id)
    #expect(throws: EditError.wrongIdentifier(other.id)) { try book.apply(.insert(other)) }
    let astray = Record(RecordID(high: 9, low: 0x12), .course, in: subject.id)
    #expect(throws: EditError.wrongIdentifier(astray.id)) { try book.apply(.insert(astray)) }
    #expect(throws: EditError.wrongValue(course.id, .points)) {
      try book.apply(.set(course.id, .points, from: nil, to: .number(16)))
    }
    #expect(throws: EditError.wrongAttribute(course.id, .land)) {
      try book.apply(.set(course.id, .land, from: nil, to: .word("BW")))
    }
    #expect(throws: EditError.missing(other.id)) {
      try book.apply(.set(other.id, .points, from: nil, to: nil))
    }
    #expect(book.records.count == 3)
  }

  @Test(
    "Days are days of the calendar",
    arguments: [
      (20_240_229, true), (20_230_229, false), (19_000_229, false), (20_000_229, true),
      (20_261_131, false), (20_261_130, true), (20_260_001, false), (20_261_301, false),
      (20_260_100, false), (18_991_231, false), (0, false), (-20_261_130, false),
    ])
  func days(_ day: (number: Int, isDay: Bool)) {
    #expect(AttributeType.isDay(day.number) == day.isDay)
  }

  @Test("Every attribute belongs to a kind, and a kind has no name in files twice")
  func schema() {
    let used = Set(RecordKind.allCases.flatMap { $0.attributes })
    #expect(used == Set(Attribute.allCases))
    for kind in RecordKind.allCases {
      let names = kind.attributes.map { $0.word.description }
      #expect(Set(names).count == names.count, "\(kind)")
    }
  }
}

@Suite struct RecordIDTests {
  @Test(
    "Identifiers sort by time and keep their order as digits and through a clock that goes back")
  func order() {
    var source = RecordIDSource(time: 5000, random: (7, ~0))
    var ids = [source.next(), source.next()]
    for time in [6000, 4000, 5999, 6001] as [UInt64] {
      source.refresh(time: time, random: (1, 2))
      ids += [source.next(), source.next(), source.next()]
    }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    let digits = ids.map { String(decoding: $0.digits, as: UTF8.self) }
    #expect(digits == digits.sorted())
    #expect(digits.map { RecordID(digits: $0.utf8) } == ids)
    #expect(ids.allSatisfy { $0.part == 0 })
  }

  @Test("A part goes back to its whole and stands behind it")
  func parts() {
    let whole = RecordID(high: 3, low: 0xFFFF_FFFF_FFFF_FFF0)
    for part in 1...15 {
      #expect(whole.part(part).whole == whole)
      #expect(whole.part(part).part == part)
      #expect(whole.part(part) > whole)
    }
  }

  @Test(
    "What is no identifier is refused",
    arguments: [
      "", "0", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdef0",
      "0123456789ABCDEF0123456789abcdef", "0123456789abcdef0123456789abcdeg",
    ])
  func faulty(_ digits: String) {
    #expect(RecordID(digits: digits.utf8) == nil)
  }
}
