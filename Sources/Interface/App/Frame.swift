/// Reads the fields of a frame: each is a length (four bytes, the least significant first) and
/// so many bytes.
struct FrameReader {
  private var rest: ArraySlice<UInt8>

  init(_ frame: [UInt8]) {
    rest = frame[...]
  }

  /// The next field; `nil` when there is none or the frame ends within it.
  mutating func field() -> ArraySlice<UInt8>? {
    guard rest.count >= 4 else { return nil }
    var length: UInt32 = 0
    for byte in rest.prefix(4).reversed() { length = length << 8 | UInt32(byte) }
    guard UInt64(length) <= UInt64(rest.count - 4) else { return nil }
    let field = rest.dropFirst(4).prefix(Int(length))
    rest = rest.dropFirst(4 + Int(length))
    return field
  }
}

extension FrameReader {
  /// All fields of a frame; what is damaged ends them.
  static func fields(of frame: ArraySlice<UInt8>) -> [[UInt8]] {
    var reader = FrameReader(Array(frame))
    var fields: [[UInt8]] = []
    while let field = reader.field() { fields.append(Array(field)) }
    return fields
  }
}

extension [UInt8] {
  /// Appends a field of a frame.
  mutating func append(field bytes: [UInt8]) {
    let length = UInt32(truncatingIfNeeded: bytes.count)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: length >> shift))
    }
    append(contentsOf: bytes)
  }
}
