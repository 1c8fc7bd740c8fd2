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
    text(of: id).map { ReadingWording(title: Text($0.title), question: Text($0.question)) }
      ?? ReadingWording(title: Text(id.rawValue), question: "")
  }

  /// What one reading says; one without wording stands under its key.
  public static func option(_ option: String, of reading: ReadingID) -> Text {
    text(of: reading)?.options.first { $0.id.isSame(as: option) }.map { Text($0.text) }
      ?? Text(option)
  }

  /// What an exam would count under the other reading, in one sentence.
  public func otherReading(_ points: Int) -> Text {
    for reading in ruleSet.readings {
      for option in reading.options {
        guard case .roundingStage(let stage) = option.change,
          stage != ruleSet.blockTwo.combination.stage
        else { continue }
        return Texts.otherReading(Wording.option(option.id, of: reading.id), points)
      }
    }
    return Texts.otherReading(points)
  }

  private static func text(of id: ReadingID) -> ReadingText? {
    readings.first { $0.id == id }
  }

  private static let readings: [ReadingText] = [
    ReadingText(
      id: ReadingID("zusatzpruefung"),
      title: Texts.readingAdditional,
      question: Texts.readingAdditionalQuestion,
      options: [
        ("nachher-runden", Texts.readingAdditionalLate),
        ("vorher-runden", Texts.readingAdditionalEarly),
      ]),
    ReadingText(
      id: ReadingID("pruefungsteile"),
      title: Texts.readingParts,
      question: Texts.readingPartsQuestion,
      options: [
        ("ungerundet", Texts.readingPartsExact),
        ("gerundet", Texts.readingPartsRounded),
      ]),
    ReadingText(
      id: ReadingID("religion-ethik"),
      title: Texts.readingReligion,
      question: Texts.readingReligionQuestion,
      options: [
        ("frei", Texts.readingReligionFree),
        ("pflicht", Texts.readingReligionRequired),
      ]),
  ]
}

/// One choice of readings in the catalogue of texts.
private struct ReadingText {
  var id: ReadingID
  var title: Phrase
  var question: Phrase
  var options: [(id: Literal, text: Phrase)]
}
