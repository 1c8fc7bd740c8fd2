import Testing

@testable import Interface

@Suite struct LandingLabelsTests {
  /// A pupil with this course block and these exams, of which some are done.
  private func model(block: Int, exams: [Int], done: Int) -> OverviewModel {
    var model = Sample.plan(at: .beforeExams).overview
    let fixes = Sample.fixes(exams, from: block)
    model.landing = LandingModel(
      flown: [LandingModel.Fix(total: block, open: 300)] + fixes.prefix(done),
      ahead: Array(fixes.dropFirst(done)))
    let total = block + exams.reduce(0, +)
    model.total = total
    func tenths(_ total: Int) -> Int? { model.thresholds.last { $0.points <= total }?.tenths }
    model.gradeTenths = tenths(total)
    let earned = block + exams.prefix(done).reduce(0, +)
    let highest = earned + 60 * (5 - done)
    model.range =
      done == 5 || highest < 300
      ? nil
      : RangeModel(
        secured: earned, passFrom: max(earned, 300), passFromTenths: tenths(max(earned, 300)),
        highest: highest, highestTenths: tenths(highest))
    return model
  }

  @Test func noLabelCoversAnother() {
    var generator = SeededGenerator(state: 2027)
    for _ in 0..<3000 {
      let block = Int.random(in: 0...600, using: &generator)
      let exams = (0..<5).map { _ in Int.random(in: 0...60, using: &generator) }
      let done = Int.random(in: 0...5, using: &generator)
      let model = model(block: block, exams: exams, done: done)
      for width in [272, 342, 528, 712, 1000] {
        let geometry = LandingGeometry(model, width: width)
        let labels = LandingLabels(geometry).labels
        for (index, label) in labels.enumerated() {
          let covered = labels[(index + 1)...].first { $0.covers(label) }
          #expect(covered == nil, "\(block) \(exams) \(done) at \(width)")
          #expect(
            label.left >= 0 && label.right <= geometry.width,
            "\(label.figure + label.words) of \(block) \(exams) \(done) at \(width)")
        }
      }
    }
  }

  @Test func namesStandBesideTheirFixes() {
    let geometry = LandingGeometry(Sample.plan(at: .afterExams).overview, width: 712)
    let labels = LandingLabels(geometry).labels
    #expect(
      labels.map { $0.figure + $0.words } == [
        "430 Kursblock", "Religion 56", "Deutsch 40", "Physik 31", "Englisch 36", "Mathematik 47",
      ])
    let narrow = LandingGeometry(Sample.plan(at: .afterExams).overview, width: 342)
    #expect(LandingLabels(narrow).labels.map { $0.figure + $0.words } == ["430 Kursblock"])
  }

  @Test func positionNearTheGroundIsNamedAboveTheRange() throws {
    let geometry = LandingGeometry(
      model(block: 430, exams: [47, 36, 31, 40, 56], done: 4), width: 342)
    let position = try #require(LandingLabels(geometry).labels.first)
    #expect(position.figure == "584" && position.words == " sicher, 60 offen")
    #expect(position.y == geometry.ground - 2800)
  }

  @Test func rangeAtTheEndsOfTheAxisStaysInside() {
    let low = LandingLabels(
      LandingGeometry(model(block: 300, exams: [0, 0, 0, 0, 0], done: 4), width: 342))
    #expect(low.labels.map { $0.words + $0.figure }.contains("ab 4,0"))
    let high = LandingLabels(
      LandingGeometry(model(block: 600, exams: [60, 60, 60, 60, 60], done: 4), width: 342))
    #expect(high.labels.map { $0.words + $0.figure }.contains("bis 1,0"))
  }

  @Test func lowCourseBlockShowsTheWholePath() {
    let geometry = LandingGeometry(
      model(block: 214, exams: [30, 30, 30, 30, 30], done: 5), width: 342)
    #expect(geometry.origin == 194)
    #expect(geometry.x(214) > 0 && geometry.x(214) < geometry.x(300))
    let lower = LandingGeometry(
      model(block: 120, exams: [50, 50, 50, 50, 50], done: 5), width: 342)
    #expect(lower.origin == 180 && lower.x(120) == 0)
  }
}
