/// Why a row of a table cannot be taken over, and where.
public struct CSVProblem: Hashable, Sendable {
  /// What is wrong with a cell.
  public enum Reason: Hashable, Sendable {
    /// No subject is named.
    case noSubject

    /// More than one subject of the profile has the name.
    case ambiguousSubject

    /// No half-year is named, or none that is clear.
    case halfYear

    /// The points are no whole number from 0 to 15.
    case points

    /// The grade is none from 1 to 6 with plus or minus, from which points follow.
    case grade

    /// The points and the grade are not the same.
    case contradiction

    /// There is no such standing.
    case standing

    /// There is no such group.
    case group

    /// A number is none from 0 to 100.
    case number

    /// The text is no day of the calendar.
    case day

    /// The text has more bytes than allowed.
    case longText(most: Int)

    /// The text has control characters.
    case controlCharacter

    /// The cell stands beyond the columns that have a title.
    case beyondColumns
  }

  /// The line on which the row begins, counted from 1.
  public var line: Int

  /// The column of the table, counted from 1; nothing where there is none of that meaning.
  public var column: Int?

  /// What stands there.
  public var text: String

  /// What is wrong.
  public var reason: Reason

  /// States what is wrong where.
  public init(line: Int, column: Int?, text: String, reason: Reason) {
    self.line = line
    self.column = column
    self.text = text
    self.reason = reason
  }
}
