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
    return """
      \(Wording.spelled(points)) \(points == 1 ? "Punkt weniger ist" : "Punkte weniger sind") \
      \(Wording.grade(worse)).
      """
  }

  /// What has become of the total and the grade since a day.
  static func change(from earlier: AppState.Standing, to assessment: Assessment, on today: UInt64)
    -> Text?
  {
    guard let total = assessment.total, let before = earlier.total, total != before else {
      return nil
    }
    let points = total - before
    let since: Text = earlier.day == today ? "Seit heute früh" : "Seit dem \(date(earlier.day))"
    var text: Text = "\(since) \(Wording.points(abs(points))) \(points > 0 ? "mehr" : "weniger")"
    if let grade = assessment.grade, let old = earlier.grade, old != grade {
      text += ", \(Wording.grade(grade)) statt \(Wording.grade(old))"
    }
    return text + "."
  }

  // MARK: Keys

  static var keys: Literal { "Tastenkürzel" }
  static var keyPlaces: Literal { "Bereiche, in ihrer Reihenfolge" }
  static var keySheet: Literal { "Beim Eintragen: Punkte, fertig, schließen" }
  static var keyNote: Literal { "Auf dem Mac ist Strg die Befehlstaste." }
  static var keysOff: Literal { "Einzelne Tasten abschalten" }
  static var keysOn: Literal { "Einzelne Tasten einschalten" }

  // MARK: A subject

  static var inTotal: Literal { " Punkte insgesamt" }

  static var settings: Literal { "Einstellungen" }
  static var search: Literal { "Fach suchen" }
  static var nothingFound: Literal { "Kein Fach heißt so. Du kannst es unten hinzufügen." }
  static func found(_ count: Int) -> Text { Wording.count(count, "Fach", "Fächer") }

  /// What a course without points of the school is, where its field has room for a sign only.
  static func courseDescription(_ course: CoursePlan) -> Text {
    guard course.isTaken else { return Text(Wording.notTaken) }
    guard let points = course.points else { return Text(Wording.notGraded) }
    return "etwa \(Wording.points(points))"
  }

  /// How many results a subject has, and what the last course brought more than the one before.
  static func progress(_ courses: [CoursePlan]) -> Text? {
    let results = courses.reduce(0) { $0 + $1.graded.count }
    let points = courses.compactMap { $0.points }
    var parts: [Text] = []
    if results > 0 { parts.append(Wording.count(results, "Leistung", "Leistungen")) }
    if points.count > 1 {
      let change = points[points.count - 1] - points[points.count - 2]
      parts.append(
        change == 0
          ? "zuletzt gleich"
          : "zuletzt \(Wording.points(abs(change))) \(change > 0 ? "mehr" : "weniger")")
    }
    return parts.isEmpty ? nil : parts.joined(", ")
  }

  /// The points of a subject in words, half-year by half-year.
  static func chart(_ courses: [CoursePlan]) -> Text {
    var parts: [Text] = []
    for course in courses where course.isTaken {
      var part: Text = "\(halfYear(course.halfYear.rawValue)) "
      if let points = course.points {
        part += "\(course.entered == nil ? "etwa " : "")\(Wording.points(points))"
      } else {
        part += Wording.stillOpen
      }
      let results = course.graded.map { Text($0) }
      if !results.isEmpty { part += ", Leistungen \(Wording.list(results))" }
      parts.append(part)
    }
    return "Verlauf: \(parts.joined("; "))."
  }
}
