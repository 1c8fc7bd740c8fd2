import Planner
import Testing

@testable import Abitur
@testable import Interface

@Suite("Courses, wishes and shortfalls in words")
struct WordingCourseTests {
  private let chemistry = CourseID(SubjectID("chemie"), .third)

  private func wording() throws -> Wording {
    Wording(try #require(RuleSet.of(.badenWuerttemberg, year: 2027)))
  }

  @Test func courses() throws {
    #expect(try wording().course(chemistry) == "Chemie, 3. Halbjahr")
    let second = CourseID(SubjectID("chemie"), .third, ordinal: 1)
    #expect(try wording().course(second) == "Chemie, 3. Halbjahr, 2. Kurs")
  }

  @Test func verdicts() throws {
    let german = RuleID("bw-deutsch")
    let expected: [(CourseVerdict, String, String)] = [
      (.required(german), "Muss zählen. In Deutsch zählen vier Kurse.", "Pflicht: Deutsch"),
      (
        .fulfils(german),
        "Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. "
          + "In Deutsch zählen vier Kurse.",
        "Auswahl: Deutsch"
      ),
      (.free, "Zählt auf einem freien Platz.", "frei"),
      (.held, "Zählt, weil du es so willst.", "von dir gehalten"),
      (
        .bracketed, "Zählt nicht, weil du den Kurs geklammert hast.", "von dir geklammert"
      ),
      (
        .limited, "Zählt nicht, weil du das Fach begrenzt hast.",
        "über deiner Grenze für das Fach"
      ),
      (
        .weaker(than: chemistry),
        "Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist Chemie, 3. Halbjahr.",
        "andere gehen vor"
      ),
      (.weaker(than: nil), "Zählt nicht, weil andere Kurse vorgehen.", "andere gehen vor"),
      (
        .capped(german), "Kann nicht zählen. In Deutsch zählen vier Kurse.",
        "kann nicht zählen: Deutsch"
      ),
      (.zero, "0 Punkte können nicht zählen.", "kann nicht zählen: 0 Punkte"),
      (.notTaken, "Nicht belegt.", "nicht belegt"),
    ]
    for (verdict, long, short) in expected {
      #expect(try wording().verdict(verdict) == long)
      #expect(try wording().shortVerdict(verdict) == short)
    }
  }

  @Test func weights() {
    #expect(
      [0, 1, 2, 3].map { Wording.weight($0) } == [
        "zählt nicht", "zählt", "zählt doppelt", "zählt 3-fach",
      ])
  }

  @Test func tightPoint() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(WordingPlan.landed))
    #expect(
      Wording(assessment.ruleSet).tightPoint(assessment.blockOne)
        == "Am knappsten: Bildende Kunst, 2. Halbjahr (12) zählt noch, Chemie, 3. Halbjahr (6) "
        + "nicht mehr.")
    var block = assessment.blockOne
    block.bestUncounted = nil
    #expect(
      Wording(assessment.ruleSet).tightPoint(block)
        == "Am schwächsten zählt auf einem freien Platz Bildende Kunst, 2. Halbjahr (12).")
    block.weakestCounted = nil
    #expect(Wording(assessment.ruleSet).tightPoint(block) == nil)
    block.bestUncounted = chemistry
    #expect(
      Wording(assessment.ruleSet).tightPoint(block)
        == "Als Nächstes würde Chemie, 3. Halbjahr (6) zählen.")
  }

  @Test func refusals() throws {
    let file = WordingPlan.lena(WordingPlan.open)
      .split(separator: "{\"fach\": \"Deutsch\", \"kurse\"").joined(
        separator: "{\"fach\": \"Deutsch\", \"geklammert\": [2], \"hoechstens\": 1, \"kurse\"")
    let assessment = try WordingPlan.assessment(file)
    let wording = Wording(assessment.ruleSet)
    #expect(
      assessment.refusals.map { wording.refusal($0) } == [
        "Deutsch lässt sich nicht auf 1 Kurs begrenzen. In Deutsch zählen vier Kurse.",
        "Deutsch, 2. Halbjahr, lässt sich nicht klammern. In Deutsch zählen vier Kurse.",
      ])
    let wish = Refusal(
      wish: .held, subject: chemistry.subject, course: chemistry,
      rule: RuleID("wunsch-hoechstens"))
    #expect(
      wording.refusal(wish)
        == "Chemie, 3. Halbjahr, lässt sich nicht halten. Dagegen steht deine Grenze für ein Fach.")
    let held = Refusal(
      wish: .held, subject: chemistry.subject, course: chemistry, rule: RuleID("bw-40-kurse"))
    #expect(
      wording.refusal(held)
        == "Chemie, 3. Halbjahr, lässt sich nicht halten. Genau 40 Kurse kommen in den Kursblock.")
  }

  @Test func shortfalls() throws {
    let german = RuleID("bw-deutsch")
    let expected: [(Shortfall, String)] = [
      (
        Shortfall(rule: german, needed: 4, available: 3, isExcess: false),
        "Deutsch: Nötig sind 4 Kurse, dafür da sind 3. In Deutsch zählen vier Kurse."
      ),
      (
        Shortfall(rule: german, needed: 4, available: 1, isExcess: false),
        "Deutsch: Nötig sind 4 Kurse, dafür da ist 1. In Deutsch zählen vier Kurse."
      ),
      (
        Shortfall(rule: german, needed: 1, available: 0, isExcess: false),
        "Deutsch: Nötig ist 1 Kurs, dafür da sind keine. In Deutsch zählen vier Kurse."
      ),
      (
        Shortfall(rule: german, needed: 42, available: 40, isExcess: true),
        "Deutsch: Pflicht wären 42 Kurse, Platz ist für 40. In Deutsch zählen vier Kurse."
      ),
    ]
    for (shortfall, text) in expected { #expect(try wording().shortfall(shortfall) == text) }
  }
}
