import Testing

@testable import Abitur

/// The courses of a row of results as a teacher writes it, half-years from left to right.
///
/// A number is a result, `?` is not graded yet, `-` is not taken; `(9)` is bracketed and `9!` is
/// held by the pupil; `9+7` are two courses of one half-year.
func courses(_ row: String) -> [Course] {
  var courses: [Course] = []
  for (position, cell) in row.split(separator: " ").enumerated() {
    guard let halfYear = HalfYear(rawValue: position + 1) else {
      preconditionFailure("too many half-years: \(row)")
    }
    for (ordinal, word) in cell.split(separator: "+").enumerated() {
      let wish: CourseWish =
        word.hasPrefix("(") ? .bracketed : word.hasSuffix("!") ? .held : .none
      let outcome = outcome(String(word.filter { $0.isNumber || $0 == "?" || $0 == "-" }))
      if outcome.isTaken {
        courses.append(Course(halfYear, outcome, wish: wish, ordinal: ordinal))
      }
    }
  }
  return courses
}

/// An outcome as a word: a number, `?` for open, `-` for not taken.
func outcome(_ word: String) -> Outcome {
  switch word {
  case "?": return .open
  case "-": return .notTaken
  default:
    guard let points = Int(word).flatMap({ Points($0) }) else {
      preconditionFailure("no outcome: \(word)")
    }
    return .points(points)
  }
}

/// An outcome: the result, or open.
func outcome(_ points: Int?) -> Outcome {
  points.map { outcome("\($0)") } ?? .open
}

/// A subject at the advanced level with its row of results.
func advanced(_ id: String, _ row: String, atMost limit: Int? = nil) -> SubjectEntry {
  SubjectEntry(SubjectID(id), .advanced, courses: courses(row), limit: limit)
}

/// A subject at the basic level with its row of results.
func basic(_ id: String, _ row: String, atMost limit: Int? = nil) -> SubjectEntry {
  SubjectEntry(SubjectID(id), .basic, courses: courses(row), limit: limit)
}

/// A written exam; parts left out do not take place, the exam itself is open then.
func written(
  _ id: String, _ points: Int? = nil, oral: String = "-", practical: String? = nil,
  communication: String? = nil
) -> Exam {
  var second: (part: SecondPart, outcome: Outcome)?
  if let practical { second = (.practical, outcome(practical)) }
  if let communication { second = (.communication, outcome(communication)) }
  return Exam(
    SubjectID(id), .written, outcome(points), second: second, additionalOral: outcome(oral))
}

/// An oral exam.
func oral(_ id: String, _ points: Int? = nil, practical: String? = nil) -> Exam {
  Exam(
    SubjectID(id), .oral, outcome(points),
    second: practical.map { (.practical, outcome($0)) })
}

/// An exam whose value the school has given.
func certified(_ id: String, _ kind: ExamKind, _ value: Int) -> Exam {
  Exam(SubjectID(id), kind, certified: value)
}

/// A condition on the rule set's selectors: the courses of a subject.
func subject(_ id: String) -> Selector { .subject(SubjectID(id)) }

/// At least so many.
func atLeast(_ count: Int) -> ClosedRange<Int> { count...Candidate.unlimited }

extension Candidate {
  /// The candidate with another row of results for a subject.
  func with(_ id: String, _ row: String) -> Candidate {
    var changed = self
    guard let position = subjects.firstIndex(where: { $0.id.rawValue == id }) else {
      preconditionFailure("no such subject: \(id)")
    }
    changed.subjects[position].courses = courses(row)
    return changed
  }

  /// The candidate without a subject.
  func without(_ id: String) -> Candidate {
    var changed = self
    changed.subjects.removeAll { $0.id.rawValue == id }
    return changed
  }

  /// The candidate with a further subject.
  func adding(_ entry: SubjectEntry) -> Candidate {
    var changed = self
    changed.subjects.append(entry)
    return changed
  }

  /// The candidate with other exams.
  func examined(_ exams: Exam...) -> Candidate {
    var changed = self
    changed.exams = exams
    return changed
  }

  /// The candidate with a limit on the courses that a subject brings in.
  func limiting(_ id: String, to limit: Int) -> Candidate {
    var changed = self
    for position in subjects.indices where subjects[position].id.rawValue == id {
      changed.subjects[position].limit = limit
    }
    return changed
  }

  /// The candidate under a reading.
  func reading(_ id: String, _ option: String) -> Candidate {
    var changed = self
    changed.readings.append((ReadingID(id), option))
    return changed
  }
}
