import Abitur

/// A pupil's plan: who, which Abitur, and everything the calculation needs.
public struct Plan: Sendable {
  /// The name that the pupil gave, if any.
  public var name: String?

  /// The Land.
  public var land: Land

  /// The year of the Abitur.
  public var year: Int

  /// The rule set for the Land and year.
  public var ruleSet: RuleSet

  /// Subjects, courses, exams and choices.
  public var candidate: Candidate

  /// Creates a plan, or nothing where no rule set is offered for the Land and year.
  public init?(name: String? = nil, land: Land, year: Int, candidate: Candidate) {
    guard let ruleSet = RuleSet.of(land, year: year) else { return nil }
    self.name = name
    self.land = land
    self.year = year
    self.ruleSet = ruleSet
    self.candidate = candidate
  }

  /// Where the pupil stands.
  ///
  /// - Throws: `InvalidCandidate` where the plan contradicts itself.
  public func assessment() throws(InvalidCandidate) -> Assessment {
    try assess(candidate, under: ruleSet)
  }

  /// Where the pupil stands with the school part of the Fachhochschulreife.
  ///
  /// - Throws: `InvalidCandidate` where the plan contradicts itself.
  public func qualification() throws(InvalidCandidate) -> Qualification? {
    try Abitur.qualification(of: candidate, under: ruleSet)
  }
}

extension RuleSet {
  /// The official name of a subject or component.
  public func name(of id: SubjectID) -> String {
    for subject in subjects where subject.id == id { return subject.name }
    for component in components where component.id == id { return component.name }
    return id.rawValue
  }
}
