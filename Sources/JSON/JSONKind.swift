/// The six kinds of JSON value.
public enum JSONKind: Equatable, Sendable, CaseIterable {
  /// The literal `null`.
  case null
  /// One of the literals `true` and `false`.
  case bool
  /// A number of any size and form.
  case number
  /// A string.
  case string
  /// A list of values.
  case array
  /// A list of members, each with a key of its own.
  case object

  /// The kind of the value that begins with a byte, or nil if none does.
  init?(firstByte: UInt8) {
    switch firstByte {
    case UInt8(ascii: "n"): self = .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "{"): self = .object
    default: return nil
    }
  }
}
