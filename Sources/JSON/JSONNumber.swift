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
    Int64(lexeme)
  }
}
