import Abitur
import Testing

@testable import Interface

@Suite("Numbers in words and decimals")
struct WordingNumberTests {
  @Test(arguments: [
    (Ratio(430), "430"), (Ratio(0), "0"), (Ratio(17, over: 2), "8,5"),
    (Ratio(1, over: 4), "0,25"), (Ratio(1, over: 8), "0,13"), (Ratio(1, over: 16), "0,06"),
    (Ratio(140, over: 3), "46,67"), (Ratio(92, over: 3), "30,67"), (Ratio(116, over: 3), "38,67"),
    (Ratio(805, over: 2), "402,5"), (Ratio(-17, over: 2), "−8,5"),
    (Ratio(2999, over: 1000), "2,999"), (Ratio(3001, over: 1000), "3,001"),
    (Ratio(2_498, over: 1000), "2,498"), (Ratio(2_502, over: 1000), "2,502"),
    (Ratio(1_999_999, over: 1_000_000), "1,999999"), (Ratio(2_094, over: 1000), "2,09"),
    (Ratio(999, over: 1000), "0,999"), (Ratio(1996, over: 1000), "1,996"),
    (Ratio(Int64.max), "9223372036854775807"),
    (Ratio(1, over: Int64.max), "0,000000000"),
  ])
  func decimals(value: Ratio, text: String) {
    #expect(Wording.number(value) == text)
  }

  @Test func onePlace() {
    #expect(Wording.number(Ratio(35, over: 3), places: 1) == "11,7")
    #expect(Wording.number(Ratio(17, over: 2), places: 1) == "8,5")
    #expect(Wording.number(Ratio(997, over: 100), places: 1) == "9,97")
    #expect(Wording.number(Ratio(1049, over: 100), places: 1) == "10,49")
  }

  /// What is shown is within half of its last place, and rounds to the same whole number.
  @Test func neverMisleads() throws {
    for denominator in Array(1...60) + [199, 401, 997, 1009] as [Int64] {
      for numerator in 0...(denominator * 6) {
        let value = Ratio(numerator, over: denominator)
        let text = Wording.number(value)
        let parts = text.split(separator: ",")
        let places = parts.count == 2 ? parts[1].count : 0
        let scale = (0..<places).reduce(Int64(1)) { result, _ in result * 10 }
        let shown = try #require(Int64(parts.joined()))
        let difference = shown * denominator - numerator * scale
        #expect(2 * difference.magnitude <= denominator.magnitude, "\(numerator)/\(denominator)")
        let halfUp = (2 * shown + scale) / (2 * scale)
        #expect(halfUp == Int64(value.rounded(.halfUp)), "\(numerator)/\(denominator)")
        #expect(shown / scale == Int64(value.rounded(.down)), "\(numerator)/\(denominator)")
      }
    }
  }

  @Test(arguments: [
    (Ratio(17, over: 2), "8,5"), (Ratio(26, over: 3), "8 2/3"), (Ratio(2, over: 3), "2/3"),
    (Ratio(3604, over: 7), "514 6/7"), (Ratio(37, over: 4), "9,25"), (Ratio(-5, over: 3), "−1 2/3"),
    (Ratio(12), "12"), (Ratio(1, over: 8), "1/8"),
  ])
  func exactly(value: Ratio, text: String) {
    #expect(Wording.exact(value) == text)
  }

  @Test func grades() {
    #expect(Wording.grade(Grade(tenths: 10)) == "1,0")
    #expect(Wording.grade(Grade(tenths: 21)) == "2,1")
    #expect(Wording.grade(Grade(tenths: 40)) == "4,0")
  }

  @Test func counted() {
    #expect(Texts.courseCount(1) == "1 Kurs")
    #expect(Texts.courseCount(0) == "0 Kurse")
    #expect(Wording.points(11) == "11 Punkte")
    #expect(Wording.spelled(1) == "Ein")
    #expect(Wording.spelled(12) == "Zwölf")
    #expect(Wording.spelled(13) == "13")
    #expect(Wording.spelled(0) == "0")
  }
}
