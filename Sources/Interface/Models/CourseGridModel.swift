import Abitur

/// Subjects by half-years, and which of the courses count.
struct CourseGridModel: Sendable {
  var groups: [Group]

  struct Group: Sendable {
    var kind: Kind
    var rows: [Row]
  }

  enum Kind: CaseIterable, Sendable {
    case advanced
    case oralExam
    case further
  }

  struct Row: Sendable {
    var subject: Text

    /// One for each half-year.
    var cells: [CourseAssessment]
  }
}

extension CourseGridModel.Row {
  /// The courses that are taken.
  var taken: [CourseAssessment] { cells.filter { $0.verdict != .notTaken } }

  /// The points of the courses taken, each once; none while one has none.
  var sum: Ratio? { total { _ in 1 } }

  /// What the subject brings into the weighted sum; none while a counting course has no points.
  var contribution: Ratio? { total { $0.weight } }

  var weight: Int { cells.reduce(0) { $0 + $1.weight } }

  var basis: Basis { taken.allSatisfy { $0.basis == .earned } ? .earned : .projected }

  private func total(_ weight: (CourseAssessment) -> Int) -> Ratio? {
    var sum = Ratio(0)
    for cell in taken where weight(cell) > 0 {
      guard let points = cell.points else { return nil }
      sum = sum + weight(cell) * points
    }
    return sum
  }
}

extension CourseGridModel {
  /// All courses, the subjects by what they are to the pupil.
  init(_ assessment: Assessment, _ candidate: Candidate, _ wording: Wording) {
    groups = Kind.allCases.map { Group(kind: $0, rows: []) }
    let courses = assessment.blockOne.courses
    var next = 0
    while next < courses.count {
      let first = next
      let subject = courses[first].course.subject
      while next < courses.count, courses[next].course.subject == subject { next += 1 }
      let isAdvanced = candidate.subjects.contains { $0.id == subject && $0.level == .advanced }
      let isOral = assessment.blockTwo.exams.contains { $0.subject == subject && $0.kind == .oral }
      let group = isAdvanced ? 0 : isOral ? 1 : 2
      groups[group].rows.append(
        Row(subject: wording.name(subject), cells: Array(courses[first..<next])))
    }
  }
}
