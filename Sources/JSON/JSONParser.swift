/// Reads one document, from its first byte to its last.
///
/// The grammar's topics are in the extensions; here is where the parser stands and what it keeps.
final class JSONParser {
  /// Ends the reading; why is in ``error``.
  struct Stop: Error {}

  let bytes: [UInt8]
  let limits: JSONLimits

  /// The next byte's index.
  var offset = 0

  /// The values and keys so far.
  var entries: [JSONDocument.Entry] = []

  /// The strings and numbers so far.
  var texts: [UInt8] = []

  /// The innermost array that is open, or the key last read of the innermost object; -1 at the root.
  var current = -1

  /// How many arrays and objects are open.
  var depth = 0

  /// How many values have begun.
  var values = 0

  /// Finds keys that an object has already; see ``remember(_:)``.
  var keySlots: [Int] = []

  /// How many keys there are.
  var keys = 0

  private var error: JSONError?

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads the whole document and gives the first error, if there is one.
  func read() -> JSONError? {
    do throws(Stop) {
      try readDocument()
      return nil
    } catch {
      return self.error
    }
  }

  /// What has been read.
  var document: JSONDocument {
    JSONDocument(bytes: bytes, entries: entries, texts: texts)
  }

  /// The way to where the parser stands.
  var path: JSONPath {
    let document = document
    guard current >= 0 else { return JSONPath() }
    let path = document.path(to: current)
    guard document.firstByte(current) == UInt8(ascii: "[") else { return path }
    return path.appending(index: document.count(in: current, before: entries.count))
  }

  /// The next byte, or nil at the end.
  var byte: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Moves over an ASCII character if it is the next, and says whether it was.
  func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Moves over white space.
  @inline(never)
  func skipWhitespace() {
    while take(" ") || take("\n") || take("\t") || take("\r") {}
  }

  /// Adds a byte to the texts.
  @inline(never)
  func keep(_ byte: UInt8) {
    texts.append(byte)
  }

  /// The end of the reading, for an error at the byte with an index.
  @inline(never)
  func stop(_ kind: JSONError.Kind, at offset: Int) -> Stop {
    error = JSONError(kind, at: JSONPosition(of: offset, in: bytes))
    return Stop()
  }
}
