/// Where everything on the landing scale lies.
///
/// One axis of totals, linear. Height above the ground is what is still open, to the power of 1.5
/// so that the path flares before it lands. All lengths are integers in hundredths of a unit; a
/// unit is a sixteenth of the text size, so the scale grows with the text as far as there is room.
struct LandingGeometry: Sendable {
  /// The widths the scale is drawn for, in units.
  static let widths = 272...1000

  let model: OverviewModel
  let width: Int
  /// The total at the left end of the axis.
  let lowest: Int
  /// The total at the right end.
  let highest: Int
  /// The most points that are open anywhere on the path; the path's start lies this high.
  let ceiling: Int
  /// Room left of the axis for a total that does not reach it.
  let inset: Int

  init(_ model: OverviewModel, width: Int) {
    self.model = model
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound) * 100
    let lowest = model.thresholds.first?.points ?? 0
    self.lowest = lowest
    highest = max(model.maximum, lowest + 1)
    ceiling = (model.landing.flown + model.landing.ahead).reduce(1) { max($0, $1.open) }
    inset = (model.landing.touchdown?.total ?? lowest) < lowest ? 3400 : 0
  }

  /// Whether there is room for the names of the exams.
  var isWide: Bool { width >= 50000 }

  /// Whether the tenths around the touchdown are shown magnified.
  var hasTape: Bool { model.gradeTenths != nil && model.landing.touchdown != nil }

  // MARK: Heights

  var top: Int { isWide ? 4000 : 2600 }
  var climb: Int { width < 30000 ? 10400 : width < 50000 ? 11800 : width < 68000 ? 16000 : 18600 }
  var ground: Int { top + climb }
  var tapeTop: Int { ground + 4800 }
  var tapeHeight: Int { 5800 }
  var height: Int { hasTape ? ground + 12900 : ground + 3600 }

  // MARK: Places

  /// The place of a total on the axis; totals outside lie at its ends.
  func x(_ total: Int) -> Int {
    let reach = min(max(total, lowest), highest) - lowest
    return inset + Int(Int64(reach) * Int64(width - inset) / Int64(highest - lowest))
  }

  /// The height of a path with so many points open.
  func y(_ open: Int) -> Int {
    let open = Int64(min(max(open, 0), ceiling))
    let ceiling = Int64(self.ceiling)
    let square = Int64(climb) * Int64(climb)
    // climb² · open³ / ceiling³, ordered so that it stays within Int64 for 900 open points.
    let cube = square * open / ceiling * open / ceiling * open / ceiling
    return ground - Int(Self.squareRoot(cube))
  }

  func place(_ fix: LandingModel.Fix) -> Point {
    if fix.open == 0, fix.total < lowest { return Point(x: 1400, y: ground) }
    return Point(x: x(fix.total), y: y(fix.open))
  }

  struct Point: Equatable, Sendable {
    var x: Int
    var y: Int
  }

  /// The greatest integer whose square is not greater.
  static func squareRoot(_ number: Int64) -> Int64 {
    guard number > 1 else { return max(number, 0) }
    var root = number
    var next = (number + 1) / 2
    while next < root {
      root = next
      next = (root + number / root) / 2
    }
    return root
  }
}
