import Abitur

/// The words above the ground of the landing scale, placed so that none covers another.
///
/// The position and the range are always named. The names of exams stand beside their fixes where
/// there is room; one that would have to stand too far away or on top of another is left out, the
/// list of exams has it anyway.
struct LandingLabels: Sendable {
  private(set) var labels: [Label] = []
  private let geometry: LandingGeometry

  struct Label: Sendable {
    var x: Int
    var y: Int
    var side: Side
    var figure: Text = ""
    var words: Text = ""
    /// Whether the words come before the figure.
    var isWordsFirst = false

    /// About how wide the text is.
    var width: Int { (figure.utf8.count + words.utf8.count) * 720 }
    var left: Int { side == .end ? x - width : x }
    var right: Int { side == .end ? x : x + width }

    func covers(_ other: Label) -> Bool {
      left < other.right && other.left < right && abs(y - other.y) < 1400
    }
  }

  enum Side: Sendable {
    case start
    case end
  }

  init(_ geometry: LandingGeometry) {
    self.geometry = geometry
    placePosition()
    placeRange()
    if geometry.isWide { placeNames() }
  }

  private var landing: LandingModel { geometry.model }

  private mutating func placePosition() {
    guard let fix = landing.isLanded ? landing.flown.first : landing.position else { return }
    let point = geometry.place(fix)
    let (figure, words) =
      landing.isLanded
      ? Texts.courseBlock(fix.total) : Texts.secured(fix.total, open: fix.open)
    var label = Label(
      x: point.x + 1200, y: min(point.y + 400, geometry.ground - 2800), side: .start,
      figure: figure, words: words)
    if label.right > geometry.width {
      // The path comes from the upper left, so above the ring there is room to the right of it.
      label.x = geometry.width
      label.y = min(label.y, point.y - 1200)
      label.side = .end
    }
    labels.append(label)
  }

  private mutating func placeRange() {
    guard let range = geometry.model.range, landing.position != nil else { return }
    let y = geometry.ground - 900
    var from: Label?
    if let passing = range.passingFrom, let grade = range.worstGrade {
      var label = Label(
        x: geometry.x(passing) - 900, y: y, side: .end, figure: Wording.grade(grade),
        words: "\(Texts.landingFrom) ", isWordsFirst: true)
      if label.left < 0 {
        label.x = geometry.x(passing)
        label.side = .start
      }
      from = label
    }
    if let passing = range.passingTo, let grade = range.bestGrade {
      var label = Label(
        x: geometry.x(passing) + 900, y: y, side: .start, figure: Wording.grade(grade),
        words: "\(Texts.landingUpTo) ", isWordsFirst: true)
      if label.right > geometry.width {
        label.x = geometry.width
        label.side = .end
      }
      if let other = from, label.covers(other) {
        if label.side == .start { label.x = other.right + 600 } else { from?.x = label.left - 600 }
      }
      labels.append(label)
    }
    if let from { labels.append(from) }
  }

  /// From the ground up, each name at least a line above the one before.
  private mutating func placeNames() {
    let done = landing.flown.dropFirst()
    let passed = landing.isLanded ? Array(done) : Array(done.dropLast())
    let fixes = passed + landing.ahead.dropLast()
    var limit = geometry.ground - (landing.isLanded ? 1200 : 2800)
    for (index, fix) in fixes.enumerated().reversed() {
      guard let name = fix.name else { continue }
      let point = geometry.place(fix)
      let isTouchdown = landing.isLanded && index == fixes.count - 1
      var label = Label(
        x: point.x + (isTouchdown ? 2200 : 1200), y: min(point.y - 100, limit), side: .start,
        words: Texts.fix(name: name, value: index < passed.count ? fix.value : nil))
      if label.right > geometry.width {
        label.x = geometry.width
        label.side = .end
        label.y = min(label.y, point.y - 2400)
      }
      if point.y - label.y > 4000 || labels.contains(where: { $0.covers(label) }) { continue }
      labels.append(label)
      limit = label.y - 1600
    }
  }
}
