/// The bytes of a document that is being written, and their layout.
///
/// It knows tokens and white space; that they come in the right order is the writers' concern.
struct JSONOutput {
  private(set) var bytes: [UInt8] = []
  private let style: JSONWriter.Style
  private var depth = 0

  init(style: JSONWriter.Style) {
    self.style = style
  }

  mutating func append(ascii character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Adds text as it is.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func null() {
    append("null")
  }

  mutating func bool(_ value: Bool) {
    append(value ? "true" : "false")
  }

  mutating func integer(_ value: Int64) {
    append(String(value))
  }

  /// Adds text in quotation marks, each character in its shortest legal form.
  mutating func string(_ text: String) {
    append(ascii: "\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0x00..<0x20:
        append(byte < 0x10 ? "\\u000" : "\\u00")
        append(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append(ascii: "\"")
  }

  mutating func key(_ key: String) {
    string(key)
    append(style == .pretty ? ": " : ":")
  }

  mutating func array(_ body: (inout JSONArrayWriter) -> Void) {
    open("[")
    var writer = JSONArrayWriter(output: moved())
    body(&writer)
    let isEmpty = writer.isEmpty
    self = writer.finish()
    close("]", isEmpty: isEmpty)
  }

  mutating func object(_ body: (inout JSONObjectWriter) -> Void) {
    open("{")
    var writer = JSONObjectWriter(output: moved())
    body(&writer)
    let isEmpty = writer.isEmpty
    self = writer.finish()
    close("}", isEmpty: isEmpty)
  }

  /// Separates the next element or member from what stands before it.
  mutating func separate(isFirst: Bool) {
    if !isFirst { append(ascii: ",") }
    breakLine()
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    append(ascii: bracket)
    depth += 1
  }

  private mutating func close(_ bracket: Unicode.Scalar, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { breakLine() }
    append(ascii: bracket)
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    append(ascii: "\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// Hands the output over, leaving none here, so that its bytes keep a single owner and are never
  /// copied.
  private mutating func moved() -> JSONOutput {
    let output = self
    bytes = []
    return output
  }
}
