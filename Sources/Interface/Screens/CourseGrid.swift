import Abitur
import Planner

/// All courses as a table: a row for a subject, a column for a half-year.
struct CourseGrid {
  let plan: PlanModel

  private var block: BlockOneAssessment { plan.assessment.blockOne }

  func node() -> Node {
    tag("section", .class("section", "courses")) {
      tag("header", .class("section-head")) {
        tag("h2", .class("section-title")) { Texts.courses }
        tag("span", .class("caption")) { plan.blocks.first?.note ?? "" }
      }
      table()
      if let component { tag("p", .class("small")) { component } }
      if let points = block.points {
        tag("p", .class("grid-sum")) {
          tag("span", .class("small")) {
            Texts.sumLine(block.sum, weights: block.divisor, factor: BlockOneRules.scale)
          }
          Components.figure(points, "figure-l", block.basis)
        }
      }
      if let tight = plan.wording.tightPoint(block) { tag("p", .class("small")) { tight } }
      legend()
    }
  }

  /// Where the component goes, which is no course but may stand in the sum.
  private var component: String? {
    guard let place = plan.assessment.componentPlace, let entry = plan.plan.candidate.component
    else { return nil }
    let points = entry.points.map { Wording.points($0) } ?? Wording.stillOpen
    return "\(plan.wording.name(entry.id)) \(Wording.place(place)): \(points)"
  }

  // MARK: Table

  private func table() -> Node {
    tag("table", .class("grid")) {
      tag("caption", .class("unseen")) { Texts.coursesCaption }
      tag("thead") {
        tag("tr") {
          tag("th", .literal("scope", "col"), .class("grid-subject")) {
            Components.hidden(Texts.subject)
          }
          for halfYear in HalfYear.allCases {
            tag("th", .literal("scope", "col")) {
              tag("span", .decoration) { Texts.halfYear(halfYear) }
              Components.hidden(Wording.halfYear(halfYear))
            }
          }
          tag("th", .literal("scope", "col"), .class("wide", "why")) { Texts.why }
          for title in [Texts.sum, Texts.weight, Texts.contribution] {
            tag("th", .literal("scope", "col"), .class("wide", "number")) { title }
          }
        }
      }
      for group in plan.courses.groups where !group.rows.isEmpty {
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
    let taken = row.taken
    let isDoubled = !taken.isEmpty && taken.allSatisfy { $0.weight > 1 }
    let isBracketed = !taken.isEmpty && row.weight == 0
    return tag("tr", .classes(isBracketed ? ["bracketed"] : [])) {
      tag("th", .literal("scope", "row"), .class("grid-subject")) {
        tag("span") { Texts.breakable(row.subject) }
        if isDoubled { tag("small") { Texts.doubledRow } }
        if isBracketed { tag("small") { Texts.bracketedRow } }
      }
      for cell in row.cells {
        tag("td", .class("cell")) { Tile(cell: cell, wording: plan.wording).node() }
      }
      tag("td", .class("wide", "why")) { Texts.reason(row, in: kind, plan.wording) }
      number(row.sum, "figure-m", row.basis)
      number(row.weight > 0 ? Ratio(row.weight) : nil, "figure-s", .earned)
      number(row.weight > 0 ? row.contribution : nil, "figure-m", row.basis)
    }
  }

  private func number(_ number: Ratio?, _ style: StaticString, _ basis: Basis) -> Node {
    tag("td", .class("wide", "number")) {
      if let number {
        Components.figure(Wording.number(number, places: 1), style, basis)
      } else {
        tag("span", .class("caption")) { Texts.noGrade }
      }
    }
  }

  // MARK: Legend

  /// What the shapes mean, as far as they occur.
  private func legend() -> Node {
    tag("ul", .class("legend"), .label(Texts.legend)) {
      for sign in Tile.Sign.allCases {
        if let cell = block.courses.last(where: { Tile.Sign($0) == sign }) {
          tag("li") {
            tag("span", .decoration) { Tile(cell: cell, wording: plan.wording).node() }
            Texts.legend(sign)
          }
        }
      }
    }
  }
}
