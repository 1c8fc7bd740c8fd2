import TestSupport
import Testing

@testable import Abitur

@Suite("Rising order")
struct RisingOrderTests {
  @Test func isThatOfTheStandardLibrary() {
    var random = SeededGenerator(seed: 5)
    for length in 0..<60 {
      let keys = (0..<length).map { _ in random.below(12) - 6 }
      let expected = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      #expect(risingOrder(of: keys) == expected)
    }
  }

  @Test func keepsEqualsInPlace() {
    #expect(risingOrder(of: [3, 1, 3, 1, 2]) == [1, 3, 4, 0, 2])
    #expect(risingOrder(of: []) == [])
  }
}
