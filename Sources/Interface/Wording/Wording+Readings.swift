import Abitur
import JSON

/// What people read about a rule with several readings.
public struct ReadingWording: Sendable {
  /// A short name.
  public var title: Text

  /// What the readings differ in, as a question.
  public var question: Text
}

extension Wording {
  /// What a choice of readings is about; one without wording stands under its key.
  public static func reading(_ id: ReadingID) -> ReadingWording {
    text(of: id)?.wording ?? ReadingWording(title: Text(id.rawValue), question: "")
  }

  /// What one reading says; one without wording stands under its key.
  public static func option(_ option: String, of reading: ReadingID) -> Text {
    text(of: reading)?.options.first { $0.id.isSame(as: option) }.map { Text($0.text) }
      ?? Text(option)
  }

  /// What an exam would count under the other reading, in one sentence.
  public func otherReading(_ points: Int) -> Text {
    var described: Text = ""
    for reading in ruleSet.readings {
      for option in reading.options {
        guard case .roundingStage(let stage) = option.change,
          stage != ruleSet.blockTwo.combination.stage
        else { continue }
        described = " (\(Wording.option(option.id, of: reading.id)))"
      }
    }
    return "Nach der anderen Lesart\(described) wären es \(points)."
  }

  private static func text(of id: ReadingID) -> ReadingText? {
    readings.first { $0.id == id }
  }

  private static let readings: [ReadingText] = [
    ReadingText(
      id: ReadingID("zusatzpruefung"),
      wording: ReadingWording(
        title: "Zusätzliche mündliche Prüfung",
        question: "Wird erst vervierfacht oder erst gerundet?"),
      options: [
        ("nachher-runden", "erst vervierfachen, dann runden"),
        ("vorher-runden", "erst runden, dann vervierfachen"),
      ]),
    ReadingText(
      id: ReadingID("pruefungsteile"),
      wording: ReadingWording(
        title: "Prüfung aus zwei Teilen",
        question: """
          Wird das Ergebnis aus zwei Teilen gerundet, bevor eine zusätzliche mündliche \
          Prüfung dazukommt?
          """),
      options: [
        ("ungerundet", "nein, erst am Ende wird gerundet"),
        ("gerundet", "ja, auf ganze Punkte"),
      ]),
    ReadingText(
      id: ReadingID("religion-ethik"),
      wording: ReadingWording(
        title: "Religionslehre oder Ethik", question: "Müssen vier Kurse davon zählen?"),
      options: [
        ("frei", "nein, sie sind frei"),
        ("pflicht", "ja, vier Kurse sind Pflicht"),
      ]),
  ]
}

/// One choice of readings in the catalogue of texts.
private struct ReadingText {
  var id: ReadingID
  var wording: ReadingWording
  var options: [(id: Literal, text: Literal)]
}
