/// Names a set of courses by what they are; rules are written over selectors.
public enum Selector: Sendable {
  /// Every course.
  case all

  /// The courses of one subject.
  case subject(SubjectID)

  /// The courses of the subjects of a group.
  case group(SubjectGroup)

  /// The courses of the subjects of a field.
  case field(TaskField)

  /// The courses taken at a level.
  case level(Level)

  /// The courses of the subjects examined in a way.
  case examined(ExamKind)

  /// The courses of the subject in an exam slot, counted from 1 in the order of the candidate.
  case examSlot(Int)

  /// The courses of certain half-years.
  case halfYears([HalfYear])

  /// The courses that every selector of a list names.
  case and([Selector])

  /// The courses that any selector of a list names.
  case or([Selector])

  /// The courses that a selector does not name.
  indirect case not(Selector)
}

/// How a subject is examined.
public enum ExamKind: Hashable, Sendable {
  /// In writing, with an additional oral exam where one takes place.
  case written

  /// Only orally.
  case oral

  /// By a component that is no subject, such as the Seminarkurs.
  case component
}
