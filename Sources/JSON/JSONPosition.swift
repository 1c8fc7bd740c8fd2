/// A place in a document, for people and for programs.
///
/// Lines end with a line feed, a carriage return, or the two in that order; a line break belongs to
/// the line it ends. Columns count Unicode scalars, not bytes and not what a reader sees as one
/// character: a tab is one column, and so is a combining accent.
public struct JSONPosition: Equatable, Sendable {
  /// The number of bytes before this place.
  public let offset: Int

  /// The line, counted from 1.
  public let line: Int

  /// The column in Unicode scalars, counted from 1.
  public let column: Int

  /// Makes a position of its three parts, which it does not check against each other.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// The place before the byte at an index; the bytes before it must be UTF-8.
  init(of offset: Int, in bytes: [UInt8]) {
    var (line, column) = (1, 1)
    for index in 0..<offset {
      switch bytes[index] {
      // In a pair, the line feed ends the line.
      case UInt8(ascii: "\r")
      where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (line, column) = (line + 1, 1)
      // What continues a scalar takes no column.
      case 0x80..<0xC0: break
      default: column += 1
      }
    }
    self.init(offset: offset, line: line, column: column)
  }

  /// The first byte of a document.
  public static let start = JSONPosition(offset: 0, line: 1, column: 1)
}
