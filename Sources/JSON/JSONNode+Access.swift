extension JSONNode {
  /// The kind of the value.
  public var kind: JSONKind {
    JSONKind(firstByte: document.firstByte(index)) ?? .null
  }

  /// The value.
  public var value: JSONValue {
    switch kind {
    case .null: .null
    case .bool: .bool(bool == true)
    case .number: .number(JSONNumber(lexeme: text))
    case .string: .string(text)
    case .array: .array(children)
    case .object: .object(children.map { JSONMember($0) })
    }
  }

  /// The truth value, or nil if this is none.
  public var bool: Bool? {
    kind == .bool ? document.firstByte(index) == UInt8(ascii: "t") : nil
  }

  /// The number, or nil if this is none.
  public var number: JSONNumber? {
    kind == .number ? JSONNumber(lexeme: text) : nil
  }

  /// The whole number, or nil if this is none; see ``JSONNumber/integer``.
  public var integer: Int64? {
    kind == .number ? Int64(digits: document.text(index)) : nil
  }

  /// The string, or nil if this is none.
  public var string: String? {
    kind == .string ? text : nil
  }

  /// The elements, or nil if this is no array.
  public var array: [JSONNode]? {
    kind == .array ? children : nil
  }

  /// The members, or nil if this is no object.
  public var object: [JSONMember]? {
    kind == .object ? children.map { JSONMember($0) } : nil
  }

  /// The elements of an array or the keys of an object; anything else has none.
  public var children: [JSONNode] {
    var children: [JSONNode] = []
    var child = index + 1
    while child < document.entries[index].next {
      children.append(JSONNode(document: document, index: child))
      child = document.entries[child].next
    }
    return children
  }

  /// The value of the member with a key, or nil if there is none or this is no object.
  ///
  /// Keys are compared by their Unicode scalars, as everywhere in this module.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(key: Literal) -> JSONNode? {
    member(key.bytes)
  }

  /// The value of the member with a key, or nil if there is none or this is no object.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public func member(named key: String) -> JSONNode? {
    key.bytes().withUnsafeBufferPointer { member($0) }
  }

  /// Whether this is a string, and this one.
  @inline(never)
  public func holds(_ word: Literal) -> Bool {
    kind == .string && document.text(index).elementsEqual(word.bytes)
  }

  /// The characters of a string or number, nothing of any other value.
  public var text: String {
    document.string(index)
  }

  @inline(never)
  private func member(_ key: UnsafeBufferPointer<UInt8>) -> JSONNode? {
    guard kind == .object else { return nil }
    var child = index + 1
    while child < document.entries[index].next {
      if document.text(child).elementsEqual(key) {
        return JSONNode(document: document, index: child + 1)
      }
      child = document.entries[child].next
    }
    return nil
  }
}
