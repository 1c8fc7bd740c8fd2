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

  /// The least sum of the other courses, where they have one of their own.
  public var otherMinimum: Minimum?

  /// At least so many of all chosen courses reach ``passingPoints``.
  public var passingCount: Int

  /// At least so many of the chosen advanced courses reach ``passingPoints``.
  public var passingAdvanced: Int

  /// At least so many of the other courses reach ``passingPoints``, where that is asked.
  public var passingOther: Int?

  /// The points from which a course counts as passed.
  public var passingPoints: Int

  /// How often an advanced result enters the sum.
  public var advancedFactor: Int

  /// What the sum is multiplied by to be read in the table.
  public var scale: Ratio

  /// The rounding of the points.
  public var rounding: Rounding

  /// The table from points to grades; points below its lowest row are not enough.
  public var grades: GradeTable

  /// States the rules.
  public init(
    rule: RuleID, periods: [[HalfYear]], advancedSubjects: Int, advancedIncludes: Selector,
    otherCourses: Int, constraints: [SelectionConstraint], advancedMinimum: Minimum,
    otherMinimum: Minimum? = nil, passingCount: Int, passingAdvanced: Int,
    passingOther: Int? = nil, passingPoints: Int, advancedFactor: Int,
    scale: Ratio = Ratio(1), rounding: Rounding = .down, grades: GradeTable
  ) {
    self.rule = rule
    self.periods = periods
    self.advancedSubjects = advancedSubjects
    self.advancedIncludes = advancedIncludes
    self.otherCourses = otherCourses
    self.constraints = constraints
    self.advancedMinimum = advancedMinimum
    self.otherMinimum = otherMinimum
    self.passingCount = passingCount
    self.passingAdvanced = passingAdvanced
    self.passingOther = passingOther
    self.passingPoints = passingPoints
    self.advancedFactor = advancedFactor
    self.scale = scale
    self.rounding = rounding
    self.grades = grades
  }
}
