import JSON
import Planner
import Vault

/// The texts of how the plan is kept, and of what goes in and out.
extension Texts {
  static var data: Literal { "Daten" }
  static var opening: Literal { "Dein Plan wird geöffnet." }

  // MARK: Storage

  static var install: Literal { "Als App" }
  static var installOnApple: Literal {
    "iPhone und iPad: in Safari auf „Teilen“, dann „Zum Home-Bildschirm“. Sonst kann Safari deinen Plan löschen, wenn du die Seite sieben Tage lang nicht öffnest."
  }
  static var installElsewhere: Literal {
    "Android und Computer: im Menü des Browsers „App installieren“, wenn er das anbietet."
  }

  static var storage: Literal { "Speicher" }
  static var saved: Literal { "Gesichert" }
  static var saving: Literal { "Wird gesichert" }
  static var notSaved: Literal { "Nicht gesichert" }
  static var follower: Literal {
    "In einem anderen Fenster wird gerade geschrieben. Hier siehst du jede Änderung sofort."
  }
  static var evicted: Literal {
    """
    Der Browser hat alles gelöscht, was hier gespeichert war. Öffne deine letzte Sicherung, dann ist \
    es wieder da.
    """
  }
  static var persistent: Literal { "Der Browser löscht deinen Plan nicht von selbst." }
  static var notPersistent: Literal {
    "Der Browser darf den Speicher leeren, wenn der Platz knapp wird. Sichere deinen Plan ab und zu."
  }
  static var toData: Literal { "Zu den Daten" }
  static var keepStorage: Literal { "Um dauerhaften Speicher bitten" }
  static var retry: Literal { "Noch einmal sichern" }

  static func rung(_ rung: StorageRung) -> Literal {
    switch rung {
    case .synced: "Auf deinen Geräten gesichert"
    case .device: "Verschlüsselt auf diesem Gerät"
    case .session: "Nur bis du dieses Fenster schließt"
    case .rescue: "Nur zum Lesen"
    }
  }

  /// Why the plan is not kept as well as it could be, and what to do.
  static func cause(_ cause: StorageCause) -> Literal {
    switch cause {
    case .noDatabase:
      """
      Dieser Browser speichert hier nichts, etwa weil das Fenster privat ist. Sichere deinen Plan \
      als Datei, bevor du es schließt.
      """
    case .openFailed:
      """
      Der Speicher lässt sich nicht öffnen. Lade die Seite neu. Hilft das nicht, sichere deinen Plan \
      als Datei.
      """
    case .blocked:
      "Ein anderes Fenster mit einer alten Version hält den Speicher fest. Schließe es und lade neu."
    case .newerVersion:
      """
      Eine neuere Version von Gleitpfad hat deinen Plan gespeichert. Lade die Seite neu, damit sie \
      ihn öffnet. Es ist nichts verändert.
      """
    case .noCrypto:
      """
      Der Browser kann hier nicht verschlüsseln, und unverschlüsselt speichert Gleitpfad nichts. \
      Öffne die Seite über https.
      """
    case .keyLost:
      """
      Der Schlüssel dieses Geräts ist weg, und ohne ihn lässt sich der gespeicherte Plan nicht \
      öffnen. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang \
      mit ihr neu an.
      """
    case .damagedRing:
      """
      Die Angaben zum Schlüssel sind beschädigt. Es ist nichts gelöscht. Öffne deine letzte \
      Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
      """
    case .quota:
      """
      Der Speicher ist voll. Deine Änderungen sind noch da, aber nicht gesichert. Mach Platz auf dem \
      Gerät oder sichere deinen Plan als Datei.
      """
    case .writeFailed:
      """
      Das Sichern hat nicht geklappt. Deine Änderungen sind noch da und werden bei der nächsten noch \
      einmal gesichert.
      """
    case .closed, .lost:
      "Der Speicher wurde geschlossen. Lade die Seite neu, dann geht es weiter."
    }
  }

  static var exportDue: Literal {
    """
    Seit 30 Tagen hat keine Sicherung dieses Gerät verlassen. Geht es verloren, ist auch dein Plan \
    weg.
    """
  }

  // MARK: Out

  static var keepCopy: Literal { "Sichern" }
  static var exportPlan: Literal { "Plan als Datei" }
  static var exportResults: Literal { "Leistungen als Tabelle" }
  static var exportGrid: Literal { "Kurse als Tabelle" }
  static var exportSealed: Literal { "Verschlüsselte Sicherung" }
  static var exportSealedHint: Literal {
    "Nur mit diesem Passwort lässt sie sich wieder öffnen. Niemand kann es zurücksetzen."
  }
  static var sealNow: Literal { "Verschlüsselt sichern" }
  static var passphrase: Literal { "Passwort" }
  static var repeatPassphrase: Literal { "Passwort wiederholen" }
  static var passphraseEmpty: Literal { "Gib ein Passwort ein." }
  static var passphrasesDiffer: Literal { "Die beiden Passwörter sind verschieden." }
  static var planFile: Literal { "gleitpfad-plan.json" }
  static var resultsFile: Literal { "gleitpfad-leistungen.csv" }
  static var gridFile: Literal { "gleitpfad-kurse.csv" }
  static var backupFile: Literal { "gleitpfad-sicherung.gleitpfad" }
  static var damagedFile: Literal { "gleitpfad-beschaedigt.json" }
  static var planSaved: Literal { "Der Plan ist als Datei gesichert." }
  static var resultsSaved: Literal { "Die Tabelle der Leistungen ist gesichert." }
  static var gridSaved: Literal { "Die Tabelle der Kurse ist gesichert." }
  static var backupNotSealed: Literal {
    "Die Sicherung ließ sich nicht verschlüsseln. Es wurde nichts gespeichert."
  }
  static var backupSaved: Literal { "Die verschlüsselte Sicherung ist fertig." }
  static var damagedSaved: Literal { "Die beschädigten Einträge sind gesichert." }

  // MARK: In

  static func importTitle(_ name: String) -> Text { "\(Wording.quoted(name)) übernehmen" }
  static var tableNeedsPlan: Literal {
    "Eine Tabelle gehört in einen Plan. Leg zuerst deinen Plan an und öffne sie dann noch einmal."
  }
  static func column(_ number: Int) -> Text { "Spalte \(number)" }
  static var skippedColumn: Literal { "nicht übernehmen" }
  static func unreadRows(_ count: Int) -> Text {
    """
    \(Wording.count(count, "Zeile wird", "Zeilen werden")) nicht übernommen:
    """
  }

  /// What a column of a table says.
  static func column(_ column: CSVColumn) -> Literal {
    switch column {
    case .subject: "Fach"
    case .halfYear: "Halbjahr"
    case .kind: "Art"
    case .title: "Thema"
    case .points: "Punkte"
    case .grade: "Note"
    case .standing: "Stand"
    case .weight: "Gewicht"
    case .percent: "Prozent"
    case .date: "Datum"
    case .note: "Notiz"
    case .group: "Gruppe"
    }
  }
  static var importMode: Literal { "Wie übernehmen" }
  static var merge: Literal { "Zusammenführen: Was da ist, bleibt" }
  static var replace: Literal { "Ersetzen: Die Datei tritt an die Stelle von allem" }
  static var preview: Literal { "Vorschau" }
  static var accept: Literal { "Übernehmen" }
  static var cancel: Literal { "Abbrechen" }
  static var nothingToImport: Literal { "Alles, was in der Datei steht, ist schon da." }
  static var nothingToRead: Literal { "So ist in der Tabelle nichts zu lesen." }
  static func importSummary(_ added: Int, _ changed: Int, _ dropped: Int) -> Text {
    "\(added) neu, \(changed) geändert, \(dropped) entfallen"
  }
  static func more(_ count: Int) -> Text { "und \(count) weitere" }
  static var added: Literal { "neu" }
  static var ambiguous: Literal { "neu, könnte schon da sein" }
  static var changed: Literal { "geändert" }
  static var dropped: Literal { "entfällt" }
  static var openSealed: Literal { "Sicherung öffnen" }
  static var wrongBackupPassphrase: Literal {
    "Das Passwort stimmt nicht, oder die Datei ist beschädigt."
  }

  // MARK: Lock

  static var appLock: Literal { "App-Sperre" }
  static var appLockOff: Literal {
    """
    Ohne Passwort öffnet sich dein Plan auf diesem Gerät von selbst. Mit einem lässt er sich nur noch \
    damit öffnen, und niemand kann es zurücksetzen.
    """
  }
  static var appLockOn: Literal { "Dein Plan öffnet sich nur mit deinem Passwort." }
  static var setPassphrase: Literal { "Passwort setzen" }
  static var changePassphrase: Literal { "Passwort ändern" }
  static var removePassphrase: Literal { "Passwort entfernen" }
  static var lockNow: Literal { "Jetzt sperren" }
  static var passphraseSet: Literal { "Das Passwort ist gesetzt." }
  static var passphraseChanged: Literal { "Das Passwort ist geändert." }
  static var passphraseNotSet: Literal {
    "Das Passwort ließ sich nicht speichern. Es bleibt, wie es war; versuch es noch einmal."
  }
  static var passphraseRemoved: Literal { "Das Passwort ist entfernt." }
  static var lockedTitle: Literal { "Dein Plan ist gesperrt" }
  static var unlock: Literal { "Öffnen" }
  static var wrongPassphrase: Literal { "Das Passwort stimmt nicht. Versuch es noch einmal." }

  // MARK: History and backups

  static var lastStep: Literal { "Letzter Schritt" }
  static var lastSteps: Literal { "Letzte Schritte" }
  static var noSteps: Literal { "Noch nichts geändert." }
  static var morningCopies: Literal { "Die letzten Tage" }
  static var morningCopiesHint: Literal {
    "So war dein Plan jeweils vor der ersten Änderung des Tages."
  }
  static func backupName(_ day: UInt64) -> Text { "Stand vom \(date(day))" }
  static var restore: Literal { "Ansehen und zurückholen" }
  static func damagedRows(_ count: Int) -> Text {
    """
    \(Wording.count(count, "Eintrag lässt", "Einträge lassen")) sich nicht öffnen. Alles andere ist \
    da.
    """
  }
  static var exportDamaged: Literal { "Beschädigte Einträge sichern" }

  /// A day since 1970 as 30.11.2026.
  static func date(_ day: UInt64) -> Text {
    // Days since 1 March of the year 0; by that calendar a leap day ends its year.
    let days = Int(day) + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0)
    return "\(dayOfMonth).\(calendarMonth).\(year)"
  }

  // MARK: Plans and leaving

  static var plan: Literal { "Plan" }
  static var plans: Literal { "Pläne auf diesem Gerät" }
  static var anotherPlan: Literal { "Weiteren Plan anlegen" }
  static var deletePlan: Literal { "Diesen Plan löschen" }
  static var show: Literal { "Anzeigen" }
  static var shown: Literal { "wird angezeigt" }
  static var wipe: Literal { "Alles löschen" }
  static func wipeQuestion(_ plans: Int, _ subjects: Int, _ results: Int) -> Text {
    """
    \(Wording.count(plans, "Plan", "Pläne")), \(Wording.count(subjects, "Fach", "Fächer")) und \
    \(Wording.count(results, "Leistung", "Leistungen")) werden von diesem Gerät gelöscht, dazu alle \
    Sicherungen darauf. Das lässt sich nicht rückgängig machen.
    """
  }
  static var wipeNow: Literal { "Endgültig löschen" }
  static var notWiped: Literal {
    "Noch ist nicht alles gelöscht. Schließ die anderen Fenster von Gleitpfad und versuch es noch einmal."
  }
  static var wiped: Literal { "Alles ist gelöscht." }
}
