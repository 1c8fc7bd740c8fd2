extension JSONParser {
  /// Reads a number, which begins here.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = offset
    _ = take("-")
    let first = position
    if take("0") {
      guard !isAtDigit else { throw JSONError(.leadingZero, at: first) }
    } else {
      try digits()
    }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    return JSONNumber(lexeme: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// Reads one digit or more.
  private mutating func digits() throws(JSONError) {
    guard isAtDigit else { throw unexpected(.digit) }
    while isAtDigit { advance() }
  }

  private var isAtDigit: Bool {
    guard let byte else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
