import Abitur

/// The words of the file formats, once for reading and writing; docs/plan-file.md explains them.
enum PlanFormat {
  static let name = "gleitpfad-plan"
  static let resultName = "gleitpfad-ergebnis"
  static let version: Int64 = 1

  static let open = "offen"
  static let advanced = "Leistungsfach"
  static let basic = "Basisfach"
  static let blockOne = "Kursblock"
  static let blockTwo = "Prüfungsblock"
  static let unused = "keine"

  /// The fields of an exam, in the order in which they are written.
  enum Part: String, CaseIterable {
    case written = "schriftlich"
    case practical = "praktisch"
    case communication = "kommunikation"
    case additionalOral = "zusaetzlich_muendlich"
    case oral = "muendlich"
    case certified = "vierfach"
  }
}
