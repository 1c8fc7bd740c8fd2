/// One of the four half-years of the qualification phase.
///
/// How a Land names them (1 to 4, Q1 to Q4, 11/I …) is vocabulary and stands in the rule set.
public enum HalfYear: Int, CaseIterable, Comparable, Sendable {
  case first = 1
  case second = 2
  case third = 3
  case fourth = 4

  /// Orders by time.
  public static func < (left: HalfYear, right: HalfYear) -> Bool {
    left.rawValue < right.rawValue
  }
}
