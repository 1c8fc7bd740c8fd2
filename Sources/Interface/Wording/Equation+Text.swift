import Abitur
import JSON

/// How the signs of an equation are put down.
enum EquationSigns {
  case written
  case spoken

  var plus: Phrase { self == .spoken ? Texts.plusSpoken : Texts.plus }
  var times: Phrase { self == .spoken ? Texts.timesSpoken : Texts.times }
  var by: Phrase { self == .spoken ? Texts.dividedBySpoken : Texts.dividedBy }

  func bracketed(_ text: Text) -> Text {
    self == .spoken ? Texts.bracketedSpoken(text) : Texts.bracketed(text)
  }

  func equation(_ left: Text, _ right: Text, isExact: Bool) -> Text {
    if self == .written { return Texts.equation(left, right) }
    return isExact ? Texts.equationSpoken(left, right) : Texts.equationRoughlySpoken(left, right)
  }
}

extension Equation {
  /// Whether rounding changes what the term gives.
  var isRounded: Bool { result != exact }

  /// Whether what the term gives can be written in two decimals.
  var isDecimal: Bool { 100 % exact.denominator == 0 }

  /// The equation as text, such as „(2 × 11 + 13) × 4 : 3 = 46,67, gerundet 47“.
  func text(_ signs: EquationSigns = .written) -> Text {
    var isSum = false
    if case .sum = term { isSum = true }
    let text = signs.equation(
      term.text(signs, isInner: false), isSum ? Wording.exact(result) : Wording.number(exact),
      isExact: isSum || isDecimal)
    return isSum || !isRounded ? text : Texts.rounded(text, Wording.number(result))
  }
}

extension Term {
  @inline(never)
  fileprivate func text(_ signs: EquationSigns, isInner: Bool) -> Text {
    switch self {
    case .number(let number): return Wording.exact(number)
    case .sum(let parts):
      let sum = Term.joined(parts, signs.plus, signs)
      return isInner ? signs.bracketed(sum) : sum
    case .product(let parts): return Term.joined(parts, signs.times, signs)
    case .quotient(let top, let bottom):
      return "\(top.text(signs, isInner: true)) \(signs.by) \(bottom)"
    }
  }

  @inline(never)
  private static func joined(_ parts: [Term], _ sign: Phrase, _ signs: EquationSigns) -> Text {
    var text: Text = ""
    for position in parts.indices {
      if position > 0 { text += " \(sign) " }
      text += parts[position].text(signs, isInner: true)
    }
    return text
  }
}
