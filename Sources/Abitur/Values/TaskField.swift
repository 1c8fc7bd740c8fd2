/// An Aufgabenfeld; a subject such as Sport may belong to none.
public enum TaskField: Int, CaseIterable, Sendable {
  /// Sprachlich-literarisch-künstlerisch.
  case languages = 1

  /// Gesellschaftswissenschaftlich.
  case societies = 2

  /// Mathematisch-naturwissenschaftlich-technisch.
  case sciences = 3
}
