import Abitur

/// What the landing scale draws: a path over an axis of totals that ends in a grade.
struct LandingModel: Sendable {
  /// The fewest points of every grade, from the lowest total up.
  var thresholds: [Threshold]

  /// The most points that can be had.
  var maximum: Int

  /// The total, earned or projected.
  var total: Int?

  /// The grade, unless the Abitur is not passed with it.
  var grade: Grade?

  /// What is still possible; none when nothing is open or nothing is known.
  var range: CertainRange?

  /// Whether there is no result at all yet.
  var isBlank = false

  /// The path so far, from where it is worth drawing to where the pupil stands.
  ///
  /// Empty before the first result.
  var flown: [Fix]

  /// The projected rest of the path, down to the ground; empty when landed.
  var ahead: [Fix]

  /// All that the scale shows, in words.
  var spoken: Text = ""

  /// A point of the path.
  struct Fix: Sendable {
    /// What brings the pupil here: the subject of an exam.
    var name: Text?

    /// What it brings.
    var value: Int?

    /// The total that is reached here.
    var total: Int

    /// How many points are still open here; 0 is the ground.
    var open: Int
  }
}

/// Where a grade begins.
struct Threshold: Equatable, Sendable {
  var points: Int
  var grade: Grade
}

extension LandingModel {
  /// Where the pupil stands.
  var position: Fix? { flown.last }

  var isLanded: Bool { ahead.isEmpty && flown.last?.open == 0 }

  /// Where the path meets the ground.
  var touchdown: Fix? { ahead.last ?? (isLanded ? flown.last : nil) }

  /// The next better grade than that of a total, if there is one.
  func next(after total: Int) -> Threshold? { thresholds.first { $0.points > total } }
}
