import JSON
import Testing

/// What RFC 8259 does not allow is refused, for the right reason and at the right place.
struct InvalidDocumentTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let kind: JSONError.Kind
    let line: Int
    let column: Int

    init(_ text: String, _ kind: JSONError.Kind, _ line: Int, _ column: Int) {
      self.text = text
      self.kind = kind
      self.line = line
      self.column = column
    }

    var testDescription: String { canonical(text) }
  }

  static func character(
    _ character: Unicode.Scalar, _ expected: JSONError.Expectation
  ) -> JSONError.Kind {
    .unexpectedCharacter(character, expected: expected)
  }

  static func end(_ expected: JSONError.Expectation) -> JSONError.Kind {
    .unexpectedEnd(expected: expected)
  }

  static let nothing: [Case] = [
    Case("", end(.value), 1, 1),
    Case("   ", end(.value), 1, 4),
    Case("\n\t\r\n", end(.value), 3, 1),
  ]

  static let values: [Case] = [
    Case("x", character("x", .value), 1, 1),
    Case(",", character(",", .value), 1, 1),
    Case(":", character(":", .value), 1, 1),
    Case("]", character("]", .value), 1, 1),
    Case("}", character("}", .value), 1, 1),
    Case("'a'", character("'", .value), 1, 1),
    Case("“a”", character("“", .value), 1, 1),
    Case("undefined", character("u", .value), 1, 1),
    Case("NaN", character("N", .value), 1, 1),
    Case("Infinity", character("I", .value), 1, 1),
    Case("True", character("T", .value), 1, 1),
    Case("NULL", character("N", .value), 1, 1),
    Case("\\u0031", character("\\", .value), 1, 1),
    Case("// x\n1", character("/", .value), 1, 1),
    Case("/* x */1", character("/", .value), 1, 1),
    Case("#", character("#", .value), 1, 1),
  ]

  static let literals: [Case] = [
    Case("t", end(.literal), 1, 2),
    Case("tru", end(.literal), 1, 4),
    Case("fals", end(.literal), 1, 5),
    Case("nul", end(.literal), 1, 4),
    Case("nil", character("i", .literal), 1, 2),
    Case("nULL", character("U", .literal), 1, 2),
    Case("[tru]", character("]", .literal), 1, 5),
    Case("[fa lse]", character(" ", .literal), 1, 4),
    Case("truefalse", .trailingContent, 1, 5),
    Case("[nulll]", character("l", .commaOrArrayEnd), 1, 6),
    Case("nul\\u006c", character("\\", .literal), 1, 4),
  ]

  static let whiteSpace: [Case] = [
    Case("\u{0}1", character("\u{0}", .value), 1, 1),
    Case("\u{0B}1", character("\u{0B}", .value), 1, 1),
    Case("\u{0C}1", character("\u{0C}", .value), 1, 1),
    Case("\u{85}1", character("\u{85}", .value), 1, 1),
    Case("[\u{A0}1]", character("\u{A0}", .valueOrArrayEnd), 1, 2),
    Case("[1\u{2003}]", character("\u{2003}", .commaOrArrayEnd), 1, 3),
    Case("[1,\u{2028}2]", character("\u{2028}", .value), 1, 4),
    Case("{\u{3000}}", character("\u{3000}", .keyOrObjectEnd), 1, 2),
    Case("[\u{200B}]", character("\u{200B}", .valueOrArrayEnd), 1, 2),
    Case("[\u{FEFF}]", character("\u{FEFF}", .valueOrArrayEnd), 1, 2),
    Case(" \u{FEFF}1", character("\u{FEFF}", .value), 1, 2),
  ]

  static let byteOrderMarks: [Case] = [
    Case("\u{FEFF}", .byteOrderMark, 1, 1),
    Case("\u{FEFF}{}", .byteOrderMark, 1, 1),
    Case("\u{FEFF}\u{FEFF}{}", .byteOrderMark, 1, 1),
  ]

  static let trailing: [Case] = [
    Case("1 2", .trailingContent, 1, 3),
    Case("1,", .trailingContent, 1, 2),
    Case("{}{}", .trailingContent, 1, 3),
    Case("[]\n\n ]", .trailingContent, 3, 2),
    Case("{}}", .trailingContent, 1, 3),
    Case("\"ä\"x", .trailingContent, 1, 4),
    Case("null\u{0}", .trailingContent, 1, 5),
    Case("1 // one", .trailingContent, 1, 3),
    Case("1\u{FEFF}", .trailingContent, 1, 2),
    Case("1\u{A0}", .trailingContent, 1, 2),
  ]

  static let arrays: [Case] = [
    Case("[", end(.valueOrArrayEnd), 1, 2),
    Case("[ ", end(.valueOrArrayEnd), 1, 3),
    Case("[1", end(.commaOrArrayEnd), 1, 3),
    Case("[1,", end(.value), 1, 4),
    Case("[1,]", character("]", .value), 1, 4),
    Case("[1,\n]", character("]", .value), 2, 1),
    Case("[,]", character(",", .valueOrArrayEnd), 1, 2),
    Case("[,1]", character(",", .valueOrArrayEnd), 1, 2),
    Case("[1,,2]", character(",", .value), 1, 4),
    Case("[1 2]", character("2", .commaOrArrayEnd), 1, 4),
    Case("[1;2]", character(";", .commaOrArrayEnd), 1, 3),
    Case("[1:2]", character(":", .commaOrArrayEnd), 1, 3),
    Case("[1}", character("}", .commaOrArrayEnd), 1, 3),
    Case("[}", character("}", .valueOrArrayEnd), 1, 2),
    Case("[\"a\" \"b\"]", character("\"", .commaOrArrayEnd), 1, 6),
    Case("[[]", end(.commaOrArrayEnd), 1, 4),
    Case("[x]", character("x", .valueOrArrayEnd), 1, 2),
    Case("[\"ä\", x]", character("x", .value), 1, 7),
    Case("[...]", character(".", .valueOrArrayEnd), 1, 2),
  ]

  static let objects: [Case] = [
    Case("{", end(.keyOrObjectEnd), 1, 2),
    Case("{\n", end(.keyOrObjectEnd), 2, 1),
    Case("{\"a", end(.stringEnd), 1, 4),
    Case("{\"a\"", end(.colon), 1, 5),
    Case("{\"a\":", end(.value), 1, 6),
    Case("{\"a\":1", end(.commaOrObjectEnd), 1, 7),
    Case("{\"a\":1,", end(.key), 1, 8),
    Case("{\"a\":1,}", character("}", .key), 1, 8),
    Case("{\"a\":1,\n  }", character("}", .key), 2, 3),
    Case("{,}", character(",", .keyOrObjectEnd), 1, 2),
    Case("{\"a\":1,,\"b\":2}", character(",", .key), 1, 8),
    Case("{\"a\":1 \"b\":2}", character("\"", .commaOrObjectEnd), 1, 8),
    Case("{\"a\":1;\"b\":2}", character(";", .commaOrObjectEnd), 1, 7),
    Case("{\"a\" 1}", character("1", .colon), 1, 6),
    Case("{\"a\"=1}", character("=", .colon), 1, 5),
    Case("{\"a\",1}", character(",", .colon), 1, 5),
    Case("{\"a\"}", character("}", .colon), 1, 5),
    Case("{\"a\"::1}", character(":", .value), 1, 6),
    Case("{\"a\":}", character("}", .value), 1, 6),
    Case("{\"a\":,}", character(",", .value), 1, 6),
    Case("{:1}", character(":", .keyOrObjectEnd), 1, 2),
    Case("{a:1}", character("a", .keyOrObjectEnd), 1, 2),
    Case("{'a':1}", character("'", .keyOrObjectEnd), 1, 2),
    Case("{1:1}", character("1", .keyOrObjectEnd), 1, 2),
    Case("{null:1}", character("n", .keyOrObjectEnd), 1, 2),
    Case("{[]:1}", character("[", .keyOrObjectEnd), 1, 2),
    Case("{\"a\":1,b:2}", character("b", .key), 1, 8),
    Case("{\"a\":1]", character("]", .commaOrObjectEnd), 1, 7),
    Case("{]", character("]", .keyOrObjectEnd), 1, 2),
    Case("{{}}", character("{", .keyOrObjectEnd), 1, 2),
    Case("{\"a\":2,5}", character("5", .key), 1, 8),
  ]

  static let numbers: [Case] = [
    Case("-", end(.digit), 1, 2),
    Case("[-]", character("]", .digit), 1, 3),
    Case("--1", character("-", .digit), 1, 2),
    Case("- 1", character(" ", .digit), 1, 2),
    Case("-x", character("x", .digit), 1, 2),
    Case("-Infinity", character("I", .digit), 1, 2),
    Case("-.5", character(".", .digit), 1, 2),
    Case("+1", character("+", .value), 1, 1),
    Case(".5", character(".", .value), 1, 1),
    Case("00", .leadingZero, 1, 1),
    Case("01", .leadingZero, 1, 1),
    Case("-00", .leadingZero, 1, 2),
    Case("-012", .leadingZero, 1, 2),
    Case("[1, 007]", .leadingZero, 1, 5),
    Case("00.5", .leadingZero, 1, 1),
    Case("1.", end(.digit), 1, 3),
    Case("[1.]", character("]", .digit), 1, 4),
    Case("1.e5", character("e", .digit), 1, 3),
    Case("1..5", character(".", .digit), 1, 3),
    Case("1.-5", character("-", .digit), 1, 3),
    Case("1e", end(.digit), 1, 3),
    Case("1E", end(.digit), 1, 3),
    Case("1e+", end(.digit), 1, 4),
    Case("1e-", end(.digit), 1, 4),
    Case("[1e]", character("]", .digit), 1, 4),
    Case("1e+-5", character("-", .digit), 1, 4),
    Case("1e5.5", .trailingContent, 1, 4),
    Case("[1e5.5]", character(".", .commaOrArrayEnd), 1, 5),
    Case("1.5.5", .trailingContent, 1, 4),
    Case("1e5e5", .trailingContent, 1, 4),
    Case("0x10", .trailingContent, 1, 2),
    Case("[0b1]", character("b", .commaOrArrayEnd), 1, 3),
    Case("[1_000]", character("_", .commaOrArrayEnd), 1, 3),
    Case("[1a]", character("a", .commaOrArrayEnd), 1, 3),
    Case("[1-2]", character("-", .commaOrArrayEnd), 1, 3),
    Case("[1+2]", character("+", .commaOrArrayEnd), 1, 3),
    Case("[١]", character("١", .valueOrArrayEnd), 1, 2),
    Case("[1²]", character("²", .commaOrArrayEnd), 1, 3),
    Case("[1", end(.commaOrArrayEnd), 1, 3),
  ]

  static let strings: [Case] = [
    Case("\"", end(.stringEnd), 1, 2),
    Case("\"abc", end(.stringEnd), 1, 5),
    Case("\"äöü", end(.stringEnd), 1, 5),
    Case("\"abc\\\"", end(.stringEnd), 1, 7),
    Case("\"\\", end(.stringEnd), 1, 3),
    Case("\"\\u", end(.stringEnd), 1, 4),
    Case("\"\\u00", end(.stringEnd), 1, 6),
    Case("\"\\ud83d", end(.stringEnd), 1, 8),
    Case("\"\\ud83d\\", end(.stringEnd), 1, 9),
    Case("\"\\ud83d\\u", end(.stringEnd), 1, 10),
    Case("\"\\ud83d\\ude0", end(.stringEnd), 1, 13),
    Case("\"a\nb\"", .controlCharacter(0x0A), 1, 3),
    Case("[\n\"ü\tb\"]", .controlCharacter(0x09), 2, 3),
    Case("\"\u{0}\"", .controlCharacter(0x00), 1, 2),
    Case("\"\\\u{0}\"", .invalidEscape, 1, 2),
    Case("\"\\\n\"", .invalidEscape, 1, 2),
    Case("\"\\x41\"", .invalidEscape, 1, 2),
    Case("\"ab\\'\"", .invalidEscape, 1, 4),
    Case("\"\\0\"", .invalidEscape, 1, 2),
    Case("\"\\ \"", .invalidEscape, 1, 2),
    Case("\"\\ä\"", .invalidEscape, 1, 2),
    Case("\"\\U0041\"", .invalidEscape, 1, 2),
    Case("\"C:\\Plan\"", .invalidEscape, 1, 4),
    Case("\"\\u\"", .invalidEscape, 1, 2),
    Case("\"\\u004\"", .invalidEscape, 1, 2),
    Case("\"\\u004g\"", .invalidEscape, 1, 2),
    Case("\"\\uG041\"", .invalidEscape, 1, 2),
    Case("\"\\u+041\"", .invalidEscape, 1, 2),
    Case("\"\\u 041\"", .invalidEscape, 1, 2),
    Case("\"\\u{41}\"", .invalidEscape, 1, 2),
    Case("\"\\n\\u00e\"", .invalidEscape, 1, 4),
    Case("\"\\uD800\"", .loneSurrogate, 1, 2),
    Case("\"ä\\uDBFFx\"", .loneSurrogate, 1, 3),
    Case("\"\\uDC00\"", .loneSurrogate, 1, 2),
    Case("\"\\uDFFF\\uD800\"", .loneSurrogate, 1, 2),
    Case("\"\\uD800\\uD800\\uDC00\"", .loneSurrogate, 1, 2),
    Case("\"\\uD83D\\uDE00\\uDE00\"", .loneSurrogate, 1, 14),
    Case("\"\\uD83D\\n\"", .loneSurrogate, 1, 2),
    Case("\"\\uD83D\\\\uDE00\"", .loneSurrogate, 1, 2),
    Case("\"\\uD83D\\x\"", .loneSurrogate, 1, 2),
    Case("\"\\uD83D\\u0041\"", .loneSurrogate, 1, 2),
    Case("\"\\uD83D\\uE000\"", .loneSurrogate, 1, 2),
    Case("\"\\uD83D\\uDBFF\"", .loneSurrogate, 1, 2),
    Case("\"\\uD83D\\uDE0x\"", .invalidEscape, 1, 8),
    Case("\"\\uD83D\n\"", .loneSurrogate, 1, 2),
  ]

  @Test(
    arguments: nothing + values + literals + whiteSpace + byteOrderMarks + trailing + arrays
      + objects + numbers + strings)
  func isRefusedForTheRightReasonAtTheRightPlace(_ refused: Case) throws {
    let error = try #require(refusal(of: refused.text))
    #expect(error.kind == refused.kind)
    #expect(error.position.line == refused.line)
    #expect(error.position.column == refused.column)
    let counted = countedPosition(of: error.position.offset, in: Array(refused.text.utf8))
    #expect(error.position == counted)
  }
}
