import Testing

@testable import Abitur

/// What the pupil may decide about courses, and which rule stands against what not.
@Suite struct WishesTests {
  private func assessed(_ candidate: Candidate) throws -> Assessment {
    try assess(candidate, under: BW.rules)
  }

  /// The refusals of a candidate as "wish subject half-year rule".
  private func refusals(_ candidate: Candidate) throws -> [String] {
    try assessed(candidate).refusals.map { refusal in
      let wish =
        switch refusal.wish {
        case .limit(let limit): "limit \(limit)"
        case .bracketed: "bracketed"
        case .held: "held"
        }
      let halfYear = refusal.course.map { " \($0.halfYear.rawValue)" } ?? ""
      return "\(wish) \(refusal.subject.rawValue)\(halfYear) \(refusal.rule.rawValue)"
    }
  }

  // MARK: - Bracketed

  @Test("A bracketed course makes way for the best that is left")
  func bracket() throws {
    let assessment = try assessed(BW.complete.with("sport", "14 13 (15) 14"))
    #expect(assessment.refusals.isEmpty)
    #expect(try assessment.course("sport", 3).verdict == .bracketed)
    #expect(assessment.weights("sport") == [1, 1, 0, 1])
    #expect(assessment.weights("chemie") == [0, 0, 1, 0])
    #expect(assessment.blockOne.sum == Ratio(516 - 15 + 6))
  }

  static let compulsory = [
    ("mathematik", "12 (11) 13 12", "bracketed mathematik 2 bw-leistungsfaecher"),
    ("deutsch", "9 8 10 (9)", "bracketed deutsch 4 bw-deutsch"),
    ("geschichte", "(7) 8 8 6", "bracketed geschichte 1 bw-geschichte"),
    ("geographie", "- 9 (10) -", "bracketed geographie 3 bw-geographie"),
    ("gemeinschaftskunde", "(11) - - 10", "bracketed gemeinschaftskunde 1 bw-gemeinschaftskunde"),
    ("religionslehre", "12 13 (12) 13", "bracketed religionslehre 3 bw-muendliche-faecher"),
  ]

  @Test("A compulsory course cannot be bracketed", arguments: compulsory)
  func compulsoryBracket(subject: String, row: String, refusal: String) throws {
    let candidate = BW.complete.with(subject, row)
    #expect(try refusals(candidate) == [refusal])
    #expect(try assessed(candidate).blockOne.sum == Ratio(516))
  }

  @Test("Of an obligation for two courses two must stay")
  func partOfObligation() throws {
    let candidate = BW.complete.with("bildende-kunst", "(13) (12) (14) 13")
    #expect(try refusals(candidate) == ["bracketed bildende-kunst 3 bw-kunst-musik"])
    #expect(try assessed(candidate).weights("bildende-kunst") == [0, 0, 1, 1])
  }

  @Test("The second science can be bracketed while another one takes its place, then no more")
  func alternative() throws {
    let candidate = BW.complete.with("biologie", "10 11 10 (12)")
    let assessment = try assessed(candidate)
    #expect(assessment.refusals.isEmpty)
    #expect(assessment.blockOne.sum == Ratio(516 - 43 + 20))
    #expect(assessment.weights("chemie") == [1, 1, 1, 1])
    #expect(
      try refusals(candidate.with("chemie", "5 (4) 6 5"))
        == ["bracketed biologie 4 bw-sprachen-naturwissenschaften"])
  }

  @Test("Forty courses must be left")
  func fortyLeft() throws {
    let candidate = BW.complete.with("sport", "(14) (13) (15) (14)")
      .with("chemie", "5 (4) 6 5")
    #expect(try refusals(candidate) == ["bracketed sport 4 bw-40-kurse"])
  }

  @Test("A bracket that would bring in one weak course too many is refused")
  func deficits() throws {
    var others = Array(repeating: 8, count: 28)
    for position in 0..<8 { others[position] = 4 }
    let candidate = BW.forty(advanced: Array(repeating: 9, count: 12), others)
      .with("sport", "8 8 8 (8)")
    #expect(
      try refusals(candidate.adding(basic("philosophie", "4")))
        == ["bracketed sport 4 bw-unter-5"])
    #expect(try refusals(candidate.adding(basic("philosophie", "?"))).isEmpty)
    #expect(try refusals(candidate.adding(basic("philosophie", "5"))).isEmpty)
  }

  @Test("A course with 0 points may be bracketed even if every course is needed otherwise")
  func zeroBracket() throws {
    let candidate = BW.complete.with("sport", "14 13 15 (0)")
    let assessment = try assessed(candidate)
    #expect(assessment.refusals.isEmpty)
    #expect(try assessment.course("sport", 4).verdict == .bracketed)
  }

  // MARK: - Held

  @Test("A held course counts in place of the weakest free one")
  func held() throws {
    let assessment = try assessed(BW.complete.with("chemie", "5 4! 6 5"))
    #expect(assessment.refusals.isEmpty)
    #expect(try assessment.course("chemie", 2).verdict == .held)
    #expect(assessment.blockOne.sum == Ratio(516 - 12 + 4))
    #expect(try assessment.condition("bw-unter-5").actual == 1)
  }

  @Test("A course with 0 points cannot be held")
  func heldZero() throws {
    #expect(
      try refusals(BW.complete.with("chemie", "5 0! 6 5"))
        == ["held chemie 2 bw-null-punkte"])
  }

  @Test("A weak course cannot be held when it is one too many")
  func heldDeficit() throws {
    var others = Array(repeating: 8, count: 28)
    for position in 0..<8 { others[position] = 4 }
    let candidate = BW.forty(advanced: Array(repeating: 9, count: 12), others)
    #expect(
      try refusals(candidate.adding(basic("philosophie", "4!")))
        == ["held philosophie 1 bw-unter-5"])
  }

  @Test("A third course of a two-hour subject cannot be held")
  func heldAboveCap() throws {
    let candidate = BW.complete.adding(basic("philosophie", "9! 9! 9!"))
    #expect(try refusals(candidate) == ["held philosophie 3 bw-zweistuendige-wahlfaecher"])
  }

  @Test("No more courses can be held than there are places")
  func heldWithoutPlace() throws {
    // Thirty obligations besides the second science; Chemie 4, Biologie 3 and Sport 3 fill forty.
    let candidate = BW.complete.with("chemie", "5! 4! 6! 5!").with("biologie", "10! 11! 10! 12")
      .with("sport", "14! 13! 15! 14!")
    #expect(try refusals(candidate) == ["held sport 4 bw-40-kurse"])
    #expect(try assessed(candidate).weights("bildende-kunst") == [1, 0, 1, 0])
  }

  // MARK: - Limits

  @Test("A limit takes the best courses of the subject")
  func limit() throws {
    let assessment = try assessed(BW.complete.limiting("sport", to: 2))
    #expect(assessment.refusals.isEmpty)
    #expect(assessment.weights("sport") == [1, 0, 1, 0])
    #expect(try assessment.course("sport", 2).verdict == .limited)
    #expect(try assessment.course("sport", 4).verdict == .limited)
  }

  @Test("Under a limit held courses come first")
  func limitWithHeld() throws {
    let candidate = BW.complete.with("sport", "14 13! 15 14").limiting("sport", to: 2)
    let assessment = try assessed(candidate)
    #expect(assessment.weights("sport") == [0, 1, 1, 0])
    #expect(try assessment.course("sport", 2).verdict == .held)
  }

  @Test("Under a limit bracketed courses are out and the best of the rest count")
  func limitWithBracket() throws {
    let candidate = BW.complete.with("sport", "14 13 (15) 14").limiting("sport", to: 2)
    let assessment = try assessed(candidate)
    #expect(assessment.refusals.isEmpty)
    #expect(assessment.weights("sport") == [1, 0, 0, 1])
    #expect(try assessment.course("sport", 3).verdict == .bracketed)
    #expect(try assessment.course("sport", 2).verdict == .limited)
  }

  @Test("More held courses than the limit allows: the later ones are refused")
  func moreHeldThanLimit() throws {
    let candidate = BW.complete.with("sport", "14! 13! 15! 14").limiting("sport", to: 2)
    let assessment = try assessed(candidate)
    #expect(assessment.weights("sport") == [1, 1, 0, 0])
    #expect(try refusals(candidate) == ["held sport 3 wunsch-hoechstens"])
  }

  static let limits = [
    ("mathematik", 3, "limit 3 mathematik bw-leistungsfaecher"),
    ("deutsch", 3, "limit 3 deutsch bw-deutsch"),
    ("religionslehre", 0, "limit 0 religionslehre bw-muendliche-faecher"),
    ("bildende-kunst", 1, "limit 1 bildende-kunst bw-kunst-musik"),
  ]

  @Test("A limit below an obligation is refused", arguments: limits)
  func limitBelowObligation(subject: String, limit: Int, refusal: String) throws {
    let candidate = BW.complete.limiting(subject, to: limit)
    #expect(try refusals(candidate) == [refusal])
    #expect(try assessed(candidate).blockOne.sum == Ratio(516))
  }

  @Test("A limit at the obligation and a limit of nothing on a free subject are granted")
  func limitAtObligation() throws {
    #expect(try refusals(BW.complete.limiting("bildende-kunst", to: 2)).isEmpty)
    #expect(try refusals(BW.complete.limiting("deutsch", to: 4)).isEmpty)
    let without = try assessed(BW.complete.limiting("sport", to: 0))
    #expect(without.refusals.isEmpty)
    #expect(without.weights("sport") == [0, 0, 0, 0])
    #expect(without.blockOne.results == 40)
  }

  // MARK: - Together

  @Test("Limits are applied before held courses and held ones before bracketed ones")
  func order() throws {
    // With Chemie at one course 41 are left, so that one bracket in Sport is granted.
    let candidate = BW.complete.with("chemie", "5! 4! 6 5").limiting("chemie", to: 1)
      .with("sport", "(14) (13) (15) (14)")
    #expect(
      try refusals(candidate) == [
        "held chemie 2 wunsch-hoechstens", "bracketed sport 2 bw-40-kurse",
        "bracketed sport 3 bw-40-kurse", "bracketed sport 4 bw-40-kurse",
      ])
  }

  @Test("Where the courses do not suffice every wish is refused with what is missing")
  func notEnough() throws {
    let candidate = BW.complete.without("geschichte").with("sport", "14 13 (15) 14!")
      .limiting("sport", to: 3)
    #expect(
      try refusals(candidate) == [
        "limit 3 sport bw-geschichte", "held sport 4 bw-geschichte",
        "bracketed sport 3 bw-geschichte",
      ])
  }

  @Test("An open course can be held and bracketed")
  func open() throws {
    let assessment = try assessed(BW.complete.with("sport", "14 13 (?) ?!"))
    #expect(assessment.refusals.isEmpty)
    #expect(try assessment.course("sport", 3).verdict == .bracketed)
    #expect(try assessment.course("sport", 4).verdict == .held)
  }

  // MARK: - Doubling

  @Test("The pupil's choice of subjects to count twice is taken")
  func doubled() throws {
    var candidate = BW.complete
    candidate.doubled = ["physik", "englisch"]
    let assessment = try assessed(candidate)
    #expect(assessment.blockOne.doubled == ["englisch", "physik"])
    #expect(assessment.blockOne.sum == Ratio(516 - 48 + 34))
    #expect(assessment.blockOne.points == 418)
    #expect(assessment.weights("mathematik") == [1, 1, 1, 1])
    #expect(assessment.weights("physik") == [2, 2, 2, 2])
  }
}
