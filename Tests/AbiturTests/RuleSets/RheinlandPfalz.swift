@testable import Abitur

/// Rheinland-Pfalz for the engine's tests: the Abiturprüfungsordnung as amended in 2014.
enum RheinlandPfalz {
  static let rules = RuleSet(
    id: "RP-2026", land: .rheinlandPfalz, years: 2026...2029, subjects: subjects, rules: [],
    components: [
      ComponentRule(
        "facharbeit", "Facharbeit", rule: "rp-facharbeit", weight: 1, results: 0,
        deficitUnits: 0, least: 5, places: [.blockOne]),
      ComponentRule(
        "bll", "Besondere Lernleistung", rule: "rp-bll", weight: 1, results: 1, deficitUnits: 1,
        places: [.blockTwo]),
    ],
    advancedSubjects: 3, blockOne: blockOne, blockTwo: blockTwo, minimum: Minimum("rp-300", 300),
    grades: CommonTables.grades("rp-note"))

  // MARK: - Subjects

  private static let continued = SubjectGroup("fortgefuehrte-fremdsprache")
  private static let language = SubjectGroup("fremdsprache")
  private static let arts = SubjectGroup("kunst")
  private static let science = SubjectGroup("naturwissenschaft")
  private static let voluntary = SubjectGroup("freiwillig")

  private static func entry(
    _ id: String, _ field: TaskField?, _ groups: [SubjectGroup] = [], advanced: Bool = true
  ) -> SubjectDefinition {
    SubjectDefinition(SubjectID(id), id, field: field, groups: groups, allowsAdvanced: advanced)
  }

  static let subjects: [SubjectDefinition] = [
    entry("deutsch", .languages),
    entry("englisch", .languages, [continued, language]),
    entry("franzoesisch", .languages, [continued, language]),
    entry("latein", .languages, [continued, language]),
    entry("bildende-kunst", .languages, [arts]),
    entry("musik", .languages, [arts]),
    entry("geschichte", .societies),
    entry("sozialkunde", .societies),
    entry("erdkunde", .societies),
    entry("religion", nil),
    entry("ethik", nil),
    entry("mathematik", .sciences),
    entry("biologie", .sciences, [science]),
    entry("chemie", .sciences, [science]),
    entry("physik", .sciences, [science]),
    entry("informatik", .sciences),
    entry("sport", nil),
    entry("philosophie", nil, [voluntary], advanced: false),
  ]

  // MARK: - Block I

  private static let blockOne = BlockOneRules(
    broughtIn: 35...35, rule: "rp-35",
    constraints: [
      SelectionConstraint("rp-leistungsfaecher", .each(.level(.advanced), atLeast(4))),
      SelectionConstraint("rp-muendlich", .each(.examined(.oral), atLeast(4))),
      SelectionConstraint("rp-deutsch", .count(subject("deutsch"), atLeast(4))),
      SelectionConstraint("rp-fremdsprache", .subjects(1, of: .group(continued), each: 4)),
      SelectionConstraint("rp-mathematik", .count(subject("mathematik"), atLeast(4))),
      SelectionConstraint("rp-naturwissenschaft", .subjects(1, of: .group(science), each: 4)),
      SelectionConstraint(
        "rp-gesellschaftswissenschaft", .subjects(1, of: .field(.societies), each: 4)),
      SelectionConstraint(
        "rp-zweite",
        .anyOf([
          [.subjects(2, of: .group(language), each: 4)],
          [.subjects(2, of: .group(science), each: 4)],
          [.count(subject("informatik"), atLeast(4))],
        ])),
      SelectionConstraint("rp-kunst", .subjects(1, of: .group(arts), each: 2)),
      SelectionConstraint("rp-sport", .count(subject("sport"), 0...3)),
    ] + lastHalfYear,
    weights: [WeightRule("rp-doppelt", .level(.advanced), .subjects(2))], divisor: .fixed(44),
    formulaRule: "rp-formel", deficits: [DeficitLimit("rp-unter-5", .all, atMost: 7)],
    zeros: [ZeroRule("rp-null")], minimum: Minimum("rp-200", 200))

  /// Whichever compulsory basic subject brings in anything brings in its last half-year.
  private static let lastHalfYear: [SelectionConstraint] =
    subjects
    .filter { !$0.groups.contains(voluntary) }.map { definition in
      let courses = Selector.and([.subject(definition.id), .level(.basic)])
      return SelectionConstraint(
        "rp-halbjahr-13",
        .ifAny(courses, atLeast: 1, of: .and([courses, .halfYears([.fourth])])))
    }

  // MARK: - Block II

  private static let blockTwo = BlockTwoRules(
    variants: [
      ExamVariant("rp-vier-pruefungen", written: 3, oral: 1, factor: 5),
      ExamVariant("rp-fuenf-pruefungen", written: 3, oral: 2, factor: 4),
      ExamVariant("rp-bll", written: 3, oral: 1, components: 1, factor: 4),
    ],
    combination: CombinationRule("rp-kombination", rounding: .halfUp),
    conditions: [
      ExamCondition("rp-zwei-25", .count(2, atLeast: 25, advanced: 1), factor: 5),
      ExamCondition("rp-drei-20", .count(3, atLeast: 20, advanced: 1), factor: 4),
    ],
    choices: [ExamChoiceRule("rp-felder", .coversFields)], minimum: Minimum("rp-100", 100))
}
