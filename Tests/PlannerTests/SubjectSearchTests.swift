import Abitur
import Planner
import Testing

@Suite("Finding subjects")
struct SubjectSearchTests {
  private func search() throws -> (RuleSet, SubjectSearch) {
    let ruleSet = try #require(RuleSet.of(.badenWuerttemberg, year: 2027))
    return (ruleSet, SubjectSearch(ruleSet))
  }

  private func names(_ text: String) throws -> [String] {
    let (ruleSet, search) = try search()
    return search.subjects(for: text).map { ruleSet.name(of: $0) }
  }

  @Test(
    "However it is written, it is the same subject",
    arguments: [
      "Französisch", "französisch", "FRANZÖSISCH", "franzoesisch", "Franzo\u{308}sisch",
      "  Französisch ", "Französisch\u{A0}", "F", "f",
    ])
  func spellings(text: String) throws {
    let (ruleSet, search) = try search()
    let id = try #require(search.subject(named: text))
    #expect(ruleSet.name(of: id) == "Französisch")
  }

  @Test("Doubled spaces do not matter")
  func spaces() throws {
    let (ruleSet, search) = try search()
    let id = try #require(search.subject(named: "bildende  \t kunst"))
    #expect(ruleSet.name(of: id) == "Bildende Kunst")
  }

  @Test("Every official name and abbreviation finds its subject")
  func everyName() throws {
    let (ruleSet, search) = try search()
    for subject in ruleSet.subjects {
      #expect(search.subject(named: subject.name) == subject.id, "\(subject.name)")
      for alias in subject.aliases {
        #expect(search.subject(named: alias) == subject.id, "\(alias)")
      }
      #expect(search.subjects(for: subject.name).first == subject.id, "\(subject.name)")
    }
  }

  @Test("The likeliest comes first")
  func ranks() throws {
    #expect(try names("frz").first == "Französisch")
    #expect(try names("math").first == "Mathematik")
    #expect(try names("kunst").first == "Bildende Kunst")
    let late = try search().0.subjects.map { $0.name }.filter { $0.hasSuffix("(spät beginnend)") }
    #expect(late.count >= 6)
    #expect(try names("spät") == late)
    #expect(try names("geo").first == "Geographie")
    #expect(try names("xyz").isEmpty)
    #expect(try names("").count == search().0.subjects.count)
  }

  @Test(
    "Folding",
    arguments: [
      ("Straße", "strasse"), ("Ägypten", "aegypten"), ("Œuvre", "oeuvre"),
      ("Élan vital", "elan vital"),
      ("e\u{301}", "e"), ("", ""), (" \u{A0} ", ""), ("日本", "日本"), ("a\u{308}", "ae"),
      ("\u{308}", ""),
    ])
  func folding(text: String, folded: String) {
    #expect(String(decoding: FoldedName(text).bytes, as: UTF8.self) == folded)
    #expect(FoldedName(folded) == FoldedName(text))
  }

  @Test(
    "What is typed means the one subject it fits best, and nothing where several fit",
    arguments: [
      ("Mathe", "mathematik"), ("frz", "franzoesisch"), ("franzoesisch", "franzoesisch"),
      ("französ", "franzoesisch"), ("  GESCHICHTE ", "geschichte"), ("Chor", nil),
      ("m", "mathematik"),
      ("xyz", nil), ("", nil),
    ])
  func meant(_ sample: (text: String, id: String?)) throws {
    let ruleSet = try #require(RuleSet.of(.badenWuerttemberg, year: 2027))
    #expect(SubjectSearch(ruleSet).subject(meantBy: sample.text)?.rawValue == sample.id)
  }

  @Test(
    "In a table, a text means a subject that it names or begins",
    arguments: [
      ("Mathe", "mathematik"), ("Info", "informatik"), ("französ", "franzoesisch"),
      ("theater", nil), ("Ge", nil), ("Mathematik AG", nil), ("m", "mathematik"), ("", nil),
    ])
  func begun(_ sample: (text: String, id: String?)) throws {
    let ruleSet = try #require(RuleSet.of(.badenWuerttemberg, year: 2027))
    #expect(SubjectSearch(ruleSet).subject(begunBy: sample.text)?.rawValue == sample.id)
  }
}
