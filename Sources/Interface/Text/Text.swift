import JSON

/// Words for people: a text that is put together piece by piece.
///
/// It is written like a `String`, with interpolation, but holds nothing but its UTF-8: pages and
/// files need no more, and in the browser a `String` for every sentence costs several times as much
/// code. Two texts are equal if their bytes are.
public struct Text: Hashable, Sendable {
  /// The text in UTF-8.
  public fileprivate(set) var utf8: [UInt8]

  /// A text that somebody typed or that comes from a rule set.
  @inline(never)
  public init(_ string: String) {
    utf8 = string.bytes()
  }

  /// A word that stands in source code and that nobody reads, such as the name of a file.
  @inline(never)
  public init(_ literal: Literal) {
    utf8 = []
    append(literal)
  }

  /// A text of the catalogue.
  @inline(never)
  public init(_ phrase: Phrase) {
    utf8 = []
    append(phrase)
  }

  /// A whole number in decimal digits.
  @inline(never)
  public init(_ number: Int64) {
    utf8 = []
    utf8.append(decimal: number)
  }

  /// A whole number in decimal digits.
  public init(_ number: Int) {
    self.init(Int64(number))
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { utf8.isEmpty }

  /// Its first character.
  var first: Text {
    var end = min(1, utf8.count)
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return Text(utf8: Array(utf8[..<end]))
  }

  @inline(never)
  mutating func append(_ literal: Literal) {
    utf8.append(literal)
  }

  @inline(never)
  mutating func append(_ phrase: Phrase) {
    utf8.append(contentsOf: phrase.bytes)
  }

  mutating func append(_ number: UInt64) { utf8.append(digits: number) }

  mutating func append(_ byte: UInt8) { utf8.append(byte) }

  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { utf8.append(byte) }
  }

  @inline(never)
  mutating func append(_ text: Text) {
    utf8 += text.utf8
  }

  /// Whether these are the same bytes as in a name of the rules.
  @inline(never)
  func isSame(as string: String) -> Bool { utf8 == string.bytes() }

  static func + (left: Text, right: Text) -> Text {
    var text = left
    text.append(right)
    return text
  }

  @_disfavoredOverload
  static func += (text: inout Text, more: Text) { text.append(more) }

  static func += (text: inout Text, more: Literal) { text.append(more) }

  static func += (text: inout Text, more: Phrase) { text.append(more) }
}

extension Text: ExpressibleByStringInterpolation {
  /// A text that stands in source code.
  public init(stringLiteral literal: StaticString) {
    self.init(Literal(stringLiteral: literal))
  }

  /// A text of several pieces.
  public init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  /// Collects the pieces of a text.
  public struct Interpolation: StringInterpolationProtocol {
    var text = Text(utf8: [])

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands in source code.
    @inline(__always)
    public mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { text.append(Literal(stringLiteral: literal)) }
    }

    /// Adds a text.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ more: Text) { text.append(more) }

    /// Adds a word that stands in source code.
    public mutating func appendInterpolation(_ literal: Literal) { text.append(literal) }

    /// Adds a text of the catalogue.
    public mutating func appendInterpolation(_ phrase: Phrase) { text.append(phrase) }

    /// Adds a whole number in decimal digits.
    public mutating func appendInterpolation(_ number: Int) {
      text.utf8.append(decimal: Int64(number))
    }
  }

  /// Bytes that are UTF-8.
  init(utf8: [UInt8]) {
    self.utf8 = utf8
  }
}

extension Text: CustomStringConvertible {
  /// The text for programs that work with `String`.
  public var description: String { String(utf8: utf8[...]) }
}

extension Literal {
  /// Whether these are the same bytes as in a name of the rules.
  @inline(never)
  func isSame(as string: String) -> Bool {
    Text(self).isSame(as: string)
  }
}

extension Sequence<UInt8> {
  /// Whether these bytes are this text.
  @inline(never)
  func elementsEqual(_ literal: Literal) -> Bool {
    elementsEqual(literal.bytes)
  }
}

extension [Text] {
  /// The texts in a row, with something between them.
  @inline(never)
  func joined(_ separator: Literal, last: Literal? = nil) -> Text {
    var text: Text = ""
    for (position, part) in enumerated() {
      if position > 0 {
        text.append(position == count - 1 ? last ?? separator : separator)
      }
      text.append(part)
    }
    return text
  }
}
