/// A set of course positions, held in bits so that the set algebra of rules costs next to nothing.
///
/// Holds positions 0 to 511, which is more than ``Candidate/mostSubjects`` subjects with
/// ``Candidate/mostCourses`` courses each; a position beyond is not a member of any set.
struct ItemSet: Equatable {
  private var words = SIMD8<UInt64>(repeating: 0)

  init() {}

  var isEmpty: Bool { words == SIMD8(repeating: 0) }

  var count: Int {
    var count = 0
    for lane in 0..<8 { count += words[lane].nonzeroBitCount }
    return count
  }

  mutating func insert(_ position: Int) {
    guard position >= 0, position < 512 else { return }
    words[position >> 6] |= 1 << UInt64(position & 63)
  }

  func contains(_ position: Int) -> Bool {
    guard position >= 0, position < 512 else { return false }
    return words[position >> 6] & (1 << UInt64(position & 63)) != 0
  }

  func union(_ other: ItemSet) -> ItemSet {
    var result = self
    result.words |= other.words
    return result
  }

  func intersection(_ other: ItemSet) -> ItemSet {
    var result = self
    result.words &= other.words
    return result
  }

  func subtracting(_ other: ItemSet) -> ItemSet {
    var result = self
    result.words &= ~other.words
    return result
  }

  func isSubset(of other: ItemSet) -> Bool {
    subtracting(other).isEmpty
  }

  /// Whether the first position that only one of both sets holds belongs to this one.
  func isEarlier(than other: ItemSet) -> Bool {
    for lane in 0..<8 where words[lane] != other.words[lane] {
      let difference = words[lane] ^ other.words[lane]
      return words[lane] & (difference & (0 &- difference)) != 0
    }
    return false
  }

  /// The members in rising order.
  var members: [Int] {
    var result: [Int] = []
    for lane in 0..<8 {
      var word = words[lane]
      while word != 0 {
        result.append(lane * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return result
  }
}
