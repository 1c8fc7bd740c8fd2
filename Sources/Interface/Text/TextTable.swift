/// The texts of the catalogue in one language, each in a line.
final class TextTable: @unchecked Sendable {
  /// The first byte of the first text.
  private let start: UnsafePointer<UInt8>

  /// Where each text begins, and where the one after the last would.
  private let starts: [Int]

  init(_ texts: StaticString) {
    start = texts.utf8Start
    var starts = [0]
    for position in 0..<texts.utf8CodeUnitCount where texts.utf8Start[position] == 0x0A {
      starts.append(position + 1)
    }
    starts.append(texts.utf8CodeUnitCount + 1)
    self.starts = starts
  }

  subscript(place: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: start + starts[place], count: starts[place + 1] - starts[place] - 1)
  }

  /// The table of the language of the moment.
  static var current: TextTable { german }
}
