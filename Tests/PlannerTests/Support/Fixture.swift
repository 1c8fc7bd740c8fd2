import Foundation

/// A file of Tests/PlannerTests/Fixtures.
func fixture(_ name: String) throws -> [UInt8] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  return Array(try Data(contentsOf: tests.appendingPathComponent("Fixtures/\(name)")))
}
