@testable import Abitur

/// Nordrhein-Westfalen up to the Abitur of 2029, for the engine's tests: the APO-GOSt in force
/// from 1 August 2025.
enum NordrheinWestfalen {
  static let rules = RuleSet(
    id: "NW-2026", land: .nordrheinWestfalen, years: 2026...2029, subjects: subjects, rules: [],
    components: [
      ComponentRule(
        "projektkurs", "Projektkurs", rule: "nw-projektkurs", weight: 2, results: 2,
        deficitUnits: 2, places: [.blockOne, .blockTwo]),
      ComponentRule(
        "bll", "Besondere Lernleistung", rule: "nw-bll", weight: 1, results: 1, deficitUnits: 1,
        places: [.blockTwo]),
    ],
    advancedSubjects: 2, blockOne: blockOne, blockTwo: blockTwo, minimum: Minimum("nw-300", 300),
    grades: CommonTables.grades("nw-anlage-13"), qualification: qualification,
    readings: [
      Reading(
        ReadingID("anlage-8"), rule: "nw-anlage-8",
        options: [
          ReadingOption("kaufmaennisch", .likely, .combinedRounding(.halfUp)),
          ReadingOption("abgerundet", .unclear, .combinedRounding(.down)),
        ])
    ])

  // MARK: - Subjects

  private static let continued = SubjectGroup("fortgefuehrte-fremdsprache")
  private static let language = SubjectGroup("fremdsprache")
  private static let arts = SubjectGroup("kunst")
  private static let ensemble = SubjectGroup("instrumentalpraktisch")
  private static let literature = SubjectGroup("literatur")
  private static let science = SubjectGroup("naturwissenschaft")
  private static let technical = SubjectGroup("weiteres-feld-3")
  private static let religion = SubjectGroup("religion-philosophie")

  private static func entry(
    _ id: String, _ field: TaskField?, _ groups: [SubjectGroup] = []
  ) -> SubjectDefinition {
    SubjectDefinition(SubjectID(id), id, field: field, groups: groups, allowsAdvanced: true)
  }

  static let subjects: [SubjectDefinition] = [
    entry("deutsch", .languages),
    entry("englisch", .languages, [continued, language]),
    entry("franzoesisch", .languages, [continued, language]),
    entry("latein", .languages, [continued, language]),
    entry("spanisch-neu", .languages, [language]),
    entry("kunst", .languages, [arts]),
    entry("musik", .languages, [arts]),
    entry("chor", nil, [arts, ensemble]),
    entry("literatur", nil, [arts, literature]),
    entry("geschichte", .societies),
    entry("geographie", .societies),
    entry("sozialwissenschaften", .societies),
    entry("paedagogik", .societies),
    entry("philosophie", .societies, [religion]),
    entry("mathematik", .sciences),
    entry("physik", .sciences, [science, technical]),
    entry("biologie", .sciences, [science, technical]),
    entry("chemie", .sciences, [science, technical]),
    entry("informatik", .sciences, [technical]),
    entry("religionslehre", nil, [religion]),
    entry("sport", nil),
  ]

  // MARK: - Block I

  private static func second(_ selector: Selector) -> Selector {
    .and([selector, .halfYears([.third, .fourth])])
  }

  private static let blockOne = BlockOneRules(
    broughtIn: 35...40, rule: "nw-35-bis-40",
    constraints: [
      SelectionConstraint("nw-leistungskurse", .count(.level(.advanced), 8...8)),
      SelectionConstraint("nw-grundkurse", .count(.level(.basic), 25...32)),
      SelectionConstraint("nw-abiturfaecher", .each(.examined(.written), atLeast(4))),
      SelectionConstraint("nw-abiturfaecher", .each(.examined(.oral), atLeast(4))),
      SelectionConstraint("nw-deutsch", .count(subject("deutsch"), atLeast(4))),
      SelectionConstraint("nw-fremdsprache", .subjects(1, of: .group(continued), each: 4)),
      SelectionConstraint("nw-kunst", .subjects(1, of: .group(arts), each: 2)),
      SelectionConstraint(
        "nw-gesellschaftswissenschaft", .subjects(1, of: .field(.societies), each: 4)),
      SelectionConstraint("nw-geschichte", .count(subject("geschichte"), atLeast(2))),
      SelectionConstraint(
        "nw-sozialwissenschaften", .count(subject("sozialwissenschaften"), atLeast(2))),
      SelectionConstraint("nw-mathematik", .count(subject("mathematik"), atLeast(4))),
      SelectionConstraint("nw-naturwissenschaft", .subjects(1, of: .group(science), each: 4)),
      SelectionConstraint("nw-religion", .subjects(1, of: .group(religion), each: 2)),
      // The ninth subject brings in its second year: one more language or one more of field III.
      SelectionConstraint(
        "nw-neuntes-fach",
        .anyOf([
          [.subjects(2, of: second(.group(language)), each: 2)],
          [.subjects(2, of: second(.group(technical)), each: 2)],
        ])),
      SelectionConstraint(
        "nw-hoechstens-6", .each(.and([.level(.basic), .or([.examSlot(3), .examSlot(4)])]), 0...6)),
      SelectionConstraint(
        "nw-hoechstens-5",
        .each(
          .and([
            .level(.basic), .not(.examSlot(3)), .not(.examSlot(4)), .not(subject("sport")),
          ]), 0...5)),
      SelectionConstraint("nw-sport", .count(subject("sport"), 0...4)),
      SelectionConstraint("nw-instrumentalpraktisch", .each(.group(ensemble), 0...2)),
      SelectionConstraint("nw-literatur", .each(.group(literature), 0...2)),
    ],
    weights: [WeightRule("nw-doppelt", .level(.advanced), .all)], formulaRule: "nw-formel",
    deficits: [
      DeficitLimit("nw-defizite", .all, steps: [(35...37, 7), (38...40, 8)]),
      DeficitLimit("nw-defizite-leistungskurs", .level(.advanced), atMost: 3),
    ],
    zeros: [ZeroRule("nw-null")], minimum: Minimum("nw-200", 200))

  // MARK: - Block II

  private static let blockTwo = BlockTwoRules(
    variants: [
      ExamVariant("nw-abiturpruefung", written: 3, oral: 1, factor: 5),
      ExamVariant("nw-bll", written: 3, oral: 1, components: 1, factor: 4),
    ],
    combination: CombinationRule(
      "nw-anlage-8", rounding: .halfUp,
      secondParts: [
        SecondPartRule(
          "nw-sport-praktisch", .practical, subjects: subject("sport"), firstWeight: 1,
          secondWeight: 1, rounding: .halfUp)
      ]),
    conditions: [
      ExamCondition("nw-zwei-25", .count(2, atLeast: 25, advanced: 1), factor: 5),
      ExamCondition("nw-zwei-20", .count(2, atLeast: 20, advanced: 1), factor: 4),
    ],
    choices: [
      ExamChoiceRule("nw-felder", .coversFields),
      ExamChoiceRule(
        "nw-leistungskurs-wahl",
        .advanced(
          .or([
            .group(continued), subject("mathematik"), .group(science), subject("deutsch"),
          ]), atLeast: 1)),
    ],
    minimum: Minimum("nw-100", 100))

  // MARK: - Fachhochschulreife

  private static func two(_ selector: Selector) -> SelectionConstraint {
    SelectionConstraint("nw-fhr", .subjects(1, of: selector, each: 2))
  }

  private static let qualification = QualificationRules(
    rule: "nw-fhr", periods: CommonTables.periods, advancedSubjects: 2, advancedIncludes: .all,
    otherCourses: 11,
    constraints: [
      two(subject("deutsch")), two(.group(language)), two(.field(.societies)),
      two(subject("mathematik")), two(.group(science)),
    ],
    advancedMinimum: Minimum("nw-fhr-40", 20), otherMinimum: Minimum("nw-fhr-55", 55),
    passingCount: 9, passingAdvanced: 2, passingOther: 7, passingPoints: 5, advancedFactor: 2,
    grades: CommonTables.qualification("nw-fhr-note"))
}
