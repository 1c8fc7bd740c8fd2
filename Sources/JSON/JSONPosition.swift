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

  /// The first byte of a document.
  public static let start = JSONPosition(offset: 0, line: 1, column: 1)
}
