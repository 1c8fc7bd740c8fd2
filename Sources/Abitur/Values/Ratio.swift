/// An exact fraction of two integers.
///
/// Every number between a result and the grade that is not whole is one of these; there is no
/// floating point in the calculation. Numerators and denominators stay far below 2^30 for every
/// candidate that ``Candidate/validate(under:)`` accepts, so that no product needs to be checked.
public struct Ratio: Comparable, Hashable, Sendable {
  /// The numerator of the reduced fraction.
  public let numerator: Int64

  /// The denominator of the reduced fraction, at least 1.
  public let denominator: Int64

  /// Creates the reduced fraction; a denominator below 1 counts as 1.
  @inline(never)
  public init(_ numerator: Int64, over denominator: Int64 = 1) {
    let denominator = max(denominator, 1)
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    self.numerator = numerator / Int64(divisor)
    self.denominator = denominator / Int64(divisor)
  }

  /// Creates a whole number.
  public init(_ whole: Int) {
    self.init(whole: Int64(whole))
  }

  /// A whole number needs no reducing, and most numbers of a calculation are whole.
  private init(whole: Int64) {
    numerator = whole
    denominator = 1
  }

  /// The value where it is whole.
  public var whole: Int? {
    denominator == 1 ? Int(truncatingIfNeeded: numerator) : nil
  }

  /// The whole number that a rounding rule makes of the value.
  public func rounded(_ rounding: Rounding) -> Int {
    if let whole { return whole }
    return rounding.quotient(numerator, denominator)
  }

  /// Orders by value.
  @inline(never)
  public static func < (left: Ratio, right: Ratio) -> Bool {
    left.numerator &* right.denominator < right.numerator &* left.denominator
  }

  /// The exact sum.
  @inline(never)
  public static func + (left: Ratio, right: Ratio) -> Ratio {
    if left.denominator == 1, right.denominator == 1 {
      return Ratio(whole: left.numerator &+ right.numerator)
    }
    return Ratio(
      left.numerator &* right.denominator &+ right.numerator &* left.denominator,
      over: left.denominator &* right.denominator)
  }

  /// The exact product with a whole number.
  @inline(never)
  public static func * (left: Int, right: Ratio) -> Ratio {
    if right.denominator == 1 { return Ratio(whole: Int64(left) &* right.numerator) }
    return Ratio(Int64(left) &* right.numerator, over: right.denominator)
  }

  /// The exact quotient by a whole number; a divisor below 1 counts as 1.
  @inline(never)
  public static func / (left: Ratio, right: Int) -> Ratio {
    Ratio(left.numerator, over: left.denominator &* Int64(max(right, 1)))
  }
}

/// The greatest common divisor, 1 where both are 0; logarithmic in the smaller number.
func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
  var (first, second) = (first, second)
  while second != 0 {
    (first, second) = (second, first % second)
  }
  return max(first, 1)
}
