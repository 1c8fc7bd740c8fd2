extension RuleSet {
  /// Baden-Württemberg, general Gymnasium: the AGVO of 19 October 2018.
  public static let badenWuerttemberg: [RuleSet] = [
    BadenWuerttemberg.ruleSet(id: "BW-2021", years: 2021...2024),
    BadenWuerttemberg.ruleSet(id: "BW-2025", years: 2025...2029),
  ]

  /// All rule sets that are offered.
  public static let all: [RuleSet] = badenWuerttemberg

  /// The rule set for a Land and an Abitur year.
  public static func of(_ land: Land, year: Int) -> RuleSet? {
    all.first { $0.land == land && $0.years.contains(year) }
  }
}

/// The law of Baden-Württemberg as data; docs/rules/baden-wuerttemberg.md tells it in words.
private enum BadenWuerttemberg {
  static func ruleSet(id: String, years: ClosedRange<Int>) -> RuleSet {
    let isSince2025 = years.lowerBound >= 2025
    return RuleSet(
      id: id, land: .badenWuerttemberg, years: years,
      subjects: isSince2025 ? subjects : subjectsUntil2024, rules: rules,
      components: [seminarkurs], advancedSubjects: 3,
      blockOne: blockOne(isSince2025: isSince2025), blockTwo: blockTwo,
      minimum: Minimum(RuleID("bw-gesamt-300"), 300), grades: grades,
      qualification: qualification, readings: readings)
  }

  // MARK: - Rules and sources

  private static func rule(
    _ id: StaticString, _ paragraph: String, _ document: String = "AGVO",
    _ certainty: Certainty = .certain
  ) -> Rule {
    Rule(RuleID(id), paragraph, of: document, checked: "2026-11-30", certainty)
  }

  static let rules: [Rule] = [
    rule("bw-40-kurse", "§ 17 Absatz 1"),
    rule("bw-kursblock-formel", "§ 17 Absatz 1, Anlage zum Kursblock"),
    rule("bw-leistungsfaecher", "§ 17 Absatz 1 Nummer 1"),
    rule("bw-doppelt", "§ 17 Absatz 1 Nummer 1"),
    rule("bw-deutsch", "§ 17 Absatz 1 Nummer 2"),
    rule("bw-mathematik", "§ 17 Absatz 1 Nummer 2"),
    rule("bw-geschichte", "§ 17 Absatz 1 Nummer 2"),
    rule("bw-geographie", "§ 17 Absatz 1 Nummer 2"),
    rule("bw-gemeinschaftskunde", "§ 17 Absatz 1 Nummer 2"),
    rule("bw-kunst-musik", "§ 17 Absatz 1 Nummer 2"),
    rule("bw-sprachen-naturwissenschaften", "§ 17 Absatz 1 Nummer 2 und 4"),
    rule("bw-muendliche-faecher", "§ 17 Absatz 1 Nummer 3"),
    rule("bw-religion-ethik", "§ 17 Absatz 1", "AGVO", .likely),
    rule("bw-zweistuendige-wahlfaecher", "§ 13", "AGVO", .likely),
    rule("bw-null-punkte", "§ 17 Absatz 1"),
    rule("bw-unter-5", "§ 17 Absatz 1"),
    rule("bw-unter-5-leistungsfach", "§ 17 Absatz 1"),
    rule("bw-kursblock-200", "§ 17 Absatz 1"),
    rule("bw-pruefungsblock-100", "§ 17 Absatz 2", "AGVO", .likely),
    rule("bw-gesamt-300", "§ 17"),
    rule("bw-jede-pruefung-4", "§ 17 Absatz 2", "AGVO", .likely),
    rule("bw-drei-pruefungen-20", "§ 17 Absatz 2", "AGVO", .likely),
    rule("bw-pruefungen", "§ 21 Absatz 1"),
    rule("bw-pruefungsfaecher-felder", "§§ 12, 21", "AGVO", .likely),
    rule("bw-pruefungsfaecher-deutsch", "§§ 12, 21"),
    rule("bw-pruefungsfaecher-mathematik", "§§ 12, 21"),
    rule("bw-leistungsfach-wahl", "§ 12"),
    rule("bw-zusatzpruefung", "Tabelle schriftlich und mündlich", "Leitfaden Abitur 2027, S. 14"),
    rule("bw-kommunikationspruefung", "Hinweise zu den modernen Fremdsprachen", "Facherlass 2027"),
    rule("bw-fachpraktisch", "§§ 24, 27", "AGVO", .unclear),
    rule("bw-seminarkurs", "§§ 15, 17 Absatz 1"),
    rule("bw-notentabelle", "Notentabelle der Gesamtqualifikation"),
    rule("bw-fachhochschulreife", "§ 2 Absatz 1 Nummer 1", "FHSRGymVO"),
    rule("bw-fachhochschulreife-note", "Notentabelle der Fachhochschulreife", "FHSRGymVO", .likely),
  ]

  // MARK: - Subjects

  private static let language = SubjectGroup("fortgefuehrte-fremdsprache")
  private static let anyLanguage = SubjectGroup("fremdsprache")
  private static let modernLanguage = SubjectGroup("moderne-fremdsprache")
  private static let science = SubjectGroup("naturwissenschaft")
  private static let furtherScience = SubjectGroup("weitere-naturwissenschaft")
  private static let art = SubjectGroup("kunst-musik")
  private static let religion = SubjectGroup("religion-ethik")
  private static let twoHour = SubjectGroup("zweistuendiges-wahlfach")
  private static let practical = SubjectGroup("fachpraktisch")

  private static let deutsch = SubjectID("deutsch")
  private static let mathematik = SubjectID("mathematik")
  private static let geschichte = SubjectID("geschichte")
  private static let geographie = SubjectID("geographie")
  private static let gemeinschaftskunde = SubjectID("gemeinschaftskunde")
  private static let wirtschaft = SubjectID("wirtschaft")
  private static let geographieGemeinschaftskunde = SubjectID("geographie-gemeinschaftskunde")

  private static func subject(
    _ id: StaticString, _ name: String, _ aliases: [String], _ field: TaskField?,
    _ groups: [SubjectGroup] = [], advanced: Bool = false
  ) -> SubjectDefinition {
    SubjectDefinition(
      SubjectID(id), name, aliases, field: field, groups: groups, allowsAdvanced: advanced)
  }

  private static func modern(_ id: StaticString, _ name: String, _ short: String)
    -> SubjectDefinition
  {
    subject(
      id, name, [short], .languages, [language, anyLanguage, modernLanguage], advanced: true)
  }

  private static func ancient(_ id: StaticString, _ name: String, _ short: String)
    -> SubjectDefinition
  {
    subject(id, name, [short], .languages, [language, anyLanguage], advanced: true)
  }

  private static func late(_ id: StaticString, _ name: String) -> SubjectDefinition {
    subject(id, name, [], .languages, [anyLanguage])
  }

  static let subjects: [SubjectDefinition] = [
    subject("deutsch", "Deutsch", ["D"], .languages, advanced: true),
    modern("englisch", "Englisch", "E"),
    modern("franzoesisch", "Französisch", "F"),
    ancient("latein", "Latein", "L"),
    ancient("griechisch", "Griechisch", "Gr"),
    modern("spanisch", "Spanisch", "Spa"),
    modern("italienisch", "Italienisch", "It"),
    modern("russisch", "Russisch", "Ru"),
    modern("chinesisch", "Chinesisch", "Chi"),
    late("franzoesisch-spaet", "Französisch (spät beginnend)"),
    late("latein-spaet", "Latein (spät beginnend)"),
    late("spanisch-spaet", "Spanisch (spät beginnend)"),
    late("italienisch-spaet", "Italienisch (spät beginnend)"),
    late("russisch-spaet", "Russisch (spät beginnend)"),
    late("chinesisch-spaet", "Chinesisch (spät beginnend)"),
    subject(
      "bildende-kunst", "Bildende Kunst", ["BK", "Kunst"], .languages, [art, practical],
      advanced: true),
    subject("musik", "Musik", ["Mu"], .languages, [art, practical], advanced: true),
    subject("literatur-und-theater", "Literatur und Theater", ["LuT"], .languages),
    subject("literatur", "Literatur", ["Lit"], .languages, [twoHour]),
    subject("vertiefungskurs-sprache", "Vertiefungskurs Sprache", ["VKS"], .languages),
    subject("geschichte", "Geschichte", ["G"], .societies, advanced: true),
    subject("geographie", "Geographie", ["Geo"], .societies, advanced: true),
    subject("gemeinschaftskunde", "Gemeinschaftskunde", ["Gk"], .societies, advanced: true),
    subject(
      "religionslehre", "Religionslehre",
      ["Rel", "Religion", "Evangelische Religionslehre", "Katholische Religionslehre"], .societies,
      [religion], advanced: true),
    subject("ethik", "Ethik", ["Eth"], .societies, [religion], advanced: true),
    subject("wirtschaft", "Wirtschaft", ["Wi"], .societies, advanced: true),
    subject("philosophie", "Philosophie", ["Phil"], .societies, [twoHour]),
    subject("psychologie", "Psychologie", ["Psy"], .societies, [twoHour]),
    subject("mathematik", "Mathematik", ["M"], .sciences, advanced: true),
    subject("physik", "Physik", ["Ph"], .sciences, [science, furtherScience], advanced: true),
    subject("chemie", "Chemie", ["Ch"], .sciences, [science, furtherScience], advanced: true),
    subject("biologie", "Biologie", ["Bio"], .sciences, [science, furtherScience], advanced: true),
    subject("informatik", "Informatik", ["Inf"], .sciences, [furtherScience], advanced: true),
    subject(
      "nwt", "NwT", ["Naturwissenschaft und Technik"], .sciences, [furtherScience],
      advanced: true),
    subject("vertiefungskurs-mathematik", "Vertiefungskurs Mathematik", ["VKM"], .sciences),
    subject("informatik-wahlfach", "Informatik (Wahlfach)", [], .sciences),
    subject("astronomie", "Astronomie", ["Astro"], .sciences, [twoHour]),
    subject("darstellende-geometrie", "Darstellende Geometrie", ["DG"], .sciences, [twoHour]),
    subject(
      "problemloesen-cas", "Problemlösen mit Computer-Algebra-System",
      ["CAS", "Problemlösen mit CAS"], .sciences, [twoHour]),
    subject("geologie", "Geologie", ["Geol"], .sciences, [twoHour]),
    subject("sport", "Sport", ["Sp"], nil, [practical], advanced: true),
  ]

  /// Up to the Abitur of 2024 two courses of each of the subjects formed one exam subject.
  static let subjectsUntil2024: [SubjectDefinition] =
    subjects + [
      subject(
        "geographie-gemeinschaftskunde", "Geographie und Gemeinschaftskunde", ["Geo/Gk"],
        .societies)
    ]

  private static let seminarkurs = ComponentRule(
    SubjectID("seminarkurs"), "Seminarkurs", rule: RuleID("bw-seminarkurs"), weight: 2, results: 2,
    deficitUnits: 2, places: [.blockOne, .blockTwo])

  // MARK: - Kursblock

  private static func constraint(
    _ rule: StaticString, _ requirement: Requirement, when condition: CandidateCondition? = nil
  ) -> SelectionConstraint {
    SelectionConstraint(RuleID(rule), requirement, when: condition)
  }

  static func blockOne(isSince2025: Bool) -> BlockOneRules {
    let four = 4...Candidate.unlimited
    var constraints = [
      constraint("bw-leistungsfaecher", .each(.level(.advanced), four)),
      constraint("bw-leistungsfaecher", .count(.level(.advanced), 12...Candidate.unlimited)),
      constraint("bw-deutsch", .count(.subject(deutsch), four)),
      constraint("bw-mathematik", .count(.subject(mathematik), four)),
      constraint("bw-geschichte", .count(.subject(geschichte), four)),
      constraint("bw-muendliche-faecher", .each(.examined(.oral), four)),
      constraint("bw-kunst-musik", .subjects(1, of: .group(art), each: 2)),
      constraint("bw-zweistuendige-wahlfaecher", .each(.group(twoHour), 0...2)),
      constraint("bw-sprachen-naturwissenschaften", languagesAndSciences),
    ]
    constraints += isSince2025 ? geographySince2025 : geographyUntil2024
    return BlockOneRules(
      broughtIn: 40...40, rule: RuleID("bw-40-kurse"), constraints: constraints,
      weights: [WeightRule(RuleID("bw-doppelt"), .level(.advanced), .subjects(2))],
      formulaRule: RuleID("bw-kursblock-formel"),
      deficits: [
        DeficitLimit(RuleID("bw-unter-5"), .all, atMost: 8),
        DeficitLimit(RuleID("bw-unter-5-leistungsfach"), .level(.advanced), atMost: 3),
      ],
      zeros: [ZeroRule(RuleID("bw-null-punkte"))],
      minimum: Minimum(RuleID("bw-kursblock-200"), 200))
  }

  /// Two languages and a science, or a language and two sciences, four courses each; NwT and
  /// Informatik can be the second science but not the first.
  private static let languagesAndSciences: Requirement = .anyOf([
    [
      .subjects(1, of: .group(language), each: 4),
      .subjects(2, of: .group(anyLanguage), each: 4),
      .subjects(1, of: .group(science), each: 4),
    ],
    [
      .subjects(1, of: .group(language), each: 4),
      .subjects(1, of: .group(science), each: 4),
      .subjects(2, of: .group(furtherScience), each: 4),
    ],
  ])

  /// From 2025 on two courses of each are compulsory, further ones are free; with Wirtschaft at the
  /// advanced level one of each.
  private static let geographySince2025: [SelectionConstraint] =
    compulsory("bw-geographie", geographie)
    + compulsory("bw-gemeinschaftskunde", gemeinschaftskunde)

  /// Up to 2024 the subjects may also stand together as one with four courses.
  private static let geographyUntil2024: [SelectionConstraint] = [
    constraint(
      "bw-geographie",
      .anyOf([
        [.count(.subject(geographieGemeinschaftskunde), 4...Candidate.unlimited)],
        [
          .count(.subject(geographie), 2...Candidate.unlimited),
          .count(.subject(gemeinschaftskunde), 2...Candidate.unlimited),
        ],
      ]), when: .not(.takesAdvanced(wirtschaft))),
    constraint(
      "bw-geographie",
      .anyOf([
        [.count(.subject(geographieGemeinschaftskunde), 2...Candidate.unlimited)],
        [
          .count(.subject(geographie), 1...Candidate.unlimited),
          .count(.subject(gemeinschaftskunde), 1...Candidate.unlimited),
        ],
      ]), when: .takesAdvanced(wirtschaft)),
  ]

  private static func compulsory(
    _ rule: StaticString, _ subject: SubjectID
  ) -> [SelectionConstraint] {
    [
      constraint(
        rule, .count(.subject(subject), 2...Candidate.unlimited),
        when: .not(.takesAdvanced(wirtschaft))),
      constraint(
        rule, .count(.subject(subject), 1...Candidate.unlimited),
        when: .takesAdvanced(wirtschaft)),
    ]
  }

  // MARK: - Prüfungsblock

  private static let blockTwo = BlockTwoRules(
    variants: [
      ExamVariant(RuleID("bw-pruefungen"), written: 3, oral: 2, factor: 4),
      ExamVariant(RuleID("bw-seminarkurs"), written: 3, oral: 1, components: 1, factor: 4),
    ],
    combination: CombinationRule(
      RuleID("bw-zusatzpruefung"), rounding: .halfUp,
      secondParts: [
        SecondPartRule(
          RuleID("bw-kommunikationspruefung"), .communication,
          subjects: .and([.group(modernLanguage), .examined(.written)]), firstWeight: 3,
          secondWeight: 1),
        SecondPartRule(
          RuleID("bw-fachpraktisch"), .practical,
          subjects: .and([.group(practical), .examined(.written)]), firstWeight: 1,
          secondWeight: 1),
      ]),
    conditions: [
      ExamCondition(RuleID("bw-jede-pruefung-4"), .each(atLeast: 4)),
      ExamCondition(RuleID("bw-drei-pruefungen-20"), .count(3, atLeast: 20, advanced: 2)),
    ],
    choices: [
      ExamChoiceRule(RuleID("bw-pruefungsfaecher-felder"), .coversFields),
      ExamChoiceRule(RuleID("bw-pruefungsfaecher-deutsch"), .includes(.subject(deutsch))),
      ExamChoiceRule(RuleID("bw-pruefungsfaecher-mathematik"), .includes(.subject(mathematik))),
      ExamChoiceRule(
        RuleID("bw-leistungsfach-wahl"),
        .advanced(
          .or([
            .subject(deutsch), .subject(mathematik), .group(language), .group(science),
          ]), atLeast: 2)),
    ],
    minimum: Minimum(RuleID("bw-pruefungsblock-100"), 100))

  // MARK: - Grades

  /// The table of the Kultusministerkonferenz, the same in all Länder, 1.0 to 4.0.
  private static let grades = GradeTable(
    RuleID("bw-notentabelle"),
    lowerBounds: [
      823, 805, 787, 769, 751, 733, 715, 697, 679, 661, 643, 625, 607, 589, 571, 553, 535, 517,
      499, 481, 463, 445, 427, 409, 391, 373, 355, 337, 319, 301, 300,
    ])

  // MARK: - Fachhochschulreife

  private static let qualification = QualificationRules(
    rule: RuleID("bw-fachhochschulreife"),
    periods: [[.first, .second], [.second, .third], [.third, .fourth]],
    advancedSubjects: 2,
    advancedIncludes: .or([.subject(deutsch), .subject(mathematik), .group(anyLanguage)]),
    otherCourses: 11,
    constraints: [
      constraint("bw-fachhochschulreife", .count(.subject(deutsch), 2...Candidate.unlimited)),
      constraint("bw-fachhochschulreife", .count(.subject(mathematik), 2...Candidate.unlimited)),
      constraint("bw-fachhochschulreife", .subjects(1, of: .group(anyLanguage), each: 2)),
      constraint(
        "bw-fachhochschulreife",
        .subjects(1, of: .or([.subject(geschichte), .subject(gemeinschaftskunde)]), each: 2)),
      constraint("bw-fachhochschulreife", .subjects(1, of: .group(science), each: 2)),
    ],
    advancedMinimum: Minimum(RuleID("bw-fachhochschulreife"), 20),
    passingCount: 9, passingAdvanced: 2, passingPoints: 5, advancedFactor: 2,
    grades: GradeTable(
      RuleID("bw-fachhochschulreife-note"),
      lowerBounds: [
        261, 255, 249, 244, 238, 232, 227, 221, 215, 210, 204, 198, 192, 187, 181, 175, 170, 164,
        158, 153, 147, 141, 135, 130, 124, 118, 113, 107, 101, 96, 95,
      ]))

  // MARK: - Readings

  private static let readings: [Reading] = [
    Reading(
      ReadingID("zusatzpruefung"), rule: RuleID("bw-zusatzpruefung"),
      options: [
        ReadingOption("nachher-runden", .certain, .roundingStage(.afterFactor)),
        ReadingOption("vorher-runden", .unclear, .roundingStage(.beforeFactor)),
      ]),
    Reading(
      ReadingID("pruefungsteile"), rule: RuleID("bw-fachpraktisch"),
      options: [
        ReadingOption("ungerundet", .likely, .roundsSecondParts(false)),
        ReadingOption("gerundet", .unclear, .roundsSecondParts(true)),
      ]),
    Reading(
      ReadingID("religion-ethik"), rule: RuleID("bw-religion-ethik"),
      options: [
        ReadingOption("frei", .likely, .none),
        ReadingOption(
          "pflicht", .unclear,
          .constraint(
            constraint("bw-religion-ethik", .subjects(1, of: .group(religion), each: 4)))),
      ]),
  ]
}
