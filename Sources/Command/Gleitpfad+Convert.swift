import Abitur
import Interface
import JSON
import Planner

/// What `wandle` writes.
enum ConversionStyle {
  case plan

  /// The course results.
  case courses

  /// The single results.
  case results
}

/// The Abitur of profiles that say none.
struct StatedAbitur {
  var land: Land
  var year: Int

  /// Reads both options; nothing where neither is given.
  init?(_ land: String?, _ year: String?) throws(UsageError) {
    guard land != nil || year != nil else { return nil }
    guard let land, let year else {
      throw UsageError(message: UsageText.landAndYear, command: .convert)
    }
    guard let number = Int(year), Attribute.abiturYear.type.allows(.number(number)) else {
      throw UsageError(message: UsageText.noYear(year), command: .convert)
    }
    var profile = Record(RecordID(high: 0, low: 0), .profile, in: nil)
    profile[.land] = .text(land)
    profile[.abiturYear] = .number(number)
    if let problem = ProfilePlan(profile, in: PlanBook()).problems.first {
      let message = ErrorWording(PlanError(problem, at: .start)).sentences.description
      throw UsageError(message: message, command: .convert)
    }
    guard let known = Land(abbreviation: land) else { return nil }
    self.land = known
    self.year = number
  }
}

extension Gleitpfad {
  mutating func convert(
    _ source: Source, _ style: ConversionStyle, _ abitur: StatedAbitur?
  ) -> Status {
    guard let file = planFile(from: source), let book = book(file, from: source, abitur) else {
      return .faulty
    }
    if case .plan = style {
      let written = book.file()
      guard written.count <= JSONLimits.default.maxBytes else {
        complain("\(source.name): \(UsageText.grownTooLarge)")
        return .faulty
      }
      output.write(written)
      if System.isTerminal(System.output) { output.line() }
      return .fine
    }
    let profiles = book.all(.profile)
    guard let profile = profiles.first, profiles.count == 1 else {
      complain("\(source.name): \(UsageText.oneProfile(profiles.count))")
      return .faulty
    }
    let isGrid = if case .courses = style { true } else { false }
    let table = isGrid ? book.courseGrid(of: profile.id) : book.resultsTable(of: profile.id)
    output.write(table.bytes)
    return .fine
  }

  /// The book in a file of any kind that Gleitpfad reads.
  mutating func book(
    _ file: [UInt8], from source: Source, _ abitur: StatedAbitur? = nil
  ) -> PlanBook? {
    do throws(PlanError) {
      var ids = RecordIDSource(of: file)
      var book: PlanBook
      switch ImportFormat.of(file) {
      case .calq:
        book = try PlanBook(
          calq: file, ids: &ids, under: abitur.flatMap { RuleSet.of($0.land, year: $0.year) })
      case .table: return table(file, from: source, abitur, &ids)
      case .plan1, .plan2, .backup, .unknown: book = try PlanBook(file: file, ids: &ids)
      }
      if let abitur { book.complete(with: abitur) }
      return book
    } catch {
      complain(ErrorWording(error), in: source)
      return nil
    }
  }

  /// The book with the results of a table; a row that cannot be read leaves nothing.
  private mutating func table(
    _ file: [UInt8], from source: Source, _ abitur: StatedAbitur?, _ ids: inout RecordIDSource
  ) -> PlanBook? {
    var book = PlanBook()
    let profile = Record(ids.next(), .profile, in: nil)
    try? book.apply(.insert(profile))
    if let abitur { book.complete(with: abitur) }
    do throws(CSVError) {
      let table = try CSVImport(file, into: profile.id, of: book)
      let fragment = table.read(ids: &ids)
      for problem in fragment.problems.prefix(Gleitpfad.mostProblems) {
        complain(ErrorWording(problem), in: source)
      }
      if fragment.problems.count > Gleitpfad.mostProblems {
        let rest = fragment.problems.count - Gleitpfad.mostProblems
        complain("\(source.name): \(UsageText.furtherRows(rest))")
      }
      guard fragment.problems.isEmpty else { return nil }
      for column in table.passedOver {
        complain("\(source.name): \(UsageText.passedOver(column + 1))")
      }
      return fragment.book
    } catch {
      complain(ErrorWording(error), in: source)
      return nil
    }
  }

  /// So many faulty rows of a table are named.
  private static let mostProblems = 20
}

extension PlanBook {
  /// States Land and year of profiles that have neither.
  fileprivate mutating func complete(with abitur: StatedAbitur) {
    for profile in all(.profile) where profile[.land] == nil && profile[.abiturYear] == nil {
      let land = Value.text(abitur.land.rawValue)
      try? apply(.set(profile.id, .land, from: nil, to: land))
      try? apply(.set(profile.id, .abiturYear, from: nil, to: .number(abitur.year)))
    }
  }
}
