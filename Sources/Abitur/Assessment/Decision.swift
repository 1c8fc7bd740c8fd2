/// The bare figures of a candidate: what planning asks for again and again with other points.
package struct Decision: Equatable {
  /// The result of the courses, or none where the courses taken do not suffice.
  package var blockOne: Int?

  /// The result of the exams.
  package var blockTwo: Int

  /// The total, or none where the courses taken do not suffice.
  package var total: Int?

  /// The grade of the table for the total.
  package var grade: Grade?

  /// Whether every condition holds.
  package var passes: Bool
}

extension Preparation {
  /// Prepares a candidate in whose arrangement nothing is left open.
  package convenience init?(_ candidate: Candidate, under ruleSet: RuleSet) {
    guard let arrangement = Arrangement.all(of: candidate, ruleSet).first else { return nil }
    self.init(
      candidate, ruleSet.reading(candidate.readings), arrangement, levels: Levels(candidate))
  }

  /// The number of courses taken.
  package var courseCount: Int { problem.items.count }

  /// The points of the courses in the order of ``decision(for:)``, open ones projected and rounded
  /// down.
  package var coursePoints: [Int32] {
    let values = CourseValues(problem, levels, .projected)
    return values.values.map { $0 / max(values.unit, 1) }
  }

  /// Chooses courses and subjects that count more for other points of the courses, and works out
  /// both blocks, total, grade and all conditions.
  ///
  /// - Parameter points: whole points by course, subjects in the order of the rule set and
  ///   half-years by time; nothing where their number is wrong.
  package func decision(for points: [Int32]) -> Decision? {
    guard points.count == courseCount else { return nil }
    let values = CourseValues(
      points, unit: 1, component: Int64(problem.componentPoints ?? 0),
      deficitBelow: problem.rules.deficitBelow)
    let evaluation = evaluation(values, .projected)
    return Decision(
      blockOne: evaluation.blockOne, blockTwo: evaluation.blockTwo, total: evaluation.total,
      grade: evaluation.total.flatMap { ruleSet.grades.grade(for: $0) },
      passes: meetsAll(evaluation, .badly))
  }
}
