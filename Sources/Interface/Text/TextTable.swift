/// The texts of the catalogue in one language, each in a line.
final class TextTable: @unchecked Sendable {
  /// The first byte of the first text.
  private let start: UnsafePointer<UInt8>

  /// Where each text begins, and where the one after the last would.
  private let starts: [Int]

  convenience init(_ texts: StaticString) {
    self.init(texts.utf8Start, texts.utf8CodeUnitCount)
  }

  /// Texts that stay in memory for good.
  init(_ start: UnsafePointer<UInt8>, _ length: Int) {
    self.start = start
    var starts = [0]
    for position in 0..<length where start[position] == 0x0A { starts.append(position + 1) }
    starts.append(length + 1)
    self.starts = starts
  }

  /// How many texts there are.
  var count: Int { starts.count - 1 }

  /// The text in a place, in UTF-8.
  subscript(place: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: start + starts[place], count: starts[place + 1] - starts[place] - 1)
  }
}
