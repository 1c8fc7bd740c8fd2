import JSON
import TestSupport
import Testing

/// What is written is read again as what it was.
struct RoundTripTests {
  private func write(_ tree: RandomDocument.Tree, to json: JSONWriter) {
    switch tree {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.integer(value)
    case .string(let value): json.string(value)
    case .array(let elements):
      json.array { for element in elements { write(element, to: json) } }
    case .object(let members):
      json.object {
        for member in members {
          json.key(named: member.key)
          write(member.value, to: json)
        }
      }
    }
  }

  private func canonicalTree(_ tree: RandomDocument.Tree) -> String {
    switch tree {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .string(let value): canonical(value)
    case .array(let elements):
      "[" + elements.map { canonicalTree($0) }.joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { canonical($0.key) + ":" + canonicalTree($0.value) }.joined(separator: ",")
        + "}"
    }
  }

  @Test(arguments: [JSONWriter.Style.compact, .pretty])
  func threeThousandDocuments(style: JSONWriter.Style) throws {
    var generator = SeededGenerator(seed: 4)
    for number in 0..<3_000 {
      let tree = RandomDocument.tree(using: &generator)
      let json = JSONWriter(style)
      json.array { write(tree, to: json) }
      let bytes = json.bytes
      let node = try JSONNode.parse(bytes)
      if canonical(node) != "[" + canonicalTree(tree) + "]" {
        Issue.record("document \(number) comes back as another: \(canonical(node))")
      }
      // Only strings hold white space that the compact style writes.
      if style == .compact, bytes.contains(UInt8(ascii: "\n")) {
        Issue.record("document \(number) has line breaks")
      }
    }
  }
}
