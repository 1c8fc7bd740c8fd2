import JSON
import Planner
import TestSupport
import Testing

@testable import Abitur
@testable import Interface

@Suite struct RouteTests {
  @Test func everyPageHasItsOwnAddress() {
    let routes =
      [Route.start]
      + Route.Place.allCases.flatMap { place in
        [.plan(.own, place)] + ExampleMoment.allCases.map { .plan(.example($0), place) }
      }
    var hashes: [String] = []
    for route in routes {
      #expect(Route(hash: ArraySlice(route.hash.utf8)) == route)
      hashes.append(route.hash.description)
    }
    #expect(hashes.contains("#/beispiel/fertig/rechnung"))
    #expect(Set(hashes).count == routes.count)
  }

  @Test(arguments: ["", "#", "#/", "#/nirgends", "#/beispiel/", "x", "#/plan/rechnung/"])
  func unknownAddressesLeadToTheStart(hash: String) {
    #expect(Route(hash: ArraySlice(hash.utf8)) == .start)
  }
}

@Suite struct UpdateTests {
  private let overview = Route.plan(.example(.afterExams), .overview)
  private let calculation = Route.plan(.example(.afterExams), .calculation)

  @Test func startShowsThePageInTheAddress() {
    let state = AppState()
    #expect(state.update(.start(overview)).first == .title("Überblick · Gleitpfad"))
    #expect(state.route == overview)
  }

  @Test func navigationMovesTheFocusToTheHeading() {
    let state = AppState.opened
    let effects = state.update(.navigate(calculation))
    #expect(effects == [.title("Rechnung · Gleitpfad"), .focus(id: "titel")])
    #expect(state.update(.navigate(calculation)) == [])
  }

  @Test func openNumbersStayUntilAnotherPlanIsShown() {
    let state = AppState.opened
    _ = state.update(.navigate(calculation))
    _ = state.update(.toggle(0))
    _ = state.update(.toggle(7))
    _ = state.update(.toggle(0))
    #expect(state.openNumbers == [7])
    _ = state.update(.navigate(overview))
    #expect(state.openNumbers == [7])
    _ = state.update(.navigate(.plan(.example(.beforeExams), .overview)))
    #expect(state.openNumbers == [])
  }

  @Test func planIsOpenedAndShown() throws {
    let state = AppState.opened
    let file = Array(WordingPlan.lena(WordingPlan.landed).utf8)
    let effects = state.update(.fileChosen(name: "lena.json", bytes: file))
    #expect(
      effects.suffix(3) == [.hash("#/plan"), .title("Überblick · Gleitpfad"), .focus(id: "titel")])
    #expect(effects.contains(.announce("„lena.json“ übernommen")))
    #expect(state.shownPlan?.assessment.total == 640)
    #expect(state.outline.contains("Dein Plan Abitur 2027, Baden-Württemberg"))
  }

  @Test func faultyFileKeepsThePlan() throws {
    let state = AppState.opened
    state.plan = try Plans.example(.afterExams)
    state.route = .plan(.own, .calculation)
    let effects = state.update(.fileChosen(name: "kaputt.json", bytes: Array("{\n  ]".utf8)))
    #expect(effects == [.focus(id: "fehler")])
    #expect(state.plan?.assessment.total == 640)
    #expect(state.route == .plan(.own, .calculation))
    #expect(state.fault?.fileName == "kaputt.json")
    #expect(state.update(.closeFault) == [.focus(id: "titel")])
    #expect(state.fault == nil)
  }

  @Test func unreadableFileIsSaidPlainly() {
    let state = AppState.opened
    _ = state.update(.fileUnreadable(name: "weg.json"))
    #expect(state.fault?.wording.what == "Der Browser kann die Datei nicht lesen.")
    #expect(state.fault?.wording.place == nil)
  }

  /// The file that the effects hand to the person.
  private func saved(_ effects: [Effect]) throws -> (name: String, bytes: [UInt8]) {
    var frame: [UInt8] = []
    try #require(effects.first).write(to: &frame)
    var reader = FrameReader(frame)
    func field() throws -> [UInt8] {
      let field = reader.field()
      return Array(try #require(field))
    }
    func text() throws -> String { String(decoding: try field(), as: UTF8.self) }
    #expect(try text() == "download")
    let name = try text()
    #expect(try text() == "application/json")
    return (name, try field())
  }

  @Test func exampleIsSavedAsAPlan() throws {
    let state = AppState.opened
    let (name, bytes) = try saved(state.update(.saveExample))
    #expect(name == "gleitpfad-beispiel.json")
    #expect(try Plan(file: bytes).assessment().total == 638)
  }

  @Test func resultOfTheShownPlanIsSaved() throws {
    let state = AppState.opened
    #expect(state.update(.saveResult) == [])
    _ = state.update(.navigate(calculation))
    let effects = state.update(.saveResult)
    #expect(effects.last == .announce("Das Ergebnis ist gesichert."))
    let (name, bytes) = try saved(effects)
    #expect(name == "gleitpfad-ergebnis.json")
    #expect(bytes.last == UInt8(ascii: "\n"))
    let result = try JSONNode.parse(bytes)
    #expect(result["gesamt"]?.integer == 640)
    #expect(result["note"]?.string == "2,1")
    _ = state.update(.navigate(.plan(.example(.beforeExams), .calculation)))
    #expect(
      try JSONNode.parse(saved(state.update(.saveResult)).bytes)["gesamt"]?.integer == 638)
  }

  @Test func widthOfTheScaleStaysDrawable() {
    let state = AppState.opened
    _ = state.update(.measured(140))
    #expect(state.scaleWidth == 272)
    _ = state.update(.measured(712))
    #expect(state.scaleWidth == 712)
  }

  @Test func addressOfAClosedPlanSaysSo() {
    let state = AppState.opened
    _ = state.update(.start(.plan(.own, .overview)))
    #expect(state.outline.contains("Hier ist noch kein Plan"))
  }

  @Test func printingOpensEveryNumber() {
    let state = AppState.opened
    _ = state.update(.navigate(calculation))
    let closed = state.outline
    _ = state.update(.printing(true))
    let open = state.outline
    #expect(!closed.contains("details open") && open.contains("details open"))
    #expect(
      open.split(separator: "\n").filter { $0.contains("details") && !$0.contains("open") } == [])
    _ = state.update(.printing(false))
    #expect(state.outline == closed)
  }

  @Test func hostileNamesStayText() throws {
    var plan = try #require(Plan.example)
    plan.name = PageTests.hostile
    var wording = ErrorWording(Text(PageTests.hostile), Text(PageTests.hostile))
    wording.place = Text(PageTests.hostile)
    wording.path = Text(PageTests.hostile)
    let state = try AppState.showing(file(plan))
    state.fault = AppState.Fault(fileName: PageTests.hostile, wording: wording)
    let html = state.html
    #expect(!html.contains("<script"))
    // The name in two places, the file's name, what is wrong, what to do, place and path.
    #expect(html.components(of: PageTests.harmless) >= 7)
  }

  @Test func namesThatTurnTheWritingAreTamed() throws {
    var plan = try #require(Plan.example)
    plan.name = "L\u{202E}ena"
    let state = try AppState.showing(file(plan))
    #expect(state.html.contains("Lena") || state.html.contains("ena"))
    #expect(!state.html.unicodeScalars.contains("\u{202E}"))
  }

  private func file(_ plan: Plan) throws -> String {
    try #require(String(validating: plan.file(), as: UTF8.self))
  }
}

extension String {
  /// How often a text occurs.
  func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

@Suite struct SessionTests {
  /// An event as the host writes it.
  static func event(
    _ type: String, _ message: String = "", _ argument: String = "", _ value: [UInt8] = []
  ) -> [UInt8] {
    var frame: [UInt8] = []
    for field in [Array(type.utf8), Array(message.utf8), Array(argument.utf8), value] {
      let count = field.count
      frame += [
        UInt8(count & 255), UInt8(count >> 8 & 255), UInt8(count >> 16 & 255),
        UInt8(count >> 24 & 255),
      ]
      frame += field
    }
    return frame
  }

  /// A session whose vault has been opened and found empty.
  static var opened: Session {
    let session = Session()
    let fields = ["none", "0", "", ""].map { Array($0.utf8) }
    _ = session.handle(
      event("vault", "opened", "writer", fields.reduce(into: []) { $0.append(field: $1) }))
    return session
  }

  /// The fields of an answer, as the host reads them.
  static func fields(_ frame: [UInt8]) -> [[UInt8]] {
    var fields: [[UInt8]] = []
    var offset = 0
    while offset + 4 <= frame.count {
      let count =
        Int(frame[offset]) | Int(frame[offset + 1]) << 8 | Int(frame[offset + 2]) << 16
        | Int(frame[offset + 3]) << 24
      fields.append(Array(frame[(offset + 4)..<(offset + 4 + count)]))
      offset += 4 + count
    }
    return fields
  }

  @Test func eventsGoInAndThePageComesOut() {
    let session = Session()
    let answer = Self.fields(session.handle(Self.event("start", "", "#/beispiel/fertig")))
    #expect(String(decoding: answer[0], as: UTF8.self).contains("640"))
    // The page, the title of the window, and the vault's wish to open.
    #expect(answer.count == 9)
    #expect(answer[5] == Array("vault".utf8) && answer[6] == Array("open".utf8))
    #expect(answer[1] == Array("title".utf8))
    #expect(answer[2] == Array("Überblick · Gleitpfad".utf8))
  }

  @Test("Rows that are being read leave the page as it is; once all are there, it is shown again")
  func rowsAreQuiet() {
    let session = Session()
    _ = session.handle(Self.event("start", "", "#/plan"))
    let rows = Self.fields(session.handle(Self.event("vault", "rows", "0")))
    #expect(rows == [[]])
    let read = Self.fields(session.handle(Self.event("vault", "read", "0")))
    #expect(read.first?.isEmpty == false)
  }

  @Test("While the own plan is being read, its place is there, and no start page")
  func placeOfThePlanIsReady() throws {
    let state = AppState()
    _ = state.update(.start(.plan(.own, .overview)))
    #expect(state.html.contains("data-key=shell") || state.html.contains("data-key=\"shell\""))
    #expect(state.html.contains("data-measure"))
    #expect(!state.html.contains(Texts.startHeadline.description))
    func hear(_ message: String, _ argument: String, _ fields: [String] = []) {
      _ = state.update(
        .vault(
          message: Array(message.utf8), argument: Array(argument.utf8),
          fields: fields.map { Array($0.utf8) }))
    }
    hear("opened", "writer", ["device", "1", "", ""])
    hear("unlocked", "known")
    #expect(!state.html.contains(Texts.startHeadline.description))
    hear("read", "0")
    #expect(state.html.contains(Texts.startHeadline.description))
  }

  @Test func fileArrivesByteForByte() {
    let session = Self.opened
    let bytes = (0...255).map { UInt8($0) }
    _ = session.handle(Self.event("file", "", "ä.json", bytes))
    #expect(session.state.fault?.fileName == "ä.json")
  }

  @Test func everyMessageIsUnderstood() {
    for message in Message.allCases {
      let name = Array(message.name.bytes)
      let action = Action(
        type: ArraySlice("click".utf8), message: name[...], argument: ArraySlice("3".utf8),
        value: [])
      #expect(action != nil, "\(message)")
    }
  }

  @Test(arguments: ["", "-1", "x", "1234567", "1.5"])
  func widthsThatAreNoNumbersAreIgnored(text: String) {
    let session = Session()
    _ = session.handle(Self.event("measure", "scale", text))
    #expect(session.state.scaleWidth == 272)
  }

  @Test func damagedFramesChangeNothing() {
    let whole = Self.event("start", "", "#/beispiel/fertig")
    for length in 0..<whole.count {
      let session = Session()
      let answer = session.handle(Array(whole.prefix(length)))
      #expect(session.state.route == .start)
      #expect(Self.fields(answer).count == 1)
    }
    let session = Session()
    var generator = SeededGenerator(seed: 2027)
    for _ in 0..<300 {
      let noise = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = session.handle(noise)
    }
    #expect(session.state.route == .start)
    _ = session.handle([255, 255, 255, 255, 1])
  }
}

@Suite struct PlanFileTests {
  private func fault(_ text: String) -> ErrorWording? {
    let state = AppState.opened
    _ = state.update(.fileChosen(name: "x.json", bytes: Array(text.utf8)))
    #expect(state.plan == nil)
    return state.fault?.wording
  }

  @Test func placeOfTheFaultIsCountedInCharacters() {
    #expect(fault("")?.place == "Zeile 1, Spalte 1")
    #expect(fault("{ \"ä\": 1 }\n]")?.place == "Zeile 2, Spalte 1")
    // It begins like null.
    #expect(fault("nein")?.place == "Zeile 1, Spalte 2")
    #expect(fault("{ \"a\": [1")?.place == "Zeile 1, Spalte 10")
  }

  @Test func faultSaysWhatWhereAndWhatToDo() {
    let file = WordingPlan.lena(WordingPlan.open, german: "9, 8, 16, 9")
    let fault = fault(file)
    #expect(fault?.what == "16 ist keine Punktzahl.")
    #expect(fault?.advice == "Möglich sind ganze Punkte von 0 bis 15 und \"offen\".")
    #expect(fault?.path == "faecher[3].kurse.3")
  }

  @Test func contradictionIsSaid() {
    let fault = fault(WordingPlan.lena("{\"fach\": \"Latein\", \"muendlich\": 9}"))
    #expect(fault?.what == "Latein ist als Prüfung genannt, aber nicht belegt.")
  }

  @Test func hugeFileIsNotRead() {
    let fault = fault(String(repeating: " ", count: AppState.sizeLimit + 1))
    #expect(fault?.what == "Die Datei ist größer als 1 MiB.")
    #expect(fault?.place == nil)
  }
}
