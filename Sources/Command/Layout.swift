import Interface

/// Sets text in lines of at most eighty columns.
enum Layout {
  /// The right edge that all figures share.
  static let width = 78

  /// Text filled up with spaces at its right; a longer one is cut.
  static func left(_ text: String, _ width: Int) -> String {
    guard text.count > width else {
      return text + String(repeating: " ", count: width - text.count)
    }
    return text.prefix(max(width - 1, 0)) + "…"
  }

  /// Text filled up with spaces at its left.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  /// Text at the left and a figure at the shared right edge; a long text keeps two spaces.
  static func row(_ text: String, _ figure: String) -> String {
    let gap = max(width - text.count - figure.count, 2)
    return text + String(repeating: " ", count: gap) + figure
  }

  /// Text broken into lines between words, each after so many spaces; „3.“ and „§“ keep the word
  /// after them.
  static func wrapped(_ text: String, indent: Int = 0, width: Int = width) -> [String] {
    flowed(pieces(text), indent: indent, width: width)
  }

  /// Pieces one after the other, broken into lines only between them.
  static func flowed(_ pieces: [String], indent: Int = 0, width: Int = width) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if !line.isEmpty, indent + line.count + 1 + piece.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? piece : " \(piece)"
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }

  /// What must stay on one line each.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    for word in text.split(separator: " ") {
      if let last = pieces.last, keepsNext(last) {
        pieces[pieces.count - 1] += " \(word)"
      } else {
        pieces.append(String(word))
      }
    }
    return pieces
  }

  private static func keepsNext(_ piece: String) -> Bool {
    let word = piece.split(separator: " ").last ?? ""
    if word == "§" || word == "§§" || word == "S." { return true }
    return word.last == "." && word.count <= 3 && word.dropLast().allSatisfy { $0.isNumber }
  }

  /// Signs with what they mean, such as „×2 zählt doppelt“.
  static func legend(_ signs: [String]) -> [String] {
    let last = signs.count - 1
    return flowed(signs.enumerated().map { $0 < last ? "\($1)," : $1 }, indent: 2)
  }
}

extension Layout {
  static func left(_ text: Text, _ width: Int) -> String { left(text.description, width) }

  static func right(_ text: Text, _ width: Int) -> String { right(text.description, width) }

  static func wrapped(_ text: Text, indent: Int = 0, width: Int = width) -> [String] {
    wrapped(text.description, indent: indent, width: width)
  }
}
