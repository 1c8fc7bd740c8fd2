import JSON
import Testing

@testable import Planner

/// The cases of Tests/Cases, worked out by hand, against the library.
@Suite struct WorkedCasesTests {
  @Test("The result is what was worked out by hand", arguments: try WorkedCase.all())
  func result(_ worked: WorkedCase) throws {
    let found = differences(worked.expected, try worked.result())
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("There are cases, and each expects something")
  func cases() throws {
    let all = try WorkedCase.all()
    #expect(all.count >= 40)
    #expect(all.allSatisfy { $0.expected.object?.isEmpty == false })
  }

  @Test("The order of subjects and exams changes nothing", arguments: try WorkedCase.all())
  func order(_ worked: WorkedCase) throws {
    var turned = try Plan(file: worked.plan)
    turned.candidate.subjects.reverse()
    turned.candidate.exams.reverse()
    for position in turned.candidate.subjects.indices {
      turned.candidate.subjects[position].courses.reverse()
    }
    turned.candidate.doubled?.reverse()
    #expect(try ResultDocument(of: turned).bytes() == worked.file.get())
  }
}

/// The comparison must be able to find each kind of difference.
@Suite struct DifferencesTests {
  private static let result = """
    { "gesamt": 640, "note": null, "abgelehnt": [{ "fach": "Sport" }],
      "bedingungen": [{ "id": "a", "stand": "verletzt" }, { "id": "b", "stand": "sicher" }],
      "kurse": [{ "fach": "Sport", "halbjahr": 1, "gewicht": 2, "urteil": "frei" },
        { "fach": "Sport", "halbjahr": 2, "gewicht": 0, "urteil": "nicht belegt" }] }
    """

  private func found(_ expected: String) throws -> [String] {
    try differences(
      JSONNode.parse(Array(expected.utf8)), JSONNode.parse(Array(Self.result.utf8)))
  }

  static let agreeing = [
    "{}", #"{ "gesamt": 640, "note": null }"#, #"{ "abgelehnt": [{}] }"#,
    #"{ "verletzt": ["a"], "bedingungen": { "b": { "stand": "sicher" } } }"#,
    #"{ "kurse": { "Sport": "2 -", "Sport 1": { "gewicht": 2 } } }"#,
  ]

  @Test("A part of the result has no differences", arguments: agreeing)
  func same(_ expected: String) throws {
    #expect(try found(expected) == [])
  }

  static let differing = [
    (#"{ "gesamt": 641 }"#, "gesamt: expected 641, is 640"),
    (#"{ "gesamt": "640" }"#, #"gesamt: expected "640", is 640"#),
    (#"{ "gesamt": null }"#, "gesamt: expected null, is 640"),
    (#"{ "note": 0 }"#, "note: expected 0, is null"),
    (#"{ "summe": 1 }"#, "summe: not in the result"),
    (#"{ "abgelehnt": [] }"#, "abgelehnt: expected [], is [{ fach: \"Sport\" }]"),
    (
      #"{ "abgelehnt": [{ "fach": "Musik" }] }"#,
      #"abgelehnt[0].fach: expected "Musik", is "Sport""#
    ),
    (#"{ "abgelehnt": { "Sport": {} } }"#, "abgelehnt: this list has no keys"),
    (#"{ "verletzt": [] }"#, #"verletzt: expected [], is ["a"]"#),
    (#"{ "bedingungen": { "c": {} } }"#, "bedingungen.c: not in the result"),
    (#"{ "kurse": { "Sport": "2 0" } }"#, "kurse.Sport: expected 2 0, is 2 -"),
    (#"{ "kurse": { "Sport 3": {} } }"#, #"kurse["Sport 3"]: not in the result"#),
  ]

  @Test("Every kind of difference is found and said", arguments: differing)
  func different(_ expected: String, _ message: String) throws {
    #expect(try found(expected) == [message])
  }
}
