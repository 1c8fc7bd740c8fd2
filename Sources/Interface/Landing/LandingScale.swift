import Abitur
import JSON

/// The landing scale: the app's one instrument, drawn for the width it has.
///
/// It is an image to a screen reader, with all it says in its name; the same facts stand as text
/// around it.
struct LandingScale {
  let geometry: LandingGeometry

  /// Where the grade that the pupil wants begins.
  private let goal: Threshold?

  /// - Parameter goal: The tenths of the grade that the pupil wants.
  init(_ model: LandingModel, width: Int, goal: Int? = nil) {
    geometry = LandingGeometry(model, width: width)
    self.goal = model.thresholds.first { $0.grade.tenths == goal }
  }

  private var model: LandingModel { geometry.model }

  func write(to page: inout Page) {
    page.element("svg role=img") { page in
      page.classes(geometry.isWide ? ["scale", "scale-wide"] : ["scale"])
      page.attribute(
        "viewBox", "0 0 \(geometry.width / 100) \(geometry.height / 100)")
      page.label(goal.map { model.spoken + Texts.goalOnScale($0) } ?? model.spoken)
      definitions(&page)
      if geometry.hasTape { lens(&page) }
      cone(&page)
      ground(&page)
      runway(&page)
      path(&page)
      labels(&page)
      if geometry.hasTape { tape(&page) }
    }
  }

  // MARK: Definitions

  private func definitions(_ page: inout Page) {
    page.element("defs") { page in
      page.markup(
        """
        <radialGradient id=scale-glow><stop class=glow-in offset=0 />\
        <stop class=glow-out offset=1 /></radialGradient>
        """)
      if let far = geometry.approach, let near = model.flown.first.map({ geometry.place($0) }) {
        page.element("linearGradient id=scale-fade gradientUnits=userSpaceOnUse") { page in
          page.attribute("x1", hundredths: far.x)
          page.attribute("y1", hundredths: far.y)
          page.attribute("x2", hundredths: near.x)
          page.attribute("y2", hundredths: near.y)
          page.markup("<stop class=fade-in offset=0 /><stop class=fade-out offset=1 />")
        }
      }
      if geometry.hasTape {
        page.element("clipPath id=scale-tape") { page in tapeOutline(&page) }
      }
    }
  }

  // MARK: What is possible

  private func cone(_ page: inout Page) {
    guard let (left, right) = coneEdges() else { return }
    var outline = Path(through: left + right.reversed())
    outline.close()
    page.path("path class=cone", outline)
    page.path("path class=edge", Path(through: left))
    page.path("path class=edge", Path(through: right))
  }

  private func coneEdges() -> (left: [Point], right: [Point])? {
    var start = LandingModel.Fix(total: geometry.lowest, open: geometry.ceiling)
    var (from, upTo) = (geometry.lowest, geometry.highest)
    if let position = model.position {
      guard let range = model.range, let passing = range.passingFrom, let most = range.passingTo,
        position.open > 0
      else { return nil }
      (start, from, upTo) = (position, passing, most)
    } else if !model.isBlank {
      return nil
    }
    return (geometry.edge(from: start, to: from), geometry.edge(from: start, to: upTo))
  }

  private func runway(_ page: inout Page) {
    let top = geometry.ground - 350
    if let range = model.range, let from = range.passingFrom, let upTo = range.passingTo {
      let left = geometry.x(from)
      let right = max(geometry.x(upTo), left + 400)
      rectangle("rect class=runway height=7 rx=1.5", left, top, right - left, &page)
      let middle = Path(left + 500, geometry.ground, to: right - 500, geometry.ground)
      page.path("path class=centre", middle)
      page.path("path class=lights", middle)
    }
    if geometry.hasTape, !model.isLanded, let (left, right) = reachedOnAxis() {
      rectangle("rect class=zone height=7", left, top, right - left, &page)
    }
  }

  /// The tenth that is reached, on the axis.
  private func reachedOnAxis() -> (left: Int, right: Int)? {
    guard let index = model.thresholds.firstIndex(where: { $0.grade == model.grade })
    else { return nil }
    let end =
      index + 1 < model.thresholds.count ? model.thresholds[index + 1].points : geometry.highest
    return (geometry.x(model.thresholds[index].points), geometry.x(end))
  }

  // MARK: The ground

  private func ground(_ page: inout Page) {
    let ground = geometry.ground
    let start = geometry.x(geometry.lowest)
    page.path("path class=ground", Path(start, ground, to: geometry.width, ground))
    var (ticks, wholes, lamps, strong) = (Path(), Path(), Path(), Path())
    for threshold in model.thresholds {
      let x = max(geometry.x(threshold.points), 70)
      // Lamps are dots: lines of no length with round ends.
      if threshold.isWhole {
        wholes.append(Path(x, ground + 500, to: x, ground + 1500))
        strong.append(Path(x, ground + 900, to: x + 1, ground + 900))
      } else {
        ticks.append(Path(x, ground + 500, to: x, ground + 1000))
        lamps.append(Path(x, ground + 900, to: x + 1, ground + 900))
      }
    }
    page.path("path class=tick", ticks)
    page.path("path class=tick-whole", wholes)
    page.path("path class=lamp", lamps)
    page.path("path class=lamp-whole", strong)
    for threshold in model.thresholds where threshold.isWhole {
      let x = geometry.x(threshold.points)
      begin("text", x, ground + 2800, x < 1000 ? .start : .middle, &page)
      page.text(Wording.grade(threshold.grade))
      page.end()
    }
    if geometry.origin < geometry.lowest {
      page.path("path class=short", Path(start, ground, to: 200, ground))
      page.path(
        "path class=short",
        Path(through: [
          Point(x: 800, y: ground - 400), Point(x: 200, y: ground), Point(x: 800, y: ground + 400),
        ]))
    }
  }

  // MARK: The path

  private func path(_ page: inout Page) {
    if let first = model.flown.first, let far = geometry.approach {
      page.path(
        "path class=approach stroke='url(#scale-fade)'",
        Path(through: [far, geometry.place(first)]))
    }
    let touchdown = model.touchdown.map { geometry.place($0) }
    if let touchdown { circle("circle class=glow fill='url(#scale-glow)' r=30", touchdown, &page) }
    let (flown, ahead) = geometry.curves()
    page.path("path class='glide done'", flown)
    page.path("path class='glide ahead'", ahead)
    let isWide = geometry.isWide
    for fix in model.flown.dropFirst().dropLast() {
      circle(
        isWide ? "circle class='fix done' r=3.2" : "circle class='fix done' r=2.6",
        geometry.place(fix), &page)
    }
    for fix in model.ahead.dropLast() {
      circle(
        isWide ? "circle class=fix r=3.2" : "circle class=fix r=2.6", geometry.place(fix), &page)
    }
    if let position = model.isLanded ? model.flown.first : model.position {
      circle(
        isWide ? "circle class=position r=6" : "circle class=position r=5",
        geometry.place(position), &page)
    }
    guard let touchdown else { return }
    circle(
      isWide ? "circle class=touchdown r=7.5" : "circle class=touchdown r=6", touchdown, &page)
    if model.isLanded {
      circle(isWide ? "circle class=ring r=14" : "circle class=ring r=11", touchdown, &page)
    }
  }

  @inline(never)
  private func circle(_ tag: Literal, _ point: Point, _ page: inout Page) {
    page.begin(tag)
    page.attribute("cx", hundredths: point.x)
    page.attribute("cy", hundredths: point.y)
    page.end()
  }

  @inline(never)
  private func rectangle(
    _ tag: Literal, _ x: Int, _ y: Int, _ width: Int, _ page: inout Page
  ) {
    page.begin(tag)
    page.attribute("x", hundredths: x)
    page.attribute("y", hundredths: y)
    page.attribute("width", hundredths: width)
    page.end()
  }

  // MARK: Words

  private func labels(_ page: inout Page) {
    for label in LandingLabels(geometry).labels {
      begin("text", label.x, label.y, label.side == .end ? .end : .start, &page)
      if label.isWordsFirst { page.element("tspan class=word", label.words) }
      if !label.figure.isEmpty { page.element("tspan class=strong", label.figure) }
      if !label.isWordsFirst { page.element("tspan class=word", label.words) }
      page.end()
    }
    if let touchdown = model.touchdown, !geometry.hasTape {
      let x = min(max(geometry.x(touchdown.total), 1200), geometry.width - 1200)
      begin("text class=signal", x, geometry.ground + 4800, .middle, &page)
      page.text("\(touchdown.total)")
      page.end()
    }
  }

  private enum Side {
    case start
    case middle
    case end
  }

  @inline(never)
  private func begin(
    _ tag: Literal, _ x: Int, _ y: Int, _ side: Side, _ page: inout Page
  ) {
    page.begin(tag)
    page.attribute("x", hundredths: x)
    page.attribute("y", hundredths: y)
    if side != .start { page.attribute("text-anchor", side == .end ? "end" : "middle") }
  }

  // MARK: Lens and tape

  /// The part of the axis that the tape magnifies.
  private func lens(_ page: inout Page) {
    let left = geometry.x(geometry.tapeStart)
    let right = geometry.x(geometry.tapeStart + LandingGeometry.tapeSpan)
    let ground = geometry.ground
    var shape = Path(through: [
      Point(x: left, y: ground + 200), Point(x: right, y: ground + 200),
      Point(x: right, y: ground + 1600), Point(x: geometry.width - 100, y: ground + 4800),
      Point(x: 100, y: ground + 4800), Point(x: left, y: ground + 1600),
    ])
    shape.close()
    page.path("path class=lens", shape)
  }

  private func tapeOutline(_ page: inout Page) {
    page.begin("rect class=tape x=.5 rx=10")
    page.attribute("y", hundredths: geometry.tapeTop)
    page.attribute("width", hundredths: geometry.width - 100)
    page.attribute("height", hundredths: geometry.tapeHeight)
    page.end()
  }

  private func tape(_ page: inout Page) {
    guard let total = model.touchdown?.total else { return }
    let top = geometry.tapeTop
    let bottom = top + geometry.tapeHeight
    page.element("g class=magnified") { page in
      tapeOutline(&page)
      page.element("g clip-path='url(#scale-tape)'") { page in
        for segment in geometry.segments where segment.isReached {
          page.begin("rect class=reached")
          page.attribute("x", hundredths: segment.left)
          page.attribute("y", hundredths: top + 50)
          page.attribute("width", hundredths: segment.right - segment.left)
          page.attribute("height", hundredths: geometry.tapeHeight - 100)
          page.end()
        }
        pointTicks(&page)
        for segment in geometry.segments where segment.left > 0 {
          page.path(
            segment.threshold == geometry.next || segment.threshold == goal
              ? "path class='threshold next'" : "path class=threshold",
            Path(segment.left, top, to: segment.left, bottom))
        }
      }
      for segment in geometry.segments { label(segment, total, &page) }
      if let goal { flag(goal, top, bottom, &page) }
      needle(at: total, top: top, bottom: bottom, &page)
    }
  }

  private func pointTicks(_ page: inout Page) {
    var (ticks, fifths) = (Path(), Path())
    let y = geometry.tapeTop + 100
    for total in geometry.tapeStart...(geometry.tapeStart + LandingGeometry.tapeSpan) {
      let x = geometry.tapeX(total)
      if total % 5 == 0 {
        fifths.append(Path(x, y, to: x, y + 900))
      } else {
        ticks.append(Path(x, y, to: x, y + 500))
      }
    }
    page.path("path class=point", ticks)
    page.path("path class=point-fifth", fifths)
  }

  /// The grade in its piece of the tape; where the needle stands, on the freer side of it.
  private func label(_ segment: LandingGeometry.Segment, _ total: Int, _ page: inout Page) {
    let size = geometry.isWide ? 3400 : 3000
    let margin = min(1400, max((segment.right - segment.left - size) / 3, 500))
    let needle = geometry.tapeX(total)
    let isRight = segment.isReached && segment.right - needle > needle - segment.left
    guard segment.right - segment.left >= size + margin else { return }
    begin(
      segment.isReached ? "text class='tenth on'" : "text class=tenth",
      isRight ? segment.right - margin : segment.left + margin, geometry.tapeTop + 4100,
      isRight ? .end : .start, &page)
    page.text(Wording.grade(segment.threshold.grade))
    page.end()
  }

  /// A flag where the goal begins, or an arrow at the edge beyond which it does.
  private func flag(_ goal: Threshold, _ top: Int, _ bottom: Int, _ page: inout Page) {
    let x = geometry.tapeX(goal.points)
    let words = bottom + 1700
    var shape: Path
    if x < 0 || x > geometry.width - 200 {
      let (edge, way) = x < 0 ? (200, 1) : (geometry.width - 200, -1)
      let middle = top + geometry.tapeHeight / 2
      shape = Path(through: [
        Point(x: edge + way * 900, y: middle - 700), Point(x: edge, y: middle),
        Point(x: edge + way * 900, y: middle + 700),
      ])
    } else {
      shape = Path(through: [
        Point(x: x, y: top), Point(x: x + 1400, y: top), Point(x: x + 1000, y: top + 500),
        Point(x: x + 1400, y: top + 1000), Point(x: x, y: top + 1000),
      ])
    }
    shape.close()
    page.path("path class=flag", shape)
    // Below the tape, where neither the needle's figure nor the next tenth's stand.
    guard goal != geometry.next, let total = model.touchdown?.total else { return }
    let (length, needle) = (7600, geometry.tapeX(total))
    let next = geometry.next.map { geometry.tapeX($0.points) + 6600 } ?? needle
    let place = min(max(x, 0), geometry.width - 100)
    let isEnd = place + length > geometry.width
    let start = isEnd ? place - length : place
    guard start > next || start + length < needle - 3400 else { return }
    begin("text", place, words, isEnd ? .end : .start, &page)
    page.element("tspan class=strong", "\(goal.points)")
    page.element("tspan class=word", " \(Texts.goal) \(Wording.grade(goal.grade))")
    page.end()
  }

  private func needle(at total: Int, top: Int, bottom: Int, _ page: inout Page) {
    let x = geometry.tapeX(total)
    let words = bottom + 1700
    let hasRoom = x >= 2600
    if let next = geometry.next {
      let end = geometry.tapeX(next.points)
      page.path("path class=gap", Path(x, bottom - 800, to: end - 100, bottom - 800))
      begin("text", max(end - 100, x + 400, hasRoom ? 0 : 2800), words, .start, &page)
      page.element("tspan class=strong", "\(next.points)")
      page.element("tspan class=word", " \(Texts.stillMissing(next.points - total))")
      page.end()
    }
    page.path("path class=needle", Path(x, top - 200, to: x, bottom))
    var head = Path(through: [
      Point(x: x - 600, y: top - 700), Point(x: x + 600, y: top - 700), Point(x: x, y: top + 200),
    ])
    head.close()
    page.path("path class=needle-head", head)
    begin("text class=signal", hasRoom ? x - 100 : 0, words, hasRoom ? .end : .start, &page)
    page.text("\(total)")
    page.end()
  }
}

extension Threshold {
  /// Whether a whole grade begins here.
  fileprivate var isWhole: Bool { grade.tenths % 10 == 0 }
}
