import Planner
import Testing

@testable import Abitur
@testable import Interface

@Suite struct TextsTests {
  @Test func landingScaleSaysWhatItShows() throws {
    #expect(
      try Plans.example(.beforeExams).landing.spoken
        == "Landeskala von 300 bis 900 Punkten. Projektion: 638 Punkte, Note 2,1. Bestehst du, "
        + "dann mit 530 bis 730 Punkten, Note 2,7 bis 1,6. 430 Punkte hast du sicher. "
        + "2,0 beginnt bei 643, es fehlen 5 Punkte.")
    #expect(
      try Plans.example(.afterExams).landing.spoken
        == "Landeskala von 300 bis 900 Punkten. Steht fest: 640 Punkte, Note 2,1. "
        + "2,0 beginnt bei 643, es fehlen 3 Punkte.")
    #expect(
      try Plans.model(Plans.blank).landing.spoken
        == "Landeskala von 300 bis 900 Punkten. Noch kein Ergebnis.")
    #expect(
      try Plans.model(Plans.missed).landing.spoken
        == "Landeskala von 300 bis 900 Punkten. Nicht bestanden: 298 Punkte. "
        + "Bis 300 fehlen 2 Punkte.")
  }

  @Test func onePointIsSingular() throws {
    let landed = try Plans.landed(total: 642)
    #expect(
      Texts.landingScale(landed, "Steht fest", nil).hasSuffix(
        "2,0 beginnt bei 643, es fehlt 1 Punkt."))
  }

  @Test func bestGradeHasNoNext() throws {
    let landed = try Plans.landed(total: 823)
    #expect(Texts.landingScale(landed, "Steht fest", nil).hasSuffix("823 Punkte, Note 1,0."))
  }

  @Test func missingIsNeverZero() {
    let state = AppState.showing(Plans.blank)
    var outline = state.outline
    #expect(outline.contains("noch offen"))
    _ = state.update(.navigate(.plan(.own, .courses)))
    outline += state.outline
    #expect(outline.contains("noch nicht benotet"))
    #expect(outline.contains("nicht belegt"))
    #expect(!outline.contains(": 0\n") && !outline.contains(" 0 Punkte,"))
  }

  @Test func examSaysWhatIsOpenAndWhatItIsProjectedWith() throws {
    func text(_ exams: String, _ position: Int) throws -> Text {
      let plan = try Plans.model(WordingPlan.lena(exams))
      let block = plan.assessment.blockTwo
      return Texts.exam(block.exams[position], factor: block.factor, plan.wording)
    }
    #expect(
      try text(WordingPlan.landed, 1)
        == "schriftlich 11, zusätzlich mündlich 13, andere Lesart 48")
    #expect(try text(WordingPlan.open, 2) == "schriftlich noch offen, Schnitt 8,5")
    #expect(
      try text(
        "{\"fach\": \"Physik\", \"schriftlich\": 8, \"zusaetzlich_muendlich\": \"offen\"}", 2
      )
      .hasPrefix("schriftlich 8, zusätzlich mündlich noch offen"))
  }

  @Test func courseIsReadOutWithItsState() throws {
    let wording = try Plans.example(.afterExams).wording
    func spoken(
      _ points: Int?, _ weight: Int, _ verdict: CourseVerdict, _ basis: Basis = .earned
    ) -> Text {
      Texts.spoken(Plans.cell(points.map { Ratio($0) }, weight, verdict, basis), wording)
    }
    let rule = RuleID("bw-deutsch")
    #expect(spoken(11, 1, .required(rule)) == " Punkte, zählt")
    #expect(spoken(12, 2, .required(rule)) == " Punkte, zählt doppelt")
    #expect(spoken(9, 1, .held) == " Punkte, zählt, von dir gehalten")
    #expect(spoken(1, 0, .weaker(than: nil)) == " Punkt, unter 5, zählt nicht, andere gehen vor")
    #expect(spoken(7, 0, .bracketed) == " Punkte, zählt nicht, von dir geklammert")
    #expect(spoken(0, 0, .zero) == " Punkte, unter 5, zählt nicht, kann nicht zählen: 0 Punkte")
    #expect(spoken(10, 1, .free, .projected) == " Punkte projiziert, zählt")
    #expect(spoken(nil, 1, .free, .projected) == "noch nicht benotet")
    #expect(spoken(nil, 0, .notTaken) == "nicht belegt")
  }

  @Test func rowSaysWhyItsCoursesCount() throws {
    let wording = try Plans.example(.afterExams).wording
    let rule = RuleID("bw-kunst-musik")
    func reason(_ verdicts: [CourseVerdict], _ kind: CourseGridModel.Kind = .further) -> Text {
      let cells = verdicts.map { verdict in
        Plans.cell(Ratio(9), verdict.isObligation || verdict == .free ? 1 : 0, verdict)
      }
      return Texts.reason(
        CourseGridModel.Row(subject: "Kunst", cells: cells), in: kind, wording)
    }
    #expect(reason([.required(rule), .required(rule)]) == "Pflicht")
    #expect(reason([.fulfils(rule), .free, .fulfils(rule), .free]) == "2 Auswahl, 2 frei")
    #expect(reason([.weaker(than: nil), .weaker(than: nil)]) == "andere gehen vor")
    #expect(reason([.required(rule)], .advanced) == "Leistungsfach")
    #expect(reason([.required(rule)], .oralExam) == "Prüfungsfach")
  }

  @Test func equationsAreReadOut() throws {
    let plan = try Plans.example(.afterExams)
    func spoken(_ key: ExplanationKey) throws -> [Text] {
      let node = try #require(plan.assessment.explanation.first(key))
      return plan.wording.equations(of: node).map { $0.text(.spoken) }
    }
    #expect(
      try spoken(.exam(1))
        == ["Klammer 2 mal 11 plus 13 Klammer zu mal 4 durch 3, rund 46,67, gerundet 47"])
    #expect(try spoken(.blockOne) == ["516 durch 48 mal 40, gleich 430"])
    #expect(try spoken(.weightedSum) == ["122 plus 88 plus 225 plus 81, gleich 516"])
  }

  @Test func longSubjectsMayBreak() {
    #expect(Texts.breakable("Gemeinschaftskunde") == "Gemeinschafts\u{AD}kunde")
    #expect(Texts.breakable("Religionslehre") == "Religions\u{AD}lehre")
    #expect(Texts.breakable("Mathematik") == "Mathematik")
    #expect(Texts.breakable("Naturwissenschaft und Technik") == "Naturwissenschaft und Technik")
  }
}

@Suite struct PartsTests {
  @Test func gradeGetsHeavierWithWhatIsDecided() {
    func weight(_ decided: Int) -> String {
      "\(GradeFigure.weight(decided: decided, of: 900))"
    }
    #expect(weight(0).contains("w320") && weight(300).contains("w320"))
    #expect(weight(600).contains("w510"))
    #expect(weight(900).contains("w700"))
    #expect(weight(2000).contains("w700") && weight(-5).contains("w320"))
  }

  @Test func gaugeHasATickForEveryStep() {
    let block = BlockModel(
      title: "", points: 208, earned: 100, basis: .projected, maximum: 300, minimum: 100, step: 5,
      note: "")
    let html = Page.html { Gauge(block: block).write(to: &$0) }
    let paths = html.split(separator: "<path").dropFirst()
    let ticks = paths.map { path in path.filter { $0 == "M" }.count }
    // 0 to 300 by 5 are 61 ticks: 21 up to 100, 20 more up to 200, 1 up to 208, 19 above, 1 minimum.
    #expect(ticks == [19, 21, 21, 1])
  }

  @Test func emptyGaugeHasNoFilledTick() {
    let block = BlockModel(
      title: "", points: nil, earned: 0, basis: .projected, maximum: 600, minimum: 200, step: 10,
      note: "")
    let html = Page.html { Gauge(block: block).write(to: &$0) }
    #expect(html.contains("class=gauge-on d=\"\""))
  }

  @Test func everyPointHasItsColour() {
    func colour(_ points: Ratio) -> String { "\(Tile.colour(of: points))" }
    #expect((0...15).map { colour(Ratio($0)) } == (0...15).map { "p\($0)" })
    #expect(colour(Ratio(99)) == "p15")
    #expect(colour(Ratio(1049, over: 100)) == "p10")
  }

  @Test func courseStatesDifferInShape() throws {
    let wording = try Plans.example(.afterExams).wording
    func classes(
      _ points: Int?, _ weight: Int, _ verdict: CourseVerdict, _ basis: Basis = .earned
    ) -> String {
      let cell = Plans.cell(points.map { Ratio($0) }, weight, verdict, basis)
      let html = Page.html { Tile(cell: cell, wording: wording).write(to: &$0) }
      return String(html.split(separator: "\"")[1])
    }
    let rule = RuleID("bw-deutsch")
    #expect(classes(11, 1, .required(rule)) == "tile p11")
    #expect(classes(11, 1, .fulfils(rule)) == "tile p11")
    #expect(classes(4, 1, .required(rule)) == "tile p4 low")
    #expect(classes(11, 2, .required(rule)) == "tile p11 doubled")
    #expect(classes(11, 1, .held) == "tile p11 pinned")
    #expect(classes(5, 0, .weaker(than: nil)) == "tile p5 bracket")
    #expect(classes(7, 0, .bracketed) == "tile p7 bracket pinned")
    #expect(classes(7, 0, .limited) == "tile p7 bracket pinned")
    #expect(classes(0, 0, .zero) == "tile p0 low struck")
    #expect(classes(9, 0, .capped(rule)) == "tile p9 struck")
    #expect(classes(10, 1, .free, .projected) == "tile p10 projected")
    #expect(classes(nil, 1, .free, .projected) == "tile ungraded")
    #expect(classes(nil, 0, .notTaken) == "tile none")
  }

  @Test func rowsAddUp() throws {
    let groups = try Plans.example(.afterExams).courses.groups
    #expect(groups.map { $0.rows.count } == [3, 2, 7])
    let rows = groups.flatMap { $0.rows }
    // The worked case: 122 + 88 + 225 + 81 = 516 on 48 weights.
    #expect(rows.compactMap { $0.contribution?.whole }.reduce(0, +) == 516)
    #expect(rows.map { $0.weight }.reduce(0, +) == 48)
    let sums = Dictionary(uniqueKeysWithValues: rows.map { ($0.subject, $0.sum?.whole) })
    #expect(
      sums == [
        "Mathematik": 48, "Englisch": 40, "Physik": 34, "Deutsch": 36, "Religionslehre": 50,
        "Geschichte": 29, "Geographie": 19, "Gemeinschaftskunde": 21, "Biologie": 43,
        "Chemie": 20, "Bildende Kunst": 52, "Sport": 56,
      ])
    let missed = try Plans.model(Plans.missed).courses.groups.flatMap { $0.rows }
    #expect(missed.compactMap { $0.contribution?.whole }.reduce(0, +) == 257)
    #expect(missed.map { $0.weight }.reduce(0, +) == 48)
  }
}
