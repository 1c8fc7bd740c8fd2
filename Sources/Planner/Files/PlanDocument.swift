import JSON

/// What a plan file holds, whatever its version.
public enum PlanDocument: Sendable {
  /// A file of version 1: one plan.
  case plan(Plan)

  /// A file of version 2: any number of profiles.
  case book(PlanBook)

  /// Reads a plan file; identifiers that it does not state follow from its bytes.
  ///
  /// - Throws: ``PlanError``, for the first fault; nothing in the file is passed over.
  /// - Complexity: *n* log *n* in the length of the file.
  public init(file bytes: [UInt8]) throws(PlanError) {
    let root = try JSONNode(file: bytes)
    guard root["version"]?.integer != PlanFormat.version else {
      self = .plan(try Plan(root: root))
      return
    }
    var ids = RecordIDSource(of: bytes)
    self = .book(try PlanBook(root: root, ids: &ids))
  }
}
