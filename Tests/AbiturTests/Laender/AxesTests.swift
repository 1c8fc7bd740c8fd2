import Testing

@testable import Abitur

/// Every way in which the Länder differ has a place in the language of rules.
@Suite struct AxesTests {
  private func assessed(
    _ candidate: Candidate = Musterland.complete, _ change: (inout RuleSet) -> Void
  ) throws -> Assessment {
    try assess(candidate, under: Musterland.rules(change))
  }

  private func constrained(
    _ requirement: Requirement, _ candidate: Candidate = Musterland.complete
  ) throws -> Assessment {
    try assessed(candidate) {
      $0.blockOne.constraints.append(SelectionConstraint("ml-regel", requirement))
    }
  }

  @Test("Without further rules the best four basic results count")
  func base() throws {
    let assessment = try assessed { _ in }
    #expect(assessment.weights("sport") == [1, 1, 1, 1])
    #expect(assessment.blockOne.sum == Ratio(40 + 32 + 52))
    #expect(assessment.blockOne.divisor == 12)
    // 40 · 124 / 12 = 413.3.
    #expect(assessment.blockOne.points == 413)
  }

  // MARK: - Cohorts

  @Test("A rule holds for those who entered in certain years")
  func entryYear() throws {
    let rules = Musterland.rules {
      $0.blockOne.constraints.append(
        SelectionConstraint(
          "ml-ab-2024", .count(subject("englisch"), atLeast(2)), when: .enteredIn(2024...2030)))
    }
    var candidate = Musterland.complete
    func count(_ year: Int?) throws -> Int {
      candidate.entryYear = year
      return try assess(candidate, under: rules).weights("englisch").reduce(0, +)
    }
    #expect(try count(2023) == 0)
    #expect(try count(2024) == 2)
    #expect(try count(2031) == 0)
    #expect(try count(nil) == 0)
  }

  @Test("Rule sets follow each other by year")
  func years() {
    let thuringia = [Thueringen.rulesUntil2026, Thueringen.rules]
    #expect(thuringia.first { $0.years.contains(2026) }?.id == "TH-2026")
    #expect(thuringia.first { $0.years.contains(2027) }?.id == "TH-2027")
  }

  // MARK: - Weights

  @Test("Bremen: advanced results count twice in three half-years, a Projektarbeit twice")
  func weightByHalfYear() throws {
    var candidate = Musterland.complete.with("deutsch", "10 10 10 1")
    candidate.component = ComponentEntry("projektarbeit", points: 15, place: .blockOne)
    let assessment = try assessed(candidate) {
      $0.blockOne.weights = [
        WeightRule(
          "hb-doppelt", .and([.level(.advanced), .halfYears([.first, .second, .third])]), .all)
      ]
      $0.components = [
        ComponentRule(
          "projektarbeit", "Projektarbeit", rule: "hb-projektarbeit", weight: 2, results: 1,
          deficitUnits: 1, places: [.blockOne])
      ]
    }
    #expect(assessment.weights("deutsch") == [2, 2, 2, 1])
    // 2 · 30 + 1 + 2 · 24 + 8 + three of Sport + 2 · 15, from 14 + 3 + 2 results.
    #expect(assessment.blockOne.sum == Ratio(61 + 56 + 39 + 30))
    #expect(assessment.blockOne.divisor == 19)
    #expect(assessment.blockOne.results == 12)
    assessment.explanation.check()
  }

  @Test("Niedersachsen: the first two exam subjects count twice, the third although advanced once")
  func doublingBySlot() throws {
    let rules = Musterland.rules {
      $0.blockOne.weights = [
        WeightRule("ni-doppelt", .or([.examSlot(1), .examSlot(2)]), .all)
      ]
      $0.blockOne.constraints.append(
        SelectionConstraint(
          "ni-pruefungsfaecher", .each(.or([.examSlot(1), .examSlot(2)]), atLeast(4))))
    }
    var candidate = Musterland.complete
    candidate.exams = [
      oral("englisch", 8), written("mathematik", 8), written("deutsch", 8),
    ]
    let assessment = try assess(candidate, under: rules)
    #expect(assessment.weights("englisch") == [2, 2, 2, 2])
    #expect(assessment.weights("mathematik") == [2, 2, 2, 2])
    #expect(assessment.weights("deutsch") == [1, 1, 1, 1])
    #expect(assessment.blockOne.divisor == 20)
  }

  // MARK: - Components

  @Test("Bayern: a Seminararbeit of 0 to 30 points is two results with a line of its own")
  func ownThreshold() throws {
    func assessed(_ points: Int?) throws -> Assessment {
      var candidate = Musterland.complete
      candidate.component = ComponentEntry("seminararbeit", points: points, place: .blockOne)
      return try self.assessed(candidate) {
        $0.components = [
          ComponentRule(
            "seminararbeit", "Seminararbeit", rule: "by-seminararbeit", maximum: 30, weight: 1,
            results: 2, deficitUnits: 2, deficitBelow: 9, places: [.blockOne])
        ]
      }
    }
    let good = try assessed(22)
    #expect(good.blockOne.sum == Ratio(40 + 32 + 26 + 22))
    #expect(good.blockOne.divisor == 12)
    // Open, it stands at twice the pupil's level of 218/24.
    #expect(try assessed(nil).blockOne.sum == Ratio(98 * 24 + 2 * 218, over: 24))
    #expect(try assessed(8).condition("ml-unter-5").actual == 2)
    #expect(try assessed(9).condition("ml-unter-5").actual == 0)
    #expect(try assessed(0).condition("ml-null").state == .broken)
    var candidate = Musterland.complete
    candidate.component = ComponentEntry("seminararbeit", points: 31)
    let rules = Musterland.rules {
      $0.components = [
        ComponentRule(
          "seminararbeit", "Seminararbeit", rule: "by-seminararbeit", maximum: 30, weight: 1,
          results: 2, deficitUnits: 2, deficitBelow: 9, places: [.blockOne])
      ]
    }
    #expect(
      candidate.validate(under: rules) == [.componentOutOfRange("seminararbeit", 31, most: 30)])
  }

  // MARK: - Limits and sums

  @Test("Berlin: weak results of both areas have limits of their own")
  func limitsByArea() throws {
    let candidate = Musterland.complete.with("deutsch", "4 4 10 10").with("sport", "4 4 4 4")
    let assessment = try assessed(candidate) {
      $0.blockOne.deficits = [
        DeficitLimit("be-grundkurse", .level(.basic), atMost: 1),
        DeficitLimit("be-leistungskurse", .level(.advanced), atMost: 1),
      ]
    }
    #expect(try assessment.condition("be-grundkurse").actual == 0)
    #expect(try assessment.condition("be-leistungskurse").actual == 2)
    #expect(assessment.unmet == ["be-leistungskurse"])
  }

  @Test("Hamburg: a fifth of the results brought in, in steps")
  func fraction() throws {
    let limit = DeficitLimit(
      "hh-ein-fuenftel", .all, steps: [(32...34, 6), (35...39, 7), (40...40, 8)])
    for count in 32...40 {
      #expect(limit.limit(broughtIn: count) == count / 5, "\(count)")
    }
  }

  @Test("Bayern: named subjects reach a sum together")
  func namedSums() throws {
    func sum(_ minimum: Int) throws -> Condition {
      try assessed {
        $0.blockOne.floors = [
          PointFloor(
            "by-48", .or([subject("deutsch"), .examSlot(2)]), isWeighted: false,
            minimum: minimum)
        ]
      }.condition("by-48")
    }
    #expect(try sum(72).state == .safe)
    #expect(try sum(73).state == .broken)
    #expect(try sum(73).actual == 72)
  }

  @Test("A sum may be asked of all that is taken, whether it counts or not")
  func takenSum() throws {
    let assessment = try assessed(Musterland.complete.with("englisch", "9 ? 7 6")) {
      $0.blockOne.floors = [
        PointFloor(
          "ml-belegt", subject("englisch"), isWeighted: false, scope: .taken, minimum: 30)
      ]
    }
    let floor = try assessment.condition("ml-belegt")
    // 22 and one at their mean of 22/3.
    #expect(floor.actual == 29)
    #expect(floor.state == .open)
    #expect(assessment.weights("englisch") == [0, 0, 0, 0])
  }

  @Test("A 0 may block although the course does not count, and only in certain subjects")
  func takenZeros() throws {
    func zeros(_ selector: Selector, _ scope: CourseScope) throws -> Condition {
      try assessed(Musterland.complete.with("englisch", "9 0 7 6")) {
        $0.blockOne.zeros = [ZeroRule("ml-null", selector, scope: scope)]
      }.condition("ml-null")
    }
    #expect(try zeros(.all, .broughtIn).state == .safe)
    #expect(try zeros(.all, .taken).state == .broken)
    #expect(try zeros(.not(subject("englisch")), .taken).state == .safe)
  }

  // MARK: - Obligations

  @Test("Obligations on named half-years")
  func namedHalfYears() throws {
    let both = Selector.and([subject("englisch"), .halfYears([.third, .fourth])])
    #expect(try constrained(.count(both, 2...2)).weights("englisch") == [0, 0, 1, 1])
    #expect(try constrained(.all(both)).weights("englisch") == [0, 0, 1, 1])
    let one = try constrained(.count(both, 1...2))
    #expect(one.weights("englisch") == [0, 0, 1, 0])
  }

  @Test("At least one result of every subject taken")
  func onePerSubject() throws {
    let assessment = try constrained(.each(.all, atLeast(1)))
    for (id, count) in [("englisch", 1), ("geschichte", 1), ("physik", 1), ("sport", 1)] {
      #expect(assessment.weights(id).reduce(0, +) == count, "\(id)")
    }
    #expect(assessment.blockOne.sum == Ratio(72 + 9 + 12 + 11 + 13))
  }

  @Test("A number of results from a group together, and caps on it")
  func groups() throws {
    let minimum = try constrained(.count(.group(Musterland.field), 3...12))
    #expect(minimum.blockOne.sum == Ratio(72 + 12 + 12 + 11 + 13))
    let cap = try constrained(.count(subject("sport"), 0...3))
    #expect(cap.blockOne.sum == Ratio(72 + 39 + 12))
    #expect(try cap.course("sport", 4).verdict == .capped("ml-regel"))
  }

  @Test("Niedersachsen: two adjacent half-years, one of them named")
  func adjacent() throws {
    func pair(_ first: HalfYear, _ second: HalfYear) -> [Requirement] {
      [
        .count(.and([subject("geschichte"), .halfYears([first, second])]), 2...2),
        .count(subject("geschichte"), 2...2),
      ]
    }
    let requirement = Requirement.anyOf([pair(.second, .third), pair(.third, .fourth)])
    // 12 5 5 12: the named third half-year goes with the fourth, not with the better first one.
    #expect(try constrained(requirement).weights("geschichte") == [0, 0, 1, 1])
  }

  @Test("Sachsen: packages of alternatives")
  func packages() throws {
    let requirement = Requirement.anyOf([
      [.count(subject("englisch"), atLeast(2)), .count(subject("geschichte"), atLeast(2))],
      [.count(subject("physik"), atLeast(3))],
    ])
    // 9 + 8 + 12 + 12 against 11 + 11 + 4 + 13.
    #expect(try constrained(requirement).blockOne.sum == Ratio(72 + 41))
    let poor = Musterland.complete.with("englisch", "6 6 6 6")
    #expect(try constrained(requirement, poor).blockOne.sum == Ratio(72 + 39))
    #expect(
      try constrained(requirement, poor.without("sport").with("physik", "- 11 11 -")).shortfalls
        .isEmpty)
    let neither = Musterland.complete.with("englisch", "9 - - -").with("physik", "4 11 - -")
    #expect(
      try constrained(requirement, neither).shortfalls == [
        Shortfall(rule: "ml-regel", needed: 2, available: 1, isExcess: false)
      ])
  }

  @Test("So many subjects of a group with so many results each")
  func subjects() throws {
    // Two each of two: Geschichte 12 + 12 and Physik 11 + 11.
    let two = try constrained(.subjects(2, of: .group(Musterland.field), each: 2))
    #expect(two.blockOne.sum == Ratio(72 + 46))
    let three = try constrained(
      .subjects(3, of: .group(Musterland.field), each: 2), Musterland.complete.without("physik"))
    #expect(
      three.shortfalls == [
        Shortfall(rule: "ml-regel", needed: 2, available: 0, isExcess: false)
      ])
  }

  @Test("A dependency asks for more than there is: the subject stays out")
  func dependency() throws {
    let last = Selector.and([subject("sport"), .halfYears([.fourth])])
    let weak = Musterland.complete.with("sport", "13 13 13 1")
    // 13 + 13 + 13 + 1 against 12 + 12 + 11 + 11.
    #expect(
      try constrained(.ifAny(subject("sport"), atLeast: 1, of: last), weak).blockOne.sum
        == Ratio(72 + 46))
    #expect(
      try constrained(.ifAny(subject("sport"), atLeast: 2, of: last)).weights("sport")
        == [0, 0, 0, 0])
    #expect(
      try constrained(
        .ifAny(subject("sport"), atLeast: 2, of: last), weak.with("sport", "- - - 13")
      ).weights("sport") == [0, 0, 0, 0])
    #expect(
      try constrained(.ifAny(subject("sport"), atLeast: 1, of: last), weak.with("sport", "13 13"))
        .weights("sport") == [0, 0, 0, 0])
  }

  // MARK: - Exams

  @Test("Bayern: in every field at most so many exams are weak")
  func weakByField() throws {
    func assessed(_ german: Int, _ english: Int) throws -> Condition {
      var candidate = Musterland.complete
      candidate.exams[0].main = outcome(german)
      candidate.exams[2].main = outcome(english)
      return try self.assessed(candidate) {
        $0.blockTwo.conditions = [
          ExamCondition("by-je-feld", .atMostBelow(20, count: 1))
        ]
      }.condition("by-je-feld")
    }
    #expect(try assessed(3, 4).state == .safe)
    #expect(try assessed(3, 3).state == .broken)
    #expect(try assessed(3, 3).actual == 2)
  }

  @Test(
    "Every way to round and to join parts",
    arguments: [
      (Rounding.halfUp, RoundingStage.afterFactor, 52), (.down, .afterFactor, 51),
      (.halfUp, .beforeFactor, 50), (.down, .beforeFactor, 50),
    ])
  func rounding(rounding: Rounding, stage: RoundingStage, value: Int) throws {
    var candidate = Musterland.complete
    candidate.exams[0] = written("deutsch", 10, oral: "11")
    let assessment = try assessed(candidate) {
      $0.blockTwo.combination.rounding = rounding
      $0.blockTwo.combination.stage = stage
    }
    #expect(try assessment.exam("deutsch").points == value)
  }

  @Test("Hamburg in 2019: written and oral counted alike")
  func equalParts() throws {
    var candidate = Musterland.complete
    candidate.exams[0] = written("deutsch", 10, oral: "13")
    let assessment = try assessed(candidate) {
      $0.blockTwo.combination.examWeight = 1
    }
    #expect(try assessment.exam("deutsch").points == 58)
  }
}
