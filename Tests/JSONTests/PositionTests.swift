import JSON
import TestSupport
import Testing

/// Every value and every key knows where it stands.
struct PositionTests {
  /// The line and column of every value, in the order of the document, keys before their values.
  private func places(_ node: JSONNode) -> [[Int]] {
    let own = [[node.position.line, node.position.column]]
    switch node.value {
    case .array(let elements): return own + elements.flatMap { places($0) }
    case .object(let members):
      return own
        + members.flatMap { [[$0.keyPosition.line, $0.keyPosition.column]] + places($0.value) }
    default: return own
    }
  }

  @Test func linesAndColumnsAreCountedFromOne() throws {
    let text = """
      {
        "a": [1, "zwei", null],
        "b": {
          "c": true
        }
      }
      """
    #expect(
      try places(parse(text)) == [
        [1, 1], [2, 3], [2, 8], [2, 9], [2, 12], [2, 20], [3, 3], [3, 8], [4, 5], [4, 10],
      ])
  }

  @Test func columnsCountScalars() throws {
    // One, two, three and four bytes; then two scalars that make one character; then escapes.
    let cases: [(string: String, width: Int)] = [
      ("a", 1), ("ä", 1), ("€", 1), ("😀", 1), ("e\u{301}", 2), ("🇩🇪", 2), ("\\u00e4", 6), ("\\n", 2),
    ]
    for (string, width) in cases {
      let node = try parse("[\"\(string)\",1]")
      #expect(places(node).last == [1, 5 + width], "\(string)")
      let object = try parse("{\"\(string)\":1}")
      #expect(places(object).last == [1, 5 + width], "\(string)")
    }
  }

  @Test func aTabIsOneColumn() throws {
    #expect(try parse("\t\t1").position == JSONPosition(offset: 2, line: 1, column: 3))
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func threeKindsOfLineBreakEndALine(lineBreak: String) throws {
    let text = ["[", " \"ä\",", "", "2", "]"].joined(separator: lineBreak)
    #expect(try places(parse(text)) == [[1, 1], [2, 2], [4, 1]])
    let error = try #require(refusal(of: text + lineBreak + "  x"))
    #expect(error.position.line == 6)
    #expect(error.position.column == 3)
  }

  @Test func mixedLineBreaks() throws {
    // CR · CR LF · LF · LF · CR are five.
    #expect(try parse("\r\r\n\n\n\r 1").position == JSONPosition(offset: 7, line: 6, column: 2))
  }

  @Test func offsetsCountBytes() throws {
    let node = try parse("[\"äöü\",\n{\"€\":0}]")
    #expect(node.position.offset == 0)
    let elements = try #require(node.array)
    #expect(elements.map { $0.position.offset } == [1, 11])
    let member = try #require(elements.last?.object?.first)
    #expect(member.keyPosition.offset == 12)
    #expect(member.value.position.offset == 18)
  }

  @Test func positionsOfRandomDocumentsAreAsCounted() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let bytes = Array(RandomDocument.text(using: &generator).utf8)
      var pending = [try JSONNode.parse(bytes)]
      while let node = pending.popLast() {
        if countedPosition(of: node.position.offset, in: bytes) != node.position {
          Issue.record("wrong position \(node.position) of a value")
        }
        pending += node.array ?? []
        for member in node.object ?? [] {
          pending.append(member.value)
          if countedPosition(of: member.keyPosition.offset, in: bytes) != member.keyPosition {
            Issue.record("wrong position \(member.keyPosition) of a key")
          }
        }
      }
    }
  }
}
