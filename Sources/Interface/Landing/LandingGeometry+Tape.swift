import Abitur

extension LandingGeometry {
  /// How many points the magnified tape shows: four tenths of the grade.
  static var tapeSpan: Int { 72 }

  /// The first total on the tape: one tenth before the one reached, as far as the axis allows,
  /// and never so that the total itself falls off the end.
  var tapeStart: Int {
    let total = model.touchdown?.total ?? lowest
    let current = model.thresholds.last { $0.points <= total }?.points ?? lowest
    let start = max(current - Self.tapeSpan / 4, total - Self.tapeSpan * 3 / 4)
    return min(max(start, lowest), highest - Self.tapeSpan)
  }

  /// The place of a total on the tape, which may lie outside.
  func tapeX(_ total: Int) -> Int {
    Int(Int64(total - tapeStart) * Int64(width) / Int64(Self.tapeSpan))
  }

  /// The pieces of the tape that carry a grade, from left to right.
  var segments: [Segment] {
    var segments: [Segment] = []
    for (index, threshold) in model.thresholds.enumerated() {
      let end =
        index + 1 < model.thresholds.count ? model.thresholds[index + 1].points : highest + 1
      let left = max(tapeX(threshold.points), 0)
      let right = min(tapeX(end), width)
      if left < right {
        segments.append(
          Segment(
            threshold: threshold, left: left, right: right,
            isReached: threshold.grade == model.grade))
      }
    }
    return segments
  }

  struct Segment: Sendable {
    let threshold: Threshold
    let left: Int
    let right: Int
    let isReached: Bool
  }

  /// The next better grade, if there is one.
  var next: Threshold? {
    model.touchdown.flatMap { model.next(after: $0.total) }
  }
}
