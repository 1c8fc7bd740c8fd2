import Abitur
import Planner

/// A result that somebody is entering and that is not kept yet.
struct Entry: Sendable {
  /// The subject.
  var subject: RecordID

  /// The half-year, from 1 to 4, or ``exam``.
  var place: Int

  /// What is being entered.
  var kind: Kind

  /// The points, once they are chosen.
  var points: Int?

  /// Whether it is said that there are no points yet.
  var isOpen = false

  /// The digits of points that are being typed, and when the last of them came.
  var typed: (digits: Int, time: UInt64)?

  /// What else is known of the result: theme, day, weight, note.
  var details: [Detail] = []

  /// The place of the exam.
  static let exam = 5

  /// What stands in a draft for points that are said to be open, and for none chosen.
  static let (openPoints, noPoints) = (16, 17)

  /// What can be entered.
  enum Kind: Equatable, Sendable {
    /// A single result of a half-year.
    case single(ResultKind)

    /// The result of a half-year, as it stands in the certificate.
    case course

    /// The exam.
    case exam

    /// The additional oral exam.
    case additionalOral
  }

  /// The value of an attribute, as it was typed.
  struct Detail: Sendable {
    var attribute: Attribute
    var value: [UInt8]
  }

  /// What can be entered at a place, the likeliest first.
  static func kinds(at place: Int, _ level: Level) -> [Kind] {
    if place == exam { return level == .advanced ? [.exam, .additionalOral] : [.exam] }
    return [
      .single(.klausur), .course, .single(.oral), .single(.gfs), .single(.test),
      .single(.practical), .single(.project), .single(.klassenarbeit), .single(.own),
    ]
  }

  /// What else can be said of what is being entered.
  var attributes: [Attribute] {
    switch kind {
    case .single: [.title, .date, .weight, .percent, .note]
    case .course: [.note]
    case .exam: [.date, .place, .note]
    case .additionalOral: [.additionalDate, .additionalPlace]
    }
  }

  /// Whether enough is known to keep it.
  var isComplete: Bool { points != nil || isOpen }

  /// What was typed for an attribute.
  func detail(_ attribute: Attribute) -> [UInt8] {
    for detail in details where detail.attribute == attribute { return detail.value }
    return []
  }
}
