import Foundation
import JSON
import Testing

@testable import Planner

/// docs/schema/plan-2.json against the schema of the records.
@Suite("The JSON schema of the complete plan file")
struct PlanSchemaTests {
  private let root: JSONNode

  init() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    root = try JSONNode.parse(
      Array(try Data(contentsOf: top.appendingPathComponent("docs/schema/plan-2.json"))))
  }

  private func definition(_ name: some StringProtocol) throws -> JSONNode {
    try #require(root["$defs"]?.member(named: String(name)), "\(name)")
  }

  private func resolved(_ node: JSONNode) throws -> JSONNode {
    guard let reference = node["$ref"]?.string else { return node }
    return try definition(#require(reference.split(separator: "/").last))
  }

  @Test("Each kind of record has the same fields in the same order", arguments: RecordKind.allCases)
  func fields(_ kind: RecordKind) throws {
    let definition = try definition(kind.word.description)
    #expect(definition["additionalProperties"]?.bool == false)
    let fields = try #require(definition["properties"]?.object).map { $0.key }
    var expected: [String] = []
    switch kind.form {
    case .list: expected = ["id"]
    case .numbered: expected = ["halbjahr"]
    case .single: break
    }
    expected += kind.attributes.map { $0.word.description }
    expected += kind.children.map { $0.field.description }
    #expect(fields == expected)
    #expect((definition["required"] == nil) == (kind.form != .numbered))
  }

  @Test("Each attribute has the same values", arguments: RecordKind.allCases)
  func values(_ kind: RecordKind) throws {
    let properties = try #require(try definition(kind.word.description)["properties"])
    for attribute in kind.attributes {
      let node = try resolved(#require(properties[attribute.word]))
      switch attribute.type {
      case .flag: #expect(node["type"]?.string == "boolean")
      case .number(let range):
        #expect(node["type"]?.string == "integer")
        #expect(node["minimum"]?.integer == Int64(range.lowerBound), "\(attribute)")
        #expect(node["maximum"]?.integer == Int64(range.upperBound), "\(attribute)")
      case .text(let most):
        #expect(node["minLength"]?.integer == 1)
        #expect(node["maxLength"]?.integer == Int64(most), "\(attribute)")
      case .word(let words):
        #expect(node["enum"]?.array?.compactMap { $0.string } == Planner.words(words))
      case .day, .record: #expect(node["pattern"] != nil)
      }
    }
  }
}
