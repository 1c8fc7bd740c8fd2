/// What has been read of a document: all its values and keys in one list, in their order.
///
/// A value in an object hangs on its key and a key on its object, so that the way to a value can be
/// told when somebody asks for it, and so can its line and column.
final class JSONDocument: Sendable {
  /// A value or a key.
  struct Entry {
    /// The index of its first byte.
    let offset: Int

    /// The entry it hangs on; -1 at the root.
    let parent: Int

    /// Where its characters are among the texts, if it is a key, a string or a number.
    let text: Range<Int>

    /// The first entry that does not hang on it.
    var next: Int
  }

  let bytes: [UInt8]
  let entries: [Entry]

  /// The strings, with their escapes resolved, and numbers, one after the other.
  private let texts: [UInt8]

  init(bytes: [UInt8], entries: [Entry], texts: [UInt8]) {
    self.bytes = bytes
    self.entries = entries
    self.texts = texts
  }

  /// The byte that tells the kind of an entry.
  func firstByte(_ index: Int) -> UInt8 {
    bytes[entries[index].offset]
  }

  /// The characters of a string or number.
  func text(_ index: Int) -> ArraySlice<UInt8> {
    texts[entries[index].text]
  }

  /// The characters of a string or number, as a string.
  @inline(never)
  func string(_ index: Int) -> String {
    String(utf8: text(index))
  }

  /// The way to an entry; that to a key is the way to its value.
  func path(to index: Int) -> JSONPath {
    guard index > 0 else { return JSONPath() }
    let parent = entries[index].parent
    let path = path(to: parent)
    switch firstByte(parent) {
    case UInt8(ascii: "{"): return path.appending(key: string(index))
    case UInt8(ascii: "["): return path.appending(index: count(in: parent, before: index))
    default: return path
    }
  }

  /// The number of elements that an array has before an entry.
  func count(in array: Int, before end: Int) -> Int {
    var count = 0
    var element = array + 1
    while element < end {
      count += 1
      element = entries[element].next
    }
    return count
  }
}
