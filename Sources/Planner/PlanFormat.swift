/// What the file formats have in common; docs/plan-file.md explains them.
enum PlanFormat {
  static let name: StaticString = "gleitpfad-plan"
  static let resultName: StaticString = "gleitpfad-ergebnis"
  static let version = 1
  static let open: StaticString = "offen"

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
