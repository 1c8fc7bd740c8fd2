/// An exact number: a ratio of integers in lowest terms.
///
/// Screens only add and multiply figures that the calculation has already made; anything that
/// could leave the range of `Int64` gives `nil` instead of a wrong figure.
struct Fraction: Equatable, Sendable {
  let numerator: Int64
  /// Greater than 0.
  let denominator: Int64

  init(_ whole: Int) {
    numerator = Int64(whole)
    denominator = 1
  }

  /// Fails when the denominator is not positive or the numerator has no magnitude in `Int64`.
  init?(_ numerator: Int64, over denominator: Int64) {
    guard denominator > 0, numerator != .min else { return nil }
    var (a, b) = (abs(numerator), denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// The number itself if it is an integer.
  var whole: Int64? { denominator == 1 ? numerator : nil }

  /// The greatest integer that is not greater than the number.
  var floor: Int64 {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? quotient - 1 : quotient
  }

  func plus(_ other: Fraction) -> Fraction? {
    let left = numerator.multipliedReportingOverflow(by: other.denominator)
    let right = other.numerator.multipliedReportingOverflow(by: denominator)
    let bottom = denominator.multipliedReportingOverflow(by: other.denominator)
    let top = left.partialValue.addingReportingOverflow(right.partialValue)
    if left.overflow || right.overflow || bottom.overflow || top.overflow { return nil }
    return Fraction(top.partialValue, over: bottom.partialValue)
  }

  func times(_ factor: Int) -> Fraction? {
    let top = numerator.multipliedReportingOverflow(by: Int64(factor))
    return top.overflow ? nil : Fraction(top.partialValue, over: denominator)
  }
}
