import Abitur
import Testing

@testable import Interface

@Suite("Rules and readings in words")
struct WordingRuleTests {
  @Test(arguments: RuleSet.all.map { $0.id })
  func everyRuleHasWords(ruleSetID: String) throws {
    let ruleSet = try #require(RuleSet.all.first { $0.id == ruleSetID })
    let wording = Wording(ruleSet)
    for rule in ruleSet.rules {
      let text = wording.rule(rule.id)
      #expect(text.title != rule.id.rawValue, "\(rule.id.rawValue)")
      #expect(text.title.count <= 40, "\(rule.id.rawValue)")
      #expect(text.sentence.hasSuffix("."), "\(rule.id.rawValue)")
      #expect(wording.source(rule.id) != nil)
    }
    #expect(Set(ruleSet.rules.map { wording.rule($0.id).sentence }).count == ruleSet.rules.count)
  }

  @Test func everyTextHasARule() {
    for text in Wording.rules {
      let ruleSets = RuleSet.all.filter {
        "\(text.ruleSet)" == "" || text.ruleSet.isSame(as: $0.id)
      }
      let isUsed = ruleSets.contains { ruleSet in
        ruleSet.rules.contains { text.id.isSame(as: $0.id.rawValue) }
      }
      #expect(isUsed, "\(text.id)")
    }
    #expect(
      Set(Wording.rules.map { "\($0.id) \($0.ruleSet)" }).count
        == Wording.rules.count)
  }

  @Test func geographyHasItsOwnWordsUpTo2024() throws {
    let early = try #require(RuleSet.of(.badenWuerttemberg, year: 2022))
    let late = try #require(RuleSet.of(.badenWuerttemberg, year: 2027))
    let id = RuleID("bw-geographie")
    #expect(Wording(early).rule(id).title == "Geographie und Gemeinschaftskunde")
    #expect(Wording(late).rule(id).title == "Geographie")
  }

  @Test func anUnknownRuleKeepsItsIdentifier() throws {
    let ruleSet = try #require(RuleSet.all.first)
    let text = Wording(ruleSet).rule(RuleID("xy"))
    #expect(text.title == "xy")
    #expect(text.sentence.isEmpty)
    #expect(Wording(ruleSet).source(RuleID("xy")) == nil)
  }

  @Test func everyReadingHasWords() {
    for reading in RuleSet.all.flatMap({ $0.readings }) {
      #expect(Wording.reading(reading.id).title != reading.id.rawValue)
      #expect(Wording.reading(reading.id).question.hasSuffix("?"))
      for option in reading.options {
        #expect(Wording.option(option.id, of: reading.id) != option.id)
      }
    }
    #expect(Wording.option("x", of: ReadingID("zusatzpruefung")) == "x")
    #expect(Wording.reading(ReadingID("x")).title == "x")
  }

  @Test func sources() throws {
    let wording = Wording(try #require(RuleSet.of(.badenWuerttemberg, year: 2027)))
    #expect(wording.certaintyAndSource(RuleID("bw-40-kurse")) == "gesichert, § 17 Absatz 1 AGVO")
    #expect(
      wording.source(RuleID("bw-zusatzpruefung"))
        == "Tabelle schriftlich und mündlich, Leitfaden Abitur 2027, S. 14")
    #expect(
      wording.source(RuleID("bw-kursblock-formel")) == "§ 17 Absatz 1, Anlage zum Kursblock, AGVO")
    #expect(Wording.certainty(.likely) == "wahrscheinlich")
    #expect(Wording.certainty(.unclear) == "ungeklärt")
    #expect(Wording.date("2026-11-30") == "30. 11. 2026")
    #expect(Wording.date("gestern") == "gestern")
  }

  @Test func theOtherReading() throws {
    let ruleSet = try #require(RuleSet.of(.badenWuerttemberg, year: 2027))
    #expect(
      Wording(ruleSet).otherReading(48)
        == "Nach der anderen Lesart (erst runden, dann vervierfachen) wären es 48.")
    let other = ruleSet.reading([(ReadingID("zusatzpruefung"), "vorher-runden")])
    #expect(
      Wording(other).otherReading(47)
        == "Nach der anderen Lesart (erst vervierfachen, dann runden) wären es 47.")
  }

  @Test func everyLandAndFieldHasAName() {
    #expect(Set(Land.allCases.map { "\(Wording.name($0))" }).count == 16)
    #expect(Set(TaskField.allCases.map { "\(Wording.name($0))" }).count == 3)
  }
}
