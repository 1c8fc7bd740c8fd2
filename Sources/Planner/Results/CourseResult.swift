import Abitur

/// What a half-year's single results come to so far, step by step.
///
/// It is an estimate, always: the weights are the teacher's, and no regulation says how an average
/// becomes points (Baden-Württemberg: § 6 AGVO knows only full points, the Notenbildungsverordnung
/// leaves the rest to the teacher's judgement).
public struct CourseEstimate: Hashable, Sendable {
  /// The course result, `exact` rounded half up.
  public var points: Points

  /// The result before rounding, 0 to 15.
  public var exact: Ratio

  /// The mean of each group that counts, written before oral.
  public var means: [GroupMean]

  /// The means joined by the subject's ratio, or nothing where only fixed percentages count.
  public var joined: Ratio?

  /// The results with a fixed percentage, in the order of the results.
  public var fixed: [FixedPart]

  /// How far `exact` is from the next higher course result, or nothing at 15 points.
  public var toNext: Ratio?

  /// The mean of a group.
  public struct GroupMean: Hashable, Sendable {
    /// The group.
    public var group: ResultGroup

    /// The positions of the results that count, in the order of the results.
    public var results: [Int]

    /// The sum of points times weights.
    public var sum: Int

    /// The sum of the weights, at least 1.
    public var weights: Int

    /// The group's share in the joined result; where it is the only group, it does not matter.
    public var share: Int

    /// The mean, 0 to 15.
    public var value: Ratio { Ratio(Int64(sum), over: Int64(weights)) }
  }

  /// A result that counts with a fixed percentage of the half-year.
  public struct FixedPart: Hashable, Sendable {
    /// The position of the result.
    public var result: Int

    /// The percentage, 1 to 100.
    public var percent: Int

    /// The points.
    public var points: Points
  }
}

/// Why a half-year has no course result yet.
public enum NoCourseResult: Hashable, Sendable {
  /// There is no single result.
  case nothingEntered

  /// Nothing is back yet; what is there is pending.
  case nothingGraded

  /// What is graded does not count: it is excused, or its weight, percentage or group counts 0.
  case nothingCounts

  /// The fixed percentages, of pending results too, come to more than 100.
  case tooMuchFixed(percent: Int)
}

/// What the single results of a half-year come to.
public enum CourseResult: Hashable, Sendable {
  /// An estimate of the course result.
  case estimate(CourseEstimate)

  /// No result, and why; never 0 points.
  case none(NoCourseResult)

  /// Works out a half-year.
  ///
  /// Within each group the results are averaged by their weights, the groups are joined by the
  /// subject's ratio; a group without a result that counts leaves the other one alone. Results with
  /// a fixed percentage keep it, and the joined groups share what is left of the hundred; as long as
  /// only such results count, their percentages are taken as weights. Everything is exact until the
  /// last step, which rounds half up to whole points.
  ///
  /// - Complexity: linear in the number of results.
  public init(of results: [SingleResult], joinedBy ratio: WrittenToOral) {
    self =
      switch CourseEstimate.work(out: results, ratio) {
      case .success(let estimate): .estimate(estimate)
      case .failure(let reason): .none(reason)
      }
  }

  /// The estimated points, if there is a result.
  public var points: Points? {
    if case .estimate(let estimate) = self { return estimate.points }
    return nil
  }
}

extension NoCourseResult: Error {}

extension CourseEstimate {
  fileprivate static func work(
    out results: [SingleResult], _ ratio: WrittenToOral
  ) -> Result<CourseEstimate, NoCourseResult> {
    guard !results.isEmpty else { return .failure(.nothingEntered) }
    var fixed: [FixedPart] = []
    var percent = 0
    var means = ResultGroup.allCases.map {
      GroupMean(group: $0, results: [], sum: 0, weights: 0, share: ratio[$0])
    }
    for (position, result) in results.enumerated() {
      let group = result.group == .written ? 0 : 1
      switch result.share {
      case .percent(let share):
        let share = min(max(share, 0), 100)
        if result.standing != .excused { percent += share }
        if share > 0, let points = result.standing.points {
          fixed.append(FixedPart(result: position, percent: share, points: points))
        }
      case .weight(let weight):
        let weight = min(max(weight, 0), 100)
        guard weight > 0, let points = result.standing.points else { continue }
        means[group].results.append(position)
        means[group].sum += weight * points.value
        means[group].weights += weight
      }
    }
    guard percent <= 100 else { return .failure(.tooMuchFixed(percent: percent)) }
    means.removeAll { $0.weights == 0 || $0.share == 0 }

    var joined: Ratio?
    if !means.isEmpty {
      var sum = Ratio(0)
      var shares = 0
      for mean in means {
        sum = sum + mean.share * mean.value
        shares += mean.share
      }
      joined = sum / shares
    }

    let counted = fixed.reduce(0) { $0 + $1.percent }
    var exact = Ratio(fixed.reduce(0) { $0 + $1.percent * $1.points.value })
    switch joined {
    case .some(let joined) where percent < 100:
      // A fixed result that is still out keeps its percentage free.
      exact = (exact + (100 - percent) * joined) / (100 - percent + counted)
    case _ where counted > 0: exact = exact / counted
    default:
      let isGraded = results.contains { $0.standing.points != nil }
      let isWaiting = results.contains { $0.standing == .pending }
      return .failure(!isGraded && isWaiting ? .nothingGraded : .nothingCounts)
    }

    guard let points = Points(exact.rounded(.halfUp)) else { return .failure(.nothingCounts) }
    var toNext: Ratio?
    if points < .maximum {
      toNext = Ratio(Int64(2 * points.value + 1), over: 2) + -1 * exact
    }
    return .success(
      CourseEstimate(
        points: points, exact: exact, means: means, joined: joined, fixed: fixed, toNext: toNext))
  }
}
