import Abitur
import JSON
import Planner

/// All courses as a table: a row for a subject, a column for a half-year.
struct CourseGrid {
  let shell: Shell
  let plan: PlanModel

  private var block: BlockOneAssessment { plan.assessment.blockOne }

  func write(to page: inout Page) {
    shell.moments(&page)
    page.element("header class=screen-head") { page in
      page.element("div") { page in
        page.title("h1 class=screen-title", Texts.courses)
        page.element("p class=small", plan.blocks.first?.note ?? "")
      }
      if !shell.ownSubjects.isEmpty {
        page.link(Texts.subjects, icon: Icon.edit, style: "quiet", .subjects)
      }
    }
    page.element("section class=courses") { page in
      page.label(Texts.courses)
      table(&page)
      if let component { page.element("p class=small", component) }
      if let points = block.points, let sum = block.sum {
        page.element("p class=grid-sum") { page in
          page.element(
            "span class=small",
            Texts.sumLine(sum, weights: block.divisor, factor: BlockOneRules.scale))
          page.figure(points, "figure-l", block.basis)
        }
      }
      if let tight = plan.wording.tightPoint(block) { page.element("p class=small", tight) }
      legend(&page)
    }
  }

  /// Where the component goes, which is no course but may stand in the sum.
  private var component: Text? {
    guard let place = plan.assessment.componentPlace, let entry = plan.plan.candidate.component
    else { return nil }
    let points = entry.points.map { Wording.points($0) } ?? Text(Wording.stillOpen)
    return "\(plan.wording.name(entry.id)) \(Wording.place(place)): \(points)"
  }

  // MARK: Table

  private func table(_ page: inout Page) {
    page.element("table class=grid") { page in
      page.element("caption class=unseen", Texts.coursesCaption)
      page.element("thead") { page in
        page.element("tr") { page in
          page.element("th scope=col class=grid-subject") { page in page.hidden(Text(Texts.subject))
          }
          for halfYear in HalfYear.allCases {
            page.element("th scope=col") { page in
              page.element("span aria-hidden=true", Texts.halfYear(halfYear))
              page.hidden(Wording.halfYear(halfYear))
            }
          }
          page.element("th scope=col class='wide why'", Texts.why)
          page.element("th scope=col class='wide number'", Texts.sum)
          page.element("th scope=col class='wide number'", Texts.weight)
          page.element("th scope=col class='wide number'", Texts.contribution)
        }
      }
      for group in plan.courses.groups where !group.rows.isEmpty {
        page.element("tbody") { page in
          page.element("tr class=group") { page in
            page.element("th scope=rowgroup colspan=5", Texts.group(group.kind))
          }
          for row in group.rows { write(row, in: group.kind, &page) }
        }
      }
    }
  }

  private func write(
    _ row: CourseGridModel.Row, in kind: CourseGridModel.Kind, _ page: inout Page
  ) {
    let taken = row.taken
    let isBracketed = !taken.isEmpty && row.weight == 0
    page.begin(isBracketed ? "tr class=bracketed" : "tr")
    page.element("th scope=row class=grid-subject") { page in
      page.element("span", Texts.breakable(row.subject))
      if isBracketed {
        page.element("small", Texts.bracketedRow)
      } else if taken.allSatisfy({ $0.weight > 1 }) {
        page.element("small", Texts.doubledRow)
      }
    }
    for cell in row.cells {
      page.element("td class=cell") { page in
        let tile = Tile(cell: cell, wording: plan.wording)
        guard let id = record(of: cell.course) else { return tile.write(to: &page) }
        page.element("a data-stay") { page in
          page.href(.course(id))
          tile.write(to: &page)
          page.hidden(", \(plan.wording.course(cell.course))")
        }
      }
    }
    page.element("td class='wide why'", Texts.reason(row, in: kind, plan.wording))
    number(row.sum, "figure-m", row.basis, &page)
    let isCounted = row.weight > 0
    number(isCounted ? Ratio(row.weight) : nil, "figure-s", .earned, &page)
    number(isCounted ? row.contribution : nil, "figure-m", row.basis, &page)
    page.end()
  }

  /// The record of a course of the own plan.
  private func record(of course: CourseID) -> RecordID? {
    shell.ownSubject(course.subject)?.record.id.part(course.halfYear.rawValue)
  }

  private func number(
    _ number: Ratio?, _ style: Literal, _ basis: Basis, _ page: inout Page
  ) {
    page.element("td class='wide number'") { page in
      if let number {
        page.figure(Wording.number(number, places: 1), style, basis)
      } else {
        page.element("span class=caption", Texts.noGrade)
      }
    }
  }

  // MARK: Legend

  /// What the shapes mean, as far as they occur.
  private func legend(_ page: inout Page) {
    page.element("ul class=legend") { page in
      page.label(Texts.legend)
      for sign in Tile.Sign.allCases {
        guard let cell = block.courses.last(where: { Tile.Sign($0) == sign }) else { continue }
        page.element("li") { page in
          page.element("span aria-hidden=true") { page in
            Tile(cell: cell, wording: plan.wording).write(to: &page)
          }
          page.text(Texts.legend(sign))
        }
      }
    }
  }
}
