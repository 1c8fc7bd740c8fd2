import Testing

@testable import Abitur

/// The tables of written exams with an additional oral one, cell by cell.
@Suite struct CombinedExamTests {
  /// The fourfold table, a row for each oral result, a column for each written one.
  ///
  /// Rows 0 to 10 are official (Anlage 7 of the BGVO of 12 March 2014), rows 11 to 15 continue it.
  static let nearest: [[Int]] = [
    [0, 3, 5, 8, 11, 13, 16, 19, 21, 24, 27, 29, 32, 35, 37, 40],
    [1, 4, 7, 9, 12, 15, 17, 20, 23, 25, 28, 31, 33, 36, 39, 41],
    [3, 5, 8, 11, 13, 16, 19, 21, 24, 27, 29, 32, 35, 37, 40, 43],
    [4, 7, 9, 12, 15, 17, 20, 23, 25, 28, 31, 33, 36, 39, 41, 44],
    [5, 8, 11, 13, 16, 19, 21, 24, 27, 29, 32, 35, 37, 40, 43, 45],
    [7, 9, 12, 15, 17, 20, 23, 25, 28, 31, 33, 36, 39, 41, 44, 47],
    [8, 11, 13, 16, 19, 21, 24, 27, 29, 32, 35, 37, 40, 43, 45, 48],
    [9, 12, 15, 17, 20, 23, 25, 28, 31, 33, 36, 39, 41, 44, 47, 49],
    [11, 13, 16, 19, 21, 24, 27, 29, 32, 35, 37, 40, 43, 45, 48, 51],
    [12, 15, 17, 20, 23, 25, 28, 31, 33, 36, 39, 41, 44, 47, 49, 52],
    [13, 16, 19, 21, 24, 27, 29, 32, 35, 37, 40, 43, 45, 48, 51, 53],
    [15, 17, 20, 23, 25, 28, 31, 33, 36, 39, 41, 44, 47, 49, 52, 55],
    [16, 19, 21, 24, 27, 29, 32, 35, 37, 40, 43, 45, 48, 51, 53, 56],
    [17, 20, 23, 25, 28, 31, 33, 36, 39, 41, 44, 47, 49, 52, 55, 57],
    [19, 21, 24, 27, 29, 32, 35, 37, 40, 43, 45, 48, 51, 53, 56, 59],
    [20, 23, 25, 28, 31, 33, 36, 39, 41, 44, 47, 49, 52, 55, 57, 60],
  ]

  /// Cells in which rounding first gives another value: written, oral, rounded last, rounded first.
  static let roundFirst = [
    (0, 1, 1, 0), (0, 2, 3, 4), (0, 3, 4, 4), (3, 5, 15, 16), (7, 9, 31, 32), (10, 7, 36, 36),
    (10, 11, 41, 40), (10, 12, 43, 44), (10, 13, 44, 44), (12, 14, 51, 52), (13, 14, 53, 52),
    (14, 13, 55, 56), (14, 15, 57, 56),
  ]

  /// Four times the whole number nearest to a third, by cases of the remainder.
  static func roundedFirst(_ written: Int, _ oral: Int) -> Int {
    let (whole, rest) = (2 * written + oral).quotientAndRemainder(dividingBy: 3)
    return 4 * (rest == 2 ? whole + 1 : whole)
  }

  private func value(_ candidate: Candidate, _ rules: RuleSet) throws -> ExamAssessment {
    try assess(candidate, under: rules).exam("mathematik")
  }

  private func mathematics(_ written: Int, _ oral: Int) -> Candidate {
    var candidate = BW.complete
    candidate.exams[0] = Abitur.Exam(
      "mathematik", .written, outcome(written), additionalOral: outcome(oral))
    return candidate
  }

  @Test("All 256 pairs have the value of the official table")
  func rounding() throws {
    for (oral, row) in Self.nearest.enumerated() {
      for (written, expected) in row.enumerated() {
        let exam = try value(mathematics(written, oral), BW.rules)
        #expect(exam.points == expected, "written \(written), oral \(oral)")
        #expect(exam.exact == Ratio(Int64(8 * written + 4 * oral), over: 3))
        #expect(exam.basis == .earned)
        let first = Self.roundedFirst(written, oral)
        #expect(exam.otherReading == (first == expected ? nil : first))
      }
    }
  }

  @Test("Under the other reading every pair is rounded first, and each shows the other value")
  func roundingFirst() throws {
    var different = 0
    for written in 0...15 {
      for oral in 0...15 {
        let candidate = mathematics(written, oral)
        let first = Self.roundedFirst(written, oral)
        let last = Self.nearest[oral][written]
        let other = try value(candidate.reading("zusatzpruefung", "vorher-runden"), BW.rules)
        #expect(other.points == first, "written \(written), oral \(oral)")
        #expect(other.otherReading == (first == last ? nil : last))
        if first != last { different += 1 }
      }
    }
    #expect(different == 170)
  }

  @Test("The cells that tell both readings apart", arguments: roundFirst)
  func contrast(written: Int, oral: Int, last: Int, first: Int) throws {
    let candidate = mathematics(written, oral)
    #expect(try value(candidate, BW.rules).points == last)
    #expect(
      try value(candidate.reading("zusatzpruefung", "vorher-runden"), BW.rules).points == first)
  }

  /// Anlage 3 of the Abendgymnasien-Verordnung of 2018: fivefold, for three oral results.
  static let fivefold: [(oral: Int, row: [Int])] = [
    (0, [0, 3, 7, 10, 13, 17, 20, 23, 27, 30, 33, 37, 40, 43, 47, 50]),
    (1, [2, 5, 8, 12, 15, 18, 22, 25, 28, 32, 35, 38, 42, 45, 48, 52]),
    (15, [25, 28, 32, 35, 38, 42, 45, 48, 52, 55, 58, 62, 65, 68, 72, 75]),
  ]

  @Test("A rule of its own gives the fivefold table", arguments: fivefold)
  func sisterTable(oral: Int, row: [Int]) {
    let rules = CombinationRule("fivefold", rounding: .halfUp)
    let candidate = BW.complete
    for (written, expected) in row.enumerated() {
      let exam = Exam(
        "mathematik", .written, outcome(written), additionalOral: outcome(oral))
      let slot = ExamSlot(
        subject: 0, id: "mathematik", kind: .written, isAdvanced: true, field: nil, exam: exam)
      let value = slot.value(rules, factor: 5, Levels(candidate), .projected)
      #expect(value.points == expected, "written \(written), oral \(oral)")
    }
  }

  @Test("Without an additional oral exam the value is four times the result", arguments: 0...15)
  func alone(points: Int) throws {
    var candidate = BW.complete
    candidate.exams[0] = written("mathematik", points)
    let exam = try value(candidate, BW.rules)
    #expect(exam.points == 4 * points)
    #expect(exam.otherReading == nil)
  }

  /// Paper, Kommunikationsprüfung, fourfold value.
  static let communication = [(9, 10, 37), (10, 14, 44), (15, 15, 60), (0, 0, 0), (0, 15, 15)]

  @Test("A Kommunikationsprüfung counts a quarter", arguments: communication)
  func language(paper: Int, communication: Int, expected: Int) throws {
    let candidate = english(paper, communication)
    #expect(try assess(candidate, under: BW.rules).exam("englisch").points == expected)
  }

  @Test("Both readings of a Kommunikationsprüfung with an additional oral exam")
  func languageWithOral() throws {
    func value(_ candidate: Candidate) throws -> Int? {
      try assess(candidate, under: BW.rules).exam("englisch").points
    }
    let apart = english(9, 10, oral: "12")
    #expect(try value(apart) == 41)
    #expect(try value(apart.reading("pruefungsteile", "gerundet")) == 40)
    let equal = english(10, 14, oral: "12")
    #expect(try value(equal) == 45)
    #expect(try value(equal.reading("pruefungsteile", "gerundet")) == 45)
  }

  private func english(_ paper: Int, _ communication: Int, oral: String = "-") -> Candidate {
    var candidate = BW.complete
    candidate.exams[1] = written(
      "englisch", paper, oral: oral, communication: "\(communication)")
    return candidate
  }

  @Test("A practical part counts half")
  func practical() throws {
    var candidate = BW.complete
    candidate.subjects[2] = advanced("sport", "8 9 7 10")
    candidate.subjects[11] = basic("physik", "14 13 15 14")
    candidate.exams[2] = written("sport", 9, practical: "12")
    #expect(try assess(candidate, under: BW.rules).exam("sport").points == 42)
  }

  @Test("The school's own value takes the place of all parts")
  func certifiedValue() throws {
    var candidate = BW.complete
    candidate.exams[1] = certified("englisch", .written, 43)
    let exam = try assess(candidate, under: BW.rules).exam("englisch")
    #expect(exam.points == 43)
    #expect(exam.exact == Ratio(43))
    #expect(exam.basis == .earned)
  }
}
