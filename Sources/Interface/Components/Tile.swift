import Abitur
import JSON

/// A course as a tile: its shape says whether it counts, its colour and figure how good it is.
struct Tile {
  let cell: CourseAssessment
  let wording: Wording

  func write(to page: inout Page) {
    let sign = Sign(cell)
    let isBracketed = cell.weight == 0 && (sign == .weaker || sign == .bracketed)
    page.element("span") { page in
      page.classes(classes(sign))
      if isBracketed { page.markup("<i aria-hidden=true></i>") }
      if sign == .ungraded {
        page.markup("<b aria-hidden=true>·</b>")
      } else if let points = cell.points {
        page.element("b", Wording.number(points, places: 1))
      }
      if isBracketed { page.markup("<i aria-hidden=true></i>") }
      if sign == .impossible {
        page.markup(
          """
          <svg class=strike viewBox='0 0 48 44' preserveAspectRatio=none aria-hidden=true>\
          <path d='M3 41 45 3'/></svg>
          """)
      }
      page.hidden(Texts.spoken(cell, wording))
    }
  }

  /// What a course is at a glance; where it is more than one thing, what matters most.
  enum Sign: CaseIterable {
    case counted
    case doubled
    case weaker
    case bracketed
    case impossible
    case projected
    case ungraded
    case notTaken

    init(_ cell: CourseAssessment) {
      switch cell.verdict {
      case .notTaken: self = .notTaken
      case _ where cell.points == nil: self = .ungraded
      case .bracketed, .limited: self = .bracketed
      case .weaker: self = .weaker
      case .zero, .capped: self = .impossible
      case .required, .fulfils, .free, .held:
        self = cell.basis == .projected ? .projected : cell.weight > 1 ? .doubled : .counted
      }
    }
  }

  private func classes(_ sign: Sign) -> [Literal] {
    guard let points = cell.points else {
      return ["tile", sign == .notTaken ? "none" : "ungraded"]
    }
    var classes: [Literal] = ["tile", Tile.colour(of: points)]
    if points < Ratio(5) { classes.append("low") }
    if cell.basis == .projected { classes.append("projected") }
    switch sign {
    case .bracketed: classes += ["bracket", "pinned"]
    case .weaker: classes.append("bracket")
    case .impossible: classes.append("struck")
    default: if cell.verdict == .held { classes.append("pinned") }
    }
    if cell.weight > 1 { classes.append("doubled") }
    return classes
  }

  /// The class of the colour of so many points, from 0 to 15.
  static func colour(of points: Ratio) -> Literal {
    colours[min(max(points.rounded(.down), 0), colours.count - 1)]
  }

  private static let colours: [Literal] = [
    "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14",
    "p15",
  ]
}
