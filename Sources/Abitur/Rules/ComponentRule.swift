/// A result that is no course but can stand among them or among the exams, such as the Seminarkurs.
public struct ComponentRule: Sendable {
  /// The identifier; it takes the place of a subject's where the component is examined.
  public var id: SubjectID

  /// The official name.
  public var name: String

  /// The rule it comes from.
  public var rule: RuleID

  /// The highest number of points of its result.
  public var maximum: Int

  /// How many times its points enter the sum of Block I.
  ///
  /// A counted divisor grows by as many results of 15 points as it can bring in at most.
  public var weight: Int

  /// As how many of the results brought in it counts in Block I; 0 where it comes on top.
  public var results: Int

  /// How many deficits it is when it is below ``deficitBelow``.
  public var deficitUnits: Int

  /// Below so many of its own points it is a deficit.
  public var deficitBelow: Int

  /// The fewest points with which it can be brought in.
  public var least: Int

  /// The places it can take.
  public var places: [ComponentPlace]

  /// Defines a component.
  public init(
    _ id: SubjectID, _ name: String, rule: RuleID, maximum: Int = 15, weight: Int, results: Int,
    deficitUnits: Int, deficitBelow: Int = 5, least: Int = 1, places: [ComponentPlace]
  ) {
    self.id = id
    self.name = name
    self.rule = rule
    self.maximum = maximum
    self.weight = weight
    self.results = results
    self.deficitUnits = deficitUnits
    self.deficitBelow = deficitBelow
    self.least = least
    self.places = places
  }
}

/// Where a component's result goes.
public enum ComponentPlace: Hashable, Sendable {
  /// Nowhere.
  case unused

  /// Into Block I.
  case blockOne

  /// Into Block II, in place of an oral exam.
  case blockTwo
}
