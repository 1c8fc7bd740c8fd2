import JSON

extension Wording {
  /// A text from a file in quotation marks, such as „Matematik“: fit to be shown anywhere.
  ///
  /// Longer texts are cut after so many scalars. Control characters and those that change the
  /// direction of writing are replaced, so that a file cannot disturb what is shown around it.
  public static func quoted(_ text: String, most: Int = 60) -> Text {
    Texts.quoted(harmless(text, most: most))
  }

  /// A text from a file, cut and without characters that disturb what is shown around it.
  public static func harmless(_ text: String, most: Int = 60) -> Text {
    var result: Text = ""
    var rest = Text(text).utf8[...]
    var count = 0
    while !rest.isEmpty {
      guard count < most else {
        result += "…"
        break
      }
      let scalar = rest.removeFirstScalar()
      result.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
      count += 1
    }
    return result
  }

  /// A character that a file has in the wrong place, such as „}“, in words where it cannot be seen.
  static func described(_ scalar: Unicode.Scalar) -> Text {
    switch scalar {
    case " ": return Text(Texts.characterSpace)
    case "\t": return Text(Texts.characterTab)
    case "\n", "\r": return Text(Texts.characterBreak)
    default:
      var text: Text = ""
      if isHarmless(scalar) {
        text.append(scalar)
        return Texts.quoted(text)
      }
      let digits: Literal = "0123456789ABCDEF"
      let most = scalar.value > 0xFFFFF ? 20 : scalar.value > 0xFFFF ? 16 : 12
      for shift in stride(from: most, through: 0, by: -4) {
        text.append(digits.bytes[Int(scalar.value >> UInt32(shift) & 15)])
      }
      return Texts.characterNumber(text)
    }
  }

  /// Texts one after the other, such as „a, b und c“.
  static func list(_ texts: [Text]) -> Text {
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    return Texts.listLast(Array(texts.dropLast()).joined(", "), last)
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
