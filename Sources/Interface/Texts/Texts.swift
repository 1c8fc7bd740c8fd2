import Planner

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

  static func moment(_ moment: ExampleMoment) -> String {
    switch moment {
    case .beginning: "Am Anfang"
    case .beforeExams: "Vor den Prüfungen"
    case .afterExams: "Danach"
    }
  }

  // MARK: New version

  static var versionReady: String { "Eine neue Version ist da." }
  static var loadVersion: String { "Neue Version laden" }

  // MARK: Files

  static var exampleFile: String { "gleitpfad-beispiel.json" }
  static func faultTitle(_ fileName: String) -> String {
    "\(Wording.quoted(fileName)) lässt sich nicht öffnen"
  }
  static var unreadable: String { "Der Browser kann die Datei nicht lesen." }
  static var unreadableAdvice: String {
    "Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal."
  }
  static var faultPlace: String { "Stelle" }
  static var faultPath: String { "Pfad" }
  static var chooseOther: String { "Andere Datei wählen" }
  static var close: String { "Schließen" }
  static var planUnchanged: String { "Dein geöffneter Plan ist unverändert." }
  static var fileUnchanged: String { "An deiner Datei ist nichts verändert." }
}
