/// The best admissible choice of courses and of subjects that count more, in figures.
struct SelectionChoice {
  /// The branch it belongs to, and how many of its open courses it takes.
  var branch: Int
  var places: Int

  /// The subjects that count more, as a set of positions in the problem's list.
  var doubling = 0

  /// How many point rules are broken and by how much, 0 for an admissible choice.
  var violations = 0

  /// The weighted sum of points, in units of the values.
  var sum: Int64 = 0

  /// The weighted number of results, or the fixed divisor.
  var divisor: Int64 = 1

  /// How many results count.
  var results = 0

  /// The block's result.
  var points = 0

  /// The deficits under each limit, and all of them.
  var deficits = SIMD4<Int32>(repeating: 0)
  var deficitCount = 0

  /// The results of 0 points that may not be brought in.
  var zeros = 0

  /// The rule set's sums inside the block, in units of the values.
  var floors = SIMD4<Int32>(repeating: 0)

  /// Whether this choice goes before another one; the order of the reasons is the stated rule.
  func precedes(_ other: SelectionChoice) -> Bool {
    if violations != other.violations { return violations < other.violations }
    if points != other.points { return points > other.points }
    let (left, right) = (sum &* other.divisor, other.sum &* divisor)
    if left != right { return left > right }
    if deficitCount != other.deficitCount { return deficitCount < other.deficitCount }
    return results < other.results
  }
}
