import Abitur

/// Writes an equation out in actual numbers, with real fractions.
struct FormulaView {
  let equation: Equation

  func node() -> Node {
    tag("div", .class("formula")) {
      Components.hidden(equation.text(.spoken))
      tag("span", .class("formula-line"), .decoration) {
        write(equation.term, isInner: false)
        if equation.isRounded {
          sign(equation.isDecimal ? Texts.equals : Texts.roughly)
          tag("span") { Wording.number(equation.exact) }
          tag("svg", .class("arrow"), .literal("viewBox", "0 0 18 10"), .decoration) {
            tag("path", .literal("d", "M1 5h15M12 1l4 4-4 4"))
          }
        } else {
          sign(Texts.equals)
        }
        tag("b") { number(equation.result) }
      }
    }
  }

  private func sign(_ text: String) -> Node { tag("span", .class("sign")) { text } }

  @NodeBuilder private func write(_ term: Term, isInner: Bool) -> [Node] {
    switch term {
    case .number(let value): number(value)
    case .sum(let parts): join(parts, with: Texts.plus, isInBrackets: isInner)
    case .product(let parts): join(parts, with: Texts.times, isInBrackets: false)
    case .quotient(let top, let bottom):
      fraction(write(top, isInner: false), [.text("\(bottom)")])
    }
  }

  /// A number in decimals where it ends within two places, else as a fraction.
  private func number(_ value: Ratio) -> Node {
    if 100 % value.denominator == 0 { return tag("span") { Wording.number(value) } }
    return fraction([.text("\(value.numerator)")], [.text("\(value.denominator)")])
  }

  @NodeBuilder private func join(
    _ parts: [Term], with text: String, isInBrackets: Bool
  ) -> [Node] {
    let line = parts.enumerated().flatMap { index, part in
      (index > 0 ? [sign(text)] : []) + write(part, isInner: true)
    }
    if isInBrackets {
      tag("span", .class("bracket")) {
        "("
        line
        ")"
      }
    } else {
      line
    }
  }

  private func fraction(_ top: [Node], _ bottom: [Node]) -> Node {
    tag("span", .class("fraction")) {
      tag("span") { top }
      tag("span") { bottom }
    }
  }
}
