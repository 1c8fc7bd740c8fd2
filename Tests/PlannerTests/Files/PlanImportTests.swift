import JSON
import TestSupport
import Testing

@testable import Planner

@Suite("Taking one book into another one")
struct PlanImportTests {
  /// A book from the profiles of a file.
  private func book(_ profiles: String, time: UInt64 = 1) throws -> PlanBook {
    var ids = RecordIDSource(time: time, random: (0, 0))
    let file = #"{ "format": "gleitpfad-plan", "version": 2, "profile": ["# + profiles + "] }"
    return try PlanBook(file: Array(file.utf8), ids: &ids)
  }

  private func merged(_ incoming: PlanBook, into book: PlanBook) throws -> PlanBook {
    var result = book
    try result.apply(PlanImport(of: incoming, into: book, .merge).step(named: ""))
    return result
  }

  private static let lena = #""name": "Lena", "land": "BW", "abitur": 2027"#

  // MARK: - Properties

  @Test(
    "Replacing gives the incoming book, and taking it back the old one", arguments: UInt64(0)..<80)
  func replace(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    let old = random.book()
    let new = seed % 2 == 0 ? random.variation(of: old) : random.book()
    let plan = PlanImport(of: new, into: old, .replace)
    let step = plan.step(named: "Ersetzt")
    #expect(step.name == "Ersetzt")
    var book = old
    try book.apply(step)
    #expect(book.records == new.records)
    #expect(book.checkInvariants().isEmpty)
    try book.apply(step.inverse)
    #expect(book.records == old.records)
    #expect(plan.items.isEmpty == (old.records == new.records))
  }

  @Test(
    "Merging keeps what is there, takes all that is new, and can be taken back",
    arguments: UInt64(0)..<120)
  func merge(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    let old = random.book()
    let new = seed % 2 == 0 ? random.variation(of: old) : random.book()
    let plan = PlanImport(of: new, into: old, .merge)
    var book = old
    try book.apply(plan.step(named: ""))
    #expect(book.checkInvariants().isEmpty)
    let changed = Set(plan.items.map { $0.id })
    for record in old.records {
      let after = try #require(book[record.id])
      #expect(after.kind == record.kind && after.parent == record.parent)
      for entry in record.values { #expect(after[entry.attribute] != nil) }
      if !changed.contains(record.id) { #expect(after == record) }
    }
    // What came with an identifier of its own is there with all its values.
    for record in new.records where old[record.id]?.kind == record.kind {
      let after = try #require(book[record.id])
      for entry in record.values where entry.attribute != .replaces {
        #expect(after[entry.attribute] == entry.value)
      }
    }
    for kind in RecordKind.allCases {
      let added = plan.items.filter { item in
        guard item.kind == kind else { return false }
        switch item.change {
        case .added, .ambiguous: return true
        case .changed, .dropped: return false
        }
      }
      #expect(book.all(kind).count == old.all(kind).count + added.count)
    }

    let again = PlanImport(of: new, into: book, .merge)
    #expect(again.edits.isEmpty, "a second time changes nothing")
    #expect(again.items.isEmpty)
    try book.apply(plan.step(named: "").inverse)
    #expect(book.records == old.records)
  }

  @Test(
    "Merging the same content with other identifiers a second time adds nothing",
    arguments: UInt64(0)..<80)
  func mergeWithoutIdentifiers(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    let writer = PlanBookWriter(random.book(), isIdentified: false)
    writer.write()
    let (first, second) = (try fresh(writer.json.bytes, 10), try fresh(writer.json.bytes, 20))
    let old = random.book()
    let once = try merged(first, into: old)
    let again = PlanImport(of: second, into: once, .merge)
    #expect(again.items.isEmpty)
    #expect(again.edits.isEmpty)
  }

  private func fresh(_ file: [UInt8], _ time: UInt64) throws -> PlanBook {
    var ids = RecordIDSource(time: time, random: (0, 0))
    return try PlanBook(file: file, ids: &ids)
  }

  // MARK: - Pairs

  @Test("A profile and its subjects are found by their names, parts by their numbers")
  func names() throws {
    let old = try book(
      """
      { \(Self.lena), "faecher": [
        { "fach": "mathematik", "kurse": [ { "halbjahr": 1, "punkte": 7,
          "leistungen": [ { "art": "klausur", "punkte": 8 } ] } ] },
        { "name": "Schach", "notiz": "freitags" } ] }
      """)
    let new = try book(
      """
      { "name": "LENA", "land": "BW", "abitur": 2027, "faecher": [
        { "name": "Mathematik", "kurse": [ { "halbjahr": 1, "punkte": 9,
          "leistungen": [ { "art": "klausur", "punkte": 8 }, { "art": "test", "punkte": 8 } ] } ] },
        { "name": "schach", "rolle": "Basisfach" },
        { "name": "Imkern" } ] }
      """, time: 99)
    let plan = PlanImport(of: new, into: old, .merge)
    var book = old
    try book.apply(plan.step(named: ""))
    #expect(book.all(.profile).map { $0.text(.name) } == ["Lena"])
    #expect(book.all(.subject).map { $0.text(.name) } == [nil, "Schach", "Imkern"])
    #expect(book.all(.course).map { $0.number(.points) } == [9])
    #expect(book.all(.result).map { $0.text(.resultKind) } == ["klausur", "test"])
    #expect(book.all(.subject)[1].text(.note) == "freitags")
    #expect(book.all(.subject)[1].text(.level) == "Basisfach")
    #expect(plan.items.count == 4)
    let course = try #require(plan.items.first { $0.kind == .course })
    #expect(course.subject == "Mathematik" && course.halfYear == 1)
    let points = AttributeChange(attribute: .points, old: .number(7), new: .number(9))
    #expect(course.change == .changed([points]))
  }

  @Test("Of two equal results that come in, one is there already and one is new")
  func equalResults() throws {
    func lena(_ results: String) -> String {
      #"{ \#(Self.lena), "faecher": [ { "fach": "sport", "kurse": [ { "halbjahr": 1, "#
        + #""leistungen": [ \#(results) ] } ] } ] }"#
    }
    let test = #"{ "art": "test", "punkte": 8 }"#
    let old = try book(lena(test))
    let new = try book(lena("\(test), \(test)"), time: 9)
    let once = try merged(new, into: old)
    #expect(once.all(.result).count == 2)
    #expect(PlanImport(of: new, into: once, .merge).items.isEmpty)
    #expect(
      try merged(book(lena("\(test), \(test)"), time: 99), into: once).all(.result).count == 2)
    // One that differs in anything, or is in another half-year, is another one.
    let other = try book(lena(#"{ "art": "test", "punkte": 8, "gewicht": 1 }"#), time: 9)
    #expect(try merged(other, into: old).all(.result).count == 2)
  }

  @Test("Other Land, other year: another profile")
  func otherProfile() throws {
    let old = try book(#"{ "name": "Lena", "land": "BW", "abitur": 2027 }"#)
    for other in [
      #"{ "name": "Lena", "land": "BW", "abitur": 2028 }"#, #"{ "name": "Lena", "abitur": 2027 }"#,
      #"{ "name": "Lina", "land": "BW", "abitur": 2027 }"#, #"{ "land": "BW", "abitur": 2027 }"#,
    ] {
      #expect(try merged(book(other, time: 9), into: old).records.count == 2)
    }
  }

  @Test("Two subjects that both could be meant are never joined")
  func ambiguous() throws {
    let two = #""faecher": [ { "name": "Kunst AG" }, { "name": "kunst ag", "notiz": "neu" } ]"#
    let old = try book("{ \(Self.lena), \(two) }")
    let new = try book(
      #"{ \#(Self.lena), "faecher": [ { "name": "Kunst AG", "notiz": "x" } ] }"#, time: 9)
    let plan = PlanImport(of: new, into: old, .merge)
    let candidates = old.all(.subject).map { $0.id }
    #expect(plan.items.map { $0.change } == [.ambiguous(candidates)])
    #expect(plan.items.first?.name == "Kunst AG")
    #expect(try merged(new, into: old).all(.subject).count == 3)
    // Neither are two that come in together with one that is there.
    let one = try book(
      #"{ \#(Self.lena), "faecher": [ { "name": "Kunst AG", "rolle": "Basisfach" } ] }"#)
    let both = try book("{ \(Self.lena), \(two) }", time: 9)
    #expect(try merged(both, into: one).all(.subject).count == 3)
  }

  @Test("A catalogue entry tells subjects of the same name apart")
  func catalogue() throws {
    let old = try book(
      #"{ \#(Self.lena), "faecher": [ { "fach": "informatik", "name": "Info" } ] }"#)
    let new = try book(
      #"{ \#(Self.lena), "faecher": [ { "fach": "informatik-wahlfach", "name": "Info" } ] }"#,
      time: 9)
    #expect(try merged(new, into: old).all(.subject).count == 2)
  }

  @Test("Nothing overwrites a value with nothing, and an empty book changes nothing")
  func nothing() throws {
    let old = try PlanBook(file: fixture("plan-2.json"))
    #expect(PlanImport(of: PlanBook(), into: old, .merge).edits.isEmpty)
    var bare = PlanBook()
    for record in old.records.sorted(by: { $0.kind.depth < $1.kind.depth }) {
      try bare.apply(.insert(Record(record.id, record.kind, in: record.parent)))
    }
    #expect(PlanImport(of: bare, into: old, .merge).edits.isEmpty)
    let replaced = PlanImport(of: PlanBook(), into: old, .replace)
    #expect(replaced.items.count == old.records.count)
    #expect(replaced.items.allSatisfy { $0.change == .dropped })
  }

  @Test("The subject that the Seminarkurs replaces is named as it is called after the import")
  func replaces() throws {
    let old = try book(#"{ \#(Self.lena), "faecher": [ { "fach": "ethik" } ] }"#)
    let id = "000000000000000000000000000000f0"
    let new = try book(
      """
      { \(Self.lena), "faecher": [ { "id": "\(id)", "fach": "ethik" } ],
        "seminarkurs": { "ersetzt": "\(id)" } }
      """, time: 9)
    let result = try merged(new, into: old)
    #expect(result.all(.component).first?.record(.replaces) == old.all(.subject).first?.id)
  }

  @Test("A profile chosen by hand keeps what it is called")
  func joined() throws {
    let old = try book("{ \(Self.lena) }, { \"name\": \"Calq\" }")
    let new = try book(
      #"{ "name": "Calq", "klassenstufe": 12, "faecher": [ { "name": "Mathe" } ] }"#, time: 9)
    let lena = try #require(old.all(.profile).first)
    let plan = PlanImport(of: new, into: old, .merge, joining: lena.id)
    var book = old
    try book.apply(plan.step(named: ""))
    #expect(book[lena.id]?.text(.name) == "Lena")
    #expect(book[lena.id]?.number(.classLevel) == 12)
    #expect(book.children(of: lena.id, .subject).count == 1)
  }

  @Test("An identifier that something else has already is not taken")
  func collision() throws {
    let id = "000000000000000000000000000000f0"
    let old = try book(#"{ \#(Self.lena), "ziele": [ { "id": "\#(id)", "note": 20 } ] }"#)
    let new = try book(
      """
      { \(Self.lena), "faecher": [ { "id": "\(id)", "fach": "ethik", "kurse": [
        { "halbjahr": 2, "punkte": 5, "leistungen": [ { "punkte": 4 } ] } ] } ] }
      """, time: 9)
    let result = try merged(new, into: old)
    #expect(result.checkInvariants().isEmpty)
    #expect(result.all(.goal).count == 1)
    let course = try #require(result.all(.course).first)
    #expect(course.parent == result.all(.subject).first?.id)
    #expect(result.children(of: course.id, .result).count == 1)
    #expect(PlanImport(of: new, into: result, .merge).edits.isEmpty)
  }
}
