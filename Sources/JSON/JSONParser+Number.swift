extension JSONParser {
  /// Reads a number, which begins here.
  func number() throws(Stop) {
    let start = offset
    _ = take("-")
    let first = offset
    if take("0") {
      guard !isAtDigit else { throw stop(.leadingZero, at: first) }
    } else {
      try digits()
    }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    for index in start..<offset { keep(bytes[index]) }
  }

  /// Reads one digit or more.
  private func digits() throws(Stop) {
    guard isAtDigit else { throw unexpected(.digit) }
    while isAtDigit { offset += 1 }
  }

  private var isAtDigit: Bool {
    guard let byte else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
