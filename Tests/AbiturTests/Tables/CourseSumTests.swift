import Testing

@testable import Abitur

/// Every weighted sum of the courses and every number of weak ones, through the whole engine.
@Suite struct CourseSumTests {
  /// Forty courses whose weighted sum is a given number.
  private func candidate(sum: Int) -> Candidate {
    var doubled = min(sum / 2, 120)
    var single = sum - 2 * doubled
    func take(_ count: Int, from rest: inout Int) -> [Int] {
      (0..<count).map { _ in
        let points = min(rest, 15)
        rest -= points
        return points
      }
    }
    let firstTwo = take(8, from: &doubled)
    let third = take(4, from: &single)
    let others = take(28, from: &single)
    return BW.forty(advanced: firstTwo + third, others)
  }

  /// 40 P / 48 = 5 P / 6; the remainder of six decides, from three upwards.
  private func rounded(_ sum: Int) -> Int {
    let (whole, rest) = (5 * sum).quotientAndRemainder(dividingBy: 6)
    return rest < 3 ? whole : whole + 1
  }

  @Test("All 721 sums give 40 forty-eighths of themselves, halves upwards")
  func everySum() throws {
    for sum in 0...720 {
      let candidate = candidate(sum: sum)
      let preparation = try #require(
        Preparation(
          candidate, BW.rules, Arrangement(place: .unused), levels: Levels(candidate)))
      let evaluation = preparation.evaluation(.projected)
      #expect(evaluation.choice?.sum == Int64(sum))
      #expect(evaluation.choice?.divisor == 48)
      #expect(evaluation.blockOne == rounded(sum), "\(sum)")
    }
  }

  @Test("A sum goes the same way through the whole assessment")
  func throughAssessment() throws {
    for sum in stride(from: 3, through: 720, by: 13) {
      let block = try assess(candidate(sum: sum), under: BW.rules).blockOne
      #expect(block.sum == Ratio(sum))
      #expect(block.divisor == 48)
      #expect(block.results == 40)
      #expect(block.points == rounded(sum), "\(sum)")
    }
  }

  /// Sums and results as in the regulation's way of rounding, ties among them.
  static let examples = [
    (239, 199), (240, 200), (241, 201), (243, 203), (249, 208), (480, 400), (483, 403),
    (485, 404), (486, 405), (489, 408), (501, 418), (537, 448), (600, 500), (603, 503),
    (609, 508), (650, 542), (719, 599), (720, 600),
  ]

  @Test("Worked sums", arguments: examples)
  func example(sum: Int, points: Int) throws {
    let assessment = try assess(candidate(sum: sum), under: BW.rules)
    #expect(assessment.blockOne.points == points)
    #expect(try assessment.condition(.blockOne).isMet == (points >= 200))
  }

  @Test("Of forty courses eight may be below 5 points", arguments: 0...40)
  func deficits(count: Int) throws {
    // The other courses come first, so that the advanced ones stay out of the way up to 28.
    let weak = (0..<40).map { $0 < count ? 4 : 9 }
    let candidate = BW.forty(advanced: Array(weak[28...]), Array(weak[..<28]))
    let condition = try assess(candidate, under: BW.rules).condition("bw-unter-5")
    #expect(condition.actual == count)
    #expect(condition.required == 8)
    #expect(condition.margin == 8 - count)
    #expect(condition.state == (count <= 8 ? .safe : .broken))
  }

  @Test("Of twelve advanced courses three may be below 5 points", arguments: 0...12)
  func advancedDeficits(count: Int) throws {
    let weak = (0..<12).map { $0 < count ? 4 : 9 }
    let candidate = BW.forty(advanced: weak, Array(repeating: 9, count: 28))
    let assessment = try assess(candidate, under: BW.rules)
    let condition = try assessment.condition("bw-unter-5-leistungsfach")
    #expect(condition.actual == count)
    #expect(condition.required == 3)
    #expect(condition.state == (count <= 3 ? .safe : .broken))
    #expect(try assessment.condition("bw-unter-5").actual == count)
    #expect(assessment.passed == (count <= 3 ? .yes : .no))
  }
}
