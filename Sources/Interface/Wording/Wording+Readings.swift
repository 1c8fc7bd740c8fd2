import Abitur

/// What people read about a rule with several readings.
public struct ReadingWording: Sendable {
  /// A short name.
  public var title: String

  /// What the readings differ in, as a question.
  public var question: String
}

extension Wording {
  /// What a choice of readings is about; one without wording stands under its key.
  public static func reading(_ id: ReadingID) -> ReadingWording {
    switch id.rawValue {
    case "zusatzpruefung":
      ReadingWording(
        title: "Zusätzliche mündliche Prüfung",
        question: "Wird erst vervierfacht oder erst gerundet?")
    case "pruefungsteile":
      ReadingWording(
        title: "Prüfung aus zwei Teilen",
        question: "Wird das Ergebnis aus zwei Teilen gerundet, bevor eine zusätzliche mündliche "
          + "Prüfung dazukommt?")
    case "religion-ethik":
      ReadingWording(
        title: "Religionslehre oder Ethik", question: "Müssen vier Kurse davon zählen?")
    default: ReadingWording(title: id.rawValue, question: "")
    }
  }

  /// What one reading says; one without wording stands under its key.
  public static func option(_ option: String, of reading: ReadingID) -> String {
    switch (reading.rawValue, option) {
    case ("zusatzpruefung", "nachher-runden"): "erst vervierfachen, dann runden"
    case ("zusatzpruefung", "vorher-runden"): "erst runden, dann vervierfachen"
    case ("pruefungsteile", "ungerundet"): "nein, erst am Ende wird gerundet"
    case ("pruefungsteile", "gerundet"): "ja, auf ganze Punkte"
    case ("religion-ethik", "frei"): "nein, sie sind frei"
    case ("religion-ethik", "pflicht"): "ja, vier Kurse sind Pflicht"
    default: option
    }
  }

  /// What an exam would count under the other reading, in one sentence.
  public func otherReading(_ points: Int) -> String {
    var described = ""
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
}
