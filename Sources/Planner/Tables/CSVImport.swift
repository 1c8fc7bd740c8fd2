import Abitur
import JSON

/// A table of single results on its way into a profile.
///
/// What its columns mean is guessed from their titles and contents and can be corrected before it
/// is read. A row that cannot be read is a problem with its line and column, and no part of it is
/// taken over.
public struct CSVImport: Sendable {
  /// All rows of the file, the titles too.
  public let rows: [CSVRow]

  /// What each column means; nothing where it is passed over.
  ///
  /// Of two columns that mean the same, the first one is read.
  public var columns: [CSVColumn?]

  /// Whether the first row has titles and no result.
  public var hasTitles: Bool

  /// The half-year of all results, where no column states it.
  public var halfYear: Int?

  private let profile: Record
  private let book: PlanBook

  /// What was read of a table.
  public struct Fragment: Sendable {
    /// The profile with the results, for ``PlanImport``.
    public var book: PlanBook

    /// How many results were read.
    public var count: Int

    /// The rows that could not be read, in their order.
    public var problems: [CSVProblem]
  }

  /// Reads the rows of a file and guesses what its columns mean.
  ///
  /// - Throws: ``CSVError`` where the file is no table.
  public init(
    _ file: [UInt8], into profile: RecordID, of book: PlanBook
  ) throws(CSVError) {
    rows = try CSVReader(file).rows
    self.book = book
    self.profile = book[profile] ?? Record(profile, .profile, in: nil)
    let guess = CSVGuess(rows, SubjectFinder(self.profile, book))
    columns = guess.columns
    hasTitles = guess.hasTitles
  }

  /// The columns, counted from 0, in which something stands that is not read.
  public var passedOver: [Int] {
    var passedOver: [Int] = []
    for column in columns.indices {
      let isRead = columns[column].map { columns.firstIndex(of: $0) == column } ?? false
      if !isRead, cells(in: column).contains(where: { !$0.utf8.isEmpty }) {
        passedOver.append(column)
      }
    }
    return passedOver
  }

  /// Reads the results.
  ///
  /// - Parameter ids: Where new records get their identifiers from.
  public func read(ids: inout RecordIDSource) -> Fragment {
    let builder = FragmentBuilder(profile, book, ids)
    let classes = columns.firstIndex(of: .halfYear).map {
      cells(in: $0).compactMap { CSVCell.schoolClass($0) }
    }
    // The first of two years, which only the other one tells from the second.
    let isThirteen = classes?.contains(13) == true
    let firstClass = isThirteen ? 12 : classes?.contains(11) == true ? 11 : nil
    var problems: [CSVProblem] = []
    var count = 0
    for row in results {
      do throws(CSVProblem) {
        let reader = CSVRowReader(row, columns, halfYear, firstClass)
        try reader.read()
        let subject = try builder.subject(named: reader.subject, reader)
        builder.add(reader.values, subject, reader.halfYear)
        count += 1
      } catch {
        problems.append(error)
      }
    }
    ids = builder.ids
    return Fragment(book: PlanBook(fitting: builder.records), count: count, problems: problems)
  }

  private var results: ArraySlice<CSVRow> { hasTitles ? rows.dropFirst() : rows[...] }

  private func cells(in column: Int) -> [String] {
    results.compactMap { column < $0.cells.count ? $0.cells[column] : nil }
  }
}

extension CSVProblem: Error {}

/// Reads one row of a table.
private final class CSVRowReader {
  private(set) var subject = ""
  private(set) var halfYear = 0
  private(set) var values: [Record.Entry] = []

  private let row: CSVRow
  private let columns: [CSVColumn?]
  private let defaultHalfYear: Int?
  private let firstClass: Int?

  init(_ row: CSVRow, _ columns: [CSVColumn?], _ halfYear: Int?, _ firstClass: Int?) {
    self.row = row
    self.columns = columns
    defaultHalfYear = halfYear
    self.firstClass = firstClass
  }

  func problem(_ column: CSVColumn, _ reason: CSVProblem.Reason) -> CSVProblem {
    let place = columns.firstIndex(of: column)
    return CSVProblem(
      line: row.line, column: place.map { $0 + 1 }, text: cell(column), reason: reason)
  }

  func read() throws(CSVProblem) {
    for place in row.cells.indices.dropFirst(columns.count) where !row.cells[place].utf8.isEmpty {
      throw CSVProblem(
        line: row.line, column: place + 1, text: row.cells[place], reason: .beyondColumns)
    }
    subject = try text(.subject, .name) ?? ""
    guard !subject.utf8.isEmpty else { throw problem(.subject, .noSubject) }
    let halfYear =
      cell(.halfYear).utf8.isEmpty
      ? defaultHalfYear : CSVCell.halfYear(cell(.halfYear), firstClass: firstClass)
    guard let halfYear, (1...4).contains(halfYear) else { throw problem(.halfYear, .halfYear) }
    self.halfYear = halfYear
    try readKind()
    try readScore()
    if let title = try text(.title, .title) { add(.title, .text(title)) }
    if let note = try text(.note, .note) { add(.note, .text(note)) }
    if !cell(.group).utf8.isEmpty {
      guard let group = CSVCell.word(cell(.group), of: .group) else {
        throw problem(.group, .group)
      }
      add(.group, group)
    }
    try readNumber(.weight, .weight)
    try readNumber(.percent, .percent)
    if !cell(.date).utf8.isEmpty {
      guard let day = CSVCell.day(cell(.date)) else { throw problem(.date, .day) }
      add(.date, .number(day))
    }
  }

  private func readKind() throws(CSVProblem) {
    guard let kind = try text(.kind, .ownKind, most: 128) else { return }
    if let word = CSVCell.word(kind, of: .resultKind) { return add(.resultKind, word) }
    let own = ResultLabel.ownKind(kind) ?? kind.bytes()
    guard Attribute.ownKind.type.allows(.text(own)) else {
      throw problem(.kind, .longText(most: 120))
    }
    add(.resultKind, .word("eigene"))
    add(.ownKind, .text(own))
  }

  private func readScore() throws(CSVProblem) {
    guard let points = CSVCell.points(cell(.points)) else { throw problem(.points, .points) }
    guard let grade = CSVCell.grade(cell(.grade)) else { throw problem(.grade, .grade) }
    if points != .none, grade != .none, points != grade { throw problem(.grade, .contradiction) }
    let score = points == .none ? grade : points
    if case .points(let points) = score { add(.points, .number(points)) }
    if !cell(.standing).utf8.isEmpty {
      guard let standing = CSVCell.word(cell(.standing), of: .standing) else {
        throw problem(.standing, .standing)
      }
      add(.standing, standing)
    } else if score == .pending {
      add(.standing, .word("ausstehend"))
    }
  }

  private func readNumber(_ column: CSVColumn, _ attribute: Attribute) throws(CSVProblem) {
    guard !cell(column).utf8.isEmpty else { return }
    guard let number = CSVCell.number(cell(column), 0...100) else { throw problem(column, .number) }
    add(attribute, .number(number))
  }

  private func add(_ attribute: Attribute, _ value: Value) {
    values.append(Record.Entry(attribute, value))
  }

  private func cell(_ column: CSVColumn) -> String {
    guard let place = columns.firstIndex(of: column), place < row.cells.count else { return "" }
    return row.cells[place]
  }

  /// The text of a cell that becomes an attribute, without the apostrophe before formulas.
  private func text(
    _ column: CSVColumn, _ attribute: Attribute, most: Int? = nil
  ) throws(CSVProblem) -> String? {
    let text = CSVTable.text(cell(column))
    let bytes = text.bytes()
    guard !bytes.isEmpty else { return nil }
    guard Value.isText(bytes) else { throw problem(column, .controlCharacter) }
    if case .text(let limit) = attribute.type, bytes.count > most ?? limit {
      throw problem(column, .longText(most: most ?? limit))
    }
    return text
  }
}

/// Finds the subjects of a profile by the names that a table uses.
struct SubjectFinder {
  let subjects: [Record]
  private let names: SubjectNames
  private let search: SubjectSearch?

  init(_ profile: Record, _ book: PlanBook) {
    subjects = book.children(of: profile.id, .subject)
    let rules = book.rules(of: profile.id)
    names = SubjectNames(rules)
    search = rules.map { SubjectSearch($0) }
  }

  /// The subjects of the profile that are meant: by name, else by short name, else by the catalogue.
  func subjects(named name: String) -> [Record] {
    let wanted = FoldedName(name)
    let named = subjects.filter { names.name(of: $0).map { FoldedName($0) } == wanted }
    if !named.isEmpty { return named }
    let short = subjects.filter { $0.text(.shortName).map { FoldedName($0) } == wanted }
    if !short.isEmpty { return short }
    guard let id = catalogued(name) else { return [] }
    return subjects.filter { names.catalogued($0) == id }
  }

  /// The entry of the catalogue that a name or abbreviation names or begins to name.
  func catalogued(_ name: String) -> [UInt8]? {
    search?.subject(begunBy: name)?.rawValue.bytes()
  }

  /// Whether a text names a subject that is known.
  func knows(_ name: String) -> Bool {
    catalogued(name) != nil || !subjects(named: name).isEmpty
  }
}

/// Gathers the records of a fragment.
private final class FragmentBuilder {
  private(set) var ids: RecordIDSource
  private(set) var records: [Record] = []
  private let profile: Record
  private let book: PlanBook
  private let finder: SubjectFinder
  private var added: [(key: [UInt8], id: RecordID)] = []

  init(_ profile: Record, _ book: PlanBook, _ ids: RecordIDSource) {
    self.profile = profile
    self.book = book
    self.ids = ids
    finder = SubjectFinder(profile, book)
    records = [profile]
  }

  /// The subject that a row names, a new one if there is none of the name.
  func subject(named name: String, _ reader: CSVRowReader) throws(CSVProblem) -> RecordID {
    let found = finder.subjects(named: name)
    guard found.count < 2 else { throw reader.problem(.subject, .ambiguousSubject) }
    if let subject = found.first {
      include(subject)
      return subject.id
    }
    let catalogued = finder.catalogued(name)
    let key = catalogued ?? FoldedName(name).bytes
    for entry in added where entry.key == key { return entry.id }
    var subject = Record(ids.next(), .subject, in: profile.id)
    if let catalogued {
      subject[.catalogued] = .text(catalogued)
    } else {
      subject[.name] = .text(name)
    }
    added.append((key, subject.id))
    records.append(subject)
    return subject.id
  }

  func add(_ values: [Record.Entry], _ subject: RecordID, _ halfYear: Int) {
    let course = subject.part(halfYear)
    include(book[course] ?? Record(course, .course, in: subject))
    var result = Record(ids.next(), .result, in: course)
    for entry in values { result[entry.attribute] = entry.value }
    records.append(result)
  }

  private func include(_ record: Record) {
    for other in records where other.id == record.id { return }
    records.append(record)
  }
}
