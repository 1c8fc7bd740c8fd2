import Testing

@testable import Interface

@Suite struct FormatTests {
  @Test func everyGradeIsWritten() {
    let written = (10...40).map { German.grade(tenths: $0) }
    let expected = ["1", "2", "3"].flatMap { whole in
      ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].map { "\(whole),\($0)" }
    }
    #expect(written == expected + ["4,0"])
  }

  @Test(arguments: [
    (140, 3, 2, "46,67", false), (92, 3, 2, "30,67", false), (17, 2, 1, "8,5", true),
    (25, 2, 1, "12,5", true), (35, 4, 1, "8,8", false), (35, 4, 2, "8,75", true),
    (1033, 2, 2, "516,5", true), (1, 20, 2, "0,05", true), (1, 20, 1, "0,1", false),
    (199, 200, 2, "1", false), (1999, 200, 1, "10", false), (5, 1, 2, "5", true),
    (-17, 2, 1, "−8,5", true), (-1, 300, 2, "0", false), (-1, 200, 2, "−0,01", false),
    (5, 2, 0, "3", false), (0, 7, 2, "0", true), (21, 10, 2, "2,1", true),
    (201, 100, 2, "2,01", true),
  ])
  func decimalsAreRoundedHalfAwayFromZero(
    top: Int, bottom: Int, places: Int, text: String, isExact: Bool
  ) throws {
    let number = try #require(Fraction(Int64(top), over: Int64(bottom)))
    #expect(
      German.decimal(number, places: places) == German.Rounded(text: text, isExact: isExact))
  }

  @Test func decimalsOfTheLargestNumbersDoNotOverflow() throws {
    let huge = try #require(Fraction(.max, over: 2))
    #expect(German.decimal(huge, places: 2).text == "4611686018427387903,5")
    let tiny = try #require(Fraction(1, over: .max))
    #expect(German.decimal(tiny, places: 2) == German.Rounded(text: "0", isExact: false))
    let almost = try #require(Fraction(.max - 1, over: .max))
    #expect(German.decimal(almost, places: 2) == German.Rounded(text: "1", isExact: false))
  }

  @Test func fractionsAreInLowestTerms() throws {
    #expect(Fraction(10280, over: 48) == Fraction(1285, over: 6))
    #expect(Fraction(-6, over: 4)?.numerator == -3)
    #expect(Fraction(0, over: 9)?.denominator == 1)
    #expect(Fraction(1, over: 0) == nil)
    #expect(Fraction(1, over: -2) == nil)
    #expect(Fraction(.min, over: 3) == nil)
  }

  @Test func fractionsAddAndMultiplyExactly() throws {
    let half = try #require(Fraction(17, over: 2))
    let third = try #require(Fraction(1, over: 3))
    #expect(half.plus(third) == Fraction(53, over: 6))
    #expect(half.times(2) == Fraction(17))
    #expect(half.whole == nil)
    #expect(half.times(2)?.whole == 17)
    let huge = try #require(Fraction(.max, over: 1))
    #expect(huge.plus(huge) == nil)
    #expect(huge.times(2) == nil)
  }

  @Test func floorGoesDown() throws {
    #expect(Fraction(9, over: 2)?.floor == 4)
    #expect(Fraction(-9, over: 2)?.floor == -5)
    #expect(Fraction(-4).floor == -4)
  }

  @Test func minusIsTheTrueSign() {
    #expect(German.integer(-12) == "−12")
    #expect(German.integer(.min) == "−9223372036854775808")
  }
}
