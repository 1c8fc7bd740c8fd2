import Abitur
import Planner
import Testing

/// Plans for the tests of the wording, written as plan files.
enum WordingPlan {
  /// Lena from the worked case: 516 on 48 gives 430 points for the courses.
  static func lena(_ exams: String, extra: String = "", german: String = "9, 8, 10, 9") -> String {
    file(
      [
        ("Mathematik", "12, 11, 13, 12", advanced), ("Englisch", "10, 10, 11, 9", advanced),
        ("Physik", "8, 9, 7, 10", advanced), ("Deutsch", german, ""),
        ("Religionslehre", "12, 13, 12, 13", ""), ("Geschichte", "7, 8, 8, 6", ""),
        ("Geographie", "-, 9, 10, -", ""), ("Gemeinschaftskunde", "11, -, -, 10", ""),
        ("Biologie", "10, 11, 10, 12", ""), ("Chemie", "5, 4, 6, 5", ""),
        ("Bildende Kunst", "13, 12, 14, 13", ""), ("Sport", "14, 13, 15, 14", ""),
      ], exams: exams, extra: extra)
  }

  static let advanced = ", \"rolle\": \"Leistungsfach\""

  /// A plan file: each subject with its points by half-year, `-` for a course that is not taken.
  static func file(
    _ subjects: [(name: String, points: String, rest: String)], exams: String, extra: String = ""
  ) -> String {
    let subjects = subjects.map { name, points, rest in
      let courses = points.split(separator: ",").enumerated().compactMap { position, text in
        let text = text.split(separator: " ").joined()
        return text == "-" ? nil : "\"\(position + 1)\": \(text)"
      }
      return "{\"fach\": \"\(name)\"\(rest), \"kurse\": {\(courses.joined(separator: ", "))}}"
    }
    return """
      {"format": "gleitpfad-plan", "version": 1, "land": "BW", "abitur": 2027,
       "faecher": [\(subjects.joined(separator: ", "))],
       "pruefungen": [\(exams)]\(extra)}
      """
  }

  /// All five exams, with additional oral exams in Mathematik and Physik.
  static let landed = """
    {"fach": "Mathematik", "schriftlich": 11, "zusaetzlich_muendlich": 13},
    {"fach": "Englisch", "schriftlich": 9},
    {"fach": "Physik", "schriftlich": 8, "zusaetzlich_muendlich": 7},
    {"fach": "Deutsch", "muendlich": 10}, {"fach": "Religionslehre", "muendlich": 14}
    """

  /// Both oral exams chosen and everything open.
  static let open = """
    {"fach": "Deutsch", "muendlich": "offen"}, {"fach": "Religionslehre", "muendlich": "offen"}
    """

  static func assessment(_ file: String) throws -> Assessment {
    try Plan(file: Array(file.utf8)).assessment()
  }
}

extension ExplanationNode {
  /// The first number with a key, this one or one below it.
  func first(_ key: ExplanationKey) -> ExplanationNode? {
    if self.key == key { return self }
    for child in children {
      if let found = child.first(key) { return found }
    }
    return nil
  }
}
