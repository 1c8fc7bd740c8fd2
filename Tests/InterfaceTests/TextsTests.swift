import Testing

@testable import Interface

@Suite struct TextsTests {
  private func sentence(_ model: OverviewModel) -> String {
    let sentence = Texts.sentence(model)
    return sentence.before + sentence.stressed + sentence.after
  }

  @Test func sentenceSaysTheNextTenth() {
    #expect(
      sentence(Sample.plan(at: .beforeExams).overview)
        == "Triffst du in jeder Prüfung deinen Kursschnitt, landest du bei 638. "
        + "Fünf Punkte mehr sind 2,0.")
    #expect(
      sentence(Sample.plan(at: .afterExams).overview)
        == "Alle fünf Prüfungen sind da. Drei Punkte mehr wären 2,0.")
    #expect(
      sentence(Sample.plan(at: .beforeFirstResult).overview)
        == "Alles ist noch offen. Mit dem ersten Ergebnis beginnt der Anflug.")
    #expect(
      sentence(Sample.plan(at: .missed).overview)
        == "So reicht es nicht. Zur Gesamtpunktzahl fehlen 2 Punkte. "
        + "Drei weitere Bedingungen fehlen.")
  }

  @Test func onePointIsSingular() {
    var landed = Sample.plan(at: .afterExams).overview
    landed.total = 642
    #expect(sentence(landed).hasSuffix("Ein Punkt mehr wäre 2,0."))
    landed.total = 625
    #expect(sentence(landed).hasSuffix("18 Punkte mehr wären 2,0."))
    var projected = Sample.plan(at: .beforeExams).overview
    projected.total = 642
    #expect(sentence(projected).hasSuffix("Ein Punkt mehr ist 2,0."))
  }

  @Test func bestGradeHasNoNext() {
    var landed = Sample.plan(at: .afterExams).overview
    landed.total = 823
    landed.gradeTenths = 10
    #expect(sentence(landed).hasSuffix("Besser als 1,0 geht nicht."))
  }

  @Test func projectionSaysWhatItAssumes() {
    var model = Sample.plan(at: .beforeExams).overview
    model.exams[0].certainty = .certain
    #expect(sentence(model).hasPrefix("Triffst du in jeder offenen Prüfung"))
    model.courseBlock.certainty = .projected
    #expect(sentence(model).hasPrefix("Bleibst du bei deinem Schnitt, landest du bei 638."))
  }

  private func condition(
    _ value: Int?, _ direction: ConditionModel.Direction, _ bound: Int,
    _ certainty: Certainty = .certain
  ) -> ConditionModel {
    ConditionModel(
      key: .courseBlock, value: value, certainty: certainty, bound: bound, direction: direction,
      state: .open)
  }

  @Test func marginsAreSaidAsDistances() {
    #expect(Texts.margin(condition(430, .atLeast, 200)) == "230 darüber")
    #expect(Texts.margin(condition(200, .atLeast, 200)) == "genau erreicht")
    #expect(Texts.margin(condition(199, .atLeast, 200)) == "1 fehlt")
    #expect(Texts.margin(condition(88, .atLeast, 100)) == "12 fehlen")
    #expect(Texts.margin(condition(208, .atLeast, 100, .projected)) == "projiziert 108 darüber")
    #expect(Texts.margin(condition(5, .atMost, 8)) == "3 darunter")
    #expect(Texts.margin(condition(8, .atMost, 8)) == "genau an der Grenze")
    #expect(Texts.margin(condition(10, .atMost, 8)) == "2 zu viel")
    #expect(Texts.margin(condition(0, .atMost, 0)) == nil)
    #expect(Texts.margin(condition(1, .atMost, 0)) == "1 zu viel")
    #expect(Texts.margin(condition(nil, .atLeast, 100)) == nil)
  }

  @Test func missingIsNeverZero() {
    let outline = outline(of: .beforeFirstResult)
    #expect(outline.contains("noch offen"))
    #expect(outline.contains("noch nicht benotet"))
    #expect(outline.contains("nicht belegt"))
    #expect(!outline.contains(": 0\n") && !outline.contains(" 0 Punkte,"))
  }

  private func outline(of moment: Route.Moment) -> String {
    var state = AppState()
    state.route = .plan(.example(moment), .overview)
    return state.render().outline()
  }

  @Test func examPartsSayWhatIsOpen() {
    var exam = Sample.plan(at: .afterExams).overview.exams[0]
    #expect(Texts.examParts(exam) == "schriftlich 11, mündlich 13, andere Lesart 48")
    exam.parts[1].points = nil
    exam.otherReading = nil
    exam.certainty = .projected
    exam.level = Fraction(17, over: 2)
    #expect(Texts.examParts(exam) == "schriftlich 11, mündlich offen, Schnitt 8,5")
    exam.parts = []
    #expect(Texts.examParts(exam) == "schriftlich, Schnitt 8,5")
  }

  @Test func courseIsReadOutWithItsState() {
    func spoken(
      _ state: CourseGridModel.State, _ weight: Int, _ verdict: CourseGridModel.Verdict
    ) -> String {
      Texts.spoken(CourseGridModel.Cell(state: state, weight: weight, verdict: verdict))
    }
    #expect(spoken(.graded(11), 1, .compulsory) == " Punkte, zählt")
    #expect(spoken(.graded(12), 2, .compulsory) == " Punkte, zählt doppelt")
    #expect(spoken(.graded(1), 0, .weaker) == " Punkt, unter 5, vom Planer eingeklammert")
    #expect(spoken(.graded(7), 0, .bracketed) == " Punkte, von dir eingeklammert")
    #expect(spoken(.graded(0), 0, .zero) == " Punkte, unter 5, kann nicht zählen")
    #expect(spoken(.projected(Fraction(10)), 1, .free) == " Punkte projiziert, zählt")
    #expect(spoken(.ungraded, 1, .free) == "noch nicht benotet")
    #expect(spoken(.notTaken, 0, .notTaken) == "nicht belegt")
  }

  @Test func formulaIsReadOut() throws {
    func number(_ number: Int) -> Formula { .number(Fraction(number)) }
    let exam = Equation(
      formula: .quotient(
        .product([.sum([.product([number(2), number(11)]), number(13)]), number(4)]), number(3)),
      exact: Fraction(140, over: 3), result: Fraction(47))
    #expect(
      Texts.spoken(exam)
        == "Klammer 2 mal 11 plus 13 Klammer zu mal 4 durch 3, rund 46,67, gerundet 47")
    let block = Equation(
      formula: .product([.quotient(number(516), number(48)), number(40)]), exact: nil,
      result: Fraction(430))
    #expect(Texts.spoken(block) == "516 durch 48 mal 40, gleich 430")
  }

  @Test func longSubjectsMayBreak() {
    #expect(Texts.breakable("Gemeinschaftskunde") == "Gemeinschafts\u{AD}kunde")
    #expect(Texts.breakable("Religionslehre") == "Religions\u{AD}lehre")
    #expect(Texts.breakable("Mathematik") == "Mathematik")
    #expect(Texts.breakable("Naturwissenschaft und Technik") == "Naturwissenschaft und Technik")
  }

  @Test func everyFaultSaysWhatToDo() {
    for problem: FileFault.Problem in [
      .empty, .unreadable, .tooLarge, .notText, .unexpected, .notPlan, .newerVersion(found: 2),
      .unknownField(name: "kurs"), .missingField(name: "land"),
      .unfitting(expected: "eine ganze Zahl"), .unsupported,
    ] {
      let (what, advice) = Texts.fault(problem)
      #expect(what.hasSuffix(".") && advice.hasSuffix("."))
      #expect(!what.contains("!") && !advice.contains("!"))
    }
  }
}

@Suite struct PartsTests {
  @Test func gradeGetsHeavierWithWhatIsDecided() {
    func weight(_ decided: Int) -> String {
      tag("p", .class(GradeFigure.weight(decided: decided, of: 900))).html()
    }
    #expect(weight(0).contains("w320") && weight(300).contains("w320"))
    #expect(weight(600).contains("w510"))
    #expect(weight(900).contains("w700"))
    #expect(weight(2000).contains("w700") && weight(-5).contains("w320"))
  }

  @Test func gaugeHasATickForEveryStep() {
    let block = BlockModel(
      points: 208, certainPoints: 100, certainty: .projected, maximum: 300, minimum: 100, step: 5,
      counted: 2, available: 5)
    let paths = Gauge(block: block).node().html().split(separator: "<path").dropFirst()
    let ticks = paths.map { path in path.filter { $0 == "M" }.count }
    // 0 to 300 by 5 are 61 ticks: 21 up to 100, 20 more up to 200, 1 up to 208, 19 above, 1 minimum.
    #expect(ticks == [19, 21, 21, 1])
  }

  @Test func emptyGaugeHasNoFilledTick() {
    let block = BlockModel(
      points: nil, certainPoints: 0, certainty: .projected, maximum: 600, minimum: 200, step: 10,
      counted: 0, available: 44)
    let html = Gauge(block: block).node().html()
    #expect(html.contains("class=\"gauge-on\" d=\"\""))
  }

  @Test func everyPointHasItsColour() {
    let colours = (0...15).map { points in
      tag("i", .class(Tile.colour(of: Fraction(points)))).html()
    }
    #expect(colours == (0...15).map { "<i class=\"p\($0)\"></i>" })
    #expect(tag("i", .class(Tile.colour(of: Fraction(99)))).html().contains("p15"))
    let projected = Fraction(1049, over: 100) ?? Fraction(0)
    #expect(tag("i", .class(Tile.colour(of: projected))).html().contains("\"p10\""))
  }

  @Test func courseStatesDifferInShape() {
    func classes(
      _ state: CourseGridModel.State, _ weight: Int, _ verdict: CourseGridModel.Verdict
    ) -> String {
      let html = Tile(
        cell: CourseGridModel.Cell(state: state, weight: weight, verdict: verdict)
      ).node().html()
      return String(html.split(separator: "\"")[1])
    }
    #expect(classes(.graded(11), 1, .compulsory) == "tile p11")
    #expect(classes(.graded(4), 1, .compulsory) == "tile p4 low")
    #expect(classes(.graded(11), 2, .compulsory) == "tile p11 doubled")
    #expect(classes(.graded(11), 1, .kept) == "tile p11 pinned")
    #expect(classes(.graded(5), 0, .weaker) == "tile p5 bracket")
    #expect(classes(.graded(7), 0, .bracketed) == "tile p7 bracket pinned")
    #expect(classes(.graded(7), 0, .limited) == "tile p7 bracket pinned")
    #expect(classes(.graded(0), 0, .zero) == "tile p0 low struck")
    #expect(classes(.graded(9), 0, .barred) == "tile p9 struck")
    #expect(classes(.projected(Fraction(10)), 1, .free) == "tile p10 projected")
    #expect(classes(.ungraded, 1, .free) == "tile ungraded")
    #expect(classes(.notTaken, 0, .notTaken) == "tile none")
  }

  @Test func rowsAddUp() {
    let rows = Sample.plan(at: .afterExams).overview.courses.groups.flatMap { $0.rows }
    // The worked case: 122 + 88 + 225 + 81 = 516 on 48 weights.
    #expect(rows.compactMap { $0.contribution?.whole }.reduce(0, +) == 516)
    #expect(rows.map { $0.weight }.reduce(0, +) == 48)
    #expect(rows.compactMap { $0.sum?.whole } == [48, 40, 34, 36, 50, 29, 19, 21, 43, 20, 52, 56])
    let missed = Sample.plan(at: .missed).overview.courses.groups.flatMap { $0.rows }
    #expect(missed.compactMap { $0.contribution?.whole }.reduce(0, +) == 257)
    #expect(missed.map { $0.weight }.reduce(0, +) == 48)
  }
}
