extension JSONParser {
  /// Reads a string, whose quotation mark is here.
  mutating func string() throws(JSONError) -> String {
    advance()
    scratch.removeAll(keepingCapacity: true)
    var runStart = offset
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        let run = bytes[runStart..<offset]
        advance()
        guard !scratch.isEmpty else { return String(decoding: run, as: UTF8.self) }
        scratch.append(contentsOf: run)
        return String(decoding: scratch, as: UTF8.self)
      case UInt8(ascii: "\\"):
        scratch.append(contentsOf: bytes[runStart..<offset])
        try escape()
        runStart = offset
      case 0x00..<0x20:
        throw JSONError(.controlCharacter(byte), at: position)
      case 0x20..<0x80:
        advance()
      default:
        guard case .complete(_, let length) = scalar() else { throw unexpected(.stringEnd) }
        advance(overScalarOfLength: length)
      }
    }
    throw unexpected(.stringEnd)
  }

  /// Reads an escape, whose backslash is here, and adds what it stands for to the scratch memory.
  private mutating func escape() throws(JSONError) {
    let start = position
    advance()
    guard let byte else { throw unexpected(.stringEnd) }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(byte)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"): scratch.append(contentsOf: try scalar(escapedAt: start).utf8)
    default: throw JSONError(.invalidEscape, at: start)
    }
  }

  /// Reads the digits after `\u`, and the escape that follows if they are half a surrogate pair.
  private mutating func scalar(escapedAt start: JSONPosition) throws(JSONError) -> Unicode.Scalar {
    let unit = try codeUnit(escapedAt: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let lone = JSONError(.loneSurrogate, at: start)
    guard UTF16.isLeadSurrogate(unit) else { throw lone }
    let next = position
    for expected in "\\u".utf8 {
      guard let byte else { throw unexpected(.stringEnd) }
      guard byte == expected else { throw lone }
      advance()
    }
    let trail = try codeUnit(escapedAt: next)
    let offset = UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF)
    guard UTF16.isTrailSurrogate(trail), let scalar = Unicode.Scalar(0x10000 + offset) else {
      throw lone
    }
    return scalar
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit(escapedAt start: JSONPosition) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte else { throw unexpected(.stringEnd) }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: throw JSONError(.invalidEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }
}
