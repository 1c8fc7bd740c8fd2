import Planner

/// The German string catalogue: every text that a person can see stands here.
///
/// Computed, so that none of it is initialised before it is needed.
enum Texts {
  static var appName: Text { "Gleitpfad" }

  static func windowTitle(_ place: Text) -> Text { "\(place) · \(appName)" }

  static func place(_ place: Route.Place) -> Text {
    switch place {
    case .overview: "Überblick"
    case .calculation: "Rechnung"
    }
  }

  static var skipToContent: Text { "Zum Inhalt" }
  static var places: Text { "Bereiche" }
  static var subjects: Text { "Fächer" }
  static var openPlan: Text { "Plan öffnen" }
  static var backToOverview: Text { "Zurück zum Überblick" }
  static var toStart: Text { "Zur Startseite" }

  // MARK: Start

  static var startHeadline: Text { "Wo landet dein Abitur?" }
  static var startSentence: Text {
    """
    Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, \
    und zeigt zu jeder Zahl den Weg und den Paragraphen.
    """
  }
  static var showExample: Text { "Beispiel ansehen" }
  static var dropHint: Text { "Du kannst die Datei auch hierher ziehen." }
  static var staysHere: Text { "Dein Plan bleibt auf diesem Gerät." }
  static var saveExample: Text { "Beispieldatei sichern" }
  static var exampleSaved: Text { "Die Beispieldatei ist gesichert." }
  static var dropNow: Text { "Loslassen, dann öffnet sich der Plan." }
  static var planGone: Text {
    "Hier ist gerade kein Plan geöffnet. Öffne deine Datei noch einmal, dann geht es weiter."
  }

  // MARK: Person

  static func abitur(year: Int, land: Text) -> Text { "Abitur \(year), \(land)" }
  static func example(_ text: Text) -> Text { "Beispiel, \(text)" }
  static var yourPlan: Text { "Dein Plan" }
  static var moments: Text { "Zeitpunkt im Beispiel" }

  static func moment(_ moment: ExampleMoment) -> Text {
    switch moment {
    case .beginning: "Am Anfang"
    case .beforeExams: "Vor den Prüfungen"
    case .afterExams: "Danach"
    }
  }

  // MARK: New version

  static var versionReady: Text { "Eine neue Version ist da." }
  static var loadVersion: Text { "Neue Version laden" }

  // MARK: Files

  static var exampleFile: Text { "gleitpfad-beispiel.json" }
  static func faultTitle(_ fileName: String) -> Text {
    "\(Wording.quoted(fileName)) lässt sich nicht öffnen"
  }
  static var unreadable: Text { "Der Browser kann die Datei nicht lesen." }
  static var unreadableAdvice: Text {
    "Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal."
  }
  static var faultPlace: Text { "Stelle" }
  static var faultPath: Text { "Pfad" }
  static var chooseOther: Text { "Andere Datei wählen" }
  static var close: Text { "Schließen" }
  static var planUnchanged: Text { "Dein geöffneter Plan ist unverändert." }
  static var fileUnchanged: Text { "An deiner Datei ist nichts verändert." }
}
