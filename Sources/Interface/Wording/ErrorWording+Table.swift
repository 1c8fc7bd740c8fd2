import Planner

extension ErrorWording {
  /// Words why a file is no table.
  public init(_ error: CSVError) {
    switch error.kind {
    case .textAfterQuote:
      self.init(
        "Hinter dem schließenden Anführungszeichen steht noch etwas.",
        "Setz den ganzen Text in Anführungszeichen und verdopple die im Text.")
    case .strayQuote:
      self.init(
        "Mitten im Text steht ein Anführungszeichen.",
        "Setz den ganzen Text in Anführungszeichen und verdopple die im Text.")
    case .openQuote:
      self.init(
        "Ein Text, der mit einem Anführungszeichen beginnt, hört nicht auf.",
        "Setz am Ende des Textes eines.")
    case .empty:
      self.init("In der Tabelle steht nichts.", "Speichere sie noch einmal als CSV.")
      return
    case .noText:
      self.init("Das ist keine Tabelle in Textform.", "Speichere sie in deinem Programm als CSV.")
      return
    }
    place = "Zeile \(error.line), Spalte \(error.column)"
  }

  /// Words why a row of a table was not taken over.
  public init(_ problem: CSVProblem) {
    self = ErrorWording.reason(problem)
    if let column = problem.column {
      place = "Zeile \(problem.line), Spalte \(column)"
    } else {
      place = "Zeile \(problem.line)"
    }
  }

  private static func reason(_ problem: CSVProblem) -> ErrorWording {
    let text = Wording.quoted(problem.text)
    switch problem.reason {
    case .noSubject:
      return ErrorWording("In dieser Zeile steht kein Fach.", "Trag es ein.")
    case .ambiguousSubject:
      return ErrorWording(
        "\(text) heißen in deinem Plan mehrere Fächer.", "Gib ihnen verschiedene Namen.")
    case .halfYear:
      return ErrorWording(
        problem.text.utf8.isEmpty
          ? "In dieser Zeile steht kein Halbjahr." : "\(text) ist kein eindeutiges Halbjahr.",
        "Schreib 1, 2, 3 oder 4 oder wähle eines für alle Zeilen.")
    case .points:
      return ErrorWording(
        "\(text) ist keine Punktzahl.", "Möglich sind ganze Punkte von 0 bis 15 und „offen“.")
    case .grade:
      return ErrorWording(
        "Aus \(text) folgen keine eindeutigen Punkte.",
        "Möglich sind Noten von 1 bis 6 mit + und -, zum Beispiel 2-.")
    case .contradiction:
      return ErrorWording(
        "Die Note \(text) passt nicht zu den Punkten.", "Lass eines von beiden weg.")
    case .standing:
      return ErrorWording(
        "\(text) ist kein Stand.",
        "Möglich sind „Benotet“, „Ausstehend“, „Entschuldigt“ und „Verweigert“.")
    case .group:
      return ErrorWording(
        "\(text) ist keine Gruppe.", "Möglich sind „Schriftlich“ und „Mündlich“.")
    case .number:
      return ErrorWording("\(text) passt hier nicht.", "Möglich sind ganze Zahlen von 0 bis 100.")
    case .day:
      return ErrorWording(
        "\(text) ist kein Tag.", "Schreib ein Datum, das es gibt, zum Beispiel 30.11.2026.")
    case .longText(let most):
      return ErrorWording("Der Text ist zu lang.", "Kürze ihn auf höchstens \(most) Bytes.")
    case .controlCharacter:
      return ErrorWording("Der Text enthält Steuerzeichen.", "Nimm sie heraus.")
    case .beyondColumns:
      return ErrorWording(
        "\(text) steht rechts von allen Spalten, die eine Überschrift haben.",
        "Gib der Spalte eine Überschrift oder lösche den Inhalt.")
    }
  }
}
