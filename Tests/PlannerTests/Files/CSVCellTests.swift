import Testing

@testable import Planner

@Suite("What cells of tables mean")
struct CSVCellTests {
  @Test("The grades from 1+ to 6 are the points from 15 to 0")
  func grades() {
    let grades = [
      "6", "5-", "5", "5+", "4-", "4", "4+", "3-", "3", "3+", "2-", "2", "2+", "1-", "1", "1+",
    ]
    for (points, grade) in grades.enumerated() {
      #expect(CSVCell.grade(grade) == .points(points), "\(grade)")
    }
    #expect(CSVCell.grade("2 –") == .points(10))
    #expect(CSVCell.grade("2−") == .points(10))
    for wrong in ["0", "7", "6+", "6-", "2,3", "2-3", "2++", "12", "gut", "+2"] {
      #expect(CSVCell.grade(wrong) == nil, "\(wrong)")
    }
  }

  @Test("Points are whole numbers from 0 to 15; what is out or missing is never 0")
  func points() {
    for points in 0...15 { #expect(CSVCell.points("\(points)") == .points(points)) }
    #expect(CSVCell.points("08") == .points(8))
    for wrong in ["16", "-1", "7,5", "7.0", "7 P", "x"] { #expect(CSVCell.points(wrong) == nil) }
    for missing in ["", "-", "–"] { #expect(CSVCell.points(missing) == CSVCell.Score.none) }
    #expect(CSVCell.points("Offen") == .pending)
    #expect(CSVCell.grade("ausstehend") == .pending)
  }

  @Test(
    "Half-years as schools write them",
    arguments: [
      ("1", nil, 1), ("4. Hj", nil, 4), ("2. Halbjahr", nil, 2), ("Q3", nil, 3), ("Q2.1", nil, 3),
      ("J1/2", nil, 2), ("J2.2", nil, 4), ("11/1", 11, 1), ("12/2", 11, 4), ("12/2", 12, 2),
      ("13.1", 12, 3), ("1. Hj. 12", 12, 1),
      ("12/2", nil, nil), ("J1", nil, nil), ("Mathe 1", nil, nil), ("Test 1/2", nil, nil),
      ("Übung 1", nil, nil), ("5", nil, nil), ("0", nil, nil), ("", nil, nil),
      ("13/1", 11, nil), ("12/3", 12, nil), ("1/2/3", nil, nil), ("2027", nil, nil),
    ] as [(String, Int?, Int?)])
  func halfYears(cell: String, first: Int?, halfYear: Int?) {
    #expect(CSVCell.halfYear(cell, firstClass: first) == halfYear)
  }

  @Test(
    "Days that the calendar has",
    arguments: [
      ("30.11.2026", 20_261_130), ("1.2.27", 20_270_201), ("2026-11-30", 20_261_130),
      ("30/11/2026", 20_261_130), ("28.03.2022 12:56", 20_220_328),
      ("2026-11-30T08:15:00", 20_261_130), ("31.11.2026", nil), ("29.2.2027", nil),
      ("11.30.2026", nil), ("30.11.", nil), ("30.11.026", nil), ("morgen", nil), ("", nil),
      ("30.11.2026 früh", nil),
    ] as [(String, Int?)])
  func days(cell: String, day: Int?) {
    #expect(CSVCell.day(cell) == day)
  }

  @Test("Words of the schema however they are written")
  func words() {
    #expect(CSVCell.word("Mündlich", of: .resultKind) == .word("muendlich"))
    #expect(CSVCell.word(" MUENDLICH", of: .group) == .word("muendlich"))
    #expect(CSVCell.word("GFS", of: .resultKind) == .word("gfs"))
    #expect(CSVCell.word("", of: .standing) == nil)
    #expect(CSVCell.word("Referat", of: .resultKind) == nil)
  }
}
