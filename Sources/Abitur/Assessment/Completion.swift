/// How results that are still open are filled in.
enum Completion: Equatable {
  /// At the level that the pupil has shown; see ``Levels``.
  case projected

  /// All at the same number of points: 0 and 15 are the ends of what can still come.
  case every(Int)
}

/// The levels at which a pupil's courses stand, from which open results are projected.
///
/// The level of a subject is the exact mean of its graded courses, whether they count or not; the
/// pupil's level is the exact mean of all graded courses. A subject without a graded course has
/// the pupil's level. Nothing is rounded before an exam's multiplied value or the block's result.
///
/// An open course with an estimate stands at the estimate and shows a level like a graded one.
final class Levels {
  /// The sum and number of the courses of each subject that show a level, by position in the
  /// candidate.
  private var subjects: [(sum: Int, count: Int)] = []

  /// The sum and number of all courses that show a level.
  private var sum = 0
  private var count = 0

  init(_ candidate: Candidate) {
    for entry in candidate.subjects {
      var subject = (sum: 0, count: 0)
      for course in entry.courses {
        guard let points = course.expected else { continue }
        subject.sum += points.value
        subject.count += 1
      }
      sum += subject.sum
      count += subject.count
      subjects.append(subject)
    }
  }

  /// Whether there is any course to project from.
  var isKnown: Bool { count > 0 }

  /// The pupil's level, 0 where nothing is graded.
  var overall: Ratio { Ratio(Int64(sum), over: Int64(count)) }

  /// The level of a subject, given by its position, or the pupil's where there is none.
  func level(of subject: Int?) -> Ratio {
    guard let subject, subjects[subject].count > 0 else { return overall }
    return Ratio(Int64(subjects[subject].sum), over: Int64(subjects[subject].count))
  }
}

extension Course {
  /// The result, or while it is open what single results let one expect.
  fileprivate var expected: Points? {
    outcome == .open ? estimate : outcome.points
  }
}

extension Completion {
  /// The value of an open result of a subject.
  func value(of subject: Int?, _ levels: Levels) -> Ratio {
    switch self {
    case .projected: levels.level(of: subject)
    case .every(let points): Ratio(points)
    }
  }
}

extension CourseValues {
  /// The values of a problem's courses with the open ones filled in.
  init(
    _ problem: SelectionProblem, _ levels: Levels, _ completion: Completion
  ) {
    var unit: Int64 = 1
    if completion == .projected {
      for subject in problem.openSubjects {
        unit = leastCommonMultiple(unit, levels.level(of: subject).denominator)
      }
      if problem.component != nil, problem.componentPoints == nil {
        unit = leastCommonMultiple(unit, levels.overall.denominator)
      }
    }
    func scaled(_ value: Ratio) -> Int64 { value.numerator &* (unit / value.denominator) }
    var values = problem.results
    for position in values.indices {
      if let points = problem.results[position].graded {
        values[position] = points &* Int32(truncatingIfNeeded: unit)
      } else {
        let item = problem.items[position]
        var value = completion.value(of: item.subject, levels)
        if completion == .projected, let points = item.estimate { value = Ratio(points.value) }
        values[position] = Int32(truncatingIfNeeded: scaled(value))
      }
    }
    var component: Int64 = 0
    if let rule = problem.component {
      component =
        problem.componentPoints.map { Int64($0) &* unit }
        ?? scaled(completion.componentValue(maximum: rule.maximum, levels))
    }
    self.init(
      values, unit: Int32(truncatingIfNeeded: unit), component: component,
      deficitBelow: problem.rules.deficitBelow)
  }
}

extension Int32 {
  /// Stands for a result that is still open in a column of results.
  static let openResult: Int32 = -1

  /// The points of a column of results, or none where the result is still open.
  var graded: Int32? { self == Int32.openResult ? nil : self }
}

extension Completion {
  /// The value of an open component, on its own scale.
  func componentValue(maximum: Int, _ levels: Levels) -> Ratio {
    maximum * value(of: nil, levels) / Points.maximum.value
  }
}

/// The least common multiple of two numbers of at least 1.
private func leastCommonMultiple(_ first: Int64, _ second: Int64) -> Int64 {
  first / Int64(greatestCommonDivisor(first.magnitude, second.magnitude)) &* second
}
