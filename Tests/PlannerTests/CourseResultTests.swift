import Abitur
import Planner
import TestSupport
import Testing

/// The expected numbers are worked out by hand beside each case.
@Suite("From single results to a course result")
struct CourseResultTests {
  private func points(_ value: Int) throws -> ResultStanding {
    .points(try #require(Points(value)))
  }

  private func estimate(
    _ results: [SingleResult], _ ratio: WrittenToOral = WrittenToOral(1, 1)
  ) throws -> CourseEstimate {
    guard case .estimate(let estimate) = CourseResult(of: results, joinedBy: ratio) else {
      throw Missing()
    }
    return estimate
  }

  private struct Missing: Error {}

  private func reason(
    _ results: [SingleResult], _ ratio: WrittenToOral = WrittenToOral(1, 1)
  ) -> NoCourseResult? {
    if case .none(let reason) = CourseResult(of: results, joinedBy: ratio) { return reason }
    return nil
  }

  @Test("Written and oral are averaged, then joined by the ratio")
  func joined() throws {
    // (11 + 8) : 2 = 9,5; (2 · 12 + 9) : 3 = 11; (2 · 9,5 + 11) : 3 = 10.
    let result = try estimate(
      [
        SingleResult(.written, points(11)), SingleResult(.written, points(8)),
        SingleResult(.oral, points(12), .weight(2)), SingleResult(.oral, points(9)),
      ], WrittenToOral(2, 1))
    #expect(result.means.map { $0.value } == [Ratio(19, over: 2), Ratio(11)])
    #expect(result.means.map { $0.results } == [[0, 1], [2, 3]])
    #expect(result.joined == Ratio(10))
    #expect(result.exact == Ratio(10))
    #expect(result.points.value == 10)
    // 10,5 would be 11.
    #expect(result.toNext == Ratio(1, over: 2))
  }

  @Test(
    "Halves go up, anything below stays down",
    arguments: [
      // 7 and 8 are 7,5; 7, 7 and 8 are 7⅓; 7, 8 and 8 are 7⅔.
      ([7, 8], 8, Ratio(1)), ([7, 7, 8], 7, Ratio(1, over: 6)), ([7, 8, 8], 8, Ratio(5, over: 6)),
      ([0, 0, 1], 0, Ratio(1, over: 6)), ([15, 14], 15, nil), ([15, 15], 15, nil),
    ] as [([Int], Int, Ratio?)])
  func rounding(values: [Int], expected: Int, toNext: Ratio?) throws {
    let result = try estimate(values.map { SingleResult(.written, try points($0)) })
    #expect(result.points.value == expected)
    #expect(result.toNext == toNext)
  }

  @Test("A group without results leaves the other alone")
  func onlyOral() throws {
    let result = try estimate(
      [SingleResult(.oral, points(9)), SingleResult(.written, .pending)], WrittenToOral(2, 1))
    #expect(result.points.value == 9)
    #expect(result.means.count == 1)
  }

  @Test("A fixed percentage is kept, the others share the rest")
  func fixedPercentage() throws {
    // 20 % of 15 and 80 % of (9 + 10) : 2 = 9,5: 3 + 7,6 = 10,6.
    let result = try estimate([
      SingleResult(.written, points(15), .percent(20)), SingleResult(.written, points(9)),
      SingleResult(.oral, points(10)),
    ])
    #expect(result.exact == Ratio(106, over: 10))
    #expect(result.points.value == 11)
    #expect(result.fixed.map { [$0.result, $0.percent, $0.points.value] } == [[0, 20, 15]])
  }

  @Test("A fixed result that is still out keeps its share free")
  func fixedPending() throws {
    // 30 % are out, 20 % are 15, 50 % are 9: (20 · 15 + 50 · 9) : 70 = 750 : 70.
    let result = try estimate([
      SingleResult(.written, .pending, .percent(30)),
      SingleResult(.oral, points(15), .percent(20)), SingleResult(.written, points(9)),
    ])
    #expect(result.exact == Ratio(75, over: 7))
    #expect(result.points.value == 11)
  }

  @Test("Only fixed results: their percentages are weights")
  func onlyFixed() throws {
    // (30 · 12 + 10 · 4) : 40 = 10.
    let result = try estimate([
      SingleResult(.written, points(12), .percent(30)),
      SingleResult(.oral, points(4), .percent(10)),
    ])
    #expect(result.exact == Ratio(10))
    #expect(result.joined == nil)
  }

  @Test("Percentages of a hundred leave nothing for the others")
  func fullPercentages() throws {
    let result = try estimate([
      SingleResult(.written, points(12), .percent(100)), SingleResult(.oral, points(1)),
    ])
    #expect(result.exact == Ratio(12))
  }

  @Test("A refused result counts with 0, an excused one not at all")
  func refusedAndExcused() throws {
    let refused = try estimate([
      SingleResult(.written, points(10)), SingleResult(.written, .refused),
    ])
    #expect(refused.points.value == 5)
    let excused = try estimate([
      SingleResult(.written, points(10)), SingleResult(.written, .excused),
    ])
    #expect(excused.points.value == 10)
    #expect(try estimate([SingleResult(.written, .refused)]).points == .zero)
  }

  @Test("Without a result there is a reason, and never 0 points")
  func reasons() throws {
    #expect(reason([]) == .nothingEntered)
    #expect(reason([SingleResult(.written, .pending)]) == .nothingGraded)
    #expect(
      reason([SingleResult(.written, .pending, .percent(50)), SingleResult(.oral, .excused)])
        == .nothingGraded)
    #expect(reason([SingleResult(.written, .excused)]) == .nothingCounts)
    #expect(reason([SingleResult(.written, try points(9), .weight(0))]) == .nothingCounts)
    #expect(reason([SingleResult(.written, try points(9), .percent(0))]) == .nothingCounts)
    #expect(reason([SingleResult(.written, try points(9))], WrittenToOral(0, 1)) == .nothingCounts)
    #expect(reason([SingleResult(.oral, try points(9))], WrittenToOral(0, 0)) == .nothingCounts)
    #expect(
      reason([
        SingleResult(.written, try points(9), .percent(60)),
        SingleResult(.written, .pending, .percent(50)),
      ]) == .tooMuchFixed(percent: 110))
    #expect(CourseResult(of: [], joinedBy: WrittenToOral(1, 1)).points == nil)
  }

  @Test("Shares outside their range become the nearer end")
  func outOfRange() throws {
    let ratio = WrittenToOral(.max, -7)
    #expect(ratio == WrittenToOral(100, 0))
    let result = try estimate([
      SingleResult(.written, points(4), .weight(.max)),
      SingleResult(.written, points(8), .weight(100)),
    ])
    #expect(result.exact == Ratio(6))
    #expect(reason([SingleResult(.written, try points(9), .weight(-1))]) == .nothingCounts)
  }

  @Test("A better result never makes a worse course, and order does not matter")
  func properties() throws {
    var random = SeededGenerator(seed: 20261130)
    for _ in 0..<3000 {
      let count = Int.random(in: 1...9, using: &random)
      let results = try (0..<count).map { _ in
        SingleResult(
          Bool.random(using: &random) ? .written : .oral,
          [.pending, .excused, .refused, try points(Int.random(in: 0...15, using: &random))]
            .randomElement(using: &random) ?? .pending,
          Int.random(in: 0..<4, using: &random) == 0
            ? .percent(Int.random(in: 0...15, using: &random))
            : .weight(Int.random(in: 0...4, using: &random)))
      }
      let ratio = WrittenToOral(
        Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random))
      let before = CourseResult(of: results, joinedBy: ratio)
      let shuffled = CourseResult(of: results.shuffled(using: &random), joinedBy: ratio)
      #expect(shuffled.points == before.points)
      guard case .estimate(let estimate) = before else { continue }
      #expect((Ratio(0)...Ratio(15)).contains(estimate.exact))
      let index = Int.random(in: 0..<count, using: &random)
      guard let old = results[index].standing.points, old < .maximum else { continue }
      var better = results
      better[index].standing = try points(old.value + 1)
      let after = CourseResult(of: better, joinedBy: ratio)
      #expect((after.points ?? .zero) >= estimate.points)
    }
  }
}
