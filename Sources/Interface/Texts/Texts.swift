import Planner

/// The German string catalogue: every text that a person can see stands here.
///
/// Computed, so that none of it is initialised before it is needed.
enum Texts {
  static var appName: StaticString { "Gleitpfad" }

  static func windowTitle(_ place: StaticString) -> Text { "\(place) · \(appName)" }

  static func place(_ place: Route.Place) -> StaticString {
    switch place {
    case .overview: "Überblick"
    case .courses: courses
    case .calculation: "Rechnung"
    }
  }

  static var skipToContent: StaticString { "Zum Inhalt" }
  static var places: StaticString { "Bereiche" }
  static var subjects: StaticString { "Fächer" }
  static var openPlan: StaticString { "Plan öffnen" }
  static var backToOverview: StaticString { "Zurück zum Überblick" }
  static var toStart: StaticString { "Zur Startseite" }

  // MARK: Start

  static var startHeadline: StaticString { "Wo landet dein Abitur?" }
  static var startSentence: StaticString {
    """
    Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, \
    und zeigt zu jeder Zahl den Weg und den Paragraphen.
    """
  }
  static var showExample: StaticString { "Beispiel ansehen" }
  static var dropHint: StaticString { "Du kannst die Datei auch hierher ziehen." }
  static var staysHere: StaticString { "Dein Plan bleibt auf diesem Gerät." }
  static var saveExample: StaticString { "Beispieldatei sichern" }
  static var exampleSaved: StaticString { "Die Beispieldatei ist gesichert." }
  static var dropNow: StaticString { "Loslassen, dann öffnet sich der Plan." }
  static var planGone: StaticString {
    "Hier ist noch kein Plan. Leg einen an oder öffne eine Datei, dann geht es weiter."
  }

  // MARK: Person

  static func abitur(year: Int, land: Text) -> Text { "Abitur \(year), \(land)" }
  static func example(_ text: Text) -> Text { "Beispiel, \(text)" }
  static var yourPlan: StaticString { "Dein Plan" }
  static var moments: StaticString { "Zeitpunkt im Beispiel" }

  static func moment(_ moment: ExampleMoment) -> StaticString {
    switch moment {
    case .beginning: "Am Anfang"
    case .beforeExams: "Vor den Prüfungen"
    case .afterExams: "Danach"
    }
  }

  // MARK: New version

  static var versionReady: StaticString { "Eine neue Version ist da." }
  static var loadVersion: StaticString { "Neue Version laden" }

  // MARK: Files

  static var exampleFile: StaticString { "gleitpfad-beispiel.json" }
  static func faultTitle(_ fileName: String) -> Text {
    "\(Wording.quoted(fileName)) lässt sich nicht öffnen"
  }
  static var unreadable: StaticString { "Der Browser kann die Datei nicht lesen." }
  static var unreadableAdvice: StaticString {
    "Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal."
  }
  static var faultPlace: StaticString { "Stelle" }
  static var faultPath: StaticString { "Pfad" }
  static var chooseOther: StaticString { "Andere Datei wählen" }
  static var close: StaticString { "Schließen" }
  static var planUnchanged: StaticString { "Dein geöffneter Plan ist unverändert." }
  static var fileUnchanged: StaticString { "An deiner Datei ist nichts verändert." }
}
