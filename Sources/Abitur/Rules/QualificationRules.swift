/// The school part of the Fachhochschulreife: a smaller choice of courses from a shorter time.
public struct QualificationRules: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The pairs of half-years from which all courses come.
  public var periods: [[HalfYear]]

  /// How many subjects at the advanced level are chosen, with all their courses of the period.
  public var advancedSubjects: Int

  /// At least one of the chosen advanced subjects is one of these.
  public var advancedIncludes: Selector

  /// How many courses of other subjects are chosen.
  public var otherCourses: Int

  /// Which courses must be among the chosen ones.
  public var constraints: [SelectionConstraint]

  /// The least sum of the advanced courses, each counted once.
  public var advancedMinimum: Minimum

  /// At least so many of all chosen courses reach ``passingPoints``.
  public var passingCount: Int

  /// At least so many of the chosen advanced courses reach ``passingPoints``.
  public var passingAdvanced: Int

  /// The points from which a course counts as passed.
  public var passingPoints: Int

  /// How often an advanced result enters the sum.
  public var advancedFactor: Int

  /// The table from points to grades.
  public var grades: GradeTable

  /// States the rules.
  public init(
    rule: RuleID, periods: [[HalfYear]], advancedSubjects: Int, advancedIncludes: Selector,
    otherCourses: Int, constraints: [SelectionConstraint], advancedMinimum: Minimum,
    passingCount: Int, passingAdvanced: Int, passingPoints: Int, advancedFactor: Int,
    grades: GradeTable
  ) {
    self.rule = rule
    self.periods = periods
    self.advancedSubjects = advancedSubjects
    self.advancedIncludes = advancedIncludes
    self.otherCourses = otherCourses
    self.constraints = constraints
    self.advancedMinimum = advancedMinimum
    self.passingCount = passingCount
    self.passingAdvanced = passingAdvanced
    self.passingPoints = passingPoints
    self.advancedFactor = advancedFactor
    self.grades = grades
  }
}
