import Testing

@testable import Planner

@Suite("Reading tables")
struct CSVReaderTests {
  private func cells(_ text: String) throws -> [[String]] {
    try CSVReader(Array(text.utf8)).rows.map { $0.cells }
  }

  @Test(
    "Semicolons, commas and tabs; any line ends; with and without a mark",
    arguments: [";", ",", "\t"], ["\n", "\r\n", "\r"])
  func separators(separator: String, end: String) throws {
    let lines = [
      "Fach|Punkte|x", "Deutsch|11|", "", "||", "\"a\(separator)b\"|\"sagt \"\"ja\"\"\"|0",
    ]
    let text = lines.map { $0.split(separator: "|", omittingEmptySubsequences: false) }
      .map { $0.joined(separator: separator) }.joined(separator: end)
    let expected = [
      ["Fach", "Punkte", "x"], ["Deutsch", "11", ""], ["a\(separator)b", "sagt \"ja\"", "0"],
    ]
    for file in [text, text + end, "\u{FEFF}" + text] {
      let rows = try CSVReader(Array(file.utf8)).rows
      #expect(rows.map { $0.cells } == expected)
      #expect(rows.map { $0.line } == [1, 2, 5])
    }
  }

  @Test("The separator is counted outside of quotation marks, or stated")
  func whichSeparator() throws {
    #expect(try cells("\"a,b,c\";d\n1;2") == [["a,b,c", "d"], ["1", "2"]])
    #expect(try cells("a;b\n1,5;2,5,5,5") == [["a", "b"], ["1,5", "2,5,5,5"]])
    #expect(try cells("sep=,\r\na;x,b") == [["a;x", "b"]])
    #expect(try CSVReader(Array("sep=,\r\na,b".utf8)).rows.map { $0.line } == [2])
  }

  @Test("Spaces around cells are none of the text, unless they are in quotation marks")
  func spaces() throws {
    #expect(try cells(" a ; \"  b \" ;c") == [["a", "  b ", "c"]])
  }

  @Test("A cell can have several lines; lines are counted on")
  func lines() throws {
    let rows = try CSVReader(Array("a;\"x\r\ny\rz\n\"\n\nb;c".utf8)).rows
    #expect(rows.map { $0.cells } == [["a", "x\ny\nz\n"], ["b", "c"]])
    #expect(rows.map { $0.line } == [1, 6])
  }

  @Test("What is no UTF-8 is taken for Windows-1252")
  func windows() throws {
    let bytes: [UInt8] = [0xC4, 0x80, 0x84, 0x93, 0x3B, 0xFC, 0xDF, 0x81]
    #expect(try CSVReader(bytes).rows.map { $0.cells } == [["Ä€„“", "üß\u{FFFD}"]])
    #expect(try cells("Ä€„“;üß") == [["Ä€„“", "üß"]])
  }

  static let faults: [(String, CSVError)] = [
    ("a;b\nc;\"d\" e", CSVError(kind: .textAfterQuote, line: 2, column: 2)),
    ("a;b\n\n5\" Rohr;d", CSVError(kind: .strayQuote, line: 3, column: 1)),
    ("a;b\nc;\"d\n\n", CSVError(kind: .openQuote, line: 2, column: 2)),
    ("a;\"b\n\"\"\"c", CSVError(kind: .textAfterQuote, line: 2, column: 2)),
    ("", CSVError(kind: .empty, line: 1, column: 1)),
    ("\n;;\n", CSVError(kind: .empty, line: 1, column: 1)),
    ("PK\u{0}\u{0}", CSVError(kind: .noText, line: 1, column: 1)),
  ]

  @Test("Faults are reported with their line", arguments: faults)
  func fault(text: String, expected: CSVError) throws {
    #expect(throws: expected) { _ = try CSVReader(Array(text.utf8)) }
  }
}
