/// What is known of one course or one exam part: the three ways to have no points are not 0.
public enum Outcome: Hashable, Sendable {
  /// The course is not taken, or the exam part does not take place.
  case notTaken

  /// The course is not graded yet, or the exam part is not written or held yet.
  case open

  /// The result stands.
  case points(Points)

  /// The result where it stands.
  public var points: Points? {
    if case .points(let points) = self { return points }
    return nil
  }

  /// Whether there is a result or there will be one.
  public var isTaken: Bool {
    self != .notTaken
  }
}
