import Testing

@testable import Interface

@Suite struct RouteTests {
  @Test func everyPageHasItsOwnAddress() {
    let routes =
      [Route.start]
      + Route.Place.allCases.flatMap { place in
        [.plan(.own, place)] + Route.Moment.allCases.map { .plan(.example($0), place) }
      }
    var hashes: [String] = []
    for route in routes {
      #expect(Route(hash: ArraySlice(route.hash.utf8)) == route)
      hashes.append(route.hash)
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
    var state = AppState()
    #expect(state.update(.start(overview)) == [.title("Überblick · Gleitpfad")])
    #expect(state.route == overview)
  }

  @Test func navigationMovesTheFocusToTheHeading() {
    var state = AppState()
    let effects = state.update(.navigate(calculation))
    #expect(effects == [.title("Rechnung · Gleitpfad"), .focus(id: "titel")])
    #expect(state.update(.navigate(calculation)) == [])
  }

  @Test func openNumbersStayUntilAnotherPlanIsShown() {
    var state = AppState()
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

  @Test func faultyFileKeepsThePlan() {
    var state = AppState()
    state.plan = Sample.plan(at: .afterExams)
    state.route = .plan(.own, .calculation)
    let effects = state.update(.fileChosen(name: "kaputt.json", bytes: Array("{\n  ]".utf8)))
    #expect(effects == [.focus(id: "fehler")])
    #expect(state.plan?.overview.total == 640)
    #expect(state.route == .plan(.own, .calculation))
    #expect(state.fault?.fileName == "kaputt.json")
    #expect(state.update(.closeFault) == [.focus(id: "titel")])
    #expect(state.fault == nil)
  }

  @Test func unreadableFileIsSaidPlainly() {
    var state = AppState()
    _ = state.update(.fileUnreadable(name: "weg.json"))
    #expect(state.fault?.fault.problem == .unreadable)
  }

  @Test func exampleIsSavedAsAPlan() throws {
    var state = AppState()
    let effects = state.update(.saveExample)
    guard case .download(let name, let type, let bytes) = effects.first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(name == "gleitpfad-beispiel.json" && type == "application/json")
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"gleitpfad-plan\""))
  }

  @Test func widthOfTheScaleStaysDrawable() {
    var state = AppState()
    _ = state.update(.measured(140))
    #expect(state.scaleWidth == 272)
    _ = state.update(.measured(712))
    #expect(state.scaleWidth == 712)
  }

  @Test func addressOfAClosedPlanSaysSo() {
    var state = AppState()
    _ = state.update(.start(.plan(.own, .overview)))
    #expect(state.render().outline().contains("Öffne deine Datei noch einmal"))
  }

  @Test func printingOpensEveryNumber() {
    var state = AppState()
    _ = state.update(.navigate(calculation))
    let closed = state.render().outline()
    _ = state.update(.printing(true))
    let open = state.render().outline()
    #expect(!closed.contains("details open") && open.contains("details open"))
    #expect(
      open.split(separator: "\n").filter { $0.contains("details") && !$0.contains("open") } == [])
    _ = state.update(.printing(false))
    #expect(state.render().outline() == closed)
  }

  @Test func hostileNamesStayText() {
    var state = AppState()
    var plan = Sample.plan(at: .beforeExams)
    plan.person.name = NodeTests.hostile
    plan.overview.exams[0].subject = NodeTests.hostile
    plan.overview.courses.groups[0].rows[0].subject = NodeTests.hostile
    plan.overview.landing.ahead[0].name = NodeTests.hostile
    state.plan = plan
    state.scaleWidth = 712
    state.route = .plan(.own, .overview)
    state.fault = AppState.Fault(
      fileName: NodeTests.hostile,
      fault: FileFault(
        problem: .unknownField(name: NodeTests.hostile), line: 1, column: 1,
        path: NodeTests.hostile))
    let html = state.render().html()
    #expect(!html.contains("<script"))
    // Name in two places, exam, course and strip, fix, file name, field, path.
    #expect(html.components(of: NodeTests.harmless) >= 8)
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
    var session = Session()
    let answer = Self.fields(session.handle(Self.event("start", "", "#/beispiel/fertig")))
    #expect(String(decoding: answer[0], as: UTF8.self).contains("640"))
    #expect(answer.count == 5)
    #expect(answer[1] == Array("title".utf8))
    #expect(answer[2] == Array("Überblick · Gleitpfad".utf8))
  }

  @Test func fileArrivesByteForByte() {
    var session = Session()
    let bytes = (0...255).map { UInt8($0) }
    _ = session.handle(Self.event("file", "", "ä.json", bytes))
    #expect(session.state.fault?.fileName == "ä.json")
  }

  @Test func everyMessageIsUnderstood() {
    for message in Message.allCases {
      let name = message.name.withUTF8Buffer { Array($0) }
      let action = Action(
        type: ArraySlice("click".utf8), message: name[...], argument: ArraySlice("3".utf8),
        value: [])
      #expect(action != nil, "\(message)")
    }
  }

  @Test(arguments: ["", "-1", "x", "1234567", "1.5"])
  func widthsThatAreNoNumbersAreIgnored(text: String) {
    var session = Session()
    _ = session.handle(Self.event("measure", "scale", text))
    #expect(session.state.scaleWidth == 272)
  }

  @Test func damagedFramesChangeNothing() {
    let whole = Self.event("start", "", "#/beispiel/fertig")
    for length in 0..<whole.count {
      var session = Session()
      let answer = session.handle(Array(whole.prefix(length)))
      #expect(session.state.route == .start)
      #expect(Self.fields(answer).count == 1)
    }
    var session = Session()
    var generator = SeededGenerator(state: 2027)
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
  private func fault(_ text: String) -> FileFault? {
    guard case .failure(let fault) = PlanFile.open(Array(text.utf8)) else { return nil }
    return fault
  }

  @Test func placeOfTheFaultIsCountedInCharacters() {
    #expect(fault("")?.problem == .empty)
    #expect(
      fault("{ \"ä\": 1 }\n]") == FileFault(problem: .unexpected, line: 2, column: 1, path: "$"))
    #expect(fault("nein") == FileFault(problem: .unexpected, line: 1, column: 1, path: "$"))
    #expect(
      fault("{ \"a\": [1") == FileFault(problem: .unexpected, line: 1, column: 10, path: "$"))
  }

  @Test func hugeFileIsNotRead() {
    guard
      case .failure(let fault) = PlanFile.open(
        [UInt8](repeating: 32, count: PlanFile.sizeLimit + 1))
    else {
      Issue.record("it opens")
      return
    }
    #expect(fault.problem == .tooLarge)
  }
}
