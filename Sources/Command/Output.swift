/// Collects text for one of the program's two outputs and passes it on in large pieces.
struct Output {
  private let file: Int32
  private var buffer: [UInt8] = []

  /// Whether the rest is dropped, because nobody reads any more or writing failed.
  private(set) var isClosed = false

  /// Whether writing failed.
  private(set) var hasFailed = false

  init(_ file: Int32) {
    self.file = file
  }

  mutating func write(_ bytes: [UInt8]) {
    guard !isClosed else { return }
    buffer += bytes
    if buffer.count >= 64 * 1024 { flush() }
  }

  /// Writes a line without the spaces at its end.
  mutating func line(_ text: String = "") {
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    write(bytes + [UInt8(ascii: "\n")])
  }

  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  mutating func flush() {
    guard !isClosed, !buffer.isEmpty else { return }
    switch System.write(buffer, to: file) {
    case .done: break
    case .closed: isClosed = true
    case .failed: (isClosed, hasFailed) = (true, true)
    }
    buffer = []
  }
}
