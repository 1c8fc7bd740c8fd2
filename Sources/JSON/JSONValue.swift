/// What a place in a document holds.
public enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// One of the literals `true` and `false`.
  case bool(Bool)
  /// A number, as it was written.
  case number(JSONNumber)
  /// A string, with its escapes resolved.
  case string(String)
  /// A list of values, in the order of the document.
  case array([JSONNode])
  /// A list of members with distinct keys, in the order of the document.
  case object([JSONMember])
}
