import JSON

/// A point of a drawing, in hundredths of a unit.
struct Point: Equatable, Sendable {
  var x: Int
  var y: Int
}

/// A drawn path: moves, lines and cubic curves, as SVG writes them.
struct Path: Sendable {
  private(set) var bytes: [UInt8] = []

  var text: String { String(utf8: bytes[...]) }

  mutating func move(_ x: Int, _ y: Int) { append(UInt8(ascii: "M"), x, y) }
  mutating func line(_ x: Int, _ y: Int) { append(UInt8(ascii: "L"), x, y) }

  mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    append(UInt8(ascii: "C"), first.x, first.y)
    append(UInt8(ascii: " "), second.x, second.y)
    append(UInt8(ascii: " "), end.x, end.y)
  }

  mutating func append(_ other: Path) { bytes += other.bytes }

  mutating func close() { bytes.append(UInt8(ascii: "Z")) }

  @inline(never)
  private mutating func append(_ command: UInt8, _ x: Int, _ y: Int) {
    bytes.append(command)
    bytes.append(hundredths: x)
    bytes.append(UInt8(ascii: " "))
    bytes.append(hundredths: y)
  }
}

extension Path {
  /// A path of straight lines.
  init(through points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(point.x, point.y) } else { line(point.x, point.y) }
    }
  }

  /// A straight line.
  init(_ x: Int, _ y: Int, to endX: Int, _ endY: Int) {
    move(x, y)
    line(endX, endY)
  }
}
