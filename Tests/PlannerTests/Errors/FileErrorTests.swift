import Abitur
import JSON
import Testing

@testable import Planner

/// A file that is no plan, or has other fields than a plan has.
@Suite struct FileErrorTests {
  @Test("Without a fault the plan is read")
  func noFault() {
    #expect(refusal(of: Fault.plan) == nil)
  }

  static let files: [Fault] = [
    Fault(
      #""Englisch"],"#, #""Englisch", ▸],"#, "",
      .json(.unexpectedCharacter("]", expected: .value))),
    Fault(
      #""vorher-runden" }"# + "\n}", #""vorher-runden" }▸"#, "",
      .json(.unexpectedEnd(expected: .commaOrObjectEnd))),
    Fault(
      #""1": 12, "2": 11"#, #""1": 12, ▸"1": 11"#, "faecher[0].kurse.1",
      .json(.duplicateKey("1", first: JSONPosition(offset: 180, line: 8, column: 66)))),
    Fault("{\n  \"format\": \"gleitpfad-plan\",", "▸{", "", .noPlan),
    Fault("{\n  \"format\": \"gleitpfad-plan\"", "▸{\n  \"format\": 1", "", .noPlan),
    Fault(
      "{\n  \"format\": \"gleitpfad-plan\"", "▸{ \"format\": \"gleitpfad-ergebnis\"", "", .noPlan),
    Fault(#""version": 1"#, #""version": ▸2"#, "version", .newerVersion(2)),
    Fault(#""version": 1"#, #""neues": {}, "version": ▸3"#, "version", .newerVersion(3)),
    Fault(#""version": 1"#, #""version": ▸0"#, "version", .unknownVersion),
    Fault(#""version": 1"#, #""version": ▸1.0"#, "version", .unknownVersion),
    Fault(#""version": 1"#, #""version": ▸"1""#, "version", .unknownVersion),
  ]

  @Test("A file that is no plan of this version", arguments: files)
  func file(_ fault: Fault) throws { try fault.expectRefused() }

  @Test("A document that is no object is no plan", arguments: ["[]", "7", "\"Plan\"", "null"])
  func noObject(_ document: String) throws {
    let error = try #require(refusal(of: document))
    #expect("\(error.problem)" == "\(PlanProblem.noPlan)")
    #expect(error.position == .start)
    #expect(error.path == JSONPath())
  }

  private static let rootFields = [
    "format", "version", "name", "land", "abitur", "faecher", "doppelt", "pruefungen",
    "seminarkurs", "lesarten",
  ]
  private static let subjectFields = [
    "fach", "rolle", "kurse", "hoechstens", "geklammert", "gehalten",
  ]
  private static let examFields = [
    "fach", "schriftlich", "praktisch", "kommunikation", "zusaetzlich_muendlich", "muendlich",
    "vierfach",
  ]

  static let fields: [Fault] = [
    Fault(
      #""land": "BW","#, #""land": "BW", ▸"schule": 1,"#, "schule",
      .unknownField("schule", known: rootFields)),
    Fault(
      #"{ "fach": "Sport", "#, #"{ "fach": "Sport", ▸"Kurse": {}, "#, "faecher[6].Kurse",
      .unknownField("Kurse", known: subjectFields)),
    Fault(
      #"{ "fach": "Ethik", "vierfach""#, #"{ "fach": "Ethik", ▸"mündlich": 7, "vierfach""#,
      #"pruefungen[3]["mündlich"]"#, .unknownField("mündlich", known: examFields)),
    Fault(
      #""punkte": 12,"#, #""punkte": 12, ▸"thema": "Wale","#, "seminarkurs.thema",
      .unknownField("thema", known: ["punkte", "verwendung", "ersetzt", "aufgabenfeld"])),
    Fault(
      #"{ "zusatzpruefung""#, #"{ ▸"rundung": "auf", "zusatzpruefung""#, "lesarten.rundung",
      .unknownField("rundung", known: ["zusatzpruefung", "pruefungsteile", "religion-ethik"])),
    Fault(
      "{\n  \"format\": \"gleitpfad-plan\",\n  \"version\": 1,",
      "▸{\n  \"format\": \"gleitpfad-plan\",", "", .missingField("version")),
    Fault(
      #"{ "fach": "Sport", "kurse": { "1": 14 } }"#, #"▸{ "kurse": { "1": 14 } }"#, "faecher[6]",
      .missingField("fach")),
    Fault(
      #"{ "fach": "Sport", "kurse": { "1": 14 } }"#, #"▸{ "fach": "Sport" }"#, "faecher[6]",
      .missingField("kurse")),
    Fault(
      #"{ "fach": "Deutsch", "muendlich": "offen" }"#, #"▸{ "muendlich": "offen" }"#,
      "pruefungen[2]", .missingField("fach")),
    Fault("{\n    \"punkte\": 12, ", "▸{ ", "seminarkurs", .missingField("punkte")),
  ]

  @Test("A field that is unknown or missing", arguments: fields)
  func field(_ fault: Fault) throws { try fault.expectRefused() }

  @Test("Land, year and the list of subjects may not be missing")
  func missingAtTheRoot() throws {
    var file = #"{ "format": "gleitpfad-plan", "version": 1"#
    for (field, value) in [("land", #""BW""#), ("abitur", "2027"), ("faecher", "[]")] {
      let error = try #require(refusal(of: file + "}"))
      #expect("\(error.problem)" == "\(PlanProblem.missingField(field))")
      #expect(error.position == .start)
      file += ", \"\(field)\": \(value)"
    }
    #expect(refusal(of: file + "}") == nil)
  }

  @Test("An unknown field is refused in every object of a plan")
  func unknownAnywhere() throws {
    let scalars = Fault.plan.unicodeScalars
    let objects = scalars.indices.filter { scalars[$0] == "{" }
    #expect(objects.count == 21)
    for object in objects {
      let start = String(scalars[...object])
      let file = start + #""fremd": 0, "# + String(scalars[object...].dropFirst())
      let error = try #require(refusal(of: file))
      #expect(error.position.offset == start.utf8.count)
      #expect(error.path.components.last == .key("fremd"))
      switch error.problem {
      case .unknownField("fremd", _), .unknownHalfYear("fremd"): break
      default: Issue.record("\(error.problem)")
      }
    }
  }
}
