/// Writes one document by RFC 8259, in UTF-8, value after value.
///
/// What an array or an object holds is written inside a closure, so that what is opened gets closed;
/// commas and colons come by themselves. In an object every value has a key, and each key is there
/// once. A debug build stops where that does not hold. Where a value may be missing, nil is written
/// as `null`.
///
/// ```swift
/// let json = JSONWriter(.pretty)
/// json.object {
///   json.string("name", "Lena")
///   json.array("geklammert") { json.integer(2) }
/// }
/// let file = json.bytes
/// ```
public final class JSONWriter {
  /// How a document is laid out.
  public enum Style: Equatable, Sendable {
    /// Without any white space.
    case compact
    /// One element or member on each line, indented by two spaces for each level, without a line
    /// break at the end. Empty arrays and objects stay on their line.
    case pretty
  }

  /// What stands before the next key or value.
  private enum Place {
    case start, bracket, key, value
  }

  /// The document so far.
  public private(set) var bytes: [UInt8] = []

  private let style: Style
  private var place = Place.start
  private var depth = 0

  #if DEBUG
    /// The keys of each object that is open, and nil for each array.
    private var keys: [Set<[UInt8]>?] = []
  #endif

  /// Begins an empty document.
  public init(_ style: Style = .compact) {
    self.style = style
  }

  // MARK: - Values

  /// Writes `null`.
  public func null() {
    value("null")
  }

  /// Writes a truth value.
  public func bool(_ value: Bool?) {
    self.value(value.map { $0 ? "true" : "false" } ?? "null")
  }

  /// Writes a whole number.
  public func integer(_ value: Int64?) {
    guard let value else { return null() }
    beginValue()
    append(value)
  }

  /// Writes a whole number.
  public func integer(_ value: Int?) {
    integer(value.map { Int64($0) })
  }

  /// Writes a string.
  public func string(_ value: String?) {
    guard let value else { return null() }
    beginValue()
    quote(value)
  }

  /// Writes a string that is known beforehand.
  public func word(_ word: Literal) {
    beginValue()
    quote(word.bytes)
  }

  /// Writes a string of several parts, which the closure adds.
  @inline(__always)
  public func text(_ parts: () -> Void) {
    beginValue()
    append("\"")
    parts()
    append("\"")
  }

  /// Adds a part to a text.
  public func part(_ part: String) {
    escape(part)
  }

  /// Adds a part to a text.
  public func part(_ part: Literal) {
    escape(part.bytes)
  }

  /// Adds the digits of a number to a text.
  public func part(_ value: Int64) {
    append(value)
  }

  /// Writes an array, whose elements the closure writes.
  @inline(__always)
  public func array(_ elements: () -> Void) {
    open("[")
    elements()
    close("]")
  }

  /// Writes an object, whose members the closure writes.
  @inline(__always)
  public func object(_ members: () -> Void) {
    open("{")
    members()
    close("}")
  }

  // MARK: - Keys

  /// Writes the key of the member whose value is written next.
  public func key(_ key: Literal) {
    self.key(key.bytes)
  }

  /// Writes the key, which is not known beforehand, of the member whose value is written next.
  public func key(named key: String) {
    key.bytes().withUnsafeBufferPointer { self.key($0) }
  }

  private func key(_ key: UnsafeBufferPointer<UInt8>) {
    #if DEBUG
      let isNew = keys.isEmpty ? nil : keys[keys.count - 1]?.insert(Array(key)).inserted
      precondition(isNew == true && place != .key, "an object has each key once, an array none")
    #endif
    separate()
    quote(key)
    append(style == .pretty ? ": " : ":")
    place = .key
  }

  // MARK: - Layout

  private func value(_ literal: Literal) {
    beginValue()
    append(literal)
  }

  private func beginValue() {
    #if DEBUG
      let isElement = keys.last.map { $0 == nil } ?? (place == .start)
      precondition(place == .key || isElement, "a document has one value, a member one key")
    #endif
    separate()
    place = .value
  }

  private func open(_ bracket: Literal) {
    value(bracket)
    depth += 1
    place = .bracket
    #if DEBUG
      keys.append(bracket.bytes.first == UInt8(ascii: "{") ? [] : nil)
    #endif
  }

  private func close(_ bracket: Literal) {
    #if DEBUG
      precondition(place != .key, "a key has a value")
      keys.removeLast()
    #endif
    depth -= 1
    if place != .bracket { breakLine() }
    append(bracket)
    place = .value
  }

  /// Separates the next element or member from what stands before it.
  private func separate() {
    if place == .value { append(",") }
    if place == .value || place == .bracket { breakLine() }
  }

  private func breakLine() {
    guard style == .pretty else { return }
    append("\n")
    for _ in 0..<depth { append("  ") }
  }

  // MARK: - Bytes

  @inline(never)
  func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds text as it is.
  @inline(never)
  func append(_ text: Literal) {
    for byte in text.bytes { append(byte) }
  }

  /// Adds the digits of a number.
  func append(_ value: Int64) {
    if value < 0 { append("-") }
    append(digitsOf: value.magnitude)
  }

  private func append(digitsOf value: UInt64) {
    if value > 9 { append(digitsOf: value / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  /// Adds text in quotation marks.
  func quote(_ text: String) {
    append("\"")
    escape(text)
    append("\"")
  }

  private func quote(_ text: UnsafeBufferPointer<UInt8>) {
    append("\"")
    escape(text)
    append("\"")
  }

  @inline(never)
  private func escape(_ text: String) {
    text.bytes().withUnsafeBufferPointer { escape($0) }
  }

  /// Adds text, each character in its shortest legal form.
  @inline(never)
  private func escape(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0x00..<0x20:
        append(byte < 0x10 ? "\\u000" : "\\u001")
        let digit = byte & 0x0F
        append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      default: append(byte)
      }
    }
  }
}
