import Planner
import Testing

@testable import Abitur
@testable import Interface

@Suite("Conditions in words")
struct WordingConditionTests {
  private func wording() throws -> Wording {
    Wording(try #require(RuleSet.of(.badenWuerttemberg, year: 2027)))
  }

  private func condition(
    _ kind: ConditionKind, _ actual: Int?, _ required: Int, isLimit: Bool = false,
    rule: StaticString = "bw-unter-5"
  ) -> Condition {
    Condition(
      kind: kind, rule: RuleID(rule), actual: actual, required: required, isLimit: isLimit,
      state: .open)
  }

  @Test func titlesOfAllConditionsInOrder() throws {
    let assessment = try WordingPlan.assessment(WordingPlan.lena(WordingPlan.open))
    let wording = Wording(assessment.ruleSet)
    #expect(
      assessment.conditions.map { wording.condition($0).title } == [
        "Kurswahl", "Kursblock", "Prüfungsblock", "Gesamtpunktzahl", "Kurse mit 0 Punkten",
        "Unter 5 Punkten", "davon Leistungsfach", "Schwächste Prüfung", "Prüfungen ab 20",
        "davon Leistungsfach", "Aufgabenfelder der Prüfungen", "Deutsch als Prüfungsfach",
        "Mathematik als Prüfungsfach", "Wahl der Leistungsfächer",
      ])
    let names = assessment.conditions.map { wording.condition($0).name }
    #expect(Set(names).count == names.count)
    #expect(names[6] == "Leistungsfachkurse unter 5 Punkten")
    #expect(names[9] == "Leistungsfachprüfungen ab 20")
  }

  @Test(arguments: [
    (430, "430", "230 darüber"), (200, "200", "genau erreicht"), (199, "199", "1 fehlt"),
    (188, "188", "12 fehlen"), (nil, "–", nil),
  ])
  func points(actual: Int?, figure: Text, margin: Text?) throws {
    let text = try wording().condition(condition(.blockOne, actual, 200))
    #expect(text.bound == "mindestens 200")
    #expect(text.figure == figure)
    #expect(text.margin == margin)
  }

  @Test(arguments: [(0, "8 darunter"), (8, "genau an der Grenze"), (10, "2 zu viel")])
  func limits(actual: Int, margin: Text) throws {
    let text = try wording().condition(condition(.deficits(0), actual, 8, isLimit: true))
    #expect(text.bound == "höchstens 8")
    #expect(text.margin == margin)
  }

  @Test func zeros() throws {
    let text = try wording().condition(condition(.zeros, 0, 0, isLimit: true))
    #expect(text.bound == "keiner")
    #expect(text.margin == nil)
    #expect(try wording().condition(condition(.zeros, 2, 0, isLimit: true)).margin == "2 zu viel")
  }

  @Test func selection() throws {
    let missing = try wording().condition(condition(.selection, 1, 0, isLimit: true))
    #expect(missing.margin == "1 Kurs fehlt")
    #expect(missing.figure == nil)
    let complete = try wording().condition(condition(.selection, 0, 0, isLimit: true))
    #expect(complete.margin == "vollständig")
  }

  @Test func choices() throws {
    let german = condition(.examIncludes, 1, 1, rule: "bw-pruefungsfaecher-deutsch")
    #expect(try wording().condition(german).margin == "ja")
    let mathematics = condition(.examIncludes, 0, 1, rule: "bw-pruefungsfaecher-mathematik")
    #expect(try wording().condition(mathematics).title == "Mathematik als Prüfungsfach")
    #expect(try wording().condition(mathematics).margin == "fehlt")
    let fields = condition(.fields, 2, 3, rule: "bw-pruefungsfaecher-felder")
    #expect(try wording().condition(fields).bound == "alle 3")
    #expect(try wording().condition(fields).margin == "1 fehlt")
    #expect(try wording().condition(condition(.fields, 3, 3)).margin == nil)
  }

  @Test func positionsOutsideTheRuleSetAreNoTrouble() throws {
    #expect(try wording().condition(condition(.deficits(9), 1, 8)).title == "Kurse unter 5 Punkten")
    #expect(try wording().condition(condition(.floor(9), 1, 8)).title == "Kurse unter 5 Punkten")
  }

  @Test func states() {
    #expect(Wording.state(.safe) == "steht fest")
    #expect(Wording.state(.open) == "noch offen")
    #expect(Wording.state(.broken) == "nicht erfüllt")
  }
}
