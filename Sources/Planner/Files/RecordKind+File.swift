import JSON

/// How the records of a kind stand in the file, in the object of what they belong to.
enum RecordForm {
  /// A list of objects, each with an identifier.
  case list

  /// A list of objects, each with its number instead of an identifier.
  case numbered

  /// One object.
  case single
}

extension RecordKind {
  /// The field that holds the records of this kind.
  var field: Literal {
    switch self {
    case .profile: "profile"
    case .subject: "faecher"
    case .course: "kurse"
    case .result: "leistungen"
    case .exam: "pruefung"
    case .component: "seminarkurs"
    case .goal: "ziele"
    }
  }

  /// How they stand in it; a kind that has only one part has no need to number it.
  var form: RecordForm {
    guard let parts else { return .list }
    return parts.count > 1 ? .numbered : .single
  }

  /// The kinds that belong to this one, in the order of the file.
  var children: [RecordKind] {
    RecordKind.allCases.filter { $0.parent == self }
  }

  /// How many kinds stand above this one.
  var depth: Int {
    var depth = 0
    var above = parent
    while let kind = above {
      depth += 1
      above = kind.parent
    }
    return depth
  }
}

extension PlanFormat {
  /// The version of the file that holds everything of a plan book.
  static let bookVersion: Int64 = 2

  /// The fields that are no attribute.
  static let identifier: Literal = "id"
  static let halfYear: Literal = "halbjahr"
}
