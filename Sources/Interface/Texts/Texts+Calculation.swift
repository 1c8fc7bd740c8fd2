import JSON

extension Texts {
  static var resultFile: Literal { "gleitpfad-ergebnis.json" }

  /// The whole sum, read out.
  static func sumSpoken(
    courses: Text, exams: Text, total: Text, grade: Text, isProjected: Bool
  ) -> Text {
    let text = sumSpoken(courses: courses, exams: exams, total: total, grade: grade)
    return isProjected ? "\(text), \(projectedSpoken)" : text
  }
}
