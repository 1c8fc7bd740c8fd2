import Abitur

/// The landing scale: the app's one instrument, drawn for the width it has.
///
/// It is an image to a screen reader, with all it says in its name; the same facts stand as text
/// around it.
struct LandingScale {
  let geometry: LandingGeometry

  init(_ model: LandingModel, width: Int) {
    geometry = LandingGeometry(model, width: width)
  }

  private var model: LandingModel { geometry.model }

  func node() -> Node {
    tag(
      "svg", .classes(geometry.isWide ? ["scale", "scale-wide"] : ["scale"]),
      .text("viewBox", viewBox), .literal("role", "img"), .label(model.spoken)
    ) {
      definitions()
      if geometry.hasTape { lens() }
      cone()
      ground()
      runway()
      path()
      labels()
      if geometry.hasTape { tape() }
    }
  }

  private var viewBox: String {
    var bytes: [UInt8] = []
    bytes.append("0 0 ")
    bytes.append(hundredths: geometry.width)
    bytes.append(UInt8(ascii: " "))
    bytes.append(hundredths: geometry.height)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Definitions

  @NodeBuilder private func definitions() -> [Node] {
    tag("defs") {
      tag("radialGradient", .id("scale-glow")) {
        tag("stop", .class("glow-in"), .literal("offset", "0"))
        tag("stop", .class("glow-out"), .literal("offset", "1"))
      }
      if let far = geometry.approach, let near = model.flown.first.map({ geometry.place($0) }) {
        tag(
          "linearGradient", .id("scale-fade"), .literal("gradientUnits", "userSpaceOnUse"),
          .length("x1", far.x), .length("y1", far.y), .length("x2", near.x), .length("y2", near.y)
        ) {
          tag("stop", .class("fade-in"), .literal("offset", "0"))
          tag("stop", .class("fade-out"), .literal("offset", "1"))
        }
      }
      if geometry.hasTape {
        tag("clipPath", .id("scale-tape")) { tapeOutline() }
      }
    }
  }

  // MARK: What is possible

  @NodeBuilder private func cone() -> [Node] {
    if let (left, right) = coneEdges() {
      let outline = line(left) { path in
        for point in right.reversed() { path.line(point.x, point.y) }
        path.close()
      }
      tag("path", .class("cone"), .text("d", outline))
      tag("path", .class("edge"), .text("d", line(left)))
      tag("path", .class("edge"), .text("d", line(right)))
    }
  }

  private func coneEdges() -> (left: [LandingGeometry.Point], right: [LandingGeometry.Point])? {
    guard let position = model.position else {
      guard model.isBlank else { return nil }
      let origin = LandingModel.Fix(total: geometry.lowest, open: geometry.ceiling)
      return (
        geometry.edge(from: origin, to: geometry.lowest),
        geometry.edge(from: origin, to: geometry.highest)
      )
    }
    guard let range = model.range, let from = range.passingFrom, let upTo = range.passingTo,
      position.open > 0
    else { return nil }
    return (geometry.edge(from: position, to: from), geometry.edge(from: position, to: upTo))
  }

  private func line(
    _ points: [LandingGeometry.Point], then finish: (inout LandingGeometry.Path) -> Void = { _ in }
  ) -> String {
    var path = LandingGeometry.Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point.x, point.y) } else { path.line(point.x, point.y) }
    }
    finish(&path)
    return path.text
  }

  @NodeBuilder private func runway() -> [Node] {
    if let range = model.range, let from = range.passingFrom, let upTo = range.passingTo {
      let left = geometry.x(from)
      let right = max(geometry.x(upTo), left + 400)
      tag(
        "rect", .class("runway"), .length("x", left), .length("y", geometry.ground - 350),
        .length("width", right - left), .literal("height", "7"), .literal("rx", "1.5"))
      let middle = horizontal(left + 500, right - 500, geometry.ground)
      tag("path", .class("centre"), .text("d", middle))
      tag("path", .class("lights"), .text("d", middle))
    }
    if geometry.hasTape, !model.isLanded, let segment = reachedOnAxis() {
      tag(
        "rect", .class("zone"), .length("x", segment.left), .length("y", geometry.ground - 350),
        .length("width", segment.right - segment.left), .literal("height", "7"))
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

  @NodeBuilder private func ground() -> [Node] {
    tag(
      "path", .class("ground"),
      .text("d", horizontal(geometry.x(geometry.lowest), geometry.width, geometry.ground)))
    tag("path", .class("tick"), .text("d", ticks(isWhole: false, length: 500)))
    tag("path", .class("tick-whole"), .text("d", ticks(isWhole: true, length: 1000)))
    tag("path", .class("lamp"), .text("d", lamps(isWhole: false)))
    tag("path", .class("lamp-whole"), .text("d", lamps(isWhole: true)))
    for threshold in model.thresholds where threshold.grade.tenths % 10 == 0 {
      tag(
        "text", .length("x", geometry.x(threshold.points)), .length("y", geometry.ground + 2800),
        anchor(geometry.x(threshold.points) < 1000 ? .start : .middle)
      ) { Wording.grade(threshold.grade) }
    }
    if geometry.origin < geometry.lowest {
      tag(
        "path", .class("short"),
        .text("d", horizontal(geometry.x(geometry.lowest), 200, geometry.ground)))
      let head = line([
        LandingGeometry.Point(x: 800, y: geometry.ground - 400),
        LandingGeometry.Point(x: 200, y: geometry.ground),
        LandingGeometry.Point(x: 800, y: geometry.ground + 400),
      ])
      tag("path", .class("short"), .text("d", head))
    }
  }

  private func isWhole(_ threshold: Threshold) -> Bool { threshold.grade.tenths % 10 == 0 }

  private func ticks(isWhole: Bool, length: Int) -> String {
    var path = LandingGeometry.Path()
    for threshold in model.thresholds where self.isWhole(threshold) == isWhole {
      let x = max(geometry.x(threshold.points), 70)
      path.move(x, geometry.ground + 500)
      path.line(x, geometry.ground + 500 + length)
    }
    return path.text
  }

  /// Dots: lines of no length with round ends.
  private func lamps(isWhole: Bool) -> String {
    var path = LandingGeometry.Path()
    for threshold in model.thresholds where self.isWhole(threshold) == isWhole {
      let x = max(geometry.x(threshold.points), 70)
      path.move(x, geometry.ground + 900)
      path.line(x + 1, geometry.ground + 900)
    }
    return path.text
  }

  private func horizontal(_ left: Int, _ right: Int, _ y: Int) -> String {
    line([LandingGeometry.Point(x: left, y: y), LandingGeometry.Point(x: right, y: y)])
  }

  // MARK: The path

  @NodeBuilder private func path() -> [Node] {
    if let first = model.flown.first, let far = geometry.approach {
      tag(
        "path", .class("approach"), .literal("stroke", "url(#scale-fade)"),
        .text("d", line([far, geometry.place(first)])))
    }
    if let touchdown = model.touchdown {
      let point = geometry.place(touchdown)
      tag(
        "circle", .class("glow"), .literal("fill", "url(#scale-glow)"), .length("cx", point.x),
        .length("cy", point.y), .literal("r", "30"))
    }
    let (flown, ahead) = geometry.curves()
    tag("path", .class("glide", "done"), .text("d", flown.text))
    tag("path", .class("glide", "ahead"), .text("d", ahead.text))
    for fix in model.flown.dropFirst().dropLast() { fixMark(fix, isDone: true) }
    for fix in model.ahead.dropLast() { fixMark(fix, isDone: false) }
    if let first = model.flown.first { positionMark(model.isLanded ? first : model.position) }
    if let touchdown = model.touchdown { touchdownMark(geometry.place(touchdown)) }
  }

  private func fixMark(_ fix: LandingModel.Fix, isDone: Bool) -> Node {
    let point = geometry.place(fix)
    return tag(
      "circle", .classes(isDone ? ["fix", "done"] : ["fix"]), .length("cx", point.x),
      .length("cy", point.y), .literal("r", geometry.isWide ? "3.2" : "2.6"))
  }

  private func positionMark(_ fix: LandingModel.Fix?) -> Node? {
    guard let fix else { return nil }
    let point = geometry.place(fix)
    return tag(
      "circle", .class("position"), .length("cx", point.x), .length("cy", point.y),
      .literal("r", geometry.isWide ? "6" : "5"))
  }

  @NodeBuilder private func touchdownMark(_ point: LandingGeometry.Point) -> [Node] {
    tag(
      "circle", .class("touchdown"), .length("cx", point.x), .length("cy", point.y),
      .literal("r", geometry.isWide ? "7.5" : "6"))
    if model.isLanded {
      tag(
        "circle", .class("ring"), .length("cx", point.x), .length("cy", point.y),
        .literal("r", geometry.isWide ? "14" : "11"))
    }
  }

  // MARK: Words

  @NodeBuilder private func labels() -> [Node] {
    for label in LandingLabels(geometry).labels {
      tag(
        "text", .length("x", label.x), .length("y", label.y),
        anchor(label.side == .end ? .end : .start)
      ) {
        if label.isWordsFirst { tag("tspan", .class("word")) { label.words } }
        if !label.figure.isEmpty { tag("tspan", .class("strong")) { label.figure } }
        if !label.isWordsFirst { tag("tspan", .class("word")) { label.words } }
      }
    }
    if let touchdown = model.touchdown, !geometry.hasTape {
      let x = min(max(geometry.x(touchdown.total), 1200), geometry.width - 1200)
      tag(
        "text", .class("signal"), .length("x", x), .length("y", geometry.ground + 4800),
        anchor(.middle)
      ) { "\(touchdown.total)" }
    }
  }

  private enum Side {
    case start
    case middle
    case end
  }

  private func anchor(_ side: Side) -> Attribute? {
    switch side {
    case .start: nil
    case .middle: .literal("text-anchor", "middle")
    case .end: .literal("text-anchor", "end")
    }
  }

  // MARK: Lens and tape

  /// The part of the axis that the tape magnifies.
  private func lens() -> Node {
    let left = geometry.x(geometry.tapeStart)
    let right = geometry.x(geometry.tapeStart + LandingGeometry.tapeSpan)
    let shape = line(
      [
        (left, 200), (right, 200), (right, 1600), (geometry.width - 100, 4800), (100, 4800),
        (left, 1600),
      ]
      .map { LandingGeometry.Point(x: $0.0, y: geometry.ground + $0.1) }
    ) { $0.close() }
    return tag("path", .class("lens"), .text("d", shape))
  }

  private func tapeOutline() -> Node {
    tag(
      "rect", .class("tape"), .literal("x", ".5"), .length("y", geometry.tapeTop),
      .length("width", geometry.width - 100), .length("height", geometry.tapeHeight),
      .literal("rx", "10"))
  }

  @NodeBuilder private func tape() -> [Node] {
    let top = geometry.tapeTop
    let bottom = top + geometry.tapeHeight
    tag("g", .class("magnified")) {
      tapeOutline()
      tag("g", .literal("clip-path", "url(#scale-tape)")) {
        for segment in geometry.segments where segment.isReached {
          tag(
            "rect", .class("reached"), .length("x", segment.left), .length("y", top + 50),
            .length("width", segment.right - segment.left),
            .length("height", geometry.tapeHeight - 100))
        }
        tag("path", .class("point"), .text("d", pointTicks(isFifth: false)))
        tag("path", .class("point-fifth"), .text("d", pointTicks(isFifth: true)))
        for segment in geometry.segments where segment.left > 0 {
          let isNext = segment.threshold == geometry.next
          tag(
            "path", .classes(isNext ? ["threshold", "next"] : ["threshold"]),
            .text("d", vertical(segment.left, top, bottom)))
        }
      }
      for segment in geometry.segments { segmentLabel(segment) }
      needle(top: top, bottom: bottom)
    }
  }

  private func pointTicks(isFifth: Bool) -> String {
    var path = LandingGeometry.Path()
    let start = geometry.tapeStart
    for total in start...(start + LandingGeometry.tapeSpan) where (total % 5 == 0) == isFifth {
      path.move(geometry.tapeX(total), geometry.tapeTop + 100)
      path.line(geometry.tapeX(total), geometry.tapeTop + (isFifth ? 1000 : 600))
    }
    return path.text
  }

  private func vertical(_ x: Int, _ top: Int, _ bottom: Int) -> String {
    line([LandingGeometry.Point(x: x, y: top), LandingGeometry.Point(x: x, y: bottom)])
  }

  /// The grade in its piece of the tape; where the needle stands, on the freer side of it.
  private func segmentLabel(_ segment: LandingGeometry.Segment) -> Node? {
    let size = geometry.isWide ? 3400 : 3000
    let margin = min(1400, max((segment.right - segment.left - size) / 3, 500))
    var isRight = false
    if segment.isReached, let total = model.touchdown?.total {
      let needle = geometry.tapeX(total)
      isRight = segment.right - needle > needle - segment.left
    }
    guard segment.right - segment.left >= size + margin else { return nil }
    return tag(
      "text", .classes(segment.isReached ? ["tenth", "on"] : ["tenth"]),
      .length("x", isRight ? segment.right - margin : segment.left + margin),
      .length("y", geometry.tapeTop + 4100), anchor(isRight ? .end : .start)
    ) { Wording.grade(segment.threshold.grade) }
  }

  @NodeBuilder private func needle(top: Int, bottom: Int) -> [Node] {
    if let total = model.touchdown?.total {
      let x = geometry.tapeX(total)
      let words = bottom + 1700
      let hasRoom = x >= 2600
      if let next = geometry.next {
        let end = geometry.tapeX(next.points)
        tag("path", .class("gap"), .text("d", horizontal(x, end - 100, bottom - 800)))
        tag("text", .length("x", max(end - 100, x + 400, hasRoom ? 0 : 2800)), .length("y", words))
        {
          tag("tspan", .class("strong")) { "\(next.points)" }
          tag("tspan", .class("word")) { Texts.stillMissing(next.points - total) }
        }
      }
      tag("path", .class("needle"), .text("d", vertical(x, top - 200, bottom)))
      let head = line([
        LandingGeometry.Point(x: x - 600, y: top - 700),
        LandingGeometry.Point(x: x + 600, y: top - 700),
        LandingGeometry.Point(x: x, y: top + 200),
      ]) { $0.close() }
      tag("path", .class("needle-head"), .text("d", head))
      tag(
        "text", .class("signal"), .length("x", hasRoom ? x - 100 : 0), .length("y", words),
        anchor(hasRoom ? .end : .start)
      ) { "\(total)" }
    }
  }
}
