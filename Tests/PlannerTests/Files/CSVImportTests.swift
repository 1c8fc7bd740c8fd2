import TestSupport
import Testing

@testable import Planner

@Suite("Results from tables")
struct CSVImportTests {
  private let book: PlanBook
  private let profile: RecordID

  init() throws {
    let file = """
      { "format": "gleitpfad-plan", "version": 2, "profile": [
        { "name": "Lena", "land": "BW", "abitur": 2027, "faecher": [
          { "fach": "mathematik", "rolle": "Leistungsfach",
            "kurse": [ { "halbjahr": 1, "punkte": 12 }, { "halbjahr": 2, "punkte": 0 },
                       { "halbjahr": 3, "nicht_belegt": true }, { "halbjahr": 4 } ] },
          { "name": "Schach AG", "kurzname": "Sch" } ] } ] }
      """
    book = try PlanBook(file: Array(file.utf8))
    profile = try #require(book.all(.profile).first).id
  }

  private func read(
    _ text: String, _ change: (inout CSVImport) -> Void = { _ in }
  ) throws -> CSVImport.Fragment {
    var table = try CSVImport(Array(text.utf8), into: profile, of: book)
    change(&table)
    var ids = RecordIDSource(time: 0xFFFF_FFFF_FFFF, random: (0, 0))
    let fragment = table.read(ids: &ids)
    #expect(fragment.book.checkInvariants().isEmpty)
    #expect(fragment.book.all(.result).count == fragment.count)
    return fragment
  }

  private func text(_ table: CSVTable) -> String {
    String(decoding: table.bytes.dropFirst(3), as: UTF8.self)
  }

  // MARK: - Round trip

  @Test("The own table read back gives the same results", arguments: UInt64(0)..<60)
  func roundTrip(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    var full = book
    for subject in book.all(.subject) {
      for halfYear in 1...4 {
        let course = subject.id.part(halfYear)
        if full[course] == nil { try full.apply(.insert(Record(course, .course, in: subject.id))) }
        for _ in 0..<Int.random(in: 0...3, using: &random.generator) {
          var result = Record(random.ids.next(), .result, in: course)
          for attribute in RecordKind.result.attributes where attribute != .ownKind {
            if Bool.random(using: &random.generator) {
              result[attribute] = random.value(of: attribute)
            }
          }
          if result[.resultKind] == .word("eigene"), Bool.random(using: &random.generator) {
            let own = ["Referat", "Test", "Eigene: x", "=1", "'-7", " mit Rand ", "eigene"]
            result[.ownKind] = own.randomElement(using: &random.generator).map { .text($0) }
          }
          try full.apply(.insert(result))
        }
      }
    }
    let table = full.resultsTable(of: profile).bytes
    var ids = RecordIDSource(time: 0xFFFF_FFFF_FFFF, random: (0, 0))

    let back = try CSVImport(table, into: profile, of: full)
    #expect(back.hasTitles && back.passedOver.isEmpty)
    let fragment = back.read(ids: &ids)
    #expect(fragment.problems.isEmpty)
    #expect(fragment.count == full.all(.result).count)
    #expect(PlanImport(of: fragment.book, into: full, .merge).items.isEmpty)

    var empty = full
    for result in full.all(.result) { try empty.apply(.remove(result)) }
    let again = try CSVImport(table, into: profile, of: empty).read(ids: &ids)
    try empty.apply(PlanImport(of: again.book, into: empty, .merge).step(named: ""))
    #expect(empty.resultsTable(of: profile).bytes == table)
  }

  @Test("The results table as a file")
  func resultsTable() throws {
    let book = try PlanBook(file: fixture("plan-2.json"))
    let profiles = book.all(.profile)
    #expect(
      text(book.resultsTable(of: profiles[0].id)) == """
        Fach;Halbjahr;Art;Titel;Punkte;Stand;Gewicht;Prozent;Datum;Notiz;Gruppe\r
        Mathe;1;Klausur;Analysis;13;Benotet;2;;14.10.2025;Kettenregel üben;Schriftlich\r
        Mathe;1;Heftführung;Heft;;Ausstehend;;10;29.02.2024;;Mündlich\r
        Mathe;1;Test;;;Verweigert;;;;;\r
        Mathe;1;Mündlich;;;Entschuldigt;0;;;;\r

        """)
    #expect(text(book.resultsTable(of: profiles[1].id)).split(separator: "\r\n").count == 5)
    #expect(text(book.resultsTable(of: profiles[1].id)).contains("\r\nDeutsch;1;GFS;;15;"))
  }

  @Test("The course grid tells 0, open and not taken apart")
  func courseGrid() {
    #expect(
      text(book.courseGrid(of: profile)) == """
        Fach;Rolle;1. Hj;2. Hj;3. Hj;4. Hj\r
        Mathematik;Leistungsfach;12;0;;offen\r
        Schach AG;;;;;\r

        """)
  }

  // MARK: - Foreign tables

  @Test("A table of grades with other titles")
  func foreign() throws {
    let fragment = try read(
      """
      Fach,Note,Datum,Bemerkung,Semester
      M,2+,14.10.2025,"Analysis, Teil 1",1
      Sch,1-,,,2. Hj
      Deutsch,-,1.2.26,offen,4
      Imkern,4,,,1
      imkern,6,,,1
      """)
    #expect(fragment.problems.isEmpty)
    let results = fragment.book.all(.result)
    #expect(results.map { $0.number(.points) } == [12, 13, nil, 5, 0])
    #expect(results.map { $0.number(.date) } == [20_251_014, nil, 20_260_201, nil, nil])
    #expect(results.first?.text(.note) == "Analysis, Teil 1")
    #expect(results.map { $0.parent?.part } == [1, 2, 4, 1, 1])
    let subjects = fragment.book.all(.subject)
    #expect(subjects.map { $0.text(.catalogued) } == ["mathematik", nil, "deutsch", nil])
    #expect(subjects.map { $0.text(.name) } == [nil, "Schach AG", nil, "Imkern"])
    #expect(subjects[0].id == book.all(.subject)[0].id)
    #expect(results[3].parent == results[4].parent)
  }

  @Test("A subject cut short is the subject that it begins")
  func cutShort() throws {
    let fragment = try read("Fach;Punkte;Halbjahr\nMathe;12;1\nMathematik AG;9;1")
    #expect(fragment.problems.isEmpty)
    let subjects = fragment.book.all(.subject)
    #expect(subjects.map { $0.text(.catalogued) } == ["mathematik", nil])
    #expect(subjects.first?.id == book.all(.subject)[0].id)
  }

  @Test("A table without titles is told by what stands in it")
  func withoutTitles() throws {
    let table = try CSVImport(
      Array("14.10.2025;Mathe 1;Mathematik;Klausur;3;11\n;Mathe 2;D;Test;1;4\n".utf8),
      into: profile, of: book)
    #expect(!table.hasTitles)
    #expect(table.columns == [.date, .title, .subject, .kind, .halfYear, .points])
  }

  @Test(
    "Whether a column has grades or points, its contents tell",
    arguments: [
      ("Note", "1\n2\n14", CSVColumn.points), ("Note", "1\n2", .grade), ("Note", "2-\n14", .grade),
      ("Punkte", "1\n2", .points), ("Punkte", "2-\n1+", .grade), ("Note (Punkte)", "15", .points),
    ])
  func grades(title: String, cells: String, column: CSVColumn) throws {
    let rows = cells.split(separator: "\n").map { "M;\($0)" }.joined(separator: "\n")
    let table = try CSVImport(Array("Fach;\(title)\n\(rows)".utf8), into: profile, of: book)
    #expect(table.columns == [.subject, column])
  }

  @Test("The guess can be corrected, and a half-year stated for all")
  func corrected() throws {
    let text = "Fach;Wert;Sonstiges\nM;4;x\nM;2;\n"
    let guess = try CSVImport(Array(text.utf8), into: profile, of: book)
    #expect(guess.columns == [.subject, .halfYear, nil])
    #expect(guess.passedOver == [2])
    let fragment = try read(text) {
      $0.columns = [.subject, .grade, .title]
      $0.halfYear = 3
    }
    #expect(fragment.book.all(.result).map { $0.number(.points) } == [5, 11])
    #expect(fragment.book.all(.result).map { $0.text(.title) } == ["x", nil])
    #expect(fragment.book.all(.course).map { $0.id.part } == [3])
    // Without one, no row can be read.
    let lost = try read(text) { $0.columns = [.subject, .grade, .title] }
    #expect(lost.count == 0 && lost.problems.map { $0.reason } == [.halfYear, .halfYear])
    #expect(lost.problems.map { $0.column } == [nil, nil])
  }

  @Test(
    "A row that cannot be read is listed with its line and column, and the others are read",
    arguments: [
      (";1;7;;;;;;;;", 1, .noSubject), ("M;5;7;;;;;;;;", 2, .halfYear),
      ("M;;7;;;;;;;;", 2, .halfYear),
      ("M;1;16;;;;;;;;", 3, .points), ("M;1;7,5;;;;;;;;", 3, .points),
      ("M;1;;;7;;;;;;", 5, .grade), ("M;1;7;;1;;;;;;", 5, .contradiction),
      ("M;1;7;31.11.2026;;;;;;;", 4, .day), ("M;1;7;;;2,5;;;;;", 6, .number),
      ("M;1;7;;;;101;;;;", 7, .number), ("M;1;7;;;;;fertig;;;", 8, .standing),
      ("M;1;7;;;;;;praktisch;;", 9, .group), ("M;1;7;;;;;;;;x;y", 12, .beyondColumns),
      ("M;1;7;;;;;;;a\u{7}b;", 10, .controlCharacter),
      ("M;1;7;;;;;;;\(String(repeating: "ä", count: 61));", 10, .longText(most: 120)),
    ] as [(String, Int, CSVProblem.Reason)])
  func problems(row: String, column: Int, reason: CSVProblem.Reason) throws {
    let titles = "Fach;Halbjahr;Punkte;Datum;Note;Gewicht;Prozent;Stand;Gruppe;Titel;Notiz"
    let fragment = try read("\(titles)\nM;1;7;;;;;;;;\n\n\(row)\nM;2;8;;;;;;;;\n")
    #expect(fragment.book.all(.result).map { $0.number(.points) } == [7, 8])
    #expect(fragment.problems.count == 1)
    let problem = try #require(fragment.problems.first)
    #expect(problem.line == 4 && problem.column == column && problem.reason == reason)
  }

  @Test("Which of two subjects of a name is meant, cannot be told")
  func ambiguousSubject() throws {
    var two = book
    for _ in 0..<2 {
      var subject = Record(
        RecordID(time: 9, random: (0, UInt64(two.records.count) << 4)), .subject, in: profile)
      subject[.name] = .text("Doppelt")
      try two.apply(.insert(subject))
    }
    var ids = RecordIDSource(time: 0xFFFF_FFFF_FFFF, random: (0, 0))
    let fragment = try CSVImport(
      Array("Fach;Hj;Punkte\nDoppelt;1;4\nM;1;5".utf8), into: profile, of: two
    ).read(ids: &ids)
    #expect(fragment.count == 1)
    #expect(fragment.problems.map { $0.reason } == [.ambiguousSubject])
  }

  @Test("School classes tell half-years where both years or the later one are there")
  func classes() throws {
    let later = try read("Fach;Hj;Punkte\nM;12/1;1\nM;12/2;2\nM;13/1;3\nM;13/2;4")
    #expect(later.book.all(.result).map { $0.parent?.part } == [1, 2, 3, 4])
    let earlier = try read("Fach;Hj;Punkte\nM;11/2;1\nM;12/2;2")
    #expect(earlier.book.all(.result).map { $0.parent?.part } == [2, 4])
    let unclear = try read("Fach;Hj;Punkte\nM;12/1;1")
    #expect(unclear.problems.map { $0.reason } == [.halfYear])
  }
}
