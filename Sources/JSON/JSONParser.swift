/// Reads one document, from its first byte to its last.
///
/// The grammar's topics are in the extensions; here is where the parser stands and how it moves.
struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits

  /// The next byte's index.
  var offset = 0

  /// The current line, counted from 1.
  private var line = 1

  /// Where the current line would begin if each of its scalars so far were one byte.
  private var columnOrigin = 0

  /// The arrays and objects that are open, the innermost last.
  var containers: [OpenContainer] = []

  /// How many values have begun.
  var nodes = 0

  /// Holds a string with escapes while it is put together; kept for its memory.
  var scratch: [UInt8] = []

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The place of the next byte.
  var position: JSONPosition {
    JSONPosition(offset: offset, line: line, column: offset - columnOrigin + 1)
  }

  /// The next byte, or nil at the end.
  var byte: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Moves over a byte that is a whole scalar and no line break.
  mutating func advance() {
    offset += 1
  }

  /// Moves over a scalar of several bytes.
  mutating func advance(overScalarOfLength length: Int) {
    offset += length
    columnOrigin += length - 1
  }

  /// Moves over an ASCII character if it is the next, and says whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  /// Moves over white space, which is the only place where lines end.
  mutating func skipWhitespace() {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        advance()
      case UInt8(ascii: "\n"):
        advance()
        beginLine()
      case UInt8(ascii: "\r"):
        advance()
        // In a pair, the line feed ends the line.
        if self.byte != UInt8(ascii: "\n") { beginLine() }
      default:
        return
      }
    }
  }

  private mutating func beginLine() {
    line += 1
    columnOrigin = offset
  }
}
