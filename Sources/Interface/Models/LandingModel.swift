/// What the landing scale draws: a path over an axis of totals that ends in a grade.
struct LandingModel: Sendable {
  /// The path so far, from where it is worth drawing to where the pupil stands.
  ///
  /// Empty before the first result.
  var flown: [Fix]
  /// The projected rest of the path, down to the ground; empty when landed.
  var ahead: [Fix]

  /// A point of the path.
  struct Fix: Sendable {
    /// What brought the pupil here: the subject of an exam.
    var name: String?
    /// What it brought.
    var value: Int?
    /// The total that is reached here.
    var total: Int
    /// How many points are still open here; 0 is the ground.
    var open: Int
  }
}

extension LandingModel {
  /// Where the pupil stands.
  var position: Fix? { flown.last }

  var isLanded: Bool { ahead.isEmpty && flown.last?.open == 0 }

  /// Where the path meets the ground.
  var touchdown: Fix? { ahead.last ?? (isLanded ? flown.last : nil) }
}
