import Abitur

extension Plan {
  /// A realistic plan to look around in: all courses graded, the exams still to come.
  public static let example: Plan? = {
    let subjects = [
      example("mathematik", .advanced, [12, 11, 13, 12]),
      example("englisch", .advanced, [10, 10, 11, 9]),
      example("physik", .advanced, [8, 9, 7, 10]),
      example("deutsch", .basic, [9, 8, 10, 9]),
      example("religionslehre", .basic, [12, 13, 12, 13]),
      example("geschichte", .basic, [7, 8, 8, 6]),
      example("geographie", .basic, [nil, 9, 10, nil]),
      example("gemeinschaftskunde", .basic, [11, nil, nil, 10]),
      example("biologie", .basic, [10, 11, 10, 12]),
      example("chemie", .basic, [5, 4, 6, 5]),
      example("bildende-kunst", .basic, [13, 12, 14, 13]),
      example("sport", .basic, [14, 13, 15, 14]),
    ]
    let written = ["mathematik", "englisch", "physik"].map { Exam(SubjectID($0), .written) }
    let oral = ["deutsch", "religionslehre"].map { Exam(SubjectID($0), .oral) }
    return Plan(
      name: "Lena", land: .badenWuerttemberg, year: 2027,
      candidate: Candidate(subjects: subjects, exams: written + oral))
  }()

  private static func example(_ id: String, _ level: Level, _ points: [Int?]) -> SubjectEntry {
    let courses = zip(HalfYear.allCases, points).compactMap { halfYear, points -> Course? in
      points.flatMap { Points($0) }.map { Course(halfYear, .points($0)) }
    }
    return SubjectEntry(SubjectID(id), level, courses: courses)
  }
}
