extension Texts {
  static func faultTitle(fileName: String) -> String { "„\(fileName)“ lässt sich nicht öffnen" }

  static func place(of fault: FileFault) -> String? {
    guard let line = fault.line, let column = fault.column else { return nil }
    return "Zeile \(line), Spalte \(column)"
  }

  static var faultPlace: String { "Stelle" }
  static var faultPath: String { "Pfad" }
  static var chooseOther: String { "Andere Datei wählen" }
  static var close: String { "Schließen" }
  static var planUnchanged: String { "Dein geöffneter Plan ist unverändert." }
  static var fileUnchanged: String { "An deiner Datei ist nichts verändert." }

  /// What is wrong with a file, and what to do about it.
  static func fault(_ problem: FileFault.Problem) -> (what: String, advice: String) {
    switch problem {
    case .empty:
      ("Die Datei ist leer.", "Wähle die Datei, in der dein Plan steht.")
    case .unreadable:
      (
        "Der Browser kann die Datei nicht lesen.",
        "Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal."
      )
    case .tooLarge:
      ("Die Datei ist größer als 1 MB.", "So groß wird kein Plan. Wähle eine andere Datei.")
    case .notText:
      (
        "Die Datei ist kein Text in UTF-8.",
        "Speichere sie in deinem Editor als UTF-8 und öffne sie noch einmal."
      )
    case .unexpected:
      (
        "Hier stimmt die Schreibweise nicht: Das ist kein gültiges JSON.",
        "Sieh an dieser Stelle nach, ob ein Komma, ein Anführungszeichen oder eine Klammer fehlt."
      )
    case .notPlan:
      (
        "Die Datei ist JSON, aber kein Plan.",
        "Ein Plan beginnt mit \"format\": \"gleitpfad-plan\"."
      )
    case .newerVersion(let found):
      (
        "Der Plan ist in Version \(found) geschrieben, die diese App noch nicht kennt.",
        "Lade die neue Version der App und öffne die Datei noch einmal."
      )
    case .unknownField(let name):
      (
        "Das Feld „\(name)“ gibt es in einem Plan nicht.",
        "Prüfe die Schreibweise oder nimm das Feld heraus."
      )
    case .missingField(let name):
      ("Das Feld „\(name)“ fehlt.", "Trage es ein und öffne die Datei noch einmal.")
    case .unfitting(let expected):
      ("Dieser Wert passt hier nicht.", "Hierher gehört \(expected).")
    case .unsupported:
      (
        "Diese Fassung der App rechnet noch keine eigenen Pläne.",
        "Sieh dir solange das Beispiel an."
      )
    }
  }
}
