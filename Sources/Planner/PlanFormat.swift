import JSON

/// What the file formats have in common; docs/plan-file.md explains them.
enum PlanFormat {
  static let name: Literal = "gleitpfad-plan"
  static let resultName: Literal = "gleitpfad-ergebnis"
  static let version: Int64 = 1
  static let open: Literal = "offen"
}
