/// How a subject is taught and taken in the qualification phase.
public struct SubjectTeaching: Sendable {
  /// The hours a week at the basic level; nothing where it is not taught at it or a source is
  /// missing.
  public var basicHours: ClosedRange<Int>?

  /// The hours a week at the advanced level; nothing where it is not taught at it.
  public var advancedHours: Int?

  /// The half-years in which it is usually taken, and with which a plan begins; schools differ.
  public var usualHalfYears: [HalfYear]

  /// What has to be taken.
  public var obligation: SubjectObligation

  /// Says how a subject is taught.
  public init(
    basicHours: ClosedRange<Int>?, advancedHours: Int?, usualHalfYears: [HalfYear],
    _ obligation: SubjectObligation = .none
  ) {
    self.basicHours = basicHours
    self.advancedHours = advancedHours
    self.usualHalfYears = usualHalfYears
    self.obligation = obligation
  }
}

/// Whether a subject has to be taken, whether it counts or not.
public enum SubjectObligation: Hashable, Sendable {
  /// It is free.
  case none

  /// Everybody takes so many courses.
  case courses(Int)

  /// So many courses are taken in this subject or in another one of its group.
  case oneOf(SubjectGroup, courses: Int)
}
