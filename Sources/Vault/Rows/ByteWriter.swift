import Planner

/// Writes the numbers and texts of a stored row.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  @inline(never)
  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Eight bytes, the most significant first.
  @inline(never)
  mutating func word(_ word: UInt64) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  /// A number of at least 0 in groups of seven bits, the least significant first.
  @inline(never)
  mutating func count(_ count: Int) {
    var rest = UInt64(count)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Bytes with their number in front.
  @inline(never)
  mutating func text(_ text: [UInt8]) {
    count(text.count)
    bytes.append(contentsOf: text)
  }

  @inline(never)
  mutating func id(_ id: RecordID) {
    word(id.high)
    word(id.low)
  }

  @inline(never)
  mutating func parent(_ id: RecordID?) {
    byte(id == nil ? 0 : 1)
    if let id { self.id(id) }
  }

  /// A value with its length in front, so that a version that does not know it can skip it.
  @inline(never)
  mutating func value(_ value: StoredValue?) {
    switch value {
    case nil: count(0)
    case .known(.number(let number)):
      var content = ByteWriter()
      content.byte(1)
      content.word(UInt64(bitPattern: Int64(number)))
      text(content.bytes)
    case .known(.text(let content)):
      count(content.count + 1)
      byte(2)
      bytes.append(contentsOf: content)
    case .unknown(let content): text(content)
    }
  }
}

/// Reads what ``ByteWriter`` wrote; after the first thing that does not fit it gives nothing more.
struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position == bytes.count }

  @inline(never)
  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  @inline(never)
  mutating func word() -> UInt64? {
    guard bytes.count - position >= 8 else { return nil }
    var word: UInt64 = 0
    for _ in 0..<8 {
      word = word << 8 | UInt64(bytes[position])
      position += 1
    }
    return word
  }

  /// A number that is at most the number of bytes that are left, as all lengths and counts are.
  @inline(never)
  mutating func count() -> Int? {
    var count: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = byte() else { return nil }
      count |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 {
        return count <= UInt64(bytes.count - position) ? Int(count) : nil
      }
    }
    return nil
  }

  @inline(never)
  mutating func text() -> [UInt8]? {
    guard let count = count() else { return nil }
    position += count
    return Array(bytes[(position - count)..<position])
  }

  @inline(never)
  mutating func id() -> RecordID? {
    guard let high = word(), let low = word() else { return nil }
    return RecordID(high: high, low: low)
  }

  /// Whether there is a parent, and which.
  @inline(never)
  mutating func parent() -> RecordID?? {
    switch byte() {
    case 0: return .some(nil)
    case 1: return id().map { .some($0) } ?? nil
    default: return nil
    }
  }

  @inline(never)
  mutating func value() -> StoredValue?? {
    guard let content = text() else { return nil }
    var reader = ByteReader(content, from: 1)
    switch content.first {
    case nil: return .some(nil)
    case 1:
      guard let word = reader.word(), reader.isAtEnd else { return nil }
      return .some(.known(.number(Int(truncatingIfNeeded: Int64(bitPattern: word)))))
    case 2: return .some(.known(.text(Array(content.dropFirst()))))
    default: return .some(.unknown(content))
    }
  }
}
