/// Writes figures the way a German certificate does: decimal comma, true minus sign.
///
/// Integer arithmetic only; a figure is never rounded on its way through a binary fraction.
enum German {
  /// A figure as text, and whether the text is the whole truth.
  struct Rounded: Equatable {
    let text: String
    /// False when decimals were cut off.
    let isExact: Bool
  }

  /// A grade from its tenths: 21 is written 2,1.
  static func grade(tenths: Int) -> String {
    "\(tenths / 10),\(tenths % 10)"
  }

  static func integer(_ number: Int64) -> String {
    number < 0 ? "−\(number.magnitude)" : "\(number)"
  }

  /// A number with at most so many decimals (0 to 2), rounded half away from zero; zeros at the
  /// end are left out.
  static func decimal(_ number: Fraction, places: Int) -> Rounded {
    let scale: UInt64 = places >= 2 ? 100 : places == 1 ? 10 : 1
    let bottom = UInt64(number.denominator)
    let magnitude = number.numerator.magnitude
    var whole = magnitude / bottom
    let scaled = (magnitude % bottom).multipliedFullWidth(by: scale)
    let (quotient, rest) = bottom.dividingFullWidth(scaled)
    var decimals = quotient
    if rest >= bottom - rest { decimals += 1 }
    if decimals == scale {
      whole += 1
      decimals = 0
    }
    var text = number.numerator < 0 && (whole > 0 || decimals > 0) ? "−\(whole)" : "\(whole)"
    if decimals > 0 {
      let hundredths = decimals * (100 / scale)
      text += ",\(hundredths / 10)"
      if hundredths % 10 > 0 { text += "\(hundredths % 10)" }
    }
    return Rounded(text: text, isExact: rest == 0)
  }

  /// Points of a course or an average, with one decimal at most: 12, 8,5.
  static func points(_ number: Fraction) -> String {
    decimal(number, places: 1).text
  }
}
