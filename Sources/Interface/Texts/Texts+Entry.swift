import Abitur
import JSON
import Planner

/// The texts of entering a result.
extension Texts {
  static func place(_ place: Int) -> Text {
    place == Entry.exam ? Text(exam) : Texts.halfYearShort(place)
  }

  static func spokenPlace(_ place: Int) -> Text {
    place == Entry.exam ? Text(exam) : halfYear(place)
  }

  static func kind(_ kind: Entry.Kind, _ level: Level) -> Phrase {
    switch kind {
    case .single(let kind):
      switch kind {
      case .klausur: Texts.kindKlausur
      case .klassenarbeit: Texts.kindKlassenarbeit
      case .oral: Texts.kindOral
      case .gfs: Texts.kindGfs
      case .test: Texts.kindTest
      case .practical: Texts.kindPractical
      case .project: Texts.kindProject
      case .own: Texts.kindOwn
      }
    case .course: Texts.kindCourse
    case .exam: level == .advanced ? Texts.kindExamWritten : Texts.kindExamOral
    case .additionalOral: additionalOral
    }
  }

  /// The school grade of points from 0 to 15, as it stands on the keys: „2+“.
  static func schoolGrade(_ points: Int) -> Text {
    guard points > 0 else { return "6" }
    let tendency: Literal =
      switch points % 3 {
      case 0: "+"
      case 1: "–"
      default: ""
      }
    return "\(5 - (points - 1) / 3)\(tendency)"
  }
}
