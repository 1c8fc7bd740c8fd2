// swift-format-ignore-file
// Made from Localizable.xcstrings by Scripts/texts.py. Change the catalogue, then run it.

extension Texts {
  /// geändert
  static var changed: Phrase { Phrase(0) }

  /// %@ geändert
  static func changed(_ first: consuming Text) -> Text { Phrase(1).filled(first) }

  /// %@ %@ geändert
  static func changed(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(2).filled(first, second) }

  /// %@ gewählt
  static func chosen(_ first: consuming Text) -> Text { Phrase(3).filled(first) }

  /// entfällt
  static var dropped: Phrase { Phrase(4) }

  /// Beispiel, %@
  static func example(_ first: consuming Text) -> Text { Phrase(5).filled(first) }

  /// Gesichert
  static var saved: Phrase { Phrase(6) }

  /// Beispieldatei sichern
  static var saveExample: Phrase { Phrase(7) }

  /// Plan
  static var plan: Phrase { Phrase(8) }

  /// Ergebnis sichern
  static var saveResult: Phrase { Phrase(9) }

  /// Rechnung
  static var calculation: Phrase { Phrase(10) }

  /// nein
  static var no: Phrase { Phrase(11) }

  /// Eine neue Version ist da.
  static var versionReady: Phrase { Phrase(12) }

  /// Neue Version laden
  static var loadVersion: Phrase { Phrase(13) }

  /// Zum Inhalt
  static var skipToContent: Phrase { Phrase(14) }

  /// ohne Angabe
  static var nothing: Phrase { Phrase(15) }

  /// Der Browser kann die Datei nicht lesen.
  static var unreadable: Phrase { Phrase(16) }

  /// Eintragen
  static var enter: Phrase { Phrase(17) }

  /// Zeile %@
  static func place(line: Int) -> Text { Phrase(18).filled(line) }

  /// Zeile %1$lld, Spalte %2$lld
  static func place(line: Int, column: Int) -> Text { Phrase(19).filled(line, column) }

  /// Fächer
  static var subjects: Phrase { Phrase(20) }

  /// Fach
  static var subject: Phrase { Phrase(21) }

  /// wird angezeigt
  static var shown: Phrase { Phrase(22) }

  /// Prüfung
  static var exam: Phrase { Phrase(23) }

  /// Leistungen
  static var results: Phrase { Phrase(24) }

  /// Kurse
  static var courses: Phrase { Phrase(25) }

  /// Kurs
  static var course: Phrase { Phrase(26) }

  /// %@. Halbjahr
  static func halfYear(_ first: Int) -> Text { Phrase(27).filled(first) }

  /// Sichern
  static var keep: Phrase { Phrase(28) }

  /// %@ Punkte sichern
  static func keep(_ first: Int) -> Text { Phrase(29).counted(first) }

  /// und %@ weitere
  static func more(_ first: Int) -> Text { Phrase(31).filled(first) }

  /// nicht belegt
  static var notTaken: Phrase { Phrase(32) }

  /// neu
  static var added: Phrase { Phrase(33) }

  /// %@ eingetragen
  static func added(_ first: consuming Text) -> Text { Phrase(34).filled(first) }

  /// %@, %@ geändert
  static func courseChanged(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(35).filled(first, second) }

  /// Zusätzlich mündlich
  static var additionalOral: Phrase { Phrase(36) }

  /// ja
  static var yes: Phrase { Phrase(37) }

  /// Wähle zuerst die Punkte.
  static var choosePoints: Phrase { Phrase(38) }

  /// Das geht so nicht. Es ist nichts verändert.
  static var notPossible: Phrase { Phrase(39) }

  /// Beschädigte Einträge sichern
  static var exportDamaged: Phrase { Phrase(40) }

  /// Die beschädigten Einträge sind gesichert.
  static var damagedSaved: Phrase { Phrase(41) }

  /// Plan als Datei
  static var exportPlan: Phrase { Phrase(42) }

  /// Der Plan ist als Datei gesichert.
  static var planSaved: Phrase { Phrase(43) }

  /// Leistungen als Tabelle
  static var exportResults: Phrase { Phrase(44) }

  /// Die Tabelle der Leistungen ist gesichert.
  static var resultsSaved: Phrase { Phrase(45) }

  /// Kurse als Tabelle
  static var exportGrid: Phrase { Phrase(46) }

  /// Die Tabelle der Kurse ist gesichert.
  static var gridSaved: Phrase { Phrase(47) }

  /// Passwort
  static var passphrase: Phrase { Phrase(48) }

  /// %@ übernommen
  static func taken(_ first: consuming Text) -> Text { Phrase(49).filled(first) }

  /// Gib ein Passwort ein.
  static var passphraseEmpty: Phrase { Phrase(50) }

  /// Die beiden Passwörter sind verschieden.
  static var passphrasesDiffer: Phrase { Phrase(51) }

  /// Die verschlüsselte Sicherung ist fertig.
  static var backupSaved: Phrase { Phrase(52) }

  /// Pläne auf diesem Gerät
  static var plans: Phrase { Phrase(53) }

  /// Ersetzen: Die Datei tritt an die Stelle von allem
  static var replace: Phrase { Phrase(54) }

  /// Zusammenführen: Was da ist, bleibt
  static var merge: Phrase { Phrase(55) }

  /// Vorschau
  static var preview: Phrase { Phrase(56) }

  /// Alles, was in der Datei steht, ist schon da.
  static var nothingToImport: Phrase { Phrase(57) }

  /// Daten
  static var data: Phrase { Phrase(58) }

  /// Eine Tabelle gehört in einen Plan. Leg zuerst deinen Plan an und öffne sie dann noch einmal.
  static var tableNeedsPlan: Phrase { Phrase(59) }

  /// Schritt %@ von %@
  static func step(_ first: Int, of: Int) -> Text { Phrase(60).filled(first, `of`) }

  /// Letzter Schritt
  static var lastStep: Phrase { Phrase(61) }

  /// Anzeigen
  static var show: Phrase { Phrase(62) }

  /// Spalte %@
  static func column(_ first: Int) -> Text { Phrase(63).filled(first) }

  /// Sicherung öffnen
  static var openSealed: Phrase { Phrase(64) }

  /// Stand vom %@
  static func backupName(_ first: consuming Text) -> Text { Phrase(65).filled(first) }

  /// Tastenkürzel
  static var keys: Phrase { Phrase(66) }

  /// Rückgängig
  static var undo: Phrase { Phrase(67) }

  /// Wiederholen
  static var redo: Phrase { Phrase(68) }

  /// Bereiche
  static var places: Phrase { Phrase(69) }

  /// Note
  static var grade: Phrase { Phrase(70) }

  /// Warum
  static var why: Phrase { Phrase(71) }

  /// Das geht gerade nicht: Hier lässt sich nichts ändern.
  static var notWritable: Phrase { Phrase(72) }

  /// Eigenen Plan anlegen
  static var newPlan: Phrase { Phrase(73) }

  /// Weiter
  static var goOn: Phrase { Phrase(74) }

  /// Hinzufügen
  static var addSubject: Phrase { Phrase(75) }

  /// Ziel setzen
  static var addGoal: Phrase { Phrase(76) }

  /// Fach suchen
  static var search: Phrase { Phrase(77) }

  /// %@ Fächer
  static func subjectCount(_ first: Int) -> Text { Phrase(78).counted(first) }

  /// Verschlüsselte Sicherung
  static var exportSealed: Phrase { Phrase(80) }

  /// Öffnen
  static var unlock: Phrase { Phrase(81) }

  /// Passwort setzen
  static var setPassphrase: Phrase { Phrase(82) }

  /// Passwort entfernen
  static var removePassphrase: Phrase { Phrase(83) }

  /// Um dauerhaften Speicher bitten
  static var keepStorage: Phrase { Phrase(84) }

  /// Noch einmal sichern
  static var retry: Phrase { Phrase(85) }

  /// Alles löschen
  static var wipe: Phrase { Phrase(86) }

  /// Plan angelegt
  static var planMade: Phrase { Phrase(87) }

  /// Einrichten
  static var setup: Phrase { Phrase(88) }

  /// Leistungsfach
  static var advanced: Phrase { Phrase(89) }

  /// Dieses Fach hast du schon.
  static var subjectIsThere: Phrase { Phrase(90) }

  /// Ziel
  static var goal: Phrase { Phrase(91) }

  /// Ziel gesetzt
  static var goalAdded: Phrase { Phrase(92) }

  /// %@ gelöscht
  static func deleted(_ first: consuming Text) -> Text { Phrase(93).filled(first) }

  /// Rückgängig gemacht: %@
  static func undone(_ first: consuming Text) -> Text { Phrase(94).filled(first) }

  /// Dein Plan
  static var yourPlan: Phrase { Phrase(95) }

  /// Seminarkurs
  static var component: Phrase { Phrase(96) }

  /// Das Passwort stimmt nicht, oder die Datei ist beschädigt.
  static var wrongBackupPassphrase: Phrase { Phrase(97) }

  /// Das Passwort ließ sich nicht speichern. Es bleibt, wie es war; versuch es noch einmal.
  static var passphraseNotSet: Phrase { Phrase(98) }

  /// Die Sicherung ließ sich nicht verschlüsseln. Es wurde nichts gespeichert.
  static var backupNotSealed: Phrase { Phrase(99) }

  /// Noch ist nicht alles gelöscht. Schließ die anderen Fenster von Gleitpfad und versuch es noch einmal.
  static var notWiped: Phrase { Phrase(100) }

  /// Wird gesichert
  static var saving: Phrase { Phrase(101) }

  /// Alles ist gelöscht.
  static var wiped: Phrase { Phrase(102) }

  /// Das Passwort ist geändert.
  static var passphraseChanged: Phrase { Phrase(103) }

  /// Das Passwort ist gesetzt.
  static var passphraseSet: Phrase { Phrase(104) }

  /// Das Passwort ist entfernt.
  static var passphraseRemoved: Phrase { Phrase(105) }

  /// Das Passwort stimmt nicht. Versuch es noch einmal.
  static var wrongPassphrase: Phrase { Phrase(106) }

  /// Nicht gesichert
  static var notSaved: Phrase { Phrase(107) }

  /// Schließen
  static var close: Phrase { Phrase(108) }

  /// Loslassen, dann öffnet sich der Plan.
  static var dropNow: Phrase { Phrase(109) }

  /// Prüfungen
  static var exams: Phrase { Phrase(110) }

  /// zählt
  static var counts: Phrase { Phrase(111) }

  /// Prüfungsblock
  static var blockTwo: Phrase { Phrase(112) }

  /// noch nicht gewählt
  static var notChosen: Phrase { Phrase(113) }

  /// %@ abgewählt
  static func notChosen(_ first: consuming Text) -> Text { Phrase(114).filled(first) }

  /// wird
  static var becomes: Phrase { Phrase(115) }

  /// Gerade nicht mitgerechnet
  static var leftOut: Phrase { Phrase(116) }

  /// Pflichtfächer angelegt
  static var subjectsMade: Phrase { Phrase(117) }

  /// Bedingungen
  static var conditions: Phrase { Phrase(118) }

  /// %1$@ Bedingungen sind nicht erfüllt: %2$@.
  static func broken(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(119).filled(first, second) }

  /// Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal.
  static var unreadableAdvice: Phrase { Phrase(120) }

  /// Die Beispieldatei ist gesichert.
  static var exampleSaved: Phrase { Phrase(121) }

  /// Das Ergebnis ist gesichert.
  static var resultSaved: Phrase { Phrase(122) }

  /// Gleitpfad
  static var appName: Phrase { Phrase(123) }

  /// Gewicht
  static var weight: Phrase { Phrase(124) }

  /// %1$lld.%2$lld.%3$lld
  static func date(day: Int, month: Int, year: Int) -> Text { Phrase(125).filled(Text(day), Text(month), Text(year)) }

  /// Übernehmen
  static var accept: Phrase { Phrase(126) }

  /// Abbrechen
  static var cancel: Phrase { Phrase(127) }

  /// Ansehen und zurückholen
  static var restore: Phrase { Phrase(128) }

  /// Speicher
  static var storage: Phrase { Phrase(129) }

  /// von %@
  static func outOf(_ first: Int) -> Text { Phrase(130).filled(first) }

  /// noch nicht zurück
  static var pointsOpen: Phrase { Phrase(131) }

  /// %@ Halbjahre
  static func halfYearCount(_ first: Int) -> Text { Phrase(132).counted(first) }

  /// –
  static var notTakenShort: Phrase { Phrase(134) }

  /// %1$@ = %2$@
  static func equation(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(135).filled(first, second) }

  /// =
  static var equals: Phrase { Phrase(136) }

  /// ≈
  static var roughly: Phrase { Phrase(137) }

  /// Summe
  static var sum: Phrase { Phrase(138) }

  /// +
  static var plus: Phrase { Phrase(139) }

  /// ×
  static var times: Phrase { Phrase(140) }

  /// –
  static var noGrade: Phrase { Phrase(141) }

  /// projiziert
  static var projectedSpoken: Phrase { Phrase(142) }

  /// noch offen
  static var stillOpen: Phrase { Phrase(143) }

  /// Verlauf: %@.
  static func chart(_ first: consuming Text) -> Text { Phrase(144).filled(first) }

  /// %@. Hj.
  static func halfYearAbbreviated(_ first: Int) -> Text { Phrase(145).filled(first) }

  /// (%@)
  static func bracketed(_ first: consuming Text) -> Text { Phrase(146).filled(first) }

  /// %1$@, gerundet %2$@
  static func rounded(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(147).filled(first, second) }

  /// möglich %@ bis %@
  static func possible(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(148).filled(first, second) }

  /// sicher, %@ offen
  static func secured(open: Int) -> Text { Phrase(149).filled(open) }

  /// ab
  static var landingFrom: Phrase { Phrase(150) }

  /// bis
  static var landingUpTo: Phrase { Phrase(151) }

  /// Ziel %1$@ ab %2$lld Punkten.
  static func goalOnScale(_ first: consuming Text, _ second: Int) -> Text { Phrase(152).filled(first, second) }

  /// noch %@
  static func stillMissing(_ first: Int) -> Text { Phrase(153).filled(first) }

  /// Blöcke
  static var blocks: Phrase { Phrase(154) }

  /// Kursblock
  static var blockOne: Phrase { Phrase(155) }

  /// %@ Kurse belegt
  static func coursesTaken(_ first: Int) -> Text { Phrase(156).filled(first) }

  /// %@ von %@ Kursen zählen
  static func coursesCount(_ first: Int, _ second: Int) -> Text { Phrase(157).filled(first, second) }

  /// %@ offen
  static func examsOpen(_ first: Int) -> Text { Phrase(158).filled(first) }

  /// Fortgeschrieben mit dem Schnitt deiner benoteten Kurse.
  static var filledIn: Phrase { Phrase(159) }

  /// %@ Kurse
  static func courseCount(_ first: Int) -> Text { Phrase(160).counted(first) }

  /// Nach der anderen Lesart wären es %@.
  static func otherReading(_ first: Int) -> Text { Phrase(162).filled(first) }

  /// Nach der anderen Lesart (%1$@) wären es %2$lld.
  static func otherReading(_ first: consuming Text, _ second: Int) -> Text { Phrase(163).filled(first, second) }

  /// Beitrag
  static var contribution: Phrase { Phrase(164) }

  /// Landeskala von %1$lld bis %2$lld Punkten. %3$@
  static func landingScale(from: Int, to: Int, status: consuming Text) -> Text { Phrase(165).filled(Text(from), Text(to), status) }

  /// Zurück zum Überblick
  static var backToOverview: Phrase { Phrase(166) }

  /// Zeitpunkt im Beispiel
  static var moments: Phrase { Phrase(167) }

  /// Jede Zahl lässt sich öffnen.
  static var everyNumberOpens: Phrase { Phrase(168) }

  /// %1$@ plus %2$@ gleich %3$@, Note %4$@
  static func sumSpoken(courses: consuming Text, exams: consuming Text, total: consuming Text, grade: consuming Text) -> Text { Phrase(169).filled(courses, exams, total, grade) }

  /// %1$@ Punkte auf %2$@, mal %3$lld
  static func sumLine(_ first: consuming Text, _ second: consuming Text, factor: Int) -> Text { Phrase(170).filled(first, second, Text(factor)) }

  /// Zeichen
  static var legend: Phrase { Phrase(171) }

  /// Kursergebnisse je Fach und Halbjahr
  static var coursesCaption: Phrase { Phrase(172) }

  /// eingeklammert
  static var bracketedRow: Phrase { Phrase(173) }

  /// doppelt
  static var doubledRow: Phrase { Phrase(174) }

  /// eigenes Fach, zählt nicht
  static var ownSubject: Phrase { Phrase(175) }

  /// Ergebnis eintragen
  static var enterResult: Phrase { Phrase(176) }

  /// Zum Fach
  static var toSubject: Phrase { Phrase(177) }

  /// Was soll mit dem Kurs geschehen?
  static var wish: Phrase { Phrase(178) }

  /// Gleitpfad wählen lassen
  static var noWish: Phrase { Phrase(179) }

  /// Punkte insgesamt
  static var inTotal: Phrase { Phrase(180) }

  /// Als App
  static var install: Phrase { Phrase(181) }

  /// iPhone und iPad: in Safari auf „Teilen“, dann „Zum Home-Bildschirm“. Sonst kann Safari deinen Plan löschen, wenn du die Seite sieben Tage lang nicht öffnest.
  static var installOnApple: Phrase { Phrase(182) }

  /// Android und Computer: im Menü des Browsers „App installieren“, wenn er das anbietet.
  static var installElsewhere: Phrase { Phrase(183) }

  /// Der Browser löscht deinen Plan nicht von selbst.
  static var persistent: Phrase { Phrase(184) }

  /// Der Browser darf den Speicher leeren, wenn der Platz knapp wird. Sichere deinen Plan ab und zu.
  static var notPersistent: Phrase { Phrase(185) }

  /// %@ Einträge lassen sich nicht öffnen. Alles andere ist da.
  static func damagedRows(_ first: Int) -> Text { Phrase(186).counted(first) }

  /// Seminarkurs, Punkte
  static var componentPoints: Phrase { Phrase(188) }

  /// Sichern
  static var keepCopy: Phrase { Phrase(189) }

  /// Seit 30 Tagen hat keine Sicherung dieses Gerät verlassen. Geht es verloren, ist auch dein Plan weg.
  static var exportDue: Phrase { Phrase(190) }

  /// Plan öffnen
  static var openPlan: Phrase { Phrase(191) }

  /// Nur mit diesem Passwort lässt sie sich wieder öffnen. Niemand kann es zurücksetzen.
  static var exportSealedHint: Phrase { Phrase(192) }

  /// Verschlüsselt sichern
  static var sealNow: Phrase { Phrase(193) }

  /// Passwort wiederholen
  static var repeatPassphrase: Phrase { Phrase(194) }

  /// Letzte Schritte
  static var lastSteps: Phrase { Phrase(195) }

  /// Noch nichts geändert.
  static var noSteps: Phrase { Phrase(196) }

  /// Die letzten Tage
  static var morningCopies: Phrase { Phrase(197) }

  /// So war dein Plan jeweils vor der ersten Änderung des Tages.
  static var morningCopiesHint: Phrase { Phrase(198) }

  /// App-Sperre
  static var appLock: Phrase { Phrase(199) }

  /// Dein Plan öffnet sich nur mit deinem Passwort.
  static var appLockOn: Phrase { Phrase(200) }

  /// Ohne Passwort öffnet sich dein Plan auf diesem Gerät von selbst. Mit einem lässt er sich nur noch damit öffnen, und niemand kann es zurücksetzen.
  static var appLockOff: Phrase { Phrase(201) }

  /// Passwort ändern
  static var changePassphrase: Phrase { Phrase(202) }

  /// Jetzt sperren
  static var lockNow: Phrase { Phrase(203) }

  /// Abitur %@, %@
  static func abitur(year: Int, land: consuming Text) -> Text { Phrase(204).filled(year, land) }

  /// Weiteren Plan anlegen
  static var anotherPlan: Phrase { Phrase(205) }

  /// Diesen Plan löschen
  static var deletePlan: Phrase { Phrase(206) }

  /// %1$@, %2$@ und %3$@ werden von diesem Gerät gelöscht, dazu alle Sicherungen darauf. Das lässt sich nicht rückgängig machen.
  static func wipeQuestion(_ first: consuming Text, _ second: consuming Text, _ third: consuming Text) -> Text { Phrase(207).filled(first, second, third) }

  /// Endgültig löschen
  static var wipeNow: Phrase { Phrase(208) }

  /// Wofür
  static var entryPlace: Phrase { Phrase(209) }

  /// Art der Leistung
  static var entryKind: Phrase { Phrase(210) }

  /// Punkte von 0 bis 15
  static var entryPoints: Phrase { Phrase(211) }

  /// Noch offen
  static var leaveOpen: Phrase { Phrase(212) }

  /// Auswirkung
  static var entryEffect: Phrase { Phrase(213) }

  /// Wähle die Punkte, dann siehst du, was sie ändern.
  static var effectHint: Phrase { Phrase(214) }

  /// Kurs %@. Halbjahr
  static func courseEffect(_ first: Int) -> Text { Phrase(215).filled(first) }

  /// Gesamt
  static var effectTotal: Phrase { Phrase(216) }

  /// Note bleibt
  static var gradeStays: Phrase { Phrase(217) }

  /// Mehr angeben
  static var entryDetails: Phrase { Phrase(218) }

  /// Als offen sichern
  static var keepOpen: Phrase { Phrase(219) }

  /// Jeder Punkt einer Prüfung bringt %@ Punkte für die Gesamtpunktzahl; mit einer zusätzlichen mündlichen Prüfung zählen beide zusammen.
  static func examFactor(_ first: Int) -> Text { Phrase(220).filled(first) }

  /// %@ lässt sich nicht öffnen
  static func faultTitle(_ first: consuming Text) -> Text { Phrase(221).filled(first) }

  /// Stelle
  static var faultPlace: Phrase { Phrase(222) }

  /// Pfad
  static var faultPath: Phrase { Phrase(223) }

  /// An deiner Datei ist nichts verändert.
  static var fileUnchanged: Phrase { Phrase(224) }

  /// Dein geöffneter Plan ist unverändert.
  static var planUnchanged: Phrase { Phrase(225) }

  /// Andere Datei wählen
  static var chooseOther: Phrase { Phrase(226) }

  /// Setz dir eine Note, dann siehst du, wie weit es bis dahin ist.
  static var noGoal: Phrase { Phrase(227) }

  /// %@ übernehmen
  static func importTitle(_ first: consuming Text) -> Text { Phrase(228).filled(first) }

  /// So ist in der Tabelle nichts zu lesen.
  static var nothingToRead: Phrase { Phrase(229) }

  /// Wie übernehmen
  static var importMode: Phrase { Phrase(230) }

  /// nicht übernehmen
  static var skippedColumn: Phrase { Phrase(231) }

  /// „%@“
  static func quoted(_ first: consuming Text) -> Text { Phrase(232).filled(first) }

  /// %@ Zeilen werden nicht übernommen:
  static func unreadRows(_ first: Int) -> Text { Phrase(233).counted(first) }

  /// neu, könnte schon da sein
  static var ambiguous: Phrase { Phrase(235) }

  /// %@ neu, %@ geändert, %@ entfallen
  static func importSummary(_ first: Int, _ second: Int, _ third: Int) -> Text { Phrase(236).filled(Text(first), Text(second), Text(third)) }

  /// N
  static var keyNameEnter: Phrase { Phrase(237) }

  /// 1–6
  static var keyNamePlaces: Phrase { Phrase(238) }

  /// Bereiche, in ihrer Reihenfolge
  static var keyPlaces: Phrase { Phrase(239) }

  /// ?
  static var keyNameKeys: Phrase { Phrase(240) }

  /// Strg Z
  static var keyNameUndo: Phrase { Phrase(241) }

  /// Strg Umschalt Z
  static var keyNameRedo: Phrase { Phrase(242) }

  /// 0–15 Enter Esc
  static var keyNameSheet: Phrase { Phrase(243) }

  /// Beim Eintragen: Punkte, fertig, schließen
  static var keySheet: Phrase { Phrase(244) }

  /// Auf dem Mac ist Strg die Befehlstaste.
  static var keyNote: Phrase { Phrase(245) }

  /// Einzelne Tasten abschalten
  static var keysOff: Phrase { Phrase(246) }

  /// Einzelne Tasten einschalten
  static var keysOn: Phrase { Phrase(247) }

  /// Dein Plan ist gesperrt
  static var lockedTitle: Phrase { Phrase(248) }

  /// Zur Startseite
  static var toStart: Phrase { Phrase(249) }

  /// Hinweise
  static var notices: Phrase { Phrase(250) }

  /// Rechnung öffnen
  static var openCalculation: Phrase { Phrase(251) }

  /// %1$@: %2$@, %3$@. %4$@
  static func shortfall(_ first: consuming Text, _ second: consuming Text, _ third: consuming Text, _ fourth: consuming Text) -> Text { Phrase(252).filled(first, second, third, fourth) }

  /// Einen Schritt zurück
  static var previousStep: Phrase { Phrase(253) }

  /// Später
  static var later: Phrase { Phrase(254) }

  /// Zum Tauschen tippe zuerst eins an, das gewählt ist.
  static var fullChoice: Phrase { Phrase(255) }

  /// Noch %@ zu wählen.
  static func stillToChoose(_ first: Int) -> Text { Phrase(256).filled(first) }

  /// Das passt zusammen.
  static var fitsTogether: Phrase { Phrase(257) }

  /// Zum Überblick
  static var setupDone: Phrase { Phrase(258) }

  /// Noch kein Fach.
  static var nothingChosen: Phrase { Phrase(259) }

  /// Dieses Fach gibt es nicht mehr.
  static var subjectGone: Phrase { Phrase(260) }

  /// Trag zuerst deine Fächer ein. Sobald ein Kurs ein Ergebnis hat, steht hier deine Note.
  static var noPlanYet: Phrase { Phrase(261) }

  /// Zu den Fächern
  static var toSubjects: Phrase { Phrase(262) }

  /// Hier ist noch kein Plan. Leg einen an oder öffne eine Datei, dann geht es weiter.
  static var planGone: Phrase { Phrase(263) }

  /// Wo landet dein Abitur?
  static var startHeadline: Phrase { Phrase(264) }

  /// Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, und zeigt zu jeder Zahl den Weg und den Paragraphen.
  static var startSentence: Phrase { Phrase(265) }

  /// Zu deinem Plan
  static var continuePlan: Phrase { Phrase(266) }

  /// Beispiel ansehen
  static var showExample: Phrase { Phrase(267) }

  /// Du kannst die Datei auch hierher ziehen.
  static var dropHint: Phrase { Phrase(268) }

  /// Dein Plan bleibt auf diesem Gerät.
  static var staysHere: Phrase { Phrase(269) }

  /// Der Browser hat alles gelöscht, was hier gespeichert war. Öffne deine letzte Sicherung, dann ist es wieder da.
  static var evicted: Phrase { Phrase(270) }

  /// In einem anderen Fenster wird gerade geschrieben. Hier siehst du jede Änderung sofort.
  static var follower: Phrase { Phrase(271) }

  /// Zu den Daten
  static var toData: Phrase { Phrase(272) }

  /// Zurück zu den Fächern
  static var backToSubjects: Phrase { Phrase(273) }

  /// Einstellungen
  static var settings: Phrase { Phrase(274) }

  /// Fach löschen
  static var deleteSubject: Phrase { Phrase(275) }

  /// Schätzung %@
  static func estimate(_ first: consuming Text) -> Text { Phrase(276).filled(first) }

  /// Leistung löschen
  static var deleteResult: Phrase { Phrase(277) }

  /// Prüfung löschen
  static var deleteExam: Phrase { Phrase(278) }

  /// Noch kein Fach. Beginne mit deinen drei Leistungsfächern.
  static var noSubjects: Phrase { Phrase(279) }

  /// Tippe auf ein Feld und wähle die Punkte. Leer heißt noch nicht benotet.
  static var subjectsLead: Phrase { Phrase(280) }

  /// Kein Fach heißt so. Du kannst es unten hinzufügen.
  static var nothingFound: Phrase { Phrase(281) }

  /// Fächer neu wählen
  static var changeSetup: Phrase { Phrase(282) }

  /// doppelt, zählt nicht
  static var secondSubject: Phrase { Phrase(283) }

  /// Fach hinzufügen
  static var addSubjectLabel: Phrase { Phrase(284) }

  /// Name oder Kurzform, zum Beispiel Mathe
  static var addSubjectHint: Phrase { Phrase(285) }

  /// %@. Hj
  static func halfYearShort(_ first: Int) -> Text { Phrase(286).filled(first) }

  /// Leistungsfächer
  static var groupAdvanced: Phrase { Phrase(287) }

  /// Mündliche Prüfungsfächer
  static var groupOralExam: Phrase { Phrase(288) }

  /// Weitere Fächer
  static var groupFurther: Phrase { Phrase(289) }

  /// Leistungsfach
  static var reasonAdvanced: Phrase { Phrase(290) }

  /// Prüfungsfach
  static var reasonOralExam: Phrase { Phrase(291) }

  /// Pflicht
  static var reasonRequired: Phrase { Phrase(292) }

  /// Auswahl
  static var reasonChosen: Phrase { Phrase(293) }

  /// gehalten
  static var reasonHeld: Phrase { Phrase(294) }

  /// frei
  static var reasonFree: Phrase { Phrase(295) }

  /// noch nicht benotet
  static var notGraded: Phrase { Phrase(296) }

  /// Punkt
  static var spokenPoint: Phrase { Phrase(297) }

  /// Punkte
  static var spokenPoints: Phrase { Phrase(298) }

  /// unter 5
  static var belowFive: Phrase { Phrase(299) }

  /// %@ Gewichte
  static func weightCount(_ first: Int) -> Text { Phrase(300).counted(first) }

  /// von dir eingeklammert
  static var legendBracketed: Phrase { Phrase(302) }

  /// kann nicht zählen
  static var legendImpossible: Phrase { Phrase(303) }

  /// Auf deinen Geräten gesichert
  static var rungSynced: Phrase { Phrase(304) }

  /// Verschlüsselt auf diesem Gerät
  static var rungDevice: Phrase { Phrase(305) }

  /// Nur bis du dieses Fenster schließt
  static var rungSession: Phrase { Phrase(306) }

  /// Nur zum Lesen
  static var rungRescue: Phrase { Phrase(307) }

  /// Dieser Browser speichert hier nichts, etwa weil das Fenster privat ist. Sichere deinen Plan als Datei, bevor du es schließt.
  static var causeNoDatabase: Phrase { Phrase(308) }

  /// Der Speicher lässt sich nicht öffnen. Lade die Seite neu. Hilft das nicht, sichere deinen Plan als Datei.
  static var causeOpenFailed: Phrase { Phrase(309) }

  /// Ein anderes Fenster mit einer alten Version hält den Speicher fest. Schließe es und lade neu.
  static var causeBlocked: Phrase { Phrase(310) }

  /// Eine neuere Version von Gleitpfad hat deinen Plan gespeichert. Lade die Seite neu, damit sie ihn öffnet. Es ist nichts verändert.
  static var causeNewerVersion: Phrase { Phrase(311) }

  /// Der Browser kann hier nicht verschlüsseln, und unverschlüsselt speichert Gleitpfad nichts. Öffne die Seite über https.
  static var causeNoCrypto: Phrase { Phrase(312) }

  /// Der Schlüssel dieses Geräts ist weg, und ohne ihn lässt sich der gespeicherte Plan nicht öffnen. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
  static var causeKeyLost: Phrase { Phrase(313) }

  /// Die Angaben zum Schlüssel sind beschädigt. Es ist nichts gelöscht. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
  static var causeDamagedRing: Phrase { Phrase(314) }

  /// Der Speicher ist voll. Deine Änderungen sind noch da, aber nicht gesichert. Mach Platz auf dem Gerät oder sichere deinen Plan als Datei.
  static var causeQuota: Phrase { Phrase(315) }

  /// Das Sichern hat nicht geklappt. Deine Änderungen sind noch da und werden bei der nächsten noch einmal gesichert.
  static var causeWriteFailed: Phrase { Phrase(316) }

  /// %1$@ Bedingungen sind nicht mehr zu erfüllen: %2$@.
  static func lost(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(317).filled(first, second) }

  /// Der Speicher wurde geschlossen. Lade die Seite neu, dann geht es weiter.
  static var causeClosed: Phrase { Phrase(318) }

  /// Fach
  static var columnSubject: Phrase { Phrase(319) }

  /// Halbjahr
  static var columnHalfYear: Phrase { Phrase(320) }

  /// Art
  static var columnKind: Phrase { Phrase(321) }

  /// Thema
  static var columnTitle: Phrase { Phrase(322) }

  /// Punkte
  static var columnPoints: Phrase { Phrase(323) }

  /// Note
  static var columnGrade: Phrase { Phrase(324) }

  /// Stand
  static var columnStanding: Phrase { Phrase(325) }

  /// Gewicht
  static var columnWeight: Phrase { Phrase(326) }

  /// Prozent
  static var columnPercent: Phrase { Phrase(327) }

  /// Datum
  static var columnDate: Phrase { Phrase(328) }

  /// Notiz
  static var columnNote: Phrase { Phrase(329) }

  /// Gruppe
  static var columnGroup: Phrase { Phrase(330) }

  /// %@ Pläne
  static func planCount(_ first: Int) -> Text { Phrase(331).counted(first) }

  /// %@ Leistungen
  static func resultCount(_ first: Int) -> Text { Phrase(333).counted(first) }

  /// Klausur
  static var kindKlausur: Phrase { Phrase(335) }

  /// Klassenarbeit
  static var kindKlassenarbeit: Phrase { Phrase(336) }

  /// Mündlich
  static var kindOral: Phrase { Phrase(337) }

  /// GFS
  static var kindGfs: Phrase { Phrase(338) }

  /// Test
  static var kindTest: Phrase { Phrase(339) }

  /// Praktisch
  static var kindPractical: Phrase { Phrase(340) }

  /// Projekt
  static var kindProject: Phrase { Phrase(341) }

  /// Andere
  static var kindOwn: Phrase { Phrase(342) }

  /// Zeugnis
  static var kindCourse: Phrase { Phrase(343) }

  /// Schriftlich
  static var kindExamWritten: Phrase { Phrase(344) }

  /// Mündlich
  static var kindExamOral: Phrase { Phrase(345) }

  /// %@, heute
  static func dayToday(_ first: consuming Text) -> Text { Phrase(346).filled(first) }

  /// %@, morgen
  static func dayTomorrow(_ first: consuming Text) -> Text { Phrase(347).filled(first) }

  /// %1$@, in %2$lld Tagen
  static func dayAhead(_ first: consuming Text, _ second: Int) -> Text { Phrase(348).filled(first, second) }

  /// %@ beginnt bei %@ Punkten.
  static func gradeBegins(_ first: consuming Text, _ second: Int) -> Text { Phrase(349).filled(first, second) }

  /// Dafür musst du bestehen, und das ist nicht mehr möglich.
  static var distanceFailed: Phrase { Phrase(350) }

  /// Noch ist kein Ergebnis da.
  static var distanceUnknown: Phrase { Phrase(351) }

  /// fehlen %@ Punkte
  static func missing(_ first: Int) -> Text { Phrase(352).counted(first) }

  /// %@, du hast %@.
  static func distanceSettled(_ first: consuming Text, _ second: Int) -> Text { Phrase(354).filled(first, second) }

  /// Es fehlen %@ Punkte
  static func lacking(_ first: Int) -> Text { Phrase(355).counted(first) }

  /// Das ist nicht mehr zu erreichen: Möglich sind noch höchstens %@.
  static func distanceTooFar(_ first: Int) -> Text { Phrase(357).filled(first) }

  /// Wenn du bestehst, ist dir das sicher.
  static var distanceCertain: Phrase { Phrase(358) }

  /// %@: Projiziert landest du bei %@.
  static func distanceProjected(_ first: consuming Text, _ second: Int) -> Text { Phrase(359).filled(first, second) }

  /// Projiziert landest du bei %@, %@ darüber.
  static func distanceAbove(_ first: Int, _ second: Int) -> Text { Phrase(360).filled(first, second) }

  /// Das hast du genau erreicht.
  static var distanceReached: Phrase { Phrase(361) }

  /// Das hast du erreicht, mit %@ darüber.
  static func distanceReachedBy(_ first: Int) -> Text { Phrase(362).filled(first) }

  /// Bis %1$lld %2$@.
  static func missingToPass(_ first: Int, _ second: consuming Text) -> Text { Phrase(363).filled(first, second) }

  /// %1$@ beginnt bei %2$lld, es %3$@.
  static func nextBegins(_ first: consuming Text, _ second: Int, _ third: consuming Text) -> Text { Phrase(364).filled(first, Text(second), third) }

  /// %@ Prüfungen
  static func examCount(_ first: Int) -> Text { Phrase(365).counted(first) }

  /// Schnitt %@
  static func examMean(_ first: consuming Text) -> Text { Phrase(367).filled(first) }

  /// andere Lesart %@
  static func examOtherReading(_ first: Int) -> Text { Phrase(368).filled(first) }

  /// %@ nicht erfüllt
  static func conditionsBroken(_ first: Int) -> Text { Phrase(369).filled(first) }

  /// Alle erfüllt
  static var conditionsMet: Phrase { Phrase(370) }

  /// %@ sicher, %@ offen
  static func conditionsOpen(_ first: Int, _ second: Int) -> Text { Phrase(371).filled(first, second) }

  /// Name
  static var fieldName: Phrase { Phrase(372) }

  /// Bild
  static var fieldPicture: Phrase { Phrase(373) }

  /// Klassenstufe
  static var fieldClassLevel: Phrase { Phrase(374) }

  /// Land
  static var fieldLand: Phrase { Phrase(375) }

  /// Abitur
  static var fieldAbiturYear: Phrase { Phrase(376) }

  /// Schule
  static var fieldSchool: Phrase { Phrase(377) }

  /// Anteil schriftlich in Prozent
  static var fieldWrittenShare: Phrase { Phrase(378) }

  /// Anteil mündlich in Prozent
  static var fieldOralShare: Phrase { Phrase(379) }

  /// Lesarten
  static var fieldReadings: Phrase { Phrase(380) }

  /// Kurzname
  static var fieldCatalogued: Phrase { Phrase(381) }

  /// Farbe
  static var fieldColour: Phrase { Phrase(382) }

  /// Niveau
  static var fieldLevel: Phrase { Phrase(383) }

  /// Aufgabenfeld
  static var fieldField: Phrase { Phrase(384) }

  /// Höchstens einbringen
  static var fieldLimit: Phrase { Phrase(385) }

  /// Doppelt werten
  static var fieldDoubled: Phrase { Phrase(386) }

  /// Gewichte
  static var fieldWeights: Phrase { Phrase(387) }

  /// Notiz
  static var fieldNote: Phrase { Phrase(388) }

  /// Belegung
  static var fieldNotTaken: Phrase { Phrase(389) }

  /// Punkte
  static var fieldPoints: Phrase { Phrase(390) }

  /// Kurs einbringen
  static var fieldWish: Phrase { Phrase(391) }

  /// Art
  static var fieldResultKind: Phrase { Phrase(392) }

  /// Eigene Art
  static var fieldOwnKind: Phrase { Phrase(393) }

  /// Thema
  static var fieldTitle: Phrase { Phrase(394) }

  /// Stand
  static var fieldStanding: Phrase { Phrase(395) }

  /// Zählt als
  static var fieldGroup: Phrase { Phrase(396) }

  /// Gewicht
  static var fieldWeight: Phrase { Phrase(397) }

  /// Fester Anteil in Prozent
  static var fieldPercent: Phrase { Phrase(398) }

  /// Datum
  static var fieldDate: Phrase { Phrase(399) }

  /// Uhrzeit
  static var fieldTime: Phrase { Phrase(400) }

  /// Raum
  static var fieldPlace: Phrase { Phrase(401) }

  /// Art der Prüfung
  static var fieldExamKind: Phrase { Phrase(402) }

  /// Zweiter Teil
  static var fieldSecondPart: Phrase { Phrase(403) }

  /// Punkte im zweiten Teil
  static var fieldSecondPoints: Phrase { Phrase(404) }

  /// Zusätzliche mündliche Prüfung
  static var fieldAdditionalOral: Phrase { Phrase(405) }

  /// Punkte zusätzlich mündlich
  static var fieldAdditionalPoints: Phrase { Phrase(406) }

  /// Datum zusätzlich mündlich
  static var fieldAdditionalDate: Phrase { Phrase(407) }

  /// Raum zusätzlich mündlich
  static var fieldAdditionalPlace: Phrase { Phrase(408) }

  /// Wert von der Schule
  static var certified: Phrase { Phrase(409) }

  /// Vierfacher Wert laut Schule
  static var fieldCertified: Phrase { Phrase(410) }

  /// Seminarkurs einbringen
  static var fieldComponentPlace: Phrase { Phrase(411) }

  /// Ersetzt
  static var fieldReplaces: Phrase { Phrase(412) }

  /// Dein Ziel
  static var fieldGrade: Phrase { Phrase(413) }

  /// Basisfach
  static var levelBasic: Phrase { Phrase(414) }

  /// Leistungsfach
  static var levelAdvanced: Phrase { Phrase(415) }

  /// nicht einbringen
  static var wishBracketed: Phrase { Phrase(416) }

  /// einbringen
  static var wishHeld: Phrase { Phrase(417) }

  /// Klausur
  static var resultKlausur: Phrase { Phrase(418) }

  /// Klassenarbeit
  static var resultKlassenarbeit: Phrase { Phrase(419) }

  /// Mündliche Leistung
  static var resultOral: Phrase { Phrase(420) }

  /// GFS
  static var resultGFS: Phrase { Phrase(421) }

  /// Test
  static var resultTest: Phrase { Phrase(422) }

  /// Praktische Leistung
  static var resultPractical: Phrase { Phrase(423) }

  /// Projekt
  static var resultProject: Phrase { Phrase(424) }

  /// Andere Leistung
  static var resultOther: Phrase { Phrase(425) }

  /// benotet
  static var standingGraded: Phrase { Phrase(426) }

  /// noch nicht zurück
  static var standingPending: Phrase { Phrase(427) }

  /// entschuldigt
  static var standingExcused: Phrase { Phrase(428) }

  /// verweigert, 0 Punkte
  static var standingRefused: Phrase { Phrase(429) }

  /// schriftlich
  static var groupWritten: Phrase { Phrase(430) }

  /// mündlich
  static var groupOral: Phrase { Phrase(431) }

  /// fachpraktisch
  static var partPractical: Phrase { Phrase(432) }

  /// Kommunikationsprüfung
  static var partCommunication: Phrase { Phrase(433) }

  /// im Kursblock
  static var placeBlockOne: Phrase { Phrase(434) }

  /// im Prüfungsblock
  static var placeBlockTwo: Phrase { Phrase(435) }

  /// nicht einbringen
  static var placeUnused: Phrase { Phrase(436) }

  /// Schriftlich %1$@, Mittel %2$@
  static func estimateWritten(_ first: consuming Text, mean: consuming Text) -> Text { Phrase(437).filled(first, mean) }

  /// Mündlich %1$@, Mittel %2$@
  static func estimateOral(_ first: consuming Text, mean: consuming Text) -> Text { Phrase(438).filled(first, mean) }

  /// Anteil %@
  static func estimateShare(_ first: Int) -> Text { Phrase(439).filled(first) }

  /// %1$lld Prozent fest mit %2$@
  static func estimateFixed(_ first: Int, _ second: consuming Text) -> Text { Phrase(440).filled(first, second) }

  /// Genau %1$@, gerundet %2$lld.
  static func estimateExact(_ first: consuming Text, rounded: Int) -> Text { Phrase(441).filled(first, rounded) }

  /// Bis %1$lld fehlen %2$@.
  static func estimateNext(_ first: Int, lacking: consuming Text) -> Text { Phrase(442).filled(first, lacking) }

  /// Was im Zeugnis steht, entscheidet deine Lehrkraft.
  static var estimateDecision: Phrase { Phrase(443) }

  /// Noch keine Leistung eingetragen.
  static var reasonNothingEntered: Phrase { Phrase(444) }

  /// Noch ist nichts zurück.
  static var reasonNothingGraded: Phrase { Phrase(445) }

  /// Was benotet ist, zählt nicht.
  static var reasonNothingCounts: Phrase { Phrase(446) }

  /// Die festen Anteile ergeben zusammen %@ Prozent, mehr als 100.
  static func reasonTooMuchFixed(_ first: Int) -> Text { Phrase(447).filled(first) }

  /// Ein Punkt weniger ist %@.
  static func nextWorseOne(_ first: consuming Text) -> Text { Phrase(448).filled(first) }

  /// %1$@ Punkte weniger sind %2$@.
  static func nextWorse(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(449).filled(first, second) }

  /// Seit heute früh
  static var sinceToday: Phrase { Phrase(450) }

  /// Seit dem %@
  static func sinceDay(_ first: consuming Text) -> Text { Phrase(451).filled(first) }

  /// %1$@ %2$@ mehr
  static func changeMore(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(452).filled(first, second) }

  /// %1$@ %2$@ weniger
  static func changeLess(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(453).filled(first, second) }

  /// %1$@ statt %2$@
  static func insteadOf(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(454).filled(first, second) }

  /// etwa %@
  static func roughlySpoken(_ first: consuming Text) -> Text { Phrase(455).filled(first) }

  /// zuletzt gleich
  static var lastEqual: Phrase { Phrase(456) }

  /// zuletzt %@ mehr
  static func lastMore(_ first: consuming Text) -> Text { Phrase(457).filled(first) }

  /// zuletzt %@ weniger
  static func lastLess(_ first: consuming Text) -> Text { Phrase(458).filled(first) }

  /// Leistungen %@
  static func chartResults(_ first: consuming Text) -> Text { Phrase(459).filled(first) }

  /// Dein Abitur
  static var setupTitlePerson: Phrase { Phrase(460) }

  /// Deine Leistungsfächer
  static var setupTitleAdvanced: Phrase { Phrase(461) }

  /// Deine Pflichtfächer
  static var setupTitleCompulsory: Phrase { Phrase(462) }

  /// Was du sonst noch belegst
  static var setupTitleFurther: Phrase { Phrase(463) }

  /// Deine mündlichen Prüfungen
  static var setupTitleOral: Phrase { Phrase(464) }

  /// Passt das so?
  static var setupTitleSummary: Phrase { Phrase(465) }

  /// Der Name bleibt auf diesem Gerät und darf fehlen.
  static var setupLeadPerson: Phrase { Phrase(466) }

  /// Was alle belegen, ist schon gewählt. Tippe an, was dazukommt.
  static var setupLeadCompulsory: Phrase { Phrase(467) }

  /// Wahlfächer und eigene Fächer. Du kannst sie auch später eintragen.
  static var setupLeadFurther: Phrase { Phrase(468) }

  /// Wähle aus deinen Basisfächern. Du kannst sie hier jederzeit ändern.
  static var setupLeadOral: Phrase { Phrase(469) }

  /// Alles lässt sich später ändern.
  static var setupLeadSummary: Phrase { Phrase(470) }

  /// Fremdsprachen, mindestens eine
  static var groupLanguages: Phrase { Phrase(471) }

  /// Naturwissenschaften, mindestens eine
  static var groupSciences: Phrase { Phrase(472) }

  /// Kunst oder Musik
  static var groupArts: Phrase { Phrase(473) }

  /// Religion oder Ethik
  static var groupReligion: Phrase { Phrase(474) }

  /// Eines davon
  static var groupAny: Phrase { Phrase(475) }

  /// Überblick
  static var placeOverview: Phrase { Phrase(476) }

  /// Rechnung
  static var placeCalculation: Phrase { Phrase(477) }

  /// Am Anfang
  static var momentBeginning: Phrase { Phrase(478) }

  /// Vor den Prüfungen
  static var momentBeforeExams: Phrase { Phrase(479) }

  /// Danach
  static var momentAfterExams: Phrase { Phrase(480) }

  /// plus
  static var plusSpoken: Phrase { Phrase(481) }

  /// mal
  static var timesSpoken: Phrase { Phrase(482) }

  /// durch
  static var dividedBySpoken: Phrase { Phrase(483) }

  /// :
  static var dividedBy: Phrase { Phrase(484) }

  /// Klammer %@ Klammer zu
  static func bracketedSpoken(_ first: consuming Text) -> Text { Phrase(485).filled(first) }

  /// %1$@, gleich %2$@
  static func equationSpoken(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(486).filled(first, second) }

  /// %1$@, rund %2$@
  static func equationRoughlySpoken(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(487).filled(first, second) }

  /// Das ist keine Sicherung von Gleitpfad.
  static var backupNoBackup: Phrase { Phrase(488) }

  /// Wähle eine andere Datei.
  static var backupNoBackupAdvice: Phrase { Phrase(489) }

  /// Die Sicherung ist in Version %@ geschrieben, die dieses Gleitpfad noch nicht kennt.
  static func backupNewerVersion(_ first: Int) -> Text { Phrase(490).filled(first) }

  /// Lade ein neueres Gleitpfad und versuch es noch einmal.
  static var backupNewerVersionAdvice: Phrase { Phrase(491) }

  /// Die Sicherung ist beschädigt: Sie nennt %@ Runden für das Passwort, mindestens %@ müssen es sein.
  static func backupRoundsTooFew(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(492).filled(first, second) }

  /// Nimm eine andere Kopie von ihr.
  static var backupRoundsTooFewAdvice: Phrase { Phrase(493) }

  /// Die Sicherung ist beschädigt: Sie nennt %@ Runden für das Passwort, höchstens %@ dürfen es sein.
  static func backupRoundsTooMany(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(494).filled(first, second) }

  /// Nimm eine andere Kopie von ihr.
  static var backupRoundsTooManyAdvice: Phrase { Phrase(495) }

  /// Die Sicherung ist abgeschnitten.
  static var backupTruncated: Phrase { Phrase(496) }

  /// Kopiere oder lade sie noch einmal.
  static var backupTruncatedAdvice: Phrase { Phrase(497) }

  /// %@ Fächer sind zu viele.
  static func conflictTooManySubjects(_ first: Int) -> Text { Phrase(498).filled(first) }

  /// Mehr als %@ gehen nicht.
  static func conflictTooManySubjectsAdvice(_ first: Int) -> Text { Phrase(499).filled(first) }

  /// Das Fach %@ gibt es in diesem Abitur nicht.
  static func conflictUnknownSubject(_ first: consuming Text) -> Text { Phrase(500).filled(first) }

  /// Nimm ein Fach des Regelwerks.
  static var conflictUnknownSubjectAdvice: Phrase { Phrase(501) }

  /// %@ steht zweimal in der Liste.
  static func conflictDuplicateSubject(_ first: consuming Text) -> Text { Phrase(502).filled(first) }

  /// Streich einen Eintrag.
  static var conflictDuplicateSubjectAdvice: Phrase { Phrase(503) }

  /// %@ hat zwei Kurse im %@. Halbjahr.
  static func conflictDuplicateCourse(_ first: consuming Text, _ second: Int) -> Text { Phrase(504).filled(first, second) }

  /// Streich einen davon.
  static var conflictDuplicateCourseAdvice: Phrase { Phrase(505) }

  /// %@ kann kein Leistungsfach sein.
  static func conflictNotAdvanced(_ first: consuming Text) -> Text { Phrase(506).filled(first) }

  /// Lass „rolle“ weg oder nimm „Basisfach“.
  static var conflictNotAdvancedAdvice: Phrase { Phrase(507) }

  /// %@ Leistungsfächer sind zu viele.
  static func conflictTooManyAdvanced(_ first: Int) -> Text { Phrase(508).filled(first) }

  /// Es sind %@.
  static func conflictTooManyAdvancedAdvice(_ first: Int) -> Text { Phrase(509).filled(first) }

  /// %@ lässt sich nicht auf %@ Kurse begrenzen.
  static func conflictLimitOutOfRange(_ first: consuming Text, _ second: Int) -> Text { Phrase(510).filled(first, second) }

  /// Möglich sind 0 bis 4.
  static var conflictLimitOutOfRangeAdvice: Phrase { Phrase(511) }

  /// %@ Prüfungen sind zu viele.
  static func conflictTooManyExams(_ first: Int) -> Text { Phrase(512).filled(first) }

  /// Es sind höchstens %@.
  static func conflictTooManyExamsAdvice(_ first: Int) -> Text { Phrase(513).filled(first) }

  /// %@ mündliche Prüfungen sind zu viele.
  static func conflictTooManyOralExams(_ first: Int) -> Text { Phrase(514).filled(first) }

  /// Es sind höchstens %@.
  static func conflictTooManyOralExamsAdvice(_ first: Int) -> Text { Phrase(515).filled(first) }

  /// %@ ist als Prüfung genannt, aber nicht belegt.
  static func conflictExamWithoutSubject(_ first: consuming Text) -> Text { Phrase(516).filled(first) }

  /// Trag das Fach unter „faecher“ ein oder streich die Prüfung.
  static var conflictExamWithoutSubjectAdvice: Phrase { Phrase(517) }

  /// %@ steht zweimal unter den Prüfungen.
  static func conflictDuplicateExam(_ first: consuming Text) -> Text { Phrase(518).filled(first) }

  /// Streich eine davon.
  static var conflictDuplicateExamAdvice: Phrase { Phrase(519) }

  /// %@ ist kein Leistungsfach und wird nicht schriftlich geprüft.
  static func conflictWrittenExamNotAdvanced(_ first: consuming Text) -> Text { Phrase(520).filled(first) }

  /// Nenne „muendlich“ oder setz die Rolle auf „Leistungsfach“.
  static var conflictWrittenExamNotAdvancedAdvice: Phrase { Phrase(521) }

  /// %@ ist Leistungsfach und wird schriftlich geprüft.
  static func conflictOralExamAdvanced(_ first: consuming Text) -> Text { Phrase(522).filled(first) }

  /// Nenne „schriftlich“; eine mündliche Prüfung dazu ist „zusaetzlich_muendlich“.
  static var conflictOralExamAdvancedAdvice: Phrase { Phrase(523) }

  /// Die zusätzliche mündliche Prüfung in %@ gibt es erst mit dem schriftlichen Ergebnis.
  static func conflictAdditionalOralWithoutResult(_ first: consuming Text) -> Text { Phrase(524).filled(first) }

  /// Trag „schriftlich“ ein oder streich „zusaetzlich_muendlich“.
  static var conflictAdditionalOralWithoutResultAdvice: Phrase { Phrase(525) }

  /// %@ wird schon mündlich geprüft.
  static func conflictAdditionalOralWithOral(_ first: consuming Text) -> Text { Phrase(526).filled(first) }

  /// Streich „zusaetzlich_muendlich“.
  static var conflictAdditionalOralWithOralAdvice: Phrase { Phrase(527) }

  /// In %@ gibt es keine %@.
  static func conflictSecondPartNotAllowed(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(528).filled(first, second) }

  /// Streich den Teil.
  static var conflictSecondPartNotAllowedAdvice: Phrase { Phrase(529) }

  /// %@ ist kein Wert für %@ in vierfacher Wertung.
  static func conflictCertifiedOutOfRange(_ first: Int, _ second: consuming Text) -> Text { Phrase(530).filled(first, second) }

  /// Möglich sind 0 bis %@.
  static func conflictCertifiedOutOfRangeAdvice(_ first: Int) -> Text { Phrase(531).filled(first) }

  /// Die Prüfungen widersprechen sich.
  static var conflictExams: Phrase { Phrase(532) }

  /// %1$lld Fächer sollen doppelt zählen, nötig sind %2$@.
  static func conflictWrongNumberDoubled(_ first: Int, needed: consuming Text) -> Text { Phrase(533).counted(first, needed) }

  /// Nenne genau %@ oder lass „doppelt“ weg.
  static func conflictWrongNumberDoubledAdvice(_ first: Int) -> Text { Phrase(535).filled(first) }

  /// %@ kann nicht doppelt zählen.
  static func conflictNotDoublable(_ first: consuming Text) -> Text { Phrase(536).filled(first) }

  /// Nenne zwei verschiedene Leistungsfächer.
  static var conflictNotDoublableAdvice: Phrase { Phrase(537) }

  /// %@ gibt es in diesem Abitur nicht.
  static func conflictUnknownComponent(_ first: consuming Text) -> Text { Phrase(538).filled(first) }

  /// Streich den Eintrag.
  static var conflictUnknownComponentAdvice: Phrase { Phrase(539) }

  /// %@ ist keine Punktzahl für %@.
  static func conflictComponentOutOfRange(_ first: Int, _ second: consuming Text) -> Text { Phrase(540).filled(first, second) }

  /// Möglich sind 0 bis %@.
  static func conflictComponentOutOfRangeAdvice(_ first: Int) -> Text { Phrase(541).filled(first) }

  /// %@ lässt sich so nicht verwenden.
  static func conflictComponentPlace(_ first: consuming Text) -> Text { Phrase(542).filled(first) }

  /// Nimm eine andere „verwendung“.
  static var conflictComponentPlaceAdvice: Phrase { Phrase(543) }

  /// %@ ist kein mündliches Prüfungsfach, das sich ersetzen lässt.
  static func conflictComponentReplaces(_ first: consuming Text) -> Text { Phrase(544).filled(first) }

  /// Nenne unter „ersetzt“ eines der mündlichen Prüfungsfächer.
  static var conflictComponentReplacesAdvice: Phrase { Phrase(545) }

  /// %@ ersetzt eine mündliche Prüfung, aber es ist nicht gesagt, welche.
  static func conflictComponentReplacesNothing(_ first: consuming Text) -> Text { Phrase(546).filled(first) }

  /// Nenne unter „ersetzt“ das Prüfungsfach.
  static var conflictComponentReplacesNothingAdvice: Phrase { Phrase(547) }

  /// Der Plan widerspricht sich.
  static var conflict: Phrase { Phrase(548) }

  /// fachpraktische Prüfung
  static var conflictPartPractical: Phrase { Phrase(549) }

  /// Kommunikationsprüfung
  static var conflictPartCommunication: Phrase { Phrase(550) }

  /// Hier steht %@, aber es fehlt %@.
  static func jsonUnexpectedCharacter(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(551).filled(first, second) }

  /// Sieh an dieser Stelle nach, ob etwas fehlt oder zu viel ist.
  static var jsonUnexpectedCharacterAdvice: Phrase { Phrase(552) }

  /// Die Datei hört zu früh auf: Es fehlt %@.
  static func jsonUnexpectedEnd(_ first: consuming Text) -> Text { Phrase(553).filled(first) }

  /// Prüfe, ob sie ganz ist und in ihr ein Plan steht.
  static var jsonUnexpectedEndAdvice: Phrase { Phrase(554) }

  /// Die Datei ist kein Text in UTF-8.
  static var jsonInvalidUTF8: Phrase { Phrase(555) }

  /// Speichere sie in deinem Editor als UTF-8.
  static var jsonInvalidUTF8Advice: Phrase { Phrase(556) }

  /// Die Datei beginnt mit einer Bytereihenfolge-Marke.
  static var jsonByteOrderMark: Phrase { Phrase(557) }

  /// Speichere sie in deinem Editor als UTF-8 ohne BOM.
  static var jsonByteOrderMarkAdvice: Phrase { Phrase(558) }

  /// Diese Zeichenfolge nach „\“ gibt es nicht.
  static var jsonInvalidEscape: Phrase { Phrase(559) }

  /// Ein „\“ im Text schreibst du als „\\“.
  static var jsonInvalidEscapeAdvice: Phrase { Phrase(560) }

  /// Dieses „\u…“ ist nur die Hälfte eines Zeichens.
  static var jsonLoneSurrogate: Phrase { Phrase(561) }

  /// Schreib das Zeichen selbst oder beide Hälften.
  static var jsonLoneSurrogateAdvice: Phrase { Phrase(562) }

  /// In einem Text ist %@ nicht erlaubt.
  static func jsonControlCharacter(_ first: consuming Text) -> Text { Phrase(563).filled(first) }

  /// Streich es oder schließ davor das Anführungszeichen.
  static var jsonControlCharacterAdvice: Phrase { Phrase(564) }

  /// Eine Zahl darf nicht mit 0 anfangen.
  static var jsonLeadingZero: Phrase { Phrase(565) }

  /// Streich die führende 0.
  static var jsonLeadingZeroAdvice: Phrase { Phrase(566) }

  /// Das Feld %@ steht schon in Zeile %@, Spalte %@.
  static func jsonDuplicateKey(_ first: consuming Text, _ second: Int, _ third: Int) -> Text { Phrase(567).filled(first, Text(second), Text(third)) }

  /// Streich eines von beiden.
  static var jsonDuplicateKeyAdvice: Phrase { Phrase(568) }

  /// Nach dem Ende des Plans steht noch etwas.
  static var jsonTrailingContent: Phrase { Phrase(569) }

  /// Streich, was folgt.
  static var jsonTrailingContentAdvice: Phrase { Phrase(570) }

  /// Hier sind mehr als %@ Klammern ineinander offen.
  static func jsonTooDeep(_ first: Int) -> Text { Phrase(571).filled(first) }

  /// So tief ist kein Plan. Prüfe, ob es die richtige Datei ist.
  static var jsonTooDeepAdvice: Phrase { Phrase(572) }

  /// Die Datei ist größer als %@ MiB.
  static func jsonTooLarge(_ first: Int) -> Text { Phrase(573).filled(first) }

  /// So groß ist kein Plan. Prüfe, ob es die richtige Datei ist.
  static var jsonTooLargeAdvice: Phrase { Phrase(574) }

  /// Die Datei hat mehr als %@ Werte.
  static func jsonTooManyNodes(_ first: Int) -> Text { Phrase(575).filled(first) }

  /// So viel steht in keinem Plan. Prüfe, ob es die richtige Datei ist.
  static var jsonTooManyNodesAdvice: Phrase { Phrase(576) }

  /// ein Wert
  static var jsonExpectsValue: Phrase { Phrase(577) }

  /// ein Wert oder „]“
  static var jsonExpectsValueOrArrayEnd: Phrase { Phrase(578) }

  /// ein Komma oder „]“
  static var jsonExpectsCommaOrArrayEnd: Phrase { Phrase(579) }

  /// ein Feldname in Anführungszeichen
  static var jsonExpectsKey: Phrase { Phrase(580) }

  /// ein Feldname in Anführungszeichen oder „}“
  static var jsonExpectsKeyOrObjectEnd: Phrase { Phrase(581) }

  /// ein Doppelpunkt
  static var jsonExpectsColon: Phrase { Phrase(582) }

  /// ein Komma oder „}“
  static var jsonExpectsCommaOrObjectEnd: Phrase { Phrase(583) }

  /// das Anführungszeichen am Ende des Textes
  static var jsonExpectsStringEnd: Phrase { Phrase(584) }

  /// eine Ziffer
  static var jsonExpectsDigit: Phrase { Phrase(585) }

  /// true, false oder null
  static var jsonExpectsLiteral: Phrase { Phrase(586) }

  /// Das ist kein Plan.
  static var fileNoPlan: Phrase { Phrase(587) }

  /// Ein Plan beginnt mit "format": "gleitpfad-plan".
  static var fileNoPlanAdvice: Phrase { Phrase(588) }

  /// Das ist kein Export aus Calq.
  static var fileNoCalq: Phrase { Phrase(589) }

  /// Ein Export aus Calq hat ein Feld "usersubjects".
  static var fileNoCalqAdvice: Phrase { Phrase(590) }

  /// Der Plan ist in Version %@ geschrieben, die dieses Gleitpfad noch nicht kennt.
  static func fileNewerVersion(_ first: consuming Text) -> Text { Phrase(591).filled(first) }

  /// Nimm ein neueres Gleitpfad.
  static var fileNewerVersionAdvice: Phrase { Phrase(592) }

  /// Diese Version gibt es nicht.
  static var fileUnknownVersion: Phrase { Phrase(593) }

  /// Schreib "version": 1.
  static var fileUnknownVersionAdvice: Phrase { Phrase(594) }

  /// Das Feld %@ gibt es hier nicht.
  static func fileUnknownField(_ first: consuming Text) -> Text { Phrase(595).filled(first) }

  /// Möglich sind %@.
  static func filePossible(_ first: consuming Text) -> Text { Phrase(596).filled(first) }

  /// Das Feld %@ fehlt.
  static func fileMissingField(_ first: consuming Text) -> Text { Phrase(597).filled(first) }

  /// Trag es nach.
  static var fileMissingFieldAdvice: Phrase { Phrase(598) }

  /// %@ ist keine Punktzahl.
  static func filePoints(_ first: consuming Text) -> Text { Phrase(599).filled(first) }

  /// Möglich sind ganze Punkte von 0 bis %@ und "offen".
  static func filePointsAdvice(_ first: Int) -> Text { Phrase(600).filled(first) }

  /// %@ passt hier nicht.
  static func fileNumber(_ first: consuming Text) -> Text { Phrase(601).filled(first) }

  /// Möglich sind ganze Zahlen von %@ bis %@.
  static func fileNumberAdvice(_ first: Int, _ second: Int) -> Text { Phrase(602).filled(first, second) }

  /// Ein Halbjahr %@ gibt es nicht.
  static func fileUnknownHalfYear(_ first: consuming Text) -> Text { Phrase(603).filled(first) }

  /// Die Halbjahre heißen "1", "2", "3" und "4".
  static var fileUnknownHalfYearAdvice: Phrase { Phrase(604) }

  /// Ein Land %@ gibt es nicht.
  static func fileUnknownLand(_ first: consuming Text) -> Text { Phrase(605).filled(first) }

  /// Nimm das Kürzel, zum Beispiel "BW".
  static var fileUnknownLandAdvice: Phrase { Phrase(606) }

  /// Für %@ hat Gleitpfad noch keine Regeln.
  static func fileLandNotOffered(_ first: consuming Text) -> Text { Phrase(607).filled(first) }

  /// Für das Abitur %@ hat Gleitpfad keine Regeln.
  static func fileYearNotOffered(_ first: Int) -> Text { Phrase(608).filled(first) }

  /// Möglich sind %@ bis %@.
  static func fileYearNotOfferedAdvice(_ first: Int, _ second: Int) -> Text { Phrase(609).filled(first, second) }

  /// Das Fach %@ gibt es nicht.
  static func fileUnknownSubject(_ first: consuming Text) -> Text { Phrase(610).filled(first) }

  /// Meinst du %@?
  static func fileSuggestion(_ first: consuming Text) -> Text { Phrase(611).filled(first) }

  /// Nimm den amtlichen Namen oder eine der Kurzformen.
  static var fileUnknownSubjectAdvice: Phrase { Phrase(612) }

  /// %@ passt hier nicht.
  static func fileUnknownWord(_ first: consuming Text) -> Text { Phrase(613).filled(first) }

  /// Das %@. Halbjahr soll zählen und zugleich nicht zählen.
  static func fileHeldAndBracketed(_ first: Int) -> Text { Phrase(614).filled(first) }

  /// Streich es unter „gehalten“ oder unter „geklammert“.
  static var fileHeldAndBracketedAdvice: Phrase { Phrase(615) }

  /// Im %@. Halbjahr ist das Fach nicht belegt.
  static func fileWishWithoutCourse(_ first: Int) -> Text { Phrase(616).filled(first) }

  /// Trag den Kurs unter „kurse“ ein oder streich das Halbjahr hier.
  static var fileWishWithoutCourseAdvice: Phrase { Phrase(617) }

  /// Die Prüfung hat keinen Teil.
  static var fileExamWithoutPart: Phrase { Phrase(618) }

  /// Nenne „schriftlich“ oder „muendlich“; was noch kommt, ist "offen".
  static var fileExamWithoutPartAdvice: Phrase { Phrase(619) }

  /// %@ und %@ gehen nicht zusammen.
  static func fileContradictingParts(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(620).filled(first, second) }

  /// Streich eines davon.
  static var fileContradictingPartsAdvice: Phrase { Phrase(621) }

  /// Dieser Text ist leer.
  static var fileEmptyText: Phrase { Phrase(622) }

  /// Schreib etwas hinein oder lass das Feld weg.
  static var fileEmptyTextAdvice: Phrase { Phrase(623) }

  /// Der Text ist mit %@ Bytes zu lang.
  static func fileLongText(_ first: Int) -> Text { Phrase(624).filled(first) }

  /// Kürze ihn auf höchstens %@ Bytes.
  static func fileLongTextAdvice(_ first: Int) -> Text { Phrase(625).filled(first) }

  /// Der Text enthält Steuerzeichen.
  static var fileControlCharacter: Phrase { Phrase(626) }

  /// Nimm sie heraus; nur Zeilenumbrüche (\n) und Tabulatoren dürfen bleiben.
  static var fileControlCharacterAdvice: Phrase { Phrase(627) }

  /// %@ ist kein Tag.
  static func fileDay(_ first: consuming Text) -> Text { Phrase(628).filled(first) }

  /// Schreib ein Datum, das es gibt, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
  static var fileDayAdvice: Phrase { Phrase(629) }

  /// %@ ist keine Kennung.
  static func fileIdentifier(_ first: consuming Text) -> Text { Phrase(630).filled(first) }

  /// Eine Kennung hat 32 Zeichen aus 0 bis 9 und a bis f, das letzte ist 0. Lass "id" weg, dann vergibt Gleitpfad eine.
  static var fileIdentifierAdvice: Phrase { Phrase(631) }

  /// Die Kennung %@ gibt es schon.
  static func fileDuplicateIdentifier(_ first: consuming Text) -> Text { Phrase(632).filled(first) }

  /// Lass hier "id" weg, dann vergibt Gleitpfad eine neue.
  static var fileDuplicateIdentifierAdvice: Phrase { Phrase(633) }

  /// Das %@. Halbjahr steht in diesem Fach zweimal.
  static func fileDuplicateHalfYear(_ first: Int) -> Text { Phrase(634).filled(first) }

  /// Streich einen der beiden Kurse oder ändere sein Halbjahr.
  static var fileDuplicateHalfYearAdvice: Phrase { Phrase(635) }

  /// Das Fach %@ hat zwei Prüfungen.
  static func fileSecondExam(_ first: consuming Text) -> Text { Phrase(636).filled(first) }

  /// Streich eine davon.
  static var fileSecondExamAdvice: Phrase { Phrase(637) }

  /// Hier gehört ein Text hin.
  static var fileExpectedText: Phrase { Phrase(638) }

  /// Setz ihn in Anführungszeichen.
  static var fileExpectedTextAdvice: Phrase { Phrase(639) }

  /// Hier gehört ein Objekt hin.
  static var fileExpectedObject: Phrase { Phrase(640) }

  /// Es steht in geschweiften Klammern.
  static var fileExpectedObjectAdvice: Phrase { Phrase(641) }

  /// Hier gehört eine Liste hin.
  static var fileExpectedList: Phrase { Phrase(642) }

  /// Sie steht in eckigen Klammern.
  static var fileExpectedListAdvice: Phrase { Phrase(643) }

  /// Hier gehört eine ganze Zahl hin.
  static var fileExpectedWholeNumber: Phrase { Phrase(644) }

  /// Sie steht ohne Anführungszeichen.
  static var fileExpectedWholeNumberAdvice: Phrase { Phrase(645) }

  /// Hier gehört true oder false hin.
  static var fileExpectedTruth: Phrase { Phrase(646) }

  /// Beides steht ohne Anführungszeichen.
  static var fileExpectedTruthAdvice: Phrase { Phrase(647) }

  /// Hier gehört ein Datum hin.
  static var fileExpectedDay: Phrase { Phrase(648) }

  /// Setz es in Anführungszeichen, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
  static var fileExpectedDayAdvice: Phrase { Phrase(649) }

  /// Hier gehören Punkte hin.
  static var fileExpectedPointsOrOpen: Phrase { Phrase(650) }

  /// Möglich ist %@.
  static func fileOneLandOffered(_ first: consuming Text) -> Text { Phrase(651).filled(first) }

  /// Hinter dem schließenden Anführungszeichen steht noch etwas.
  static var tableTextAfterQuote: Phrase { Phrase(652) }

  /// Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
  static var tableTextAfterQuoteAdvice: Phrase { Phrase(653) }

  /// Mitten im Text steht ein Anführungszeichen.
  static var tableStrayQuote: Phrase { Phrase(654) }

  /// Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
  static var tableStrayQuoteAdvice: Phrase { Phrase(655) }

  /// Ein Text, der mit einem Anführungszeichen beginnt, hört nicht auf.
  static var tableOpenQuote: Phrase { Phrase(656) }

  /// Setz am Ende des Textes eines.
  static var tableOpenQuoteAdvice: Phrase { Phrase(657) }

  /// In der Tabelle steht nichts.
  static var tableEmpty: Phrase { Phrase(658) }

  /// Speichere sie noch einmal als CSV.
  static var tableEmptyAdvice: Phrase { Phrase(659) }

  /// Das ist keine Tabelle in Textform.
  static var tableNoText: Phrase { Phrase(660) }

  /// Speichere sie in deinem Programm als CSV.
  static var tableNoTextAdvice: Phrase { Phrase(661) }

  /// In dieser Zeile steht kein Fach.
  static var tableNoSubject: Phrase { Phrase(662) }

  /// Trag es ein.
  static var tableNoSubjectAdvice: Phrase { Phrase(663) }

  /// %@ heißen in deinem Plan mehrere Fächer.
  static func tableAmbiguousSubject(_ first: consuming Text) -> Text { Phrase(664).filled(first) }

  /// Gib ihnen verschiedene Namen.
  static var tableAmbiguousSubjectAdvice: Phrase { Phrase(665) }

  /// In dieser Zeile steht kein Halbjahr.
  static var tableNoHalfYear: Phrase { Phrase(666) }

  /// %@ ist kein eindeutiges Halbjahr.
  static func tableHalfYear(_ first: consuming Text) -> Text { Phrase(667).filled(first) }

  /// Schreib 1, 2, 3 oder 4 oder wähle eines für alle Zeilen.
  static var tableHalfYearAdvice: Phrase { Phrase(668) }

  /// %@ ist keine Punktzahl.
  static func tablePoints(_ first: consuming Text) -> Text { Phrase(669).filled(first) }

  /// Möglich sind ganze Punkte von 0 bis 15 und „offen“.
  static var tablePointsAdvice: Phrase { Phrase(670) }

  /// Aus %@ folgen keine eindeutigen Punkte.
  static func tableGrade(_ first: consuming Text) -> Text { Phrase(671).filled(first) }

  /// Möglich sind Noten von 1 bis 6 mit + und -, zum Beispiel 2-.
  static var tableGradeAdvice: Phrase { Phrase(672) }

  /// Die Note %@ passt nicht zu den Punkten.
  static func tableContradiction(_ first: consuming Text) -> Text { Phrase(673).filled(first) }

  /// Lass eines von beiden weg.
  static var tableContradictionAdvice: Phrase { Phrase(674) }

  /// %@ ist kein Stand.
  static func tableStanding(_ first: consuming Text) -> Text { Phrase(675).filled(first) }

  /// Möglich sind „Benotet“, „Ausstehend“, „Entschuldigt“ und „Verweigert“.
  static var tableStandingAdvice: Phrase { Phrase(676) }

  /// %@ ist keine Gruppe.
  static func tableGroup(_ first: consuming Text) -> Text { Phrase(677).filled(first) }

  /// Möglich sind „Schriftlich“ und „Mündlich“.
  static var tableGroupAdvice: Phrase { Phrase(678) }

  /// %@ passt hier nicht.
  static func tableNumber(_ first: consuming Text) -> Text { Phrase(679).filled(first) }

  /// Möglich sind ganze Zahlen von 0 bis 100.
  static var tableNumberAdvice: Phrase { Phrase(680) }

  /// %@ ist kein Tag.
  static func tableDay(_ first: consuming Text) -> Text { Phrase(681).filled(first) }

  /// Schreib ein Datum, das es gibt, zum Beispiel 30.11.2026.
  static var tableDayAdvice: Phrase { Phrase(682) }

  /// Der Text ist zu lang.
  static var tableLongText: Phrase { Phrase(683) }

  /// Kürze ihn auf höchstens %@ Bytes.
  static func tableLongTextAdvice(_ first: Int) -> Text { Phrase(684).filled(first) }

  /// Der Text enthält Steuerzeichen.
  static var tableControlCharacter: Phrase { Phrase(685) }

  /// Nimm sie heraus.
  static var tableControlCharacterAdvice: Phrase { Phrase(686) }

  /// %@ steht rechts von allen Spalten, die eine Überschrift haben.
  static func tableBeyondColumns(_ first: consuming Text) -> Text { Phrase(687).filled(first) }

  /// Gib der Spalte eine Überschrift oder lösche den Inhalt.
  static var tableBeyondColumnsAdvice: Phrase { Phrase(688) }

  /// gesichert
  static var certaintyCertain: Phrase { Phrase(689) }

  /// wahrscheinlich
  static var certaintyLikely: Phrase { Phrase(690) }

  /// ungeklärt
  static var certaintyUnclear: Phrase { Phrase(691) }

  /// %1$lld. %2$lld. %3$lld
  static func ruleDate(day: Int, month: Int, year: Int) -> Text { Phrase(692).filled(Text(day), Text(month), Text(year)) }

  /// Deine Grenze
  static var wishLimit: Phrase { Phrase(693) }

  /// Dagegen steht deine Grenze für ein Fach.
  static var wishLimitSentence: Phrase { Phrase(694) }

  /// Gehaltene Kurse
  static var wishKept: Phrase { Phrase(695) }

  /// Dagegen stehen Kurse, die du hältst.
  static var wishKeptSentence: Phrase { Phrase(696) }

  /// Geklammerte Kurse
  static var wishLeftOut: Phrase { Phrase(697) }

  /// Dagegen stehen Kurse, die du geklammert hast.
  static var wishLeftOutSentence: Phrase { Phrase(698) }

  /// Vierzig Kurse
  static var bw40Kurse: Phrase { Phrase(699) }

  /// Genau 40 Kurse kommen in den Kursblock.
  static var bw40KurseSentence: Phrase { Phrase(700) }

  /// Formel des Kursblocks
  static var bwKursblockFormel: Phrase { Phrase(701) }

  /// Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; erst dann wird gerundet.
  static var bwKursblockFormelSentence: Phrase { Phrase(702) }

  /// Kurse der Leistungsfächer
  static var bwLeistungsfaecher: Phrase { Phrase(703) }

  /// Alle Kurse der drei Leistungsfächer zählen.
  static var bwLeistungsfaecherSentence: Phrase { Phrase(704) }

  /// Zwei Leistungsfächer doppelt
  static var bwDoppelt: Phrase { Phrase(705) }

  /// Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du.
  static var bwDoppeltSentence: Phrase { Phrase(706) }

  /// Deutsch
  static var bwDeutsch: Phrase { Phrase(707) }

  /// In Deutsch zählen vier Kurse.
  static var bwDeutschSentence: Phrase { Phrase(708) }

  /// Mathematik
  static var bwMathematik: Phrase { Phrase(709) }

  /// In Mathematik zählen vier Kurse.
  static var bwMathematikSentence: Phrase { Phrase(710) }

  /// Geschichte
  static var bwGeschichte: Phrase { Phrase(711) }

  /// In Geschichte zählen vier Kurse.
  static var bwGeschichteSentence: Phrase { Phrase(712) }

  /// Geographie und Gemeinschaftskunde
  static var bwGeographie2021: Phrase { Phrase(713) }

  /// In Geographie und in Gemeinschaftskunde zählen je zwei Kurse, mit Wirtschaft als Leistungsfach je einer.
  static var bwGeographie2021Sentence: Phrase { Phrase(714) }

  /// Geographie
  static var bwGeographie: Phrase { Phrase(715) }

  /// In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
  static var bwGeographieSentence: Phrase { Phrase(716) }

  /// Gemeinschaftskunde
  static var bwGemeinschaftskunde: Phrase { Phrase(717) }

  /// In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
  static var bwGemeinschaftskundeSentence: Phrase { Phrase(718) }

  /// Bildende Kunst oder Musik
  static var bwKunstMusik: Phrase { Phrase(719) }

  /// In Bildender Kunst oder in Musik zählen zwei Kurse.
  static var bwKunstMusikSentence: Phrase { Phrase(720) }

  /// Sprachen und Naturwissenschaften
  static var bwSprachenNaturwissenschaften: Phrase { Phrase(721) }

  /// In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
  static var bwSprachenNaturwissenschaftenSentence: Phrase { Phrase(722) }

  /// Mündliche Prüfungsfächer
  static var bwMuendlicheFaecher: Phrase { Phrase(723) }

  /// In jedem mündlichen Prüfungsfach zählen vier Kurse.
  static var bwMuendlicheFaecherSentence: Phrase { Phrase(724) }

  /// Religionslehre oder Ethik
  static var bwReligionEthik: Phrase { Phrase(725) }

  /// Die Kurse in Religionslehre oder Ethik sind frei, solange keine andere Lesart gewählt ist.
  static var bwReligionEthikSentence: Phrase { Phrase(726) }

  /// Zweistündige Wahlfächer
  static var bwZweistuendigeWahlfaecher: Phrase { Phrase(727) }

  /// In einem zweistündigen Wahlfach wie Philosophie oder Astronomie zählen höchstens zwei Kurse.
  static var bwZweistuendigeWahlfaecherSentence: Phrase { Phrase(728) }

  /// Kurse mit 0 Punkten
  static var bwNullPunkte: Phrase { Phrase(729) }

  /// Ein Kurs mit 0 Punkten kann nicht zählen.
  static var bwNullPunkteSentence: Phrase { Phrase(730) }

  /// Kurse unter 5 Punkten
  static var bwUnter5: Phrase { Phrase(731) }

  /// Höchstens 8 der 40 Kurse dürfen unter 5 Punkten liegen.
  static var bwUnter5Sentence: Phrase { Phrase(732) }

  /// Leistungsfachkurse unter 5 Punkten
  static var bwUnter5Leistungsfach: Phrase { Phrase(733) }

  /// Höchstens 3 Kurse der Leistungsfächer dürfen unter 5 Punkten liegen.
  static var bwUnter5LeistungsfachSentence: Phrase { Phrase(734) }

  /// Mindestens 200 im Kursblock
  static var bwKursblock200: Phrase { Phrase(735) }

  /// Der Kursblock braucht mindestens 200 Punkte.
  static var bwKursblock200Sentence: Phrase { Phrase(736) }

  /// Mindestens 100 im Prüfungsblock
  static var bwPruefungsblock100: Phrase { Phrase(737) }

  /// Der Prüfungsblock braucht mindestens 100 Punkte.
  static var bwPruefungsblock100Sentence: Phrase { Phrase(738) }

  /// Jede Prüfung mindestens 4
  static var bwJedePruefung4: Phrase { Phrase(739) }

  /// Jede Prüfung braucht in vierfacher Wertung mindestens 4 Punkte.
  static var bwJedePruefung4Sentence: Phrase { Phrase(740) }

  /// Drei Prüfungen ab 20
  static var bwDreiPruefungen20: Phrase { Phrase(741) }

  /// In drei Prüfungsfächern, darunter zwei Leistungsfächern, braucht es in vierfacher Wertung mindestens 20 Punkte.
  static var bwDreiPruefungen20Sentence: Phrase { Phrase(742) }

  /// Fünf Prüfungen
  static var bwPruefungen: Phrase { Phrase(743) }

  /// Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede Prüfung zählt vierfach.
  static var bwPruefungenSentence: Phrase { Phrase(744) }

  /// Alle Aufgabenfelder
  static var bwPruefungsfaecherFelder: Phrase { Phrase(745) }

  /// Die Prüfungsfächer decken alle drei Aufgabenfelder ab.
  static var bwPruefungsfaecherFelderSentence: Phrase { Phrase(746) }

  /// Deutsch als Prüfungsfach
  static var bwPruefungsfaecherDeutsch: Phrase { Phrase(747) }

  /// Deutsch ist Prüfungsfach.
  static var bwPruefungsfaecherDeutschSentence: Phrase { Phrase(748) }

  /// Mathematik als Prüfungsfach
  static var bwPruefungsfaecherMathematik: Phrase { Phrase(749) }

  /// Mathematik ist Prüfungsfach.
  static var bwPruefungsfaecherMathematikSentence: Phrase { Phrase(750) }

  /// Wahl der Leistungsfächer
  static var bwLeistungsfachWahl: Phrase { Phrase(751) }

  /// Mindestens zwei Leistungsfächer sind aus Deutsch, Mathematik, den Fremdsprachen, Physik, Chemie und Biologie.
  static var bwLeistungsfachWahlSentence: Phrase { Phrase(752) }

  /// Zusätzliche mündliche Prüfung
  static var bwZusatzpruefung: Phrase { Phrase(753) }

  /// Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach.
  static var bwZusatzpruefungSentence: Phrase { Phrase(754) }

  /// Kommunikationsprüfung
  static var bwKommunikationspruefung: Phrase { Phrase(755) }

  /// In einer modernen Fremdsprache zählt die Kommunikationsprüfung ein Viertel und der übrige schriftliche Teil drei Viertel.
  static var bwKommunikationspruefungSentence: Phrase { Phrase(756) }

  /// Fachpraktische Prüfung
  static var bwFachpraktisch: Phrase { Phrase(757) }

  /// In Sport, Musik und Bildender Kunst zählen der schriftliche und der fachpraktische Teil je zur Hälfte.
  static var bwFachpraktischSentence: Phrase { Phrase(758) }

  /// Seminarkurs
  static var bwSeminarkurs: Phrase { Phrase(759) }

  /// Der Seminarkurs kann als zwei Kurse in den Kursblock oder statt einer mündlichen Prüfung in den Prüfungsblock.
  static var bwSeminarkursSentence: Phrase { Phrase(760) }

  /// Mindestens 300 insgesamt
  static var bwGesamt300: Phrase { Phrase(761) }

  /// Kursblock und Prüfungsblock brauchen zusammen mindestens 300 Punkte.
  static var bwGesamt300Sentence: Phrase { Phrase(762) }

  /// Notentabelle
  static var bwNotentabelle: Phrase { Phrase(763) }

  /// Die Note steht in der amtlichen Tabelle, die in allen Ländern gleich ist.
  static var bwNotentabelleSentence: Phrase { Phrase(764) }

  /// Fachhochschulreife, schulischer Teil
  static var bwFachhochschulreife: Phrase { Phrase(765) }

  /// Aus zwei aufeinanderfolgenden Halbjahren zählen die Kurse von zwei Leistungsfächern doppelt und elf weitere Kurse einfach.
  static var bwFachhochschulreifeSentence: Phrase { Phrase(766) }

  /// Notentabelle der Fachhochschulreife
  static var bwFachhochschulreifeNote: Phrase { Phrase(767) }

  /// Die Note der Fachhochschulreife steht in einer eigenen Tabelle von 95 bis 285 Punkten.
  static var bwFachhochschulreifeNoteSentence: Phrase { Phrase(768) }

  /// steht fest
  static var conditionSafe: Phrase { Phrase(769) }

  /// noch offen
  static var conditionOpen: Phrase { Phrase(770) }

  /// nicht erfüllt
  static var conditionBroken: Phrase { Phrase(771) }

  /// Leistungsfachprüfungen ab %@
  static func conditionAdvancedExams(_ first: Int) -> Text { Phrase(772).filled(first) }

  /// Gesamtpunktzahl
  static var totalPoints: Phrase { Phrase(773) }

  /// Kurse mit 0 Punkten
  static var conditionZeros: Phrase { Phrase(774) }

  /// Schwächste Prüfung
  static var conditionWeakestExam: Phrase { Phrase(775) }

  /// Prüfungen ab %@
  static func conditionExams(_ first: Int) -> Text { Phrase(776).filled(first) }

  /// davon Leistungsfach
  static var conditionOfAdvanced: Phrase { Phrase(777) }

  /// Prüfungen unter %@ je Aufgabenfeld
  static func conditionExamsBelow(_ first: Int) -> Text { Phrase(778).filled(first) }

  /// Aufgabenfelder der Prüfungen
  static var conditionFields: Phrase { Phrase(779) }

  /// Belegte Kurse
  static var conditionTaking: Phrase { Phrase(780) }

  /// Kurswahl
  static var conditionSelection: Phrase { Phrase(781) }

  /// Unter %@ Punkten
  static func conditionDeficits(_ first: Int) -> Text { Phrase(782).filled(first) }

  /// davon Basisfach
  static var conditionOfBasic: Phrase { Phrase(783) }

  /// Leistungsfächer zusammen
  static var conditionAdvancedFloor: Phrase { Phrase(784) }

  /// %@ als Prüfungsfach
  static func conditionExamined(_ first: consuming Text) -> Text { Phrase(785).filled(first) }

  /// keiner
  static var boundNone: Phrase { Phrase(786) }

  /// alle %@
  static func boundAll(_ first: Int) -> Text { Phrase(787).filled(first) }

  /// höchstens %@
  static func boundMost(_ first: Int) -> Text { Phrase(788).filled(first) }

  /// mindestens %@
  static func boundLeast(_ first: Int) -> Text { Phrase(789).filled(first) }

  /// vollständig
  static var marginComplete: Phrase { Phrase(790) }

  /// %@ Kurse fehlen
  static func lackingCourses(_ first: Int) -> Text { Phrase(791).counted(first) }

  /// fehlt
  static var marginMissing: Phrase { Phrase(793) }

  /// %@ fehlen
  static func lackingCount(_ first: Int) -> Text { Phrase(794).counted(first) }

  /// %@ zu viel
  static func marginExcess(_ first: Int) -> Text { Phrase(796).filled(first) }

  /// genau an der Grenze
  static var marginAtLimit: Phrase { Phrase(797) }

  /// %@ darunter
  static func marginBelow(_ first: Int) -> Text { Phrase(798).filled(first) }

  /// genau erreicht
  static var marginReached: Phrase { Phrase(799) }

  /// %@ darüber
  static func marginAbove(_ first: Int) -> Text { Phrase(800).filled(first) }

  /// Muss zählen. %@
  static func verdictRequired(_ first: consuming Text) -> Text { Phrase(801).filled(first) }

  /// Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. %@
  static func verdictFulfils(_ first: consuming Text) -> Text { Phrase(802).filled(first) }

  /// Zählt auf einem freien Platz.
  static var verdictFree: Phrase { Phrase(803) }

  /// Zählt, weil du es so willst.
  static var verdictHeld: Phrase { Phrase(804) }

  /// Zählt nicht, weil du den Kurs geklammert hast.
  static var verdictBracketed: Phrase { Phrase(805) }

  /// Zählt nicht, weil du das Fach begrenzt hast.
  static var verdictLimited: Phrase { Phrase(806) }

  /// Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist %@.
  static func verdictWeakerThan(_ first: consuming Text) -> Text { Phrase(807).filled(first) }

  /// Zählt nicht, weil andere Kurse vorgehen.
  static var verdictWeaker: Phrase { Phrase(808) }

  /// Kann nicht zählen. %@
  static func verdictCapped(_ first: consuming Text) -> Text { Phrase(809).filled(first) }

  /// 0 Punkte können nicht zählen.
  static var verdictZero: Phrase { Phrase(810) }

  /// Nicht belegt.
  static var verdictNotTaken: Phrase { Phrase(811) }

  /// Pflicht: %@
  static func shortVerdictRequired(_ first: consuming Text) -> Text { Phrase(812).filled(first) }

  /// Auswahl: %@
  static func shortVerdictFulfils(_ first: consuming Text) -> Text { Phrase(813).filled(first) }

  /// frei
  static var shortVerdictFree: Phrase { Phrase(814) }

  /// von dir gehalten
  static var shortVerdictHeld: Phrase { Phrase(815) }

  /// von dir geklammert
  static var shortVerdictBracketed: Phrase { Phrase(816) }

  /// über deiner Grenze für das Fach
  static var shortVerdictLimited: Phrase { Phrase(817) }

  /// andere gehen vor
  static var shortVerdictWeaker: Phrase { Phrase(818) }

  /// kann nicht zählen: %@
  static func shortVerdictCapped(_ first: consuming Text) -> Text { Phrase(819).filled(first) }

  /// kann nicht zählen: 0 Punkte
  static var shortVerdictZero: Phrase { Phrase(820) }

  /// zählt nicht
  static var countsNot: Phrase { Phrase(821) }

  /// zählt doppelt
  static var countsTwice: Phrase { Phrase(822) }

  /// zählt %@-fach
  static func countsTimes(_ first: Int) -> Text { Phrase(823).filled(first) }

  /// Am knappsten: %@ zählt noch, %@ nicht mehr.
  static func tightBoth(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(824).filled(first, second) }

  /// Am schwächsten zählt auf einem freien Platz %@.
  static func tightLast(_ first: consuming Text) -> Text { Phrase(825).filled(first) }

  /// Als Nächstes würde %@ zählen.
  static func tightNext(_ first: consuming Text) -> Text { Phrase(826).filled(first) }

  /// schriftlich
  static var examWritten: Phrase { Phrase(827) }

  /// mündlich
  static var examOral: Phrase { Phrase(828) }

  /// statt einer mündlichen Prüfung
  static var examComponent: Phrase { Phrase(829) }

  /// zusätzlich mündlich
  static var examAdditional: Phrase { Phrase(830) }

  /// praktisch
  static var examPartPractical: Phrase { Phrase(831) }

  /// Kommunikation
  static var examPartCommunication: Phrase { Phrase(832) }

  /// Summe auf %@
  static func labelWeightedSum(_ first: consuming Text) -> Text { Phrase(833).filled(first) }

  /// Kurse der Leistungsfächer
  static var labelAdvancedCourses: Phrase { Phrase(834) }

  /// Doppelte Wertung
  static var labelDoubling: Phrase { Phrase(835) }

  /// %@ noch einmal
  static func labelDoubledSubject(_ first: consuming Text) -> Text { Phrase(836).filled(first) }

  /// Pflichtkurse
  static var labelRequiredCourses: Phrase { Phrase(837) }

  /// Freie Kurse
  static var labelFreeCourses: Phrase { Phrase(838) }

  /// Kurse, die nicht zählen
  static var labelUncountedCourses: Phrase { Phrase(839) }

  /// Ohne Gesamtpunktzahl gibt es keine Note.
  static var noGradeWithoutTotal: Phrase { Phrase(840) }

  /// Unter %@ Punkten gibt es keine Note.
  static func noGradeBelow(_ first: Int) -> Text { Phrase(841).filled(first) }

  /// %@ Punkte
  static func gradeRowPoints(_ first: Int) -> Text { Phrase(842).filled(first) }

  /// %@ bis %@ Punkte
  static func gradeRowRange(_ first: Int, _ second: Int) -> Text { Phrase(843).filled(first, second) }

  /// %@ steht allein in seiner Zeile
  static func gradeRowAlone(_ first: Int) -> Text { Phrase(844).filled(first) }

  /// %@ liegt zwischen %@ und %@
  static func gradeRowBetween(_ first: Int, _ second: Int, _ third: Int) -> Text { Phrase(845).filled(Text(first), Text(second), Text(third)) }

  /// %1$lld,%2$lld
  static func gradeTenths(_ first: Int, _ second: Int) -> Text { Phrase(846).filled(first, second) }

  /// ,
  static var decimalSeparator: Phrase { Phrase(847) }

  /// %@ Punkte
  static func pointCount(_ first: Int) -> Text { Phrase(848).counted(first) }

  /// Ein
  static var spelledOne: Phrase { Phrase(850) }

  /// Zwei
  static var spelledTwo: Phrase { Phrase(851) }

  /// Drei
  static var spelledThree: Phrase { Phrase(852) }

  /// Vier
  static var spelledFour: Phrase { Phrase(853) }

  /// Fünf
  static var spelledFive: Phrase { Phrase(854) }

  /// Sechs
  static var spelledSix: Phrase { Phrase(855) }

  /// Sieben
  static var spelledSeven: Phrase { Phrase(856) }

  /// Acht
  static var spelledEight: Phrase { Phrase(857) }

  /// Neun
  static var spelledNine: Phrase { Phrase(858) }

  /// Zehn
  static var spelledTen: Phrase { Phrase(859) }

  /// Elf
  static var spelledEleven: Phrase { Phrase(860) }

  /// Zwölf
  static var spelledTwelve: Phrase { Phrase(861) }

  /// Zusätzliche mündliche Prüfung
  static var readingAdditional: Phrase { Phrase(862) }

  /// Wird erst vervierfacht oder erst gerundet?
  static var readingAdditionalQuestion: Phrase { Phrase(863) }

  /// erst vervierfachen, dann runden
  static var readingAdditionalLate: Phrase { Phrase(864) }

  /// erst runden, dann vervierfachen
  static var readingAdditionalEarly: Phrase { Phrase(865) }

  /// Prüfung aus zwei Teilen
  static var readingParts: Phrase { Phrase(866) }

  /// Wird das Ergebnis aus zwei Teilen gerundet, bevor eine zusätzliche mündliche Prüfung dazukommt?
  static var readingPartsQuestion: Phrase { Phrase(867) }

  /// nein, erst am Ende wird gerundet
  static var readingPartsExact: Phrase { Phrase(868) }

  /// ja, auf ganze Punkte
  static var readingPartsRounded: Phrase { Phrase(869) }

  /// Religionslehre oder Ethik
  static var readingReligion: Phrase { Phrase(870) }

  /// Müssen vier Kurse davon zählen?
  static var readingReligionQuestion: Phrase { Phrase(871) }

  /// nein, sie sind frei
  static var readingReligionFree: Phrase { Phrase(872) }

  /// ja, vier Kurse sind Pflicht
  static var readingReligionRequired: Phrase { Phrase(873) }

  /// Steht fest
  static var basisEarned: Phrase { Phrase(874) }

  /// Projektion
  static var basisProjected: Phrase { Phrase(875) }

  /// Keine Gesamtpunktzahl
  static var statusNoTotal: Phrase { Phrase(876) }

  /// Nicht bestanden
  static var statusFailed: Phrase { Phrase(877) }

  /// Nicht mehr zu bestehen
  static var statusLost: Phrase { Phrase(878) }

  /// Noch kein Ergebnis
  static var statusNone: Phrase { Phrase(879) }

  /// Mit den belegten Kursen lässt sich keine Gesamtpunktzahl bilden.
  static var headlineNoTotal: Phrase { Phrase(880) }

  /// Alles ist noch offen.
  static var headlineOpen: Phrase { Phrase(881) }

  /// Mit dem ersten Ergebnis beginnt die Rechnung.
  static var headlineBegin: Phrase { Phrase(882) }

  /// Alle Ergebnisse sind da.
  static var headlineComplete: Phrase { Phrase(883) }

  /// %1$@, landest du bei %2$lld.
  static func headlineProjected(_ first: consuming Text, _ second: Int) -> Text { Phrase(884).filled(first, second) }

  /// Das reicht noch nicht zum Bestehen, ist aber zu schaffen.
  static var headlineNotYet: Phrase { Phrase(885) }

  /// Bestehst du, dann mit %@ Punkten und der Note %@.
  static func rangeOne(_ first: Int, _ second: consuming Text) -> Text { Phrase(886).filled(first, second) }

  /// Bestehst du, dann mit %@ bis %@ Punkten, Note %@ bis %@.
  static func rangeBetween(_ first: Int, _ second: Int, _ third: consuming Text, _ fourth: consuming Text) -> Text { Phrase(887).filled(Text(first), Text(second), third, fourth) }

  /// %@ hast du sicher.
  static func rangeSafe(_ first: consuming Text) -> Text { Phrase(888).filled(first) }

  /// wird nicht verwendet
  static var componentUnused: Phrase { Phrase(889) }

  /// zählt im Kursblock
  static var componentBlockOne: Phrase { Phrase(890) }

  /// zählt im Prüfungsblock
  static var componentBlockTwo: Phrase { Phrase(891) }

  /// Note %@
  static func gradeNamed(_ first: consuming Text) -> Text { Phrase(892).filled(first) }

  /// %@.
  static func ordinal(_ first: Int) -> Text { Phrase(893).filled(first) }

  /// aus dem %@ Halbjahr
  static func fromHalfYears(_ first: consuming Text) -> Text { Phrase(894).filled(first) }

  /// Der schulische Teil der Fachhochschulreife ist erreicht%@.
  static func qualificationReached(_ first: consuming Text) -> Text { Phrase(895).filled(first) }

  /// Der schulische Teil der Fachhochschulreife ist noch offen%@.
  static func qualificationOpen(_ first: consuming Text) -> Text { Phrase(896).filled(first) }

  /// Der schulische Teil der Fachhochschulreife ist mit diesen Kursen nicht zu erreichen.
  static var qualificationLost: Phrase { Phrase(897) }

  /// Bleibst du bei deinem Schnitt
  static var assumptionMean: Phrase { Phrase(898) }

  /// Triffst du in jeder offenen Prüfung deinen Kursschnitt
  static var assumptionOpenExams: Phrase { Phrase(899) }

  /// Triffst du in jeder Prüfung deinen Kursschnitt
  static var assumptionExams: Phrase { Phrase(900) }

  /// Besser als %@ geht nicht.
  static func gradeBest(_ first: consuming Text) -> Text { Phrase(901).filled(first) }

  /// Ein Punkt mehr wäre %@.
  static func nextIfOne(_ first: consuming Text) -> Text { Phrase(902).filled(first) }

  /// %1$@ Punkte mehr wären %2$@.
  static func nextIf(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(903).filled(first, second) }

  /// Ein Punkt mehr ist %@.
  static func nextIsOne(_ first: consuming Text) -> Text { Phrase(904).filled(first) }

  /// %1$@ Punkte mehr sind %2$@.
  static func nextIs(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(905).filled(first, second) }

  /// Eine Bedingung ist nicht erfüllt: %@.
  static func brokenOne(_ first: consuming Text) -> Text { Phrase(906).filled(first) }

  /// Eine Bedingung ist nicht mehr zu erfüllen: %@.
  static func lostOne(_ first: consuming Text) -> Text { Phrase(907).filled(first) }

  /// ein Leerzeichen
  static var characterSpace: Phrase { Phrase(908) }

  /// ein Tabulator
  static var characterTab: Phrase { Phrase(909) }

  /// ein Zeilenumbruch
  static var characterBreak: Phrase { Phrase(910) }

  /// das Zeichen U+%@
  static func characterNumber(_ first: consuming Text) -> Text { Phrase(911).filled(first) }

  /// %1$@ und %2$@
  static func listLast(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(912).filled(first, second) }

  /// %@ lässt sich nicht auf %@ begrenzen. %@
  static func refusedLimit(_ first: consuming Text, _ second: consuming Text, _ third: consuming Text) -> Text { Phrase(913).filled(first, second, third) }

  /// %@, lässt sich nicht klammern. %@
  static func refusedBracket(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(914).filled(first, second) }

  /// %@, lässt sich nicht halten. %@
  static func refusedHold(_ first: consuming Text, _ second: consuming Text) -> Text { Phrase(915).filled(first, second) }

  /// %@: Pflicht wären %@, Platz ist für %@. %@
  static func shortfallExcess(_ first: consuming Text, _ second: consuming Text, _ third: Int, _ fourth: consuming Text) -> Text { Phrase(916).filled(first, second, Text(third), fourth) }

  /// dafür da sind keine
  static var shortfallNone: Phrase { Phrase(917) }

  /// dafür da sind %@
  static func shortfallThere(_ first: Int) -> Text { Phrase(918).counted(first) }

  /// Nötig sind %@ Kurse
  static func shortfallNeeded(_ first: Int) -> Text { Phrase(920).counted(first) }

  /// %@, %@. Kurs
  static func nthCourse(_ first: consuming Text, _ second: Int) -> Text { Phrase(922).filled(first, second) }

  /// Baden-Württemberg
  static var landBadenWuerttemberg: Phrase { Phrase(923) }

  /// Bayern
  static var landBayern: Phrase { Phrase(924) }

  /// Berlin
  static var landBerlin: Phrase { Phrase(925) }

  /// Brandenburg
  static var landBrandenburg: Phrase { Phrase(926) }

  /// Bremen
  static var landBremen: Phrase { Phrase(927) }

  /// Hamburg
  static var landHamburg: Phrase { Phrase(928) }

  /// Hessen
  static var landHessen: Phrase { Phrase(929) }

  /// Mecklenburg-Vorpommern
  static var landMecklenburgVorpommern: Phrase { Phrase(930) }

  /// Niedersachsen
  static var landNiedersachsen: Phrase { Phrase(931) }

  /// Nordrhein-Westfalen
  static var landNordrheinWestfalen: Phrase { Phrase(932) }

  /// Rheinland-Pfalz
  static var landRheinlandPfalz: Phrase { Phrase(933) }

  /// Saarland
  static var landSaarland: Phrase { Phrase(934) }

  /// Sachsen
  static var landSachsen: Phrase { Phrase(935) }

  /// Sachsen-Anhalt
  static var landSachsenAnhalt: Phrase { Phrase(936) }

  /// Schleswig-Holstein
  static var landSchleswigHolstein: Phrase { Phrase(937) }

  /// Thüringen
  static var landThueringen: Phrase { Phrase(938) }

  /// sprachlich-literarisch-künstlerisch
  static var taskFieldLanguages: Phrase { Phrase(939) }

  /// gesellschaftswissenschaftlich
  static var taskFieldSocieties: Phrase { Phrase(940) }

  /// mathematisch-naturwissenschaftlich-technisch
  static var taskFieldSciences: Phrase { Phrase(941) }
}

#if !hasFeature(Embedded) || !ENGLISH
extension TextTable {
  static let german = TextTable(
    """
    geändert
    \u{1} geändert
    \u{1} \u{2} geändert
    \u{1} gewählt
    entfällt
    Beispiel, \u{1}
    Gesichert
    Beispieldatei sichern
    Plan
    Ergebnis sichern
    Rechnung
    nein
    Eine neue Version ist da.
    Neue Version laden
    Zum Inhalt
    ohne Angabe
    Der Browser kann die Datei nicht lesen.
    Eintragen
    Zeile \u{1}
    Zeile \u{1}, Spalte \u{2}
    Fächer
    Fach
    wird angezeigt
    Prüfung
    Leistungen
    Kurse
    Kurs
    \u{1}. Halbjahr
    Sichern
    \u{1} Punkt sichern
    \u{1} Punkte sichern
    und \u{1} weitere
    nicht belegt
    neu
    \u{1} eingetragen
    \u{1}, \u{2} geändert
    Zusätzlich mündlich
    ja
    Wähle zuerst die Punkte.
    Das geht so nicht. Es ist nichts verändert.
    Beschädigte Einträge sichern
    Die beschädigten Einträge sind gesichert.
    Plan als Datei
    Der Plan ist als Datei gesichert.
    Leistungen als Tabelle
    Die Tabelle der Leistungen ist gesichert.
    Kurse als Tabelle
    Die Tabelle der Kurse ist gesichert.
    Passwort
    \u{1} übernommen
    Gib ein Passwort ein.
    Die beiden Passwörter sind verschieden.
    Die verschlüsselte Sicherung ist fertig.
    Pläne auf diesem Gerät
    Ersetzen: Die Datei tritt an die Stelle von allem
    Zusammenführen: Was da ist, bleibt
    Vorschau
    Alles, was in der Datei steht, ist schon da.
    Daten
    Eine Tabelle gehört in einen Plan. Leg zuerst deinen Plan an und öffne sie dann noch einmal.
    Schritt \u{1} von \u{2}
    Letzter Schritt
    Anzeigen
    Spalte \u{1}
    Sicherung öffnen
    Stand vom \u{1}
    Tastenkürzel
    Rückgängig
    Wiederholen
    Bereiche
    Note
    Warum
    Das geht gerade nicht: Hier lässt sich nichts ändern.
    Eigenen Plan anlegen
    Weiter
    Hinzufügen
    Ziel setzen
    Fach suchen
    \u{1} Fach
    \u{1} Fächer
    Verschlüsselte Sicherung
    Öffnen
    Passwort setzen
    Passwort entfernen
    Um dauerhaften Speicher bitten
    Noch einmal sichern
    Alles löschen
    Plan angelegt
    Einrichten
    Leistungsfach
    Dieses Fach hast du schon.
    Ziel
    Ziel gesetzt
    \u{1} gelöscht
    Rückgängig gemacht: \u{1}
    Dein Plan
    Seminarkurs
    Das Passwort stimmt nicht, oder die Datei ist beschädigt.
    Das Passwort ließ sich nicht speichern. Es bleibt, wie es war; versuch es noch einmal.
    Die Sicherung ließ sich nicht verschlüsseln. Es wurde nichts gespeichert.
    Noch ist nicht alles gelöscht. Schließ die anderen Fenster von Gleitpfad und versuch es noch einmal.
    Wird gesichert
    Alles ist gelöscht.
    Das Passwort ist geändert.
    Das Passwort ist gesetzt.
    Das Passwort ist entfernt.
    Das Passwort stimmt nicht. Versuch es noch einmal.
    Nicht gesichert
    Schließen
    Loslassen, dann öffnet sich der Plan.
    Prüfungen
    zählt
    Prüfungsblock
    noch nicht gewählt
    \u{1} abgewählt
    wird
    Gerade nicht mitgerechnet
    Pflichtfächer angelegt
    Bedingungen
    \u{1} Bedingungen sind nicht erfüllt: \u{2}.
    Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal.
    Die Beispieldatei ist gesichert.
    Das Ergebnis ist gesichert.
    Gleitpfad
    Gewicht
    \u{1}.\u{2}.\u{3}
    Übernehmen
    Abbrechen
    Ansehen und zurückholen
    Speicher
    von \u{1}
    noch nicht zurück
    \u{1} Halbjahr
    \u{1} Halbjahre
    –
    \u{1} = \u{2}
    =
    ≈
    Summe
    +
    ×
    –
    projiziert
    noch offen
    Verlauf: \u{1}.
    \u{1}. Hj.
    (\u{1})
    \u{1}, gerundet \u{2}
    möglich \u{1} bis \u{2}
    sicher, \u{1} offen
    ab
    bis
    Ziel \u{1} ab \u{2} Punkten.
    noch \u{1}
    Blöcke
    Kursblock
    \u{1} Kurse belegt
    \u{1} von \u{2} Kursen zählen
    \u{1} offen
    Fortgeschrieben mit dem Schnitt deiner benoteten Kurse.
    \u{1} Kurs
    \u{1} Kurse
    Nach der anderen Lesart wären es \u{1}.
    Nach der anderen Lesart (\u{1}) wären es \u{2}.
    Beitrag
    Landeskala von \u{1} bis \u{2} Punkten. \u{3}
    Zurück zum Überblick
    Zeitpunkt im Beispiel
    Jede Zahl lässt sich öffnen.
    \u{1} plus \u{2} gleich \u{3}, Note \u{4}
    \u{1} Punkte auf \u{2}, mal \u{3}
    Zeichen
    Kursergebnisse je Fach und Halbjahr
    eingeklammert
    doppelt
    eigenes Fach, zählt nicht
    Ergebnis eintragen
    Zum Fach
    Was soll mit dem Kurs geschehen?
    Gleitpfad wählen lassen
    Punkte insgesamt
    Als App
    iPhone und iPad: in Safari auf „Teilen“, dann „Zum Home-Bildschirm“. Sonst kann Safari deinen Plan löschen, wenn du die Seite sieben Tage lang nicht öffnest.
    Android und Computer: im Menü des Browsers „App installieren“, wenn er das anbietet.
    Der Browser löscht deinen Plan nicht von selbst.
    Der Browser darf den Speicher leeren, wenn der Platz knapp wird. Sichere deinen Plan ab und zu.
    \u{1} Eintrag lässt sich nicht öffnen. Alles andere ist da.
    \u{1} Einträge lassen sich nicht öffnen. Alles andere ist da.
    Seminarkurs, Punkte
    Sichern
    Seit 30 Tagen hat keine Sicherung dieses Gerät verlassen. Geht es verloren, ist auch dein Plan weg.
    Plan öffnen
    Nur mit diesem Passwort lässt sie sich wieder öffnen. Niemand kann es zurücksetzen.
    Verschlüsselt sichern
    Passwort wiederholen
    Letzte Schritte
    Noch nichts geändert.
    Die letzten Tage
    So war dein Plan jeweils vor der ersten Änderung des Tages.
    App-Sperre
    Dein Plan öffnet sich nur mit deinem Passwort.
    Ohne Passwort öffnet sich dein Plan auf diesem Gerät von selbst. Mit einem lässt er sich nur noch damit öffnen, und niemand kann es zurücksetzen.
    Passwort ändern
    Jetzt sperren
    Abitur \u{1}, \u{2}
    Weiteren Plan anlegen
    Diesen Plan löschen
    \u{1}, \u{2} und \u{3} werden von diesem Gerät gelöscht, dazu alle Sicherungen darauf. Das lässt sich nicht rückgängig machen.
    Endgültig löschen
    Wofür
    Art der Leistung
    Punkte von 0 bis 15
    Noch offen
    Auswirkung
    Wähle die Punkte, dann siehst du, was sie ändern.
    Kurs \u{1}. Halbjahr
    Gesamt
    Note bleibt
    Mehr angeben
    Als offen sichern
    Jeder Punkt einer Prüfung bringt \u{1} Punkte für die Gesamtpunktzahl; mit einer zusätzlichen mündlichen Prüfung zählen beide zusammen.
    \u{1} lässt sich nicht öffnen
    Stelle
    Pfad
    An deiner Datei ist nichts verändert.
    Dein geöffneter Plan ist unverändert.
    Andere Datei wählen
    Setz dir eine Note, dann siehst du, wie weit es bis dahin ist.
    \u{1} übernehmen
    So ist in der Tabelle nichts zu lesen.
    Wie übernehmen
    nicht übernehmen
    „\u{1}“
    \u{1} Zeile wird nicht übernommen:
    \u{1} Zeilen werden nicht übernommen:
    neu, könnte schon da sein
    \u{1} neu, \u{2} geändert, \u{3} entfallen
    N
    1–6
    Bereiche, in ihrer Reihenfolge
    ?
    Strg Z
    Strg Umschalt Z
    0–15 Enter Esc
    Beim Eintragen: Punkte, fertig, schließen
    Auf dem Mac ist Strg die Befehlstaste.
    Einzelne Tasten abschalten
    Einzelne Tasten einschalten
    Dein Plan ist gesperrt
    Zur Startseite
    Hinweise
    Rechnung öffnen
    \u{1}: \u{2}, \u{3}. \u{4}
    Einen Schritt zurück
    Später
    Zum Tauschen tippe zuerst eins an, das gewählt ist.
    Noch \u{1} zu wählen.
    Das passt zusammen.
    Zum Überblick
    Noch kein Fach.
    Dieses Fach gibt es nicht mehr.
    Trag zuerst deine Fächer ein. Sobald ein Kurs ein Ergebnis hat, steht hier deine Note.
    Zu den Fächern
    Hier ist noch kein Plan. Leg einen an oder öffne eine Datei, dann geht es weiter.
    Wo landet dein Abitur?
    Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, und zeigt zu jeder Zahl den Weg und den Paragraphen.
    Zu deinem Plan
    Beispiel ansehen
    Du kannst die Datei auch hierher ziehen.
    Dein Plan bleibt auf diesem Gerät.
    Der Browser hat alles gelöscht, was hier gespeichert war. Öffne deine letzte Sicherung, dann ist es wieder da.
    In einem anderen Fenster wird gerade geschrieben. Hier siehst du jede Änderung sofort.
    Zu den Daten
    Zurück zu den Fächern
    Einstellungen
    Fach löschen
    Schätzung \u{1}
    Leistung löschen
    Prüfung löschen
    Noch kein Fach. Beginne mit deinen drei Leistungsfächern.
    Tippe auf ein Feld und wähle die Punkte. Leer heißt noch nicht benotet.
    Kein Fach heißt so. Du kannst es unten hinzufügen.
    Fächer neu wählen
    doppelt, zählt nicht
    Fach hinzufügen
    Name oder Kurzform, zum Beispiel Mathe
    \u{1}. Hj
    Leistungsfächer
    Mündliche Prüfungsfächer
    Weitere Fächer
    Leistungsfach
    Prüfungsfach
    Pflicht
    Auswahl
    gehalten
    frei
    noch nicht benotet
    Punkt
    Punkte
    unter 5
    \u{1} Gewicht
    \u{1} Gewichte
    von dir eingeklammert
    kann nicht zählen
    Auf deinen Geräten gesichert
    Verschlüsselt auf diesem Gerät
    Nur bis du dieses Fenster schließt
    Nur zum Lesen
    Dieser Browser speichert hier nichts, etwa weil das Fenster privat ist. Sichere deinen Plan als Datei, bevor du es schließt.
    Der Speicher lässt sich nicht öffnen. Lade die Seite neu. Hilft das nicht, sichere deinen Plan als Datei.
    Ein anderes Fenster mit einer alten Version hält den Speicher fest. Schließe es und lade neu.
    Eine neuere Version von Gleitpfad hat deinen Plan gespeichert. Lade die Seite neu, damit sie ihn öffnet. Es ist nichts verändert.
    Der Browser kann hier nicht verschlüsseln, und unverschlüsselt speichert Gleitpfad nichts. Öffne die Seite über https.
    Der Schlüssel dieses Geräts ist weg, und ohne ihn lässt sich der gespeicherte Plan nicht öffnen. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
    Die Angaben zum Schlüssel sind beschädigt. Es ist nichts gelöscht. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
    Der Speicher ist voll. Deine Änderungen sind noch da, aber nicht gesichert. Mach Platz auf dem Gerät oder sichere deinen Plan als Datei.
    Das Sichern hat nicht geklappt. Deine Änderungen sind noch da und werden bei der nächsten noch einmal gesichert.
    \u{1} Bedingungen sind nicht mehr zu erfüllen: \u{2}.
    Der Speicher wurde geschlossen. Lade die Seite neu, dann geht es weiter.
    Fach
    Halbjahr
    Art
    Thema
    Punkte
    Note
    Stand
    Gewicht
    Prozent
    Datum
    Notiz
    Gruppe
    \u{1} Plan
    \u{1} Pläne
    \u{1} Leistung
    \u{1} Leistungen
    Klausur
    Klassenarbeit
    Mündlich
    GFS
    Test
    Praktisch
    Projekt
    Andere
    Zeugnis
    Schriftlich
    Mündlich
    \u{1}, heute
    \u{1}, morgen
    \u{1}, in \u{2} Tagen
    \u{1} beginnt bei \u{2} Punkten.
    Dafür musst du bestehen, und das ist nicht mehr möglich.
    Noch ist kein Ergebnis da.
    fehlt \u{1} Punkt
    fehlen \u{1} Punkte
    \u{1}, du hast \u{2}.
    Es fehlt \u{1} Punkt
    Es fehlen \u{1} Punkte
    Das ist nicht mehr zu erreichen: Möglich sind noch höchstens \u{1}.
    Wenn du bestehst, ist dir das sicher.
    \u{1}: Projiziert landest du bei \u{2}.
    Projiziert landest du bei \u{1}, \u{2} darüber.
    Das hast du genau erreicht.
    Das hast du erreicht, mit \u{1} darüber.
    Bis \u{1} \u{2}.
    \u{1} beginnt bei \u{2}, es \u{3}.
    \u{1} Prüfung
    \u{1} Prüfungen
    Schnitt \u{1}
    andere Lesart \u{1}
    \u{1} nicht erfüllt
    Alle erfüllt
    \u{1} sicher, \u{2} offen
    Name
    Bild
    Klassenstufe
    Land
    Abitur
    Schule
    Anteil schriftlich in Prozent
    Anteil mündlich in Prozent
    Lesarten
    Kurzname
    Farbe
    Niveau
    Aufgabenfeld
    Höchstens einbringen
    Doppelt werten
    Gewichte
    Notiz
    Belegung
    Punkte
    Kurs einbringen
    Art
    Eigene Art
    Thema
    Stand
    Zählt als
    Gewicht
    Fester Anteil in Prozent
    Datum
    Uhrzeit
    Raum
    Art der Prüfung
    Zweiter Teil
    Punkte im zweiten Teil
    Zusätzliche mündliche Prüfung
    Punkte zusätzlich mündlich
    Datum zusätzlich mündlich
    Raum zusätzlich mündlich
    Wert von der Schule
    Vierfacher Wert laut Schule
    Seminarkurs einbringen
    Ersetzt
    Dein Ziel
    Basisfach
    Leistungsfach
    nicht einbringen
    einbringen
    Klausur
    Klassenarbeit
    Mündliche Leistung
    GFS
    Test
    Praktische Leistung
    Projekt
    Andere Leistung
    benotet
    noch nicht zurück
    entschuldigt
    verweigert, 0 Punkte
    schriftlich
    mündlich
    fachpraktisch
    Kommunikationsprüfung
    im Kursblock
    im Prüfungsblock
    nicht einbringen
    Schriftlich \u{1}, Mittel \u{2}
    Mündlich \u{1}, Mittel \u{2}
    Anteil \u{1}
    \u{1} Prozent fest mit \u{2}
    Genau \u{1}, gerundet \u{2}.
    Bis \u{1} fehlen \u{2}.
    Was im Zeugnis steht, entscheidet deine Lehrkraft.
    Noch keine Leistung eingetragen.
    Noch ist nichts zurück.
    Was benotet ist, zählt nicht.
    Die festen Anteile ergeben zusammen \u{1} Prozent, mehr als 100.
    Ein Punkt weniger ist \u{1}.
    \u{1} Punkte weniger sind \u{2}.
    Seit heute früh
    Seit dem \u{1}
    \u{1} \u{2} mehr
    \u{1} \u{2} weniger
    \u{1} statt \u{2}
    etwa \u{1}
    zuletzt gleich
    zuletzt \u{1} mehr
    zuletzt \u{1} weniger
    Leistungen \u{1}
    Dein Abitur
    Deine Leistungsfächer
    Deine Pflichtfächer
    Was du sonst noch belegst
    Deine mündlichen Prüfungen
    Passt das so?
    Der Name bleibt auf diesem Gerät und darf fehlen.
    Was alle belegen, ist schon gewählt. Tippe an, was dazukommt.
    Wahlfächer und eigene Fächer. Du kannst sie auch später eintragen.
    Wähle aus deinen Basisfächern. Du kannst sie hier jederzeit ändern.
    Alles lässt sich später ändern.
    Fremdsprachen, mindestens eine
    Naturwissenschaften, mindestens eine
    Kunst oder Musik
    Religion oder Ethik
    Eines davon
    Überblick
    Rechnung
    Am Anfang
    Vor den Prüfungen
    Danach
    plus
    mal
    durch
    :
    Klammer \u{1} Klammer zu
    \u{1}, gleich \u{2}
    \u{1}, rund \u{2}
    Das ist keine Sicherung von Gleitpfad.
    Wähle eine andere Datei.
    Die Sicherung ist in Version \u{1} geschrieben, die dieses Gleitpfad noch nicht kennt.
    Lade ein neueres Gleitpfad und versuch es noch einmal.
    Die Sicherung ist beschädigt: Sie nennt \u{1} Runden für das Passwort, mindestens \u{2} müssen es sein.
    Nimm eine andere Kopie von ihr.
    Die Sicherung ist beschädigt: Sie nennt \u{1} Runden für das Passwort, höchstens \u{2} dürfen es sein.
    Nimm eine andere Kopie von ihr.
    Die Sicherung ist abgeschnitten.
    Kopiere oder lade sie noch einmal.
    \u{1} Fächer sind zu viele.
    Mehr als \u{1} gehen nicht.
    Das Fach \u{1} gibt es in diesem Abitur nicht.
    Nimm ein Fach des Regelwerks.
    \u{1} steht zweimal in der Liste.
    Streich einen Eintrag.
    \u{1} hat zwei Kurse im \u{2}. Halbjahr.
    Streich einen davon.
    \u{1} kann kein Leistungsfach sein.
    Lass „rolle“ weg oder nimm „Basisfach“.
    \u{1} Leistungsfächer sind zu viele.
    Es sind \u{1}.
    \u{1} lässt sich nicht auf \u{2} Kurse begrenzen.
    Möglich sind 0 bis 4.
    \u{1} Prüfungen sind zu viele.
    Es sind höchstens \u{1}.
    \u{1} mündliche Prüfungen sind zu viele.
    Es sind höchstens \u{1}.
    \u{1} ist als Prüfung genannt, aber nicht belegt.
    Trag das Fach unter „faecher“ ein oder streich die Prüfung.
    \u{1} steht zweimal unter den Prüfungen.
    Streich eine davon.
    \u{1} ist kein Leistungsfach und wird nicht schriftlich geprüft.
    Nenne „muendlich“ oder setz die Rolle auf „Leistungsfach“.
    \u{1} ist Leistungsfach und wird schriftlich geprüft.
    Nenne „schriftlich“; eine mündliche Prüfung dazu ist „zusaetzlich_muendlich“.
    Die zusätzliche mündliche Prüfung in \u{1} gibt es erst mit dem schriftlichen Ergebnis.
    Trag „schriftlich“ ein oder streich „zusaetzlich_muendlich“.
    \u{1} wird schon mündlich geprüft.
    Streich „zusaetzlich_muendlich“.
    In \u{1} gibt es keine \u{2}.
    Streich den Teil.
    \u{1} ist kein Wert für \u{2} in vierfacher Wertung.
    Möglich sind 0 bis \u{1}.
    Die Prüfungen widersprechen sich.
    \u{1} Fach soll doppelt zählen, nötig sind \u{2}.
    \u{1} Fächer sollen doppelt zählen, nötig sind \u{2}.
    Nenne genau \u{1} oder lass „doppelt“ weg.
    \u{1} kann nicht doppelt zählen.
    Nenne zwei verschiedene Leistungsfächer.
    \u{1} gibt es in diesem Abitur nicht.
    Streich den Eintrag.
    \u{1} ist keine Punktzahl für \u{2}.
    Möglich sind 0 bis \u{1}.
    \u{1} lässt sich so nicht verwenden.
    Nimm eine andere „verwendung“.
    \u{1} ist kein mündliches Prüfungsfach, das sich ersetzen lässt.
    Nenne unter „ersetzt“ eines der mündlichen Prüfungsfächer.
    \u{1} ersetzt eine mündliche Prüfung, aber es ist nicht gesagt, welche.
    Nenne unter „ersetzt“ das Prüfungsfach.
    Der Plan widerspricht sich.
    fachpraktische Prüfung
    Kommunikationsprüfung
    Hier steht \u{1}, aber es fehlt \u{2}.
    Sieh an dieser Stelle nach, ob etwas fehlt oder zu viel ist.
    Die Datei hört zu früh auf: Es fehlt \u{1}.
    Prüfe, ob sie ganz ist und in ihr ein Plan steht.
    Die Datei ist kein Text in UTF-8.
    Speichere sie in deinem Editor als UTF-8.
    Die Datei beginnt mit einer Bytereihenfolge-Marke.
    Speichere sie in deinem Editor als UTF-8 ohne BOM.
    Diese Zeichenfolge nach „\\“ gibt es nicht.
    Ein „\\“ im Text schreibst du als „\\\\“.
    Dieses „\\u…“ ist nur die Hälfte eines Zeichens.
    Schreib das Zeichen selbst oder beide Hälften.
    In einem Text ist \u{1} nicht erlaubt.
    Streich es oder schließ davor das Anführungszeichen.
    Eine Zahl darf nicht mit 0 anfangen.
    Streich die führende 0.
    Das Feld \u{1} steht schon in Zeile \u{2}, Spalte \u{3}.
    Streich eines von beiden.
    Nach dem Ende des Plans steht noch etwas.
    Streich, was folgt.
    Hier sind mehr als \u{1} Klammern ineinander offen.
    So tief ist kein Plan. Prüfe, ob es die richtige Datei ist.
    Die Datei ist größer als \u{1} MiB.
    So groß ist kein Plan. Prüfe, ob es die richtige Datei ist.
    Die Datei hat mehr als \u{1} Werte.
    So viel steht in keinem Plan. Prüfe, ob es die richtige Datei ist.
    ein Wert
    ein Wert oder „]“
    ein Komma oder „]“
    ein Feldname in Anführungszeichen
    ein Feldname in Anführungszeichen oder „}“
    ein Doppelpunkt
    ein Komma oder „}“
    das Anführungszeichen am Ende des Textes
    eine Ziffer
    true, false oder null
    Das ist kein Plan.
    Ein Plan beginnt mit "format": "gleitpfad-plan".
    Das ist kein Export aus Calq.
    Ein Export aus Calq hat ein Feld "usersubjects".
    Der Plan ist in Version \u{1} geschrieben, die dieses Gleitpfad noch nicht kennt.
    Nimm ein neueres Gleitpfad.
    Diese Version gibt es nicht.
    Schreib "version": 1.
    Das Feld \u{1} gibt es hier nicht.
    Möglich sind \u{1}.
    Das Feld \u{1} fehlt.
    Trag es nach.
    \u{1} ist keine Punktzahl.
    Möglich sind ganze Punkte von 0 bis \u{1} und "offen".
    \u{1} passt hier nicht.
    Möglich sind ganze Zahlen von \u{1} bis \u{2}.
    Ein Halbjahr \u{1} gibt es nicht.
    Die Halbjahre heißen "1", "2", "3" und "4".
    Ein Land \u{1} gibt es nicht.
    Nimm das Kürzel, zum Beispiel "BW".
    Für \u{1} hat Gleitpfad noch keine Regeln.
    Für das Abitur \u{1} hat Gleitpfad keine Regeln.
    Möglich sind \u{1} bis \u{2}.
    Das Fach \u{1} gibt es nicht.
    Meinst du \u{1}?
    Nimm den amtlichen Namen oder eine der Kurzformen.
    \u{1} passt hier nicht.
    Das \u{1}. Halbjahr soll zählen und zugleich nicht zählen.
    Streich es unter „gehalten“ oder unter „geklammert“.
    Im \u{1}. Halbjahr ist das Fach nicht belegt.
    Trag den Kurs unter „kurse“ ein oder streich das Halbjahr hier.
    Die Prüfung hat keinen Teil.
    Nenne „schriftlich“ oder „muendlich“; was noch kommt, ist "offen".
    \u{1} und \u{2} gehen nicht zusammen.
    Streich eines davon.
    Dieser Text ist leer.
    Schreib etwas hinein oder lass das Feld weg.
    Der Text ist mit \u{1} Bytes zu lang.
    Kürze ihn auf höchstens \u{1} Bytes.
    Der Text enthält Steuerzeichen.
    Nimm sie heraus; nur Zeilenumbrüche (\\n) und Tabulatoren dürfen bleiben.
    \u{1} ist kein Tag.
    Schreib ein Datum, das es gibt, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
    \u{1} ist keine Kennung.
    Eine Kennung hat 32 Zeichen aus 0 bis 9 und a bis f, das letzte ist 0. Lass "id" weg, dann vergibt Gleitpfad eine.
    Die Kennung \u{1} gibt es schon.
    Lass hier "id" weg, dann vergibt Gleitpfad eine neue.
    Das \u{1}. Halbjahr steht in diesem Fach zweimal.
    Streich einen der beiden Kurse oder ändere sein Halbjahr.
    Das Fach \u{1} hat zwei Prüfungen.
    Streich eine davon.
    Hier gehört ein Text hin.
    Setz ihn in Anführungszeichen.
    Hier gehört ein Objekt hin.
    Es steht in geschweiften Klammern.
    Hier gehört eine Liste hin.
    Sie steht in eckigen Klammern.
    Hier gehört eine ganze Zahl hin.
    Sie steht ohne Anführungszeichen.
    Hier gehört true oder false hin.
    Beides steht ohne Anführungszeichen.
    Hier gehört ein Datum hin.
    Setz es in Anführungszeichen, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
    Hier gehören Punkte hin.
    Möglich ist \u{1}.
    Hinter dem schließenden Anführungszeichen steht noch etwas.
    Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
    Mitten im Text steht ein Anführungszeichen.
    Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
    Ein Text, der mit einem Anführungszeichen beginnt, hört nicht auf.
    Setz am Ende des Textes eines.
    In der Tabelle steht nichts.
    Speichere sie noch einmal als CSV.
    Das ist keine Tabelle in Textform.
    Speichere sie in deinem Programm als CSV.
    In dieser Zeile steht kein Fach.
    Trag es ein.
    \u{1} heißen in deinem Plan mehrere Fächer.
    Gib ihnen verschiedene Namen.
    In dieser Zeile steht kein Halbjahr.
    \u{1} ist kein eindeutiges Halbjahr.
    Schreib 1, 2, 3 oder 4 oder wähle eines für alle Zeilen.
    \u{1} ist keine Punktzahl.
    Möglich sind ganze Punkte von 0 bis 15 und „offen“.
    Aus \u{1} folgen keine eindeutigen Punkte.
    Möglich sind Noten von 1 bis 6 mit + und -, zum Beispiel 2-.
    Die Note \u{1} passt nicht zu den Punkten.
    Lass eines von beiden weg.
    \u{1} ist kein Stand.
    Möglich sind „Benotet“, „Ausstehend“, „Entschuldigt“ und „Verweigert“.
    \u{1} ist keine Gruppe.
    Möglich sind „Schriftlich“ und „Mündlich“.
    \u{1} passt hier nicht.
    Möglich sind ganze Zahlen von 0 bis 100.
    \u{1} ist kein Tag.
    Schreib ein Datum, das es gibt, zum Beispiel 30.11.2026.
    Der Text ist zu lang.
    Kürze ihn auf höchstens \u{1} Bytes.
    Der Text enthält Steuerzeichen.
    Nimm sie heraus.
    \u{1} steht rechts von allen Spalten, die eine Überschrift haben.
    Gib der Spalte eine Überschrift oder lösche den Inhalt.
    gesichert
    wahrscheinlich
    ungeklärt
    \u{1}. \u{2}. \u{3}
    Deine Grenze
    Dagegen steht deine Grenze für ein Fach.
    Gehaltene Kurse
    Dagegen stehen Kurse, die du hältst.
    Geklammerte Kurse
    Dagegen stehen Kurse, die du geklammert hast.
    Vierzig Kurse
    Genau 40 Kurse kommen in den Kursblock.
    Formel des Kursblocks
    Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; erst dann wird gerundet.
    Kurse der Leistungsfächer
    Alle Kurse der drei Leistungsfächer zählen.
    Zwei Leistungsfächer doppelt
    Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du.
    Deutsch
    In Deutsch zählen vier Kurse.
    Mathematik
    In Mathematik zählen vier Kurse.
    Geschichte
    In Geschichte zählen vier Kurse.
    Geographie und Gemeinschaftskunde
    In Geographie und in Gemeinschaftskunde zählen je zwei Kurse, mit Wirtschaft als Leistungsfach je einer.
    Geographie
    In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
    Gemeinschaftskunde
    In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
    Bildende Kunst oder Musik
    In Bildender Kunst oder in Musik zählen zwei Kurse.
    Sprachen und Naturwissenschaften
    In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
    Mündliche Prüfungsfächer
    In jedem mündlichen Prüfungsfach zählen vier Kurse.
    Religionslehre oder Ethik
    Die Kurse in Religionslehre oder Ethik sind frei, solange keine andere Lesart gewählt ist.
    Zweistündige Wahlfächer
    In einem zweistündigen Wahlfach wie Philosophie oder Astronomie zählen höchstens zwei Kurse.
    Kurse mit 0 Punkten
    Ein Kurs mit 0 Punkten kann nicht zählen.
    Kurse unter 5 Punkten
    Höchstens 8 der 40 Kurse dürfen unter 5 Punkten liegen.
    Leistungsfachkurse unter 5 Punkten
    Höchstens 3 Kurse der Leistungsfächer dürfen unter 5 Punkten liegen.
    Mindestens 200 im Kursblock
    Der Kursblock braucht mindestens 200 Punkte.
    Mindestens 100 im Prüfungsblock
    Der Prüfungsblock braucht mindestens 100 Punkte.
    Jede Prüfung mindestens 4
    Jede Prüfung braucht in vierfacher Wertung mindestens 4 Punkte.
    Drei Prüfungen ab 20
    In drei Prüfungsfächern, darunter zwei Leistungsfächern, braucht es in vierfacher Wertung mindestens 20 Punkte.
    Fünf Prüfungen
    Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede Prüfung zählt vierfach.
    Alle Aufgabenfelder
    Die Prüfungsfächer decken alle drei Aufgabenfelder ab.
    Deutsch als Prüfungsfach
    Deutsch ist Prüfungsfach.
    Mathematik als Prüfungsfach
    Mathematik ist Prüfungsfach.
    Wahl der Leistungsfächer
    Mindestens zwei Leistungsfächer sind aus Deutsch, Mathematik, den Fremdsprachen, Physik, Chemie und Biologie.
    Zusätzliche mündliche Prüfung
    Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach.
    Kommunikationsprüfung
    In einer modernen Fremdsprache zählt die Kommunikationsprüfung ein Viertel und der übrige schriftliche Teil drei Viertel.
    Fachpraktische Prüfung
    In Sport, Musik und Bildender Kunst zählen der schriftliche und der fachpraktische Teil je zur Hälfte.
    Seminarkurs
    Der Seminarkurs kann als zwei Kurse in den Kursblock oder statt einer mündlichen Prüfung in den Prüfungsblock.
    Mindestens 300 insgesamt
    Kursblock und Prüfungsblock brauchen zusammen mindestens 300 Punkte.
    Notentabelle
    Die Note steht in der amtlichen Tabelle, die in allen Ländern gleich ist.
    Fachhochschulreife, schulischer Teil
    Aus zwei aufeinanderfolgenden Halbjahren zählen die Kurse von zwei Leistungsfächern doppelt und elf weitere Kurse einfach.
    Notentabelle der Fachhochschulreife
    Die Note der Fachhochschulreife steht in einer eigenen Tabelle von 95 bis 285 Punkten.
    steht fest
    noch offen
    nicht erfüllt
    Leistungsfachprüfungen ab \u{1}
    Gesamtpunktzahl
    Kurse mit 0 Punkten
    Schwächste Prüfung
    Prüfungen ab \u{1}
    davon Leistungsfach
    Prüfungen unter \u{1} je Aufgabenfeld
    Aufgabenfelder der Prüfungen
    Belegte Kurse
    Kurswahl
    Unter \u{1} Punkten
    davon Basisfach
    Leistungsfächer zusammen
    \u{1} als Prüfungsfach
    keiner
    alle \u{1}
    höchstens \u{1}
    mindestens \u{1}
    vollständig
    \u{1} Kurs fehlt
    \u{1} Kurse fehlen
    fehlt
    \u{1} fehlt
    \u{1} fehlen
    \u{1} zu viel
    genau an der Grenze
    \u{1} darunter
    genau erreicht
    \u{1} darüber
    Muss zählen. \u{1}
    Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. \u{1}
    Zählt auf einem freien Platz.
    Zählt, weil du es so willst.
    Zählt nicht, weil du den Kurs geklammert hast.
    Zählt nicht, weil du das Fach begrenzt hast.
    Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist \u{1}.
    Zählt nicht, weil andere Kurse vorgehen.
    Kann nicht zählen. \u{1}
    0 Punkte können nicht zählen.
    Nicht belegt.
    Pflicht: \u{1}
    Auswahl: \u{1}
    frei
    von dir gehalten
    von dir geklammert
    über deiner Grenze für das Fach
    andere gehen vor
    kann nicht zählen: \u{1}
    kann nicht zählen: 0 Punkte
    zählt nicht
    zählt doppelt
    zählt \u{1}-fach
    Am knappsten: \u{1} zählt noch, \u{2} nicht mehr.
    Am schwächsten zählt auf einem freien Platz \u{1}.
    Als Nächstes würde \u{1} zählen.
    schriftlich
    mündlich
    statt einer mündlichen Prüfung
    zusätzlich mündlich
    praktisch
    Kommunikation
    Summe auf \u{1}
    Kurse der Leistungsfächer
    Doppelte Wertung
    \u{1} noch einmal
    Pflichtkurse
    Freie Kurse
    Kurse, die nicht zählen
    Ohne Gesamtpunktzahl gibt es keine Note.
    Unter \u{1} Punkten gibt es keine Note.
    \u{1} Punkte
    \u{1} bis \u{2} Punkte
    \u{1} steht allein in seiner Zeile
    \u{1} liegt zwischen \u{2} und \u{3}
    \u{1},\u{2}
    ,
    \u{1} Punkt
    \u{1} Punkte
    Ein
    Zwei
    Drei
    Vier
    Fünf
    Sechs
    Sieben
    Acht
    Neun
    Zehn
    Elf
    Zwölf
    Zusätzliche mündliche Prüfung
    Wird erst vervierfacht oder erst gerundet?
    erst vervierfachen, dann runden
    erst runden, dann vervierfachen
    Prüfung aus zwei Teilen
    Wird das Ergebnis aus zwei Teilen gerundet, bevor eine zusätzliche mündliche Prüfung dazukommt?
    nein, erst am Ende wird gerundet
    ja, auf ganze Punkte
    Religionslehre oder Ethik
    Müssen vier Kurse davon zählen?
    nein, sie sind frei
    ja, vier Kurse sind Pflicht
    Steht fest
    Projektion
    Keine Gesamtpunktzahl
    Nicht bestanden
    Nicht mehr zu bestehen
    Noch kein Ergebnis
    Mit den belegten Kursen lässt sich keine Gesamtpunktzahl bilden.
    Alles ist noch offen.
    Mit dem ersten Ergebnis beginnt die Rechnung.
    Alle Ergebnisse sind da.
    \u{1}, landest du bei \u{2}.
    Das reicht noch nicht zum Bestehen, ist aber zu schaffen.
    Bestehst du, dann mit \u{1} Punkten und der Note \u{2}.
    Bestehst du, dann mit \u{1} bis \u{2} Punkten, Note \u{3} bis \u{4}.
    \u{1} hast du sicher.
    wird nicht verwendet
    zählt im Kursblock
    zählt im Prüfungsblock
    Note \u{1}
    \u{1}.
    aus dem \u{1} Halbjahr
    Der schulische Teil der Fachhochschulreife ist erreicht\u{1}.
    Der schulische Teil der Fachhochschulreife ist noch offen\u{1}.
    Der schulische Teil der Fachhochschulreife ist mit diesen Kursen nicht zu erreichen.
    Bleibst du bei deinem Schnitt
    Triffst du in jeder offenen Prüfung deinen Kursschnitt
    Triffst du in jeder Prüfung deinen Kursschnitt
    Besser als \u{1} geht nicht.
    Ein Punkt mehr wäre \u{1}.
    \u{1} Punkte mehr wären \u{2}.
    Ein Punkt mehr ist \u{1}.
    \u{1} Punkte mehr sind \u{2}.
    Eine Bedingung ist nicht erfüllt: \u{1}.
    Eine Bedingung ist nicht mehr zu erfüllen: \u{1}.
    ein Leerzeichen
    ein Tabulator
    ein Zeilenumbruch
    das Zeichen U+\u{1}
    \u{1} und \u{2}
    \u{1} lässt sich nicht auf \u{2} begrenzen. \u{3}
    \u{1}, lässt sich nicht klammern. \u{2}
    \u{1}, lässt sich nicht halten. \u{2}
    \u{1}: Pflicht wären \u{2}, Platz ist für \u{3}. \u{4}
    dafür da sind keine
    dafür da ist \u{1}
    dafür da sind \u{1}
    Nötig ist \u{1} Kurs
    Nötig sind \u{1} Kurse
    \u{1}, \u{2}. Kurs
    Baden-Württemberg
    Bayern
    Berlin
    Brandenburg
    Bremen
    Hamburg
    Hessen
    Mecklenburg-Vorpommern
    Niedersachsen
    Nordrhein-Westfalen
    Rheinland-Pfalz
    Saarland
    Sachsen
    Sachsen-Anhalt
    Schleswig-Holstein
    Thüringen
    sprachlich-literarisch-künstlerisch
    gesellschaftswissenschaftlich
    mathematisch-naturwissenschaftlich-technisch
    """)
}
#endif

#if !hasFeature(Embedded) || ENGLISH
extension TextTable {
  static let english = TextTable(
    """
    changed
    \u{1} changed
    \u{1} \u{2} changed
    \u{1} chosen
    removed
    Example, \u{1}
    Saved
    Save the example file
    Plan
    Save the result
    Calculation
    no
    There is a new version.
    Load the new version
    To the content
    not specified
    The browser cannot read the file.
    Enter
    Line \u{1}
    Line \u{1}, column \u{2}
    Subjects
    Subject
    is shown
    Exam
    Results
    Courses
    Course
    half-year \u{1}
    Save
    Save \u{1} point
    Save \u{1} points
    and \u{1} more
    not taken
    new
    \u{1} entered
    \u{1}, \u{2} changed
    Additional oral
    yes
    Choose the points first.
    That does not work. Nothing has been changed.
    Save damaged entries
    The damaged entries are saved.
    Plan as a file
    The plan is saved as a file.
    Results as a table
    The table of results is saved.
    Courses as a table
    The table of courses is saved.
    Password
    \u{1} taken over
    Enter a password.
    The two passwords are different.
    The encrypted backup is ready.
    Plans on this device
    Replace: the file takes the place of everything
    Merge: what is here stays
    Preview
    Everything in the file is here already.
    Data
    A table belongs in a plan. Make your plan first and then open it again.
    Step \u{1} of \u{2}
    Last step
    Show
    Column \u{1}
    Open the backup
    As of \u{1}
    Keyboard shortcuts
    Undo
    Redo
    Sections
    Grade
    Why
    Not right now: nothing can be changed here.
    Make your own plan
    Next
    Add
    Set a goal
    Find a subject
    \u{1} subject
    \u{1} subjects
    Encrypted backup
    Open
    Set password
    Remove password
    Ask for persistent storage
    Save again
    Delete everything
    Plan made
    Set up
    Leistungsfach
    You have this subject already.
    Goal
    Goal set
    \u{1} deleted
    Undone: \u{1}
    Your plan
    Seminarkurs
    The password is wrong, or the file is damaged.
    The password could not be saved. It stays as it was; try again.
    The backup could not be encrypted. Nothing was saved.
    Not everything is deleted yet. Close the other windows of Gleitpfad and try again.
    Saving
    Everything is deleted.
    The password is changed.
    The password is set.
    The password is removed.
    The password is wrong. Try again.
    Not saved
    Close
    Let go and the plan opens.
    Exams
    counts
    Prüfungsblock (Block II)
    not chosen yet
    \u{1} no longer chosen
    becomes
    Not in the calculation right now
    Compulsory subjects added
    Conditions
    \u{1} conditions are not met: \u{2}.
    Check that it is still there and is yours, and choose it again.
    The example file is saved.
    The result is saved.
    Gleitpfad
    Weight
    \u{1}/\u{2}/\u{3}
    Take over
    Cancel
    Look at it and bring it back
    Storage
    of \u{1}
    not back yet
    \u{1} half-year
    \u{1} half-years
    –
    \u{1} = \u{2}
    =
    ≈
    Sum
    +
    ×
    –
    projected
    still open
    Over time: \u{1}.
    HY \u{1}
    (\u{1})
    \u{1}, rounded \u{2}
    possible \u{1} to \u{2}
    safe, \u{1} open
    from
    up to
    Goal \u{1} from \u{2} points.
    \u{1} to go
    Blocks
    Kursblock (Block I)
    \u{1} courses taken
    \u{1} of \u{2} courses count
    \u{1} open
    Carried on with the average of your graded courses.
    \u{1} course
    \u{1} courses
    Under the other reading it would be \u{1}.
    Under the other reading (\u{1}) it would be \u{2}.
    Share
    Landing scale from \u{1} to \u{2} points. \u{3}
    Back to the overview
    Moment in the example
    Every number can be opened.
    \u{1} plus \u{2} equals \u{3}, grade \u{4}
    \u{1} points over \u{2}, times \u{3}
    Signs
    Course results by subject and half-year
    bracketed
    counts twice
    a subject of your own, does not count
    Enter a result
    To the subject
    What should happen to the course?
    Let Gleitpfad choose
    points in total
    As an app
    iPhone and iPad: tap “Share” in Safari, then “Add to Home Screen”. Otherwise Safari may delete your plan if you do not open the page for seven days.
    Android and computers: “Install app” in the browser’s menu, if there is one.
    The browser does not delete your plan on its own.
    The browser may empty its storage when space runs low. Save a copy of your plan now and then.
    \u{1} entry cannot be opened. Everything else is here.
    \u{1} entries cannot be opened. Everything else is here.
    Seminarkurs, points
    Save a copy
    No backup has left this device for 30 days. If it gets lost, so does your plan.
    Open a plan
    It only opens again with this password. Nobody can reset it.
    Save encrypted
    Repeat password
    Last steps
    Nothing changed yet.
    The last days
    This is how your plan was before the first change of each day.
    App lock
    Your plan only opens with your password.
    Without a password your plan opens by itself on this device. With one, it only opens with it, and nobody can reset it.
    Change password
    Lock now
    Abitur \u{1}, \u{2}
    Add another plan
    Delete this plan
    \u{1}, \u{2} and \u{3} will be deleted from this device, along with all backups on it. This cannot be undone.
    Delete for good
    For what
    Kind of result
    Points from 0 to 15
    Still open
    Effect
    Choose the points to see what they change.
    Course of half-year \u{1}
    Total
    Grade stays
    Add details
    Save as open
    Each point in an exam brings \u{1} points towards the total; with an additional oral exam, both count together.
    \u{1} cannot be opened
    Place
    Path
    Nothing in your file has been changed.
    Your open plan is unchanged.
    Choose another file
    Set yourself a grade and you will see how far it is.
    Take over \u{1}
    Like this, nothing in the table can be read.
    How to take it over
    do not take over
    “\u{1}”
    \u{1} row is not taken over:
    \u{1} rows are not taken over:
    new, may be here already
    \u{1} new, \u{2} changed, \u{3} removed
    N
    1–6
    Sections, in their order
    ?
    Ctrl Z
    Ctrl Shift Z
    0–15 Enter Esc
    While entering: points, done, close
    On a Mac, Ctrl is the Command key.
    Switch single keys off
    Switch single keys on
    Your plan is locked
    To the start page
    Notes
    Open the calculation
    \u{1}: \u{2}, \u{3}. \u{4}
    One step back
    Later
    To swap, first tap one that is chosen.
    \u{1} left to choose.
    That goes together.
    To the overview
    No subject yet.
    This subject no longer exists.
    Enter your subjects first. As soon as one course has a result, your grade is here.
    To your subjects
    There is no plan here yet. Make one or open a file to go on.
    Where will your Abitur land?
    Gleitpfad works out your Abitur grade from your courses and exams, says how certain it is, and shows the way and the paragraph of the law behind every number.
    To your plan
    See an example
    You can also drag the file here.
    Your plan stays on this device.
    The browser has deleted everything that was saved here. Open your last backup and it is all back.
    Another window is writing right now. You see every change here at once.
    To your data
    Back to your subjects
    Settings
    Delete subject
    Estimate \u{1}
    Delete result
    Delete exam
    No subject yet. Start with your three Leistungsfächer (advanced subjects).
    Tap a field and choose the points. Empty means not graded yet.
    No subject has that name. You can add it below.
    Choose subjects again
    a second one, does not count
    Add a subject
    Name or short form, for example Mathe
    HY \u{1}
    Leistungsfächer
    Oral exam subjects
    Other subjects
    Leistungsfach
    exam subject
    required
    choice
    held
    free
    not graded yet
    point
    points
    below 5
    \u{1} weight
    \u{1} weights
    bracketed by you
    cannot count
    Saved on your devices
    Encrypted on this device
    Only until you close this window
    Read only
    This browser saves nothing here, perhaps because the window is private. Save your plan as a file before you close it.
    The storage cannot be opened. Reload the page. If that does not help, save your plan as a file.
    Another window with an old version is holding on to the storage. Close it and reload.
    A newer version of Gleitpfad saved your plan. Reload the page so that it opens. Nothing has been changed.
    The browser cannot encrypt here, and Gleitpfad saves nothing unencrypted. Open the page over https.
    This device’s key is gone, and without it the saved plan cannot be opened. Open your last backup on another device, or delete everything here and start again with it.
    What is known about the key is damaged. Nothing has been deleted. Open your last backup on another device, or delete everything here and start again with it.
    The storage is full. Your changes are still here, but not saved. Make room on the device or save your plan as a file.
    Saving did not work. Your changes are still here and will be saved along with the next one.
    \u{1} conditions can no longer be met: \u{2}.
    The storage was closed. Reload the page and you can go on.
    Subject
    Half-year
    Kind
    Topic
    Points
    Grade
    Status
    Weight
    Percent
    Date
    Note
    Group
    \u{1} plan
    \u{1} plans
    \u{1} result
    \u{1} results
    Klausur
    Klassenarbeit
    Oral
    GFS
    Test
    Practical
    Project
    Other
    Report
    Written
    Oral
    \u{1}, today
    \u{1}, tomorrow
    \u{1}, in \u{2} days
    \u{1} begins at \u{2} points.
    For that you have to pass, and that is no longer possible.
    There is no result yet.
    \u{1} point short
    \u{1} points short
    \u{1}, you have \u{2}.
    You are \u{1} point short
    You are \u{1} points short
    That is out of reach now: at most \u{1} are still possible.
    If you pass, it is yours for certain.
    \u{1}: you are projected to land on \u{2}.
    You are projected to land on \u{1}, \u{2} above it.
    You made it exactly.
    You made it, with \u{1} to spare.
    You are \u{2} of \u{1}.
    \u{1} begins at \u{2}, and you are \u{3}.
    \u{1} exam
    \u{1} exams
    average \u{1}
    other reading \u{1}
    \u{1} not met
    All met
    \u{1} safe, \u{2} open
    Name
    Picture
    Year group
    Land
    Abitur
    School
    Written share in per cent
    Oral share in per cent
    Readings
    Short name
    Colour
    Level
    Aufgabenfeld
    Use at most
    Count twice
    Weights
    Note
    Taken or not
    Points
    Use the course
    Kind
    A kind of your own
    Topic
    Status
    Counts as
    Weight
    Fixed share in per cent
    Date
    Time
    Room
    Kind of exam
    Second part
    Points in the second part
    Additional oral exam
    Points, additional oral
    Date, additional oral
    Room, additional oral
    value from your school
    Value counted four times, says your school
    Use the Seminarkurs
    Replaces
    Your goal
    Basisfach
    Leistungsfach
    do not use
    use
    Klausur
    Klassenarbeit
    Oral result
    GFS
    Test
    Practical result
    Project
    Other result
    graded
    not back yet
    excused
    refused, 0 points
    written
    oral
    practical
    communication exam
    in the Kursblock
    in the Prüfungsblock
    do not use
    Written \u{1}, mean \u{2}
    Oral \u{1}, mean \u{2}
    share \u{1}
    \u{1} per cent fixed at \u{2}
    Exactly \u{1}, rounded \u{2}.
    \u{2} short of \u{1}.
    What goes on your report is up to your teacher.
    No result entered yet.
    Nothing is back yet.
    What is graded does not count.
    The fixed shares add up to \u{1} per cent, more than 100.
    One point fewer makes \u{1}.
    \u{1} points fewer make \u{2}.
    Since this morning
    Since \u{1}
    \u{1}: \u{2} more
    \u{1}: \u{2} less
    \u{1} instead of \u{2}
    about \u{1}
    the same as last time
    \u{1} more than last time
    \u{1} less than last time
    results \u{1}
    Your Abitur
    Your Leistungsfächer
    Your compulsory subjects
    What else you take
    Your oral exams
    Does this look right?
    The name stays on this device, and you may leave it out.
    What everybody takes is chosen already. Tap what you add.
    Electives and subjects of your own. You can also enter them later.
    Choose from your Basisfächer (basic subjects). You can change them here at any time.
    You can change everything later.
    Foreign languages, at least one
    Sciences, at least one
    Art or music
    Religion or Ethik
    One of these
    Overview
    Calculation
    At the start
    Before the exams
    Afterwards
    plus
    times
    divided by
    :
    open bracket \u{1} close bracket
    \u{1}, equals \u{2}
    \u{1}, roughly \u{2}
    This is not a backup made by Gleitpfad.
    Choose another file.
    This backup is written in version \u{1}, which this Gleitpfad does not know yet.
    Load a newer Gleitpfad and try again.
    The backup is damaged: it names \u{1} rounds for the password, and there must be at least \u{2}.
    Use another copy of it.
    The backup is damaged: it names \u{1} rounds for the password, and there may be at most \u{2}.
    Use another copy of it.
    The backup is cut off.
    Copy or load it once more.
    \u{1} subjects are too many.
    More than \u{1} are not possible.
    The subject \u{1} does not exist in this Abitur.
    Use a subject of the rule set.
    \u{1} is in the list twice.
    Remove one entry.
    \u{1} has two courses in half-year \u{2}.
    Remove one of them.
    \u{1} cannot be a Leistungsfach.
    Leave out “rolle” or use “Basisfach”.
    \u{1} Leistungsfächer are too many.
    There are \u{1}.
    \u{1} cannot be limited to \u{2} courses.
    It can be 0 to 4.
    \u{1} exams are too many.
    There are at most \u{1}.
    \u{1} oral exams are too many.
    There are at most \u{1}.
    \u{1} is named as an exam, but is not taken.
    Enter the subject under “faecher” or remove the exam.
    \u{1} is among the exams twice.
    Remove one of them.
    \u{1} is not a Leistungsfach and has no written exam.
    Use “muendlich” or set the role to “Leistungsfach”.
    \u{1} is a Leistungsfach and has a written exam.
    Use “schriftlich”; an oral exam on top is “zusaetzlich_muendlich”.
    The additional oral exam in \u{1} only exists once there is a written result.
    Enter “schriftlich” or remove “zusaetzlich_muendlich”.
    \u{1} has an oral exam already.
    Remove “zusaetzlich_muendlich”.
    \u{1} has no \u{2}.
    Remove that part.
    \u{1} is not a value for \u{2} counted four times.
    It can be 0 to \u{1}.
    The exams contradict each other.
    \u{1} subject is to count twice, and it must be \u{2}.
    \u{1} subjects are to count twice, and it must be \u{2}.
    Name exactly \u{1} or leave out “doppelt”.
    \u{1} cannot count twice.
    Name two different Leistungsfächer.
    \u{1} does not exist in this Abitur.
    Remove the entry.
    \u{1} is not a number of points for \u{2}.
    It can be 0 to \u{1}.
    \u{1} cannot be used like this.
    Use another “verwendung”.
    \u{1} is not an oral exam subject that can be replaced.
    Name one of the oral exam subjects under “ersetzt”.
    \u{1} replaces an oral exam, but it does not say which.
    Name the exam subject under “ersetzt”.
    The plan contradicts itself.
    practical exam
    communication exam
    There is \u{1} here, but \u{2} is missing.
    Check whether something is missing or too much here.
    The file ends too early: \u{1} is missing.
    Check that it is complete and has a plan in it.
    The file is not text in UTF-8.
    Save it in your editor as UTF-8.
    The file begins with a byte order mark.
    Save it in your editor as UTF-8 without a BOM.
    This sequence after “\\” does not exist.
    You write a “\\” in a text as “\\\\”.
    This “\\u…” is only half a character.
    Write the character itself or both halves.
    In a text, \u{1} is not allowed.
    Remove it or close the quotation mark before it.
    A number must not begin with 0.
    Remove the leading 0.
    The field \u{1} is already in line \u{2}, column \u{3}.
    Remove one of the two.
    Something follows after the end of the plan.
    Remove what follows.
    More than \u{1} brackets are open inside each other here.
    No plan is that deep. Check that it is the right file.
    The file is larger than \u{1} MiB.
    No plan is that large. Check that it is the right file.
    The file has more than \u{1} values.
    No plan has that many. Check that it is the right file.
    a value
    a value or “]”
    a comma or “]”
    a field name in quotation marks
    a field name in quotation marks or “}”
    a colon
    a comma or “}”
    the quotation mark at the end of the text
    a digit
    true, false or null
    This is not a plan.
    A plan begins with "format": "gleitpfad-plan".
    This is not an export from Calq.
    An export from Calq has a field "usersubjects".
    The plan is written in version \u{1}, which this Gleitpfad does not know yet.
    Use a newer Gleitpfad.
    This version does not exist.
    Write "version": 1.
    The field \u{1} does not exist here.
    It can be \u{1}.
    The field \u{1} is missing.
    Add it.
    \u{1} is not a number of points.
    It can be whole points from 0 to \u{1} and "offen".
    \u{1} does not fit here.
    It can be a whole number from \u{1} to \u{2}.
    There is no half-year \u{1}.
    The half-years are called "1", "2", "3" and "4".
    There is no Land \u{1}.
    Use its abbreviation, for example "BW".
    Gleitpfad has no rules for \u{1} yet.
    Gleitpfad has no rules for the Abitur in \u{1}.
    It can be \u{1} to \u{2}.
    There is no subject \u{1}.
    Do you mean \u{1}?
    Use its official name or one of the short forms.
    \u{1} does not fit here.
    Half-year \u{1} is to count and not to count at the same time.
    Remove it under “gehalten” or under “geklammert”.
    The subject is not taken in half-year \u{1}.
    Enter the course under “kurse” or remove the half-year here.
    The exam has no part.
    Name “schriftlich” or “muendlich”; what is still to come is "offen".
    \u{1} and \u{2} do not go together.
    Remove one of them.
    This text is empty.
    Write something or leave out the field.
    The text is too long, with \u{1} bytes.
    Cut it to at most \u{1} bytes.
    The text contains control characters.
    Take them out; only line breaks (\\n) and tabs may stay.
    \u{1} is not a day.
    Write a date that exists as year-month-day, for example "2026-11-30".
    \u{1} is not an identifier.
    An identifier has 32 characters from 0 to 9 and a to f, the last of them 0. Leave out "id" and Gleitpfad assigns one.
    The identifier \u{1} exists already.
    Leave out "id" here and Gleitpfad assigns a new one.
    Half-year \u{1} is in this subject twice.
    Remove one of the two courses or change its half-year.
    The subject \u{1} has two exams.
    Remove one of them.
    A text belongs here.
    Put it in quotation marks.
    An object belongs here.
    It stands in curly brackets.
    A list belongs here.
    It stands in square brackets.
    A whole number belongs here.
    It stands without quotation marks.
    true or false belongs here.
    Both stand without quotation marks.
    A date belongs here.
    Put it in quotation marks as year-month-day, for example "2026-11-30".
    Points belong here.
    It can be \u{1}.
    Something follows after the closing quotation mark.
    Put the whole text in quotation marks and double those inside it.
    There is a quotation mark in the middle of the text.
    Put the whole text in quotation marks and double those inside it.
    A text that begins with a quotation mark does not end.
    Put one at the end of the text.
    There is nothing in the table.
    Save it as CSV once more.
    This is not a table as text.
    Save it as CSV in your program.
    There is no subject in this row.
    Enter it.
    Several subjects in your plan are called \u{1}.
    Give them different names.
    There is no half-year in this row.
    \u{1} is not a definite half-year.
    Write 1, 2, 3 or 4, or choose one for all rows.
    \u{1} is not a number of points.
    It can be whole points from 0 to 15 and “offen”.
    \u{1} does not stand for definite points.
    It can be a grade from 1 to 6 with + and -, for example 2-.
    The grade \u{1} does not match the points.
    Leave out one of the two.
    \u{1} is not a status.
    It can be “Benotet”, “Ausstehend”, “Entschuldigt” and “Verweigert”.
    \u{1} is not a group.
    It can be “Schriftlich” and “Mündlich”.
    \u{1} does not fit here.
    It can be a whole number from 0 to 100.
    \u{1} is not a day.
    Write a date that exists, for example 30.11.2026.
    The text is too long.
    Cut it to at most \u{1} bytes.
    The text contains control characters.
    Take them out.
    \u{1} stands to the right of all columns that have a heading.
    Give the column a heading or delete what is in it.
    certain
    likely
    unclear
    \u{1}/\u{2}/\u{3}
    Your limit
    Your limit for a subject stands against it.
    Held courses
    Courses that you hold stand against it.
    Bracketed courses
    Courses that you bracketed stand against it.
    Forty courses
    Exactly 40 courses go into the Kursblock (Block I).
    Formula of the Kursblock
    The sum of the points is divided by the sum of the weights and multiplied by 40; only then is it rounded.
    Courses of the Leistungsfächer
    All courses of the three Leistungsfächer (advanced subjects) count.
    Two Leistungsfächer count twice
    The courses of two Leistungsfächer count twice; which two is up to you.
    Deutsch
    Four courses in Deutsch (German) count.
    Mathematik
    Four courses in Mathematik count.
    Geschichte
    Four courses in Geschichte (history) count.
    Geographie and Gemeinschaftskunde
    Two courses each in Geographie and in Gemeinschaftskunde count, or one each if Wirtschaft is a Leistungsfach.
    Geographie
    Two courses in Geographie count, or one if Wirtschaft is a Leistungsfach.
    Gemeinschaftskunde
    Two courses in Gemeinschaftskunde count, or one if Wirtschaft is a Leistungsfach.
    Bildende Kunst or Musik
    Two courses in Bildende Kunst (art) or in Musik count.
    Languages and sciences
    Four courses each count in one foreign language and one science, and four more in a second foreign language or a second science, Informatik or NwT included.
    Oral exam subjects
    Four courses count in each oral exam subject.
    Religionslehre or Ethik
    Courses in Religionslehre or Ethik are free unless another reading is chosen.
    Two-hour electives
    In a two-hour elective such as Philosophie or Astronomie, at most two courses count.
    Courses with 0 points
    A course with 0 points cannot count.
    Courses below 5 points
    At most 8 of the 40 courses may be below 5 points.
    Leistungsfach courses below 5 points
    At most 3 courses of the Leistungsfächer may be below 5 points.
    At least 200 in the Kursblock
    The Kursblock (Block I) needs at least 200 points.
    At least 100 in the Prüfungsblock
    The Prüfungsblock (Block II) needs at least 100 points.
    At least 4 in every exam
    Every exam needs at least 4 points, counted four times.
    Three exams with 20 or more
    Three exam subjects, two of them Leistungsfächer, need at least 20 points each, counted four times.
    Five exams
    The three Leistungsfächer have written exams and two more subjects oral ones; every exam counts four times.
    All Aufgabenfelder
    The exam subjects cover all three Aufgabenfelder (fields of study).
    Deutsch as an exam subject
    Deutsch is an exam subject.
    Mathematik as an exam subject
    Mathematik is an exam subject.
    Choice of Leistungsfächer
    At least two Leistungsfächer are from Deutsch, Mathematik, the foreign languages, Physik, Chemie and Biologie.
    Additional oral exam
    The written result counts twice, the additional oral one once.
    Communication exam
    In a modern foreign language, the communication exam counts one quarter and the rest of the written part three quarters.
    Practical exam
    In Sport, Musik and Bildende Kunst, the written and the practical part count half each.
    Seminarkurs
    The Seminarkurs (seminar course) can go into the Kursblock as two courses, or into the Prüfungsblock in place of an oral exam.
    At least 300 in total
    Kursblock and Prüfungsblock together need at least 300 points.
    Grade table
    The grade comes from the official table, which is the same in all Länder.
    Fachhochschulreife, school part
    From two consecutive half-years, the courses of two Leistungsfächer count twice and eleven more courses once.
    Grade table of the Fachhochschulreife
    The grade of the Fachhochschulreife has its own table, from 95 to 285 points.
    settled
    still open
    not met
    Leistungsfach exams with \u{1} or more
    Total
    Courses with 0 points
    Weakest exam
    Exams with \u{1} or more
    of these Leistungsfach
    Exams below \u{1} per Aufgabenfeld
    Aufgabenfelder of the exams
    Courses taken
    Choice of courses
    Below \u{1} points
    of these Basisfach
    Leistungsfächer together
    \u{1} as an exam subject
    none
    all \u{1}
    at most \u{1}
    at least \u{1}
    complete
    \u{1} course missing
    \u{1} courses missing
    missing
    \u{1} missing
    \u{1} missing
    \u{1} too many
    right at the limit
    \u{1} below
    exactly reached
    \u{1} above
    Has to count. \u{1}
    Counts for a requirement that another course could meet as well. \u{1}
    Counts on a free place.
    Counts because you want it to.
    Does not count because you bracketed the course.
    Does not count because you limited the subject.
    Does not count because other courses come first; the weakest of them is \u{1}.
    Does not count because other courses come first.
    Cannot count. \u{1}
    0 points cannot count.
    Not taken.
    required: \u{1}
    choice: \u{1}
    free
    held by you
    bracketed by you
    above your limit for the subject
    others come first
    cannot count: \u{1}
    cannot count: 0 points
    does not count
    counts twice
    counts \u{1} times
    Closest: \u{1} still counts, \u{2} no longer does.
    The weakest on a free place is \u{1}.
    \u{1} would count next.
    written
    oral
    in place of an oral exam
    additional oral
    practical
    communication
    Sum over \u{1}
    Courses of the Leistungsfächer
    Counting twice
    \u{1} once more
    Required courses
    Free courses
    Courses that do not count
    Without a total there is no grade.
    Below \u{1} points there is no grade.
    \u{1} points
    \u{1} to \u{2} points
    \u{1} is alone in its row
    \u{1} is between \u{2} and \u{3}
    \u{1}.\u{2}
    .
    \u{1} point
    \u{1} points
    One
    Two
    Three
    Four
    Five
    Six
    Seven
    Eight
    Nine
    Ten
    Eleven
    Twelve
    Additional oral exam
    Is it times four first, or rounded first?
    times four first, then round
    round first, then times four
    Exam in two parts
    Is the result of two parts rounded before an additional oral exam is added?
    no, it is only rounded at the end
    yes, to whole points
    Religionslehre or Ethik
    Do four courses of it have to count?
    no, they are free
    yes, four courses are required
    Settled
    Projection
    No total
    Not passed
    Can no longer be passed
    No result yet
    The courses taken cannot make a total.
    Everything is still open.
    The calculation begins with the first result.
    All results are in.
    \u{1}, you land on \u{2}.
    That is not enough to pass yet, but you can still do it.
    If you pass, it is with \u{1} points and the grade \u{2}.
    If you pass, it is with \u{1} to \u{2} points, grade \u{3} to \u{4}.
    You have \u{1} for certain.
    is not used
    counts in the Kursblock
    counts in the Prüfungsblock
    grade \u{1}
    \u{1}
    from half-year \u{1}
    The school part of the Fachhochschulreife (entrance to universities of applied sciences) is achieved\u{1}.
    The school part of the Fachhochschulreife is still open\u{1}.
    The school part of the Fachhochschulreife is out of reach with these courses.
    If you keep up your average
    If you match your course average in every open exam
    If you match your course average in every exam
    Nothing is better than \u{1}.
    One point more would be \u{1}.
    \u{1} points more would be \u{2}.
    One point more makes \u{1}.
    \u{1} points more make \u{2}.
    One condition is not met: \u{1}.
    One condition can no longer be met: \u{1}.
    a space
    a tab
    a line break
    the character U+\u{1}
    \u{1} and \u{2}
    \u{1} cannot be limited to \u{2}. \u{3}
    \u{1}, cannot be bracketed. \u{2}
    \u{1}, cannot be held. \u{2}
    \u{1}: \u{2} would be required, there is room for \u{3}. \u{4}
    there are none
    there is \u{1}
    there are \u{1}
    \u{1} course is needed
    \u{1} courses are needed
    \u{1}, course \u{2}
    Baden-Württemberg
    Bavaria
    Berlin
    Brandenburg
    Bremen
    Hamburg
    Hesse
    Mecklenburg-Western Pomerania
    Lower Saxony
    North Rhine-Westphalia
    Rhineland-Palatinate
    Saarland
    Saxony
    Saxony-Anhalt
    Schleswig-Holstein
    Thuringia
    languages, literature and arts
    social sciences
    mathematics, sciences and technology
    """)
}
#endif
