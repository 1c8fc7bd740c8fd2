import JSON
import Testing

/// What is written is read again as what it was.
struct RoundTripTests {
  private func write(_ tree: RandomDocument.Tree, to list: inout JSONArrayWriter) {
    switch tree {
    case .null: list.null()
    case .bool(let value): list.bool(value)
    case .integer(let value): list.integer(value)
    case .string(let value): list.string(value)
    case .array(let elements):
      list.array { inner in for element in elements { write(element, to: &inner) } }
    case .object(let members):
      list.object { inner in for member in members { write(member, to: &inner) } }
    }
  }

  private func write(
    _ member: (key: String, value: RandomDocument.Tree), to object: inout JSONObjectWriter
  ) {
    switch member.value {
    case .null: object.null(member.key)
    case .bool(let value): object.bool(member.key, value)
    case .integer(let value): object.integer(member.key, value)
    case .string(let value): object.string(member.key, value)
    case .array(let elements):
      object.array(member.key) { inner in for element in elements { write(element, to: &inner) } }
    case .object(let members):
      object.object(member.key) { inner in for member in members { write(member, to: &inner) } }
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
      let bytes = JSONWriter.array(style) { write(tree, to: &$0) }
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
