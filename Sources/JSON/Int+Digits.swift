extension Int {
  /// The number that one to nine decimal digits state, and nothing else.
  @inline(never)
  package init?(digits: ArraySlice<UInt8>) {
    guard (1...9).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    self = number
  }

  /// The decimal digits of a number of at least 0, with zeros before them if there are fewer than
  /// `least`.
  @inline(never)
  package func digits(least: Int = 1) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = self
    while rest > 0 || digits.count < least {
      digits.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    return digits.reversed()
  }
}
