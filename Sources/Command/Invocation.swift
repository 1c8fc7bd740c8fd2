/// What the program is asked to do.
enum Invocation {
  case calculate(files: [String], CalculationStyle, passphraseFile: String?)
  case check(files: [String], passphraseFile: String?)
  case seal(file: String?, passphraseFile: String?)
  case unseal(file: String?, passphraseFile: String?)
  case rules(wanted: String?)
  case example
  case help(Command?)
  case version
}

/// How results are written.
enum CalculationStyle {
  case table
  case explained
  case json
}

/// The commands of the program.
enum Command: String, CaseIterable {
  case calculate = "rechne"
  case check = "pruefe"
  case seal = "sicherung"
  case unseal = "entsiegle"
  case rules = "regeln"
  case example = "beispiel"
}

extension Command {
  /// Whether backups can be named, so that a passphrase may be needed.
  fileprivate var takesPassphrase: Bool {
    switch self {
    case .calculate, .check, .seal, .unseal: true
    case .rules, .example: false
    }
  }

  /// How many operands make sense; nothing for any number.
  fileprivate var mostOperands: Int? {
    switch self {
    case .calculate, .check: nil
    case .seal, .unseal, .rules: 1
    case .example: 0
    }
  }
}

/// Why the arguments make no sense, with the command they were meant for.
struct UsageError: Error {
  var message: String
  var command: Command?
}

extension Invocation {
  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      throw UsageError(message: UsageText.noCommand)
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h": self = .help(nil)
    case "--version": self = .version
    default:
      guard let command = Command(rawValue: first) else {
        throw UsageError(
          message: first.hasPrefix("-")
            ? UsageText.unknownOption(first) : UsageText.unknownCommand(first))
      }
      self = try Invocation(command, rest)
    }
  }

  private init(_ command: Command, _ arguments: [String]) throws(UsageError) {
    var operands: [String] = []
    var options: [String] = []
    var passphraseFile: String?
    var hasEnded = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if hasEnded || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else if argument == "--" {
        hasEnded = true
      } else if argument == "--help" || argument == "-h" {
        self = .help(command)
        return
      } else if argument == "--passwort-datei", command.takesPassphrase {
        guard let file = rest.popFirst() else {
          throw UsageError(message: UsageText.noPassphraseFile, command: command)
        }
        passphraseFile = file
      } else {
        options.append(argument)
      }
    }
    let known = command == .calculate ? ["--json", "--erklaere"] : []
    if let unknown = options.first(where: { !known.contains($0) }) {
      throw UsageError(message: UsageText.unknownOption(unknown), command: command)
    }
    if let most = command.mostOperands, operands.count > most {
      throw UsageError(message: UsageText.tooManyOperands(operands[most]), command: command)
    }
    switch command {
    case .calculate:
      if options.contains("--json"), options.contains("--erklaere") {
        throw UsageError(message: UsageText.contradictingStyles, command: command)
      }
      let style: CalculationStyle =
        options.contains("--json") ? .json : options.isEmpty ? .table : .explained
      self = .calculate(files: operands, style, passphraseFile: passphraseFile)
    case .check: self = .check(files: operands, passphraseFile: passphraseFile)
    case .seal: self = .seal(file: operands.first, passphraseFile: passphraseFile)
    case .unseal: self = .unseal(file: operands.first, passphraseFile: passphraseFile)
    case .rules: self = .rules(wanted: operands.first)
    case .example: self = .example
    }
  }
}
