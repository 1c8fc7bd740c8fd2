import JSON

/// What a column of a table of results says.
public enum CSVColumn: CaseIterable, Hashable, Sendable {
  /// The subject.
  case subject

  /// The half-year.
  case halfYear

  /// What kind of result it is.
  case kind

  /// What it was about.
  case title

  /// Points from 0 to 15.
  case points

  /// A grade from 1 to 6, perhaps with a plus or minus.
  case grade

  /// Whether it is graded, pending, excused or refused.
  case standing

  /// How many times it counts.
  case weight

  /// With how many percent of the half-year it counts.
  case percent

  /// The day.
  case date

  /// A note.
  case note

  /// Whether it belongs to the written or the oral results.
  case group

  /// The folded words with which the title of such a column begins.
  private var words: Literal {
    switch self {
    case .subject: "fach kurs unterrichtsfach subject"
    case .halfYear: "halbjahr hj semester kurshalbjahr schulhalbjahr"
    case .kind: "art typ kategorie leistungsart"
    case .title: "titel bezeichnung name thema beschreibung leistung"
    case .points: "punkte np notenpunkte punktzahl mss"
    case .grade: "note zensur"
    case .standing: "stand status"
    case .weight: "gewicht gewichtung faktor"
    case .percent: "prozent anteil %"
    case .date: "datum tag date"
    case .note: "notiz bemerkung kommentar anmerkung"
    case .group: "gruppe bereich"
    }
  }

  /// The column that a title most likely means.
  init?(title: String) {
    let title = FoldedName(title).bytes
    for column in CSVColumn.allCases {
      for word in Planner.words(column.words) where CSVColumn.begins(title, with: word.bytes()) {
        self = column
        return
      }
    }
    return nil
  }

  /// Whether a title is a word or goes on behind it with something else than a letter.
  private static func begins(_ title: [UInt8], with word: [UInt8]) -> Bool {
    guard title.starts(with: word) else { return false }
    return title.count == word.count || !(0x61...0x7A).contains(title[word.count])
  }
}
