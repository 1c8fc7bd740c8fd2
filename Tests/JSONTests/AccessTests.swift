import JSON
import Testing

/// A node gives its value as one kind only, and never another for it.
struct AccessTests {
  static let kinds: [(text: String, kind: JSONKind)] = [
    ("null", .null), ("true", .bool), ("false", .bool), ("0", .number), ("-1.5", .number),
    ("\"0\"", .string), ("[]", .array), ("{}", .object),
  ]

  @Test(arguments: kinds)
  func onlyTheOwnKindIsThere(text: String, kind: JSONKind) throws {
    let node = try parse(text)
    #expect(node.kind == kind)
    #expect((node.bool != nil) == (kind == .bool))
    #expect((node.number != nil) == (kind == .number))
    #expect((node.string != nil) == (kind == .string))
    #expect((node.array != nil) == (kind == .array))
    #expect((node.object != nil) == (kind == .object))
  }

  @Test func values() throws {
    #expect(try parse("true").bool == true)
    #expect(try parse("false").bool == false)
    #expect(try parse("12").integer == 12)
    #expect(try parse("\"12\"").integer == nil)
    #expect(try parse("\"12\"").string == "12")
    #expect(try parse("[1,2]").array?.map { $0.integer } == [1, 2])
    #expect(try parse("{\"b\":1,\"a\":2}").object?.map { $0.key } == ["b", "a"])
  }

  @Test func wordsAreComparedByTheirBytes() throws {
    #expect(try parse("\"o\\u0066fen\"").holds("offen"))
    #expect(try !parse("\"offen \"").holds("offen"))
    #expect(try !parse("\"a\u{308}\"").holds("\u{E4}"))
    #expect(try !parse("1").holds("1"))
    #expect(try !parse("[\"a\"]").holds("a"))
  }

  @Test func onlyStringsAndNumbersHaveText() throws {
    #expect(try parse("\"a\\n\"").text == "a\n")
    #expect(try parse("-1.50e+3").text == "-1.50e+3")
    for other in ["null", "true", "[\"a\", 1]", "{\"a\":1}", "[]"] {
      #expect(try parse(other).text == "")
    }
  }

  @Test func childrenAreElementsOrKeys() throws {
    #expect(try parse("[1,[2,3],4]").children.map { $0.kind } == [.number, .array, .number])
    #expect(try parse("{\"a\":{\"b\":1},\"c\":[2]}").children.map { $0.string } == ["a", "c"])
    #expect(try parse("1").children.isEmpty)
    #expect(try parse("\"a\"").children.isEmpty)
  }

  @Test func membersAreFoundByTheirExactKey() throws {
    let node = try parse("{\"a\":1,\"\u{E4}\":2,\"a\u{308}\":3,\"\":4,\"n\":null}")
    #expect(node["a"]?.integer == 1)
    #expect(node["\u{E4}"]?.integer == 2)
    #expect(node["a\u{308}"]?.integer == 3)
    #expect(node[""]?.integer == 4)
    #expect(node["n"]?.kind == .null)
    #expect(node.member(named: "a\u{308}")?.integer == 3)
    #expect(node.member(named: "b") == nil)
    #expect(node["A"] == nil)
    #expect(node["b"] == nil)
    #expect(try parse("[1]")["a"] == nil)
    #expect(try parse("\"a\"")["a"] == nil)
  }
}
