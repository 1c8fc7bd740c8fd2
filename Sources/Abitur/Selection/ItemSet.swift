/// A set of course positions, held in bits so that the set algebra of rules costs next to nothing.
///
/// Holds positions 0 to 511, which is more than ``Candidate/mostSubjects`` subjects with
/// ``Candidate/mostCourses`` courses each; a position beyond is not a member of any set.
struct ItemSet: Equatable {
  private var words = InlineArray<8, UInt64>(repeating: 0)

  init() {}

  @inline(never)
  static func == (left: ItemSet, right: ItemSet) -> Bool {
    for word in left.words.indices where left.words[word] != right.words[word] { return false }
    return true
  }

  var isEmpty: Bool { count == 0 }

  var count: Int { count(in: self) }

  /// How many positions both sets hold.
  @inline(never)
  func count(in other: ItemSet) -> Int {
    var count = 0
    for word in words.indices { count += (words[word] & other.words[word]).nonzeroBitCount }
    return count
  }

  @inline(never)
  mutating func insert(_ position: Int) {
    guard position >= 0, position < 512 else { return }
    words[position >> 6] |= 1 << UInt64(position & 63)
  }

  @inline(never)
  func contains(_ position: Int) -> Bool {
    guard position >= 0, position < 512 else { return false }
    return words[position >> 6] & (1 << UInt64(position & 63)) != 0
  }

  @inline(never)
  mutating func formUnion(_ other: ItemSet) {
    for word in words.indices { words[word] |= other.words[word] }
  }

  @inline(never)
  func intersection(_ other: ItemSet) -> ItemSet {
    var result = self
    for word in words.indices { result.words[word] &= other.words[word] }
    return result
  }

  @inline(never)
  func subtracting(_ other: ItemSet) -> ItemSet {
    var result = self
    for word in words.indices { result.words[word] &= ~other.words[word] }
    return result
  }

  func isSubset(of other: ItemSet) -> Bool {
    count(in: other) == count
  }

  /// Whether the first position that only one of both sets holds belongs to this one.
  func isEarlier(than other: ItemSet) -> Bool {
    for word in words.indices where words[word] != other.words[word] {
      let difference = words[word] ^ other.words[word]
      return words[word] & (difference & (0 &- difference)) != 0
    }
    return false
  }

  /// The members in rising order.
  @inline(never)
  var members: [Int] {
    var result: [Int] = []
    result.reserveCapacity(count)
    for position in words.indices {
      var word = words[position]
      while word != 0 {
        result.append(position * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return result
  }
}
