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
      subjects: subjects(isSince2025: isSince2025), rules: rules,
      components: [seminarkurs], advancedSubjects: 3,
      blockOne: blockOne(isSince2025: isSince2025), blockTwo: blockTwo,
      minimum: Minimum(RuleID("bw-gesamt-300"), 300), grades: grades,
      qualification: qualification, readings: readings)
  }

  // MARK: - Rules and sources

  /// The rules as plain bytes, which cost the program nothing to set up.
  private static let sources:
    [(
      id: StaticString, paragraph: StaticString, document: StaticString, certainty: Certainty
    )] = [
      ("bw-40-kurse", "§ 17 Absatz 1", "AGVO", .certain),
      ("bw-kursblock-formel", "§ 17 Absatz 1, Anlage zum Kursblock", "AGVO", .certain),
      ("bw-leistungsfaecher", "§ 17 Absatz 1 Nummer 1", "AGVO", .certain),
      ("bw-doppelt", "§ 17 Absatz 1 Nummer 1", "AGVO", .certain),
      ("bw-deutsch", "§ 17 Absatz 1 Nummer 2", "AGVO", .certain),
      ("bw-mathematik", "§ 17 Absatz 1 Nummer 2", "AGVO", .certain),
      ("bw-geschichte", "§ 17 Absatz 1 Nummer 2", "AGVO", .certain),
      ("bw-geographie", "§ 17 Absatz 1 Nummer 2", "AGVO", .certain),
      ("bw-gemeinschaftskunde", "§ 17 Absatz 1 Nummer 2", "AGVO", .certain),
      ("bw-kunst-musik", "§ 17 Absatz 1 Nummer 2", "AGVO", .certain),
      ("bw-sprachen-naturwissenschaften", "§ 17 Absatz 1 Nummer 2 und 4", "AGVO", .certain),
      ("bw-muendliche-faecher", "§ 17 Absatz 1 Nummer 3", "AGVO", .certain),
      ("bw-religion-ethik", "§ 17 Absatz 1", "AGVO", .likely),
      ("bw-zweistuendige-wahlfaecher", "§ 13", "AGVO", .likely),
      ("bw-null-punkte", "§ 17 Absatz 1", "AGVO", .certain),
      ("bw-unter-5", "§ 17 Absatz 1", "AGVO", .certain),
      ("bw-unter-5-leistungsfach", "§ 17 Absatz 1", "AGVO", .certain),
      ("bw-kursblock-200", "§ 17 Absatz 1", "AGVO", .certain),
      ("bw-pruefungsblock-100", "§ 17 Absatz 2", "AGVO", .likely),
      ("bw-gesamt-300", "§ 17", "AGVO", .certain),
      ("bw-jede-pruefung-4", "§ 17 Absatz 2", "AGVO", .likely),
      ("bw-drei-pruefungen-20", "§ 17 Absatz 2", "AGVO", .likely),
      ("bw-pruefungen", "§ 21 Absatz 1", "AGVO", .certain),
      ("bw-pruefungsfaecher-felder", "§§ 12, 21", "AGVO", .likely),
      ("bw-pruefungsfaecher-deutsch", "§§ 12, 21", "AGVO", .certain),
      ("bw-pruefungsfaecher-mathematik", "§§ 12, 21", "AGVO", .certain),
      ("bw-leistungsfach-wahl", "§ 12", "AGVO", .certain),
      (
        "bw-zusatzpruefung", "Tabelle schriftlich und mündlich", "Leitfaden Abitur 2027, S. 14",
        .certain
      ),
      (
        "bw-kommunikationspruefung", "Hinweise zu den modernen Fremdsprachen", "Facherlass 2027",
        .certain
      ),
      ("bw-fachpraktisch", "§§ 24, 27", "AGVO", .unclear),
      ("bw-seminarkurs", "§§ 15, 17 Absatz 1", "AGVO", .certain),
      ("bw-notentabelle", "Notentabelle der Gesamtqualifikation", "AGVO", .certain),
      ("bw-fachhochschulreife", "§ 2 Absatz 1 Nummer 1", "FHSRGymVO", .certain),
      ("bw-fachhochschulreife-note", "Notentabelle der Fachhochschulreife", "FHSRGymVO", .likely),
    ]

  static let rules: [Rule] = sources.map {
    Rule(
      RuleID($0.id), $0.paragraph.description, of: $0.document.description, checked: "2026-11-30",
      $0.certainty)
  }

  // MARK: - Subjects

  private static var language: SubjectGroup { SubjectGroup("fortgefuehrte-fremdsprache") }
  private static var anyLanguage: SubjectGroup { SubjectGroup("fremdsprache") }
  private static var modernLanguage: SubjectGroup { SubjectGroup("moderne-fremdsprache") }
  private static var science: SubjectGroup { SubjectGroup("naturwissenschaft") }
  private static var furtherScience: SubjectGroup { SubjectGroup("weitere-naturwissenschaft") }
  private static var art: SubjectGroup { SubjectGroup("kunst-musik") }
  private static var religion: SubjectGroup { SubjectGroup("religion-ethik") }
  private static var twoHour: SubjectGroup { SubjectGroup("zweistuendiges-wahlfach") }
  private static var practical: SubjectGroup { SubjectGroup("fachpraktisch") }

  private static var deutsch: SubjectID { SubjectID("deutsch") }
  private static var mathematik: SubjectID { SubjectID("mathematik") }
  private static var geschichte: SubjectID { SubjectID("geschichte") }
  private static var geographie: SubjectID { SubjectID("geographie") }
  private static var gemeinschaftskunde: SubjectID { SubjectID("gemeinschaftskunde") }
  private static var wirtschaft: SubjectID { SubjectID("wirtschaft") }
  private static var geographieGemeinschaftskunde: SubjectID {
    SubjectID("geographie-gemeinschaftskunde")
  }

  /// What a subject is, from which follow the groups that rules speak of.
  private enum Kind {
    case plain
    case modernLanguage
    case ancientLanguage
    case lateLanguage
    case art
    case religion
    case science
    case furtherScience
    case practical
    case twoHour

    /// Two subjects that formed one up to the Abitur of 2024.
    case joined
  }

  private static func groups(_ kind: Kind) -> [SubjectGroup] {
    switch kind {
    case .plain, .joined: []
    case .modernLanguage: [language, anyLanguage, modernLanguage]
    case .ancientLanguage: [language, anyLanguage]
    case .lateLanguage: [anyLanguage]
    case .art: [art, practical]
    case .religion: [religion]
    case .science: [science, furtherScience]
    case .furtherScience: [furtherScience]
    case .practical: [practical]
    case .twoHour: [twoHour]
    }
  }

  /// The subjects as plain bytes, with the highest level at which they are taken.
  private static let catalogue:
    [(
      id: StaticString, name: StaticString, aliases: StaticString, field: TaskField?, kind: Kind,
      level: Level
    )] = [
      ("deutsch", "Deutsch", "D", .languages, .plain, .advanced),
      ("englisch", "Englisch", "E", .languages, .modernLanguage, .advanced),
      ("franzoesisch", "Französisch", "F", .languages, .modernLanguage, .advanced),
      ("latein", "Latein", "L", .languages, .ancientLanguage, .advanced),
      ("griechisch", "Griechisch", "Gr", .languages, .ancientLanguage, .advanced),
      ("spanisch", "Spanisch", "Spa", .languages, .modernLanguage, .advanced),
      ("italienisch", "Italienisch", "It", .languages, .modernLanguage, .advanced),
      ("russisch", "Russisch", "Ru", .languages, .modernLanguage, .advanced),
      ("chinesisch", "Chinesisch", "Chi", .languages, .modernLanguage, .advanced),
      ("franzoesisch-spaet", "Französisch (spät beginnend)", "", .languages, .lateLanguage, .basic),
      ("latein-spaet", "Latein (spät beginnend)", "", .languages, .lateLanguage, .basic),
      ("spanisch-spaet", "Spanisch (spät beginnend)", "", .languages, .lateLanguage, .basic),
      ("italienisch-spaet", "Italienisch (spät beginnend)", "", .languages, .lateLanguage, .basic),
      ("russisch-spaet", "Russisch (spät beginnend)", "", .languages, .lateLanguage, .basic),
      ("chinesisch-spaet", "Chinesisch (spät beginnend)", "", .languages, .lateLanguage, .basic),
      ("bildende-kunst", "Bildende Kunst", "BK, Kunst", .languages, .art, .advanced),
      ("musik", "Musik", "Mu", .languages, .art, .advanced),
      ("literatur-und-theater", "Literatur und Theater", "LuT", .languages, .plain, .basic),
      ("literatur", "Literatur", "Lit", .languages, .twoHour, .basic),
      ("vertiefungskurs-sprache", "Vertiefungskurs Sprache", "VKS", .languages, .plain, .basic),
      ("geschichte", "Geschichte", "G", .societies, .plain, .advanced),
      ("geographie", "Geographie", "Geo", .societies, .plain, .advanced),
      ("gemeinschaftskunde", "Gemeinschaftskunde", "Gk", .societies, .plain, .advanced),
      (
        "religionslehre", "Religionslehre",
        "Rel, Religion, Evangelische Religionslehre, Katholische Religionslehre", .societies,
        .religion, .advanced
      ),
      ("ethik", "Ethik", "Eth", .societies, .religion, .advanced),
      ("wirtschaft", "Wirtschaft", "Wi", .societies, .plain, .advanced),
      ("philosophie", "Philosophie", "Phil", .societies, .twoHour, .basic),
      ("psychologie", "Psychologie", "Psy", .societies, .twoHour, .basic),
      ("mathematik", "Mathematik", "M", .sciences, .plain, .advanced),
      ("physik", "Physik", "Ph", .sciences, .science, .advanced),
      ("chemie", "Chemie", "Ch", .sciences, .science, .advanced),
      ("biologie", "Biologie", "Bio", .sciences, .science, .advanced),
      ("informatik", "Informatik", "Inf", .sciences, .furtherScience, .advanced),
      ("nwt", "NwT", "Naturwissenschaft und Technik", .sciences, .furtherScience, .advanced),
      (
        "vertiefungskurs-mathematik", "Vertiefungskurs Mathematik",
        "VKM", .sciences, .plain, .basic
      ),
      ("informatik-wahlfach", "Informatik (Wahlfach)", "", .sciences, .plain, .basic),
      ("astronomie", "Astronomie", "Astro", .sciences, .twoHour, .basic),
      ("darstellende-geometrie", "Darstellende Geometrie", "DG", .sciences, .twoHour, .basic),
      (
        "problemloesen-cas", "Problemlösen mit Computer-Algebra-System",
        "CAS, Problemlösen mit CAS", .sciences, .twoHour, .basic
      ),
      ("geologie", "Geologie", "Geol", .sciences, .twoHour, .basic),
      ("sport", "Sport", "Sp", nil, .practical, .advanced),
      (
        "geographie-gemeinschaftskunde", "Geographie und Gemeinschaftskunde", "Geo/Gk",
        .societies, .joined, .basic
      ),
    ]

  static func subjects(isSince2025: Bool) -> [SubjectDefinition] {
    var subjects: [SubjectDefinition] = []
    for row in catalogue where row.kind != .joined || !isSince2025 {
      subjects.append(
        SubjectDefinition(
          SubjectID(row.id), row.name.description, row.aliases.names, field: row.field,
          groups: groups(row.kind), allowsAdvanced: row.level == .advanced,
          teaching: teaching(SubjectID(row.id), row.kind, row.level)))
    }
    return subjects
  }

  /// Hours, half-years and obligations: § 10 Absatz 2 bis 4, § 13 AGVO.
  ///
  /// In which half-years the compulsory courses of Geographie and Gemeinschaftskunde lie differs by
  /// school since the Abitur of 2025; what was the rule until then is what a plan begins with.
  private static func teaching(
    _ id: SubjectID, _ kind: Kind, _ level: Level
  ) -> SubjectTeaching {
    var hours: ClosedRange<Int>? = 2...2
    var halfYears = HalfYear.allCases
    var obligation = SubjectObligation.none
    switch kind {
    case .modernLanguage, .ancientLanguage:
      hours = 3...3
      obligation = .oneOf(language, courses: 4)
    case .lateLanguage: hours = 2...4
    case .science:
      hours = 3...3
      obligation = .oneOf(science, courses: 4)
    case .furtherScience: if id == SubjectID("nwt") { hours = 3...3 }
    case .art: obligation = .oneOf(art, courses: 4)
    case .religion: obligation = .oneOf(religion, courses: 4)
    case .practical: obligation = .courses(4)
    case .twoHour: halfYears = [.first, .second]
    case .joined: obligation = .courses(4)
    // The regulation as read does not state the hours of the free electives.
    case .plain: if level == .basic { hours = nil }
    }
    switch id {
    case deutsch, mathematik:
      hours = 3...3
      obligation = .courses(4)
    case geschichte: obligation = .courses(4)
    case geographie:
      halfYears = [.second, .third]
      obligation = .courses(2)
    case gemeinschaftskunde:
      halfYears = [.first, .fourth]
      obligation = .courses(2)
    // Only as a Leistungsfach.
    case wirtschaft: hours = nil
    default: break
    }
    return SubjectTeaching(
      basicHours: hours, advancedHours: level == .advanced ? 5 : nil, usualHalfYears: halfYears,
      obligation)
  }

  private static let seminarkurs = ComponentRule(
    SubjectID("seminarkurs"), "Seminarkurs", rule: RuleID("bw-seminarkurs"), weight: 2, results: 2,
    deficitUnits: 2, places: [.blockOne, .blockTwo])

  // MARK: - Kursblock

  @inline(never)
  private static func constraint(
    _ rule: StaticString, _ requirement: Requirement, when condition: CandidateCondition? = nil
  ) -> SelectionConstraint {
    SelectionConstraint(RuleID(rule), requirement, when: condition)
  }

  /// At least so many of the selected courses together.
  @inline(never)
  private static func least(_ count: Int, _ selector: Selector) -> Requirement {
    .count(selector, count...Candidate.unlimited)
  }

  /// So many different subjects of a group, with at least so many courses each.
  @inline(never)
  private static func subjects(_ count: Int, _ group: SubjectGroup, each: Int) -> Requirement {
    .subjects(count, of: .group(group), each: each)
  }

  static func blockOne(isSince2025: Bool) -> BlockOneRules {
    let four = 4...Candidate.unlimited
    return BlockOneRules(
      broughtIn: 40...40, rule: RuleID("bw-40-kurse"),
      constraints: [
        constraint("bw-leistungsfaecher", .each(.level(.advanced), four)),
        constraint("bw-leistungsfaecher", least(12, .level(.advanced))),
        constraint("bw-deutsch", least(4, .subject(deutsch))),
        constraint("bw-mathematik", least(4, .subject(mathematik))),
        constraint("bw-geschichte", least(4, .subject(geschichte))),
        constraint("bw-muendliche-faecher", .each(.examined(.oral), four)),
        constraint("bw-kunst-musik", subjects(1, art, each: 2)),
        constraint("bw-zweistuendige-wahlfaecher", .each(.group(twoHour), 0...2)),
        constraint("bw-sprachen-naturwissenschaften", languagesAndSciences),
      ] + (isSince2025 ? geographySince2025 : geographyUntil2024),
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
  private static var languagesAndSciences: Requirement {
    let language = subjects(1, language, each: 4)
    let science = subjects(1, science, each: 4)
    return .anyOf([
      [language, subjects(2, anyLanguage, each: 4), science],
      [language, science, subjects(2, furtherScience, each: 4)],
    ])
  }

  /// From 2025 on two courses of each are compulsory, further ones are free; with Wirtschaft at the
  /// advanced level one of each.
  private static var geographySince2025: [SelectionConstraint] {
    dependingOnWirtschaft("bw-geographie") { least($0, .subject(geographie)) }
      + dependingOnWirtschaft("bw-gemeinschaftskunde") { least($0, .subject(gemeinschaftskunde)) }
  }

  /// Up to 2024 the subjects may also stand together as one with twice as many courses.
  private static var geographyUntil2024: [SelectionConstraint] {
    dependingOnWirtschaft("bw-geographie") { count in
      .anyOf([
        [least(2 * count, .subject(geographieGemeinschaftskunde))],
        [least(count, .subject(geographie)), least(count, .subject(gemeinschaftskunde))],
      ])
    }
  }

  private static func dependingOnWirtschaft(
    _ rule: StaticString, _ requirement: (_ courses: Int) -> Requirement
  ) -> [SelectionConstraint] {
    [
      constraint(rule, requirement(2), when: .not(.takesAdvanced(wirtschaft))),
      constraint(rule, requirement(1), when: .takesAdvanced(wirtschaft)),
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
      least(2, .subject(deutsch)),
      least(2, .subject(mathematik)),
      subjects(1, anyLanguage, each: 2),
      .subjects(1, of: .or([.subject(geschichte), .subject(gemeinschaftskunde)]), each: 2),
      subjects(1, science, each: 2),
    ].map { constraint("bw-fachhochschulreife", $0) },
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
            constraint("bw-religion-ethik", subjects(1, religion, each: 4)))),
      ]),
  ]
}

extension StaticString {
  /// The names of a list, with a comma and a space between them.
  fileprivate var names: [String] {
    var names: [String] = []
    var start = 0
    for end in 0...utf8CodeUnitCount {
      guard end == utf8CodeUnitCount || utf8Start[end] == UInt8(ascii: ",") else { continue }
      if end > start {
        names.append(
          String(utf8: UnsafeBufferPointer(start: utf8Start + start, count: end - start)))
      }
      start = end + 2
    }
    return names
  }
}
