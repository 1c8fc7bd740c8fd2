/// One member of an object: a key and its value.
public struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  public let key: String

  /// The place of the quotation mark that opens the key.
  public let keyPosition: JSONPosition

  /// The value.
  public let value: JSONNode
}
