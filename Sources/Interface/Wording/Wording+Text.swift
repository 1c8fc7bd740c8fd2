extension Wording {
  /// A text from a file in quotation marks, such as „Matematik“: fit to be shown anywhere.
  ///
  /// Longer texts are cut after so many scalars. Control characters and those that change the
  /// direction of writing are replaced, so that a file cannot disturb what is shown around it.
  public static func quoted(_ text: String, most: Int = 60) -> String {
    "„\(harmless(text, most: most))“"
  }

  /// A text from a file, cut and without characters that disturb what is shown around it.
  public static func harmless(_ text: String, most: Int = 60) -> String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < most else {
        scalars.append("…")
        break
      }
      scalars.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
      count += 1
    }
    return String(scalars)
  }

  /// A character that a file has in the wrong place, such as „}“, in words where it cannot be seen.
  static func described(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": return "ein Leerzeichen"
    case "\t": return "ein Tabulator"
    case "\n", "\r": return "ein Zeilenumbruch"
    default:
      if isHarmless(scalar) { return "„\(scalar)“" }
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "das Zeichen U+\(String(repeating: "0", count: max(4 - hex.utf8.count, 0)))\(hex)"
    }
  }

  /// Texts one after the other, such as „a, b und c“.
  static func list(_ texts: [String], _ last: String) -> String {
    var result = ""
    for (position, text) in texts.enumerated() {
      if position > 0 { result += position == texts.count - 1 ? " \(last) " : ", " }
      result += text
    }
    return result
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      false
    default: true
    }
  }
}
