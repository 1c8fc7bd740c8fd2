import Abitur
import JSON
import Testing

@testable import Planner

/// Values that each mean something and contradict each other.
@Suite struct ContradictionTests {
  static let wishes: [Fault] = [
    Fault(
      #""geklammert": [1], "gehalten": [2]"#, #""geklammert": [1, ▸2], "gehalten": [2]"#,
      "faecher[4].geklammert[1]",
      .heldAndBracketed(halfYear: 2)),
    Fault(
      #""geklammert": [1], "gehalten": [2]"#, #""gehalten": [1], "geklammert": [▸1]"#,
      "faecher[4].geklammert[0]",
      .heldAndBracketed(halfYear: 1)),
    Fault(
      #""geklammert": [1]"#, #""geklammert": [1, ▸3]"#, "faecher[4].geklammert[1]",
      .wishWithoutCourse(halfYear: 3)),
    Fault(
      #""gehalten": [2]"#, #""gehalten": [▸4]"#, "faecher[4].gehalten[0]",
      .wishWithoutCourse(halfYear: 4)),
  ]

  @Test("Wishes that contradict each other or have no course", arguments: wishes)
  func wish(_ fault: Fault) throws { try fault.expectRefused() }

  private static let mathematik =
    #"{ "fach": "Mathematik", "schriftlich": 11, "zusaetzlich_muendlich": 13 }"#
  private static let englisch = #"{ "fach": "Englisch", "schriftlich": 9, "kommunikation": 10 }"#
  private static let deutsch = #"{ "fach": "Deutsch", "muendlich": "offen" }"#
  private static let ethik = #"{ "fach": "Ethik", "vierfach": 28 }"#

  static let parts: [Fault] = [
    Fault(deutsch, #"▸{ "fach": "Deutsch" }"#, "pruefungen[2]", .examWithoutPart),
    Fault(
      ethik, #"▸{ "fach": "Ethik", "vierfach": 28, "muendlich": 7 }"#, "pruefungen[3]",
      .contradictingParts("vierfach", "muendlich")),
    Fault(
      deutsch, #"▸{ "fach": "Deutsch", "muendlich": 7, "schriftlich": 7 }"#, "pruefungen[2]",
      .contradictingParts("muendlich", "schriftlich")),
    Fault(
      deutsch, #"▸{ "fach": "Deutsch", "muendlich": 7, "zusaetzlich_muendlich": 7 }"#,
      "pruefungen[2]",
      .contradictingParts("muendlich", "zusaetzlich_muendlich")),
    Fault(
      englisch, #"▸{ "fach": "Englisch", "schriftlich": 9, "kommunikation": 10, "praktisch": 10 }"#,
      "pruefungen[1]",
      .contradictingParts("praktisch", "kommunikation")),
    Fault(
      mathematik, #"▸{ "fach": "Mathematik", "zusaetzlich_muendlich": 13 }"#, "pruefungen[0]",
      .invalid(.additionalOralWithoutResult("mathematik"))),
    Fault(
      mathematik,
      #"▸{ "fach": "Mathematik", "schriftlich": "offen", "zusaetzlich_muendlich": 13 }"#,
      "pruefungen[0]",
      .invalid(.additionalOralWithoutResult("mathematik"))),
    Fault(
      mathematik,
      #"▸{ "fach": "Mathematik", "schriftlich": "offen", "zusaetzlich_muendlich": "offen" }"#,
      "pruefungen[0]",
      .invalid(.additionalOralWithoutResult("mathematik"))),
    Fault(
      mathematik, #"▸{ "fach": "Mathematik", "schriftlich": 11, "kommunikation": 13 }"#,
      "pruefungen[0]",
      .invalid(.secondPartNotAllowed("mathematik", .communication))),
    Fault(
      englisch, #"▸{ "fach": "Englisch", "schriftlich": 9, "praktisch": 10 }"#, "pruefungen[1]",
      .invalid(.secondPartNotAllowed("englisch", .practical))),
    Fault(
      deutsch, #"▸{ "fach": "Sport", "muendlich": 9, "praktisch": 10 }"#, "pruefungen[2]",
      .invalid(.secondPartNotAllowed("sport", .practical))),
  ]

  @Test("Parts of an exam that do not go together", arguments: parts)
  func part(_ fault: Fault) throws { try fault.expectRefused() }

  static let contradictions: [Fault] = [
    Fault(
      #"{ "fach": "Sport""#, #"▸{ "fach": "Physik""#, "faecher[6]",
      .invalid(.duplicateSubject("physik"))),
    Fault(
      #"{ "fach": "Sport""#, #"▸{ "fach": "Ph""#, "faecher[6]",
      .invalid(.duplicateSubject("physik"))),
    Fault(
      #"{ "fach": "Sport""#, #"▸{ "fach": "Psychologie", "rolle": "Leistungsfach""#, "faecher[6]",
      .invalid(.notAdvanced("psychologie"))),
    Fault(
      #""faecher": ["#,
      #""faecher": ▸[{ "fach": "Musik", "rolle": "Leistungsfach", "kurse": {} }, "#, "faecher",
      .invalid(.tooManyAdvanced(4, most: 3))),
    Fault(
      #""pruefungen": ["#, #""pruefungen": ▸[{ "fach": "Sport", "muendlich": 9 }, "#, "pruefungen",
      .invalid(.tooManyOralExams(3, most: 2))),
    Fault(
      #""pruefungen": ["#,
      #""pruefungen": ▸[{ "fach": "Sport", "muendlich": 9 }, { "fach": "Physik", "schriftlich": 9 }, "#,
      "pruefungen", .invalid(.tooManyExams(6, most: 5))),
    Fault(
      deutsch, #"▸{ "fach": "Chemie", "muendlich": 9 }"#, "pruefungen[2]",
      .invalid(.examWithoutSubject("chemie"))),
    Fault(
      deutsch, #"▸{ "fach": "Deutsch", "schriftlich": 9 }"#, "pruefungen[2]",
      .invalid(.writtenExamNotAdvanced("deutsch"))),
    Fault(
      deutsch, #"▸{ "fach": "Physik", "muendlich": 9 }"#, "pruefungen[2]",
      .invalid(.oralExamAdvanced("physik"))),
    Fault(
      #"["Mathematik", "Englisch"]"#, #"▸["Mathematik"]"#, "doppelt",
      .invalid(.wrongNumberDoubled(1, expected: 2))),
    Fault(
      #"["Mathematik", "Englisch"]"#, #"▸["Mathematik", "Englisch", "Physik"]"#, "doppelt",
      .invalid(.wrongNumberDoubled(3, expected: 2))),
    Fault(
      #"["Mathematik", "Englisch"]"#, #"▸["Mathematik", "Deutsch"]"#, "doppelt",
      .invalid(.notDoublable("deutsch"))),
    Fault(
      #"["Mathematik", "Englisch"]"#, #"▸["Mathematik", "Mathematik"]"#, "doppelt",
      .invalid(.notDoublable("mathematik"))),
    Fault(
      "{\n    \"punkte\": 12, \"verwendung\": \"Prüfungsblock\", \"ersetzt\": \"Ethik\"",
      #"▸{ "punkte": 12, "verwendung": "Prüfungsblock", "ersetzt": "Sport""#, "seminarkurs",
      .invalid(.componentReplaces("sport"))),
    Fault(
      "{\n    \"punkte\": 12, \"verwendung\": \"Prüfungsblock\", \"ersetzt\": \"Ethik\"",
      #"▸{ "punkte": 12, "verwendung": "Prüfungsblock""#, "seminarkurs",
      .invalid(.componentReplacesNothing("seminarkurs"))),
  ]

  @Test("A plan that contradicts itself or the rules' shape", arguments: contradictions)
  func contradiction(_ fault: Fault) throws { try fault.expectRefused() }

  @Test("A repeated exam is reported where it is repeated")
  func duplicateExam() throws {
    try Fault(
      Self.deutsch, #"▸{ "fach": "Mathematik", "schriftlich": 4 }"#, "pruefungen[2]",
      .invalid(.duplicateExam("mathematik"))
    ).expectRefused()
  }

  @Test("A replaced exam is not passed over", arguments: ["\"Kursblock\"", "\"keine\"", nil])
  func replacedWithoutUse(_ use: String?) {
    let exam = #""ersetzt": "Ethik""#
    let start =
      #"{ "format": "gleitpfad-plan", "version": 1, "land": "BW", "abitur": 2027, "#
      + #""faecher": [{ "fach": "Ethik", "kurse": {} }], "#
      + #""pruefungen": [{ "fach": "Ethik", "muendlich": "offen" }], "seminarkurs": { "punkte": 9"#
    let end = use.map { #", "verwendung": "# + $0 } ?? ""
    #expect(refusal(of: start + end + "}}") == nil)
    #expect(refusal(of: start + end + ", " + exam + "}}") != nil)
  }
}
