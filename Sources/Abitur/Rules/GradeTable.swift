/// The official table from points to grades.
public struct GradeTable: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The lowest total of each tenth, from 1.0 downwards: strictly falling.
  public var lowerBounds: [Int]

  /// States a table.
  public init(_ rule: RuleID, lowerBounds: [Int]) {
    self.rule = rule
    self.lowerBounds = lowerBounds
  }

  /// The grade for a total, or none below the lowest row of the table.
  ///
  /// The rows are equally wide but for the first and the last, so that the search starts at the
  /// right row or beside it; a total outside 0...900 has the grade of the nearest row or none.
  public func grade(for total: Int) -> Grade? {
    guard let best = lowerBounds.first, let lowest = lowerBounds.last, total >= lowest else {
      return nil
    }
    guard total < best else { return Grade(tenths: Grade.bestTenths) }
    let width = max((best - lowest) / max(lowerBounds.count - 1, 1), 1)
    var row = min((best - total - 1) / width + 1, lowerBounds.count - 1)
    while row > 0, lowerBounds[row - 1] <= total { row -= 1 }
    while lowerBounds[row] > total { row += 1 }
    return Grade(tenths: Grade.bestTenths + row)
  }

  /// The lowest total that still has a grade, or none for a grade outside the table.
  public func lowerBound(of grade: Grade) -> Int? {
    let row = grade.tenths - Grade.bestTenths
    return lowerBounds.indices.contains(row) ? lowerBounds[row] : nil
  }
}

/// A grade of the certificate in tenths, 10 for 1.0 to 40 for 4.0.
public struct Grade: Hashable, Comparable, Sendable {
  /// The tenths.
  public let tenths: Int

  /// Creates a grade from tenths.
  public init(tenths: Int) {
    self.tenths = tenths
  }

  /// The tenths of the best grade, 1.0.
  public static let bestTenths = 10

  /// Orders from the better grade to the worse, as numbers do.
  public static func < (left: Grade, right: Grade) -> Bool {
    left.tenths < right.tenths
  }
}
