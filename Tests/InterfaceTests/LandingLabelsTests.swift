import TestSupport
import Testing

@testable import Abitur
@testable import Interface

@Suite struct LandingLabelsTests {
  /// A pupil with this course block and these exams, of which some are done.
  private func model(block: Int, exams: [Int], done: Int) throws -> LandingModel {
    var model = try Plans.example(.beforeExams).landing
    let names = model.ahead.map { $0.name }
    var total = block
    let fixes = exams.enumerated().map { position, value in
      total += value
      return LandingModel.Fix(
        name: names[position], value: value, total: total, open: 60 * (4 - position))
    }
    model.flown = [LandingModel.Fix(total: block, open: 300)] + fixes.prefix(done)
    model.ahead = Array(fixes.dropFirst(done))
    let thresholds = model.thresholds
    func grade(_ total: Int) -> Grade? { thresholds.last { $0.points <= total }?.grade }
    model.total = total
    model.grade = grade(total)
    let earned = block + exams.prefix(done).reduce(0, +)
    let highest = earned + 60 * (5 - done)
    model.range = nil
    if done < 5, highest >= 300 {
      var range = CertainRange()
      range.passingFrom = max(earned, 300)
      range.worstGrade = grade(max(earned, 300))
      range.passingTo = highest
      range.bestGrade = grade(highest)
      model.range = range
    }
    return model
  }

  @Test func noLabelCoversAnother() throws {
    var generator = SeededGenerator(seed: 2027)
    for _ in 0..<3000 {
      let block = Int.random(in: 0...600, using: &generator)
      let exams = (0..<5).map { _ in Int.random(in: 0...60, using: &generator) }
      let done = Int.random(in: 0...5, using: &generator)
      let model = try model(block: block, exams: exams, done: done)
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

  @Test func namesStandBesideTheirFixes() throws {
    let geometry = LandingGeometry(try Plans.example(.afterExams).landing, width: 712)
    let labels = LandingLabels(geometry).labels
    #expect(
      labels.map { $0.figure + $0.words } == [
        "430 Kursblock", "Religionslehre 56", "Deutsch 40", "Physik 31", "Mathematik 47",
        "Englisch 36",
      ])
    let narrow = LandingGeometry(try Plans.example(.afterExams).landing, width: 342)
    #expect(LandingLabels(narrow).labels.map { $0.figure + $0.words } == ["430 Kursblock"])
  }

  @Test func positionNearTheGroundIsNamedAboveTheRange() throws {
    let geometry = LandingGeometry(
      try model(block: 430, exams: [47, 36, 31, 40, 56], done: 4), width: 342)
    let position = try #require(LandingLabels(geometry).labels.first)
    #expect(position.figure == "584" && position.words == " sicher, 60 offen")
    #expect(position.y == geometry.ground - 2800)
  }

  @Test func rangeAtTheEndsOfTheAxisStaysInside() throws {
    let low = LandingLabels(
      LandingGeometry(try model(block: 300, exams: [0, 0, 0, 0, 0], done: 4), width: 342))
    #expect(low.labels.map { $0.words + $0.figure }.contains("ab 4,0"))
    let high = LandingLabels(
      LandingGeometry(try model(block: 600, exams: [60, 60, 60, 60, 60], done: 4), width: 342))
    #expect(high.labels.map { $0.words + $0.figure }.contains("bis 1,0"))
  }

  @Test func lowCourseBlockShowsTheWholePath() throws {
    let geometry = LandingGeometry(
      try model(block: 214, exams: [30, 30, 30, 30, 30], done: 5), width: 342)
    #expect(geometry.origin == 194)
    #expect(geometry.x(214) > 0 && geometry.x(214) < geometry.x(300))
    let lower = LandingGeometry(
      try model(block: 120, exams: [50, 50, 50, 50, 50], done: 5), width: 342)
    #expect(lower.origin == 180 && lower.x(120) == 0)
  }
}
