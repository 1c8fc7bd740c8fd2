import JSON
import Testing

@testable import Planner

/// A fault put into a plan file that has none, and what must be said about it.
///
/// `▸` in the faulty text stands for no character but for the place that the error must name.
struct Fault: Sendable, CustomTestStringConvertible {
  /// Text that the file has exactly once.
  var text: String

  /// What stands there instead.
  var faulty: String

  var path: String
  var problem: PlanProblem

  init(_ text: String, _ faulty: String, _ path: String, _ problem: PlanProblem) {
    self.text = text
    self.faulty = faulty
    self.path = path
    self.problem = problem
  }

  var testDescription: String { faulty }

  /// A plan with every kind of field; letters of two bytes stand before many places.
  static let plan = """
    {
      "format": "gleitpfad-plan",
      "version": 1,
      "name": "Zoë",
      "land": "BW",
      "abitur": 2027,
      "faecher": [
        { "fach": "Mathematik", "rolle": "Leistungsfach", "kurse": { "1": 12, "2": 11 } },
        { "fach": "Englisch", "rolle": "Leistungsfach", "kurse": { "1": 10 } },
        { "fach": "Physik", "rolle": "Leistungsfach", "kurse": { "3": 8 } },
        { "fach": "Spanisch (spät beginnend)", "kurse": { "4": 5 }, "hoechstens": 3 },
        { "fach": "Deutsch", "kurse": { "1": 9, "2": "offen" }, "geklammert": [1], "gehalten": [2] },
        { "fach": "Ethik", "kurse": { "1": 7 } },
        { "fach": "Sport", "kurse": { "1": 14 } }
      ],
      "doppelt": ["Mathematik", "Englisch"],
      "pruefungen": [
        { "fach": "Mathematik", "schriftlich": 11, "zusaetzlich_muendlich": 13 },
        { "fach": "Englisch", "schriftlich": 9, "kommunikation": 10 },
        { "fach": "Deutsch", "muendlich": "offen" },
        { "fach": "Ethik", "vierfach": 28 }
      ],
      "seminarkurs": {
        "punkte": 12, "verwendung": "Prüfungsblock", "ersetzt": "Ethik", "aufgabenfeld": 2
      },
      "lesarten": { "zusatzpruefung": "vorher-runden" }
    }
    """

  /// Expects that the file with the fault is refused as it should be.
  func expectRefused(_ location: SourceLocation = #_sourceLocation) throws {
    try expectRefused(in: Self.plan, location) { refusal(of: $0) }
  }

  /// Expects that a file with the fault is refused as it should be by a way to read it.
  func expectRefused(
    in file: String, _ location: SourceLocation = #_sourceLocation,
    by read: ([UInt8]) -> PlanError?
  ) throws {
    let around = file.split(separator: text, omittingEmptySubsequences: false)
    try #require(around.count == 2, "\(text) does not stand in the plan exactly once")
    let marked = around.joined(separator: faulty).unicodeScalars
    let place = try #require(marked.firstIndex(of: "▸"), "no place is marked in \(faulty)")
    let before = marked[..<place]
    let faultyFile = String(before) + String(marked[place...].dropFirst())

    let error = try #require(read(Array(faultyFile.utf8)), sourceLocation: location)
    #expect("\(error.problem)" == "\(problem)", sourceLocation: location)
    #expect("\(error.path)" == path, sourceLocation: location)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(error.position.line == lines.count, sourceLocation: location)
    #expect(error.position.column == (lines.last?.count ?? 0) + 1, sourceLocation: location)
    #expect(error.position.offset == String(before).utf8.count, sourceLocation: location)
  }
}

/// What a plan file is refused with, or nothing if it is read.
func refusal(of file: String) -> PlanError? { refusal(of: Array(file.utf8)) }

private func refusal(of file: [UInt8]) -> PlanError? {
  do throws(PlanError) {
    _ = try Plan(file: file)
    return nil
  } catch {
    return error
  }
}
