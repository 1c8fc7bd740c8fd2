import Planner
import Testing

@testable import Interface
@testable import Vault

/// How far it is to a grade; the thresholds are those of the official table.
@Suite struct GoalTests {
  private func distance(_ tenths: Int, _ plan: PlanModel) -> String {
    Texts.distance(to: tenths, plan).map { $0.description }.joined(separator: " ")
  }

  @Test(
    "Before the exams, with 638 projected and 530 to 730 possible",
    arguments: [
      (
        15,
        "1,5 beginnt bei 733 Punkten. Das ist nicht mehr zu erreichen: Möglich sind noch höchstens 730."
      ),
      (16, "1,6 beginnt bei 715 Punkten. Es fehlen 77 Punkte: Projiziert landest du bei 638."),
      (19, "1,9 beginnt bei 661 Punkten. Es fehlen 23 Punkte: Projiziert landest du bei 638."),
      (21, "2,1 beginnt bei 625 Punkten. Projiziert landest du bei 638, 13 darüber."),
      (27, "2,7 beginnt bei 517 Punkten. Wenn du bestehst, ist dir das sicher."),
      (26, "2,6 beginnt bei 535 Punkten. Projiziert landest du bei 638, 103 darüber."),
    ])
  func projected(_ sample: (tenths: Int, words: String)) throws {
    #expect(distance(sample.tenths, try Plans.example(.beforeExams)) == sample.words)
  }

  @Test("When all is there, the goal is reached or not")
  func settled() throws {
    let plan = try Plans.example(.afterExams)
    let total = try #require(plan.assessment.total)
    #expect(
      distance(40, plan)
        == "4,0 beginnt bei 300 Punkten. Das hast du erreicht, mit \(total - 300) darüber.")
    #expect(
      distance(10, plan)
        == "1,0 beginnt bei 823 Punkten. Es fehlen \(823 - total) Punkte, du hast \(total).")
    let missed = try Plans.model(Plans.missed)
    #expect(
      distance(30, missed).contains("Dafür musst du bestehen, und das ist nicht mehr möglich."))
    #expect(distance(20, try Plans.model(Plans.blank)).contains("Noch ist kein Ergebnis da."))
  }

  @Test("A goal is set, changed and shown with what is missing")
  func page() throws {
    let state = AppState.showing(Plans.missed)
    state.moment = Moment(time: 1_794_700_800_000, random: (1, 2, 3, 4))
    _ = state.update(.navigate(.goal))
    #expect(state.outline.contains("Setz dir eine Note"))
    _ = state.update(.plan(.addGoal, Request()))
    #expect(state.outline.contains("2,0 beginnt bei 643 Punkten."))
    let goal = try #require(state.profile?.goals.first)
    let field = Request.Field(name: [], value: Array("19".utf8))
    let argument = goal.id.digits + Array(" \(Attribute.grade.rawValue)".utf8)
    _ = state.update(.plan(.setValue, Request(argument: argument, fields: [field])))
    #expect(state.outline.contains("1,9 beginnt bei 661 Punkten."))
    // 298 points: the goal lies beyond the tape; the scale says it and points there.
    #expect(state.outline.contains("Ziel 1,9 ab 661 Punkten."))
    _ = state.update(.navigate(.plan(.own, .overview)))
    #expect(state.outline.contains("Ziel 1,9 ab 661 Punkten."))
    _ = state.update(.navigate(.plan(.example(.beforeExams), .overview)))
    #expect(!state.outline.contains("Ziel 1,9"))
  }

  @Test("The exams stand with their days, and lead to entering them")
  func exams() throws {
    let state = AppState.showing(Plans.missed)
    state.moment = Moment(time: 1_794_700_800_000, random: (1, 2, 3, 4))
    let subject = try #require(state.profile?.subjects.first { $0.exam != nil })
    let exam = subject.record.id.part(5)
    _ = state.update(.navigate(.exams))
    let outline = state.outline
    #expect(
      outline.contains("Prüfungsblock") && outline.contains("4 Punkte für die Gesamtpunktzahl"))
    #expect(outline.contains("#/plan/eintragen/\(String(decoding: exam.digits, as: UTF8.self))"))
    let day = Request.Field(name: [], value: Array("2027-04-30".utf8))
    _ = state.update(
      .plan(
        .setValue,
        Request(argument: exam.digits + Array(" \(Attribute.date.rawValue)".utf8), fields: [day])))
    for page in [.exams, .plan(.own, .overview)] as [Route] {
      _ = state.update(.navigate(page))
      #expect(state.outline.contains("30.4.2027, in 166 Tagen"))
    }
  }

  @Test(
    "How long it is until an exam",
    arguments: [
      (20_261_115, "15.11.2026, heute"), (20_261_116, "16.11.2026, morgen"),
      (20_270_430, "30.4.2027, in 166 Tagen"), (20_261_114, "14.11.2026"),
      (20_280_301, "1.3.2028, in 472 Tagen"),
    ])
  func days(_ sample: (day: Int, words: String)) {
    // 15 November 2026.
    let moment = Moment(time: 1_794_700_800_000, random: (1, 2, 3, 4))
    #expect(Texts.examDay(sample.day, today: moment).description == sample.words)
  }
}
