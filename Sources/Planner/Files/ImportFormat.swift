import JSON

/// What kind of file something is that shall be taken in.
public enum ImportFormat: CaseIterable, Hashable, Sendable {
  /// A plan file of version 1.
  case plan1

  /// A plan file of version 2, or one whose reader says what is wrong with it.
  case plan2

  /// An export of the app Calq.
  case calq

  /// A table with separators.
  case table

  /// An encrypted backup.
  case backup

  /// None of these.
  case unknown

  /// Tells what a file is from what stands in it.
  ///
  /// A plan, an export or a table that is broken is still what it is meant to be, so that its reader
  /// can say where it is broken.
  ///
  /// - Complexity: linear in the length of the file.
  public static func of(_ bytes: [UInt8]) -> ImportFormat {
    if bytes.starts(with: "GLEITPFAD".bytes()) { return .backup }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "{") { return json(bytes) }
    if first == nil || first == UInt8(ascii: "[") || bytes.contains(0) { return .unknown }
    return isTable(bytes) ? .table : .unknown
  }

  private static func json(_ bytes: [UInt8]) -> ImportFormat {
    guard let root = try? JSONNode.parse(bytes) else {
      if contains("\"gleitpfad-plan\"", bytes) { return .plan2 }
      return contains("\"usersubjects\"", bytes) ? .calq : .unknown
    }
    if root["format"]?.holds(PlanFormat.name) == true {
      return root["version"]?.integer == PlanFormat.version ? .plan1 : .plan2
    }
    return root["usersubjects"] == nil ? .unknown : .calq
  }

  /// Whether a line has a separator.
  private static func isTable(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0x3B) || bytes.contains(0x2C) || bytes.contains(0x09)
  }

  private static func contains(_ text: Literal, _ bytes: [UInt8]) -> Bool {
    let wanted = text.bytes
    guard bytes.count >= wanted.count else { return false }
    for start in 0...bytes.count - wanted.count
    where bytes[start] == wanted[0] && bytes[start...].starts(with: wanted) { return true }
    return false
  }
}
