import Abitur
import JSON

/// What a single result is.
///
/// The order is that of the schema's words.
public enum ResultKind: Int, CaseIterable, Sendable {
  /// A Klausur.
  case klausur

  /// A Klassenarbeit.
  case klassenarbeit

  /// Oral contributions.
  case oral

  /// A GFS, Baden-Württemberg's „gleichwertige Feststellung von Schülerleistungen“.
  case gfs

  /// A test.
  case test

  /// Practical work.
  case practical

  /// A project.
  case project

  /// A kind with the pupil's own name.
  case own

  /// The group it belongs to where the pupil says nothing else.
  public var group: ResultGroup {
    switch self {
    case .klausur, .klassenarbeit, .gfs, .test, .own: .written
    case .oral, .practical, .project: .oral
    }
  }
}

extension Record {
  /// What a single result is; a Klausur where nothing is said.
  public var resultKind: ResultKind {
    word(.resultKind).flatMap { ResultKind(rawValue: $0) } ?? .klausur
  }

  /// The level of a subject; basic where nothing is said.
  public var level: Level { word(.level) == 1 ? .advanced : .basic }

  /// The points of an attribute.
  public func points(_ attribute: Attribute) -> Points? {
    number(attribute).flatMap { Points($0) }
  }

  /// What is known of a single result.
  ///
  /// A result with points is graded; one without is pending, never 0, unless it was excused or
  /// refused.
  public var standing: ResultStanding {
    switch word(.standing) {
    case 2: .excused
    case 3: .refused
    case 1: .pending
    default: points(.points).map { .points($0) } ?? .pending
    }
  }

  /// What the pupil wants of a course.
  var wish: CourseWish {
    switch word(.wish) {
    case 0: .bracketed
    case 1: .held
    default: .none
    }
  }

  /// Points, or a result that is still to come.
  func outcome(_ attribute: Attribute) -> Outcome {
    points(attribute).map { .points($0) } ?? .open
  }
}

/// A text of keys and values, „klausur=2;test=1“; later entries of a key are passed over.
struct KeyedList {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]?) {
    self.bytes = bytes ?? []
  }

  /// The value of a key.
  func value(of key: [UInt8]) -> [UInt8]? {
    for entry in bytes.split(separator: UInt8(ascii: ";")) {
      guard let sign = entry.firstIndex(of: UInt8(ascii: "=")) else { continue }
      if entry[..<sign].elementsEqual(key) { return Array(entry[(sign + 1)...]) }
    }
    return nil
  }
}

extension SingleResult {
  /// A single result of a subject, weighted as the result says or else as the subject's teacher
  /// weights its kind, once where neither says anything.
  init(_ record: Record, in subject: Record) {
    let kind = record.resultKind
    var share = ResultShare.weight(1)
    if let percent = record.number(.percent) {
      share = .percent(percent)
    } else if let weight = record.number(.weight) ?? subject.weight(of: kind) {
      share = .weight(weight)
    }
    let group = record.word(.group).map { $0 == 0 ? ResultGroup.written : .oral }
    self.init(group ?? kind.group, record.standing, share)
  }
}

extension Record {
  /// How many times the subject's teacher counts results of a kind, 0 to 100.
  func weight(of kind: ResultKind) -> Int? {
    guard case .word(let words) = Attribute.resultKind.type else { return nil }
    let word = Planner.words(words)[kind.rawValue].bytes()
    guard let digits = KeyedList(bytes(.weights)).value(of: word), (1...3).contains(digits.count)
    else { return nil }
    var weight = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      weight = weight * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return weight <= 100 ? weight : nil
  }

  /// How the subject joins written and oral results: as it says, or its profile, or half and half.
  func writtenToOral(in profile: Record) -> WrittenToOral {
    for record in [self, profile] {
      switch (record.number(.writtenShare), record.number(.oralShare)) {
      case (nil, nil): continue
      case (let written?, let oral?): return WrittenToOral(written, oral)
      case (let written?, nil): return WrittenToOral(written, 100 - written)
      case (nil, let oral?): return WrittenToOral(100 - oral, oral)
      }
    }
    return WrittenToOral(50, 50)
  }
}
