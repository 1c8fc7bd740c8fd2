import JSON
import Planner

/// The German string catalogue: every text that a person can see stands here.
///
/// Computed, so that none of it is initialised before it is needed.
enum Texts {
  static var appName: Literal { "Gleitpfad" }

  static func windowTitle(_ place: Literal) -> Text { "\(place) · \(appName)" }

  static func place(_ place: Route.Place) -> Literal {
    switch place {
    case .overview: "Überblick"
    case .courses: courses
    case .calculation: "Rechnung"
    }
  }

  static var skipToContent: Literal { "Zum Inhalt" }
  static var places: Literal { "Bereiche" }
  static var subjects: Literal { "Fächer" }
  static var openPlan: Literal { "Plan öffnen" }
  static var backToOverview: Literal { "Zurück zum Überblick" }
  static var toStart: Literal { "Zur Startseite" }

  // MARK: Start

  static var startHeadline: Literal { "Wo landet dein Abitur?" }
  static var startSentence: Literal {
    """
    Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, \
    und zeigt zu jeder Zahl den Weg und den Paragraphen.
    """
  }
  static var showExample: Literal { "Beispiel ansehen" }
  static var dropHint: Literal { "Du kannst die Datei auch hierher ziehen." }
  static var staysHere: Literal { "Dein Plan bleibt auf diesem Gerät." }
  static var saveExample: Literal { "Beispieldatei sichern" }
  static var exampleSaved: Literal { "Die Beispieldatei ist gesichert." }
  static var dropNow: Literal { "Loslassen, dann öffnet sich der Plan." }
  static var planGone: Literal {
    "Hier ist noch kein Plan. Leg einen an oder öffne eine Datei, dann geht es weiter."
  }

  // MARK: Person

  static func abitur(year: Int, land: Text) -> Text { "Abitur \(year), \(land)" }
  static func example(_ text: Text) -> Text { "Beispiel, \(text)" }
  static var yourPlan: Literal { "Dein Plan" }
  static var moments: Literal { "Zeitpunkt im Beispiel" }

  static func moment(_ moment: ExampleMoment) -> Literal {
    switch moment {
    case .beginning: "Am Anfang"
    case .beforeExams: "Vor den Prüfungen"
    case .afterExams: "Danach"
    }
  }

  // MARK: New version

  static var versionReady: Literal { "Eine neue Version ist da." }
  static var loadVersion: Literal { "Neue Version laden" }

  // MARK: Files

  static var exampleFile: Literal { "gleitpfad-beispiel.json" }
  static func faultTitle(_ fileName: String) -> Text {
    "\(Wording.quoted(fileName)) lässt sich nicht öffnen"
  }
  static var unreadable: Literal { "Der Browser kann die Datei nicht lesen." }
  static var unreadableAdvice: Literal {
    "Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal."
  }
  static var faultPlace: Literal { "Stelle" }
  static var faultPath: Literal { "Pfad" }
  static var chooseOther: Literal { "Andere Datei wählen" }
  static var close: Literal { "Schließen" }
  static var planUnchanged: Literal { "Dein geöffneter Plan ist unverändert." }
  static var fileUnchanged: Literal { "An deiner Datei ist nichts verändert." }
}
