import Abitur
import JSON
import Testing

@testable import Planner

/// Reading and writing plan files.
@Suite struct RoundTripTests {
  /// Everything that a plan says, as text; the rule set follows from Land and year.
  private func content(_ plan: Plan) -> String {
    var text = "\(plan.name ?? "-") \(plan.land) \(plan.year) \(plan.ruleSet.id)\n"
    dump(plan.candidate, to: &text)
    return text
  }

  @Test("A plan read from its own file is the same plan", arguments: try WorkedCase.all())
  func cases(_ worked: WorkedCase) throws {
    let plan = try Plan(file: worked.plan)
    let file = plan.file()
    let again = try Plan(file: file)
    #expect(content(again) == content(plan))
    #expect(again.file() == file)
    let lost = differences(try JSONNode.parse(worked.plan), try JSONNode.parse(file))
    #expect(lost.isEmpty, "\(lost.joined(separator: "\n"))")
  }

  @Test("The example is a plan that can be written, read and worked out")
  func example() throws {
    let example = try #require(Plan.example)
    let again = try Plan(file: example.file())
    #expect(content(again) == content(example))
    #expect(again.name == "Lena")
    // The exams are open; Tests/Cases/bw/offen-alle-pruefungen.json works it out by hand.
    #expect(try again.assessment().total == 638)
  }

  @Test("The example can be looked at before, between and after its results")
  func exampleMoments() throws {
    let beginning = try #require(Plan.example(at: .beginning)).candidate
    for course in beginning.subjects.flatMap({ $0.courses }) {
      #expect((course.outcome == .open) == (course.halfYear != .first))
    }
    #expect(beginning.exams.allSatisfy { $0.main == .open && $0.additionalOral == .notTaken })

    let between = try #require(Plan.example(at: .beforeExams)).candidate
    #expect(between.subjects.flatMap { $0.courses }.allSatisfy { $0.outcome.points != nil })
    #expect(between.exams.allSatisfy { $0.main == .open && $0.additionalOral == .notTaken })

    let after = try #require(Plan.example(at: .afterExams)).candidate
    #expect(after.subjects.flatMap { $0.courses }.allSatisfy { $0.outcome.points != nil })
    #expect(after.exams.allSatisfy { $0.main.points != nil })
    #expect(after.exams.map { $0.additionalOral.points?.value } == [13, nil, 7, nil, nil])
  }

  @Test("Every field of the format survives")
  func everyField() throws {
    let file = """
      {
        "format": "gleitpfad-plan",
        "version": 1,
        "name": "„Zoë“ \\"Z\\" \\\\",
        "land": "BW",
        "abitur": 2028,
        "faecher": [
          {
            "fach": "Englisch",
            "rolle": "Leistungsfach",
            "kurse": {
              "1": 0,
              "2": 15,
              "3": "offen"
            },
            "hoechstens": 3,
            "geklammert": [
              2
            ],
            "gehalten": [
              1,
              3
            ]
          },
          {
            "fach": "Bildende Kunst",
            "rolle": "Leistungsfach",
            "kurse": {
              "4": 7
            },
            "hoechstens": 0
          },
          {
            "fach": "Mathematik",
            "rolle": "Leistungsfach",
            "kurse": {}
          },
          {
            "fach": "Deutsch",
            "kurse": {
              "1": "offen"
            }
          },
          {
            "fach": "Ethik",
            "kurse": {
              "1": 3
            }
          }
        ],
        "doppelt": [
          "Mathematik",
          "Englisch"
        ],
        "pruefungen": [
          {
            "fach": "Englisch",
            "schriftlich": 9,
            "kommunikation": 10,
            "zusaetzlich_muendlich": "offen"
          },
          {
            "fach": "Bildende Kunst",
            "schriftlich": "offen",
            "praktisch": 0
          },
          {
            "fach": "Mathematik",
            "vierfach": 60
          },
          {
            "fach": "Ethik",
            "muendlich": "offen"
          },
          {
            "fach": "Deutsch",
            "vierfach": 0
          }
        ],
        "seminarkurs": {
          "punkte": "offen",
          "verwendung": "Prüfungsblock",
          "ersetzt": "Ethik",
          "aufgabenfeld": 2
        },
        "lesarten": {
          "zusatzpruefung": "vorher-runden",
          "pruefungsteile": "gerundet",
          "religion-ethik": "pflicht"
        }
      }
      """
    let plan = try Plan(file: Array(file.utf8))
    #expect(String(decoding: plan.file(), as: UTF8.self) == file)
  }

  @Test("Short names, Basisfach and any order of half-years say the same")
  func spellings() throws {
    let official = """
      { "format": "gleitpfad-plan", "version": 1, "land": "BW", "abitur": 2027, "faecher": [
        { "fach": "Deutsch", "kurse": { "1": 9, "2": 8 } },
        { "fach": "Religionslehre", "kurse": { "1": 7 } }] }
      """
    let short = """
      { "faecher": [ { "kurse": { "2": 8, "1": 9 }, "rolle": "Basisfach", "fach": "D" },
        { "fach": "Katholische Religionslehre", "kurse": { "1": 7 } } ],
        "abitur": 2027, "land": "BW", "version": 1, "format": "gleitpfad-plan" }
      """
    let plan = try Plan(file: Array(official.utf8))
    let other = try Plan(file: Array(short.utf8))
    #expect(try ResultDocument(of: other).bytes() == ResultDocument(of: plan).bytes())
    #expect(other.candidate.subjects.allSatisfy { $0.level == .basic })
  }

  @Test("Open, 0 and not taken stay three things")
  func absence() throws {
    let file = """
      { "format": "gleitpfad-plan", "version": 1, "land": "BW", "abitur": 2027, "faecher": [
        { "fach": "Deutsch", "kurse": { "1": 0, "2": "offen" } }] }
      """
    let courses = try Plan(file: Array(file.utf8)).candidate.subjects[0].courses
    #expect(courses.map { $0.halfYear } == [.first, .second])
    #expect(courses.map { $0.outcome } == [.points(.zero), .open])
  }
}
