import Testing

@testable import Abitur

/// Candidates with far more alternatives than anybody has: no rule is forgotten.
@Suite struct ManyAlternativesTests {
  @Test("With eight languages and five sciences the best of each still count")
  func manyLanguages() throws {
    let languages = BW.rules.subjects.filter {
      $0.groups.contains(SubjectGroup("fortgefuehrte-fremdsprache"))
    }
    #expect(languages.count == 8)
    var candidate = Candidate(
      subjects: [
        advanced("deutsch", "9 9 9 9"), advanced("mathematik", "9 9 9 9"),
        advanced("geschichte", "9 9 9 9"), basic("geographie", "9 9"),
        basic("gemeinschaftskunde", "9 9"), basic("bildende-kunst", "3 3 3 3"),
        basic("musik", "4 4 4 4"), basic("religionslehre", "15 15 15 15"),
        basic("ethik", "15 15 15 15"), basic("sport", "15 15 15 15"),
        basic("literatur-und-theater", "15 15 15 15"),
      ],
      exams: [oral("religionslehre", 9), oral("ethik", 9)])
    for (position, language) in languages.enumerated() {
      let points = position == 7 ? 2 : 1
      candidate.subjects.append(
        SubjectEntry(
          language.id, .basic,
          courses: HalfYear.allCases.map { Course($0, outcome(points)) }))
    }
    for science in ["physik", "chemie", "biologie", "informatik", "nwt"] {
      candidate.subjects.append(basic(science, "5 5 5 5"))
    }
    let assessment = try assess(candidate, under: BW.rules)
    func count(_ ids: [String]) -> Int {
      ids.flatMap { assessment.weights($0) }.reduce(0, +)
    }
    #expect(assessment.shortfalls.isEmpty)
    // The best language and two sciences; of the arts Musik.
    #expect(assessment.weights(languages[7].id.rawValue) == [1, 1, 1, 1])
    #expect(count(languages.map { $0.id.rawValue }) == 4)
    #expect(count(["physik", "chemie", "biologie", "informatik", "nwt"]) >= 8)
    #expect(count(["musik"]) >= 2)
  }

  @Test("Beyond the branches that are looked at, every branch still obeys every rule")
  func tooMany() {
    let last = HalfYear.fourth
    let ids = (0..<13).map { SubjectID("fach-\($0)") }
    let rules = Musterland.rules { rules in
      rules.subjects = ids.map { SubjectDefinition($0, $0.rawValue, field: nil) }
      rules.blockOne.constraints = ids.map { id in
        SelectionConstraint(
          "ml-letztes-halbjahr",
          .ifAny(
            .subject(id), atLeast: 1, of: .and([.subject(id), .halfYears([last])])))
      }
    }
    let candidate = Candidate(subjects: ids.map { basic($0.rawValue, "- - 9 9") })
    let problem = SelectionProblem(
      candidate, rules, matcher: SelectorMatcher(candidate, rules), component: nil,
      wishes: Wishes())
    #expect(!problem.branches.isEmpty)
    for branch in problem.branches {
      let isObeyed = problem.items.indices.filter { problem.items[$0].course.halfYear == last }
        .allSatisfy { branch.requiredBy[$0] != nil || branch.excludedBy[$0] != nil }
      #expect(isObeyed)
      if !isObeyed { break }
    }
  }
}
