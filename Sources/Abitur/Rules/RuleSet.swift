/// The law of one Land for a range of Abitur years, as data.
///
/// Every number of the calculation that comes from a regulation stands in one of these. The engine
/// has no branch on a Land: what a Land does differently is said here or with a new kind of rule.
public struct RuleSet: Sendable {
  /// The stable identifier, such as "BW-2025".
  public var id: String

  /// The Land.
  public var land: Land

  /// The Abitur years it holds for.
  public var years: ClosedRange<Int>

  /// The subjects, in the order of the certificate; ties are broken in this order.
  public var subjects: [SubjectDefinition]

  /// The rules with their legal sources.
  public var rules: [Rule]

  /// The results that are no courses.
  public var components: [ComponentRule]

  /// What must be taken, whether it counts or not.
  public var taking: [SelectionConstraint]

  /// Whether a course with 0 points is taken for the rules of ``taking``.
  public var zeroIsTaken: Bool

  /// How many subjects are taken at the advanced level.
  public var advancedSubjects: Int

  /// Block I.
  public var blockOne: BlockOneRules

  /// Block II.
  public var blockTwo: BlockTwoRules

  /// The least total.
  public var minimum: Minimum

  /// The table from totals to grades.
  public var grades: GradeTable

  /// The school part of the Fachhochschulreife, where the Land has one.
  public var qualification: QualificationRules?

  /// The rules with more than one reading.
  public var readings: [Reading]

  /// States a rule set.
  public init(
    id: String, land: Land, years: ClosedRange<Int>, subjects: [SubjectDefinition], rules: [Rule],
    components: [ComponentRule] = [], taking: [SelectionConstraint] = [],
    zeroIsTaken: Bool = true, advancedSubjects: Int, blockOne: BlockOneRules,
    blockTwo: BlockTwoRules, minimum: Minimum, grades: GradeTable,
    qualification: QualificationRules? = nil, readings: [Reading] = []
  ) {
    self.id = id
    self.land = land
    self.years = years
    self.subjects = subjects
    self.rules = rules
    self.components = components
    self.taking = taking
    self.zeroIsTaken = zeroIsTaken
    self.advancedSubjects = advancedSubjects
    self.blockOne = blockOne
    self.blockTwo = blockTwo
    self.minimum = minimum
    self.grades = grades
    self.qualification = qualification
    self.readings = readings
  }

  /// The definition of a subject.
  public func subject(_ id: SubjectID) -> SubjectDefinition? {
    subjects.first { $0.id == id }
  }

  /// The rule with an identifier.
  public func rule(_ id: RuleID) -> Rule? {
    rules.first { $0.id == id }
  }

  /// The rule set under the readings that a plan selects; an unknown key changes nothing.
  public func reading(_ selected: [(reading: ReadingID, option: String)]) -> RuleSet {
    var result = self
    for selection in selected {
      guard let reading = readings.first(where: { $0.id == selection.reading }),
        let option = reading.options.first(where: { $0.id.isSame(as: selection.option) })
      else { continue }
      switch option.change {
      case .none: break
      case .roundingStage(let stage): result.blockTwo.combination.stage = stage
      case .combinedRounding(let rounding): result.blockTwo.combination.rounding = rounding
      case .roundsSecondParts(let rounds): result.blockTwo.combination.roundsSecondParts = rounds
      case .constraint(let constraint): result.blockOne.constraints.append(constraint)
      }
    }
    return result
  }
}
