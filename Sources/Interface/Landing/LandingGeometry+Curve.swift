extension LandingGeometry {
  /// The path through all fixes, flown and ahead, as two curves that meet without a kink.
  ///
  /// Monotone cubic pieces: between two fixes the path never rises and never runs back, and it
  /// touches the ground flat.
  func curves() -> (flown: Path, ahead: Path) {
    let points = (model.flown + model.ahead).map { place($0) }
    let slopes = slopes(points)
    let turn = model.flown.count - 1
    var flown = Path()
    var ahead = Path()
    for index in points.indices.dropLast() {
      if index < turn {
        Self.append(index, of: points, slopes, to: &flown)
      } else {
        Self.append(index, of: points, slopes, to: &ahead)
      }
    }
    return (flown, ahead)
  }

  /// How the path comes in before its first fix: the far end of a straight piece to it.
  var approach: Point? {
    let points = (model.flown + model.ahead).map { place($0) }
    guard points.count > 1, let first = model.flown.first, first.total > origin,
      points[1].x > points[0].x, points[1].y > points[0].y
    else { return nil }
    let across = Int64(points[1].x - points[0].x)
    let down = Int64(points[1].y - points[0].y)
    let rise = min(Int64(points[0].y - 160), 3000, 2400 * down / across)
    return Point(x: points[0].x - Int(rise * across / down), y: points[0].y - Int(rise))
  }

  /// The border of what is possible: from the position to a total on the ground.
  func edge(from fix: LandingModel.Fix, to total: Int) -> [Point] {
    let steps = 30
    return (0...steps).map { step in
      let start = Int64(x(fix.total))
      let end = Int64(x(total))
      let across = start + (end - start) * Int64(step) / Int64(steps)
      let open = Int64(fix.open) * Int64(steps - step)
      return Point(x: Int(across), y: y(open, of: Int64(ceiling) * Int64(steps)))
    }
  }

  /// Fall per run at every point, in 1/4096; `nil` is straight down.
  private func slopes(_ points: [Point]) -> [Int64?] {
    var falls: [Int64?] = []
    for index in points.indices.dropLast() {
      let run = Int64(points[index + 1].x - points[index].x)
      let fall = Int64(points[index + 1].y - points[index].y)
      falls.append(run > 0 ? fall * 4096 / run : nil)
    }
    return points.indices.map { index in
      if index == points.count - 1 { return points[index].y >= ground ? 0 : falls.last ?? 0 }
      if index == 0 { return falls[0] }
      switch (falls[index - 1], falls[index]) {
      case (nil, nil): return nil
      case (let fall?, nil), (nil, let fall?): return fall * 2
      case (let before?, let after?):
        return before + after > 0 ? 2 * before * after / (before + after) : 0
      }
    }
  }

  private static func append(
    _ index: Int, of points: [Point], _ slopes: [Int64?], to path: inout Path
  ) {
    let (start, end) = (points[index], points[index + 1])
    if path.bytes.isEmpty { path.move(start.x, start.y) }
    let third = Int64(end.x - start.x) / 3
    guard third > 0, let out = slopes[index], let into = slopes[index + 1] else {
      path.line(end.x, end.y)
      return
    }
    path.curve(
      Point(x: start.x + Int(third), y: start.y + Int(third * out / 4096)),
      Point(x: end.x - Int(third), y: end.y - Int(third * into / 4096)), to: end)
  }
}
