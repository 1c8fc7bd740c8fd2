/// Text that stands in source code, in UTF-8 and without a NUL in it.
///
/// It is one word, where a `StaticString` is three. Pages and files are written with thousands of
/// them, so that this is a good part of what the browser loads.
public struct Literal: ExpressibleByStringLiteral, @unchecked Sendable {
  /// The first byte; a NUL follows the last one.
  @usableFromInline let start: UnsafePointer<UInt8>

  /// The text that stands in source code.
  @inlinable
  public init(stringLiteral text: StaticString) {
    start = text.utf8Start
  }

  /// The text in UTF-8.
  ///
  /// - Complexity: linear in its length.
  @inline(never)
  public var bytes: UnsafeBufferPointer<UInt8> {
    var count = 0
    while start[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { start.pointee == 0 }
}

extension Literal: CustomStringConvertible {
  /// The text for programs that work with `String`.
  @inline(never)
  public var description: String { String(utf8: ArraySlice(bytes)) }
}
