/// Looks for many patterns at once in bytes that arrive in pieces.
///
/// A table of bits says for the last four bytes of a pattern whether any pattern ends with them; most
/// bytes cost no more than that look.
struct ByteSearch {
  /// A pattern found, at its first byte.
  struct Match {
    var pattern: Int
    var offset: Int
  }

  private let patterns: [[UInt8]]
  private let longest: Int
  private var bits = [UInt64](repeating: 0, count: 1 << (ByteSearch.hashBits - 6))
  private var ends: [UInt32: [Int]] = [:]

  private static let hashBits = 19

  /// - Parameter patterns: Of at least four bytes each.
  init(_ patterns: [[UInt8]]) {
    self.patterns = patterns
    longest = patterns.map { $0.count }.max() ?? 0
    for (number, pattern) in patterns.enumerated() {
      let end = pattern.withUnsafeBytes { bytes in
        bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      }
      ends[end, default: []].append(number)
      let place = ByteSearch.place(of: end)
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  private static func place(of end: UInt32) -> Int {
    Int((end &* 0x9E37_79B1) >> UInt32(32 - hashBits))
  }

  /// How many bytes before a piece must be there again with it, so that nothing is missed between
  /// two.
  var overlap: Int { max(longest - 1, 0) }

  /// The matches in a piece that do not end within its first bytes.
  ///
  /// - Parameters:
  ///   - start: Where the piece begins in the whole.
  ///   - seen: So many bytes at its beginning were there with the piece before.
  /// - Complexity: linear in the number of bytes, as long as few look like the end of a pattern.
  func matches(
    in bytes: UnsafeRawBufferPointer, at start: Int, seen: Int, _ found: (Match) -> Void
  ) {
    guard bytes.count >= 4 else { return }
    bits.withUnsafeBufferPointer { bits in
      for position in max(seen - 3, 0)...max(bytes.count - 4, 0) {
        let end = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
        let place = ByteSearch.place(of: end)
        if bits[place >> 6] >> UInt64(place & 63) & 1 == 0 { continue }
        for number in ends[end] ?? [] {
          let first = position + 4 - patterns[number].count
          guard first >= 0 else { continue }
          let isThere = patterns[number].withUnsafeBytes { pattern in
            UnsafeRawBufferPointer(rebasing: bytes[first..<position + 4]).elementsEqual(pattern)
          }
          if isThere { found(Match(pattern: number, offset: start + first)) }
        }
      }
    }
  }
}
