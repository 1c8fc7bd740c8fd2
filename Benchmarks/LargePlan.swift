import Abitur
import JSON
import Planner
import TestSupport
import Vault

/// A plan as a device keeps it after years of entering results one by one, made up with a seed: the
/// rows of its vault before they are sealed.
struct LargePlan {
  /// The fields of each row by its identifier: kind, parent, content.
  private var rows: [[UInt8]: [[UInt8]]] = [:]
  private var vault = Vault()
  private var generator = SeededGenerator(seed: 1)
  private var now: UInt64 = 1_790_000_000_000

  /// Enters so many results, spread evenly over all half-years.
  init(profiles: Int, subjects: Int, results: Int) throws {
    answer("opened", "writer", ["none", "0", "", ""])
    var courses: [Record] = []
    for _ in 0..<profiles { courses += try addProfile(subjects) }
    for position in 0..<results { try addResult(to: courses[position % courses.count], position) }
    for course in courses where course.id.part < 4 {
      try perform("Kurs", [.set(course.id, .points, from: nil, to: points())])
    }
  }

  /// The rows as the host's verb `write` takes them: fields of four, each behind its length.
  var frame: [UInt8] {
    let sorted = rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return Benchmarks.frame(sorted.flatMap { [$0.key] + $0.value })
  }

  // MARK: - The plan

  /// A profile with the first subjects of the catalogue, three of them advanced and five in the
  /// exam, and its half-years.
  private mutating func addProfile(_ subjects: Int) throws -> [Record] {
    let definitions = RuleSet.all.last?.subjects ?? []
    var profile = Record(vault.newID(at: moment()), .profile, in: nil)
    profile[.name] = .text("Schülerin \(profile.id.low % 1000)")
    profile[.land] = .text("BW")
    profile[.abiturYear] = .number(2028)
    try perform("Profil", [.insert(profile)])
    var courses: [Record] = []
    var exams = 0
    for (position, definition) in definitions.prefix(subjects).enumerated() {
      var subject = Record(vault.newID(at: moment()), .subject, in: profile.id)
      subject[.catalogued] = .text(definition.id.rawValue)
      let isAdvanced = definition.allowsAdvanced && exams < 3
      if isAdvanced { subject[.level] = .word("Leistungsfach") }
      if position % 3 == 0 { subject[.note] = .text("Bei Frau Muster, Raum \(100 + position)") }
      var edits: [Edit] = [.insert(subject)]
      for part in 1...4 {
        courses.append(Record(subject.id.part(part), .course, in: subject.id))
        edits.append(.insert(courses[courses.count - 1]))
      }
      if isAdvanced || exams < 5 {
        exams += 1
        var exam = Record(subject.id.part(5), .exam, in: subject.id)
        exam[.date] = .number(20_280_400 + exams)
        edits.append(.insert(exam))
      }
      try perform("Fach", edits)
    }
    return courses
  }

  private mutating func addResult(to course: Record, _ position: Int) throws {
    let kinds: [Literal] = ["klausur", "klausur", "muendlich", "test", "gfs"]
    var result = Record(vault.newID(at: moment()), .result, in: course.id)
    result[.resultKind] = .word(kinds[Int.random(in: kinds.indices, using: &generator)])
    result[.title] = .text("Thema \(position + 1) des Halbjahres")
    result[.date] = .number(20_261_101 + position % 28)
    if position % 12 == 0 {
      result[.standing] = .word("ausstehend")
    } else {
      result[.points] = points()
    }
    if position % 4 == 0 { result[.weight] = .number(2) }
    if position % 5 == 0 { result[.note] = .text("Aufgabe 3 noch einmal ansehen") }
    try perform("Klausur hinzugefügt", [.insert(result)])
  }

  private mutating func points() -> Value {
    .number(Int.random(in: 4...15, using: &generator))
  }

  // MARK: - The vault's host

  /// A moment a second after the last one, so that everything happens on one day.
  private mutating func moment() -> Moment {
    now += 1000
    return Moment(
      time: now,
      random: (generator.next(), generator.next(), generator.next(), generator.next()))
  }

  private mutating func perform(_ name: String, _ edits: [Edit]) throws {
    carryOut(try vault.perform(Step(name, edits), at: moment()))
  }

  private mutating func carryOut(_ requests: [HostRequest]) {
    for request in requests {
      switch request.verb.description {
      case "unlock": answer("unlocked", "new", [])
      case "write":
        for start in stride(from: 0, to: request.fields.count, by: 4) {
          let row = Array(request.fields[(start + 1)..<(start + 4)])
          rows[request.fields[start]] = row[2].isEmpty ? nil : row
        }
        answer("written", String(decoding: request.argument, as: UTF8.self), [])
      default: break
      }
    }
  }

  private mutating func answer(_ message: String, _ argument: String, _ fields: [String]) {
    let moment = moment()
    carryOut(
      vault.handle(
        Array(message.utf8)[...], Array(argument.utf8)[...], fields.map { Array($0.utf8)[...] },
        at: moment))
  }
}
