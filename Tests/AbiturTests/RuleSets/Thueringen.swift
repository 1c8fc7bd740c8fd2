@testable import Abitur

/// Thüringen for the engine's tests: the Schulordnung as in force from 1 August 2025.
enum Thueringen {
  /// From the Abitur of 2027 on: 36 results, seven of them below 5.
  static let rules = ruleSet(id: "TH-2027", years: 2027...2029, results: 36, deficits: 7)

  /// Up to the Abitur of 2026, the numbers only: 40 results, eight of them below 5.
  static let rulesUntil2026 = ruleSet(id: "TH-2026", years: 2025...2026, results: 40, deficits: 8)

  private static func ruleSet(
    id: String, years: ClosedRange<Int>, results: Int, deficits: Int
  ) -> RuleSet {
    RuleSet(
      id: id, land: .thueringen, years: years, subjects: subjects, rules: [],
      components: [
        ComponentRule(
          "seminarfachleistung", "Seminarfachleistung", rule: "th-seminarfach", weight: 1,
          results: 1, deficitUnits: 1, places: [.blockTwo])
      ],
      advancedSubjects: 3, blockOne: blockOne(results: results, deficits: deficits),
      blockTwo: blockTwo, minimum: Minimum("th-300", 300),
      grades: CommonTables.grades("th-anlage-15"), qualification: qualification)
  }

  // MARK: - Subjects

  private static let continued = SubjectGroup("fortgefuehrte-fremdsprache")
  private static let language = SubjectGroup("fremdsprache")
  private static let arts = SubjectGroup("kunst")
  private static let science = SubjectGroup("naturwissenschaft")
  private static let optional = SubjectGroup("wahlfach")

  private static func entry(
    _ id: String, _ field: TaskField?, _ groups: [SubjectGroup] = [], advanced: Bool = true
  ) -> SubjectDefinition {
    SubjectDefinition(SubjectID(id), id, field: field, groups: groups, allowsAdvanced: advanced)
  }

  static let subjects: [SubjectDefinition] = [
    entry("deutsch", .languages),
    entry("englisch", .languages, [continued, language]),
    entry("franzoesisch", .languages, [continued, language], advanced: false),
    entry("kunst", .languages, [arts], advanced: false),
    entry("musik", .languages, [arts], advanced: false),
    entry("darstellen-und-gestalten", .languages, [arts], advanced: false),
    entry("geschichte", .societies),
    entry("geografie", .societies),
    entry("sozialkunde", .societies),
    entry("wirtschaft-und-recht", .societies),
    entry("religion", .societies, advanced: false),
    entry("ethik", .societies, advanced: false),
    entry("mathematik", .sciences),
    entry("biologie", .sciences, [science]),
    entry("chemie", .sciences, [science]),
    entry("physik", .sciences, [science]),
    entry("informatik", .sciences),
    entry("sport", nil, advanced: false),
    entry("astronomie-wahlfach", .sciences, [optional], advanced: false),
  ]

  // MARK: - Block I

  private static func blockOne(results: Int, deficits: Int) -> BlockOneRules {
    BlockOneRules(
      broughtIn: results...results, rule: "th-ergebnisse",
      constraints: [
        SelectionConstraint("th-erhoeht", .each(.level(.advanced), atLeast(4))),
        SelectionConstraint("th-deutsch", .count(subject("deutsch"), atLeast(4))),
        SelectionConstraint("th-mathematik", .count(subject("mathematik"), atLeast(4))),
        SelectionConstraint("th-muendlich", .each(.examined(.oral), atLeast(4))),
        SelectionConstraint("th-je-fach-zwei", .each(.not(.group(optional)), atLeast(2))),
      ], weights: [], formulaRule: "th-formel",
      deficits: [DeficitLimit("th-unter-5", .all, atMost: deficits)],
      zeros: [
        ZeroRule("th-null", .not(.group(optional)), scope: .taken),
        ZeroRule("th-null-eingebracht"),
      ], minimum: Minimum("th-200", 200))
  }

  // MARK: - Block II

  private static let blockTwo = BlockTwoRules(
    variants: [
      ExamVariant("th-pruefungen", written: 3, oral: 2, factor: 4),
      ExamVariant("th-seminarfach", written: 3, oral: 1, components: 1, factor: 4),
    ],
    combination: CombinationRule(
      "th-anlage-14a", rounding: .down,
      secondParts: [
        SecondPartRule(
          "th-darstellen", .practical, subjects: subject("darstellen-und-gestalten"),
          firstWeight: 1, secondWeight: 1, rounding: .halfTowardsFirst)
      ]),
    conditions: [
      ExamCondition("th-drei-von-fuenf", .count(3, atLeast: 20, advanced: 0, components: true))
    ],
    choices: [
      ExamChoiceRule("th-felder", .coversFields),
      ExamChoiceRule(
        "th-deutsch-oder-mathematik-erhoeht",
        .advanced(.or([subject("deutsch"), subject("mathematik")]), atLeast: 1)),
    ],
    minimum: Minimum("th-100", 100))

  // MARK: - Fachhochschulreife

  private static func two(_ selector: Selector) -> SelectionConstraint {
    SelectionConstraint("th-fhr", .subjects(1, of: selector, each: 2))
  }

  private static let qualification = QualificationRules(
    rule: "th-fhr", periods: CommonTables.periods, advancedSubjects: 2, advancedIncludes: .all,
    otherCourses: 11,
    constraints: [
      two(subject("deutsch")), two(.group(continued)), two(subject("mathematik")),
      two(.group(science)), two(.field(.societies)),
    ],
    advancedMinimum: Minimum("th-fhr-20", 20), passingCount: 9, passingAdvanced: 2,
    passingPoints: 5, advancedFactor: 1, scale: Ratio(19, over: 15), rounding: .halfUp,
    grades: CommonTables.qualification("th-fhr-note"))
}
