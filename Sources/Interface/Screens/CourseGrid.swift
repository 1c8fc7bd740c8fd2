/// All courses as a table: a row for a subject, a column for a half-year.
struct CourseGrid {
  let model: CourseGridModel

  private var halfYears: ClosedRange<Int> { 1...4 }

  func node() -> Node {
    tag("section", .class("section", "courses")) {
      tag("header", .class("section-head")) {
        tag("h2", .class("section-title")) { Texts.courses }
        tag("span", .class("caption")) {
          model.points == nil
            ? Texts.coursesTaken(model.taken) : Texts.coursesCount(model.counted, of: model.taken)
        }
      }
      table()
      if let sum = model.sum, let points = model.points {
        tag("p", .class("grid-sum")) {
          tag("span", .class("small")) {
            Texts.sumLine(sum, weights: model.weights, factor: model.factor)
          }
          Components.figure("\(points)", "figure-l", certainty: model.certainty)
        }
      }
      legend()
    }
  }

  private func table() -> Node {
    tag("table", .class("grid")) {
      tag("caption", .class("unseen")) { Texts.coursesCaption }
      tag("thead") {
        tag("tr") {
          tag("th", .literal("scope", "col"), .class("grid-subject")) {
            Components.hidden(Texts.subject)
          }
          for number in halfYears {
            tag("th", .literal("scope", "col")) {
              tag("span", .decoration) { Texts.halfYear(number) }
              Components.hidden(Texts.halfYearSpoken(number))
            }
          }
          tag("th", .literal("scope", "col"), .class("wide", "why")) { Texts.why }
          tag("th", .literal("scope", "col"), .class("wide", "number")) { Texts.sum }
          tag("th", .literal("scope", "col"), .class("wide", "number")) { Texts.weight }
          tag("th", .literal("scope", "col"), .class("wide", "number")) { Texts.contribution }
        }
      }
      for group in model.groups where !group.rows.isEmpty {
        tag("tbody") {
          tag("tr", .class("group")) {
            tag("th", .literal("scope", "rowgroup"), .literal("colspan", "5")) {
              Texts.group(group.kind)
            }
          }
          for row in group.rows { self.row(row, in: group.kind) }
        }
      }
    }
  }

  private func row(_ row: CourseGridModel.Row, in kind: CourseGridModel.Kind) -> Node {
    let taken = row.cells.filter { $0.verdict != .notTaken }
    let isDoubled = !taken.isEmpty && taken.allSatisfy { $0.weight == 2 }
    let isBracketed = !taken.isEmpty && taken.allSatisfy { $0.weight == 0 }
    let certainty: Certainty = taken.allSatisfy { $0.isGraded } ? .certain : .projected
    return tag("tr", .classes(isBracketed ? ["bracketed"] : [])) {
      tag("th", .literal("scope", "row"), .class("grid-subject")) {
        tag("span") { Texts.breakable(row.subject) }
        if isDoubled { tag("small") { Texts.doubledRow } }
        if isBracketed { tag("small") { Texts.bracketedRow } }
      }
      for cell in row.cells { tag("td", .class("cell")) { Tile(cell: cell).node() } }
      tag("td", .class("wide", "why")) { reason(row, in: kind) }
      tag("td", .class("wide", "number")) { figure(row.sum, "figure-m", certainty) }
      tag("td", .class("wide", "number")) {
        figure(row.weight > 0 ? Fraction(row.weight) : nil, "figure-s", .certain)
      }
      tag("td", .class("wide", "number")) {
        figure(row.weight > 0 ? row.contribution : nil, "figure-m", certainty)
      }
    }
  }

  private func reason(_ row: CourseGridModel.Row, in kind: CourseGridModel.Kind) -> String {
    Texts.reason(
      kind, compulsory: row.cells.count { $0.verdict == .compulsory },
      free: row.cells.count { $0.verdict == .free },
      kept: row.cells.count { $0.verdict == .kept })
  }

  private func figure(
    _ number: Fraction?, _ style: StaticString, _ certainty: Certainty
  ) -> Node {
    guard let number else { return tag("span", .class("caption")) { Texts.noGrade } }
    return Components.figure(German.points(number), style, certainty: certainty)
  }

  // MARK: Legend

  /// What the shapes mean, as far as they occur.
  private func legend() -> Node {
    let cells = model.groups.flatMap { $0.rows }.flatMap { $0.cells }
    return tag("ul", .class("legend"), .label(Texts.legend)) {
      for sign in Sign.allCases {
        if cells.contains(where: { sign.fits($0) }) {
          tag("li") {
            tag("span", .decoration) { Tile(cell: sign.example).node() }
            sign.text
          }
        }
      }
    }
  }

  private enum Sign: CaseIterable {
    case counted
    case doubled
    case weaker
    case bracketed
    case impossible
    case projected
    case ungraded
    case notTaken

    func fits(_ cell: CourseGridModel.Cell) -> Bool {
      switch self {
      case .counted: cell.isGraded && cell.weight == 1
      case .doubled: cell.isGraded && cell.weight == 2
      case .weaker: cell.isGraded && cell.verdict == .weaker
      case .bracketed: cell.isGraded && (cell.verdict == .bracketed || cell.verdict == .limited)
      case .impossible: cell.verdict == .zero || cell.verdict == .barred
      case .projected: cell.isProjected && cell.weight > 0
      case .ungraded: cell.isUngraded
      case .notTaken: cell.verdict == .notTaken
      }
    }

    /// A course that looks like this.
    var example: CourseGridModel.Cell {
      switch self {
      case .counted: CourseGridModel.Cell(state: .graded(11), weight: 1, verdict: .free)
      case .doubled: CourseGridModel.Cell(state: .graded(11), weight: 2, verdict: .free)
      case .weaker: CourseGridModel.Cell(state: .graded(5), weight: 0, verdict: .weaker)
      case .bracketed: CourseGridModel.Cell(state: .graded(7), weight: 0, verdict: .bracketed)
      case .impossible: CourseGridModel.Cell(state: .graded(0), weight: 0, verdict: .zero)
      case .projected:
        CourseGridModel.Cell(state: .projected(Fraction(10)), weight: 1, verdict: .free)
      case .ungraded: CourseGridModel.Cell(state: .ungraded, weight: 1, verdict: .free)
      case .notTaken: CourseGridModel.Cell(state: .notTaken, weight: 0, verdict: .notTaken)
      }
    }

    var text: String {
      switch self {
      case .counted: Texts.legendCounted
      case .doubled: Texts.legendDoubled
      case .weaker: Texts.legendWeaker
      case .bracketed: Texts.legendBracketed
      case .impossible: Texts.legendImpossible
      case .projected: Texts.legendProjected
      case .ungraded: Texts.legendUngraded
      case .notTaken: Texts.legendNotTaken
      }
    }
  }
}

extension CourseGridModel.Cell {
  fileprivate var isGraded: Bool {
    if case .graded = state { return true }
    return false
  }

  fileprivate var isProjected: Bool {
    if case .projected = state { return true }
    return false
  }

  fileprivate var isUngraded: Bool {
    if case .ungraded = state { return true }
    return false
  }
}
