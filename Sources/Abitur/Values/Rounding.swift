/// How a quotient becomes a whole number; which one applies where is law and stands in rule sets.
public enum Rounding: Hashable, Sendable {
  /// To the nearest whole number, halves upwards ("in üblicher Weise", "kaufmännisch").
  case halfUp

  /// To the next lower whole number ("ohne Rundung", "Bruchteile entfallen").
  case down

  /// The whole number for a numerator of at least 0 over a denominator of at least 1.
  @inline(never)
  func quotient(_ numerator: Int64, _ denominator: Int64) -> Int {
    switch self {
    case .halfUp: Int(truncatingIfNeeded: (2 &* numerator &+ denominator) / (2 &* denominator))
    case .down: Int(truncatingIfNeeded: numerator / denominator)
    }
  }
}
