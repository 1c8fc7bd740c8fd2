/// A course as a tile: its shape says whether it counts, its colour and figure how good it is.
struct Tile {
  let cell: CourseGridModel.Cell

  func node() -> Node {
    tag("span", .classes(classes)) {
      if isBracketed { tag("i", .decoration) }
      figure
      if isBracketed { tag("i", .decoration) }
      if isStruck { strike }
      Components.hidden(Texts.spoken(cell))
    }
  }

  private var classes: [StaticString] {
    var classes: [StaticString] = ["tile"]
    if let points = cell.state.points {
      classes.append(Self.colour(of: points))
      if points.floor < 5 { classes.append("low") }
    }
    switch cell.state {
    case .graded: break
    case .projected: classes.append("projected")
    case .ungraded: classes.append("ungraded")
    case .notTaken: return ["tile", "none"]
    }
    switch cell.verdict {
    case .compulsory, .free: break
    case .kept: classes.append("pinned")
    case .bracketed, .limited: classes += ["bracket", "pinned"]
    case .weaker: classes.append("bracket")
    case .zero, .barred: classes.append("struck")
    case .notTaken: break
    }
    if cell.weight == 2 { classes.append("doubled") }
    return classes
  }

  private var isBracketed: Bool {
    if case .notTaken = cell.state { return false }
    switch cell.verdict {
    case .bracketed, .limited, .weaker: return true
    case .compulsory, .free, .kept, .zero, .barred, .notTaken: return false
    }
  }

  private var isStruck: Bool {
    switch cell.verdict {
    case .zero, .barred: true
    case .compulsory, .free, .kept, .bracketed, .limited, .weaker, .notTaken: false
    }
  }

  private var figure: Node? {
    switch cell.state {
    case .graded(let points): tag("b") { "\(points)" }
    case .projected(let points): tag("b") { German.points(points) }
    case .ungraded: tag("b", .decoration) { "·" }
    case .notTaken: nil
    }
  }

  private var strike: Node {
    tag(
      "svg", .class("strike"), .literal("viewBox", "0 0 48 44"),
      .literal("preserveAspectRatio", "none"), .decoration
    ) {
      tag("path", .literal("d", "M3 41 45 3"))
    }
  }

  /// The class of the colour of so many points, from 0 to 15.
  static func colour(of points: Fraction) -> StaticString {
    switch points.floor {
    case ..<1: "p0"
    case 1: "p1"
    case 2: "p2"
    case 3: "p3"
    case 4: "p4"
    case 5: "p5"
    case 6: "p6"
    case 7: "p7"
    case 8: "p8"
    case 9: "p9"
    case 10: "p10"
    case 11: "p11"
    case 12: "p12"
    case 13: "p13"
    case 14: "p14"
    default: "p15"
    }
  }
}
