import Planner
import Testing

@testable import Abitur
@testable import Interface

/// What the pages make of an assessment; figures from the worked case of the documentation.
@Suite struct ModelTests {
  @Test func projectionBeforeTheExams() throws {
    let plan = try Plans.example(.beforeExams)
    #expect(plan.grade == Grade(tenths: 21))
    #expect(!plan.isSettled)
    #expect(plan.blocks.map { $0.points } == [430, 208])
    #expect(plan.blocks.map { $0.earned } == [430, 0])
    #expect(plan.blocks.map { $0.maximum } == [600, 300])
    #expect(plan.blocks.map { $0.minimum } == [200, 100])
    let landing = plan.landing
    #expect(landing.total == 638 && landing.maximum == 900)
    #expect(landing.range?.passingFrom == 530 && landing.range?.worstGrade == Grade(tenths: 27))
    #expect(landing.range?.passingTo == 730 && landing.range?.bestGrade == Grade(tenths: 16))
    #expect(landing.flown.map { $0.total } == [430] && landing.flown.map { $0.open } == [300])
    // Englisch 40, Mathematik 48, Physik 34, Deutsch 36, Religionslehre 50.
    #expect(landing.ahead.map { $0.total } == [470, 518, 552, 588, 638])
    #expect(landing.ahead.map { $0.open } == [240, 180, 120, 60, 0])
  }

  @Test func landedAfterTheExams() throws {
    let plan = try Plans.example(.afterExams)
    #expect(plan.assessment.total == 640 && plan.grade == Grade(tenths: 21))
    #expect(plan.isSettled && plan.landing.isLanded && plan.landing.range == nil)
    #expect(plan.blocks.map { $0.earned } == [430, 210])
    // Englisch 36, Mathematik 47, Physik 31, Deutsch 40, Religionslehre 56.
    #expect(plan.landing.flown.map { $0.total } == [430, 466, 513, 544, 584, 640])
    #expect(plan.landing.flown.last?.name == "Religionslehre")
  }

  @Test func examsThatAreThereComeFirst() throws {
    let exams = WordingPlan.open + ", {\"fach\": \"Physik\", \"schriftlich\": 8}"
    let landing = try Plans.model(WordingPlan.lena(exams)).landing
    #expect(landing.flown.map { $0.total } == [430, 462])
    #expect(landing.flown.map { $0.open } == [300, 240])
    #expect(
      landing.ahead.map { $0.name } == ["Englisch", "Mathematik", "Deutsch", "Religionslehre"])
    #expect(landing.touchdown?.total == 636)
  }

  /// After the first half-year: of 48 weights 12 are graded (both doubled subjects twice), so that
  /// 600 × 12 ÷ 48 = 150 of 900 points are decided.
  @Test func beginning() throws {
    let landing = try Plans.example(.beginning).landing
    #expect(landing.flown.map { $0.open } == [750])
    #expect(landing.ahead.map { $0.open } == [300, 240, 180, 120, 60, 0])
    #expect(landing.ahead.first?.name == "Kursblock")
    // 490 from the subjects with a course, 2 × 111 ÷ 11 for Geographie: 510 2/11 × 40 ÷ 48 = 425.
    #expect(landing.ahead.first?.value == 425)
    // and 40 + 48 + 32 + 36 + 48 = 204 for the exams.
    #expect(landing.touchdown?.total == 629)
  }

  @Test func thresholdsAreTheTable() throws {
    let thresholds = try Plans.example(.beforeExams).landing.thresholds
    #expect(thresholds.count == 31)
    #expect(thresholds.first == Threshold(points: 300, grade: Grade(tenths: 40)))
    #expect(thresholds.last == Threshold(points: 823, grade: Grade(tenths: 10)))
    #expect(thresholds.contains(Threshold(points: 625, grade: Grade(tenths: 21))))
    #expect(thresholds.contains(Threshold(points: 643, grade: Grade(tenths: 20))))
  }

  @Test func missedHasNoGradeAndSaysWhy() throws {
    let plan = try Plans.model(Plans.missed)
    #expect(plan.assessment.total == 298 && plan.grade == nil && plan.isSettled)
    #expect(plan.blocks.map { $0.points } == [214, 84])
    #expect(plan.assessment.refusals.count == 1)
  }

  @Test func nothingGradedHasNoPath() throws {
    let plan = try Plans.model(Plans.blank)
    #expect(plan.landing.isBlank && plan.landing.total == nil)
    #expect(plan.landing.flown.isEmpty && plan.landing.ahead.isEmpty)
    #expect(plan.blocks.map { $0.points } == [nil, nil])
  }

  /// Every number down to the single course can be opened or says all there is to say.
  @Test func everyCountedCourseIsInTheCalculation() throws {
    let plan = try Plans.example(.afterExams)
    var courses = 0
    func walk(_ node: ExplanationNode, under parent: ExplanationKey?) {
      let entry = CalculationEntry(node, under: parent, of: plan)
      #expect(!entry.title.isEmpty)
      if case .course = node.key {
        courses += 1
        #expect(entry.detail?.isEmpty == false)
        #expect(entry.rule != nil || entry.isLeaf || entry.explanation != nil)
      }
      for child in node.children { walk(child, under: node.key) }
    }
    walk(plan.assessment.explanation, under: nil)
    // 40 that count and Chemie's four that do not.
    #expect(courses == 44)
  }
}
