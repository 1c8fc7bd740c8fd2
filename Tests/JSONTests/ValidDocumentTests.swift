import JSON
import Testing

/// What RFC 8259 allows is read as what it means.
struct ValidDocumentTests {
  /// Documents, and how they look in the canonical spelling of these tests.
  static let documents: [(text: String, meaning: String)] = [
    // Each kind of value may be a whole document.
    ("null", "null"),
    ("true", "true"),
    ("false", "false"),
    ("0", "0"),
    ("\"\"", "\"\""),
    ("[]", "[]"),
    ("{}", "{}"),

    // White space is space, tab, line feed and carriage return, around any token.
    (" \t\n\r1 \t\n\r", "1"),
    ("[ ]", "[]"),
    ("{\r\n}", "{}"),
    ("\n[\t1\r,\n2 ]\r\n", "[1,2]"),
    ("\t{ \"a\"\n:\r\"b\" , \"c\":[ ] } ", "{\"a\":\"b\",\"c\":[]}"),

    // Arrays and objects keep their order.
    ("[1]", "[1]"),
    ("[3,1,2]", "[3,1,2]"),
    ("[[],[[]],{}]", "[[],[[]],{}]"),
    ("{\"b\":1,\"a\":2}", "{\"b\":1,\"a\":2}"),
    ("{\"a\":{\"a\":{\"a\":null}}}", "{\"a\":{\"a\":{\"a\":null}}}"),
    ("[{\"a\":1},{\"a\":2}]", "[{\"a\":1},{\"a\":2}]"),
    ("[null,true,false,-1,\"x\",[],{}]", "[null,true,false,-1,\"x\",[],{}]"),

    // Keys are strings of any kind.
    ("{\"\":0}", "{\"\":0}"),
    ("{\"a\\u0062\\n\":0}", "{\"ab\\n\":0}"),
    ("{\"Äpfel\":0}", "{\"\\u00c4pfel\":0}"),
    ("{\"\\u0000\":0}", "{\"\\u0000\":0}"),

    // Numbers keep their lexeme.
    ("-0", "-0"),
    ("15", "15"),
    ("-10", "-10"),
    ("1.0", "1.0"),
    ("0.00", "0.00"),
    ("-0.5", "-0.5"),
    ("1e2", "1e2"),
    ("1E02", "1E02"),
    ("1e+00", "1e+00"),
    ("0e-0", "0e-0"),
    ("10.250E-7", "10.250E-7"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),

    // Strings hold all of Unicode, raw or escaped.
    ("\"abc\"", "\"abc\""),
    ("\"a/b\"", "\"a/b\""),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\b\\f\\n\\r\\t\""),
    ("\"\\u00e4\\u00C4\"", "\"\\u00e4\\u00c4\""),
    ("\"grün 字 😀\"", "\"gr\\u00fcn \\u5b57 \\ud83d\\ude00\""),
    ("\"\\uD83D\\uDE00\"", "\"\\ud83d\\ude00\""),
    ("\"\\\\u0041\"", "\"\\\\u0041\""),
    ("\"\u{7F}\u{80}\u{9F}\"", "\"\\u007f\\u0080\\u009f\""),
    ("\"\u{2028}\u{2029}\"", "\"\\u2028\\u2029\""),
    ("\"\u{FEFF}\"", "\"\\ufeff\""),
    ("\"\u{FFFE}\u{FFFF}\u{10FFFF}\"", "\"\\ufffe\\uffff\\udbff\\udfff\""),
    ("\"e\u{301}\"", "\"e\\u0301\""),
    ("\"[{,:}]\"", "\"[{,:}]\""),
    ("\"null\"", "\"null\""),
  ]

  @Test(arguments: documents)
  func isReadAsWhatItMeans(text: String, meaning: String) throws {
    #expect(canonical(try parse(text)) == meaning)
  }

  @Test func aPlanIsReadWhole() throws {
    let plan = """
      {
        "format": "gleitpfad-plan",
        "version": 1,
        "faecher": [
          { "fach": "Mathematik", "kurse": { "1": 12, "2": "offen" } },
          { "fach": "Bildende Kunst", "kurse": {} }
        ]
      }
      """
    let meaning =
      "{\"format\":\"gleitpfad-plan\",\"version\":1,\"faecher\":["
      + "{\"fach\":\"Mathematik\",\"kurse\":{\"1\":12,\"2\":\"offen\"}},"
      + "{\"fach\":\"Bildende Kunst\",\"kurse\":{}}]}"
    #expect(canonical(try parse(plan)) == meaning)
  }
}
