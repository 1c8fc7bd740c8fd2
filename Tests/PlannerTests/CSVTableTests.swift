import Planner
import Testing

@Suite("Tables for spreadsheets")
struct CSVTableTests {
  private func text(_ table: CSVTable) -> String {
    String(decoding: table.bytes.dropFirst(3), as: UTF8.self)
  }

  @Test("Semicolons, a mark for UTF-8, lines that end with CR and LF")
  func format() {
    var table = CSVTable(["Fach", "Punkte"])
    table.add([.text("Französisch"), .number(11)])
    table.add([.text("Sport"), .empty])
    #expect(Array(table.bytes.prefix(3)) == [0xEF, 0xBB, 0xBF])
    #expect(text(table) == "Fach;Punkte\r\nFranzösisch;11\r\nSport;\r\n")
  }

  @Test(
    "Signs that mean something in the file are quoted, formulas stay texts",
    arguments: [
      ("a;b", "\"a;b\""), ("sagt \"ja\"", "\"sagt \"\"ja\"\"\""),
      ("zwei\nZeilen", "\"zwei\nZeilen\""),
      ("=1+1", "'=1+1"), ("-7", "'-7"), ("@x", "'@x"), ("+x;y", "\"'+x;y\""), ("", ""),
    ])
  func cells(text: String, cell: String) {
    var table = CSVTable(["T"])
    table.add([.text(text)])
    #expect(self.text(table) == "T\r\n\(cell)\r\n")
  }

  @Test("German lists: umlauts as their vowels")
  func order() {
    let names = [
      "Zoologie", "Ökologie", "Ethik", "Oper", "Änderung", "Anfang", "ethik", "Über", "Uhr",
    ]
    #expect(
      names.sorted(by: FoldedName.isSortedBefore)
        == ["Änderung", "Anfang", "Ethik", "ethik", "Ökologie", "Oper", "Über", "Uhr", "Zoologie"])
  }
}
