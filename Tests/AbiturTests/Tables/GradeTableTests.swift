import Testing

@testable import Abitur

/// The official table from totals to grades, row by row.
@Suite struct GradeTableTests {
  /// The table as printed: the grade in tenths, then its lowest and its highest total.
  static let rows: [(tenths: Int, totals: ClosedRange<Int>)] = [
    (10, 823...900),
    (11, 805...822),
    (12, 787...804),
    (13, 769...786),
    (14, 751...768),
    (15, 733...750),
    (16, 715...732),
    (17, 697...714),
    (18, 679...696),
    (19, 661...678),
    (20, 643...660),
    (21, 625...642),
    (22, 607...624),
    (23, 589...606),
    (24, 571...588),
    (25, 553...570),
    (26, 535...552),
    (27, 517...534),
    (28, 499...516),
    (29, 481...498),
    (30, 463...480),
    (31, 445...462),
    (32, 427...444),
    (33, 409...426),
    (34, 391...408),
    (35, 373...390),
    (36, 355...372),
    (37, 337...354),
    (38, 319...336),
    (39, 301...318),
    (40, 300...300),
  ]

  @Test("All 601 totals have the grade of their row", arguments: RuleSet.all.map { $0.id })
  func everyTotal(id: String) throws {
    let ruleSet = try #require(RuleSet.all.first { $0.id == id })
    var totals = 0
    for row in Self.rows {
      for total in row.totals {
        #expect(ruleSet.grades.grade(for: total) == Grade(tenths: row.tenths), "\(total)")
        totals += 1
      }
      #expect(ruleSet.grades.lowerBound(of: Grade(tenths: row.tenths)) == row.totals.lowerBound)
    }
    #expect(totals == 601)
  }

  @Test("Below 300 there is no grade", arguments: RuleSet.all.map { $0.id })
  func below(id: String) throws {
    let ruleSet = try #require(RuleSet.all.first { $0.id == id })
    for total in -1..<300 {
      #expect(ruleSet.grades.grade(for: total) == nil, "\(total)")
    }
    #expect(ruleSet.grades.lowerBound(of: Grade(tenths: 9)) == nil)
    #expect(ruleSet.grades.lowerBound(of: Grade(tenths: 41)) == nil)
  }

  @Test("Published totals have their published grades", arguments: [(870, 10), (676, 19)])
  func published(total: Int, tenths: Int) {
    #expect(BW.rules.grades.grade(for: total)?.tenths == tenths)
  }

  /// Rows 95 to 260 as printed by a school, the rest by the same scheme.
  static let qualificationRows: [(tenths: Int, points: ClosedRange<Int>)] = [
    (10, 261...285),
    (11, 255...260),
    (12, 249...254),
    (13, 244...248),
    (14, 238...243),
    (15, 232...237),
    (16, 227...231),
    (17, 221...226),
    (18, 215...220),
    (19, 210...214),
    (20, 204...209),
    (21, 198...203),
    (22, 192...197),
    (23, 187...191),
    (24, 181...186),
    (25, 175...180),
    (26, 170...174),
    (27, 164...169),
    (28, 158...163),
    (29, 153...157),
    (30, 147...152),
    (31, 141...146),
    (32, 135...140),
    (33, 130...134),
    (34, 124...129),
    (35, 118...123),
    (36, 113...117),
    (37, 107...112),
    (38, 101...106),
    (39, 96...100),
    (40, 95...95),
  ]

  @Test("All 191 sums of the Fachhochschulreife have the grade of their row")
  func qualification() throws {
    let grades = try #require(BW.rules.qualification).grades
    var sums = 0
    for row in Self.qualificationRows {
      for points in row.points {
        #expect(grades.grade(for: points) == Grade(tenths: row.tenths), "\(points)")
        sums += 1
      }
    }
    #expect(sums == 191)
    #expect(grades.grade(for: 94) == nil)
  }
}
