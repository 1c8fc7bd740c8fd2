import Abitur

/// The small parts that screens are made of.
enum Components {
  /// Whether something is settled, as a sign and a word.
  static func status(_ text: String, isCertain: Bool) -> Node {
    tag("span", .class("status")) {
      tag("svg", .literal("viewBox", "0 0 12 12"), .decoration) {
        tag(
          "circle", .class(isCertain ? "full" : "dashed"), .literal("cx", "6"),
          .literal("cy", "6"), .literal("r", isCertain ? "4.5" : "4.6"))
      }
      text
    }
  }

  /// What a figure rests on.
  static func status(_ basis: Basis) -> Node {
    status(Wording.basis(basis), isCertain: basis == .earned)
  }

  /// How sure a rule is: three rising bars and a word.
  static func certainty(_ certainty: Certainty) -> Node {
    let bars =
      switch certainty {
      case .certain: 3
      case .likely: 2
      case .unclear: 1
      }
    return tag("span", .class("status")) {
      tag("svg", .literal("viewBox", "0 0 12 12"), .decoration) {
        for bar in 0..<3 {
          tag(
            "rect", .class(bar < bars ? "full" : "hollow"), .length("x", bar * 450 + 5),
            .length("y", 750 - bar * 300), .literal("width", "2.9"),
            .length("height", 400 + bar * 300), .literal("rx", "1"))
        }
      }
      Wording.certainty(certainty)
    }
  }

  /// A figure; a projected one is light, dashed below, and says so.
  static func figure(_ text: String, _ style: StaticString, _ basis: Basis) -> Node {
    guard basis == .projected else { return tag("span", .class(style)) { text } }
    return tag("span", .class(style, "projected-figure")) {
      text
      hidden(" \(Texts.projectedSpoken)")
    }
  }

  /// A figure that may be open.
  static func figure(_ points: Int?, _ style: StaticString, _ basis: Basis) -> Node {
    guard let points else { return tag("span", .class("open-figure")) { Wording.stillOpen } }
    return figure("\(points)", style, basis)
  }

  /// Text for screen readers only.
  static func hidden(_ text: String) -> Node {
    tag("span", .class("unseen")) { text }
  }

  static func button(
    _ text: String, icon: Node? = nil, style: StaticString, message: Message
  ) -> Node {
    tag("button", .class("button", style), .literal("type", "button"), .message(message)) {
      icon
      tag("span") { text }
    }
  }

  static func link(_ text: String, to route: Route, style: StaticString) -> Node {
    tag("a", .class("button", style), .href(route)) { tag("span") { text } }
  }
}
