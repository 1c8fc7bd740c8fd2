import Abitur

/// A scale of ticks one can count: earned ones dark, projected ones lighter, the minimum taller.
struct Gauge {
  let block: BlockModel

  private static let width = 34200

  func node() -> Node {
    let earned = min(block.earned, block.points ?? 0)
    return tag(
      "svg", .class("gauge"), .literal("viewBox", "0 0 342 22"),
      .literal("preserveAspectRatio", "none"), .decoration
    ) {
      tag(
        "path", .class("gauge-off"),
        .text("d", ticks(above: block.points ?? -1, upTo: block.maximum)))
      tag(
        "path", .class("gauge-projected"),
        .text("d", ticks(above: earned, upTo: block.points ?? 0)))
      tag(
        "path", .class("gauge-on"),
        .text("d", block.points == nil ? "" : ticks(above: -1, upTo: earned)))
      tag("path", .class("gauge-minimum"), .text("d", minimum))
    }
  }

  /// The ticks for more than so many points, up to so many.
  private func ticks(above low: Int, upTo high: Int) -> String {
    guard block.step > 0 else { return "" }
    var path = LandingGeometry.Path()
    for points in stride(from: 0, through: block.maximum, by: block.step)
    where points > low && points <= high {
      let x = place(points)
      path.move(x, 600)
      path.line(x, 1800)
    }
    return path.text
  }

  private var minimum: String {
    var path = LandingGeometry.Path()
    path.move(place(block.minimum), 0)
    path.line(place(block.minimum), 2200)
    return path.text
  }

  private func place(_ points: Int) -> Int {
    guard block.maximum > 0 else { return 100 }
    return 100 + Int(Int64(points) * Int64(Self.width - 200) / Int64(block.maximum))
  }
}
