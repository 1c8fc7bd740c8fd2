import Abitur
import JSON

extension Plan {
  /// Reads a plan file.
  ///
  /// Nothing in the file is passed over: an unknown field, a wrong kind of value or a
  /// contradiction is an error with its place, and the first one ends the reading.
  ///
  /// - Throws: ``PlanError``.
  /// - Complexity: linear in the length of the file.
  public init(file bytes: [UInt8]) throws(PlanError) {
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONNode.parse(bytes)
    } catch {
      // Where the file is broken its place says enough; a field given twice has a way to it.
      var path = JSONPath()
      if case .duplicateKey = error.kind { path = JSONPath(to: error, in: bytes) }
      throw PlanError(.json(error.kind), at: error.position, path)
    }
    let reader = try PlanReader(root)
    self = try reader.plan()
  }
}

/// Reads the parts of a plan file.
private struct PlanReader {
  private let root: FileNode
  private let ruleSet: RuleSet
  private let land: Land
  private let year: Int

  init(_ node: JSONNode) throws(PlanError) {
    root = FileNode(node, JSONPath())
    guard node["format"]?.string?.isSame(as: "gleitpfad-plan") ?? false else {
      throw root.error(.noPlan)
    }
    let version = try root.required("version")
    guard let number = version.node.integer, number >= 1 else {
      throw version.error(.unknownVersion)
    }
    guard number <= PlanFormat.version else { throw version.error(.newerVersion(number)) }
    try root.allow([
      "format", "version", "name", "land", "abitur", "faecher", "doppelt", "pruefungen",
      "seminarkurs", "lesarten",
    ])
    land = try PlanReader.land(try root.required("land"))
    let yearNode = try root.required("abitur")
    year = try yearNode.wholeNumber(in: 1900...9999)
    guard let ruleSet = RuleSet.of(land, year: year) else {
      throw yearNode.error(.yearNotOffered(year, offered: PlanReader.years(of: land)))
    }
    self.ruleSet = ruleSet
  }

  private static func land(_ node: FileNode) throws(PlanError) -> Land {
    let text = try node.text()
    guard let land = Land(abbreviation: text) else { throw node.error(.unknownLand(text)) }
    guard RuleSet.all.contains(where: { $0.land == land }) else {
      let offered = Land.allCases.filter { land in RuleSet.all.contains { $0.land == land } }
      throw node.error(.landNotOffered(text, offered: offered.map { $0.rawValue }))
    }
    return land
  }

  private static func years(of land: Land) -> ClosedRange<Int> {
    let sets = RuleSet.all.filter { $0.land == land }
    let first = sets.map { $0.years.lowerBound }.min() ?? 0
    return first...max(first, sets.map { $0.years.upperBound }.max() ?? 0)
  }

  func plan() throws(PlanError) -> Plan {
    let subjects = try self.subjects()
    let exams = try self.exams(subjects)
    var candidate = Candidate(subjects: subjects, exams: exams)
    if let node = root["doppelt"] {
      var doubled: [SubjectID] = []
      for element in try node.list() { doubled.append(try subject(element)) }
      candidate.doubled = doubled
    }
    candidate.component = try component()
    candidate.readings = try readings()
    if let error = candidate.validate(under: ruleSet).first {
      let place = place(of: error)
      throw place.error(.invalid(error))
    }
    let name = try root["name"].map { (node) throws(PlanError) in try node.text() }
    guard let plan = Plan(name: name, land: land, year: year, candidate: candidate) else {
      throw root.error(.yearNotOffered(year, offered: PlanReader.years(of: land)))
    }
    return plan
  }

  // MARK: - Subjects

  private func subjects() throws(PlanError) -> [SubjectEntry] {
    var subjects: [SubjectEntry] = []
    for node in try root.required("faecher").list() {
      try node.allow(["fach", "rolle", "kurse", "hoechstens", "geklammert", "gehalten"])
      let id = try subject(try node.required("fach"))
      if subjects.contains(where: { $0.id == id }) {
        throw node.error(.invalid(.duplicateSubject(id)))
      }
      let level = try node["rolle"].map { (role) throws(PlanError) in
        try role.word([("Leistungsfach", Level.advanced), ("Basisfach", .basic)])
      }
      let limit = try node["hoechstens"].map { (limit) throws(PlanError) in
        try limit.wholeNumber(in: 0...HalfYear.allCases.count)
      }
      subjects.append(
        SubjectEntry(id, level ?? .basic, courses: try courses(node), limit: limit))
    }
    return subjects
  }

  private func courses(_ node: FileNode) throws(PlanError) -> [Course] {
    var courses: [Course] = []
    for (key, keyNode, value) in try node.required("kurse").members() {
      guard let halfYear = HalfYear.allCases.first(where: { "\($0.rawValue)".isSame(as: key) })
      else {
        throw keyNode.error(.unknownHalfYear(key))
      }
      courses.append(Course(halfYear, try value.outcome()))
    }
    for (field, wish) in [("gehalten", CourseWish.held), ("geklammert", .bracketed)] {
      guard let list = node[field] else { continue }
      for element in try list.list() {
        let number = try element.wholeNumber(in: 1...HalfYear.allCases.count)
        guard let position = courses.firstIndex(where: { $0.halfYear.rawValue == number }) else {
          throw element.error(.wishWithoutCourse(halfYear: number))
        }
        if courses[position].wish != .none, courses[position].wish != wish {
          throw element.error(.heldAndBracketed(halfYear: number))
        }
        courses[position].wish = wish
      }
    }
    return courses
  }

  private func subject(_ node: FileNode) throws(PlanError) -> SubjectID {
    let name = try node.text()
    let found = ruleSet.subjects.first { subject in
      subject.name.isSame(as: name) || subject.aliases.hasSame(as: name)
    }
    guard let found else {
      throw node.error(.unknownSubject(name, suggestion: ruleSet.suggestion(for: name)))
    }
    return found.id
  }

  // MARK: - Exams

  private func exams(_ subjects: [SubjectEntry]) throws(PlanError) -> [Exam] {
    guard let list = root["pruefungen"] else { return [] }
    var exams: [Exam] = []
    for node in try list.list() {
      try node.allow(["fach"] + PlanFormat.Part.allCases.map { $0.rawValue })
      let id = try subject(try node.required("fach"))
      exams.append(try exam(node, id, subjects))
    }
    return exams
  }

  private func exam(
    _ node: FileNode, _ id: SubjectID, _ subjects: [SubjectEntry]
  ) throws(PlanError) -> Exam {
    func outcome(_ part: PlanFormat.Part) throws(PlanError) -> Outcome {
      guard let value = node[part.rawValue] else { return .notTaken }
      return try value.outcome()
    }
    let isAdvanced = subjects.contains { $0.id == id && $0.level == .advanced }
    let parts = PlanFormat.Part.allCases.filter { node[$0.rawValue] != nil }
    guard !parts.isEmpty else { throw node.error(.examWithoutPart) }
    if let certified = node[PlanFormat.Part.certified.rawValue] {
      if let other = parts.first(where: { $0 != .certified }) {
        throw node.error(
          .contradictingParts(PlanFormat.Part.certified.rawValue, other.rawValue))
      }
      let most = (ruleSet.blockTwo.variants.first?.factor ?? 0) * Points.maximum.value
      let value = try certified.wholeNumber(in: 0...most)
      return Exam(id, isAdvanced ? .written : .oral, certified: value)
    }
    let oral = try outcome(.oral)
    if oral.isTaken {
      if let other = parts.first(where: { $0 != .oral && $0 != .practical }) {
        throw node.error(.contradictingParts(PlanFormat.Part.oral.rawValue, other.rawValue))
      }
      return Exam(id, .oral, oral, second: try second(node))
    }
    return Exam(
      id, .written, node[PlanFormat.Part.written.rawValue] == nil ? .open : try outcome(.written),
      second: try second(node), additionalOral: try outcome(.additionalOral))
  }

  private func second(
    _ node: FileNode
  ) throws(PlanError) -> (part: SecondPart, outcome: Outcome)? {
    let practical = node[PlanFormat.Part.practical.rawValue]
    let communication = node[PlanFormat.Part.communication.rawValue]
    if practical != nil, communication != nil {
      throw node.error(
        .contradictingParts(
          PlanFormat.Part.practical.rawValue, PlanFormat.Part.communication.rawValue))
    }
    if let practical { return (.practical, try practical.outcome()) }
    if let communication { return (.communication, try communication.outcome()) }
    return nil
  }

  // MARK: - Choices

  private func component() throws(PlanError) -> ComponentEntry? {
    guard let node = root["seminarkurs"], let rule = ruleSet.components.first else { return nil }
    try node.allow(["punkte", "verwendung", "ersetzt", "aufgabenfeld"])
    let outcome = try node.required("punkte").outcome()
    var entry = ComponentEntry(rule.id, points: outcome.points?.value)
    if let place = node["verwendung"] {
      entry.place = try place.word([
        ("Kursblock", ComponentPlace.blockOne), ("Prüfungsblock", .blockTwo),
        ("keine", .unused),
      ])
    }
    if let replaces = node["ersetzt"] {
      guard entry.place == .blockTwo else {
        throw replaces.error(.contradictingParts("ersetzt", "verwendung"))
      }
      entry.replaces = try subject(replaces)
    }
    if let field = node["aufgabenfeld"] {
      entry.field = TaskField(rawValue: try field.wholeNumber(in: 1...TaskField.allCases.count))
    }
    return entry
  }

  private func readings() throws(PlanError) -> [(reading: ReadingID, option: String)] {
    guard let node = root["lesarten"] else { return [] }
    try node.allow(ruleSet.readings.map { $0.id.rawValue })
    var result: [(reading: ReadingID, option: String)] = []
    for reading in ruleSet.readings {
      guard let value = node[reading.id.rawValue] else { continue }
      let option = try value.word(reading.options.map { ($0.id, $0.id) })
      result.append((reading.id, option))
    }
    return result
  }

  /// The place in the file that an error of the candidate is about.
  private func place(of error: CandidateError) -> FileNode {
    func subject(_ id: SubjectID, in field: String) -> FileNode {
      let list = root[field]
      let entries = (try? list?.list()) ?? []
      // A repetition is wrong where it repeats; anything else is about the only entry.
      return entries.last { entry in
        guard let name = entry["fach"] else { return false }
        return (try? self.subject(name)) == id
      } ?? list ?? root
    }
    switch error {
    case .tooManySubjects, .tooManyAdvanced: return root["faecher"] ?? root
    case .unknownSubject(let id), .duplicateSubject(let id), .notAdvanced(let id),
      .limitOutOfRange(let id, _):
      return subject(id, in: "faecher")
    case .duplicateCourse(let course): return subject(course.subject, in: "faecher")
    case .tooManyExams, .tooManyOralExams: return root["pruefungen"] ?? root
    case .examWithoutSubject(let id), .duplicateExam(let id), .writtenExamNotAdvanced(let id),
      .oralExamAdvanced(let id), .additionalOralWithoutResult(let id),
      .additionalOralWithOral(let id), .secondPartNotAllowed(let id, _),
      .certifiedOutOfRange(let id, _, _):
      return subject(id, in: "pruefungen")
    case .wrongNumberDoubled, .notDoublable: return root["doppelt"] ?? root
    case .unknownComponent, .componentOutOfRange, .componentPlace, .componentReplaces,
      .componentReplacesNothing:
      return root["seminarkurs"] ?? root
    }
  }
}
