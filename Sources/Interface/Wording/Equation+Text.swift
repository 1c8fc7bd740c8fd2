import Abitur

/// The words and signs between the numbers of an equation.
struct EquationSigns {
  var plus: Text = " + "
  var times: Text = " × "
  var by: Text = " : "
  var open: Text = "("
  var close: Text = ")"
  var equals: Text = " = "
  var roughly: Text = " = "

  /// As it is read out.
  static var spoken: EquationSigns {
    EquationSigns(
      plus: " plus ", times: " mal ", by: " durch ", open: "Klammer ", close: " Klammer zu",
      equals: ", gleich ", roughly: ", rund ")
  }
}

extension Equation {
  /// Whether the result is not all that the term gives.
  var isRounded: Bool { result != exact }

  /// Whether what the term gives can be written in two decimals.
  var isDecimal: Bool { 100 % exact.denominator == 0 }

  /// The equation as text, such as „(2 × 11 + 13) × 4 : 3 = 46,67, gerundet 47“.
  func text(_ signs: EquationSigns = EquationSigns()) -> Text {
    var text = term.text(signs, isInner: false)
    if case .sum = term { return text + signs.equals + Wording.exact(result) }
    text += isDecimal ? signs.equals : signs.roughly
    text += Wording.number(exact)
    if isRounded { text += ", gerundet " + Wording.number(result) }
    return text
  }
}

extension Term {
  fileprivate func text(_ signs: EquationSigns, isInner: Bool) -> Text {
    switch self {
    case .number(let number): return Wording.exact(number)
    case .sum(let parts):
      let text = join(parts, signs.plus, signs)
      return isInner ? signs.open + text + signs.close : text
    case .product(let parts): return join(parts, signs.times, signs)
    case .quotient(let top, let bottom):
      return "\(top.text(signs, isInner: true))\(signs.by)\(bottom)"
    }
  }

  private func join(_ parts: [Term], _ sign: Text, _ signs: EquationSigns) -> Text {
    var text: Text = ""
    for (position, part) in parts.enumerated() {
      if position > 0 { text += sign }
      text += part.text(signs, isInner: true)
    }
    return text
  }
}
