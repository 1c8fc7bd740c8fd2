/// Writes a formula out in actual numbers, with real fractions.
struct FormulaView {
  let equation: Equation

  func node() -> Node {
    tag("div", .class("formula")) {
      Components.hidden(Texts.spoken(equation))
      tag("span", .class("formula-line"), .decoration) {
        write(equation.formula, isInner: false)
        if let exact = equation.exact {
          let rounded = German.decimal(exact, places: 2)
          sign(rounded.isExact ? Texts.equals : Texts.roughly)
          tag("span") { rounded.text }
          tag("svg", .class("arrow"), .literal("viewBox", "0 0 18 10"), .decoration) {
            tag("path", .literal("d", "M1 5h15M12 1l4 4-4 4"))
          }
        } else {
          sign(Texts.equals)
        }
        tag("b") { Self.number(equation.result) }
      }
    }
  }

  private func sign(_ text: String) -> Node { tag("span", .class("sign")) { text } }

  @NodeBuilder private func write(_ formula: Formula, isInner: Bool) -> [Node] {
    switch formula {
    case .number(let number):
      if German.decimal(number, places: 2).isExact {
        tag("span") { Self.number(number) }
      } else {
        fraction(
          [.text(German.integer(number.numerator))], [.text(German.integer(number.denominator))])
      }
    case .sum(let parts): join(parts, with: Texts.plus, isInBrackets: isInner)
    case .difference(let left, let right):
      join([left, right], with: Texts.minus, isInBrackets: isInner)
    case .product(let parts): join(parts, with: Texts.times, isInBrackets: false)
    case .quotient(let top, let bottom):
      fraction(write(top, isInner: false), write(bottom, isInner: false))
    }
  }

  @NodeBuilder private func join(
    _ parts: [Formula], with text: String, isInBrackets: Bool
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

  private static func number(_ number: Fraction) -> String {
    German.decimal(number, places: 2).text
  }
}
