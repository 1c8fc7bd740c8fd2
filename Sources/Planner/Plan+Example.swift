import Abitur

/// A point in time at which the example can be looked at.
public enum ExampleMoment: CaseIterable, Hashable, Sendable {
  /// The first half-year is graded.
  case beginning

  /// All courses are graded, the exams still to come.
  case beforeExams

  /// Everything is there.
  case afterExams
}

extension Plan {
  /// A realistic plan to look around in: all courses graded, the exams still to come.
  public static let example = example(at: .beforeExams)

  /// The same pupil's plan at a point in time.
  public static func example(at moment: ExampleMoment) -> Plan? {
    func subject(_ id: StaticString, _ level: Level, _ points: [Int?]) -> SubjectEntry {
      var courses: [Course] = []
      for (halfYear, points) in zip(HalfYear.allCases, points) {
        guard let points = points.flatMap({ Points($0) }) else { continue }
        let isGraded = moment != .beginning || halfYear == .first
        courses.append(Course(halfYear, isGraded ? .points(points) : .open))
      }
      return SubjectEntry(SubjectID(id), level, courses: courses)
    }
    func exam(_ id: StaticString, _ kind: ExamKind, _ points: Int, oral: Int? = nil) -> Exam {
      func outcome(_ points: Int) -> Outcome { Points(points).map { .points($0) } ?? .open }
      guard moment == .afterExams else { return Exam(SubjectID(id), kind) }
      return Exam(
        SubjectID(id), kind, outcome(points), additionalOral: oral.map(outcome) ?? .notTaken)
    }
    let subjects = [
      subject("mathematik", .advanced, [12, 11, 13, 12]),
      subject("englisch", .advanced, [10, 10, 11, 9]),
      subject("physik", .advanced, [8, 9, 7, 10]),
      subject("deutsch", .basic, [9, 8, 10, 9]),
      subject("religionslehre", .basic, [12, 13, 12, 13]),
      subject("geschichte", .basic, [7, 8, 8, 6]),
      subject("geographie", .basic, [nil, 9, 10, nil]),
      subject("gemeinschaftskunde", .basic, [11, nil, nil, 10]),
      subject("biologie", .basic, [10, 11, 10, 12]),
      subject("chemie", .basic, [5, 4, 6, 5]),
      subject("bildende-kunst", .basic, [13, 12, 14, 13]),
      subject("sport", .basic, [14, 13, 15, 14]),
    ]
    let exams = [
      exam("mathematik", .written, 11, oral: 13), exam("englisch", .written, 9),
      exam("physik", .written, 8, oral: 7), exam("deutsch", .oral, 10),
      exam("religionslehre", .oral, 14),
    ]
    return Plan(
      name: "Lena", land: .badenWuerttemberg, year: 2027,
      candidate: Candidate(subjects: subjects, exams: exams))
  }
}
