import Abitur
import Testing

@testable import Planner

@Suite("Exports of Calq")
struct CalqTests {
  private func read(_ bytes: [UInt8], _ ruleSet: RuleSet? = nil) throws -> PlanBook {
    var ids = RecordIDSource(time: 5, random: (0, 0))
    let book = try PlanBook(calq: bytes, ids: &ids, under: ruleSet)
    #expect(book.checkInvariants().isEmpty)
    #expect(!book.records.contains { $0.id == ids.next() })
    return book
  }

  @Test("What an export of format 3 says")
  func formatThree() throws {
    let book = try read(fixture("calq-3.json"))
    #expect(book.all(.profile).map { $0.text(.name) } == ["Calq"])
    let subjects = book.all(.subject)
    #expect(subjects.map { $0.text(.name) } == ["Mathematik", "Kunst AG"])
    #expect(subjects.map { $0.text(.level) } == ["Leistungsfach", "Basisfach"])
    // All half-years, without those that are switched off and have no result.
    #expect(book.all(.course).map { $0.id.part } == [1, 2, 3, 4, 1, 2, 4])
    #expect(
      book.all(.course).map { $0.text(.wish) } == [nil, nil, nil, nil, nil, "geklammert", nil])
    #expect(book.all(.course).allSatisfy { $0[.points] == nil })
    let results = book.all(.result)
    #expect(results.map { $0.text(.title) } == ["Ableitungen", nil, "Collage"])
    #expect(results.map { $0.number(.points) } == [0, 15, 9])
    #expect(results.map { $0.text(.resultKind) } == ["klausur", "eigene", "test"])
    #expect(results.map { $0.text(.ownKind) } == [nil, "Portfolio", nil])
    #expect(results.map { $0.text(.group) } == ["schriftlich", "muendlich", "schriftlich"])
    #expect(results.map { $0.number(.date) } == [20_251_014, 20_261_102, 20_260_320])
    #expect(results.map { $0.parent?.part } == [1, 3, 2])
    // An exam with 0 points is one without a result: Calq has no other way to say it.
    let exams = book.all(.exam)
    #expect(exams.map { $0.parent } == subjects.map { $0.id })
    #expect(exams.map { $0.number(.points) } == [11, nil])
    #expect(exams.map { $0.text(.examKind) } == ["schriftlich", nil])
  }

  @Test("What an export without a version says")
  func formatZero() throws {
    let book = try read(fixture("calq-0.json"), RuleSet.of(.badenWuerttemberg, year: 2027))
    let subject = try #require(book.all(.subject).first)
    #expect(subject.text(.catalogued) == "biologie" && subject.text(.name) == "Bio")
    #expect(book.all(.course).map { $0.id.part } == [1, 2, 3])
    let results = book.all(.result)
    #expect(results.map { $0.text(.resultKind) } == ["test", "klausur"])
    // The second one is at midnight of the next day in Germany.
    #expect(results.map { $0.number(.date) } == [20_201_008, 20_210_430])
    #expect(results.allSatisfy { $0[.group] == nil })
  }

  @Test("Summer time decides on which day a time is")
  func summerTime() throws {
    func day(_ seconds: String) throws -> Int? {
      let file = String(decoding: try fixture("calq-0.json"), as: UTF8.self)
        .split(separator: "1602148440.0").joined(separator: seconds)
      return try read(Array(file.utf8)).all(.result).first?.number(.date)
    }
    // 27 March 2021, 22:59 and 23:00 UTC; 28 March, 21:59 and 22:00 UTC.
    #expect(try day("1616885940") == 20_210_327)
    #expect(try day("1616886000.9") == 20_210_328)
    #expect(try day("1616968740") == 20_210_328)
    #expect(try day("1616968800") == 20_210_329)
    // 31 October 2021, 22:59 and 23:00 UTC; 29 February 2024; 31 December 2024, 23:00 UTC.
    #expect(try day("1635721140.0") == 20_211_031)
    #expect(try day("1635721200.0") == 20_211_101)
    #expect(try day("1709208000") == 20_240_229)
    #expect(try day("1735686000") == 20_250_101)
    #expect(try day("0") == 19_700_101)
  }

  @Test("An export taken in twice adds nothing the second time")
  func twice() throws {
    var ids = RecordIDSource(time: 5, random: (0, 0))
    var book = PlanBook()
    let file = try fixture("calq-3.json")
    for isFirst in [true, false] {
      let plan = PlanImport(of: try PlanBook(calq: file, ids: &ids), into: book, .merge)
      #expect(plan.items.isEmpty != isFirst)
      try book.apply(plan.step(named: ""))
    }
  }

  static let faults: [(String, String, PlanProblem)] = [
    ("\"usersubjects\"", "\"x\"", .noCalq),
    ("\"formatVersion\": 3", "\"formatVersion\": 4", .newerVersion(4)),
    ("\"formatVersion\": 3", "\"formatVersion\": \"3\"", .unknownVersion),
    ("\"grade\":15", "\"grade\":16", .number("16", 0...15)),
    ("\"year\": 3", "\"year\": 5", .number("5", 1...4)),
    ("\"lk\": true", "\"lk\": 1", .expected(.truth)),
    ("\"02.11.2026 00:10\"", "\"31.11.2026 00:10\"", .day("31.11.2026 00:10")),
    ("\"inactiveYears\":  \"2 3\"", "\"inactiveYears\": \"2,3\"", .unknownHalfYear("2,3")),
    ("exam4Kunst AG", "exam4Kunst", .unknownSubject("Kunst", suggestion: nil)),
    ("exam4Kunst AG", "exam4Mathematik", .secondExam("Mathematik")),
    ("\"grade\":9, ", "", .missingField("grade")),
  ]

  @Test("What is not as in an export is refused", arguments: faults)
  func fault(text: String, faulty: String, problem: PlanProblem) throws {
    let parts = String(decoding: try fixture("calq-3.json"), as: UTF8.self)
      .split(separator: text, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let error = try #require(throws: PlanError.self) {
      _ = try read(Array(parts.joined(separator: faulty).utf8))
    }
    #expect("\(error.problem)" == "\(problem)")
  }
}
