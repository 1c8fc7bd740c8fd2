extension JSONParser {
  /// What the next bytes are as UTF-8.
  enum Scalar {
    /// A scalar, and the number of its bytes.
    case complete(Unicode.Scalar, length: Int)
    /// The beginning of a scalar, at the end of the document, or nothing at all.
    case cutOff
    /// No scalar, whatever follows.
    case malformed
  }

  /// Decodes the next scalar by the table of well-formed byte sequences.
  ///
  /// Overlong forms, surrogates and what lies beyond U+10FFFF differ from well-formed sequences in
  /// the second byte at the latest (Unicode, table 3-7).
  func scalar() -> Scalar {
    guard let lead = byte else { return .cutOff }
    let length: Int
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    var value: UInt32
    switch lead {
    case 0x00...0x7F: (length, value) = (1, UInt32(lead))
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
    default: return .malformed
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    for index in offset + 1..<offset + length {
      guard index < bytes.count else { return .cutOff }
      guard allowed.contains(bytes[index]) else { return .malformed }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      allowed = 0x80...0xBF
    }
    guard let scalar = Unicode.Scalar(value) else { return .malformed }
    return .complete(scalar, length: length)
  }

  /// The end of the reading because something else must stand here.
  func unexpected(_ expected: JSONError.Expectation) -> Stop {
    let kind: JSONError.Kind =
      switch scalar() {
      case .complete(let scalar, _): .unexpectedCharacter(scalar, expected: expected)
      case .cutOff: .unexpectedEnd(expected: expected)
      case .malformed: .invalidUTF8
      }
    return stop(kind, at: offset)
  }
}
