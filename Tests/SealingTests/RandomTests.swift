import Sealing
import Testing

/// Random bytes: as many as asked for, never the same.
struct RandomTests {
  @Test func asManyAsAskedFor() throws {
    for count in [0, 1, 12, 16, 32, 100_000] { #expect(try Random.bytes(count).count == count) }
    for count in [-1, .min, .max, Int(Int32.max) + 1] {
      #expect(throws: SealingError.outputLength) { try Random.bytes(count) }
    }
  }

  @Test func neverTheSame() throws {
    let drawn = try (0..<1000).map { _ in try Random.bytes(12) }
    #expect(Set(drawn).count == 1000)
    // Each bit is one about half of the time; 12 standard deviations are never seen.
    for bit in 0..<96 {
      let ones = drawn.count { $0[bit / 8] >> (bit % 8) & 1 == 1 }
      #expect((300...700).contains(ones))
    }
  }
}
