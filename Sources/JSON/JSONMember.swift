/// One member of an object: a key and its value.
public struct JSONMember: Sendable {
  /// The key with its own place; the path to it is that to the value.
  public let name: JSONNode

  /// The member with a key that is among the ``JSONNode/children`` of an object.
  public init(_ name: JSONNode) {
    self.name = name
  }

  /// The key, with its escapes resolved.
  public var key: String {
    name.text
  }

  /// The place of the quotation mark that opens the key.
  public var keyPosition: JSONPosition {
    name.position
  }

  /// The value.
  public var value: JSONNode {
    JSONNode(document: name.document, index: name.index + 1)
  }
}
