/// A number exactly as a document writes it.
///
/// There is no way to a floating point number: what a document says must not change by being read.
public struct JSONNumber: Equatable, Sendable {
  /// The number's characters, such as `-12` or `1.50e+3`.
  public let lexeme: String

  /// The whole number, or nil if it has a fraction or an exponent or does not fit.
  ///
  /// `1.0` and `1e2` are nil: who writes them does not mean a whole number. `-0` is 0, since its
  /// value is; who minds the sign finds it in ``lexeme``.
  public var integer: Int64? {
    Int64(digits: lexeme.bytes()[...])
  }
}

extension Int64 {
  /// The number that is written with digits and perhaps a minus alone, or nil.
  init?(digits: ArraySlice<UInt8>) {
    // Below zero there is one number more, so that is where the digits are gathered.
    var value: Int64 = 0
    var isNegative = false
    for byte in digits {
      if byte == UInt8(ascii: "-") {
        isNegative = true
        continue
      }
      let digit = Int64(byte) - Int64(UInt8(ascii: "0"))
      guard 0...9 ~= digit, value >= (Int64.min + digit) / 10 else { return nil }
      value = value * 10 - digit
    }
    guard isNegative || value > Int64.min else { return nil }
    self = isNegative ? value : -value
  }
}
