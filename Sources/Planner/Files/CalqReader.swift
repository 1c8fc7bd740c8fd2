import Abitur
import JSON

extension PlanBook {
  /// Reads an export of the app Calq, formats 0 to 3, as one profile.
  ///
  /// docs/plan-file.md says what is taken over. The export knows neither Land nor year; with a rule
  /// set, subjects get their entries in its catalogue.
  ///
  /// - Throws: ``PlanError``, for the first value that is not as in such an export.
  public init(
    calq bytes: [UInt8], ids: inout RecordIDSource, under ruleSet: RuleSet? = nil
  ) throws(PlanError) {
    let reader = CalqReader(try JSONNode(file: bytes), ids, ruleSet)
    try reader.read()
    ids = reader.ids
    self.init(fitting: reader.records)
  }
}

/// Makes records of an export.
private final class CalqReader {
  private(set) var ids: RecordIDSource
  private(set) var records: [Record] = []
  private let root: JSONNode
  private let search: SubjectSearch?
  private let ruleSet: RuleSet?

  /// The numbers of the kinds of result with their names.
  private var kinds: [(id: Int, name: String)] = [(0, "Test"), (1, "Klausur")]
  private var subjects: [(name: String, id: RecordID, isAdvanced: Bool)] = []

  init(_ root: JSONNode, _ ids: RecordIDSource, _ ruleSet: RuleSet?) {
    self.root = root
    self.ids = ids
    self.ruleSet = ruleSet
    search = ruleSet.map { SubjectSearch($0) }
  }

  func read() throws(PlanError) {
    guard root.kind == .object, let list = root["usersubjects"] else { throw root.error(.noCalq) }
    if let version = root["formatVersion"] {
      guard let number = version.integer, number >= 0 else { throw version.error(.unknownVersion) }
      guard number <= 3 else { throw version.error(.newerVersion(number)) }
    }
    try readKinds()
    var profile = Record(ids.next(), .profile, in: nil)
    profile[.name] = .word("Calq")
    records.append(profile)
    for node in try list.elements() { try readSubject(node, in: profile.id) }
    for key in root.children { try readExam(key) }
  }

  private func readKinds() throws(PlanError) {
    guard let list = root["gradeTypes"] else { return }
    var stated: [(id: Int, name: String)] = []
    for node in try list.elements() {
      let id = try node.required("id").wholeNumber(in: 0...Int(Int32.max))
      stated.append((id, try node.required("name").string()))
    }
    if !stated.isEmpty { kinds = stated }
  }

  // MARK: - Subjects

  private func readSubject(_ node: JSONNode, in profile: RecordID) throws(PlanError) {
    var subject = Record(ids.next(), .subject, in: profile)
    let name = try node.required("name")
    subject[.name] = try name.value(of: .name)
    if let id = search?.subject(begunBy: name.text) {
      subject[.catalogued] = .text(id.rawValue)
      let official = ruleSet.map { $0.name(of: id) } ?? ""
      if FoldedName(official) == FoldedName(name.text) { subject[.name] = nil }
    }
    let isAdvanced = try node.required("lk").truth()
    subject[.level] = .word(isAdvanced ? "Leistungsfach" : "Basisfach")
    records.append(subject)
    subjects.append((name.text, subject.id, isAdvanced))

    var inactive = [false, false, false, false]
    if let years = node["inactiveYears"] {
      for part in try years.string().bytes().split(separator: 0x20) {
        guard let year = Int(digits: part), (1...4).contains(year) else {
          throw years.error(.unknownHalfYear(String(utf8: part)))
        }
        inactive[year - 1] = true
      }
    }
    var results: [Record] = []
    for node in try node.required("subjecttests").elements() {
      results.append(try result(node, in: subject.id))
    }
    for halfYear in 1...4 {
      let course = subject.id.part(halfYear)
      let isGraded = results.contains { $0.parent == course }
      // Switched off and without results it is not taken; switched off it does not count.
      if inactive[halfYear - 1], !isGraded { continue }
      var record = Record(course, .course, in: subject.id)
      if inactive[halfYear - 1] { record[.wish] = .word("geklammert") }
      records.append(record)
    }
    records.append(contentsOf: results)
  }

  private func result(_ node: JSONNode, in subject: RecordID) throws(PlanError) -> Record {
    let halfYear = try node.required("year").wholeNumber(in: 1...4)
    var result = Record(ids.next(), .result, in: subject.part(halfYear))
    result[.points] = .number(try node.required("grade").wholeNumber(in: 0...15))
    let name = try node.required("name")
    if try !name.string().utf8.isEmpty { result[.title] = try name.value(of: .title) }
    if let isLarge = try node["big"]?.truth() {
      result[.resultKind] = .word(isLarge ? "klausur" : "test")
    }
    if let type = node["type"] { try setKind(type, of: &result) }
    if let isWritten = try node["isWrittenGrade"]?.truth() {
      result[.group] = .word(isWritten ? "schriftlich" : "muendlich")
    }
    if let date = node["date"] {
      let text = try date.string()
      guard let day = CSVCell.day(text) ?? CalqReader.day(ofSeconds: text) else {
        throw date.error(.day(text))
      }
      result[.date] = .number(day)
    }
    return result
  }

  private func setKind(_ type: JSONNode, of result: inout Record) throws(PlanError) {
    let id = try type.wholeNumber(in: 0...Int(Int32.max))
    guard let name = kinds.first(where: { $0.id == id })?.name else { return }
    if let word = CSVCell.word(name, of: .resultKind) {
      result[.resultKind] = word
    } else if Attribute.ownKind.type.allows(.text(name)) {
      result[.resultKind] = .word("eigene")
      result[.ownKind] = .text(name)
    }
  }

  // MARK: - Exams

  /// Reads a member such as `"exam1Mathe": 11`; 0 is what Calq has as long as nothing is entered.
  private func readExam(_ key: JSONNode) throws(PlanError) {
    let bytes = key.text.bytes()
    let prefix = "exam".bytes()
    guard bytes.count > prefix.count + 1, bytes.starts(with: prefix),
      (0x31...0x35).contains(bytes[prefix.count])
    else { return }
    let name = String(utf8: bytes[(prefix.count + 1)...])
    guard let subject = subjects.first(where: { $0.name.isSame(as: name) }) else {
      throw key.error(.unknownSubject(name, suggestion: nil))
    }
    let points = try JSONMember(key).value.wholeNumber(in: 0...15)
    let id = subject.id.part(5)
    for other in records where other.id == id { throw key.error(.secondExam(name)) }
    var exam = Record(id, .exam, in: subject.id)
    if subject.isAdvanced { exam[.examKind] = .word("schriftlich") }
    if points > 0 { exam[.points] = .number(points) }
    records.append(exam)
  }

  // MARK: - Days

  /// The day in Germany at a time in seconds since 1970, which may have a fraction.
  static func day(ofSeconds text: String) -> Int? {
    let bytes = text.bytes()
    let whole = bytes.firstIndex(of: 0x2E) ?? bytes.count
    guard (1...11).contains(whole), bytes[whole...].allSatisfy({ $0 == 0x2E || isDigit($0) }) else {
      return nil
    }
    var seconds = 0
    for byte in bytes[..<whole] {
      guard isDigit(byte) else { return nil }
      seconds = seconds * 10 + Int(byte - 0x30)
    }
    let (year, _, _) = civil(seconds / 86400)
    let isSummer = (change(year, 3)..<change(year, 10)).contains(seconds)
    let (localYear, month, day) = civil((seconds + (isSummer ? 7200 : 3600)) / 86400)
    return PlanDay.day(localYear, month, day)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// When summer time begins or ends: at one o'clock UTC on the last Sunday of a month of 31 days.
  private static func change(_ year: Int, _ month: Int) -> Int {
    let last = days(year, month, 31)
    // 1 January 1970 was a Thursday.
    return (last - (last + 4) % 7) * 86400 + 3600
  }

  /// The number of days from 1 January 1970 to a day of the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March, so that the leap day is the last one.
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return years * 365 + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day
      - 719_469
  }

  /// The year, month and day at a number of days from 1 January 1970.
  private static func civil(_ number: Int) -> (year: Int, month: Int, day: Int) {
    var year = 1970 + number / 366
    while days(year + 1, 1, 1) <= number { year += 1 }
    var month = 1
    while month < 12, days(year, month + 1, 1) <= number { month += 1 }
    return (year, month, number - days(year, month, 1) + 1)
  }
}

extension JSONNode {
  @inline(never)
  fileprivate func truth() throws(PlanError) -> Bool {
    guard let bool else { throw error(.expected(.truth)) }
    return bool
  }
}
