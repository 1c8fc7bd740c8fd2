/// Why and where a document could not be read.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  public let kind: Kind

  /// Where it is wrong; each kind says which place that is.
  public let position: JSONPosition

  /// Makes an error.
  public init(_ kind: Kind, at position: JSONPosition) {
    self.kind = kind
    self.position = position
  }

  /// What can be wrong with a document.
  public enum Kind: Equatable, Sendable {
    /// A character, the one at the position, stands where something else must.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)

    /// The document ends too early; the position is its end, or the character that was cut off.
    case unexpectedEnd(expected: Expectation)

    /// The bytes from the position on are not UTF-8.
    case invalidUTF8

    /// The document, at the position, begins with a byte order mark.
    case byteOrderMark

    /// The backslash at the position begins no escape that exists.
    case invalidEscape

    /// The escape at the position is half a surrogate pair and the other half is missing.
    case loneSurrogate

    /// The byte at the position is a control character, which a string must escape.
    case controlCharacter(UInt8)

    /// The 0 at the position is followed by another digit.
    case leadingZero

    /// The key at the position is already in the object, at the place named here.
    case duplicateKey(String, first: JSONPosition)

    /// More than the white space that may follow the document's value begins at the position.
    case trailingContent

    /// The bracket at the position opens more levels than allowed.
    case tooDeep(limit: Int)

    /// The document has more bytes than allowed; the position is its start, as nothing was read.
    case tooLarge(limit: Int)

    /// The value at the position is one more than allowed.
    case tooManyNodes(limit: Int)
  }

  /// What would have been right.
  public enum Expectation: Equatable, Sendable, CaseIterable {
    /// Any value.
    case value
    /// A first element or the array's end.
    case valueOrArrayEnd
    /// A further element or the array's end.
    case commaOrArrayEnd
    /// A key, after a comma.
    case key
    /// A first key or the object's end.
    case keyOrObjectEnd
    /// The colon after a key.
    case colon
    /// A further member or the object's end.
    case commaOrObjectEnd
    /// The rest of a string and its closing quotation mark.
    case stringEnd
    /// A digit of a number.
    case digit
    /// The rest of `true`, `false` or `null`.
    case literal
  }
}
