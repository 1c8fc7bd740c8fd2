import Abitur
import JSON
import Testing

@testable import Planner

@Suite("A plan file of any version")
struct PlanDocumentTests {
  @Test("A worked case gives the same result by way of a book", arguments: try WorkedCase.all())
  func worked(_ worked: WorkedCase) throws {
    let book = try PlanBook(file: worked.plan)
    for way in [book, try PlanBook(file: book.file())] {
      let profile = try #require(way.profiles.first)
      #expect(way.profiles.count == 1)
      #expect(profile.leftOut.isEmpty && profile.problems.isEmpty)
      let result = try ResultDocument(of: #require(profile.plan)).bytes()
      let direct = try worked.file.get()
      #expect(String(decoding: result, as: UTF8.self) == String(decoding: direct, as: UTF8.self))
    }
  }

  private func document(_ text: String) throws -> PlanDocument {
    try PlanDocument(file: Array(text.utf8))
  }

  @Test("The version says what a file holds")
  func versions() throws {
    guard case .plan = try PlanDocument(file: fixture("plan-1.json")) else {
      Issue.record("version 1 is no plan")
      return
    }
    guard case .book(let book) = try PlanDocument(file: fixture("plan-2.json")) else {
      Issue.record("version 2 is no book")
      return
    }
    #expect(try book.records == PlanBook(file: fixture("plan-2.json")).records)
  }

  @Test(
    "What is no plan file is refused",
    arguments: [
      "{}", "[]", #"{"format": "gleitpfad-plan"}"#, #"{"format": "anderes", "version": 1}"#,
      #"{"format": "anderes", "version": 2}"#, #"{"format": "gleitpfad-plan", "version": 3}"#,
      #"{"format": "gleitpfad-plan", "version": 0}"#,
      #"{"format": "gleitpfad-plan", "version": 2}"#,
    ])
  func refused(_ text: String) {
    #expect(throws: PlanError.self) { try document(text) }
  }

  /// The problems of a profile with some fields.
  private func problems(_ fields: String) throws -> [PlanProblem] {
    let text = #"{"format": "gleitpfad-plan", "version": 2, "profile": [{\#(fields)}]}"#
    return try #require(PlanBook(file: Array(text.utf8)).profiles.first).problems
  }

  @Test("A profile says why nothing can be calculated")
  func profileProblems() throws {
    #expect(try problems(#""land": "BW", "abitur": 2027"#).isEmpty)
    guard case .missingField("land")? = try problems(#""abitur": 2027"#).first,
      case .missingField("abitur")? = try problems(#""land": "BW""#).first,
      case .landNotOffered("BY", offered: ["BW"])? = try problems(#""land": "BY""#).first,
      case .yearNotOffered(2050, offered: 2021...2029)? =
        try problems(#""land": "BW", "abitur": 2050"#).first
    else {
      Issue.record("another problem")
      return
    }
    let advanced = ["deutsch", "englisch", "mathematik", "physik"].map {
      #"{"fach": "\#($0)", "rolle": "Leistungsfach"}"#
    }
    let faecher = advanced.joined(separator: ",")
    let found = try problems(#""land": "BW", "abitur": 2027, "faecher": [\#(faecher)]"#)
    guard case .invalid(.tooManyAdvanced(4, most: 3))? = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
  }
}
