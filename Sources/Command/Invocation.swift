/// What the program is asked to do.
enum Invocation {
  case calculate(files: [String], CalculationStyle)
  case check(files: [String])
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
  case rules = "regeln"
  case example = "beispiel"
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
    var hasEnded = false
    for argument in arguments {
      if hasEnded || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else if argument == "--" {
        hasEnded = true
      } else if argument == "--help" || argument == "-h" {
        self = .help(command)
        return
      } else {
        options.append(argument)
      }
    }
    let known = command == .calculate ? ["--json", "--erklaere"] : []
    if let unknown = options.first(where: { !known.contains($0) }) {
      throw UsageError(message: UsageText.unknownOption(unknown), command: command)
    }
    switch command {
    case .calculate:
      if options.contains("--json"), options.contains("--erklaere") {
        throw UsageError(message: UsageText.contradictingStyles, command: command)
      }
      let style: CalculationStyle =
        options.contains("--json") ? .json : options.isEmpty ? .table : .explained
      self = .calculate(files: operands, style)
    case .check: self = .check(files: operands)
    case .rules:
      if operands.count > 1 {
        throw UsageError(message: UsageText.tooManyOperands(operands[1]), command: command)
      }
      self = .rules(wanted: operands.first)
    case .example:
      if let operand = operands.first {
        throw UsageError(message: UsageText.tooManyOperands(operand), command: command)
      }
      self = .example
    }
  }
}
