import Abitur
import JSON
import Testing

@testable import Planner

/// A value in a plan file that means nothing there.
@Suite struct ValueErrorTests {
  static let kinds: [Fault] = [
    Fault(#""name": "Zoë""#, #""name": ▸7"#, "name", .expected(.text)),
    Fault(#""land": "BW""#, #""land": ▸["BW"]"#, "land", .expected(.text)),
    Fault(#""abitur": 2027"#, #""abitur": ▸"2027""#, "abitur", .expected(.wholeNumber)),
    Fault(
      #""doppelt": ["Mathematik", "Englisch"]"#, #""doppelt": ▸"Mathematik""#, "doppelt",
      .expected(.list)),
    Fault(#"["Mathematik", "Englisch"]"#, #"["Mathematik", ▸2]"#, "doppelt[1]", .expected(.text)),
    Fault(
      #"{ "fach": "Sport", "kurse": { "1": 14 } }"#, #"▸"Sport""#, "faecher[6]", .expected(.object)),
    Fault(
      #"{ "fach": "Sport", "kurse": { "1": 14 } }"#, #"{ "fach": "Sport", "kurse": ▸[14] }"#,
      "faecher[6].kurse", .expected(.object)),
    Fault(
      #""hoechstens": 3"#, #""hoechstens": ▸"3""#, "faecher[3].hoechstens", .expected(.wholeNumber)),
    Fault(#""geklammert": [1]"#, #""geklammert": ▸1"#, "faecher[4].geklammert", .expected(.list)),
    Fault(
      #""geklammert": [1]"#, #""geklammert": [▸"1"]"#, "faecher[4].geklammert[0]",
      .expected(.wholeNumber)),
    Fault(
      #"{ "fach": "Deutsch", "muendlich": "offen" }"#, #"▸"Deutsch""#, "pruefungen[2]",
      .expected(.object)),
    Fault(
      #""vierfach": 28"#, #""vierfach": ▸"offen""#, "pruefungen[3].vierfach",
      .expected(.wholeNumber)),
    Fault(
      "{\n    \"punkte\": 12, \"verwendung\": \"Prüfungsblock\", \"ersetzt\": \"Ethik\", \"aufgabenfeld\": 2\n  }",
      "▸12", "seminarkurs", .expected(.object)),
    Fault(
      #""aufgabenfeld": 2"#, #""aufgabenfeld": ▸"II""#, "seminarkurs.aufgabenfeld",
      .expected(.wholeNumber)),
    Fault(
      #""lesarten": { "zusatzpruefung": "vorher-runden" }"#, #""lesarten": ▸[]"#, "lesarten",
      .expected(.object)),
    Fault(#""1": 12"#, #""1": ▸"7""#, "faecher[0].kurse.1", .expected(.pointsOrOpen)),
    Fault(#""1": 12"#, #""1": ▸"Offen""#, "faecher[0].kurse.1", .expected(.pointsOrOpen)),
    Fault(#""1": 12"#, #""1": ▸null"#, "faecher[0].kurse.1", .expected(.pointsOrOpen)),
    Fault(#""1": 12"#, #""1": ▸false"#, "faecher[0].kurse.1", .expected(.pointsOrOpen)),
    Fault(
      #""schriftlich": 11"#, #""schriftlich": ▸null"#, "pruefungen[0].schriftlich",
      .expected(.pointsOrOpen)),
    Fault(#""punkte": 12"#, #""punkte": ▸null"#, "seminarkurs.punkte", .expected(.pointsOrOpen)),
  ]

  @Test("A value of the wrong kind", arguments: kinds)
  func kind(_ fault: Fault) throws { try fault.expectRefused() }

  @Test("No value may be null")
  func nothingIsNull() throws {
    let plan = try JSONNode.parse(Array(Fault.plan.utf8))
    let values = paths(in: plan)
    #expect(values.count == 70)
    for path in values {
      let error = try #require(refusal(of: text(plan, nullAt: path)), "\(path)")
      #expect(error.path == (path == JSONPath([.key("format")]) ? JSONPath() : path))
    }
  }

  private func paths(in node: JSONNode, _ path: JSONPath = JSONPath()) -> [JSONPath] {
    let inner =
      (node.array ?? []).enumerated().flatMap { paths(in: $1, path.appending(index: $0)) }
      + (node.object ?? []).flatMap { paths(in: $0.value, path.appending(key: $0.key)) }
    return [path] + inner
  }

  /// The document on one line with null in one place.
  private func text(
    _ node: JSONNode, nullAt null: JSONPath, _ path: JSONPath = JSONPath()
  ) -> String {
    if path == null { return "null" }
    switch node.value {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value): return value.lexeme
    case .string(let value): return "\"\(value)\""
    case .array(let elements):
      let inner = elements.enumerated()
        .map { text($1, nullAt: null, path.appending(index: $0)) }
      return "[" + inner.joined(separator: ",") + "]"
    case .object(let members):
      let inner =
        members
        .map { "\"\($0.key)\":" + text($0.value, nullAt: null, path.appending(key: $0.key)) }
      return "{" + inner.joined(separator: ",") + "}"
    }
  }

  static let noPoints = ["16", "7.5", "-1", "1e1", "12.0", "99999999999999999999"]

  @Test("Points are whole numbers from 0 to 15", arguments: noPoints)
  func points(_ lexeme: String) throws {
    let problem = PlanProblem.points(lexeme, most: 15)
    try Fault(#""1": 12"#, #""1": ▸"# + lexeme, "faecher[0].kurse.1", problem).expectRefused()
    try Fault(
      #""kommunikation": 10"#, #""kommunikation": ▸"# + lexeme, "pruefungen[1].kommunikation",
      problem
    ).expectRefused()
    try Fault(#""punkte": 12"#, #""punkte": ▸"# + lexeme, "seminarkurs.punkte", problem)
      .expectRefused()
  }

  static let numbers: [Fault] = [
    Fault(#""hoechstens": 3"#, #""hoechstens": ▸5"#, "faecher[3].hoechstens", .number("5", 0...4)),
    Fault(
      #""hoechstens": 3"#, #""hoechstens": ▸-1"#, "faecher[3].hoechstens", .number("-1", 0...4)),
    Fault(
      #""hoechstens": 3"#, #""hoechstens": ▸3.0"#, "faecher[3].hoechstens", .number("3.0", 0...4)),
    Fault(
      #""geklammert": [1]"#, #""geklammert": [1, ▸0]"#, "faecher[4].geklammert[1]",
      .number("0", 1...4)),
    Fault(#""gehalten": [2]"#, #""gehalten": [▸5]"#, "faecher[4].gehalten[0]", .number("5", 1...4)),
    Fault(#""vierfach": 28"#, #""vierfach": ▸61"#, "pruefungen[3].vierfach", .number("61", 0...60)),
    Fault(#""vierfach": 28"#, #""vierfach": ▸-4"#, "pruefungen[3].vierfach", .number("-4", 0...60)),
    Fault(
      #""vierfach": 28"#, #""vierfach": ▸28.5"#, "pruefungen[3].vierfach", .number("28.5", 0...60)),
    Fault(
      #""aufgabenfeld": 2"#, #""aufgabenfeld": ▸4"#, "seminarkurs.aufgabenfeld", .number("4", 1...3)
    ),
    Fault(#""abitur": 2027"#, #""abitur": ▸27"#, "abitur", .number("27", 1900...9999)),
    Fault(#""abitur": 2027"#, #""abitur": ▸2027.5"#, "abitur", .number("2027.5", 1900...9999)),
    Fault(
      #""abitur": 2027"#, #""abitur": ▸2020"#, "abitur", .yearNotOffered(2020, offered: 2021...2029)
    ),
    Fault(
      #""abitur": 2027"#, #""abitur": ▸2030"#, "abitur", .yearNotOffered(2030, offered: 2021...2029)
    ),
    Fault(#""1": 12, "#, #""1": 12, ▸"5": 12, "#, "faecher[0].kurse.5", .unknownHalfYear("5")),
    Fault(#""1": 12, "#, #""1": 12, ▸"01": 12, "#, "faecher[0].kurse.01", .unknownHalfYear("01")),
    Fault(
      #""1": 12, "#, #""1": 12, ▸"12/1": 12, "#, #"faecher[0].kurse["12/1"]"#,
      .unknownHalfYear("12/1")),
  ]

  @Test(
    "A number that is out of bounds, a year and a half-year that do not exist", arguments: numbers)
  func number(_ fault: Fault) throws { try fault.expectRefused() }

  static let words: [Fault] = [
    Fault(
      #""land": "BW""#, #""land": ▸"Baden-Württemberg""#, "land", .unknownLand("Baden-Württemberg")),
    Fault(#""land": "BW""#, #""land": ▸"BY""#, "land", .landNotOffered("BY", offered: ["BW"])),
    Fault(
      #""Physik", "rolle": "Leistungsfach""#, #""Physik", "rolle": ▸"Leistungskurs""#,
      "faecher[2].rolle",
      .unknownWord("Leistungskurs", allowed: ["Leistungsfach", "Basisfach"])),
    Fault(
      #""verwendung": "Prüfungsblock""#, #""verwendung": ▸"Pruefungsblock""#,
      "seminarkurs.verwendung",
      .unknownWord("Pruefungsblock", allowed: ["Kursblock", "Prüfungsblock", "keine"])),
    Fault(
      #""vorher-runden""#, #"▸"aufrunden""#, "lesarten.zusatzpruefung",
      .unknownWord("aufrunden", allowed: ["nachher-runden", "vorher-runden"])),
    Fault(
      #"{ "fach": "Physik""#, #"{ "fach": ▸"Physikk""#, "faecher[2].fach",
      .unknownSubject("Physikk", suggestion: "Physik")),
    Fault(
      #"["Mathematik", "Englisch"]"#, #"["Mathematik", ▸"Englich"]"#, "doppelt[1]",
      .unknownSubject("Englich", suggestion: "Englisch")),
    Fault(
      #"{ "fach": "Ethik", "vierfach""#, #"{ "fach": ▸"Etik", "vierfach""#, "pruefungen[3].fach",
      .unknownSubject("Etik", suggestion: "Ethik")),
    Fault(
      #""ersetzt": "Ethik""#, #""ersetzt": ▸"Ethick""#, "seminarkurs.ersetzt",
      .unknownSubject("Ethick", suggestion: "Ethik")),
    Fault(
      #"{ "fach": "Sport""#, #"{ "fach": ▸"Geographie und Gemeinschaftskunde""#, "faecher[6].fach",
      .unknownSubject("Geographie und Gemeinschaftskunde", suggestion: nil)),
  ]

  @Test("A word or subject that does not exist", arguments: words)
  func word(_ fault: Fault) throws { try fault.expectRefused() }

  static let suggestions: [(String, String?)] = [
    ("Mathematk", "Mathematik"), ("mathematik", "Mathematik"), ("Deutch", "Deutsch"),
    ("Franzoesisch", "Französisch"), ("Gemeinschaftkunde", "Gemeinschaftskunde"),
    ("Bildene Kunst", "Bildende Kunst"), ("kunst", "Bildende Kunst"), ("bio", "Biologie"),
    ("NWT", "NwT"), ("Religon", "Religionslehre"), ("Quantenmechanik", nil), ("", nil),
    ("Mathe", "Mathematik"), ("Gemeinschaft", "Gemeinschaftskunde"),
    (String(repeating: "Mathematik", count: 7), nil),
  ]

  @Test("A misspelt subject is suggested, a strange one is not", arguments: suggestions)
  func suggestion(_ name: String, _ suggestion: String?) throws {
    try Fault(
      #"{ "fach": "Sport""#, #"{ "fach": ▸""# + name + "\"", "faecher[6].fach",
      .unknownSubject(name, suggestion: suggestion)
    ).expectRefused()
  }
}
