/// A resolved constraint: at least and at most so many of a set of courses.
struct SelectionAtom {
  var rule: RuleID
  var items: ItemSet
  var minimum: Int
  var maximum: Int

  init(_ rule: RuleID, _ items: ItemSet, _ range: ClosedRange<Int>) {
    self.rule = rule
    self.items = items
    minimum = range.lowerBound
    maximum = range.upperBound
  }

  /// At least so many of the courses, without a bound from above.
  init(_ rule: RuleID, _ items: ItemSet, least: Int) {
    self.init(rule, items, least...max(least, items.count))
  }
}

/// A rule of the selection that the courses taken cannot satisfy.
public struct Shortfall: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID

  /// How many courses it asks for, or how many places the obligations take.
  public var needed: Int

  /// How many courses there are for it, or how many places there are.
  public var available: Int

  /// Whether places are missing and not courses.
  public var isExcess: Bool
}
