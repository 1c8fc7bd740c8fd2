import Abitur
import Interface
import JSON
import Planner
import Vault

/// The command line program.
@main
struct Gleitpfad {
  static func main() {
    System.ignoreBrokenPipes()
    var program = Gleitpfad()
    var status = program.run(Array(CommandLine.arguments.dropFirst()))
    program.output.flush()
    if program.output.hasFailed {
      program.complain(UsageText.outputFailed)
      status = .faulty
    }
    System.exit(status.rawValue)
  }

  /// How the program ends; of several plans the worst counts.
  enum Status: Int32, Comparable {
    /// Passed or on course.
    case fine = 0

    /// A condition cannot be met any more, or something lies in the clear.
    case broken = 1

    /// A file or the arguments are faulty.
    case faulty = 2

    static func < (left: Status, right: Status) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  var output = Output(System.output)
  var errors = Output(System.errors)
  let painter = Painter(for: System.output)
  var passphrases = PassphraseReader(file: nil)

  private mutating func run(_ arguments: [String]) -> Status {
    do throws(UsageError) {
      switch try Invocation(arguments) {
      case .calculate(let files, let style, let passphraseFile):
        passphrases = PassphraseReader(file: passphraseFile)
        return calculate(files, style)
      case .check(let files, let passphraseFile):
        passphrases = PassphraseReader(file: passphraseFile)
        return check(files)
      case .seal(let file, let passphraseFile):
        passphrases = PassphraseReader(file: passphraseFile)
        return seal(Source(file))
      case .unseal(let file, let passphraseFile):
        passphrases = PassphraseReader(file: passphraseFile)
        return unseal(Source(file))
      case .convert(let file, let style, let abitur, let passphraseFile):
        passphrases = PassphraseReader(file: passphraseFile)
        return convert(Source(file), style, abitur)
      case .audit(let plan, let paths, let passphraseFile):
        passphrases = PassphraseReader(file: passphraseFile)
        return audit(plan.map { Source($0) }, paths)
      case .rules(let wanted): return try rules(wanted)
      case .example: return example()
      case .help(let command): output.line(UsageText.help(command))
      case .version: output.line(UsageText.version)
      }
      return .fine
    } catch {
      complain(error.message, UsageText.hint(error.command))
      return .faulty
    }
  }

  // MARK: - Commands

  private mutating func calculate(_ files: [String], _ style: CalculationStyle) -> Status {
    let sources = Source.all(files)
    var status = Status.fine
    var summary = SummaryView(painter)
    var isSummed = sources.count > 1
    for source in sources where !output.isClosed {
      let entries = entries(of: source)
      isSummed = isSummed || entries.count > 1
      for entry in entries where !output.isClosed {
        guard let (plan, assessment, qualification) = result(of: entry) else {
          status = .faulty
          summary.countFaulty()
          continue
        }
        status = max(status, assessment.passed == .no ? .broken : .fine)
        switch style {
        case .json:
          let isPretty = !isSummed && System.isTerminal(System.output)
          let document = ResultDocument(plan, assessment, qualification)
          output.write(document.bytes(isPretty ? .pretty : .compact) + [UInt8(ascii: "\n")])
        case .table where isSummed:
          output.line(summary.line(assessment, entry.name))
        case .table, .explained:
          if isSummed { output.line("\(painter.paint(entry.name, .strong))\n") }
          output.lines(ResultView(plan, assessment, qualification, painter).lines())
          if case .explained = style {
            output.lines(ExplanationView(assessment, painter).lines())
          }
        }
      }
    }
    if case .table = style, isSummed { output.lines(summary.closing()) }
    return status
  }

  private mutating func check(_ files: [String]) -> Status {
    var status = Status.fine
    for source in Source.all(files) where !output.isClosed {
      let entries = entries(of: source)
      for entry in entries where !output.isClosed {
        if let plan = plan(of: entry) {
          let text = SummaryView.inOrder(plan, isNamed: entries.count > 1)
          output.line("\(entry.name): \(text)")
        } else {
          status = .faulty
        }
      }
    }
    return status
  }

  private mutating func rules(_ wanted: String?) throws(UsageError) -> Status {
    let ruleSets = RuleSet.all.filter { ruleSet in
      guard let wanted else { return true }
      return ruleSet.id == wanted || Int(wanted).map { ruleSet.years.contains($0) } ?? false
    }
    if let wanted, ruleSets.isEmpty {
      throw UsageError(message: RulesView.unknown(wanted), command: .rules)
    }
    for ruleSet in ruleSets { output.lines(RulesView(ruleSet, painter).lines()) }
    return .fine
  }

  private mutating func example() -> Status {
    guard let plan = Plan.example else {
      complain(UsageText.noExample)
      return .faulty
    }
    output.write(plan.file() + [UInt8(ascii: "\n")])
    return .fine
  }

  // MARK: - Backups

  private mutating func seal(_ source: Source) -> Status {
    if System.isTerminal(System.output) {
      complain(UsageText.backupAtTerminal)
      return .faulty
    }
    guard let file = bytes(from: source) else { return .faulty }
    if BackupFile.isBackup(file) {
      complain("\(source.name): \(UsageText.alreadySealed)")
      return .faulty
    }
    // A backup of what is no plan would be found out when it is needed.
    guard document(file, from: source) != nil else { return .faulty }
    do throws(PassphraseError) {
      let passphrase = try passphrases.passphrase(isNew: true)
      do throws(BackupFailure) {
        output.write(try Backup.seal(file, with: passphrase).bytes)
        return .fine
      } catch {
        complain("\(source.name): \(error.message)")
      }
    } catch {
      complain(error.message)
    }
    return .faulty
  }

  private mutating func unseal(_ source: Source) -> Status {
    guard let file = bytes(from: source), let plan = opened(file, from: source) else {
      return .faulty
    }
    output.write(plan)
    return .fine
  }

  // MARK: - Messages

  /// Says what is wrong, after everything that was said before it.
  mutating func complain(_ message: String, _ hint: String? = nil) {
    output.flush()
    errors.line("gleitpfad: \(message)")
    if let hint { errors.line(hint) }
    errors.flush()
  }
}
