import JSON

/// One thing that a plan book holds: what it is, what it belongs to, and its attributes.
public struct Record: Hashable, Sendable {
  /// The identifier.
  public let id: RecordID

  /// What it is about.
  public let kind: RecordKind

  /// What it belongs to; nothing for a profile.
  public let parent: RecordID?

  /// The attributes that have a value, in the order of their numbers.
  public private(set) var values: [Entry] = []

  /// An attribute with its value.
  public struct Entry: Hashable, Sendable {
    /// The attribute.
    public var attribute: Attribute

    /// The value.
    public var value: Value

    /// States the value of an attribute.
    public init(_ attribute: Attribute, _ value: Value) {
      self.attribute = attribute
      self.value = value
    }
  }

  /// Creates a record without values.
  public init(_ id: RecordID, _ kind: RecordKind, in parent: RecordID?) {
    self.id = id
    self.kind = kind
    self.parent = parent
  }

  /// The value of an attribute; setting nothing takes it away.
  public subscript(attribute: Attribute) -> Value? {
    @inline(never) get {
      for entry in values where entry.attribute == attribute { return entry.value }
      return nil
    }
    @inline(never) set {
      let position = values.firstIndex { $0.attribute.rawValue >= attribute.rawValue }
      let place = position ?? values.count
      let isThere = position.map { values[$0].attribute == attribute } ?? false
      switch (isThere, newValue) {
      case (true, let value?): values[place].value = value
      case (true, nil): values.remove(at: place)
      case (false, let value?): values.insert(Entry(attribute, value), at: place)
      case (false, nil): break
      }
    }
  }
}

extension Record {
  /// The number of an attribute, where it has one.
  @inline(never)
  public func number(_ attribute: Attribute) -> Int? {
    if case .number(let number)? = self[attribute] { return number }
    return nil
  }

  /// The bytes of an attribute that is a text.
  @inline(never)
  public func bytes(_ attribute: Attribute) -> [UInt8]? {
    if case .text(let bytes)? = self[attribute] { return bytes }
    return nil
  }

  /// The text of an attribute, where it has one.
  @inline(never)
  public func text(_ attribute: Attribute) -> String? {
    bytes(attribute).map { String(utf8: $0[...]) }
  }

  /// Whether the attribute says yes.
  @inline(never)
  public func isSet(_ attribute: Attribute) -> Bool {
    self[attribute] == .yes
  }

  /// The record that an attribute names.
  public func record(_ attribute: Attribute) -> RecordID? {
    bytes(attribute).flatMap { RecordID(digits: $0) }
  }

  /// The position of an attribute's word among those of the schema.
  @inline(never)
  func word(_ attribute: Attribute) -> Int? {
    guard case .word(let words) = attribute.type, let bytes = bytes(attribute) else { return nil }
    return AttributeType.position(of: bytes, in: words)
  }
}
