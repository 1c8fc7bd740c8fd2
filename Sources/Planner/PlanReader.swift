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
    try self.init(root: JSONNode(file: bytes))
  }

  init(root: JSONNode) throws(PlanError) {
    guard root["format"]?.holds(PlanFormat.name) == true else { throw root.error(.noPlan) }
    let version = try root.required("version")
    guard let number = version.integer, number >= 1 else { throw version.error(.unknownVersion) }
    guard number <= PlanFormat.version else { throw version.error(.newerVersion(number)) }
    try root.keys(
      among: "format version name land abitur faecher doppelt pruefungen seminarkurs lesarten")
    let land = try Land(root.required("land"))
    let abitur = try root.required("abitur")
    let year = try abitur.wholeNumber(in: 1900...9999)
    guard let ruleSet = RuleSet.of(land, year: year) else {
      throw abitur.error(.yearNotOffered(year, offered: land.years))
    }
    let candidate = try PlanReader(root, ruleSet).candidate()
    name = try root["name"]?.string()
    self.candidate = candidate
    self.land = land
    self.year = year
    self.ruleSet = ruleSet
  }
}

extension JSONNode {
  @inline(never)
  init(file bytes: [UInt8]) throws(PlanError) {
    do throws(JSONError) {
      self = try JSONNode.parse(bytes)
    } catch {
      // Where the file is broken its place says enough; a field given twice has a way to it.
      var path = JSONPath()
      if case .duplicateKey = error.kind { path = JSONPath(to: error, in: bytes) }
      throw PlanError(.json(error.kind), at: error.position, path)
    }
  }
}

extension Land {
  /// The Land that a file names, if it is offered.
  @inline(never)
  fileprivate init(_ node: JSONNode) throws(PlanError) {
    let text = try node.string()
    guard let land = Land(abbreviation: text) else { throw node.error(.unknownLand(text)) }
    guard land.isOffered else {
      throw node.error(.landNotOffered(text, offered: Land.offered))
    }
    self = land
  }

  /// The abbreviations of those for which there are rules.
  static var offered: [String] {
    var offered: [String] = []
    for land in Land.allCases where land.isOffered { offered.append(land.rawValue) }
    return offered
  }

  /// Whether there are rules for it.
  var isOffered: Bool {
    RuleSet.all.contains { $0.land == self }
  }

  /// The years from the first to the last that is offered.
  var years: ClosedRange<Int> {
    var years: ClosedRange<Int>?
    for set in RuleSet.all where set.land == self {
      let first = min(years?.lowerBound ?? .max, set.years.lowerBound)
      years = first...max(years?.upperBound ?? first, set.years.upperBound)
    }
    return years ?? 0...0
  }
}

/// Reads what the calculation needs of a plan file.
private final class PlanReader {
  private let root: JSONNode
  private let ruleSet: RuleSet

  init(_ root: JSONNode, _ ruleSet: RuleSet) {
    self.root = root
    self.ruleSet = ruleSet
  }

  func candidate() throws(PlanError) -> Candidate {
    let subjects = try self.subjects()
    var candidate = Candidate(subjects: subjects, exams: try exams(subjects))
    if let node = root["doppelt"] {
      var doubled: [SubjectID] = []
      for element in try node.elements() { doubled.append(try subject(element)) }
      candidate.doubled = doubled
    }
    candidate.component = try component()
    candidate.readings = try readings()
    if let error = candidate.validate(under: ruleSet).first {
      throw place(of: error).error(.invalid(error))
    }
    return candidate
  }

  // MARK: - Subjects

  private func subjects() throws(PlanError) -> [SubjectEntry] {
    var subjects: [SubjectEntry] = []
    for node in try root.required("faecher").elements() {
      try node.keys(among: "fach rolle kurse hoechstens geklammert gehalten")
      let id = try subject(try node.required("fach"))
      for other in subjects where other.id == id {
        throw node.error(.invalid(.duplicateSubject(id)))
      }
      let level = try node["rolle"]?.word(among: "Leistungsfach Basisfach")
      let limit = try node["hoechstens"]?.wholeNumber(in: 0...HalfYear.allCases.count)
      subjects.append(
        SubjectEntry(
          id, level == 0 ? .advanced : .basic, courses: try courses(node), limit: limit))
    }
    return subjects
  }

  private func courses(_ node: JSONNode) throws(PlanError) -> [Course] {
    var courses: [Course] = []
    for name in try node.required("kurse").keys() {
      guard let halfYear = halfYear(name) else { throw name.error(.unknownHalfYear(name.text)) }
      courses.append(Course(halfYear, try JSONMember(name).value.outcome()))
    }
    try read(.held, node["gehalten"], into: &courses)
    try read(.bracketed, node["geklammert"], into: &courses)
    return courses
  }

  private func halfYear(_ name: JSONNode) -> HalfYear? {
    if name.holds("1") { return .first }
    if name.holds("2") { return .second }
    if name.holds("3") { return .third }
    return name.holds("4") ? .fourth : nil
  }

  private func read(
    _ wish: CourseWish, _ list: JSONNode?, into courses: inout [Course]
  ) throws(PlanError) {
    guard let list else { return }
    for element in try list.elements() {
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

  @inline(never)
  private func subject(_ node: JSONNode) throws(PlanError) -> SubjectID {
    let name = try node.string()
    guard let id = subject(named: name) else {
      throw node.error(.unknownSubject(name, suggestion: ruleSet.suggestion(for: name)))
    }
    return id
  }

  @inline(never)
  private func subject(named name: String) -> SubjectID? {
    for subject in ruleSet.subjects
    where subject.name.isSame(as: name) || subject.aliases.hasSame(as: name) {
      return subject.id
    }
    return nil
  }

  // MARK: - Exams

  private func exams(_ subjects: [SubjectEntry]) throws(PlanError) -> [Exam] {
    guard let list = root["pruefungen"] else { return [] }
    var exams: [Exam] = []
    for node in try list.elements() { exams.append(try exam(node, subjects)) }
    return exams
  }

  private func exam(_ node: JSONNode, _ subjects: [SubjectEntry]) throws(PlanError) -> Exam {
    let fields = try node.keys(
      among: "fach schriftlich praktisch kommunikation zusaetzlich_muendlich muendlich vierfach")
    let id = try subject(try node.required("fach"))
    guard fields.count > 1 else { throw node.error(.examWithoutPart) }
    if let certified = node["vierfach"] {
      try refuse(
        "schriftlich praktisch kommunikation zusaetzlich_muendlich muendlich", with: "vierfach",
        in: node)
      let most = (ruleSet.blockTwo.variants.first?.factor ?? 0) * Points.maximum.value
      let value = try certified.wholeNumber(in: 0...most)
      let isAdvanced = subjects.contains { $0.id == id && $0.level == .advanced }
      return Exam(id, isAdvanced ? .written : .oral, certified: value)
    }
    if let oral = try node["muendlich"]?.outcome() {
      try refuse("schriftlich kommunikation zusaetzlich_muendlich", with: "muendlich", in: node)
      return Exam(id, .oral, oral, second: try second(node))
    }
    let written = try node["schriftlich"]?.outcome()
    let second = try second(node)
    let additional = try node["zusaetzlich_muendlich"]?.outcome()
    return Exam(
      id, .written, written ?? .open, second: second, additionalOral: additional ?? .notTaken)
  }

  @inline(never)
  private func second(
    _ node: JSONNode
  ) throws(PlanError) -> (part: SecondPart, outcome: Outcome)? {
    if let practical = node["praktisch"] {
      try refuse("kommunikation", with: "praktisch", in: node)
      return (.practical, try practical.outcome())
    }
    guard let communication = node["kommunikation"] else { return nil }
    return (.communication, try communication.outcome())
  }

  /// Refuses parts of an exam that do not go together with another one.
  @inline(never)
  private func refuse(
    _ others: Literal, with part: Literal, in node: JSONNode
  ) throws(PlanError) {
    for other in words(others) where node.member(named: other) != nil {
      throw node.error(.contradictingParts(part.description, other))
    }
  }

  // MARK: - Choices

  private func component() throws(PlanError) -> ComponentEntry? {
    guard let node = root["seminarkurs"], let id = ruleSet.components.first?.id else { return nil }
    try node.keys(among: "punkte verwendung ersetzt aufgabenfeld")
    let outcome = try node.required("punkte").outcome()
    var entry = ComponentEntry(id, points: outcome.points?.value)
    if let place = node["verwendung"] {
      switch try place.word(among: "Kursblock Prüfungsblock keine") {
      case 0: entry.place = .blockOne
      case 1: entry.place = .blockTwo
      default: entry.place = .unused
      }
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
    let readings = ruleSet.readings
    let known = readings.map { $0.id.rawValue }
    try node.keys(among: known)
    var result: [(reading: ReadingID, option: String)] = []
    for (position, key) in known.enumerated() {
      guard let value = node.member(named: key) else { continue }
      let options = readings[position].options.map { $0.id }
      result.append((readings[position].id, options[try value.word(among: options)]))
    }
    return result
  }

  // MARK: - Contradictions

  /// The place in the file that an error of the candidate is about.
  private func place(of error: CandidateError) -> JSONNode {
    switch error {
    case .tooManySubjects, .tooManyAdvanced: place(of: nil, in: "faecher")
    case .unknownSubject(let id), .duplicateSubject(let id), .notAdvanced(let id),
      .limitOutOfRange(let id, _):
      place(of: id, in: "faecher")
    case .duplicateCourse(let course): place(of: course.subject, in: "faecher")
    case .tooManyExams, .tooManyOralExams: place(of: nil, in: "pruefungen")
    case .examWithoutSubject(let id), .duplicateExam(let id), .writtenExamNotAdvanced(let id),
      .oralExamAdvanced(let id), .additionalOralWithoutResult(let id),
      .additionalOralWithOral(let id), .secondPartNotAllowed(let id, _),
      .certifiedOutOfRange(let id, _, _):
      place(of: id, in: "pruefungen")
    case .wrongNumberDoubled, .notDoublable: place(of: nil, in: "doppelt")
    case .unknownComponent, .componentOutOfRange, .componentPlace, .componentReplaces,
      .componentReplacesNothing:
      place(of: nil, in: "seminarkurs")
    }
  }

  /// The place of a field, or of the entry about a subject in it.
  @inline(never)
  private func place(of id: SubjectID?, in field: Literal) -> JSONNode {
    guard let list = root[field] else { return root }
    guard let id else { return list }
    var place = list
    // A repetition is wrong where it repeats; anything else is about the only entry.
    for entry in list.children {
      if let name = entry["fach"], subject(named: name.text) == id { place = entry }
    }
    return place
  }
}
