/// How Block I, the result of the courses, is formed.
public struct BlockOneRules: Sendable {
  /// How many results are brought in.
  public var broughtIn: ClosedRange<Int>

  /// The rule on the number brought in.
  public var broughtInRule: RuleID

  /// Which courses must, may or must not be brought in.
  public var constraints: [SelectionConstraint]

  /// Which results count how many times; a course that no rule names counts once.
  public var weights: [WeightRule]

  /// What the weighted sum is divided by.
  public var divisor: Divisor

  /// The rounding of the block's result.
  public var rounding: Rounding

  /// The rule on the formula.
  public var formulaRule: RuleID

  /// A result below so many points is a deficit.
  public var deficitBelow: Int

  /// How many deficits are allowed.
  public var deficits: [DeficitLimit]

  /// Sums of points that must be reached inside the block.
  public var floors: [PointFloor]

  /// Which results of 0 points stand in the way.
  public var zeros: [ZeroRule]

  /// The least number of points of the block.
  public var minimum: Minimum

  /// The results are scaled so that the best possible one is fifteen times this number.
  public static let scale = 40

  /// States the rules of the block.
  public init(
    broughtIn: ClosedRange<Int>, rule broughtInRule: RuleID, constraints: [SelectionConstraint],
    weights: [WeightRule], divisor: Divisor = .weightedCount, rounding: Rounding = .halfUp,
    formulaRule: RuleID, deficitBelow: Int = 5, deficits: [DeficitLimit],
    floors: [PointFloor] = [], zeros: [ZeroRule], minimum: Minimum
  ) {
    self.broughtIn = broughtIn
    self.broughtInRule = broughtInRule
    self.constraints = constraints
    self.weights = weights
    self.divisor = divisor
    self.rounding = rounding
    self.formulaRule = formulaRule
    self.deficitBelow = deficitBelow
    self.deficits = deficits
    self.floors = floors
    self.zeros = zeros
    self.minimum = minimum
  }
}

/// A number of points that must be reached.
public struct Minimum: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The points.
  public var points: Int

  /// States a minimum.
  public init(_ rule: RuleID, _ points: Int) {
    self.rule = rule
    self.points = points
  }
}

/// Which results count more than once.
public struct WeightRule: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The courses it speaks of.
  public var selector: Selector

  /// How many times a result counts.
  public var factor: Int

  /// Which of the selected subjects it applies to.
  public var choice: WeightChoice

  /// States a weight.
  public init(_ rule: RuleID, _ selector: Selector, factor: Int = 2, _ choice: WeightChoice) {
    self.rule = rule
    self.selector = selector
    self.factor = factor
    self.choice = choice
  }
}

/// Which of the selected subjects a weight applies to.
public enum WeightChoice: Sendable {
  /// To all of them.
  case all

  /// To so many of them; the pupil chooses which, and what is left open goes to the best.
  case subjects(Int)
}

/// What the weighted sum of a block is divided by before scaling.
public enum Divisor: Sendable {
  /// The number of results, each counted as often as its points.
  case weightedCount

  /// A number that does not depend on the selection.
  case fixed(Int)
}

/// How many results below the deficit line are allowed.
public struct DeficitLimit: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The courses it speaks of.
  public var selector: Selector

  /// The limits by the number of results brought in; the first range that holds it applies.
  public var steps: [(broughtIn: ClosedRange<Int>, limit: Int)]

  /// States a limit that does not depend on the number brought in.
  public init(_ rule: RuleID, _ selector: Selector, atMost limit: Int) {
    self.init(rule, selector, steps: [(0...Int(Int16.max), limit)])
  }

  /// States a limit in steps.
  public init(
    _ rule: RuleID, _ selector: Selector, steps: [(broughtIn: ClosedRange<Int>, limit: Int)]
  ) {
    self.rule = rule
    self.selector = selector
    self.steps = steps
  }

  /// The limit for a number of results brought in, 0 where no step holds it.
  func limit(broughtIn count: Int) -> Int {
    for step in steps where step.broughtIn.contains(count) {
      return step.limit
    }
    return 0
  }
}

/// A sum of points that some of the courses must reach together.
public struct PointFloor: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The courses it speaks of.
  public var selector: Selector

  /// Whether the results count with their weights.
  public var isWeighted: Bool

  /// Whether only the courses brought in count or all taken.
  public var scope: CourseScope

  /// The points to be reached.
  public var minimum: Int

  /// States a floor.
  public init(
    _ rule: RuleID, _ selector: Selector, isWeighted: Bool, scope: CourseScope = .broughtIn,
    minimum: Int
  ) {
    self.rule = rule
    self.selector = selector
    self.isWeighted = isWeighted
    self.scope = scope
    self.minimum = minimum
  }
}

/// Which courses a rule looks at.
public enum CourseScope: Sendable {
  /// Only those brought in.
  case broughtIn

  /// All that are taken.
  case taken
}

/// Which results of 0 points stand in the way.
public struct ZeroRule: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The courses it speaks of.
  public var selector: Selector

  /// Whether a 0 hurts only when brought in or in any taken course.
  public var scope: CourseScope

  /// States a zero rule.
  public init(_ rule: RuleID, _ selector: Selector = .all, scope: CourseScope = .broughtIn) {
    self.rule = rule
    self.selector = selector
    self.scope = scope
  }
}
