import JSON

/// What a record is about.
///
/// The numbers stand in sealed records and never change their meaning.
public enum RecordKind: UInt8, CaseIterable, Sendable {
  /// One pupil's plan; several can stand on one device.
  case profile = 1

  /// A subject of a profile, from the catalogue or the pupil's own.
  case subject = 2

  /// A half-year of a subject; a part of it.
  case course = 3

  /// One result of a half-year as it comes back from school.
  case result = 4

  /// The exam of a subject; a part of it.
  case exam = 5

  /// A result that is no course, such as the Seminarkurs; a part of its profile.
  case component = 6

  /// What a pupil wants to reach.
  case goal = 7

  /// What a record of this kind belongs to; a profile belongs to nothing.
  public var parent: RecordKind? {
    switch self {
    case .profile: nil
    case .subject, .component, .goal: .profile
    case .course, .exam: .subject
    case .result: .course
    }
  }

  /// The numbers of the parts of its parent that a record of this kind can be; nothing where it is
  /// a record with an identifier of its own.
  public var parts: ClosedRange<Int>? {
    switch self {
    case .course: 1...4
    case .exam: 5...5
    case .component: 1...1
    case .profile, .subject, .result, .goal: nil
    }
  }

  /// The attributes that such a record has; no other is ever stored.
  public var attributes: [Attribute] {
    switch self {
    case .profile:
      [
        .name, .picture, .classLevel, .land, .abiturYear, .school, .writtenShare, .oralShare,
        .readings,
      ]
    case .subject:
      [
        .catalogued, .name, .shortName, .colour, .level, .field, .writtenShare, .oralShare, .limit,
        .doubled, .weights, .note,
      ]
    case .course: [.notTaken, .points, .wish, .note]
    case .result:
      [
        .resultKind, .ownKind, .title, .standing, .points, .group, .weight, .percent, .date, .note,
      ]
    case .exam:
      [
        .examKind, .points, .date, .time, .place, .secondPart, .secondPoints, .additionalOral,
        .additionalPoints, .additionalDate, .additionalPlace, .certified, .note,
      ]
    case .component:
      [.title, .points, .componentPlace, .replaces, .field, .date, .place, .note]
    case .goal: [.grade, .note]
    }
  }

  /// The name of a record's kind in files and sealed records.
  public var word: Literal {
    switch self {
    case .profile: "profil"
    case .subject: "fach"
    case .course: "kurs"
    case .result: "leistung"
    case .exam: "pruefung"
    case .component: "seminarkurs"
    case .goal: "ziel"
    }
  }
}
