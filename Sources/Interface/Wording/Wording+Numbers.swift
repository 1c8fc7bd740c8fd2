import Abitur
import JSON

extension Wording {
  /// A grade as on the certificate, such as „2,1“.
  public static func grade(_ grade: Grade) -> Text {
    Texts.gradeTenths(grade.tenths / 10, grade.tenths % 10)
  }

  /// A number in decimals, such as „46,67“.
  ///
  /// A number that ends within the places is written exactly, without zeros at its end; any other
  /// is rounded to the places, halves up. A rounded number is never shown as a whole one or a half:
  /// as many places more are written as it takes, up to nine, so that what follows from rounding is
  /// always plain to see.
  public static func number(_ value: Ratio, places: Int = 2) -> Text {
    let denominator = value.denominator.magnitude
    let (whole, first) = value.numerator.magnitude.quotientAndRemainder(dividingBy: denominator)
    var digits: [UInt64] = []
    var rest = first
    func next() {
      let step = denominator.dividingFullWidth(rest.multipliedFullWidth(by: 10))
      digits.append(step.quotient)
      rest = step.remainder
    }
    while rest != 0, digits.count < places { next() }
    var shown = (whole: whole, digits: digits)
    if rest != 0 {
      shown = rounded(whole, digits, isUp: rest >= denominator - rest)
      while isHalf(shown.digits), digits.count < 9 {
        next()
        shown = rounded(whole, digits, isUp: rest != 0 && rest >= denominator - rest)
      }
    }
    var text: Text = value.numerator < 0 ? "−" : ""
    text.append(shown.whole)
    if !shown.digits.isEmpty { text += Texts.decimalSeparator }
    for digit in shown.digits { text.append(digit) }
    return text
  }

  /// A number with nothing lost: in decimals where it ends within two places, else with a fraction,
  /// such as „8 2/3“.
  public static func exact(_ value: Ratio) -> Text {
    let denominator = value.denominator.magnitude
    if 100 % denominator == 0 { return number(value) }
    let (whole, rest) = value.numerator.magnitude.quotientAndRemainder(dividingBy: denominator)
    var text: Text = value.numerator < 0 ? "−" : ""
    if whole > 0 {
      text.append(whole)
      text += " "
    }
    text.append(rest)
    text += "/"
    text.append(denominator)
    return text
  }

  /// A number of points, such as „1 Punkt“ and „11 Punkte“.
  public static func points(_ number: Int) -> Text {
    Texts.pointCount(number)
  }

  /// A number at the beginning of a sentence: up to twelve as a word, such as „Drei“.
  public static func spelled(_ number: Int) -> Text {
    let words: [Phrase] = [
      Texts.spelledOne, Texts.spelledTwo, Texts.spelledThree, Texts.spelledFour, Texts.spelledFive,
      Texts.spelledSix, Texts.spelledSeven, Texts.spelledEight, Texts.spelledNine, Texts.spelledTen,
      Texts.spelledEleven, Texts.spelledTwelve,
    ]
    return words.indices.contains(number - 1) ? Text(words[number - 1]) : Text(number)
  }

  private static func rounded(
    _ whole: UInt64, _ digits: [UInt64], isUp: Bool
  ) -> (whole: UInt64, digits: [UInt64]) {
    guard isUp else { return (whole, digits) }
    var digits = digits
    for position in digits.indices.reversed() {
      if digits[position] < 9 {
        digits[position] += 1
        return (whole, digits)
      }
      digits[position] = 0
    }
    return (whole &+ 1, digits)
  }

  /// Whether decimals look like a whole number or a half.
  private static func isHalf(_ digits: [UInt64]) -> Bool {
    (digits.first ?? 0) % 5 == 0 && digits.dropFirst().allSatisfy { $0 == 0 }
  }
}
