@testable import Abitur

/// Hessen from the Abitur of 2026 on, for the engine's tests: the OAVO of 20 July 2009.
enum Hessen {
  static let rules = RuleSet(
    id: "HE-2026", land: .hessen, years: 2026...2029, subjects: subjects, rules: [],
    components: [
      ComponentRule(
        "bll", "Besondere Lernleistung", rule: "he-bll", weight: 1, results: 1, deficitUnits: 1,
        places: [.blockTwo])
    ],
    taking: taking, zeroIsTaken: false, advancedSubjects: 2, blockOne: blockOne,
    blockTwo: blockTwo, minimum: Minimum("he-300", 300), grades: CommonTables.grades("he-note"),
    qualification: qualification)

  /// The continued second language stands in for the one that others bring from class 6 on.
  static let lateLanguage = CandidateFact("zweite-fremdsprache-nachgeholt")

  /// Geographie was taken without a gap from the first half-year on.
  static let continuousGeography = CandidateFact("geographie-durchgehend")

  // MARK: - Subjects

  private static let continued = SubjectGroup("fortgefuehrte-fremdsprache")
  private static let started = SubjectGroup("neu-begonnene-fremdsprache")
  private static let language = SubjectGroup("fremdsprache")
  private static let arts = SubjectGroup("kunst")
  private static let science = SubjectGroup("naturwissenschaft")
  private static let religion = SubjectGroup("religion-ethik")
  private static let practical = SubjectGroup("fachpraktisch")

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
    entry("spanisch-neu", .languages, [started, language]),
    entry("kunst", .languages, [arts]),
    entry("musik", .languages, [arts, practical]),
    entry("darstellendes-spiel", .languages, [arts, practical]),
    entry("geschichte", .societies),
    entry("powi", .societies),
    entry("wirtschaftswissenschaften", .societies),
    entry("geographie", .societies),
    entry("religion", .societies, [religion]),
    entry("ethik", .societies, [religion]),
    entry("philosophie", .societies),
    entry("mathematik", .sciences),
    entry("biologie", .sciences, [science]),
    entry("chemie", .sciences, [science]),
    entry("physik", .sciences, [science]),
    entry("informatik", .sciences),
    entry("sport", nil, [practical]),
  ]

  // MARK: - What is taken and brought in

  private static let taking: [SelectionConstraint] = [
    SelectionConstraint("he-belegung-deutsch", .count(subject("deutsch"), atLeast(4))),
    SelectionConstraint("he-belegung-sprache", .subjects(1, of: .group(continued), each: 4)),
    SelectionConstraint("he-belegung-kunst", .subjects(1, of: .group(arts), each: 2)),
    SelectionConstraint("he-belegung-zweite", second),
    SelectionConstraint(
      "he-belegung-powi",
      .subjects(1, of: .or([subject("powi"), subject("wirtschaftswissenschaften")]), each: 4),
      when: .not(.fact(continuousGeography))),
    SelectionConstraint("he-belegung-geschichte", .count(subject("geschichte"), atLeast(4))),
    SelectionConstraint("he-belegung-religion", .subjects(1, of: .group(religion), each: 4)),
    SelectionConstraint("he-belegung-mathematik", .count(subject("mathematik"), atLeast(4))),
    SelectionConstraint(
      "he-belegung-naturwissenschaft", .subjects(1, of: .group(science), each: 4)),
    SelectionConstraint("he-belegung-sport", .count(subject("sport"), atLeast(4))),
    SelectionConstraint("he-belegung-36", .count(.all, atLeast(36))),
  ]

  /// A second language, a second science or Informatik.
  private static let second: Requirement = .anyOf([
    [.subjects(2, of: .group(language), each: 2)],
    [.subjects(2, of: .group(science), each: 2)],
    [.count(subject("informatik"), atLeast(2))],
  ])

  private static let blockOne = BlockOneRules(
    broughtIn: 32...32, rule: "he-32",
    constraints: [
      SelectionConstraint("he-leistungskurse", .count(.level(.advanced), 8...8)),
      SelectionConstraint("he-24-grundkurse", .count(.level(.basic), 24...24)),
      SelectionConstraint("he-pruefungsfaecher", .each(.examined(.written), atLeast(4))),
      SelectionConstraint("he-pruefungsfaecher", .each(.examined(.oral), atLeast(4))),
      SelectionConstraint("he-deutsch", .count(subject("deutsch"), atLeast(4))),
      SelectionConstraint("he-sprache", .subjects(1, of: .group(continued), each: 4)),
      SelectionConstraint("he-kunst", .subjects(1, of: .group(arts), each: 2)),
      SelectionConstraint("he-zweite", second),
      SelectionConstraint("he-feld-2", .count(.field(.societies), atLeast(6))),
      SelectionConstraint("he-geschichte", .count(subject("geschichte"), atLeast(2))),
      SelectionConstraint(
        "he-powi",
        .subjects(1, of: .or([subject("powi"), subject("wirtschaftswissenschaften")]), each: 2),
        when: .not(.fact(continuousGeography))),
      SelectionConstraint(
        "he-powi",
        .subjects(
          1,
          of: .or([
            subject("powi"), subject("wirtschaftswissenschaften"), subject("geographie"),
          ]), each: 2), when: .fact(continuousGeography)),
      SelectionConstraint("he-mathematik", .count(subject("mathematik"), atLeast(4))),
      SelectionConstraint("he-naturwissenschaft", .subjects(1, of: .group(science), each: 4)),
      SelectionConstraint(
        "he-zweite-sprache-nachgeholt",
        .all(.and([.group(started), .halfYears([.third, .fourth])])), when: .fact(lateLanguage)),
      SelectionConstraint(
        "he-neue-sprache",
        .ifAny(
          subject("spanisch-neu"), atLeast: 1,
          of: .and([subject("spanisch-neu"), .halfYears([.third, .fourth])]))),
      SelectionConstraint(
        "he-sport",
        .count(.and([subject("sport"), .level(.basic), .not(.examined(.oral))]), 0...3)),
    ],
    weights: [WeightRule("he-doppelt", .level(.advanced), .all)], formulaRule: "he-formel",
    deficits: [
      DeficitLimit("he-unter-5", .all, atMost: 6),
      DeficitLimit("he-unter-5-leistungskurs", .level(.advanced), atMost: 2),
    ],
    floors: [
      PointFloor("he-leistungskurse-80", .level(.advanced), isWeighted: true, minimum: 80),
      PointFloor("he-grundkurse-120", .level(.basic), isWeighted: true, minimum: 120),
    ],
    zeros: [ZeroRule("he-null")], minimum: Minimum("he-200", 200))

  // MARK: - Exams

  private static let blockTwo = BlockTwoRules(
    variants: [
      ExamVariant("he-pruefungen", written: 3, oral: 2, factor: 4),
      ExamVariant("he-bll", written: 3, oral: 1, components: 1, factor: 4),
    ],
    combination: CombinationRule(
      "he-anlage-10a", rounding: .down,
      secondParts: [
        SecondPartRule(
          "he-fachpraktisch", .practical, subjects: .group(practical), firstWeight: 1,
          secondWeight: 1,
          caps: [
            PartCap(partAtMost: 0, examAtMost: 3), PartCap(partAtMost: 3, examAtMost: 5),
          ])
      ]),
    conditions: [
      ExamCondition("he-keine-null", .each(atLeast: 1)),
      ExamCondition("he-drei-pruefungen", .count(3, atLeast: 20, advanced: 1)),
    ],
    choices: [
      ExamChoiceRule("he-felder", .coversFields),
      ExamChoiceRule("he-deutsch-geprueft", .includes(subject("deutsch"))),
      ExamChoiceRule("he-mathematik-geprueft", .includes(subject("mathematik"))),
      ExamChoiceRule(
        "he-sprache-geprueft",
        .includes(.or([.group(language), .group(science), subject("informatik")]))),
      ExamChoiceRule(
        "he-leistungskurs-wahl",
        .advanced(.or([.group(continued), subject("mathematik"), .group(science)]), atLeast: 1)),
    ],
    minimum: Minimum("he-100", 100))

  // MARK: - Fachhochschulreife

  private static func two(_ selector: Selector) -> SelectionConstraint {
    SelectionConstraint("he-fhr", .subjects(1, of: selector, each: 2))
  }

  private static let qualification = QualificationRules(
    rule: "he-fhr", periods: CommonTables.periods, advancedSubjects: 2, advancedIncludes: .all,
    otherCourses: 11,
    constraints: [
      two(subject("deutsch")), two(.group(language)), two(subject("mathematik")),
      two(.group(science)),
      two(
        .or([subject("geschichte"), subject("powi"), subject("wirtschaftswissenschaften")])),
    ],
    advancedMinimum: Minimum("he-fhr-40", 20), otherMinimum: Minimum("he-fhr-55", 55),
    passingCount: 9, passingAdvanced: 2, passingOther: 7,
    passingPoints: 5, advancedFactor: 2, grades: CommonTables.qualification("he-fhr-note"))
}
