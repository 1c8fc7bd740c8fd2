/// The German string catalogue: every text that a person can see stands here.
///
/// Computed, so that none of it is initialised before it is needed.
enum Texts {
  static var appName: String { "Gleitpfad" }

  static func windowTitle(_ place: String) -> String { "\(place) · \(appName)" }

  static func place(_ place: Route.Place) -> String {
    switch place {
    case .overview: "Überblick"
    case .calculation: "Rechnung"
    }
  }

  static var skipToContent: String { "Zum Inhalt" }
  static var places: String { "Bereiche" }
  static var subjects: String { "Fächer" }
  static var openPlan: String { "Plan öffnen" }
  static var backToOverview: String { "Zurück zum Überblick" }
  static var toStart: String { "Zur Startseite" }

  // MARK: Start

  static var startHeadline: String { "Wo landet dein Abitur?" }
  static var startSentence: String {
    "Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, "
      + "und zeigt zu jeder Zahl den Weg und den Paragraphen."
  }
  static var showExample: String { "Beispiel ansehen" }
  static var dropHint: String { "Du kannst die Datei auch hierher ziehen." }
  static var staysHere: String { "Dein Plan bleibt auf diesem Gerät." }
  static var saveExample: String { "Beispieldatei sichern" }
  static var exampleSaved: String { "Die Beispieldatei ist gesichert." }
  static var dropNow: String { "Loslassen, dann öffnet sich der Plan." }
  static var planGone: String {
    "Hier ist gerade kein Plan geöffnet. Öffne deine Datei noch einmal, dann geht es weiter."
  }

  // MARK: Person

  static func abitur(year: Int, land: String) -> String { "Abitur \(year), \(land)" }
  static func example(_ text: String) -> String { "Beispiel, \(text)" }
  static var yourPlan: String { "Dein Plan" }
  static var moments: String { "Zeitpunkt im Beispiel" }

  static func moment(_ moment: Route.Moment) -> String {
    switch moment {
    case .beforeFirstResult: "Am Anfang"
    case .beforeExams: "Vor den Prüfungen"
    case .afterExams: "Danach"
    case .missed: "Verfehlt"
    }
  }

  // MARK: New version

  static var versionReady: String { "Eine neue Version ist da." }
  static var loadVersion: String { "Neue Version laden" }

  // MARK: Words for numbers

  /// A number up to twelve as a word that begins a sentence (Drei), others in digits.
  static func word(_ number: Int) -> String {
    switch number {
    case 1: "Ein"
    case 2: "Zwei"
    case 3: "Drei"
    case 4: "Vier"
    case 5: "Fünf"
    case 6: "Sechs"
    case 7: "Sieben"
    case 8: "Acht"
    case 9: "Neun"
    case 10: "Zehn"
    case 11: "Elf"
    case 12: "Zwölf"
    default: "\(number)"
    }
  }

  /// The same in the middle of a sentence: drei.
  static func wordWithin(_ number: Int) -> String {
    switch number {
    case 1: "ein"
    case 2: "zwei"
    case 3: "drei"
    case 4: "vier"
    case 5: "fünf"
    case 6: "sechs"
    case 7: "sieben"
    case 8: "acht"
    case 9: "neun"
    case 10: "zehn"
    case 11: "elf"
    case 12: "zwölf"
    default: "\(number)"
    }
  }

  static func points(_ number: Int) -> String { number == 1 ? "1 Punkt" : "\(number) Punkte" }
}
