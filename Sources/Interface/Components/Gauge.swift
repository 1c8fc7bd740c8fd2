import JSON

/// A scale of ticks one can count: earned ones dark, projected ones lighter, the minimum taller.
struct Gauge {
  let block: BlockModel

  private static let width = 34200

  func write(to page: inout Page) {
    let points = block.points ?? -1
    let earned = min(block.earned, points)
    page.element("svg class=gauge viewBox='0 0 342 22' preserveAspectRatio=none aria-hidden=true") {
      page in
      page.path("path class=gauge-off", ticks(above: points, upTo: block.maximum))
      page.path("path class=gauge-projected", ticks(above: earned, upTo: points))
      page.path("path class=gauge-on", ticks(above: -1, upTo: earned))
      let minimum = place(block.minimum)
      page.path("path class=gauge-minimum", Path(minimum, 0, to: minimum, 2200))
    }
  }

  /// The ticks for more than so many points, up to so many.
  private func ticks(above low: Int, upTo high: Int) -> Path {
    var path = Path()
    var points = 0
    while points <= block.maximum {
      if points > low, points <= high {
        path.move(place(points), 600)
        path.line(place(points), 1800)
      }
      points += max(block.step, 1)
    }
    return path
  }

  private func place(_ points: Int) -> Int {
    100 + Int(Int64(points) * Int64(Self.width - 200) / Int64(max(block.maximum, 1)))
  }
}
