extension JSONNode {
  /// The kind of the value.
  public var kind: JSONKind {
    switch value {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The truth value, or nil if this is none.
  public var bool: Bool? {
    if case .bool(let value) = value { value } else { nil }
  }

  /// The number, or nil if this is none.
  public var number: JSONNumber? {
    if case .number(let value) = value { value } else { nil }
  }

  /// The whole number, or nil if this is none; see ``JSONNumber/integer``.
  public var integer: Int64? {
    number?.integer
  }

  /// The string, or nil if this is none.
  public var string: String? {
    if case .string(let value) = value { value } else { nil }
  }

  /// The elements, or nil if this is no array.
  public var array: [JSONNode]? {
    if case .array(let value) = value { value } else { nil }
  }

  /// The members, or nil if this is no object.
  public var object: [JSONMember]? {
    if case .object(let value) = value { value } else { nil }
  }

  /// The value of the member with a key, or nil if there is none or this is no object.
  ///
  /// Keys are compared by their Unicode scalars, as everywhere in this module.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(key: String) -> JSONNode? {
    object?.first { ExactString($0.key) == ExactString(key) }?.value
  }
}
