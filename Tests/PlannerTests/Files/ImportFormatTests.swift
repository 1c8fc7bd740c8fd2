import Testing

@testable import Planner

@Suite("What a file is")
struct ImportFormatTests {
  @Test(
    "Files of every kind",
    arguments: [
      ("plan-1.json", ImportFormat.plan1), ("plan-2.json", .plan2), ("plan-1-as-2.json", .plan2),
      ("calq-0.json", .calq), ("calq-3.json", .calq),
    ])
  func fixtures(name: String, format: ImportFormat) throws {
    #expect(ImportFormat.of(try fixture(name)) == format)
    // One that is broken is still meant as what it is; of which version, its reader says.
    let broken = ImportFormat.of(Array(try fixture(name).dropLast(3)))
    #expect(broken == (format == .plan1 ? .plan2 : format))
  }

  @Test(
    "Small files",
    arguments: [
      ("GLEITPFAD\u{0}\u{1}", ImportFormat.backup), ("gleitpfad", .unknown), ("", .unknown),
      (" \n", .unknown), ("\u{FEFF}Fach;Punkte", .table), ("a,b\n1,2", .table), ("a\tb", .table),
      ("Hallo", .unknown), ("{}", .unknown), ("[1,2]", .unknown), ("{ \"a\": [1,", .unknown),
      ("a;\"b", .table), ("PK\u{3};\u{0}", .unknown),
      (#" { "format": "gleitpfad-plan", "version": 9 }"#, .plan2),
      (#"{ "format": "gleitpfad-ergebnis", "version": 1 }"#, .unknown),
    ])
  func small(text: String, format: ImportFormat) {
    #expect(ImportFormat.of(Array(text.utf8)) == format)
  }

  @Test("A table of this program is one")
  func ownTable() throws {
    let book = try PlanBook(file: fixture("plan-2.json"))
    let profile = try #require(book.all(.profile).first)
    #expect(ImportFormat.of(book.resultsTable(of: profile.id).bytes) == .table)
    #expect(ImportFormat.of(book.file()) == .plan2)
  }
}
