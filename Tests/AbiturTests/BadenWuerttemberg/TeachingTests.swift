import Testing

@testable import Abitur

/// Hours, half-years and obligations of the catalogue, from § 10 Absatz 2 bis 4 and § 13 AGVO.
@Suite struct TeachingTests {
  private func teaching(_ id: StaticString, year: Int = 2027) throws -> SubjectTeaching {
    let ruleSet = try #require(RuleSet.of(.badenWuerttemberg, year: year))
    return try #require(ruleSet.subject(SubjectID(id))?.teaching)
  }

  @Test(
    "Hours a week",
    arguments: [
      ("deutsch", 3, 3, 5), ("mathematik", 3, 3, 5), ("englisch", 3, 3, 5), ("latein", 3, 3, 5),
      ("chemie", 3, 3, 5), ("nwt", 3, 3, 5), ("geschichte", 2, 2, 5), ("bildende-kunst", 2, 2, 5),
      ("ethik", 2, 2, 5), ("sport", 2, 2, 5), ("spanisch-spaet", 2, 4, 0), ("philosophie", 2, 2, 0),
    ] as [(StaticString, Int, Int, Int)])
  func hours(_ row: (id: StaticString, least: Int, most: Int, advanced: Int)) throws {
    let teaching = try teaching(row.id)
    #expect(teaching.basicHours == row.least...row.most)
    #expect(teaching.advancedHours ?? 0 == row.advanced)
  }

  @Test("Wirtschaft is taught as a Leistungsfach only")
  func wirtschaft() throws {
    #expect(try teaching("wirtschaft").basicHours == nil)
    #expect(try teaching("wirtschaft").advancedHours == 5)
  }

  @Test("Where no source states the hours, none are made up")
  func unknownHours() throws {
    #expect(try teaching("literatur-und-theater").basicHours == nil)
    #expect(try teaching("vertiefungskurs-mathematik").basicHours == nil)
  }

  @Test("What everybody takes, and what one of several subjects satisfies")
  func obligations() throws {
    for id in ["deutsch", "mathematik", "geschichte", "sport"] as [StaticString] {
      #expect(try teaching(id).obligation == .courses(4))
    }
    #expect(try teaching("geographie").obligation == .courses(2))
    #expect(try teaching("gemeinschaftskunde").obligation == .courses(2))
    #expect(
      try teaching("geographie-gemeinschaftskunde", year: 2023).obligation == .courses(4))
    for (first, second) in [
      ("englisch", "latein"), ("physik", "biologie"), ("musik", "bildende-kunst"),
      ("religionslehre", "ethik"),
    ] as [(StaticString, StaticString)] {
      guard case .oneOf(_, courses: 4) = try teaching(first).obligation else {
        Issue.record("\(first) is no alternative")
        continue
      }
      #expect(try teaching(first).obligation == teaching(second).obligation)
    }
    for id in ["philosophie", "spanisch-spaet", "wirtschaft", "informatik"] as [StaticString] {
      #expect(try teaching(id).obligation == .none)
    }
  }

  @Test(
    "Two-hour electives have two courses, Geographie and Gemeinschaftskunde share the four half-years"
  )
  func halfYears() throws {
    #expect(try teaching("astronomie").usualHalfYears.count == 2)
    #expect(try teaching("deutsch").usualHalfYears == HalfYear.allCases)
    let both =
      try teaching("geographie").usualHalfYears + teaching("gemeinschaftskunde").usualHalfYears
    #expect(both.sorted() == HalfYear.allCases)
  }

  @Test(
    "An estimate stands for its open course, shows a level, and changes nothing that is certain")
  func estimates() throws {
    func courses(_ estimate: Points?) -> Candidate {
      let open = Course(.second, .open, estimate: estimate)
      return Candidate(
        subjects: [
          SubjectEntry(
            SubjectID("deutsch"),
            courses: [Course(.first, .points(.zero)), open, Course(.third, .open)])
        ])
    }
    let ruleSet = try #require(RuleSet.of(.badenWuerttemberg, year: 2027))
    let without = try assess(courses(nil), under: ruleSet)
    let with = try assess(courses(Points(9)), under: ruleSet)
    func points(_ assessment: Assessment) -> [Ratio?] {
      assessment.blockOne.courses.filter { $0.course.subject == SubjectID("deutsch") }.map {
        $0.points
      }
    }
    // The level of Deutsch is 0 without and (0 + 9) / 2 with the estimate.
    #expect(points(without).prefix(3) == [Ratio(0), Ratio(0), Ratio(0)])
    #expect(points(with).prefix(3) == [Ratio(0), Ratio(9), Ratio(9, over: 2)])
    #expect(with.range.highest == without.range.highest)
    #expect(with.range.guaranteed == without.range.guaranteed)
  }
}
