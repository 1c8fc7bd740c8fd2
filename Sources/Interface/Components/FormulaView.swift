import Abitur
import JSON

/// Writes an equation out in actual numbers, with real fractions.
struct FormulaView {
  let equation: Equation

  func write(to page: inout Page) {
    page.element("div class=formula") { page in
      page.hidden(equation.text(.spoken))
      page.element("span class=formula-line aria-hidden=true") { page in
        write(equation.term, isInner: false, to: &page)
        if equation.isRounded {
          sign(equation.isDecimal ? Texts.equals : Texts.roughly, to: &page)
          page.element("span", Wording.number(equation.exact))
          page.markup(
            """
            <svg class=arrow viewBox='0 0 18 10' aria-hidden=true>\
            <path d='M1 5h15M12 1l4 4-4 4'/></svg>
            """)
        } else {
          sign(Texts.equals, to: &page)
        }
        page.element("b") { page in write(equation.result, to: &page) }
      }
    }
  }

  private func sign(_ text: Phrase, to page: inout Page) {
    page.element("span class=sign", text)
  }

  private func write(_ term: Term, isInner: Bool, to page: inout Page) {
    switch term {
    case .number(let value): write(value, to: &page)
    case .sum(let parts): write(parts, Texts.plus, isInBrackets: isInner, to: &page)
    case .product(let parts): write(parts, Texts.times, isInBrackets: false, to: &page)
    case .quotient(let top, let bottom):
      page.element("span class=fraction") { page in
        page.element("span") { page in write(top, isInner: false, to: &page) }
        page.element("span", "\(bottom)")
      }
    }
  }

  /// A number in decimals where it ends within two places, else as a fraction.
  private func write(_ value: Ratio, to page: inout Page) {
    if 100 % value.denominator == 0 { return page.element("span", Wording.number(value)) }
    page.element("span class=fraction") { page in
      page.element("span", Text(value.numerator))
      page.element("span", Text(value.denominator))
    }
  }

  private func write(
    _ parts: [Term], _ sign: Phrase, isInBrackets: Bool, to page: inout Page
  ) {
    if isInBrackets {
      page.begin("span class=bracket")
      page.text("(")
    }
    for (index, part) in parts.enumerated() {
      if index > 0 { self.sign(sign, to: &page) }
      write(part, isInner: true, to: &page)
    }
    if isInBrackets {
      page.text(")")
      page.end()
    }
  }
}
