import Foundation
import JSON
import Planner
import Testing

/// A worked case of Tests/Cases; the README there explains the format.
struct WorkedCase: Sendable, CustomTestStringConvertible {
  var name: String
  var title: String

  /// The bytes of the plan as they stand in the file.
  var plan: [UInt8]

  /// The part of the result that the case says something about.
  var expected: JSONNode

  /// The result file of the plan, worked out once for all tests.
  var file: Result<[UInt8], any Error>

  var testDescription: String { "\(name): \(title)" }

  /// The result of the plan.
  func result() throws -> JSONNode { try JSONNode.parse(file.get()) }

  /// All cases, by name.
  static func all() throws -> [WorkedCase] { try loaded.get() }

  private static let loaded = Result { try load() }

  private static func load() throws -> [WorkedCase] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Cases")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    return try names.map { name in
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      return try WorkedCase(String(name.dropLast(5)), bytes)
    }
  }

  private init(_ name: String, _ bytes: [UInt8]) throws {
    let members = try #require(try JSONNode.parse(bytes).object)
    try #require(
      members.map { $0.key } == ["titel", "quelle", "rechnung", "plan", "erwartet"],
      "\(name): wrong fields")
    let end = bytes[..<members[4].keyPosition.offset].lastIndex(of: UInt8(ascii: "}"))
    self.name = name
    title = try #require(members[0].value.string)
    plan = Array(bytes[members[3].value.position.offset...(try #require(end))])
    expected = members[4].value
    file = Result { [plan] in try ResultDocument(of: Plan(file: plan)).bytes() }
  }
}
