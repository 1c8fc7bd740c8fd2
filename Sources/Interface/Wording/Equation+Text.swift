import Abitur
import JSON

/// How the signs of an equation are put down.
enum EquationSigns {
  case written
  case spoken

  var plus: Literal { self == .spoken ? " plus " : " + " }
  var times: Literal { self == .spoken ? " mal " : " × " }
  var by: Literal { self == .spoken ? " durch " : " : " }
  var open: Literal { self == .spoken ? "Klammer " : "(" }
  var close: Literal { self == .spoken ? " Klammer zu" : ")" }
  var equals: Literal { self == .spoken ? ", gleich " : " = " }
  var roughly: Literal { self == .spoken ? ", rund " : " = " }
}

extension Equation {
  /// Whether rounding changes what the term gives.
  var isRounded: Bool { result != exact }

  /// Whether what the term gives can be written in two decimals.
  var isDecimal: Bool { 100 % exact.denominator == 0 }

  /// The equation as text, such as „(2 × 11 + 13) × 4 : 3 = 46,67, gerundet 47“.
  func text(_ signs: EquationSigns = .written) -> Text {
    var text: Text = ""
    term.write(to: &text, signs, isInner: false)
    var isSum = false
    if case .sum = term { isSum = true }
    text += isSum || isDecimal ? signs.equals : signs.roughly
    text += isSum ? Wording.exact(result) : Wording.number(exact)
    if !isSum, isRounded {
      text += ", gerundet "
      text += Wording.number(result)
    }
    return text
  }
}

extension Term {
  @inline(never)
  fileprivate func write(to text: inout Text, _ signs: EquationSigns, isInner: Bool) {
    switch self {
    case .number(let number): text += Wording.exact(number)
    case .sum(let parts):
      if isInner { text += signs.open }
      Term.join(parts, signs.plus, to: &text, signs)
      if isInner { text += signs.close }
    case .product(let parts): Term.join(parts, signs.times, to: &text, signs)
    case .quotient(let top, let bottom):
      top.write(to: &text, signs, isInner: true)
      text += signs.by
      text += Text(bottom)
    }
  }

  @inline(never)
  private static func join(
    _ parts: [Term], _ sign: Literal, to text: inout Text, _ signs: EquationSigns
  ) {
    for position in parts.indices {
      if position > 0 { text += sign }
      parts[position].write(to: &text, signs, isInner: true)
    }
  }
}
