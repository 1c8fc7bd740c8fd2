/// Members whose key is known beforehand, which are nearly all.
extension JSONWriter {
  /// Writes a member that is `null`.
  public func null(_ key: Literal) {
    self.key(key)
    null()
  }

  /// Writes a member that is a truth value.
  public func bool(_ key: Literal, _ value: Bool?) {
    self.key(key)
    bool(value)
  }

  /// Writes a member that is a whole number.
  public func integer(_ key: Literal, _ value: Int64?) {
    self.key(key)
    integer(value)
  }

  /// Writes a member that is a whole number.
  public func integer(_ key: Literal, _ value: Int?) {
    self.key(key)
    integer(value)
  }

  /// Writes a member that is a string.
  public func string(_ key: Literal, _ value: String?) {
    self.key(key)
    string(value)
  }

  /// Writes a member that is a string known beforehand.
  public func word(_ key: Literal, _ word: Literal) {
    self.key(key)
    self.word(word)
  }

  /// Writes a member that is a string of several parts, which the closure adds.
  @inline(__always)
  public func text(_ key: Literal, _ parts: () -> Void) {
    self.key(key)
    text(parts)
  }

  /// Writes a member that is an array, whose elements the closure writes.
  @inline(__always)
  public func array(_ key: Literal, _ elements: () -> Void) {
    self.key(key)
    array(elements)
  }

  /// Writes a member that is an object, whose members the closure writes.
  @inline(__always)
  public func object(_ key: Literal, _ members: () -> Void) {
    self.key(key)
    object(members)
  }
}
