import Abitur

/// Where everything on the landing scale lies.
///
/// One axis of totals, linear. Height above the ground is what is still open, to the power of 1.5
/// so that the path flares before it lands. All lengths are integers in hundredths of a unit; a
/// unit is a sixteenth of the text size, so the scale grows with the text as far as there is room.
struct LandingGeometry: Sendable {
  /// The widths the scale is drawn for, in units.
  static let widths = 272...1000

  let model: LandingModel
  let width: Int
  /// The total at the left end of the axis.
  let lowest: Int
  /// The total at the right end.
  let highest: Int
  /// The most points that are open anywhere on the path; the path's start lies this high.
  let ceiling: Int
  /// The total at the left end of the drawing: where the axis begins, or lower when the path does.
  let origin: Int

  init(_ model: LandingModel, width: Int) {
    self.model = model
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound) * 100
    let lowest = model.thresholds.first?.points ?? 0
    self.lowest = lowest
    highest = max(model.maximum, lowest + 1)
    ceiling = (model.flown + model.ahead).reduce(1) { max($0, $1.open) }
    // The whole path is shown when it ends before the axis; otherwise so much of it that the axis
    // keeps most of the room.
    let path = (model.flown + model.ahead).map { $0.total }
    let start = (path.min() ?? lowest) - 20
    let isMissed = (model.touchdown?.total ?? lowest) < lowest
    origin = start < lowest - 20 ? max(start, isMissed ? 0 : lowest - 120) : lowest
  }

  /// Whether there is room for the names of the exams.
  var isWide: Bool { width >= 50000 }

  /// Whether the tenths around the touchdown are shown magnified.
  var hasTape: Bool { model.grade != nil && model.touchdown != nil }

  // MARK: Heights

  var top: Int { isWide ? 4000 : 2600 }
  var climb: Int { width < 30000 ? 10400 : width < 50000 ? 11800 : width < 68000 ? 16000 : 18600 }
  var ground: Int { top + climb }
  var tapeTop: Int { ground + 4800 }
  var tapeHeight: Int { 5800 }
  var height: Int { ground + (hasTape ? 12900 : model.touchdown == nil ? 3600 : 5200) }

  // MARK: Places

  /// The place of a total; totals outside the drawing lie at its ends.
  func x(_ total: Int) -> Int {
    let reach = min(max(total, origin), highest) - origin
    return Int(Int64(reach) * Int64(width) / Int64(highest - origin))
  }

  /// The height of a path with so many points open.
  func y(_ open: Int) -> Int { y(Int64(open), of: Int64(ceiling)) }

  /// The height where this share of the ceiling is open.
  func y(_ part: Int64, of whole: Int64) -> Int {
    let part = min(max(part, 0), whole)
    // climb² · share³, ordered so that it stays within Int64 for parts up to 10⁹.
    let square = Int64(climb) * Int64(climb)
    return ground - Int(Self.squareRoot(square * part / whole * part / whole * part / whole))
  }

  func place(_ fix: LandingModel.Fix) -> Point {
    Point(x: x(fix.total), y: y(fix.open))
  }

  /// The greatest integer whose square is not greater.
  static func squareRoot(_ number: Int64) -> Int64 {
    guard number > 1 else { return max(number, 0) }
    var root = number / 2 + 1
    while true {
      let next = (root + number / root) / 2
      if next >= root { return root }
      root = next
    }
  }
}
