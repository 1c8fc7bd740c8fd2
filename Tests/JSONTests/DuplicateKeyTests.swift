import JSON
import Testing

/// An object has each key once.
struct DuplicateKeyTests {
  @Test func theSecondIsRefusedAndTheFirstIsNamed() {
    let error = refusal(of: "{\n  \"ä\": 1,\n  \"b\": 2, \"ä\": 3\n}")
    #expect(
      error
        == JSONError(
          .duplicateKey("ä", first: JSONPosition(offset: 4, line: 2, column: 3)),
          at: JSONPosition(offset: 23, line: 3, column: 11)))
  }

  static let duplicates: [(text: String, key: String, first: Int, second: Int)] = [
    ("{\"a\":1,\"a\":1}", "a", 2, 8),
    ("{\"a\":1,\"\\u0061\":2}", "a", 2, 8),
    ("{\"\\u0061\":1,\"a\":2}", "a", 2, 13),
    ("{\"\":1,\"\":2}", "", 2, 7),
    ("{\"\\/\":1,\"/\":2}", "/", 2, 9),
    ("{\"\\n\":1,\"\\u000A\":2}", "\n", 2, 9),
    ("{\"😀\":1,\"\\ud83d\\ude00\":2}", "😀", 2, 8),
    ("{\"a\":{\"b\":1,\"b\":2}}", "b", 7, 13),
    ("[{\"a\":1,\"a\":1}]", "a", 3, 9),
    ("{\"a\":1,\"b\":{\"a\":1},\"a\":2}", "a", 2, 20),
    // The key is enough: its value is not looked at.
    ("{\"a\":1,\"a\"", "a", 2, 8),
    ("{\"a\":1,\"a\":}", "a", 2, 8),
  ]

  @Test(arguments: duplicates)
  func keysAreComparedAfterTheirEscapes(
    text: String, key: String, first: Int, second: Int
  ) throws {
    let error = try #require(refusal(of: text))
    guard case .duplicateKey(key, let firstPosition) = error.kind else {
      Issue.record("refused for another reason: \(error)")
      return
    }
    #expect(firstPosition.column == first)
    #expect(error.position.column == second)
  }

  static let distinct = [
    "{\"a\":1,\"A\":1}",
    "{\"a\":1,\"a \":1}",
    "{\"a\":1,\"aa\":1,\"\":1}",
    "{\"a\":1,\"a\\u0000\":1}",
    "{\"a\":{\"a\":{\"a\":1}}}",
    "{\"a\":[{\"a\":1},{\"a\":1}]}",
    // Canonically equivalent, but not the same.
    "{\"\u{E4}\":1,\"a\u{308}\":2}",
    "{\"\u{212B}\":1,\"\u{C5}\":2,\"A\u{30A}\":3}",
  ]

  @Test(arguments: distinct)
  func otherKeysAreDistinct(text: String) {
    #expect(refusal(of: text) == nil)
  }

  @Test func equivalentKeysAreDistinctInLargeObjectsToo() {
    let many = (0..<100).map { "\"k\($0)\":0," }.joined()
    #expect(refusal(of: "{" + many + "\"\u{E4}\":1,\"a\u{308}\":2}") == nil)
    #expect(refusal(of: "{\"\u{E4}\":1," + many + "\"a\u{308}\":2}") == nil)
  }

  /// Objects of every size around the one at which the table of keys grows, and each of their keys
  /// repeated.
  @Test func everyKeyIsRememberedAtEverySize() {
    for size in 1...40 {
      let members = (0..<size).map { "\"key \($0)\":\($0)" }
      let object = "{" + members.joined(separator: ",")
      #expect(refusal(of: object + "}") == nil)
      var offset = 1
      for (index, member) in members.enumerated() {
        let first = JSONPosition(offset: offset, line: 1, column: offset + 1)
        let second = JSONPosition(
          offset: object.utf8.count + 1, line: 1, column: object.utf8.count + 2)
        let error = refusal(of: object + ",\"key \(index)\":0}")
        #expect(
          error == JSONError(.duplicateKey("key \(index)", first: first), at: second),
          "key \(index) of \(size)")
        offset += member.utf8.count + 1
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aVeryLargeObjectIsReadInLinearTime() throws {
    let members = (0..<50_000).map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(try parse("{" + members + "}").object?.count == 50_000)
    #expect(refusal(of: "{" + members + ",\"49999\":0}")?.position.line == 1)
  }
}
