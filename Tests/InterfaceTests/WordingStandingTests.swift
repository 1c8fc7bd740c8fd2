import Planner
import Testing

@testable import Abitur
@testable import Interface

@Suite("Where a pupil stands, in sentences")
struct WordingStandingTests {
  @Test func beforeTheExams() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(WordingPlan.open))
    let wording = Wording(assessment.ruleSet)
    #expect(Wording.status(assessment) == "Projektion")
    #expect(
      wording.headline(assessment)
        == "Triffst du in jeder Prüfung deinen Kursschnitt, landest du bei 638. "
        + "Fünf Punkte mehr sind 2,0.")
    #expect(
      wording.range(assessment)
        == "Bestehst du, dann mit 530 bis 730 Punkten, Note 2,7 bis 1,6. "
        + "430 Punkte hast du sicher.")
  }

  @Test func halfway() throws {
    let some = WordingPlan.open + ", {\"fach\": \"Mathematik\", \"schriftlich\": 12}"
    let assessment = try WordingPlan.assessment(WordingPlan.lena(some))
    #expect(
      Wording(assessment.ruleSet).headline(assessment)
        .hasPrefix("Triffst du in jeder offenen Prüfung deinen Kursschnitt, landest du bei 638."))
    let open = WordingPlan.lena(WordingPlan.open, german: "9, 8, 10, \"offen\"")
    let courses = try WordingPlan.assessment(open)
    #expect(
      Wording(courses.ruleSet).headline(courses)
        .hasPrefix("Bleibst du bei deinem Schnitt, landest du bei 638."))
  }

  @Test func landed() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(WordingPlan.landed))
    let wording = Wording(assessment.ruleSet)
    #expect(Wording.status(assessment) == "Steht fest")
    #expect(
      wording.headline(assessment) == "Alle Ergebnisse sind da. Drei Punkte mehr wären 2,0.")
    #expect(wording.range(assessment) == nil)
    var better = assessment
    better.total = 642
    better.grade = Grade(tenths: 21)
    #expect(
      wording.headline(better) == "Alle Ergebnisse sind da. Ein Punkt mehr wäre 2,0.")
    better.total = 830
    better.grade = Grade(tenths: 10)
    #expect(
      wording.headline(better) == "Alle Ergebnisse sind da. Besser als 1,0 geht nicht.")
  }

  @Test func missed() throws {
    let exams = """
      {"fach": "Mathematik", "schriftlich": 11}, {"fach": "Englisch", "schriftlich": 4},
      {"fach": "Physik", "schriftlich": 0}, {"fach": "Deutsch", "muendlich": 10},
      {"fach": "Religionslehre", "muendlich": 14}
      """
    let assessment = try WordingPlan.assessment(WordingPlan.lena(exams))
    #expect(Wording.status(assessment) == "Nicht bestanden")
    #expect(
      Wording(assessment.ruleSet).headline(assessment)
        == "Zwei Bedingungen sind nicht erfüllt: Schwächste Prüfung (4 fehlen) und "
        + "Leistungsfachprüfungen ab 20 (1 fehlt).")
    let early = try WordingPlan.assessment(
      WordingPlan.lena("{\"fach\": \"Physik\", \"schriftlich\": 0}"))
    #expect(Wording.status(early) == "Nicht mehr zu bestehen")
    #expect(
      Wording(early.ruleSet).headline(early)
        == "Eine Bedingung ist nicht mehr zu erfüllen: Schwächste Prüfung (4 fehlen).")
  }

  @Test func withoutResultsOrCourses() throws {
    func assessment(_ courses: String) throws -> Assessment {
      try WordingPlan.assessment(
        "{\"format\": \"gleitpfad-plan\", \"version\": 1, \"land\": \"BW\", \"abitur\": 2027, "
          + "\"faecher\": [\(courses)]}")
    }
    let none = try assessment("")
    #expect(Wording.status(none) == "Keine Gesamtpunktzahl")
    #expect(
      Wording(none.ruleSet).headline(none)
        == "Mit den belegten Kursen lässt sich keine Gesamtpunktzahl bilden.")
    var open = none
    open.shortfalls = []
    open.passed = .open
    #expect(Wording.status(open) == "Noch kein Ergebnis")
    #expect(
      Wording(open.ruleSet).headline(open)
        == "Alles ist noch offen. Mit dem ersten Ergebnis beginnt die Rechnung.")
    #expect(Wording(open.ruleSet).range(open) == nil)
  }

  @Test func examParts() throws {
    let exams = """
      {"fach": "Mathematik", "schriftlich": 11, "zusaetzlich_muendlich": 13},
      {"fach": "Englisch", "schriftlich": "offen", "kommunikation": 10},
      {"fach": "Physik", "vierfach": 30}, {"fach": "Deutsch", "muendlich": "offen"}
      """
    let extra =
      ", \"seminarkurs\": {\"punkte\": \"offen\", \"verwendung\": \"Prüfungsblock\"}"
    let assessment = try WordingPlan.assessment(WordingPlan.lena(exams, extra: extra))
    let wording = Wording(assessment.ruleSet)
    #expect(
      assessment.blockTwo.exams.map { wording.parts(of: $0) } == [
        "schriftlich noch offen, Kommunikation 10", "schriftlich 11, zusätzlich mündlich 13",
        "Wert von der Schule", "mündlich noch offen",
        "noch offen, statt einer mündlichen Prüfung",
      ])
    #expect(wording.subject(of: assessment.blockTwo.exams[4]) == "Seminarkurs")
  }

  @Test func unchosenExam() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(""))
    let wording = Wording(assessment.ruleSet)
    let last = try #require(assessment.blockTwo.exams.last)
    #expect(wording.subject(of: last) == "noch nicht gewählt")
    #expect(wording.parts(of: last) == "mündlich noch offen")
  }

  @Test func fachhochschulreife() throws {
    let plan = try Plan(file: Array(WordingPlan.lena(WordingPlan.open).utf8))
    let qualification = try #require(try plan.qualification())
    // Third and fourth half-years: 2 × (13 + 12 + 11 + 9) + the eleven best others.
    #expect(
      Wording.qualification(qualification).hasPrefix(
        "Der schulische Teil der Fachhochschulreife ist erreicht: "))
    var open = qualification
    open.state = .open
    open.points = nil
    #expect(
      Wording.qualification(open) == "Der schulische Teil der Fachhochschulreife ist noch offen.")
    open.state = .no
    #expect(
      Wording.qualification(open)
        == "Der schulische Teil der Fachhochschulreife ist mit diesen Kursen nicht zu erreichen.")
  }

  @Test func places() {
    #expect(Wording.place(.unused) == "wird nicht verwendet")
    #expect(Wording.place(.blockOne) == "zählt im Kursblock")
    #expect(Wording.place(.blockTwo) == "zählt im Prüfungsblock")
  }

  @Test("How far the next worse tenth is: 2,1 ends at 625, and with all results nothing is open")
  func fall() throws {
    func said(_ moment: ExampleMoment) throws -> Text? {
      Texts.fall(try #require(try Plan.example(at: moment)?.assessment()))
    }
    #expect(try said(.beforeExams) == "14 Punkte weniger sind 2,2.")
    #expect(try said(.afterExams) == nil)
  }
}
