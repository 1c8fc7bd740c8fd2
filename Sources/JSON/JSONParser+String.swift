extension JSONParser {
  /// Reads a string, whose quotation mark is here, and keeps what it says.
  func string() throws(Stop) {
    offset += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"):
        try escape()
      case 0x00..<0x20:
        throw stop(.controlCharacter(byte), at: offset)
      default:
        guard case .complete(let scalar, let length) = scalar() else {
          throw unexpected(.stringEnd)
        }
        keep(scalar: scalar.value)
        offset += length
      }
    }
    throw unexpected(.stringEnd)
  }

  /// Reads an escape, whose backslash is here, and keeps what it stands for.
  private func escape() throws(Stop) {
    let start = offset
    offset += 1
    guard let byte else { throw unexpected(.stringEnd) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): keep(byte)
    case UInt8(ascii: "b"): keep(0x08)
    case UInt8(ascii: "f"): keep(0x0C)
    case UInt8(ascii: "n"): keep(0x0A)
    case UInt8(ascii: "r"): keep(0x0D)
    case UInt8(ascii: "t"): keep(0x09)
    case UInt8(ascii: "u"): keep(scalar: try scalar(escapedAt: start))
    default: throw stop(.invalidEscape, at: start)
    }
  }

  /// Reads the digits after `\u`, and the escape that follows if they are half a surrogate pair.
  private func scalar(escapedAt start: Int) throws(Stop) -> UInt32 {
    let unit = try codeUnit(escapedAt: start)
    guard 0xD800..<0xE000 ~= unit else { return unit }
    guard unit < 0xDC00 else { throw stop(.loneSurrogate, at: start) }
    let next = offset
    for expected in ("\\u" as Literal).bytes {
      guard let byte else { throw unexpected(.stringEnd) }
      guard byte == expected else { throw stop(.loneSurrogate, at: start) }
      offset += 1
    }
    let trail = try codeUnit(escapedAt: next)
    guard 0xDC00..<0xE000 ~= trail else { throw stop(.loneSurrogate, at: start) }
    return 0x10000 + ((unit & 0x3FF) << 10 | trail & 0x3FF)
  }

  /// Reads four hexadecimal digits.
  private func codeUnit(escapedAt start: Int) throws(Stop) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte else { throw unexpected(.stringEnd) }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: throw stop(.invalidEscape, at: start)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  /// Keeps a scalar in UTF-8.
  private func keep(scalar: UInt32) {
    func keep(_ lead: UInt32, _ shift: UInt32) {
      self.keep(UInt8(truncatingIfNeeded: lead | scalar >> shift))
    }
    func keepRest(_ shift: UInt32) {
      self.keep(UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F))
    }
    switch scalar {
    case 0..<0x80: keep(0, 0)
    case 0x80..<0x800: keep(0xC0, 6)
    case 0x800..<0x10000:
      keep(0xE0, 12)
      keepRest(6)
    default:
      keep(0xF0, 18)
      keepRest(12)
      keepRest(6)
    }
    if scalar >= 0x80 { keepRest(0) }
  }
}
