/// Why a file could not be opened, and where the fault is.
struct FileFault: Error, Equatable, Sendable {
  var problem: Problem
  /// The fault's place, both counted from 1; `nil` when it concerns the file as a whole.
  var line: Int?
  var column: Int?
  /// The way to the value at fault, as in `faecher[2].kurse`.
  var path: String?

  enum Problem: Equatable, Sendable {
    case empty
    /// The browser cannot read it.
    case unreadable
    case tooLarge
    /// Not UTF-8.
    case notText
    /// Not JSON: something else was expected here.
    case unexpected
    /// JSON, but no plan.
    case notPlan
    /// Written by a newer version.
    case newerVersion(found: Int)
    case unknownField(name: String)
    case missingField(name: String)
    /// A value that does not fit, and what would.
    case unfitting(expected: String)
    /// This build cannot calculate plans yet.
    case unsupported
  }
}
