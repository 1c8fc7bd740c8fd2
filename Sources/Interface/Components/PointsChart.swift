import Abitur
import JSON
import Planner

/// The points of a subject over its half-years: each single result, and what the course comes to.
///
/// It is drawn in percent of its width, so that it needs no measuring and no text is ever scaled.
struct PointsChart {
  let courses: [CoursePlan]

  /// What a point is high, and where 15 points are, in units of the drawing.
  private static let step = 7
  private static let top = 9
  private static let height = 15 * step + 2 * top

  /// Whether there are enough points to see anything in them.
  var isWorthwhile: Bool {
    courses.reduce(0) { $0 + $1.graded.count + ($1.points == nil ? 0 : 1) } > 1
  }

  func write(to page: inout Page) {
    page.element("div class=chart") { page in
      page.begin("svg role=img")
      page.attribute("height", PointsChart.height)
      page.label(Texts.chart(courses))
      for points in stride(from: 0, through: 15, by: 5) {
        line(points == 5 ? "line class=limit" : "line", 0, 10000, points, &page)
        page.element("text") { page in
          percent("x", 0, &page)
          page.attribute("dx", "-1.5rem")
          page.attribute("y", PointsChart.y(points))
          page.text(Text(points))
        }
      }
      for (position, course) in courses.enumerated() { write(course, 2500 * position, &page) }
      page.end()
      page.element("p class=chart-feet aria-hidden=true") { page in
        for course in courses {
          page.element("span", Texts.halfYearAbbreviated(course.halfYear.rawValue))
        }
      }
    }
  }

  private func write(_ course: CoursePlan, _ left: Int, _ page: inout Page) {
    if let points = course.points {
      let tag: Literal = course.entered == nil ? "line class='course open'" : "line class=course"
      line(tag, left + 200, left + 2300, points, &page)
    }
    let results = course.graded
    for (position, points) in results.enumerated() {
      page.begin("circle r=3.5")
      percent("cx", left + 2500 * (position + 1) / (results.count + 1), &page)
      page.attribute("cy", PointsChart.y(points))
      page.end()
    }
  }

  private func line(_ tag: Literal, _ from: Int, _ to: Int, _ points: Int, _ page: inout Page) {
    page.begin(tag)
    percent("x1", from, &page)
    percent("x2", to, &page)
    page.attribute("y1", PointsChart.y(points))
    page.attribute("y2", PointsChart.y(points))
    page.end()
  }

  /// A length in hundredths of a percent of the width.
  private func percent(_ name: Literal, _ value: Int, _ page: inout Page) {
    page.attribute(name, "\(value / 100)%")
  }

  private static func y(_ points: Int) -> Int { top + (15 - points) * step }
}

extension CoursePlan {
  /// What the course comes to: the school's result, or else what the single results come to.
  var points: Int? { isTaken ? (entered ?? derived.points)?.value : nil }

  /// The points of the single results, by their dates as far as they have any.
  var graded: [Int] {
    var dates: [Int] = []
    var points: [Int] = []
    for result in results {
      guard case .points(let value) = result.standing else { continue }
      dates.append(result.number(.date) ?? dates.last ?? 0)
      points.append(value.value)
    }
    return sortedOrder(points.count) { dates[$0] < dates[$1] }.map { points[$0] }
  }
}
