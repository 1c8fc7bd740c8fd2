import Interface
import JSON
import Planner
import Vault

/// Where a plan comes from.
enum Source {
  case standardInput
  case file(String)

  /// The sources that arguments name; without any, the standard input.
  static func all(_ files: [String]) -> [Source] {
    guard !files.isEmpty else { return [.standardInput] }
    return files.map { Source($0) }
  }

  /// The source that an argument names; without one, the standard input.
  init(_ file: String?) {
    if let file, file != "-" { self = .file(file) } else { self = .standardInput }
  }

  /// The name for messages, fit to be shown anywhere.
  var name: String {
    switch self {
    case .standardInput: "Standardeingabe"
    case .file(let path): Wording.harmless(path, most: 200).description
    }
  }

  func bytes() throws(ReadFailure) -> [UInt8] {
    // A plan beyond the limit that a backup of one keeps to is refused when it is read as JSON.
    let limit = JSONLimits.default.maxBytes + BackupFile.overhead
    switch self {
    case .standardInput:
      if System.isTerminal(System.input) { throw .nothingGiven }
      return try System.read(System.input, most: limit)
    case .file(let path): return try System.read(path, most: limit)
    }
  }

  func description(of failure: ReadFailure) -> String {
    switch failure {
    case .missing: "Die Datei gibt es nicht. Prüfe den Namen."
    case .forbidden: "Du darfst die Datei nicht lesen. Prüfe ihre Rechte."
    case .directory: "Das ist ein Ordner. Nenne eine Datei darin."
    case .tooLarge:
      ErrorWording(
        PlanError(.json(.tooLarge(limit: JSONLimits.default.maxBytes)), at: .start)
      ).sentences.description
    case .nothingGiven: UsageText.terminalInput
    case .other(let reason): "Die Datei lässt sich nicht lesen: \(reason)"
    }
  }
}
