import Abitur
import JSON
import Planner

// What has changed, and which way it goes.

extension Texts {
  // MARK: The whole

  /// How far the next worse tenth is, where something is still open.
  static func fall(_ assessment: Assessment) -> Text? {
    guard assessment.basis == .projected, assessment.passed != .no, let total = assessment.total,
      let grade = assessment.grade, let bound = assessment.ruleSet.grades.lowerBound(of: grade)
    else { return nil }
    let worse = Grade(tenths: grade.tenths + 1)
    guard assessment.ruleSet.grades.lowerBound(of: worse) != nil else { return nil }
    let points = total - bound + 1
    return points == 1
      ? nextWorseOne(Wording.grade(worse))
      : nextWorse(Wording.spelled(points), Wording.grade(worse))
  }

  /// What has become of the total and the grade since a day.
  static func change(from earlier: AppState.Standing, to assessment: Assessment, on today: UInt64)
    -> Text?
  {
    guard let total = assessment.total, let before = earlier.total, total != before else {
      return nil
    }
    let points = total - before
    let since = earlier.day == today ? Text(sinceToday) : sinceDay(date(earlier.day))
    let change = Wording.points(abs(points))
    var text = points > 0 ? changeMore(since, change) : changeLess(since, change)
    if let grade = assessment.grade, let old = earlier.grade, old != grade {
      text += ", \(insteadOf(Wording.grade(grade), Wording.grade(old)))"
    }
    return text + "."
  }

  // MARK: A subject

  /// What a course without points of the school is, where its field has room for a sign only.
  static func courseDescription(_ course: CoursePlan) -> Text {
    guard course.isTaken else { return Text(Wording.notTaken) }
    guard let points = course.points else { return Text(Wording.notGraded) }
    return roughlySpoken(Wording.points(points))
  }

  /// How many results a subject has, and what the last course brought more than the one before.
  static func progress(_ courses: [CoursePlan]) -> Text? {
    let results = courses.reduce(0) { $0 + $1.graded.count }
    let points = courses.compactMap { $0.points }
    var parts: [Text] = []
    if results > 0 { parts.append(resultCount(results)) }
    if points.count > 1 {
      let change = points[points.count - 1] - points[points.count - 2]
      let difference = Wording.points(abs(change))
      parts.append(
        change == 0 ? Text(lastEqual) : change > 0 ? lastMore(difference) : lastLess(difference))
    }
    return parts.isEmpty ? nil : parts.joined(", ")
  }

  /// The points of a subject in words, half-year by half-year.
  static func chart(_ courses: [CoursePlan]) -> Text {
    var parts: [Text] = []
    for course in courses where course.isTaken {
      var part: Text = "\(halfYear(course.halfYear.rawValue)) "
      if let points = course.points {
        let points = Wording.points(points)
        part += course.entered == nil ? roughlySpoken(points) : points
      } else {
        part += Wording.stillOpen
      }
      let results = course.graded.map { Text($0) }
      if !results.isEmpty { part += ", \(chartResults(Wording.list(results)))" }
      parts.append(part)
    }
    return chart(parts.joined("; "))
  }
}
