import JSON
import Planner
import Testing

@testable import Abitur
@testable import Interface
@testable import Vault

/// What a person does with the own plan, from the page's messages to what the page says.
@Suite struct PlanActsTests {
  private var state: AppState

  init() {
    let state = AppState.opened
    // 15 November 2026.
    state.moment = Moment(time: 1_794_700_800_000, random: (1, 2, 3, 4))
    _ = state.update(.plan(.newPlan, Request()))
    _ = state.update(.navigate(.subjects))
    self.state = state
  }

  private mutating func add(_ name: String) {
    let field = Request.Field(name: Array("fach".utf8), value: Array(name.utf8))
    _ = state.update(.plan(.addSubject, Request(fields: [field])))
  }

  private mutating func set(_ message: Message, _ argument: [UInt8], _ value: String) -> [Effect] {
    let field = Request.Field(name: [], value: Array(value.utf8))
    return state.update(.plan(message, Request(argument: argument, fields: [field])))
  }

  private mutating func set(_ id: RecordID, _ attribute: Attribute, _ value: String) -> [Effect] {
    set(.setValue, id.digits + Array(" \(attribute.rawValue)".utf8), value)
  }

  private mutating func choose(_ choice: String, _ value: String) -> [Effect] {
    set(.setEntry, Array(choice.utf8), value)
  }

  /// Opens the sheet and chooses in it.
  private mutating func enter(at id: RecordID?, _ choices: KeyValuePairs<String, String> = [:]) {
    _ = state.update(.navigate(.entry(id)))
    for (choice, value) in choices { _ = choose(choice, value) }
  }

  private mutating func press(_ keys: String...) {
    for key in keys { _ = state.update(.key(Array(key.utf8))) }
  }

  private var names: [String] { state.profile?.subjects.map { $0.name } ?? [] }

  private func id(_ position: Int) throws -> RecordID {
    try #require(state.profile?.subjects[position].record.id)
  }

  @Test("A new plan is of the year after next and is set up first")
  mutating func newPlan() {
    #expect(state.profile?.profile.number(.abiturYear) == 2028)
    #expect(state.outline.contains("Noch kein Fach"))
    _ = state.update(.plan(.newPlan, Request()))
    #expect(state.route == .setup(.person) && state.outline.contains("Schritt 1 von 6"))
  }

  @Test("A plan without rules has its Land and year to choose where it would be set up")
  mutating func setupWithoutRules() throws {
    let profile = try #require(state.profile?.profile.id)
    _ = set(profile, .abiturYear, "1999")
    #expect(state.profile != nil && state.profile?.ruleSet == nil)
    _ = state.update(.navigate(.setup(.advanced)))
    #expect(state.html.contains("id=\"titel\"") && state.outline.contains("Abitur"))
  }

  @Test("Typing a subject that is there leads to it and makes no second one")
  mutating func subjects() throws {
    for name in ["Mathe", "frz", " MATHEMATIK", "Französisch", "Chor", "chor"] { add(name) }
    #expect(names == ["Französisch", "Mathematik", "Chor"])
    #expect(state.route == .subject(try id(2)))
    #expect(state.vault.book.all(.course).count == 12)
  }

  @Test("Points, open and not taken stay apart, and what was entered survives not being taken")
  mutating func courses() throws {
    add("Deutsch")
    let course = try id(0).part(1)
    _ = set(.setCourse, course.digits, "0")
    #expect(state.profile?.subjects[0].courses[0].outcome == .points(.zero))
    _ = set(.setCourse, course.digits, "x")
    #expect(state.profile?.subjects[0].courses[0].outcome == .notTaken)
    #expect(state.vault.book[course]?.number(.points) == 0)
    _ = set(.setCourse, course.digits, "")
    #expect(state.profile?.subjects[0].courses[0].outcome == .open)
    _ = set(.setCourse, course.digits, "16")
    #expect(state.profile?.subjects[0].courses[0].outcome == .open)
  }

  @Test("Every act is one step with a name, which can be undone and redone")
  mutating func undo() throws {
    add("Deutsch")
    #expect(state.lastStep == "Deutsch eingetragen")
    let course = try id(0).part(2)
    _ = set(.setCourse, course.digits, "11")
    #expect(state.lastStep == "Deutsch, 2. Halbjahr geändert")
    #expect(state.outline.contains("Rückgängig"))
    _ = state.update(.plan(.undo, Request()))
    #expect(state.profile?.subjects[0].courses[1].outcome == .open)
    _ = state.update(.plan(.redo, Request()))
    #expect(state.profile?.subjects[0].courses[1].entered?.value == 11)
    _ = state.update(.plan(.remove, Request(argument: try id(0).digits)))
    #expect(state.lastStep == "Deutsch gelöscht" && names == [])
    _ = state.update(.plan(.undo, Request()))
    #expect(state.profile?.subjects[0].courses[1].entered?.value == 11)
  }

  @Test(
    "Subjects are found by the beginning of a word or an abbreviation, and all without a search")
  mutating func search() {
    for name in ["Deutsch", "Französisch", "Bildende Kunst", "Chor"] { add(name) }
    _ = state.update(.navigate(.subjects))
    func found(_ text: String) -> [String] {
      let field = Request.Field(name: [], value: Array(text.utf8))
      let effects = state.update(.plan(.search, Request(fields: [field])))
      #expect(effects.count == 1)
      return state.foundSubjects.map { $0.name }
    }
    #expect(found("kun") == ["Bildende Kunst"])
    #expect(found("FRZ") == ["Französisch"])
    #expect(found("ch") == ["Chor"])
    #expect(found("x") == [] && state.outline.contains("Kein Fach heißt so"))
    #expect(found(" ").count == 4)
    #expect(found("ch") == ["Chor"])
    _ = state.update(.navigate(.plan(.own, .overview)))
    #expect(state.foundSubjects.count == 4)
  }

  @Test("The points of a subject are drawn and said once there are two, by date")
  mutating func chart() throws {
    add("Deutsch")
    let subject = try id(0)
    _ = state.update(.navigate(.subject(subject)))
    enter(at: subject.part(1), ["p": "12", "d\(Attribute.date.rawValue)": "2026-10-12"])
    _ = state.update(.plan(.saveEntry, Request()))
    _ = set(.setCourse, subject.part(3).digits, "x")
    _ = set(.setCourse, subject.part(4).digits, "0")
    enter(at: subject.part(1), ["p": "7", "d\(Attribute.date.rawValue)": "2026-09-30"])
    _ = state.update(.plan(.saveEntry, Request()))
    _ = state.update(.navigate(.subject(subject)))
    #expect(
      state.html.contains(
        """
        Verlauf: 1. Halbjahr etwa 10 Punkte, Leistungen 7 und 12; 2. Halbjahr noch offen; \
        4. Halbjahr 0 Punkte.
        """))
    _ = state.update(.navigate(.subjects))
    #expect(state.outline.contains("2 Leistungen, zuletzt 10 Punkte weniger"))
  }

  @Test("What has changed since the morning is said, and nothing where nothing has")
  mutating func change() throws {
    let file = try #require(Plan.example?.file())
    _ = state.update(.fileChosen(name: "Plan.json", bytes: file))
    _ = state.update(.plan(.acceptImport, Request()))
    func total() throws -> Int { try #require(state.plan?.assessment.total) }
    func said() throws -> String {
      let earlier = try #require(state.earlier)
      let assessment = try #require(state.plan).assessment
      return Texts.change(from: earlier, to: assessment, on: state.moment.day)?.description ?? ""
    }
    let before = try total()
    let course = try #require(
      state.profile?.subjects.first { $0.name == "Deutsch" }?.courses[0])
    let points = try #require(course.entered).value
    state.moment = Moment(time: state.moment.time + 86_400_000, random: (5, 6, 7, 8))
    _ = set(.setCourse, course.id.digits, "15")
    let more = try total() - before
    #expect(more > 0)
    #expect(try said().hasPrefix("Seit heute früh \(more) Punkte mehr"))
    state.moment = Moment(time: state.moment.time + 86_400_000, random: (9, 6, 7, 8))
    #expect(try said().hasPrefix("Seit dem 16.11.2026 \(more) Punkte mehr"))
    // The day begins with what was there this morning.
    _ = set(.setCourse, course.id.digits, "\(points)")
    #expect(try said().hasPrefix("Seit heute früh \(more) Punkte weniger"))
    _ = set(.setCourse, course.id.digits, "15")
    #expect(try said() == "")
  }

  @Test("A single result is entered, explained as an estimate, and deleted")
  mutating func results() throws {
    add("Deutsch")
    _ = state.update(.navigate(.subject(try id(0))))
    let course = try id(0).part(1)
    enter(at: course, ["p": "12", "d\(Attribute.title.rawValue)": "Faust"])
    #expect(choose("d\(Attribute.date.rawValue)", "2026-10-12").isEmpty)
    _ = state.update(.plan(.saveEntry, Request()))
    #expect(state.lastStep == "Klausur Deutsch eingetragen")
    let outline = state.outline
    #expect(outline.contains("Schätzung 12 Punkte") && outline.contains("Faust"))
    #expect(outline.contains("entscheidet deine Lehrkraft"))
    let result = try #require(state.vault.book.all(.result).first)
    #expect(result.number(.date) == 20_261_012)
    enter(at: course, ["p": "x"])
    _ = state.update(.plan(.saveEntry, Request()))
    #expect(state.vault.book.all(.result).last?.standing == .pending)
    _ = state.update(.plan(.remove, Request(argument: result.id.digits)))
    #expect(state.lastStep == "Klausur Deutsch gelöscht")
    #expect(state.outline.contains("Noch ist nichts zurück"))
  }

  private mutating func tap(_ role: SetupRole, _ subjects: String...) {
    for subject in subjects {
      _ = state.update(
        .plan(.choose, Request(argument: [role.rawValue] + Array(subject.utf8))))
    }
  }

  private mutating func goOn(to step: SetupStep) {
    _ = state.update(.plan(.goOn, Request(argument: Array("\(step.rawValue)".utf8))))
  }

  @Test("A plan is set up step by step, with what everybody takes chosen already")
  mutating func settingUp() {
    goOn(to: .advanced)
    #expect(state.outline.contains("Noch 3 zu wählen."))
    tap(.advanced, "mathematik", "englisch", "physik", "gibt-es-nicht")
    #expect(names == ["Englisch", "Mathematik", "Physik"])
    #expect(state.outline.contains("Das passt zusammen."))
    // Three are enough: a fourth does not enter the plan even if the button were pressed.
    #expect(state.outline.contains("button disabled= aria-pressed=false data-msg=choose: Deutsch"))
    goOn(to: .compulsory)
    #expect(
      names == [
        "Deutsch", "Englisch", "Geschichte", "Geographie", "Gemeinschaftskunde", "Mathematik",
        "Physik", "Sport",
      ])
    let taken = state.profile?.subjects.map { $0.courses.count { $0.isTaken } } ?? []
    #expect(taken == [4, 4, 4, 2, 2, 4, 4, 4])
    tap(.taken, "chemie", "musik")
    goOn(to: .further)
    add("Schach")
    add("Mathe")
    #expect(state.outline.contains("Dieses Fach hast du schon."))
    #expect(names.last == "Schach" && names.count == 11)
    goOn(to: .oral)
    tap(.oral, "deutsch", "geschichte")
    #expect(state.plan?.assessment.blockTwo.exams.count { $0.kind == .oral } == 2)
    #expect(state.outline.contains("Das passt zusammen."))
    goOn(to: .summary)
    #expect(state.outline.contains("Mündliche Prüfungsfächer"))
    #expect(state.route.hash == "#/plan/einrichten/6")
    // Once more from the beginning: all of it is there, and nothing is made twice.
    goOn(to: .compulsory)
    #expect(names.count == 11)
  }

  @Test("What cannot go together is not offered, and the rule says why")
  mutating func impossibleChoices() {
    goOn(to: .advanced)
    tap(.advanced, "geschichte")
    // § 12: two of the three are from Deutsch, Mathematik, the languages and the sciences.
    let history = state.outline
    #expect(
      history.contains(
        "button disabled= aria-pressed=false data-msg=choose: Gemeinschafts\u{AD}kunde"))
    // Once above the choice, once below it as the reason.
    #expect(history.ranges(of: "Mindestens zwei Leistungsfächer sind aus Deutsch").count == 2)
    #expect(history.contains("button aria-pressed=false data-msg=choose: Mathematik"))
    // A button that was there a moment ago changes nothing and says why.
    tap(.advanced, "gemeinschaftskunde")
    #expect(names == ["Geschichte"])
    #expect(state.notice?.description.contains("Mindestens zwei Leistungsfächer") == true)
    // §§ 12, 21: with three exams in field I there is no room for Deutsch, Mathematik and field II.
    tap(.advanced, "geschichte", "englisch", "franzoesisch")
    #expect(
      state.outline.contains("button disabled= aria-pressed=false data-msg=choose: Latein"))
    #expect(state.outline.contains("button aria-pressed=false data-msg=choose: Mathematik"))
  }

  @Test("A subject with results stays when it is no Leistungsfach any more, one without goes")
  mutating func choosingBack() throws {
    goOn(to: .advanced)
    tap(.advanced, "physik", "chemie")
    let physics = try #require(state.profile?.subjects.first { $0.name == "Physik" }?.record.id)
    _ = set(.setCourse, physics.part(1).digits, "9")
    tap(.advanced, "physik", "chemie")
    #expect(names == ["Physik"])
    #expect(state.profile?.subjects.first?.record.level == .basic)
    tap(.taken, "physik")
    #expect(names.isEmpty && state.lastStep == "Physik abgewählt")
    _ = state.update(.plan(.undo, Request()))
    #expect(state.profile?.subjects.first?.courses.first?.entered?.value == 9)
  }

  @Test("While a sheet opens, is filled in and closes, the page behind it is not written again")
  mutating func pageBehind() throws {
    add("Mathe")
    func page() -> String { String(decoding: state.render(), as: UTF8.self) }
    let kept = "<div class=shell data-key=shell data-keep"
    let end = " data-keys=\"n 1 2 3 4 5 6 ? Control+z Control+Z\"></div>"
    #expect(!page().contains(kept))
    enter(at: try id(0).part(1))
    #expect(page().hasPrefix("\(kept) inert\(end)"))
    press("1")
    #expect(page().hasPrefix("\(kept) inert\(end)"))
    _ = choose("k", "1")
    #expect(page().hasPrefix("\(kept) inert\(end)"))
    press("Escape")
    #expect(page().hasPrefix("\(kept)\(end)"))
    enter(at: nil)
    press("Enter")
    #expect(!page().contains(kept))
  }

  @Test("What takes away the button it was asked for with gives the focus a place")
  mutating func focus() {
    add("Mathe")
    for message in [Message.undo, .hideUndo, .askToWipe, .cancelWipe, .addGoal, .showProfile] {
      #expect(state.update(.plan(message, Request())).contains(.focus(id: Anchor.title)))
    }
  }

  @Test("The sheet begins where results are coming in, and says what they change")
  mutating func entering() throws {
    enter(at: nil)
    // There is nothing yet that a result could be for.
    #expect(!state.isEntering)
    add("Deutsch")
    add("Mathematik")
    let (german, maths) = (try id(0), try id(1))
    enter(at: nil)
    #expect(state.isEntering && state.entry?.subject == german && state.entry?.place == 1)
    #expect(state.outline.contains("Wähle die Punkte, dann siehst du, was sie ändern."))
    _ = state.update(.plan(.closeSheet, Request()))
    for subject in [german, maths] { _ = set(.setCourse, subject.part(1).digits, "9") }
    enter(at: maths.part(2), ["p": "12"])
    #expect(state.outline.contains("Kurs 2. Halbjahr"))
    #expect(state.outline.contains("12 Punkte sichern"))
    // Half entered, it is there again; what is about another place begins anew.
    _ = state.update(.plan(.closeSheet, Request()))
    #expect(!state.isEntering)
    enter(at: nil)
    #expect(state.entry?.points == 12 && state.entry?.subject == maths)
    _ = state.update(.plan(.closeSheet, Request()))
    enter(at: german.part(2))
    #expect(state.entry?.points == nil)
    _ = choose("s", String(decoding: maths.digits, as: UTF8.self))
    _ = choose("k", "1")
    _ = choose("p", "14")
    let effects = state.update(.plan(.saveEntry, Request()))
    #expect(effects.contains(.back) && !state.isEntering && state.entry == nil)
    #expect(state.profile?.subjects[1].courses[1].entered?.value == 14)
    #expect(state.lastStep == "Mathematik, 2. Halbjahr geändert")
    // The page behind keeps what was said when the address follows.
    _ = state.update(.navigate(state.behind))
    #expect(state.lastStep == "Mathematik, 2. Halbjahr geändert")
  }

  @Test("Digits are points, two of them if they come at once")
  mutating func keys() throws {
    add("Deutsch")
    enter(at: nil)
    press("1")
    #expect(state.entry?.points == 1)
    press("2")
    #expect(state.entry?.points == 12)
    press("3")
    #expect(state.entry?.points == 3)
    press("0")
    #expect(state.entry?.points == 0)
    state.moment = Moment(time: state.moment.time + 600, random: (1, 2, 3, 4))
    press("1")
    #expect(state.entry?.points == 1)
    press("x", "Escape")
    #expect(!state.isEntering && state.entry?.points == 1)
    enter(at: nil)
    press("Enter")
    #expect(state.vault.book.all(.result).map { $0.number(.points) } == [1])
    // Outside of the sheet keys do nothing.
    press("7", "Enter")
    #expect(state.vault.book.all(.result).count == 1)
  }

  @Test("Exams are entered too, and what does not fit is refused and stays to be corrected")
  mutating func enteringExams() throws {
    add("Deutsch")
    _ = set(try id(0), .level, "Leistungsfach")
    let exam = try id(0).part(5)
    enter(at: exam, ["p": "9", "d\(Attribute.date.rawValue)": "30.4.2027"])
    _ = state.update(.plan(.saveEntry, Request()))
    #expect(state.outline.contains(Texts.notPossible.description) && state.isEntering)
    #expect(state.vault.book[exam] == nil)
    _ = choose("d\(Attribute.date.rawValue)", "2027-04-30")
    _ = state.update(.plan(.saveEntry, Request()))
    #expect(state.vault.book[exam]?.number(.points) == 9)
    #expect(state.vault.book[exam]?.number(.date) == 20_270_430)
    #expect(state.vault.book[exam]?.text(.examKind) == "schriftlich")
    enter(at: exam, ["k": "1"])
    _ = state.update(.plan(.saveEntry, Request()))
    #expect(state.outline.contains(Texts.choosePoints.description))
    _ = choose("p", "11")
    _ = state.update(.plan(.saveEntry, Request()))
    #expect(state.vault.book[exam]?.number(.additionalPoints) == 11)
    #expect(state.vault.book[exam]?.isSet(.additionalOral) == true)
    // An address that names no place of a subject begins where results are coming in.
    let profile = try #require(state.profile?.profile.id)
    for strange in [exam.whole, exam.whole.part(9), exam.whole.part(15), profile.part(1), profile] {
      _ = state.update(.plan(.closeSheet, Request()))
      enter(at: strange, ["p": "7"])
      #expect(state.entry?.subject == exam.whole && state.entry?.place == 1)
    }
    #expect(choose("s", String(decoding: profile.digits, as: UTF8.self)).isEmpty)
    #expect(state.entry?.subject == exam.whole)
    // What is no choice changes nothing.
    enter(at: exam)
    for (choice, value) in [("k", "9"), ("s", "7"), ("q", "1"), ("", "1"), ("d", "1"), ("h", "")] {
      _ = choose(choice, value)
    }
    #expect(state.entry?.subject == exam.whole && state.entry?.points == nil)
  }

  @Test("A course says why it counts, and what the pupil can have done with it")
  func oneCourse() throws {
    let state = AppState.showing(Plans.missed)
    func open(_ name: String, _ halfYear: Int) throws -> String {
      let subjects = try #require(state.profile?.subjects)
      let subject = try #require(subjects.first { $0.name == name })
      _ = state.update(.navigate(.course(subject.record.id.part(halfYear))))
      return state.outline
    }
    /// What stands in the sheet; it comes last and begins with the way out of it.
    func sheet(_ outline: String) -> String {
      guard state.shownCourse != nil else { return "" }
      return outline.ranges(of: "Schließen").last.map { String(outline[$0.lowerBound...]) } ?? ""
    }
    let german = sheet(try open("Deutsch", 1))
    #expect(german.contains("Muss zählen. In Deutsch zählen vier Kurse."))
    #expect(german.contains("§ 17 Absatz 1"))
    #expect(german.contains("lässt sich nicht klammern"))
    let sport = sheet(try open("Sport", 1))
    #expect(!sport.contains("lässt sich nicht klammern"))
    let id = try #require(state.route.record)
    for (wish, verdict) in [("geklammert", "geklammert hast"), ("gehalten", "du es so willst")] {
      let field = Request.Field(name: [], value: Array(wish.utf8))
      let argument = id.digits + Array(" \(Attribute.wish.rawValue)".utf8)
      _ = state.update(.plan(.setValue, Request(argument: argument, fields: [field])))
      #expect(sheet(state.outline).contains(verdict))
    }
    _ = state.update(.key(Array("Escape".utf8)))
    #expect(sheet(state.outline).isEmpty && state.route == .plan(.own, .overview))
    // A course that is not there shows the page alone.
    _ = state.update(.navigate(.course(id.whole)))
    #expect(sheet(state.outline).isEmpty)
  }

  @Test(
    "The school grade of points",
    arguments: [(15, "1+"), (14, "1"), (13, "1–"), (10, "2–"), (5, "4"), (1, "5–"), (0, "6")])
  func schoolGrades(_ sample: (points: Int, grade: String)) {
    #expect(Texts.schoolGrade(sample.points).description == sample.grade)
  }

  @Test("An exam begins with its first value, of the kind that the level asks for")
  mutating func exams() throws {
    add("Deutsch")
    let exam = try id(0).part(5)
    _ = set(try id(0), .level, "Leistungsfach")
    _ = set(exam, .points, "9")
    #expect(state.vault.book[exam]?.text(.examKind) == "schriftlich")
    #expect(state.profile?.plan?.candidate.exams.first?.main.points?.value == 9)
    _ = set(try id(0), .level, "")
    #expect(state.outline.contains("Gerade nicht mitgerechnet"))
    #expect(state.vault.book[exam]?.number(.points) == 9)
  }

  @Test("Values that an attribute does not have change nothing and are refused in words")
  mutating func refused() throws {
    add("Deutsch")
    let before = state.vault.book.records
    let subject = try id(0)
    for (attribute, value) in [
      (.writtenShare, "101"), (.writtenShare, "-1"), (.limit, "5"), (.level, "Nebenfach"),
      (.land, "BW"), (.points, "3"),
    ] as [(Attribute, String)] {
      #expect(set(subject, attribute, value) == [.announce(Texts.notPossible)], "\(attribute)")
    }
    #expect(set(.setValue, [1, 2, 3], "x") == [])
    #expect(state.vault.book.records == before)
  }

  @Test("A file with other plans is weighed first, and taking it in can be undone")
  mutating func importing() throws {
    add("Deutsch")
    let before = state.vault.book.records
    let file = Array(WordingPlan.lena(WordingPlan.landed).utf8)
    _ = state.update(.fileChosen(name: "lena.json", bytes: file))
    #expect(state.vault.book.records == before)
    #expect(state.route == .data)
    #expect(state.outline.contains("neu, 0 geändert, 0 entfallen"))
    _ = set(.setImportMode, [], "ersetzen")
    #expect(state.outline.contains("0 geändert, 6 entfallen"))
    _ = state.update(.plan(.acceptImport, Request()))
    #expect(state.vault.book.all(.profile).count == 1)
    #expect(state.plan?.assessment.total == 640)
    _ = state.update(.plan(.undo, Request()))
    #expect(state.vault.book.records == before)
    _ = state.update(.plan(.redo, Request()))
    #expect(state.plan?.assessment.total == 640)
  }

  @Test("A table is taken in as its columns are corrected")
  mutating func table() throws {
    add("Deutsch")
    let file = Array("Was;Halbjahr;Wert\nDeutsch;1;12\nDeutsch;1;99\n".utf8)
    _ = state.update(.fileChosen(name: "noten.csv", bytes: file))
    let pending = try #require(state.pendingImport)
    #expect(pending.table?.columns.count == 3)
    _ = set(.setColumn, Array("0".utf8), "0")
    _ = set(.setColumn, Array("2".utf8), "4")
    #expect(state.pendingImport?.problems.count == 1)
    #expect(state.outline.contains("1 Zeile wird nicht übernommen"))
    _ = state.update(.plan(.acceptImport, Request()))
    #expect(state.vault.book.all(.result).map { $0.number(.points) } == [12])
  }

  @Test("Without storage the page says so where something could be lost, and goes on")
  mutating func session() {
    let state = AppState()
    let fields = ["", "open", ""].map { Array($0.utf8) }
    _ = state.update(
      .vault(message: Array("failed".utf8), argument: Array("no-database".utf8), fields: fields))
    #expect(!state.outline.contains("Nur bis du dieses Fenster schließt"))
    _ = state.update(.plan(.newPlan, Request()))
    #expect(state.outline.contains("Nur bis du dieses Fenster schließt"))
    #expect(state.profile != nil)
  }

  @Test("A locked plan shows nothing but the question for the passphrase")
  mutating func locked() {
    let state = AppState()
    let fields = ["passphrase", "12", "", ""].map { Array($0.utf8) }
    _ = state.update(
      .vault(message: Array("opened".utf8), argument: Array("writer".utf8), fields: fields))
    _ = state.update(.navigate(.plan(.own, .overview)))
    #expect(state.outline.contains("Dein Plan ist gesperrt"))
    _ = state.update(.plan(.newPlan, Request()))
    #expect(state.profile == nil)
  }

  @Test(
    "What the vault's host cannot do is said",
    arguments: [
      ("passphrase", Texts.passphraseNotSet), ("passphrase-seal", Texts.backupNotSealed),
      ("wipe", Texts.notWiped),
    ] as [(String, Phrase)])
  mutating func refused(_ sample: (verb: String, words: Phrase)) {
    add("Deutsch")
    let fields = ["", sample.verb, ""].map { Array($0.utf8) }
    let effects = state.update(
      .vault(message: Array("failed".utf8), argument: Array("blocked".utf8), fields: fields))
    #expect(effects == [.announce(sample.words)])
    #expect(state.outline.contains(sample.words.description))
    #expect(state.profile != nil)
  }

  @Test("Deleting everything asks with the numbers of what goes")
  mutating func wiping() {
    add("Deutsch")
    _ = state.update(.navigate(.data))
    _ = state.update(.plan(.askToWipe, Request()))
    #expect(state.outline.contains("1 Plan, 1 Fach und 0 Leistungen werden"))
    let effects = state.update(
      .vault(message: Array("wiped".utf8), argument: [], fields: []))
    #expect(effects.contains(.announce(Texts.wiped)))
    #expect(state.profile == nil && state.route == .start)
  }

  @Test(
    "A day since 1970 is the calendar's",
    arguments: [
      (0, "1.1.1970"), (20_787, "30.11.2026"), (19_782, "29.2.2024"), (20_148, "1.3.2025"),
      (20_147, "28.2.2025"), (20_453, "31.12.2025"), (47_540, "28.2.2100"), (47_541, "1.3.2100"),
    ] as [(UInt64, String)])
  func dates(_ day: (number: UInt64, text: String)) {
    #expect(Texts.date(day.number).description == day.text)
  }
}

extension Route {
  /// The record that a sheet is about.
  fileprivate var record: RecordID? {
    if case .course(let id) = self { return id }
    return nil
  }
}
