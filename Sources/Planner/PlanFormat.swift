/// What the file formats have in common; docs/plan-file.md explains them.
enum PlanFormat {
  static let name: StaticString = "gleitpfad-plan"
  static let resultName: StaticString = "gleitpfad-ergebnis"
  static let version: Int64 = 1
  static let open: StaticString = "offen"
}
