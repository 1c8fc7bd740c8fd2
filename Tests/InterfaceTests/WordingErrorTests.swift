import JSON
import Planner
import Testing

@testable import Abitur
@testable import Interface

@Suite("Errors in words")
struct WordingErrorTests {
  private static let id = SubjectID("mathematik")

  private static let problems: [PlanProblem] = [
    .noPlan, .newerVersion(2), .unknownVersion, .unknownField("x", known: ["a", "b"]),
    .missingField("fach"), .expected(.text), .expected(.object), .expected(.list),
    .expected(.wholeNumber), .expected(.pointsOrOpen), .points("16", most: 15),
    .number("5", 1...4), .unknownHalfYear("5"), .unknownLand("XX"),
    .landNotOffered("BY", offered: ["BW"]), .landNotOffered("BY", offered: ["BW", "BE"]),
    .yearNotOffered(1990, offered: 2021...2029), .unknownSubject("Mahte", suggestion: nil),
    .unknownSubject("Mahte", suggestion: "Mathematik"), .unknownWord("x", allowed: ["a", "b"]),
    .heldAndBracketed(halfYear: 2), .wishWithoutCourse(halfYear: 2), .examWithoutPart,
    .contradictingParts("vierfach", "schriftlich"), .expected(.truth), .expected(.day),
    .emptyText, .longText(121, most: 120), .controlCharacter, .day("2026-02-30"),
    .identifier("abc"), .duplicateIdentifier("abc"), .duplicateHalfYear(2), .noCalq,
    .secondExam("Mathe"),
  ]

  private static let candidateErrors: [CandidateError] = [
    .tooManySubjects(61), .unknownSubject(id), .duplicateSubject(id),
    .duplicateCourse(CourseID(id, .second)), .notAdvanced(id), .tooManyAdvanced(4, most: 3),
    .limitOutOfRange(id, 9), .tooManyExams(6, most: 5), .tooManyOralExams(3, most: 2),
    .examWithoutSubject(id), .duplicateExam(id), .writtenExamNotAdvanced(id),
    .oralExamAdvanced(id), .additionalOralWithoutResult(id), .additionalOralWithOral(id),
    .secondPartNotAllowed(id, .practical), .secondPartNotAllowed(id, .communication),
    .certifiedOutOfRange(id, 61, most: 60), .wrongNumberDoubled(1, expected: 2),
    .wrongNumberDoubled(3, expected: 2), .notDoublable(id),
    .unknownComponent(SubjectID("seminarkurs")),
    .componentOutOfRange(SubjectID("seminarkurs"), 16, most: 15),
    .componentPlace(SubjectID("seminarkurs")), .componentReplaces(id),
    .componentReplacesNothing(SubjectID("seminarkurs")),
  ]

  private static let kinds: [JSONError.Kind] =
    JSONError.Expectation.allCases.flatMap {
      [.unexpectedCharacter("}", expected: $0), .unexpectedEnd(expected: $0)]
    } + [
      .invalidUTF8, .byteOrderMark, .invalidEscape, .loneSurrogate, .controlCharacter(10),
      .controlCharacter(0), .leadingZero, .duplicateKey("fach", first: .start),
      .trailingContent, .tooDeep(limit: 64), .tooLarge(limit: 8 << 20),
      .tooManyNodes(limit: 250_000),
    ]

  private static var all: [ErrorWording] {
    let problems =
      problems + candidateErrors.map { .invalid($0) } + kinds.map { PlanProblem.json($0) }
    return problems.map { ErrorWording(PlanError($0, at: .start)) }
  }

  private static let tables: [ErrorWording] = {
    let kinds: [CSVError.Kind] = [.textAfterQuote, .strayQuote, .openQuote, .empty, .noText]
    let reasons: [CSVProblem.Reason] = [
      .noSubject, .ambiguousSubject, .halfYear, .points, .grade, .contradiction, .standing, .group,
      .number, .day, .longText(most: 120), .controlCharacter, .beyondColumns,
    ]
    return kinds.map { ErrorWording(CSVError(kind: $0, line: 3, column: 2)) }
      + reasons.map { ErrorWording(CSVProblem(line: 3, column: 2, text: "x", reason: $0)) }
  }()

  @Test func tables() {
    for error in Self.tables {
      #expect(error.what.hasSuffix(".") && error.advice.hasSuffix("."))
      #expect(!error.sentences.contains("!"))
      let isWhole =
        error.what == "In der Tabelle steht nichts."
        || error.what == "Das ist keine Tabelle in Textform."
      #expect(error.whereabouts == (isWhole ? nil : "Zeile 3, Spalte 2"))
    }
    #expect(Set(Self.tables.map { $0.what }).count == Self.tables.count)
    let missing = ErrorWording(CSVProblem(line: 3, column: nil, text: "", reason: .halfYear))
    #expect(missing.whereabouts == "Zeile 3")
    #expect(missing.what == "In dieser Zeile steht kein Halbjahr.")
  }

  @Test func everyErrorSaysWhatAndWhatToDo() {
    let all = Self.all
    for error in all {
      #expect(error.what.hasSuffix("."), "\(error.what)")
      #expect([".", "?"].contains(error.advice.suffix(1)), "\(error.what)")
      #expect(!error.sentences.contains("!"))
      #expect(!error.sentences.contains("cannot print"))
    }
    #expect(Set(all.map { $0.sentences }).count == all.count)
  }

  @Test func whereItIs() {
    let path = JSONPath([.key("faecher"), .index(2), .key("kurse"), .key("3")])
    let position = JSONPosition(offset: 40, line: 4, column: 12)
    let error = ErrorWording(PlanError(.points("16", most: 15), at: position, path))
    #expect(error.whereabouts == "Zeile 4, Spalte 12 (faecher[2].kurse.3)")
    #expect(
      error.sentences
        == "16 ist keine Punktzahl. Möglich sind ganze Punkte von 0 bis 15 und \"offen\".")
    let root = ErrorWording(PlanError(.noPlan, at: .start))
    #expect(root.whereabouts == "Zeile 1, Spalte 1")
    let large = ErrorWording(PlanError(.json(.tooLarge(limit: 8 << 20)), at: .start))
    #expect(large.whereabouts == nil)
    #expect(large.what == "Die Datei ist größer als 8 MiB.")
  }

  @Test func candidates() {
    let error = ErrorWording(InvalidCandidate(errors: [.oralExamAdvanced(Self.id)]))
    #expect(
      error.sentences
        == "Mathematik ist Leistungsfach und wird schriftlich geprüft. Nenne „schriftlich“; eine "
        + "mündliche Prüfung dazu ist „zusaetzlich_muendlich“.")
    #expect(
      ErrorWording(InvalidCandidate(errors: [])).sentences == "Der Plan widerspricht sich.")
    let seminar = ErrorWording(
      InvalidCandidate(errors: [.componentPlace(SubjectID("seminarkurs"))]))
    #expect(seminar.what == "Seminarkurs lässt sich so nicht verwenden.")
    let unknown = ErrorWording(InvalidCandidate(errors: [.notDoublable(SubjectID("xy"))]))
    #expect(unknown.what == "xy kann nicht doppelt zählen.")
  }

  @Test func textsFromFilesAreMadeHarmless() {
    #expect(Wording.quoted("Mahte") == "„Mahte“")
    #expect(
      Wording.harmless("a\u{1B}[31mb\u{202E}c\u{9B}d\n")
        == "a\u{FFFD}[31mb\u{FFFD}c\u{FFFD}d\u{FFFD}")
    #expect(Wording.harmless("Käthe 👩‍🎓") == "Käthe 👩‍🎓")
    #expect(Wording.harmless("abcdef", most: 3) == "abc…")
    #expect(Wording.harmless("abc", most: 3) == "abc")
    let path = JSONPath([.key(String(repeating: "x", count: 500))])
    let error = ErrorWording(PlanError(.noPlan, at: .start, path))
    #expect(error.path?.count == 121)
  }

  @Test func characters() {
    #expect(Wording.described("}") == "„}“")
    #expect(Wording.described(" ") == "ein Leerzeichen")
    #expect(Wording.described("\n") == "ein Zeilenumbruch")
    #expect(Wording.described("\t") == "ein Tabulator")
    #expect(Wording.described("\u{0}") == "das Zeichen U+0000")
    #expect(Wording.described("\u{FEFF}") == "das Zeichen U+FEFF")
    #expect(Wording.described("\u{E0001}") == "das Zeichen U+E0001")
  }
}
