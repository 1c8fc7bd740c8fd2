import Abitur
import JSON
import Planner

/// The texts of entering a result.
extension Texts {
  static var enter: Literal { "Eintragen" }
  static var enterResult: Literal { "Ergebnis eintragen" }
  static var entryPlace: Literal { "Wofür" }
  static var entryKind: Literal { "Art der Leistung" }
  static var entryPoints: Literal { "Punkte von 0 bis 15" }
  static var entryEffect: Literal { "Auswirkung" }
  static var stillOpen: Literal { "Noch offen" }
  static var additionalOral: Literal { "Zusätzlich mündlich" }
  static var choosePoints: Literal { "Wähle zuerst die Punkte." }
  static var effectHint: Literal { "Wähle die Punkte, dann siehst du, was sie ändern." }
  static var entryDetails: Literal { "Mehr angeben" }
  static var keepOpen: Literal { "Als offen sichern" }
  static var keep: Literal { "Sichern" }
  static var effectTotal: Literal { "Gesamt" }
  static var gradeStays: Literal { "Note bleibt" }
  static var becomes: Literal { "wird" }

  static func place(_ place: Int) -> Text {
    place == Entry.exam ? Text(exam) : "\(place). Hj"
  }

  static func spokenPlace(_ place: Int) -> Text {
    place == Entry.exam ? Text(exam) : halfYear(place)
  }

  static func kind(_ kind: Entry.Kind, _ level: Level) -> Literal {
    switch kind {
    case .single(let kind):
      switch kind {
      case .klausur: "Klausur"
      case .klassenarbeit: "Klassenarbeit"
      case .oral: "Mündlich"
      case .gfs: "GFS"
      case .test: "Test"
      case .practical: "Praktisch"
      case .project: "Projekt"
      case .own: "Andere"
      }
    case .course: "Zeugnis"
    case .exam: level == .advanced ? "Schriftlich" : "Mündlich"
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

  static func keep(_ points: Int) -> Text { "\(Wording.points(points)) sichern" }

  static func courseEffect(_ place: Int) -> Text { "Kurs \(place). Halbjahr" }
}
