import JSON

extension [UInt8] {
  /// Appends text written in this source code as it stands.
  @inline(never)
  mutating func append(_ text: Literal) {
    append(contentsOf: text.bytes)
  }

  /// Appends text so that it reads as itself in HTML, between tags or between double quotes.
  ///
  /// This is the only place where text becomes markup.
  @inline(never)
  mutating func append(escaping text: Text) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: append(byte)
      }
    }
  }

  /// Appends a number.
  @inline(never)
  mutating func append(decimal number: Int64) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: number.magnitude)
  }

  /// Appends the decimal digits of a number.
  @inline(never)
  mutating func append(digits number: UInt64) {
    if number >= 10 { append(digits: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends a length as a decimal number with at most two decimals.
  @inline(never)
  mutating func append(hundredths length: Int) {
    if length < 0, length > -100 { append(UInt8(ascii: "-")) }
    append(decimal: Int64(length / 100))
    let rest = UInt8(truncatingIfNeeded: length.magnitude % 100)
    if rest != 0 {
      append(UInt8(ascii: "."))
      append(UInt8(ascii: "0") + rest / 10)
      if rest % 10 != 0 { append(UInt8(ascii: "0") + rest % 10) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Takes the first character of a text in UTF-8 away.
  mutating func removeFirstScalar() -> Unicode.Scalar {
    guard let first = popFirst().map({ UInt32($0) }) else { return "\u{FFFD}" }
    guard first >= 0xC0 else { return Unicode.Scalar(UInt8(truncatingIfNeeded: first)) }
    var value = first >= 0xF0 ? first & 7 : first >= 0xE0 ? first & 15 : first & 31
    while let next = self.first, next & 0xC0 == 0x80 {
      value = value << 6 | UInt32(next & 0x3F)
      removeFirst()
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
