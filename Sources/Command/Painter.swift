/// Gives text its look on a terminal; anywhere else text stays as it is.
struct Painter {
  /// How a piece of text looks.
  enum Style {
    case strong
    case faint

    /// The one accent: where the plan lands.
    case signal

    /// A counted course on the scale of 0 to 15 points, lighter for more.
    case points(Int)
  }

  private let isColored: Bool
  private let hasAllColors: Bool

  /// A painter for one of the program's outputs.
  ///
  /// Colour needs a terminal, and `NO_COLOR` forbids it whatever it says unless it is empty
  /// (no-color.org).
  init(for file: Int32) {
    let isForbidden = !(System.environment("NO_COLOR") ?? "").isEmpty
    isColored =
      System.isTerminal(file) && !isForbidden && System.environment("TERM") != "dumb"
    let depth = System.environment("COLORTERM")
    hasAllColors = depth == "truecolor" || depth == "24bit"
  }

  func paint(_ text: String, _ style: Style) -> String {
    guard isColored, let code = code(style) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private func code(_ style: Style) -> String? {
    switch style {
    case .strong: return "1"
    case .faint: return "2"
    case .signal: return hasAllColors ? "38;2;232;89;12" : "33"
    case .points(let points):
      guard hasAllColors, Painter.scale.indices.contains(points) else { return nil }
      let color = Painter.scale[points]
      let text = points <= 6 ? "255;255;255" : "10;14;18"
      return "48;2;\(color >> 16);\(color >> 8 & 0xFF);\(color & 0xFF);38;2;\(text)"
    }
  }

  /// The scale of points by night: even steps of lightness, from sand to sea.
  private static let scale = [
    0x41352B, 0x4B3F32, 0x56493A, 0x615442, 0x6B5F4B, 0x726B52, 0x707A5E, 0x6C8972, 0x699688,
    0x69A49D, 0x6BB0B4, 0x74BCCA, 0x86C7D6, 0x98D3E1, 0xA9DFEC, 0xBAEAF7,
  ]
}
