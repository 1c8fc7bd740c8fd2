import JSON
import Testing

/// A path prints so that a person finds the place.
struct PathTests {
  static let paths: [(path: JSONPath, text: String)] = [
    (JSONPath(), ""),
    (JSONPath([.key("faecher"), .index(2), .key("kurse"), .key("3")]), "faecher[2].kurse.3"),
    (JSONPath([.index(0)]), "[0]"),
    (JSONPath([.index(0), .index(12), .key("a")]), "[0][12].a"),
    (JSONPath([.key("zusaetzlich_muendlich")]), "zusaetzlich_muendlich"),
    (JSONPath([.key("vorher-runden"), .key("A9")]), "vorher-runden.A9"),
    (JSONPath([.key("a"), .key("b.c"), .key("d")]), "a[\"b.c\"].d"),
    (JSONPath([.key("a"), .key("")]), "a[\"\"]"),
    (JSONPath([.key("Äpfel"), .index(1)]), "[\"Äpfel\"][1]"),
    (JSONPath([.key("a b\"\n")]), "[\"a b\\\"\\n\"]"),
    (JSONPath([.key("[0]")]), "[\"[0]\"]"),
    (JSONPath([.index(.max)]), "[\(Int.max)]"),
  ]

  @Test(arguments: paths)
  func prints(path: JSONPath, text: String) {
    #expect(path.description == text)
    #expect("\(path)" == text)
  }

  @Test func growsStepByStep() {
    let root = JSONPath()
    let path = root.appending(key: "faecher").appending(index: 2)
    #expect(path == JSONPath([.key("faecher"), .index(2)]))
    #expect(path.components == [.key("faecher"), .index(2)])
    #expect(root.components.isEmpty)
  }
}

@Suite("The way to a value") struct NodePathTests {
  @Test func isThatOfItsKeysAndIndices() throws {
    let root = try parse(#"{"a": [1, {"b.c": true}, [[2]]], "d": {}}"#)
    #expect(root.path == JSONPath())
    let list = try #require(root["a"]?.array)
    #expect(list[0].path == JSONPath([.key("a"), .index(0)]))
    #expect(list[1]["b.c"]?.path == JSONPath([.key("a"), .index(1), .key("b.c")]))
    #expect("\(list[2].array?[0].array?[0].path ?? root.path)" == "a[2][0][0]")
  }

  @Test func aKeyHasThatOfItsValueAndItsOwnPlace() throws {
    let member = try #require(try parse(#"{"a": [1, {"b": 2}], "d": {}}"#).object?.last)
    #expect(member.name.path == JSONPath([.key("d")]))
    #expect(member.value.path == member.name.path)
    #expect(member.name.position.column == 22)
    #expect(member.value.position.column == 27)
  }
}

@Suite("The way to an error") struct ErrorPathTests {
  @Test(arguments: [
    (#"{"a": [1, {"b": x}]}"#, "a[1].b"), (#"[1, 2, }"#, "[2]"), ("x", ""),
    (#"{"kurse": {"1": 12, "1": 13}}"#, "kurse.1"), (#"{"a": 1 "b": 2}"#, "a"),
    ("[[[", "[0][0][0]"),
    (#"{"a": "\x"}"#, "a"),
  ])
  func leadsToTheValueBeingRead(_ text: String, _ path: String) throws {
    let error = try #require(refusal(of: text))
    #expect("\(JSONPath(to: error, in: Array(text.utf8)))" == path)
  }
}
