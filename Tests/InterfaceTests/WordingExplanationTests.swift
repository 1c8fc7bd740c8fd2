import Planner
import Testing

@testable import Abitur
@testable import Interface

@Suite("The calculation in words")
struct WordingExplanationTests {
  private func formula(_ key: ExplanationKey, _ assessment: Assessment) throws -> [Text] {
    let node = try #require(assessment.explanation.first(key))
    return Wording(assessment.ruleSet).formula(of: node, in: assessment)
  }

  @Test func theWorkedCase() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(WordingPlan.landed))
    #expect(try formula(.total, assessment) == ["430 + 210 = 640"])
    #expect(try formula(.blockOne, assessment) == ["516 : 48 × 40 = 430"])
    #expect(try formula(.weightedSum, assessment) == ["122 + 88 + 225 + 81 = 516"])
    #expect(try formula(.doubling, assessment) == ["40 + 48 = 88"])
    #expect(try formula(.blockTwo, assessment) == ["36 + 47 + 31 + 40 + 56 = 210"])
    #expect(try formula(.exam(0), assessment) == ["9 × 4 = 36"])
    #expect(
      try formula(.exam(1), assessment) == ["(2 × 11 + 13) × 4 : 3 = 46,67, gerundet 47"])
    #expect(try formula(.exam(2), assessment) == ["(2 × 8 + 7) × 4 : 3 = 30,67, gerundet 31"])
    #expect(try formula(.grade, assessment) == ["640 liegt zwischen 625 und 642"])
    #expect(
      try formula(.course(CourseID(SubjectID("sport"), .first)), assessment) == ["frei"])
  }

  @Test func labels() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(WordingPlan.landed))
    let wording = Wording(assessment.ruleSet)
    func label(_ key: ExplanationKey, under parent: ExplanationKey? = nil) throws -> Text {
      let node = try #require(assessment.explanation.first(key))
      return wording.label(of: node, under: parent, in: assessment)
    }
    #expect(try label(.total) == "Gesamtpunktzahl")
    #expect(try label(.weightedSum) == "Summe auf 48 Gewichte")
    #expect(try label(.doubledSubject(SubjectID("englisch"))) == "Englisch noch einmal")
    #expect(try label(.exam(1)) == "Mathematik, schriftlich")
    let course = ExplanationKey.course(CourseID(SubjectID("chemie"), .third))
    #expect(try label(course, under: .uncountedCourses) == "Chemie, 3. Halbjahr")
    #expect(try label(course, under: .subject(SubjectID("chemie"))) == "3. Halbjahr")
  }

  @Test func values() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(WordingPlan.landed))
    let wording = Wording(assessment.ruleSet)
    let grade = try #require(assessment.explanation.first(.grade))
    #expect(wording.value(of: grade, in: assessment) == "2,1")
    #expect(wording.value(of: assessment.explanation, in: assessment) == "640")
  }

  @Test func roundingFirst() throws {
    let extra = ", \"lesarten\": {\"zusatzpruefung\": \"vorher-runden\"}"
    let assessment = try WordingPlan.assessment(
      WordingPlan.lena(WordingPlan.landed, extra: extra))
    #expect(
      try formula(.exam(1), assessment) == [
        "(2 × 11 + 13) : 3 = 11,67, gerundet 12", "12 × 4 = 48",
      ])
  }

  @Test(arguments: [
    ("", ["(3 × 9 + 10) : 4 × 4 = 37"], ", \"kommunikation\": 10"),
    (
      "", ["(3 × 9 + 10) : 4 = 9,25", "(2 × 9,25 + 11) × 4 : 3 = 39,33, gerundet 39"],
      ", \"kommunikation\": 10, \"zusaetzlich_muendlich\": 11"
    ),
    (
      ", \"lesarten\": {\"pruefungsteile\": \"gerundet\"}",
      ["(3 × 9 + 10) : 4 = 9,25, gerundet 9", "(2 × 9 + 11) × 4 : 3 = 38,67, gerundet 39"],
      ", \"kommunikation\": 10, \"zusaetzlich_muendlich\": 11"
    ),
  ])
  func twoParts(extra: String, lines: [Text], parts: String) throws {
    let exams = "{\"fach\": \"Englisch\", \"schriftlich\": 9\(parts)}"
    let assessment = try WordingPlan.assessment(WordingPlan.lena(exams, extra: extra))
    #expect(try formula(.exam(0), assessment) == lines)
  }

  @Test func projectionsAreWrittenExactly() throws {
    let file = WordingPlan.lena(WordingPlan.open, german: "9, 8, 9, \"offen\"")
    let assessment = try WordingPlan.assessment(file)
    #expect(try formula(.exam(3), assessment) == ["8 2/3 × 4 = 34,67, gerundet 35"])
    // 516 - 36 + 26 + 26/3 = 514 2/3; × 40 : 48 = 428 8/9
    #expect(
      try formula(.blockOne, assessment) == ["514 2/3 : 48 × 40 = 428,89, gerundet 429"])
  }

  @Test func certifiedAndSeminarkurs() throws {
    let exams = "{\"fach\": \"Englisch\", \"vierfach\": 37}"
    let extra = ", \"seminarkurs\": {\"punkte\": 13, \"verwendung\": \"Kursblock\"}"
    let assessment = try WordingPlan.assessment(WordingPlan.lena(exams, extra: extra))
    #expect(try formula(.exam(0), assessment) == ["Wert von der Schule"])
    #expect(try formula(.component(SubjectID("seminarkurs")), assessment) == ["2 × 13 = 26"])
  }

  @Test func withoutAGrade() throws {
    let zero = "0, 0, 0, 0"
    let assessment = try WordingPlan.assessment(
      WordingPlan.lena(
        """
        {"fach": "Mathematik", "schriftlich": 0}, {"fach": "Englisch", "schriftlich": 0},
        {"fach": "Physik", "schriftlich": 0}, {"fach": "Deutsch", "muendlich": 0},
        {"fach": "Religionslehre", "muendlich": 0}
        """, german: zero))
    #expect(try formula(.grade, assessment) == ["400 liegt zwischen 391 und 408"])
    var poor = assessment
    poor.total = 299
    let node = ExplanationNode(.grade, nil, .noGrade, .earned)
    let wording = Wording(poor.ruleSet)
    #expect(wording.formula(of: node, in: poor) == ["Unter 300 Punkten gibt es keine Note."])
    poor.total = nil
    #expect(wording.formula(of: node, in: poor) == ["Ohne Gesamtpunktzahl gibt es keine Note."])
    poor.total = 300
    let row = ExplanationNode(.grade, Ratio(4), .gradeRow(from: 300, to: 300), .earned)
    #expect(wording.formula(of: row, in: poor) == ["300 steht allein in seiner Zeile"])
  }
}
