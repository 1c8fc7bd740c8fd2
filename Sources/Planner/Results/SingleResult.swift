import Abitur

/// One result of a half-year as it comes back from school, as far as it bears on the course result.
public struct SingleResult: Hashable, Sendable {
  /// Which of the two groups of a half-year it belongs to.
  public var group: ResultGroup

  /// What is known of it.
  public var standing: ResultStanding

  /// How much it counts.
  public var share: ResultShare

  /// Creates a result; one that says nothing of its share counts once within its group.
  public init(_ group: ResultGroup, _ standing: ResultStanding, _ share: ResultShare = .weight(1)) {
    self.group = group
    self.standing = standing
    self.share = share
  }
}

/// The two groups that teachers join into a course result.
public enum ResultGroup: CaseIterable, Hashable, Sendable {
  /// Klausuren, Klassenarbeiten, tests and whatever stands for one, such as a GFS.
  case written

  /// Oral contributions, presentations, practical work.
  case oral
}

/// What is known of a single result; none of the cases stands for another.
public enum ResultStanding: Hashable, Sendable {
  /// It is graded.
  case points(Points)

  /// It was written or held and is not back yet.
  case pending

  /// The pupil was excused: it does not count.
  case excused

  /// It was refused or missed without excuse: it counts with 0 points.
  case refused

  /// The points that count, if any count.
  public var points: Points? {
    switch self {
    case .points(let points): points
    case .refused: .zero
    case .pending, .excused: nil
    }
  }
}

/// How much a single result counts.
public enum ResultShare: Hashable, Sendable {
  /// So many times within its group, 0 to 100; with 0 it does not count.
  case weight(Int)

  /// A fixed percentage of the whole half-year, 0 to 100; the others share the rest.
  case percent(Int)
}

/// How a subject joins its written and its oral results.
public struct WrittenToOral: Hashable, Sendable {
  /// The share of the written results, 0 to 100.
  public var written: Int

  /// The share of the oral results, 0 to 100.
  public var oral: Int

  /// Creates a ratio; a share outside 0 to 100 becomes the nearer end.
  public init(_ written: Int, _ oral: Int) {
    self.written = min(max(written, 0), 100)
    self.oral = min(max(oral, 0), 100)
  }

  subscript(group: ResultGroup) -> Int { group == .written ? written : oral }
}
