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

    /// A condition cannot be met any more.
    case broken = 1

    /// A file or the arguments are faulty.
    case faulty = 2

    static func < (left: Status, right: Status) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  private var output = Output(System.output)
  private var errors = Output(System.errors)
  private let painter = Painter(for: System.output)
  private var passphrases = PassphraseReader(file: nil)

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
    for source in sources where !output.isClosed {
      guard let (plan, assessment, qualification) = result(of: source) else {
        status = .faulty
        summary.countFaulty()
        continue
      }
      status = max(status, assessment.passed == .no ? .broken : .fine)
      switch style {
      case .json:
        let isAlone = sources.count == 1 && System.isTerminal(System.output)
        let document = ResultDocument(plan, assessment, qualification)
        output.write(document.bytes(isAlone ? .pretty : .compact) + [UInt8(ascii: "\n")])
      case .table where sources.count > 1:
        output.line(summary.line(assessment, source.name))
      case .table, .explained:
        if sources.count > 1 { output.line("\(painter.paint(source.name, .strong))\n") }
        output.lines(ResultView(plan, assessment, qualification, painter).lines())
        if case .explained = style {
          output.lines(ExplanationView(assessment, painter).lines())
        }
      }
    }
    if case .table = style, sources.count > 1 { output.lines(summary.closing()) }
    return status
  }

  private mutating func check(_ files: [String]) -> Status {
    var status = Status.fine
    for source in Source.all(files) where !output.isClosed {
      if let plan = plan(from: source) {
        output.line("\(source.name): \(SummaryView.inOrder(plan))")
      } else {
        status = .faulty
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
    guard plan(file, from: source) != nil else { return .faulty }
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

  /// The plan file in a backup; what is wrong with the header is said without asking anybody.
  private mutating func opened(_ file: [UInt8], from source: Source) -> [UInt8]? {
    do throws(BackupFailure) {
      try Backup.parsed(file)
      output.flush()
      let passphrase: Passphrase
      do throws(PassphraseError) {
        passphrase = try passphrases.passphrase(isNew: false)
      } catch {
        complain(error.message)
        return nil
      }
      return try Backup.open(file, with: passphrase)
    } catch {
      complain("\(source.name): \(error.message)")
      return nil
    }
  }

  // MARK: - Plans

  private mutating func result(
    of source: Source
  ) -> (plan: Plan, assessment: Assessment, qualification: Qualification?)? {
    guard let plan = plan(from: source) else { return nil }
    do throws(InvalidCandidate) {
      return (plan, try plan.assessment(), try plan.qualification())
    } catch {
      complain("\(source.name): \(ErrorWording(error).sentences)")
      return nil
    }
  }

  /// The plan in a plan file or in a backup of one.
  private mutating func plan(from source: Source) -> Plan? {
    guard let file = bytes(from: source) else { return nil }
    guard BackupFile.isBackup(file) else { return plan(file, from: source) }
    return opened(file, from: source).flatMap { plan($0, from: source) }
  }

  private mutating func bytes(from source: Source) -> [UInt8]? {
    do throws(ReadFailure) {
      return try source.bytes()
    } catch {
      complain("\(source.name): \(source.description(of: error))")
      return nil
    }
  }

  private mutating func plan(_ file: [UInt8], from source: Source) -> Plan? {
    do throws(PlanError) {
      return try Plan(file: file)
    } catch {
      let wording = ErrorWording(error)
      let place = wording.whereabouts.map { ", \($0)" } ?? ""
      complain("\(source.name)\(place): \(wording.sentences)")
      return nil
    }
  }

  /// Says what is wrong, after everything that was said before it.
  private mutating func complain(_ message: String, _ hint: String? = nil) {
    output.flush()
    errors.line("gleitpfad: \(message)")
    if let hint { errors.line(hint) }
    errors.flush()
  }
}
