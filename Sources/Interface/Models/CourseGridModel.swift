/// Subjects by half-years, and which of the courses count.
struct CourseGridModel: Sendable {
  var groups: [Group]
  /// How many of the courses taken count.
  var counted: Int
  var taken: Int
  /// The weighted sum, the weights it lies on, and what it is multiplied with.
  var sum: Fraction?
  var weights: Int
  var factor: Int
  /// The points of the course block.
  var points: Int?
  var certainty: Certainty

  struct Group: Sendable {
    var kind: Kind
    var rows: [Row]
  }

  enum Kind: Sendable {
    case advanced
    case oralExam
    case further
  }

  struct Row: Sendable {
    var subject: String
    /// One for each half-year.
    var cells: [Cell]
  }

  /// One course.
  struct Cell: Sendable {
    var state: State
    /// How often it counts: 0, 1 or 2.
    var weight: Int
    var verdict: Verdict
  }

  enum State: Sendable {
    case graded(Int)
    case projected(Fraction)
    /// Taken, no result yet, and nothing to project from.
    case ungraded
    case notTaken

    /// The points, earned or projected.
    var points: Fraction? {
      switch self {
      case .graded(let points): Fraction(points)
      case .projected(let points): points
      case .ungraded, .notTaken: nil
      }
    }
  }

  /// Why a course counts or does not.
  enum Verdict: Sendable {
    /// Has to count.
    case compulsory
    /// Counts in a free place.
    case free
    /// Counts because the pupil wants it to.
    case kept
    /// Bracketed by the pupil.
    case bracketed
    /// Over the pupil's own limit for the subject.
    case limited
    /// Bracketed because others bring more.
    case weaker
    /// 0 points, cannot count.
    case zero
    /// Kept out by an upper limit of the rules.
    case barred
    case notTaken
  }
}

extension CourseGridModel.Row {
  /// The points of the courses taken, each once; `nil` while one has none.
  var sum: Fraction? { total { _ in 1 } }

  /// What the subject brings into the weighted sum; `nil` while a counting course has no points.
  var contribution: Fraction? { total { $0.weight } }

  var weight: Int { cells.reduce(0) { $0 + $1.weight } }

  private func total(weight: (CourseGridModel.Cell) -> Int) -> Fraction? {
    var sum = Fraction(0)
    for cell in cells where weight(cell) > 0 {
      if case .notTaken = cell.state { continue }
      guard let points = cell.state.points?.times(weight(cell)), let next = sum.plus(points) else {
        return nil
      }
      sum = next
    }
    return sum
  }
}
