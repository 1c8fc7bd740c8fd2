import Abitur
import JSON
import Planner

extension ErrorWording {
  static func problem(_ problem: PlanProblem) -> ErrorWording {
    switch problem {
    case .json(let kind): json(kind)
    case .noPlan:
      ErrorWording(
        "Das ist kein Plan.", "Ein Plan beginnt mit \"format\": \"gleitpfad-plan\".")
    case .noCalq:
      ErrorWording(
        "Das ist kein Export aus Calq.", "Ein Export aus Calq hat ein Feld \"usersubjects\".")
    case .newerVersion(let version):
      ErrorWording(
        "Der Plan ist in Version \(Text(version)) geschrieben, die dieses Gleitpfad noch nicht kennt.",
        "Nimm ein neueres Gleitpfad.")
    case .unknownVersion:
      ErrorWording("Diese Version gibt es nicht.", "Schreib \"version\": 1.")
    case .unknownField(let name, let known):
      ErrorWording(
        "Das Feld \(Wording.quoted(name)) gibt es hier nicht.",
        "Möglich sind \(Wording.list(known.map { Text($0) })).")
    case .missingField(let name):
      ErrorWording("Das Feld \(Wording.quoted(name)) fehlt.", "Trag es nach.")
    case .expected(let value): expected(value)
    case .points(let lexeme, let most):
      ErrorWording(
        "\(Wording.harmless(lexeme)) ist keine Punktzahl.",
        "Möglich sind ganze Punkte von 0 bis \(most) und \"offen\".")
    case .number(let lexeme, let range):
      ErrorWording(
        "\(Wording.harmless(lexeme)) passt hier nicht.",
        "Möglich sind ganze Zahlen von \(range.lowerBound) bis \(range.upperBound).")
    case .unknownHalfYear(let name):
      ErrorWording(
        "Ein Halbjahr \(Wording.quoted(name)) gibt es nicht.",
        "Die Halbjahre heißen \"1\", \"2\", \"3\" und \"4\".")
    case .unknownLand(let name):
      ErrorWording(
        "Ein Land \(Wording.quoted(name)) gibt es nicht.", "Nimm das Kürzel, zum Beispiel \"BW\".")
    case .landNotOffered(let name, let offered):
      ErrorWording(
        "Für \(landName(name)) hat Gleitpfad noch keine Regeln.",
        "Möglich \(offered.count == 1 ? "ist" : "sind") \(Wording.list(offered.map { Text($0) })).")
    case .yearNotOffered(let year, let offered):
      ErrorWording(
        "Für das Abitur \(year) hat Gleitpfad keine Regeln.",
        "Möglich sind \(offered.lowerBound) bis \(offered.upperBound).")
    case .unknownSubject(let name, let suggestion):
      ErrorWording(
        "Das Fach \(Wording.quoted(name)) gibt es nicht.",
        suggestion.map { "Meinst du \(Wording.quoted($0))?" }
          ?? "Nimm den amtlichen Namen oder eine der Kurzformen.")
    case .unknownWord(let word, let allowed):
      ErrorWording(
        "\(Wording.quoted(word)) passt hier nicht.",
        "Möglich sind \(Wording.list(allowed.map { "\"\(Text($0))\"" })).")
    case .heldAndBracketed(let halfYear):
      ErrorWording(
        "Das \(halfYear). Halbjahr soll zählen und zugleich nicht zählen.",
        "Streich es unter „gehalten“ oder unter „geklammert“.")
    case .wishWithoutCourse(let halfYear):
      ErrorWording(
        "Im \(halfYear). Halbjahr ist das Fach nicht belegt.",
        "Trag den Kurs unter „kurse“ ein oder streich das Halbjahr hier.")
    case .examWithoutPart:
      ErrorWording(
        "Die Prüfung hat keinen Teil.",
        "Nenne „schriftlich“ oder „muendlich“; was noch kommt, ist \"offen\".")
    case .contradictingParts(let first, let second):
      ErrorWording(
        "\(Wording.quoted(first)) und \(Wording.quoted(second)) gehen nicht zusammen.",
        "Streich eines davon.")
    case .emptyText:
      ErrorWording("Dieser Text ist leer.", "Schreib etwas hinein oder lass das Feld weg.")
    case .longText(let count, let most):
      ErrorWording(
        "Der Text ist mit \(count) Bytes zu lang.", "Kürze ihn auf höchstens \(most) Bytes.")
    case .controlCharacter:
      ErrorWording(
        "Der Text enthält Steuerzeichen.",
        "Nimm sie heraus; nur Zeilenumbrüche (\\n) und Tabulatoren dürfen bleiben.")
    case .day(let text):
      ErrorWording(
        "\(Wording.quoted(text)) ist kein Tag.",
        "Schreib ein Datum, das es gibt, als Jahr-Monat-Tag, zum Beispiel \"2026-11-30\".")
    case .identifier(let text):
      ErrorWording(
        "\(Wording.quoted(text)) ist keine Kennung.",
        "Eine Kennung hat 32 Zeichen aus 0 bis 9 und a bis f, das letzte ist 0. "
          + "Lass \"id\" weg, dann vergibt Gleitpfad eine.")
    case .duplicateIdentifier(let text):
      ErrorWording(
        "Die Kennung \(Wording.quoted(text)) gibt es schon.",
        "Lass hier \"id\" weg, dann vergibt Gleitpfad eine neue.")
    case .duplicateHalfYear(let halfYear):
      ErrorWording(
        "Das \(halfYear). Halbjahr steht in diesem Fach zweimal.",
        "Streich einen der beiden Kurse oder ändere sein Halbjahr.")
    case .secondExam(let subject):
      ErrorWording(
        "Das Fach \(Wording.quoted(subject)) hat zwei Prüfungen.", "Streich eine davon.")
    case .invalid(let error): candidate(error)
    }
  }

  private static func expected(_ value: ExpectedValue) -> ErrorWording {
    switch value {
    case .text:
      ErrorWording("Hier gehört ein Text hin.", "Setz ihn in Anführungszeichen.")
    case .object:
      ErrorWording("Hier gehört ein Objekt hin.", "Es steht in geschweiften Klammern.")
    case .list:
      ErrorWording("Hier gehört eine Liste hin.", "Sie steht in eckigen Klammern.")
    case .wholeNumber:
      ErrorWording("Hier gehört eine ganze Zahl hin.", "Sie steht ohne Anführungszeichen.")
    case .truth:
      ErrorWording("Hier gehört true oder false hin.", "Beides steht ohne Anführungszeichen.")
    case .day:
      ErrorWording(
        "Hier gehört ein Datum hin.",
        "Setz es in Anführungszeichen, als Jahr-Monat-Tag, zum Beispiel \"2026-11-30\".")
    case .pointsOrOpen:
      ErrorWording(
        "Hier gehören Punkte hin.",
        "Möglich sind ganze Punkte von 0 bis \(Points.maximum.value) und \"offen\".")
    }
  }

  private static func landName(_ abbreviation: String) -> Text {
    Land(abbreviation: abbreviation).map { Text(Wording.name($0)) } ?? Wording.quoted(abbreviation)
  }
}
