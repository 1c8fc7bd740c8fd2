/// The law of one Land for a range of Abitur years, as data.
///
/// Every number of the calculation that comes from a regulation stands in one of these. The engine
/// has no branch on a Land: what a Land does differently is said here or with a new kind of rule.
public struct RuleSet: Sendable {
  /// The values in one place: a rule set is handed on everywhere and hardly ever changed.
  private var storage: Storage

  /// The values for changing them; a copy where others hold them as well.
  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  /// The stable identifier, such as "BW-2025".
  public var id: String {
    get { storage.id }
    set { own().id = newValue }
  }

  /// The Land.
  public var land: Land {
    get { storage.land }
    set { own().land = newValue }
  }

  /// The Abitur years it holds for.
  public var years: ClosedRange<Int> {
    get { storage.years }
    set { own().years = newValue }
  }

  /// The subjects, in the order of the certificate; ties are broken in this order.
  public var subjects: [SubjectDefinition] {
    get { storage.subjects }
    set { own().subjects = newValue }
  }

  /// The rules with their legal sources.
  public var rules: [Rule] {
    get { storage.rules }
    set { own().rules = newValue }
  }

  /// The results that are no courses.
  public var components: [ComponentRule] {
    get { storage.components }
    set { own().components = newValue }
  }

  /// What must be taken, whether it counts or not.
  public var taking: [SelectionConstraint] {
    get { storage.taking }
    set { own().taking = newValue }
  }

  /// Whether a course with 0 points is taken for the rules of ``taking``.
  public var zeroIsTaken: Bool {
    get { storage.zeroIsTaken }
    set { own().zeroIsTaken = newValue }
  }

  /// How many subjects are taken at the advanced level.
  public var advancedSubjects: Int {
    get { storage.advancedSubjects }
    set { own().advancedSubjects = newValue }
  }

  /// Block I.
  public var blockOne: BlockOneRules {
    get { storage.blockOne }
    set { own().blockOne = newValue }
  }

  /// Block II.
  public var blockTwo: BlockTwoRules {
    get { storage.blockTwo }
    set { own().blockTwo = newValue }
  }

  /// The least total.
  public var minimum: Minimum {
    get { storage.minimum }
    set { own().minimum = newValue }
  }

  /// The table from totals to grades.
  public var grades: GradeTable {
    get { storage.grades }
    set { own().grades = newValue }
  }

  /// The school part of the Fachhochschulreife, where the Land has one.
  public var qualification: QualificationRules? {
    get { storage.qualification }
    set { own().qualification = newValue }
  }

  /// The rules with more than one reading.
  public var readings: [Reading] {
    get { storage.readings }
    set { own().readings = newValue }
  }

  /// States a rule set.
  public init(
    id: String, land: Land, years: ClosedRange<Int>, subjects: [SubjectDefinition], rules: [Rule],
    components: [ComponentRule] = [], taking: [SelectionConstraint] = [],
    zeroIsTaken: Bool = true, advancedSubjects: Int, blockOne: BlockOneRules,
    blockTwo: BlockTwoRules, minimum: Minimum, grades: GradeTable,
    qualification: QualificationRules? = nil, readings: [Reading] = []
  ) {
    storage = Storage(
      id: id,
      land: land,
      years: years,
      subjects: subjects,
      rules: rules,
      components: components,
      taking: taking,
      zeroIsTaken: zeroIsTaken,
      advancedSubjects: advancedSubjects,
      blockOne: blockOne,
      blockTwo: blockTwo,
      minimum: minimum,
      grades: grades,
      qualification: qualification,
      readings: readings)
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
    for (id, key) in selected {
      for reading in readings where reading.id == id {
        for option in reading.options where option.id.isSame(as: key) {
          result.own().apply(option.change)
        }
      }
    }
    return result
  }
}

/// The values of a rule set.
///
/// It is changed only through a ``RuleSet`` that alone holds it.
private final class Storage: @unchecked Sendable {
  var id: String
  var land: Land
  var years: ClosedRange<Int>
  var subjects: [SubjectDefinition]
  var rules: [Rule]
  var components: [ComponentRule]
  var taking: [SelectionConstraint]
  var zeroIsTaken: Bool
  var advancedSubjects: Int
  var blockOne: BlockOneRules
  var blockTwo: BlockTwoRules
  var minimum: Minimum
  var grades: GradeTable
  var qualification: QualificationRules?
  var readings: [Reading]

  init(
    id: String, land: Land, years: ClosedRange<Int>, subjects: [SubjectDefinition], rules: [Rule],
    components: [ComponentRule], taking: [SelectionConstraint], zeroIsTaken: Bool,
    advancedSubjects: Int, blockOne: BlockOneRules, blockTwo: BlockTwoRules, minimum: Minimum,
    grades: GradeTable, qualification: QualificationRules?, readings: [Reading]
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

  func apply(_ change: RuleChange) {
    switch change {
    case .none: break
    case .roundingStage(let stage): blockTwo.combination.stage = stage
    case .combinedRounding(let rounding): blockTwo.combination.rounding = rounding
    case .roundsSecondParts(let rounds): blockTwo.combination.roundsSecondParts = rounds
    case .constraint(let constraint): blockOne.constraints.append(constraint)
    }
  }

  init(_ other: Storage) {
    id = other.id
    land = other.land
    years = other.years
    subjects = other.subjects
    rules = other.rules
    components = other.components
    taking = other.taking
    zeroIsTaken = other.zeroIsTaken
    advancedSubjects = other.advancedSubjects
    blockOne = other.blockOne
    blockTwo = other.blockTwo
    minimum = other.minimum
    grades = other.grades
    qualification = other.qualification
    readings = other.readings
  }
}
