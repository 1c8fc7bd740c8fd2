import Planner
import Testing

@testable import Abitur
@testable import Interface

/// What is read in the second language, and that nothing is read in the first one then.
@Suite struct LanguageTests {
  private func inEnglish<Answer>(_ answer: () throws -> Answer) rethrows -> Answer {
    try Language.$current.withValue(.english, operation: answer)
  }

  @Test("The first language is the one that nobody has to choose")
  func german() {
    #expect(Texts.enter == "Eintragen")
    #expect(inEnglish { Texts.enter.description } == "Enter")
    #expect(Texts.enter == "Eintragen")
  }

  @Test("Numbers have a decimal comma in German and a decimal point in English")
  func numbers() {
    let (grade, mean) = (Grade(tenths: 23), Ratio(140, over: 3))
    #expect(Wording.grade(grade) == "2,3")
    #expect(Wording.number(mean) == "46,67")
    inEnglish {
      #expect(Wording.grade(grade) == "2.3")
      #expect(Wording.number(mean) == "46.67")
      #expect(Wording.number(Ratio(-17, over: 2)) == "−8.5")
      #expect(Wording.exact(Ratio(26, over: 3)) == "8 2/3")
    }
  }

  @Test("A day stands as people write it")
  func days() {
    #expect(Texts.date(20_787) == "30.11.2026")
    #expect(inEnglish { Texts.date(20_787) } == "30/11/2026")
    #expect(Wording.date("2026-11-30") == "30. 11. 2026")
    #expect(inEnglish { Wording.date("2026-11-30") } == "30/11/2026")
  }

  @Test("One is one, and any other number has the other form")
  func plurals() {
    #expect([0, 1, 2].map { "\(Texts.courseCount($0))" } == ["0 Kurse", "1 Kurs", "2 Kurse"])
    inEnglish {
      #expect(
        [0, 1, 2].map { "\(Texts.courseCount($0))" } == ["0 courses", "1 course", "2 courses"])
    }
  }

  @Test("What is filled in stands where the language has it")
  func order() {
    #expect(Texts.estimateNext(12, lacking: "0,5") == "Bis 12 fehlen 0,5.")
    #expect(inEnglish { Texts.estimateNext(12, lacking: "0.5") } == "0.5 short of 12.")
    #expect(Wording.quoted("a") == "„a“")
    #expect(inEnglish { Wording.quoted("a") } == "“a”")
    #expect(inEnglish { Wording.list(["a", "b", "c"]) } == "a, b and c")
  }

  @Test("Nothing that is filled in is filled in again")
  func filling() {
    let name: Text = "\u{1}\u{2}%@"
    #expect(Texts.importTitle(name) == "\u{1}\u{2}%@ übernehmen")
    #expect(Texts.outOf(-3) == "von -3")
  }

  @Test("Every text is there in every language")
  func tables() {
    let (german, english) = (Language.german.table, Language.english.table)
    #expect(german.count == english.count)
    for place in 0..<german.count {
      #expect(!german[place].isEmpty && !english[place].isEmpty)
      #expect(
        Set(german[place].filter { $0 < 5 }) == Set(english[place].filter { $0 < 5 }), "\(place)")
    }
  }

  @Test("Pages, rules and mistakes in a file are in English")
  func english() throws {
    try inEnglish {
      let state = AppState()
      _ = state.update(.start(.plan(.example(.beforeExams), .overview)))
      #expect(state.outline.contains("If you match your course average in every exam, you land on"))
      #expect(state.outline.contains("it is with 530 to 730 points, grade 2.7 to 1.6."))
      let ruleSet = try #require(RuleSet.of(.badenWuerttemberg, year: 2027))
      #expect(
        Wording(ruleSet).rule(RuleID("bw-null-punkte")).sentence
          == "A course with 0 points cannot count.")
      let error = try #require(throws: PlanError.self) { try Plan(file: Array("{".utf8)) }
      #expect(
        ErrorWording(error).what
          == "The file ends too early: a field name in quotation marks or “}” is missing.")
    }
  }

  /// Each page with every letter of the catalogue taken out: what still has letters is a name.
  @Test("What is read stands in the catalogue, or is a name", arguments: Pages.all)
  func everythingIsInTheCatalogue(_ page: Pages) throws {
    let names = Set(
      (RuleSet.all.flatMap { ruleSet in
        ruleSet.subjects.map { ruleSet.name(of: $0.id) }
          + ruleSet.rules.flatMap { [$0.paragraph, $0.document] }
          + ruleSet.components.map { ruleSet.name(of: $0.id) }
      } + ["L Lena BW plan json"]).flatMap { Self.words($0) })
    try Language.$current.withValue(Language(table: Self.blank)) {
      let html = try page.html()
      let strange = Self.words(Self.readable(html)).filter { !names.contains($0) }
      #expect(strange.isEmpty, "\(strange)")
    }
  }

  /// The first language's table with an asterisk for every letter.
  private static let blank: TextTable = {
    let german = Language.german.table
    var texts: [UInt8] = []
    for place in 0..<german.count {
      texts += german[place].map { $0 < 5 || !isLetter($0) ? $0 : UInt8(ascii: "*") } + [0x0A]
    }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: texts.count)
    for (position, byte) in texts.enumerated() { copy[position] = byte }
    return TextTable(UnsafePointer(copy), texts.count - 1)
  }()

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
  }

  private static func words(_ text: String) -> [String] {
    text.filter { $0 != "\u{AD}" }.split { !$0.isLetter }.map { String($0) }
  }

  /// What a page shows and what a screen reader says.
  private static func readable(_ html: String) -> String {
    var text = ""
    var tag = ""
    var isInTag = false
    for character in html {
      switch character {
      case "<": (isInTag, tag) = (true, "")
      case ">":
        isInTag = false
        text += " "
        for name in ["aria-label", "title", "alt", "placeholder"] {
          let parts = tag.split(separator: " \(name)=\"", maxSplits: 1)
          if parts.count > 1 { text += parts[1].prefix { $0 != "\"" } + " " }
        }
      case _ where isInTag: tag.append(character)
      default: text.append(character)
      }
    }
    return text
  }
}

/// Every page of the app.
enum Pages: CaseIterable, Sendable {
  case start, overview, courses, calculation, landed, missed, fault
  case setup, subjects, subject, entry, course, exams, goal, data, keys

  static let all = Array(allCases)

  func html() throws -> String {
    let state: AppState
    switch self {
    case .start:
      state = AppState()
      _ = state.update(.start(.start))
    case .overview, .courses, .calculation, .landed:
      state = AppState()
      let moment: ExampleMoment = self == .landed ? .afterExams : .beforeExams
      let place: Route.Place =
        self == .courses ? .courses : self == .calculation ? .calculation : .overview
      _ = state.update(.start(.plan(.example(moment), place)))
      _ = state.update(.printing(true))
    case .missed: state = AppState.showing(Plans.missed)
    case .fault: state = AppState.showing("{\"format\": ")
    default:
      state = AppState.showing(Plans.missed)
      let subject = try #require(state.profile?.subjects.first)
      let course = try #require(subject.courses.first).id
      let route: Route =
        switch self {
        case .setup: .setup(.compulsory)
        case .subjects: .subjects
        case .subject: .subject(subject.record.id)
        case .entry: .entry(course)
        case .course: .course(course)
        case .exams: .exams
        case .goal: .goal
        case .keys: .keys
        default: .data
        }
      _ = state.update(.navigate(route))
    }
    return state.html
  }
}
