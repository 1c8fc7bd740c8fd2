import JSON
import Testing

@testable import Planner

/// Faults put into the fixture of version 2; `▸` stands before the place that the error must name.
@Suite("Faults in the complete plan file")
struct PlanBookErrorTests {
  private static func id(_ number: String) -> String { "019a1b2c3d4e5f60718293a4b5c6\(number)0" }

  static let faults: [Fault] = [
    Fault(#""version": 2,"#, #""version": ▸3,"#, "version", .newerVersion(3)),
    Fault(#""version": 2,"#, #""version": ▸0,"#, "version", .unknownVersion),
    Fault(
      #""version": 2,"#, #""version": 2, ▸"land": "BW","#, "land",
      .unknownField("land", known: ["format", "version", "profile"])),
    Fault(
      #""klassenstufe": 12"#, #""klassenstufe": ▸14"#, "profile[0].klassenstufe",
      .number("14", 5...13)),
    Fault(
      #""klassenstufe": 12"#, #""klassenstufe": ▸"12""#, "profile[0].klassenstufe",
      .expected(.wholeNumber)),
    Fault(
      #""klassenstufe": 12"#, #""klassenstufe": ▸null"#, "profile[0].klassenstufe",
      .expected(.wholeNumber)),
    Fault(#""bild": "eule""#, #""bild": ▸"""#, "profile[0].bild", .emptyText),
    Fault(
      #""bild": "eule""#, #""bild": ▸""# + String(repeating: "ä", count: 33) + "\"",
      "profile[0].bild", .longText(66, most: 64)),
    Fault(#""bild": "eule""#, #""bild": ▸"a\u0007""#, "profile[0].bild", .controlCharacter),
    Fault(#""bild": "eule""#, #""bild": ▸7"#, "profile[0].bild", .expected(.text)),
    Fault(
      #""gruppe": "schriftlich""#, #""gruppe": ▸"Schriftlich""#,
      "profile[0].faecher[0].kurse[0].leistungen[0].gruppe",
      .unknownWord("Schriftlich", allowed: ["schriftlich", "muendlich"])),
    Fault(
      #""datum": "2024-02-29""#, #""datum": ▸"2025-02-29""#,
      "profile[0].faecher[0].kurse[0].leistungen[1].datum", .day("2025-02-29")),
    Fault(
      #""datum": "2024-02-29""#, #""datum": ▸"29.02.2024""#,
      "profile[0].faecher[0].kurse[0].leistungen[1].datum", .day("29.02.2024")),
    Fault(
      #""datum": "2024-02-29""#, #""datum": ▸20240229"#,
      "profile[0].faecher[0].kurse[0].leistungen[1].datum", .expected(.day)),
    Fault(
      #""doppelt": true"#, #""doppelt": ▸1"#, "profile[0].faecher[0].doppelt", .expected(.truth)),
    Fault(
      #""halbjahr": 2,"#, #""halbjahr": ▸1,"#, "profile[0].faecher[0].kurse[1].halbjahr",
      .duplicateHalfYear(1)),
    Fault(
      #""halbjahr": 2,"#, #""halbjahr": ▸5,"#, "profile[0].faecher[0].kurse[1].halbjahr",
      .number("5", 1...4)),
    Fault(
      "{\n              \"halbjahr\": 3\n            }", "▸{}", "profile[0].faecher[0].kurse[2]",
      .missingField("halbjahr")),
    Fault(
      #""seminarkurs": {}"#, #""seminarkurs": ▸[]"#, "profile[1].seminarkurs",
      .expected(.object)),
    Fault(
      "\"id\": \"\(id("008"))\"", "\"id\": ▸\"\(id("001"))\"", "profile[2].id",
      .duplicateIdentifier(id("001"))),
    Fault(
      "\"id\": \"\(id("008"))\"", "\"id\": ▸\"\(id("023"))\"", "profile[2].id",
      .duplicateIdentifier(id("023"))),
    Fault("\"id\": \"\(id("008"))\"", "\"id\": ▸\"8\"", "profile[2].id", .identifier("8")),
    Fault(
      "\"id\": \"\(id("008"))\"", "\"id\": ▸\"019a1b2c3d4e5f60718293a4b5c60081\"", "profile[2].id",
      .identifier("019a1b2c3d4e5f60718293a4b5c60081")),
    Fault("\"id\": \"\(id("008"))\"", "\"id\": ▸8", "profile[2].id", .expected(.text)),
    Fault(
      "\"ersetzt\": \"\(id("003"))\"", "\"ersetzt\": ▸\"Ethik\"", "profile[0].seminarkurs.ersetzt",
      .identifier("Ethik")),
  ]

  @Test("A fault is refused with its place", arguments: faults)
  func fault(_ fault: Fault) throws {
    let file = String(decoding: try fixture("plan-2.json"), as: UTF8.self)
    try fault.expectRefused(in: file) { bytes in
      do throws(PlanError) {
        _ = try PlanBook(file: bytes)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test("A field that is unknown is refused in every object")
  func unknownAnywhere() throws {
    let scalars = String(decoding: try fixture("plan-2.json"), as: UTF8.self).unicodeScalars
    let objects = scalars.indices.filter { scalars[$0] == "{" }
    #expect(objects.count == 26)
    for object in objects {
      let start = String(scalars[...object])
      let separator = scalars[scalars.index(after: object)] == "}" ? "" : ","
      let rest = String(scalars[object...].dropFirst())
      let file = start + #""fremd": 0"# + separator + rest
      let error = try #require(throws: PlanError.self) { _ = try PlanBook(file: Array(file.utf8)) }
      #expect(error.position.offset == start.utf8.count)
      #expect(error.path.components.last == .key("fremd"))
    }
  }

  @Test("Faults of a plan of version 1 are those of its own reader")
  func versionOne() throws {
    let file = #"{ "format": "gleitpfad-plan", "version": 1, "land": "XX" }"#
    let error = try #require(throws: PlanError.self) { _ = try PlanBook(file: Array(file.utf8)) }
    #expect("\(error.problem)" == "\(PlanProblem.unknownLand("XX"))")
  }

  @Test("A name of version 1 that does not fit is refused with its place")
  func longName() throws {
    let name = String(repeating: "x", count: 121)
    let file = """
      { "format": "gleitpfad-plan", "version": 1, "name": "\(name)", "land": "BW", "abitur": 2027,
        "faecher": [] }
      """
    let error = try #require(throws: PlanError.self) { _ = try PlanBook(file: Array(file.utf8)) }
    #expect("\(error.problem)" == "\(PlanProblem.longText(121, most: 120))")
    #expect("\(error.path)" == "name")
  }
}
