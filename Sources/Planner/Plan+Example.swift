import Abitur
import JSON

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
  public static var example: Plan? { example(at: .beforeExams) }

  /// The same pupil's plan at a point in time.
  public static func example(at moment: ExampleMoment) -> Plan? {
    guard var plan = try? Plan(file: Array(finished.bytes)) else { return nil }
    if moment == .beginning {
      for subject in plan.candidate.subjects.indices {
        open(&plan.candidate.subjects[subject].courses)
      }
    }
    if moment != .afterExams { open(&plan.candidate.exams) }
    return plan
  }

  private static func open(_ courses: inout [Course]) {
    for position in courses.indices where courses[position].halfYear != .first {
      courses[position].outcome = .open
    }
  }

  private static func open(_ exams: inout [Exam]) {
    for position in exams.indices {
      exams[position] = Exam(exams[position].subject, exams[position].kind)
    }
  }
}

/// The example with all its results.
private let finished: Literal = """
  { "format": "gleitpfad-plan", "version": 1, "name": "Lena", "land": "BW", "abitur": 2027,
    "faecher": [
      { "fach": "Mathematik", "rolle": "Leistungsfach",
        "kurse": { "1": 12, "2": 11, "3": 13, "4": 12 } },
      { "fach": "Englisch", "rolle": "Leistungsfach",
        "kurse": { "1": 10, "2": 10, "3": 11, "4": 9 } },
      { "fach": "Physik", "rolle": "Leistungsfach",
        "kurse": { "1": 8, "2": 9, "3": 7, "4": 10 } },
      { "fach": "Deutsch", "kurse": { "1": 9, "2": 8, "3": 10, "4": 9 } },
      { "fach": "Religionslehre", "kurse": { "1": 12, "2": 13, "3": 12, "4": 13 } },
      { "fach": "Geschichte", "kurse": { "1": 7, "2": 8, "3": 8, "4": 6 } },
      { "fach": "Geographie", "kurse": { "2": 9, "3": 10 } },
      { "fach": "Gemeinschaftskunde", "kurse": { "1": 11, "4": 10 } },
      { "fach": "Biologie", "kurse": { "1": 10, "2": 11, "3": 10, "4": 12 } },
      { "fach": "Chemie", "kurse": { "1": 5, "2": 4, "3": 6, "4": 5 } },
      { "fach": "Bildende Kunst", "kurse": { "1": 13, "2": 12, "3": 14, "4": 13 } },
      { "fach": "Sport", "kurse": { "1": 14, "2": 13, "3": 15, "4": 14 } }
    ],
    "pruefungen": [
      { "fach": "Mathematik", "schriftlich": 11, "zusaetzlich_muendlich": 13 },
      { "fach": "Englisch", "schriftlich": 9 },
      { "fach": "Physik", "schriftlich": 8, "zusaetzlich_muendlich": 7 },
      { "fach": "Deutsch", "muendlich": 10 },
      { "fach": "Religionslehre", "muendlich": 14 }
    ] }
  """
