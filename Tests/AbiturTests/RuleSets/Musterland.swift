@testable import Abitur

/// A Land that does not exist, small enough to see through; every test changes one rule of it.
///
/// Two advanced subjects and four others, eight results of sixteen to twenty-four brought in.
enum Musterland {
  static func rules(_ change: (inout RuleSet) -> Void = { _ in }) -> RuleSet {
    var rules = RuleSet(
      id: "ML", land: .saarland, years: 2026...2026, subjects: subjects, rules: [],
      advancedSubjects: 2,
      blockOne: BlockOneRules(
        broughtIn: 12...12, rule: "ml-12",
        constraints: [
          SelectionConstraint("ml-leistungskurse", .each(.level(.advanced), atLeast(4)))
        ],
        weights: [], formulaRule: "ml-formel",
        deficits: [DeficitLimit("ml-unter-5", .all, atMost: 12)], zeros: [ZeroRule("ml-null")],
        minimum: Minimum("ml-200", 200)),
      blockTwo: BlockTwoRules(
        variants: [ExamVariant("ml-pruefungen", written: 2, oral: 2, factor: 5)],
        combination: CombinationRule("ml-kombination", rounding: .halfUp), conditions: [],
        choices: [], minimum: Minimum("ml-100", 100)),
      minimum: Minimum("ml-300", 300), grades: CommonTables.grades("ml-note"))
    change(&rules)
    return rules
  }

  static let field = SubjectGroup("gruppe")

  static let subjects: [SubjectDefinition] = [
    SubjectDefinition("deutsch", "Deutsch", field: .languages, allowsAdvanced: true),
    SubjectDefinition("mathematik", "Mathematik", field: .sciences, allowsAdvanced: true),
    SubjectDefinition("englisch", "Englisch", field: .languages, groups: [field]),
    SubjectDefinition("geschichte", "Geschichte", field: .societies, groups: [field]),
    SubjectDefinition("physik", "Physik", field: .sciences, groups: [field]),
    SubjectDefinition("sport", "Sport", field: nil),
  ]

  /// Sixteen basic results beside eight advanced ones.
  static let complete = Candidate(
    subjects: [
      advanced("deutsch", "10 10 10 10"), advanced("mathematik", "8 8 8 8"),
      basic("englisch", "9 8 7 6"), basic("geschichte", "12 5 5 12"),
      basic("physik", "4 11 11 4"), basic("sport", "13 13 13 13"),
    ],
    exams: [
      written("deutsch", 8), written("mathematik", 8), oral("englisch", 8), oral("geschichte", 8),
    ])
}
