import Interface

/// What the program says about itself.
enum UsageText {
  static let version = "gleitpfad 0.1.0"

  static let noCommand = "Es fehlt der Befehl."
  static let contradictingStyles =
    "--json und --erklaere gehen nicht zusammen; das JSON enthält den Rechenweg schon."
  static let terminalInput =
    "Nenne eine Datei oder leite einen Plan herein, zum Beispiel: gleitpfad rechne lena.json"

  static let contradictingTables =
    "--kurse und --leistungen gehen nicht zusammen; jede Tabelle ist eine eigene Datei."
  static let landAndYear = "--land und --abitur gehören zusammen."

  static let noProfile = "Die Datei hat kein Profil. Trag unter „profile“ eines ein."
  static let leftOut = "Gerechnet ist ohne diese Angabe."

  static let backupAtTerminal =
    "Eine Sicherung ist nichts zum Lesen. Leite sie in eine Datei, zum Beispiel: "
    + "gleitpfad sicherung lena.json > lena.gleitpfad"
  static let alreadySealed = "Das ist schon eine Sicherung."

  static let noExample = "Das Beispiel fehlt."
  static let outputFailed = "Die Ausgabe lässt sich nicht schreiben."

  static func noValue(_ option: String) -> String {
    switch option {
    case "--land": "Nach --land fehlt das Kürzel."
    case "--abitur": "Nach --abitur fehlt das Jahr."
    default: "Nach \(option) fehlt die Datei."
    }
  }

  static func noYear(_ text: String) -> String {
    "\(Wording.quoted(text)) ist kein Jahr."
  }

  static let grownTooLarge =
    "Als Plan der Version 2 ist das größer als 8 MiB. So große Dateien liest Gleitpfad nicht."

  static func oneProfile(_ count: Int) -> String {
    "Eine Tabelle fasst ein Profil, die Datei hat \(count)."
  }

  static func furtherRows(_ count: Int) -> String {
    "\(Wording.count(count, "weitere Zeile ist", "weitere Zeilen sind")) nicht zu lesen."
  }

  static func passedOver(_ column: Int) -> String {
    "Spalte \(column) ist nicht gelesen, weil unklar ist, was darin steht."
  }

  /// What is missing in a call of `tresor`, if anything.
  static func audit(isAsked: Bool, hasPlan: Bool, hasPaths: Bool) -> String? {
    if !isAsked { return "Nenne --pruefe." }
    if hasPaths, !hasPlan { return "Nenne nach --plan den Plan, nach dem gesucht werden soll." }
    if hasPlan, !hasPaths { return "Nenne Dateien oder Ordner, die durchsucht werden sollen." }
    return nil
  }

  static func unknownCommand(_ name: String) -> String {
    "Den Befehl \(Wording.quoted(name)) gibt es nicht."
  }

  static func unknownOption(_ name: String) -> String {
    "Die Option \(Wording.quoted(name)) gibt es nicht."
  }

  static func tooManyOperands(_ operand: String) -> String {
    "\(Wording.quoted(operand)) ist zu viel."
  }

  static func hint(_ command: Command?) -> String {
    "Hilfe: gleitpfad \(command.map { "\($0.rawValue) " } ?? "")--help"
  }

  static func help(_ command: Command?) -> String {
    switch command {
    case nil: program
    case .calculate: calculate
    case .check: check
    case .seal: seal
    case .unseal: unseal
    case .convert: convert
    case .audit: audit
    case .rules: rules
    case .example: example
    }
  }

  private static let program = """
    Gleitpfad rechnet das Abitur: Kursblock, Prüfungsblock, Gesamtpunktzahl, Note.

    Aufruf
      gleitpfad rechne [--erklaere | --json] [DATEI …]
      gleitpfad pruefe [DATEI …]
      gleitpfad sicherung [PLAN] > DATEI
      gleitpfad entsiegle [DATEI]
      gleitpfad wandle [--kurse | --leistungen] [DATEI]
      gleitpfad tresor --pruefe [--plan PLAN] [DATEI | ORDNER …]
      gleitpfad regeln [JAHR]
      gleitpfad beispiel

    Befehle
      rechne      rechnet Pläne aus
      pruefe      prüft Pläne, ohne zu rechnen
      sicherung   verschlüsselt einen Plan mit einem Passwort
      entsiegle   schreibt den Plan aus einer verschlüsselten Sicherung
      wandle      schreibt Pläne, Tabellen und Exporte aus Calq als Plan um
      tresor      prüft, dass nichts von einem Plan lesbar auf der Platte liegt
      regeln      zeigt die Regeln mit ihren Quellen, die Lesarten und die Fächer
      beispiel    schreibt einen Plan zum Ausprobieren

    Optionen
      --help      zeigt diese Hilfe; nach einem Befehl die Hilfe zu ihm
      --version   zeigt die Version

    Zum Ausprobieren
      gleitpfad beispiel > lena.json
      gleitpfad rechne lena.json

    \(statuses)
    """

  private static let calculate = """
    gleitpfad rechne [--erklaere | --json] [DATEI …]

    Rechnet Pläne aus. Ohne DATEI oder mit - wird die Standardeingabe gelesen. Bei
    mehreren Dateien steht jedes Ergebnis in einer Zeile; eine fehlerhafte Datei
    hält die anderen nicht auf. Eine DATEI kann auch eine verschlüsselte Sicherung
    sein. Hat sie mehrere Profile, ist jedes ein eigener Plan; was an einem nicht
    zusammenpasst, wird genannt und nicht mitgerechnet.

    Optionen
      --erklaere  öffnet den ganzen Rechenweg mit Regeln und Quellen
      --json      schreibt je Plan ein Ergebnis als JSON in einer Zeile, für einen
                  einzelnen Plan am Terminal eingerückt
      --passwort-datei DATEI
                  liest das Passwort der Sicherungen aus der Datei
      --          alles danach ist ein Dateiname

    \(passphrases)

    Farbe gibt es nur am Terminal und nicht, wenn NO_COLOR gesetzt ist.

    \(statuses)
    """

  private static let check = """
    gleitpfad pruefe [DATEI …]

    Prüft, ob Pläne richtig geschrieben sind, ohne zu rechnen. Ohne DATEI oder mit -
    wird die Standardeingabe gelesen. Ein Fehler wird mit Zeile, Spalte und Pfad
    genannt. Eine DATEI kann auch eine verschlüsselte Sicherung sein.

    Optionen
      --passwort-datei DATEI
                  liest das Passwort der Sicherungen aus der Datei

    \(passphrases)

    Endet mit
      0  alle Pläne sind in Ordnung
      2  ein Plan oder der Aufruf ist fehlerhaft
    """

  private static let seal = """
    gleitpfad sicherung [PLAN] > DATEI

    Verschlüsselt einen Plan mit einem Passwort. Ohne PLAN oder mit - wird die
    Standardeingabe gelesen. Ohne das Passwort lässt sich die Sicherung nicht mehr
    öffnen, von niemandem. Das Format erklärt docs/plan-file.md.

    Optionen
      --passwort-datei DATEI
                  liest das Passwort aus der Datei

    \(passphrases)

    Zum Ausprobieren
      gleitpfad sicherung lena.json > lena.gleitpfad
      gleitpfad rechne lena.gleitpfad

    Endet mit
      0  die Sicherung ist geschrieben
      2  eine Datei, das Passwort oder der Aufruf ist fehlerhaft
    """

  private static let unseal = """
    gleitpfad entsiegle [DATEI]

    Schreibt den Plan aus einer verschlüsselten Sicherung, so wie er gesichert
    wurde. Ohne DATEI oder mit - wird die Standardeingabe gelesen.

    Optionen
      --passwort-datei DATEI
                  liest das Passwort aus der Datei

    \(passphrases)

    Endet mit
      0  der Plan ist geschrieben
      2  die Datei, das Passwort oder der Aufruf ist fehlerhaft
    """

  private static let convert = """
    gleitpfad wandle [--kurse | --leistungen] [DATEI]

    Schreibt den Inhalt einer Datei als Plan der Version 2, der alles enthält, was
    Gleitpfad auf einem Gerät hält. Gelesen werden Pläne, verschlüsselte
    Sicherungen, Tabellen mit Leistungen (CSV) und Exporte aus Calq. Ohne DATEI oder
    mit - wird die Standardeingabe gelesen. Die Formate erklärt docs/plan-file.md.

    Optionen
      --kurse       schreibt die Kursergebnisse als Tabelle (CSV)
      --leistungen  schreibt die Leistungen als Tabelle (CSV)
      --land KÜRZEL --abitur JAHR
                    das Abitur für Profile, die keines nennen, wie die aus einer
                    Tabelle oder aus Calq
      --passwort-datei DATEI
                    liest das Passwort einer Sicherung aus der Datei

    \(passphrases)

    Endet mit
      0  die Datei ist geschrieben
      2  die Datei, das Passwort oder der Aufruf ist fehlerhaft
    """

  private static let audit = """
    gleitpfad tresor --pruefe [--plan PLAN] [DATEI | ORDNER …]

    Prüft, was der Tresor der Web-App verschlüsselt: Jedes Attribut wird mit zwei
    Werten gespeichert; außerhalb dessen, was verschlüsselt wird, darf sich nichts
    unterscheiden. Lesbar bleiben Kennungen, Arten und Beziehungen.

    Mit --plan sucht es außerdem jeden Text und jede Zahl des Plans in Dateien und
    Ordnern, zum Beispiel in einem Browserprofil, dessen Browser beendet ist. PLAN
    ist jede Datei, die wandle liest. Gesucht werden:
      Texte   ab 4 Bytes in UTF-8, UTF-16 (beide Reihenfolgen) und Latin-1, lange
              in Stücken; Tage auch als 2026-11-30
      Zahlen  ab fünf Ziffern, also Tage: als Ziffern, als double und als 32 Bit, so
              wie Chromium und Firefox sie speichern; 32 Bit allein nur, wenn zwei
              verschiedene Zahlen nah beieinander stehen, denn vier Bytes stehen
              auch zufällig irgendwo

    Nicht zu erkennen sind kürzere Zahlen wie Punkte, kürzere Texte, Wörter, die
    Gleitpfad selbst mitbringt, etwa Fächer, und alles, was ein Browser gepackt hat.
    Kurze oder übliche Texte können auch aus anderem Grund gefunden werden.

    Optionen
      --plan PLAN  der Plan, nach dem gesucht wird
      --passwort-datei DATEI
                   liest das Passwort aus der Datei, wenn PLAN eine Sicherung ist

    \(passphrases)

    Endet mit
      0  alles ist verschlüsselt, und nichts ist gefunden
      1  ein Attribut ist nicht verschlüsselt, oder etwas ist gefunden
      2  eine Datei oder der Aufruf ist fehlerhaft
    """

  private static let passphrases = """
    Das Passwort kommt aus dieser Datei, sonst aus der Umgebungsvariable
    GLEITPFAD_PASSWORT; sonst fragt das Programm am Terminal, einmal für alle
    Dateien.
    """

  private static let rules = """
    gleitpfad regeln [JAHR]

    Zeigt die Regelwerke: jede Regel mit Quelle, Tag der Prüfung und wie sicher sie
    ist, die Lesarten strittiger Regeln und die Fächer mit ihren Kurzformen. Mit
    JAHR nur das Regelwerk für dieses Abitur; seine Kennung geht auch, zum Beispiel
    BW-2025.

    Endet mit
      0  das Regelwerk ist da
      2  ein Regelwerk oder eine Option gibt es nicht
    """

  private static let example = """
    gleitpfad beispiel

    Schreibt einen Plan zum Ausprobieren: alle Kurse sind benotet, die Prüfungen
    stehen noch aus. Das Format erklärt docs/plan-file.md.
    """

  private static let statuses = """
    Endet mit
      0  bestanden oder auf Kurs
      1  eine Bedingung ist nicht mehr zu erfüllen
      2  eine Datei oder der Aufruf ist fehlerhaft
    """
}
