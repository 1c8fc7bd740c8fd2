import Abitur
import JSON
import TestSupport
import Testing

@testable import Planner

@Suite("The complete plan file")
struct PlanBookFileTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("The fixture is read and written again byte for byte")
  func fixtureSurvives() throws {
    let file = try fixture("plan-2.json")
    let book = try PlanBook(file: file)
    #expect(text(book.file()) == text(file))
    #expect(book.checkInvariants().isEmpty)
    #expect(book.all(.profile).count == 3)
  }

  @Test("The fixture uses every attribute of every kind")
  func fixtureIsComplete() throws {
    let book = try PlanBook(file: fixture("plan-2.json"))
    for kind in RecordKind.allCases {
      for attribute in kind.attributes {
        #expect(book.all(kind).contains { $0[attribute] != nil }, "\(kind).\(attribute)")
      }
    }
  }

  @Test("Every word of the schema is used in the fixture")
  func fixtureUsesAllWords() throws {
    let book = try PlanBook(file: fixture("plan-2.json"))
    for attribute in Attribute.allCases where attribute != .land {
      guard case .word(let words) = attribute.type else { continue }
      let used = Set(book.records.compactMap { $0.text(attribute) })
      // Kurse und keine say the same in the other two files of the fixture.
      let all = Set(words.description.split(separator: " ").map(String.init))
      let missing = attribute == .componentPlace ? ["Kursblock", "keine"] : []
      #expect(all.subtracting(used) == Set(missing), "\(attribute)")
    }
  }

  @Test("No two fields of an object have the same name")
  func fieldsAreDistinct() {
    for kind in RecordKind.allCases {
      var fields = ["id", "halbjahr"]
      fields += kind.attributes.map { $0.word.description }
      fields += kind.children.map { $0.field.description }
      #expect(Set(fields).count == fields.count, "\(kind): \(fields)")
    }
  }

  @Test("A random book read from its own file is the same book", arguments: UInt64(0)..<60)
  func randomBooks(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    let book = random.book()
    #expect(book.checkInvariants().isEmpty)
    let again = try PlanBook(file: book.file())
    #expect(again.records == book.records)
  }

  @Test("What has no identifier gets a new one that is not in the file")
  func newIdentifiers() throws {
    var ids = RecordIDSource(time: 1, random: (2, 48))
    let first = RecordIDSource(time: 1, random: (2, 48))
    var copy = first
    let taken = String(decoding: copy.next().digits, as: UTF8.self)
    let file = """
      { "format": "gleitpfad-plan", "version": 2, "profile": [
        { "name": "A", "faecher": [ { "fach": "deutsch" }, { "fach": "sport", "id": "\(taken)" } ] }
      ] }
      """
    let book = try PlanBook(file: Array(file.utf8), ids: &ids)
    #expect(book.records.count == 3)
    #expect(book.checkInvariants().isEmpty)
    let sport = book.all(.subject).first { $0.text(.catalogued) == "sport" }
    #expect(sport.map { String(decoding: $0.id.digits, as: UTF8.self) } == taken)
    // The source goes on after what it gave.
    #expect(!book.records.contains { $0.id == ids.next() })
    // Without a source the same file gives the same book.
    let again = try PlanBook(file: Array(file.utf8))
    #expect(try again.records == PlanBook(file: Array(file.utf8)).records)
  }

  @Test("A flag that is false is a value that is missing")
  func falseFlag() throws {
    let file = """
      { "format": "gleitpfad-plan", "version": 2, "profile": [
        { "faecher": [ { "fach": "deutsch", "doppelt": false } ] } ] }
      """
    let book = try PlanBook(file: Array(file.utf8))
    #expect(book.all(.subject).first?[.doubled] == nil)
  }

  // MARK: - Version 1

  @Test("A plan of version 1 becomes the book of the fixture")
  func versionOne() throws {
    var ids = RecordIDSource(time: 1_764_500_000_000, random: (7, 0))
    let book = try PlanBook(file: fixture("plan-1.json"), ids: &ids)
    #expect(book.checkInvariants().isEmpty)
    #expect(text(book.file()) == text(try fixture("plan-1-as-2.json")))
  }

  @Test("Every worked case of version 1 becomes a book with all its results")
  func workedCases() throws {
    for worked in try WorkedCase.all() {
      let plan = try Plan(file: worked.plan)
      let book = try PlanBook(file: worked.plan)
      #expect(book.checkInvariants().isEmpty)
      #expect(book.all(.subject).count == plan.candidate.subjects.count)
      #expect(book.all(.exam).count == plan.candidate.exams.count)
      let courses = plan.candidate.subjects.flatMap { $0.courses }
      #expect(book.all(.course).count == courses.count)
      #expect(
        book.all(.course).compactMap { $0.number(.points) }.reduce(0, +)
          == courses.compactMap { $0.outcome.points?.value }.reduce(0, +))
      #expect(try PlanBook(file: book.file()).records == book.records)
    }
  }

  @Test("Open, 0 and not taken stay three things")
  func absence() throws {
    let file = """
      { "format": "gleitpfad-plan", "version": 1, "land": "BW", "abitur": 2027, "name": "",
        "faecher": [ { "fach": "Deutsch", "kurse": { "1": 0, "2": "offen" } } ] }
      """
    let book = try PlanBook(file: Array(file.utf8))
    let courses = book.all(.course)
    #expect(courses.map { $0.id.part } == [1, 2])
    #expect(courses.map { $0.number(.points) } == [0, nil])
    #expect(courses.allSatisfy { !$0.isSet(.notTaken) })
    #expect(book.all(.profile).first?[.name] == nil)
  }
}
