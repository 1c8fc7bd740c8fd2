import Abitur
import JSON

/// The small parts that screens are made of.
extension Page {
  /// Text for screen readers only.
  @inline(never)
  mutating func hidden(_ text: Text) {
    element("span class=unseen", text)
  }

  /// Whether something is settled, as a sign and a word.
  @inline(never)
  mutating func status(_ text: Text, isCertain: Bool) {
    element("span class=status") { page in
      page.markup(
        isCertain
          ? "<svg viewBox='0 0 12 12' aria-hidden=true><circle class=full cx=6 cy=6 r=4.5 /></svg>"
          : "<svg viewBox='0 0 12 12' aria-hidden=true><circle class=dashed cx=6 cy=6 r=4.6 /></svg>"
      )
      page.text(text)
    }
  }

  /// What a figure rests on.
  mutating func status(_ basis: Basis) {
    status(Text(Wording.basis(basis)), isCertain: basis == .earned)
  }

  /// How sure a rule is: three rising bars and a word.
  mutating func certainty(_ certainty: Certainty) {
    let bars =
      switch certainty {
      case .certain: 3
      case .likely: 2
      case .unclear: 1
      }
    element("span class=status") { page in
      page.element("svg viewBox='0 0 12 12' aria-hidden=true") { page in
        for bar in 0..<3 {
          page.begin(
            bar < bars ? "rect class=full width=2.9 rx=1" : "rect class=hollow width=2.9 rx=1")
          page.attribute("x", hundredths: bar * 450 + 5)
          page.attribute("y", hundredths: 750 - bar * 300)
          page.attribute("height", hundredths: 400 + bar * 300)
          page.end()
        }
      }
      page.text(Wording.certainty(certainty))
    }
  }

  /// A figure; a projected one is light, dashed below, and says so.
  @inline(never)
  mutating func figure(_ text: Text, _ style: Literal, _ basis: Basis) {
    begin("span")
    guard basis == .projected else {
      classes([style])
      self.text(text)
      return end()
    }
    classes([style, "projected-figure"])
    self.text(text)
    hidden(" \(Texts.projectedSpoken)")
    end()
  }

  /// A figure that may be open.
  @inline(never)
  mutating func figure(_ points: Int?, _ style: Literal, _ basis: Basis) {
    guard let points else { return element("span class=open-figure", Wording.stillOpen) }
    figure("\(points)", style, basis)
  }

  @inline(never)
  mutating func button(
    _ text: Phrase, icon: Literal? = nil, style: Literal, _ message: Message
  ) {
    begin("button type=button")
    classes(["button", style])
    self.message(message)
    if let icon { markup(icon) }
    element("span", text)
    end()
  }

  /// A link that looks like a button.
  ///
  /// One that stays leaves the page where it is, because what it leads to lies over it.
  @inline(never)
  mutating func link(
    _ text: Phrase, of name: Text? = nil, icon: Literal? = nil, style: Literal,
    stays: Bool = false, _ route: Route
  ) {
    begin(stays ? "a data-stay" : "a")
    classes(["button", style])
    href(route)
    if let icon { markup(icon) }
    element("span", text)
    if let name { hidden(", \(name)") }
    end()
  }

  /// The heading that the focus is moved to when a page opens.
  mutating func title(_ tag: Literal, _ text: Phrase) {
    title(tag, Text(text))
  }

  /// The heading that the focus is moved to when a page or a sheet opens.
  @_disfavoredOverload
  @inline(never)
  mutating func title(_ tag: Literal, _ text: Text, id: Literal = Anchor.title) {
    begin(tag)
    attribute("id", id)
    attribute("tabindex", -1)
    self.text(text)
    end()
  }
}
