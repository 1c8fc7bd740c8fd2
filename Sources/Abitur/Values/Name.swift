/// A name of the law, fixed in the program and told apart by its bytes.
///
/// It holds the place of the text and not the text: names are handed on and compared tens of
/// thousands of times a second.
struct Name: Hashable, @unchecked Sendable {
  /// The first byte of the text, which ends with a zero and is never given up.
  let start: UnsafePointer<UInt8>

  init(_ text: StaticString) {
    start = text.utf8Start
  }

  init(start: UnsafePointer<UInt8>) {
    self.start = start
  }

  @inline(never)
  var text: String {
    var end = start
    while end.pointee != 0 { end += 1 }
    return String(utf8: UnsafeBufferPointer(start: start, count: end - start))
  }

  @inline(never)
  static func == (left: Name, right: Name) -> Bool {
    var (first, second) = (left.start, right.start)
    while first != second {
      if first.pointee != second.pointee { return false }
      if first.pointee == 0 { return true }
      first += 1
      second += 1
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    var byte = start
    while byte.pointee != 0 {
      hasher.combine(byte.pointee)
      byte += 1
    }
  }
}
