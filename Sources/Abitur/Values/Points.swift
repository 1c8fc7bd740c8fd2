/// A result on the upper-school scale of 0 to 15 points.
///
/// Only whole points exist on this scale; a value outside it cannot be made. The absence of a
/// result is an ``Outcome``, never 0 points.
public struct Points: Hashable, Comparable, Sendable {
  /// The number of points, 0 to 15.
  public let value: Int

  /// Creates points from a number, or nothing where the number is not on the scale.
  public init?(_ value: Int) {
    guard value >= 0, value <= Points.maximum.value else { return nil }
    self.value = value
  }

  private init(unchecked value: Int) {
    self.value = value
  }

  /// The lowest result, 0 points.
  public static let zero = Points(unchecked: 0)

  /// The highest result, 15 points.
  public static let maximum = Points(unchecked: 15)

  /// Orders by the number of points.
  public static func < (left: Points, right: Points) -> Bool {
    left.value < right.value
  }
}
