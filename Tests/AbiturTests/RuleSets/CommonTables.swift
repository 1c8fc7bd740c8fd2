@testable import Abitur

/// The tables that all Länder share.
enum CommonTables {
  /// From totals to grades, 1.0 to 4.0.
  static func grades(_ rule: RuleID) -> GradeTable {
    GradeTable(
      rule,
      lowerBounds: [
        823, 805, 787, 769, 751, 733, 715, 697, 679, 661, 643, 625, 607, 589, 571, 553, 535, 517,
        499, 481, 463, 445, 427, 409, 391, 373, 355, 337, 319, 301, 300,
      ])
  }

  /// From the points of the Fachhochschulreife to its grades.
  static func qualification(_ rule: RuleID) -> GradeTable {
    GradeTable(
      rule,
      lowerBounds: [
        261, 255, 249, 244, 238, 232, 227, 221, 215, 210, 204, 198, 192, 187, 181, 175, 170, 164,
        158, 153, 147, 141, 135, 130, 124, 118, 113, 107, 101, 96, 95,
      ])
  }

  /// The pairs of consecutive half-years.
  static let periods: [[HalfYear]] = [[.first, .second], [.second, .third], [.third, .fourth]]
}
