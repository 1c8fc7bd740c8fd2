/// What the program is asked to do.
enum Invocation {
  case calculate(files: [String], CalculationStyle, passphraseFile: String?)
  case check(files: [String], passphraseFile: String?)
  case seal(file: String?, passphraseFile: String?)
  case unseal(file: String?, passphraseFile: String?)
  case convert(file: String?, ConversionStyle, StatedAbitur?, passphraseFile: String?)
  case audit(plan: String?, paths: [String], passphraseFile: String?)
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
  case convert = "wandle"
  case audit = "tresor"
  case rules = "regeln"
  case example = "beispiel"
}

extension Command {
  /// The options that stand alone.
  fileprivate var flags: [String] {
    switch self {
    case .calculate: ["--json", "--erklaere"]
    case .convert: ["--kurse", "--leistungen"]
    case .audit: ["--pruefe"]
    case .check, .seal, .unseal, .rules, .example: []
    }
  }

  /// The options that a value follows.
  fileprivate var options: [String] {
    switch self {
    case .calculate, .check, .seal, .unseal: [Command.passphraseFile]
    case .convert: [Command.passphraseFile, "--land", "--abitur"]
    case .audit: [Command.passphraseFile, "--plan"]
    case .rules, .example: []
    }
  }

  fileprivate static let passphraseFile = "--passwort-datei"

  /// How many operands make sense; nothing for any number.
  fileprivate var mostOperands: Int? {
    switch self {
    case .calculate, .check, .audit: nil
    case .seal, .unseal, .convert, .rules: 1
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
    var flags: [String] = []
    var values: [String: String] = [:]
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
      } else if command.options.contains(argument) {
        guard let value = rest.popFirst() else {
          throw UsageError(message: UsageText.noValue(argument), command: command)
        }
        values[argument] = value
      } else {
        flags.append(argument)
      }
    }
    if let unknown = flags.first(where: { !command.flags.contains($0) }) {
      throw UsageError(message: UsageText.unknownOption(unknown), command: command)
    }
    if let most = command.mostOperands, operands.count > most {
      throw UsageError(message: UsageText.tooManyOperands(operands[most]), command: command)
    }
    let passphraseFile = values[Command.passphraseFile]
    switch command {
    case .calculate:
      if Set(flags).count > 1 {
        throw UsageError(message: UsageText.contradictingStyles, command: command)
      }
      let style: CalculationStyle =
        flags.isEmpty ? .table : flags.contains("--json") ? .json : .explained
      self = .calculate(files: operands, style, passphraseFile: passphraseFile)
    case .check: self = .check(files: operands, passphraseFile: passphraseFile)
    case .seal: self = .seal(file: operands.first, passphraseFile: passphraseFile)
    case .unseal: self = .unseal(file: operands.first, passphraseFile: passphraseFile)
    case .convert:
      if Set(flags).count > 1 {
        throw UsageError(message: UsageText.contradictingTables, command: command)
      }
      let style: ConversionStyle =
        flags.isEmpty ? .plan : flags.contains("--kurse") ? .courses : .results
      self = .convert(
        file: operands.first, style, try StatedAbitur(values["--land"], values["--abitur"]),
        passphraseFile: passphraseFile)
    case .audit:
      let plan = values["--plan"]
      if let message = UsageText.audit(
        isAsked: !flags.isEmpty, hasPlan: plan != nil, hasPaths: !operands.isEmpty)
      {
        throw UsageError(message: message, command: command)
      }
      self = .audit(plan: plan, paths: operands, passphraseFile: passphraseFile)
    case .rules: self = .rules(wanted: operands.first)
    case .example: self = .example
    }
  }
}
