/// The identifier of a record: made once, never changed, sorted by the time it was made.
///
/// 48 bits of milliseconds since 1970 come first, then 76 random bits, so that two devices never
/// make the same. The last four bits number the parts of a record, such as the half-years of a
/// subject: a part is found without looking, and two devices that begin it at the same time begin
/// the same one.
public struct RecordID: Hashable, Comparable, Sendable {
  /// The upper 64 bits: the time, then 16 random bits.
  public let high: UInt64

  /// The lower 64 bits: 60 random bits, then the number of the part.
  public let low: UInt64

  /// States an identifier by its bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes an identifier.
  ///
  /// - Parameters:
  ///   - time: Milliseconds since 1970; all but the lower 48 bits are lost.
  ///   - random: Random bits, of which 76 are used.
  public init(time: UInt64, random: (UInt64, UInt64)) {
    high = time << 16 | random.0 & 0xFFFF
    low = random.1 & ~RecordID.partMask
  }

  private static var partMask: UInt64 { 0xF }

  /// The number of the part, 0 for what is no part.
  public var part: Int { Int(low & RecordID.partMask) }

  /// The identifier of a part of this record.
  ///
  /// - Parameter number: 1 to 15; of anything else only the lower four bits count.
  public func part(_ number: Int) -> RecordID {
    RecordID(
      high: high, low: whole.low | UInt64(truncatingIfNeeded: number) & RecordID.partMask)
  }

  /// The record that this is a part of, or itself.
  public var whole: RecordID { RecordID(high: high, low: low & ~RecordID.partMask) }

  /// Orders by time, then by the random bits.
  public static func < (left: RecordID, right: RecordID) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }
}

extension RecordID {
  /// The identifier as 32 lower-case hexadecimal digits, which sort as it does.
  public var digits: [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(32)
    for word in [high, low] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> shift & 0xF)
        digits.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    }
    return digits
  }

  /// The identifier that 32 lower-case hexadecimal digits state, or nothing for anything else.
  public init?(digits: some Sequence<UInt8>) {
    var words: (UInt64, UInt64) = (0, 0)
    var count = 0
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      if count < 16 {
        words.0 = words.0 << 4 | UInt64(digit)
      } else {
        words.1 = words.1 << 4 | UInt64(digit)
      }
      count += 1
      if count > 32 { return nil }
    }
    guard count == 32 else { return nil }
    self.init(high: words.0, low: words.1)
  }
}

/// Makes identifiers, each larger than the one before, whatever the clock does.
public struct RecordIDSource: Sendable {
  private var last: RecordID

  /// Starts from the time and random bits of a moment.
  public init(time: UInt64, random: (UInt64, UInt64)) {
    last = RecordID(time: time, random: random)
  }

  /// Takes the time and random bits of a later moment.
  ///
  /// A clock that went back is passed over: identifiers go on from the last one.
  public mutating func refresh(time: UInt64, random: (UInt64, UInt64)) {
    let next = RecordID(time: time, random: random)
    if next > last { last = next }
  }

  /// The next identifier.
  public mutating func next() -> RecordID {
    let (low, carries) = last.whole.low.addingReportingOverflow(0x10)
    last = RecordID(high: carries ? last.high &+ 1 : last.high, low: low)
    return last
  }
}
