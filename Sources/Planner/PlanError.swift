import Abitur
import JSON

/// What is wrong with a plan file, and where.
public final class PlanError: Error {
  /// What is wrong.
  public let problem: PlanProblem

  /// The place in the file.
  public let position: JSONPosition

  /// The way from the root of the file to the place; empty for the root and for broken JSON.
  public let path: JSONPath

  /// States what is wrong where.
  public init(_ problem: PlanProblem, at position: JSONPosition, _ path: JSONPath = JSONPath()) {
    self.problem = problem
    self.position = position
    self.path = path
  }
}

/// What can be wrong with a plan file.
public enum PlanProblem: Sendable {
  /// The file is no JSON.
  case json(JSONError.Kind)

  /// The file is JSON but does not say that it is a plan.
  case noPlan

  /// The file is JSON but no export of the app Calq.
  case noCalq

  /// The file comes from a newer version of the format.
  case newerVersion(Int64)

  /// The version is none that there ever was.
  case unknownVersion

  /// There is no such field here.
  case unknownField(String, known: [String])

  /// A field is missing here.
  case missingField(String)

  /// A value of another kind is expected.
  case expected(ExpectedValue)

  /// A number is not a whole number of points from 0 to the highest.
  case points(String, most: Int)

  /// A whole number is not within bounds.
  case number(String, ClosedRange<Int>)

  /// There is no half-year of that name.
  case unknownHalfYear(String)

  /// There is no Land with that abbreviation.
  case unknownLand(String)

  /// The Land is not offered yet.
  case landNotOffered(String, offered: [String])

  /// No rule set holds for the year.
  case yearNotOffered(Int, offered: ClosedRange<Int>)

  /// There is no such subject; perhaps another one is meant.
  case unknownSubject(String, suggestion: String?)

  /// A word is none of those allowed here.
  case unknownWord(String, allowed: [String])

  /// A course shall count and not count.
  case heldAndBracketed(halfYear: Int)

  /// A wish is about a half-year in which the subject is not taken.
  case wishWithoutCourse(halfYear: Int)

  /// An exam has no part.
  case examWithoutPart

  /// An exam has parts that do not go together.
  case contradictingParts(String, String)

  /// A text is empty; where nothing is to be said, its field is left out.
  case emptyText

  /// A text has so many bytes of UTF-8, more than allowed.
  case longText(Int, most: Int)

  /// A text has control characters other than line breaks and tabs.
  case controlCharacter

  /// A text is no day of the calendar.
  case day(String)

  /// A text is no identifier of a record.
  case identifier(String)

  /// Two records have the same identifier.
  case duplicateIdentifier(String)

  /// A subject has two courses in a half-year.
  case duplicateHalfYear(Int)

  /// A subject has two exams.
  case secondExam(String)

  /// The plan contradicts itself or the rules' shape.
  case invalid(CandidateError)
}

/// What kind of value is expected.
public enum ExpectedValue: Hashable, Sendable {
  /// A text.
  case text

  /// An object.
  case object

  /// A list.
  case list

  /// A whole number.
  case wholeNumber

  /// True or false.
  case truth

  /// A day as text.
  case day

  /// Points or the word for what is still open.
  case pointsOrOpen
}
