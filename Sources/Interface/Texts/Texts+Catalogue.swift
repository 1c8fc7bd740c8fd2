// swift-format-ignore-file
// Made from Localizable.xcstrings by Scripts/texts.py. Change the catalogue, then run it.

extension Texts {
  /// Abitur %@, %@
  static func abitur(year: Int, land: Text) -> Text { Phrase(0).filled(year, land) }

  /// Übernehmen
  static var accept: Phrase { Phrase(1) }

  /// neu
  static var added: Phrase { Phrase(2) }

  /// %@ eingetragen
  static func added(_ first: Text) -> Text { Phrase(3).filled(first) }

  /// Ziel setzen
  static var addGoal: Phrase { Phrase(4) }

  /// Zusätzlich mündlich
  static var additionalOral: Phrase { Phrase(5) }

  /// Hinzufügen
  static var addSubject: Phrase { Phrase(6) }

  /// Name oder Kurzform, zum Beispiel Mathe
  static var addSubjectHint: Phrase { Phrase(7) }

  /// Fach hinzufügen
  static var addSubjectLabel: Phrase { Phrase(8) }

  /// Leistungsfach
  static var advanced: Phrase { Phrase(9) }

  /// neu, könnte schon da sein
  static var ambiguous: Phrase { Phrase(10) }

  /// Weiteren Plan anlegen
  static var anotherPlan: Phrase { Phrase(11) }

  /// App-Sperre
  static var appLock: Phrase { Phrase(12) }

  /// Ohne Passwort öffnet sich dein Plan auf diesem Gerät von selbst. Mit einem lässt er sich nur noch damit öffnen, und niemand kann es zurücksetzen.
  static var appLockOff: Phrase { Phrase(13) }

  /// Dein Plan öffnet sich nur mit deinem Passwort.
  static var appLockOn: Phrase { Phrase(14) }

  /// Gleitpfad
  static var appName: Phrase { Phrase(15) }

  /// Triffst du in jeder Prüfung deinen Kursschnitt
  static var assumptionExams: Phrase { Phrase(16) }

  /// Bleibst du bei deinem Schnitt
  static var assumptionMean: Phrase { Phrase(17) }

  /// Triffst du in jeder offenen Prüfung deinen Kursschnitt
  static var assumptionOpenExams: Phrase { Phrase(18) }

  /// Zurück zum Überblick
  static var backToOverview: Phrase { Phrase(19) }

  /// Zurück zu den Fächern
  static var backToSubjects: Phrase { Phrase(20) }

  /// Stand vom %@
  static func backupName(_ first: Text) -> Text { Phrase(21).filled(first) }

  /// Die Sicherung ist in Version %@ geschrieben, die dieses Gleitpfad noch nicht kennt.
  static func backupNewerVersion(_ first: Int) -> Text { Phrase(22).filled(first) }

  /// Lade ein neueres Gleitpfad und versuch es noch einmal.
  static var backupNewerVersionAdvice: Phrase { Phrase(23) }

  /// Das ist keine Sicherung von Gleitpfad.
  static var backupNoBackup: Phrase { Phrase(24) }

  /// Wähle eine andere Datei.
  static var backupNoBackupAdvice: Phrase { Phrase(25) }

  /// Die Sicherung ließ sich nicht verschlüsseln. Es wurde nichts gespeichert.
  static var backupNotSealed: Phrase { Phrase(26) }

  /// Die Sicherung ist beschädigt: Sie nennt %@ Runden für das Passwort, mindestens %@ müssen es sein.
  static func backupRoundsTooFew(_ first: Text, _ second: Text) -> Text { Phrase(27).filled(first, second) }

  /// Nimm eine andere Kopie von ihr.
  static var backupRoundsTooFewAdvice: Phrase { Phrase(28) }

  /// Die Sicherung ist beschädigt: Sie nennt %@ Runden für das Passwort, höchstens %@ dürfen es sein.
  static func backupRoundsTooMany(_ first: Text, _ second: Text) -> Text { Phrase(29).filled(first, second) }

  /// Nimm eine andere Kopie von ihr.
  static var backupRoundsTooManyAdvice: Phrase { Phrase(30) }

  /// Die verschlüsselte Sicherung ist fertig.
  static var backupSaved: Phrase { Phrase(31) }

  /// Die Sicherung ist abgeschnitten.
  static var backupTruncated: Phrase { Phrase(32) }

  /// Kopiere oder lade sie noch einmal.
  static var backupTruncatedAdvice: Phrase { Phrase(33) }

  /// Steht fest
  static var basisEarned: Phrase { Phrase(34) }

  /// Projektion
  static var basisProjected: Phrase { Phrase(35) }

  /// wird
  static var becomes: Phrase { Phrase(36) }

  /// unter 5
  static var belowFive: Phrase { Phrase(37) }

  /// Kursblock
  static var blockOne: Phrase { Phrase(38) }

  /// Blöcke
  static var blocks: Phrase { Phrase(39) }

  /// Prüfungsblock
  static var blockTwo: Phrase { Phrase(40) }

  /// alle %@
  static func boundAll(_ first: Int) -> Text { Phrase(41).filled(first) }

  /// mindestens %@
  static func boundLeast(_ first: Int) -> Text { Phrase(42).filled(first) }

  /// höchstens %@
  static func boundMost(_ first: Int) -> Text { Phrase(43).filled(first) }

  /// keiner
  static var boundNone: Phrase { Phrase(44) }

  /// (%@)
  static func bracketed(_ first: Text) -> Text { Phrase(45).filled(first) }

  /// eingeklammert
  static var bracketedRow: Phrase { Phrase(46) }

  /// Klammer %@ Klammer zu
  static func bracketedSpoken(_ first: Text) -> Text { Phrase(47).filled(first) }

  /// %1$@ Bedingungen sind nicht erfüllt: %2$@.
  static func broken(_ first: Text, _ second: Text) -> Text { Phrase(48).filled(first, second) }

  /// Eine Bedingung ist nicht erfüllt: %@.
  static func brokenOne(_ first: Text) -> Text { Phrase(49).filled(first) }

  /// Vierzig Kurse
  static var bw40Kurse: Phrase { Phrase(50) }

  /// Genau 40 Kurse kommen in den Kursblock.
  static var bw40KurseSentence: Phrase { Phrase(51) }

  /// Deutsch
  static var bwDeutsch: Phrase { Phrase(52) }

  /// In Deutsch zählen vier Kurse.
  static var bwDeutschSentence: Phrase { Phrase(53) }

  /// Zwei Leistungsfächer doppelt
  static var bwDoppelt: Phrase { Phrase(54) }

  /// Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du.
  static var bwDoppeltSentence: Phrase { Phrase(55) }

  /// Drei Prüfungen ab 20
  static var bwDreiPruefungen20: Phrase { Phrase(56) }

  /// In drei Prüfungsfächern, darunter zwei Leistungsfächern, braucht es in vierfacher Wertung mindestens 20 Punkte.
  static var bwDreiPruefungen20Sentence: Phrase { Phrase(57) }

  /// Fachhochschulreife, schulischer Teil
  static var bwFachhochschulreife: Phrase { Phrase(58) }

  /// Notentabelle der Fachhochschulreife
  static var bwFachhochschulreifeNote: Phrase { Phrase(59) }

  /// Die Note der Fachhochschulreife steht in einer eigenen Tabelle von 95 bis 285 Punkten.
  static var bwFachhochschulreifeNoteSentence: Phrase { Phrase(60) }

  /// Aus zwei aufeinanderfolgenden Halbjahren zählen die Kurse von zwei Leistungsfächern doppelt und elf weitere Kurse einfach.
  static var bwFachhochschulreifeSentence: Phrase { Phrase(61) }

  /// Fachpraktische Prüfung
  static var bwFachpraktisch: Phrase { Phrase(62) }

  /// In Sport, Musik und Bildender Kunst zählen der schriftliche und der fachpraktische Teil je zur Hälfte.
  static var bwFachpraktischSentence: Phrase { Phrase(63) }

  /// Gemeinschaftskunde
  static var bwGemeinschaftskunde: Phrase { Phrase(64) }

  /// In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
  static var bwGemeinschaftskundeSentence: Phrase { Phrase(65) }

  /// Geographie
  static var bwGeographie: Phrase { Phrase(66) }

  /// Geographie und Gemeinschaftskunde
  static var bwGeographie2021: Phrase { Phrase(67) }

  /// In Geographie und in Gemeinschaftskunde zählen je zwei Kurse, mit Wirtschaft als Leistungsfach je einer.
  static var bwGeographie2021Sentence: Phrase { Phrase(68) }

  /// In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
  static var bwGeographieSentence: Phrase { Phrase(69) }

  /// Mindestens 300 insgesamt
  static var bwGesamt300: Phrase { Phrase(70) }

  /// Kursblock und Prüfungsblock brauchen zusammen mindestens 300 Punkte.
  static var bwGesamt300Sentence: Phrase { Phrase(71) }

  /// Geschichte
  static var bwGeschichte: Phrase { Phrase(72) }

  /// In Geschichte zählen vier Kurse.
  static var bwGeschichteSentence: Phrase { Phrase(73) }

  /// Jede Prüfung mindestens 4
  static var bwJedePruefung4: Phrase { Phrase(74) }

  /// Jede Prüfung braucht in vierfacher Wertung mindestens 4 Punkte.
  static var bwJedePruefung4Sentence: Phrase { Phrase(75) }

  /// Kommunikationsprüfung
  static var bwKommunikationspruefung: Phrase { Phrase(76) }

  /// In einer modernen Fremdsprache zählt die Kommunikationsprüfung ein Viertel und der übrige schriftliche Teil drei Viertel.
  static var bwKommunikationspruefungSentence: Phrase { Phrase(77) }

  /// Bildende Kunst oder Musik
  static var bwKunstMusik: Phrase { Phrase(78) }

  /// In Bildender Kunst oder in Musik zählen zwei Kurse.
  static var bwKunstMusikSentence: Phrase { Phrase(79) }

  /// Mindestens 200 im Kursblock
  static var bwKursblock200: Phrase { Phrase(80) }

  /// Der Kursblock braucht mindestens 200 Punkte.
  static var bwKursblock200Sentence: Phrase { Phrase(81) }

  /// Formel des Kursblocks
  static var bwKursblockFormel: Phrase { Phrase(82) }

  /// Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; erst dann wird gerundet.
  static var bwKursblockFormelSentence: Phrase { Phrase(83) }

  /// Wahl der Leistungsfächer
  static var bwLeistungsfachWahl: Phrase { Phrase(84) }

  /// Mindestens zwei Leistungsfächer sind aus Deutsch, Mathematik, den Fremdsprachen, Physik, Chemie und Biologie.
  static var bwLeistungsfachWahlSentence: Phrase { Phrase(85) }

  /// Kurse der Leistungsfächer
  static var bwLeistungsfaecher: Phrase { Phrase(86) }

  /// Alle Kurse der drei Leistungsfächer zählen.
  static var bwLeistungsfaecherSentence: Phrase { Phrase(87) }

  /// Mathematik
  static var bwMathematik: Phrase { Phrase(88) }

  /// In Mathematik zählen vier Kurse.
  static var bwMathematikSentence: Phrase { Phrase(89) }

  /// Mündliche Prüfungsfächer
  static var bwMuendlicheFaecher: Phrase { Phrase(90) }

  /// In jedem mündlichen Prüfungsfach zählen vier Kurse.
  static var bwMuendlicheFaecherSentence: Phrase { Phrase(91) }

  /// Notentabelle
  static var bwNotentabelle: Phrase { Phrase(92) }

  /// Die Note steht in der amtlichen Tabelle, die in allen Ländern gleich ist.
  static var bwNotentabelleSentence: Phrase { Phrase(93) }

  /// Kurse mit 0 Punkten
  static var bwNullPunkte: Phrase { Phrase(94) }

  /// Ein Kurs mit 0 Punkten kann nicht zählen.
  static var bwNullPunkteSentence: Phrase { Phrase(95) }

  /// Fünf Prüfungen
  static var bwPruefungen: Phrase { Phrase(96) }

  /// Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede Prüfung zählt vierfach.
  static var bwPruefungenSentence: Phrase { Phrase(97) }

  /// Mindestens 100 im Prüfungsblock
  static var bwPruefungsblock100: Phrase { Phrase(98) }

  /// Der Prüfungsblock braucht mindestens 100 Punkte.
  static var bwPruefungsblock100Sentence: Phrase { Phrase(99) }

  /// Deutsch als Prüfungsfach
  static var bwPruefungsfaecherDeutsch: Phrase { Phrase(100) }

  /// Deutsch ist Prüfungsfach.
  static var bwPruefungsfaecherDeutschSentence: Phrase { Phrase(101) }

  /// Alle Aufgabenfelder
  static var bwPruefungsfaecherFelder: Phrase { Phrase(102) }

  /// Die Prüfungsfächer decken alle drei Aufgabenfelder ab.
  static var bwPruefungsfaecherFelderSentence: Phrase { Phrase(103) }

  /// Mathematik als Prüfungsfach
  static var bwPruefungsfaecherMathematik: Phrase { Phrase(104) }

  /// Mathematik ist Prüfungsfach.
  static var bwPruefungsfaecherMathematikSentence: Phrase { Phrase(105) }

  /// Religionslehre oder Ethik
  static var bwReligionEthik: Phrase { Phrase(106) }

  /// Die Kurse in Religionslehre oder Ethik sind frei, solange keine andere Lesart gewählt ist.
  static var bwReligionEthikSentence: Phrase { Phrase(107) }

  /// Seminarkurs
  static var bwSeminarkurs: Phrase { Phrase(108) }

  /// Der Seminarkurs kann als zwei Kurse in den Kursblock oder statt einer mündlichen Prüfung in den Prüfungsblock.
  static var bwSeminarkursSentence: Phrase { Phrase(109) }

  /// Sprachen und Naturwissenschaften
  static var bwSprachenNaturwissenschaften: Phrase { Phrase(110) }

  /// In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
  static var bwSprachenNaturwissenschaftenSentence: Phrase { Phrase(111) }

  /// Kurse unter 5 Punkten
  static var bwUnter5: Phrase { Phrase(112) }

  /// Leistungsfachkurse unter 5 Punkten
  static var bwUnter5Leistungsfach: Phrase { Phrase(113) }

  /// Höchstens 3 Kurse der Leistungsfächer dürfen unter 5 Punkten liegen.
  static var bwUnter5LeistungsfachSentence: Phrase { Phrase(114) }

  /// Höchstens 8 der 40 Kurse dürfen unter 5 Punkten liegen.
  static var bwUnter5Sentence: Phrase { Phrase(115) }

  /// Zusätzliche mündliche Prüfung
  static var bwZusatzpruefung: Phrase { Phrase(116) }

  /// Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach.
  static var bwZusatzpruefungSentence: Phrase { Phrase(117) }

  /// Zweistündige Wahlfächer
  static var bwZweistuendigeWahlfaecher: Phrase { Phrase(118) }

  /// In einem zweistündigen Wahlfach wie Philosophie oder Astronomie zählen höchstens zwei Kurse.
  static var bwZweistuendigeWahlfaecherSentence: Phrase { Phrase(119) }

  /// Rechnung
  static var calculation: Phrase { Phrase(120) }

  /// Abbrechen
  static var cancel: Phrase { Phrase(121) }

  /// Ein anderes Fenster mit einer alten Version hält den Speicher fest. Schließe es und lade neu.
  static var causeBlocked: Phrase { Phrase(122) }

  /// Der Speicher wurde geschlossen. Lade die Seite neu, dann geht es weiter.
  static var causeClosed: Phrase { Phrase(123) }

  /// Die Angaben zum Schlüssel sind beschädigt. Es ist nichts gelöscht. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
  static var causeDamagedRing: Phrase { Phrase(124) }

  /// Der Schlüssel dieses Geräts ist weg, und ohne ihn lässt sich der gespeicherte Plan nicht öffnen. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
  static var causeKeyLost: Phrase { Phrase(125) }

  /// Eine neuere Version von Gleitpfad hat deinen Plan gespeichert. Lade die Seite neu, damit sie ihn öffnet. Es ist nichts verändert.
  static var causeNewerVersion: Phrase { Phrase(126) }

  /// Der Browser kann hier nicht verschlüsseln, und unverschlüsselt speichert Gleitpfad nichts. Öffne die Seite über https.
  static var causeNoCrypto: Phrase { Phrase(127) }

  /// Dieser Browser speichert hier nichts, etwa weil das Fenster privat ist. Sichere deinen Plan als Datei, bevor du es schließt.
  static var causeNoDatabase: Phrase { Phrase(128) }

  /// Der Speicher lässt sich nicht öffnen. Lade die Seite neu. Hilft das nicht, sichere deinen Plan als Datei.
  static var causeOpenFailed: Phrase { Phrase(129) }

  /// Der Speicher ist voll. Deine Änderungen sind noch da, aber nicht gesichert. Mach Platz auf dem Gerät oder sichere deinen Plan als Datei.
  static var causeQuota: Phrase { Phrase(130) }

  /// Das Sichern hat nicht geklappt. Deine Änderungen sind noch da und werden bei der nächsten noch einmal gesichert.
  static var causeWriteFailed: Phrase { Phrase(131) }

  /// gesichert
  static var certaintyCertain: Phrase { Phrase(132) }

  /// wahrscheinlich
  static var certaintyLikely: Phrase { Phrase(133) }

  /// ungeklärt
  static var certaintyUnclear: Phrase { Phrase(134) }

  /// Wert von der Schule
  static var certified: Phrase { Phrase(135) }

  /// geändert
  static var changed: Phrase { Phrase(136) }

  /// %@ geändert
  static func changed(_ first: Text) -> Text { Phrase(137).filled(first) }

  /// %@ %@ geändert
  static func changed(_ first: Text, _ second: Text) -> Text { Phrase(138).filled(first, second) }

  /// %1$@ %2$@ weniger
  static func changeLess(_ first: Text, _ second: Text) -> Text { Phrase(139).filled(first, second) }

  /// %1$@ %2$@ mehr
  static func changeMore(_ first: Text, _ second: Text) -> Text { Phrase(140).filled(first, second) }

  /// Passwort ändern
  static var changePassphrase: Phrase { Phrase(141) }

  /// Fächer neu wählen
  static var changeSetup: Phrase { Phrase(142) }

  /// ein Zeilenumbruch
  static var characterBreak: Phrase { Phrase(143) }

  /// das Zeichen U+%@
  static func characterNumber(_ first: Text) -> Text { Phrase(144).filled(first) }

  /// ein Leerzeichen
  static var characterSpace: Phrase { Phrase(145) }

  /// ein Tabulator
  static var characterTab: Phrase { Phrase(146) }

  /// Verlauf: %@.
  static func chart(_ first: Text) -> Text { Phrase(147).filled(first) }

  /// Leistungen %@
  static func chartResults(_ first: Text) -> Text { Phrase(148).filled(first) }

  /// Andere Datei wählen
  static var chooseOther: Phrase { Phrase(149) }

  /// Wähle zuerst die Punkte.
  static var choosePoints: Phrase { Phrase(150) }

  /// %@ gewählt
  static func chosen(_ first: Text) -> Text { Phrase(151).filled(first) }

  /// Schließen
  static var close: Phrase { Phrase(152) }

  /// Spalte %@
  static func column(_ first: Int) -> Text { Phrase(153).filled(first) }

  /// Datum
  static var columnDate: Phrase { Phrase(154) }

  /// Note
  static var columnGrade: Phrase { Phrase(155) }

  /// Gruppe
  static var columnGroup: Phrase { Phrase(156) }

  /// Halbjahr
  static var columnHalfYear: Phrase { Phrase(157) }

  /// Art
  static var columnKind: Phrase { Phrase(158) }

  /// Notiz
  static var columnNote: Phrase { Phrase(159) }

  /// Prozent
  static var columnPercent: Phrase { Phrase(160) }

  /// Punkte
  static var columnPoints: Phrase { Phrase(161) }

  /// Stand
  static var columnStanding: Phrase { Phrase(162) }

  /// Fach
  static var columnSubject: Phrase { Phrase(163) }

  /// Thema
  static var columnTitle: Phrase { Phrase(164) }

  /// Gewicht
  static var columnWeight: Phrase { Phrase(165) }

  /// Seminarkurs
  static var component: Phrase { Phrase(166) }

  /// zählt im Kursblock
  static var componentBlockOne: Phrase { Phrase(167) }

  /// zählt im Prüfungsblock
  static var componentBlockTwo: Phrase { Phrase(168) }

  /// Seminarkurs, Punkte
  static var componentPoints: Phrase { Phrase(169) }

  /// wird nicht verwendet
  static var componentUnused: Phrase { Phrase(170) }

  /// Leistungsfachprüfungen ab %@
  static func conditionAdvancedExams(_ first: Int) -> Text { Phrase(171).filled(first) }

  /// Leistungsfächer zusammen
  static var conditionAdvancedFloor: Phrase { Phrase(172) }

  /// nicht erfüllt
  static var conditionBroken: Phrase { Phrase(173) }

  /// Unter %@ Punkten
  static func conditionDeficits(_ first: Int) -> Text { Phrase(174).filled(first) }

  /// %@ als Prüfungsfach
  static func conditionExamined(_ first: Text) -> Text { Phrase(175).filled(first) }

  /// Prüfungen ab %@
  static func conditionExams(_ first: Int) -> Text { Phrase(176).filled(first) }

  /// Prüfungen unter %@ je Aufgabenfeld
  static func conditionExamsBelow(_ first: Int) -> Text { Phrase(177).filled(first) }

  /// Aufgabenfelder der Prüfungen
  static var conditionFields: Phrase { Phrase(178) }

  /// davon Leistungsfach
  static var conditionOfAdvanced: Phrase { Phrase(179) }

  /// davon Basisfach
  static var conditionOfBasic: Phrase { Phrase(180) }

  /// noch offen
  static var conditionOpen: Phrase { Phrase(181) }

  /// Bedingungen
  static var conditions: Phrase { Phrase(182) }

  /// steht fest
  static var conditionSafe: Phrase { Phrase(183) }

  /// %@ nicht erfüllt
  static func conditionsBroken(_ first: Int) -> Text { Phrase(184).filled(first) }

  /// Kurswahl
  static var conditionSelection: Phrase { Phrase(185) }

  /// Alle erfüllt
  static var conditionsMet: Phrase { Phrase(186) }

  /// %@ sicher, %@ offen
  static func conditionsOpen(_ first: Int, _ second: Int) -> Text { Phrase(187).filled(first, second) }

  /// Belegte Kurse
  static var conditionTaking: Phrase { Phrase(188) }

  /// Schwächste Prüfung
  static var conditionWeakestExam: Phrase { Phrase(189) }

  /// Kurse mit 0 Punkten
  static var conditionZeros: Phrase { Phrase(190) }

  /// Der Plan widerspricht sich.
  static var conflict: Phrase { Phrase(191) }

  /// %@ wird schon mündlich geprüft.
  static func conflictAdditionalOralWithOral(_ first: Text) -> Text { Phrase(192).filled(first) }

  /// Streich „zusaetzlich_muendlich“.
  static var conflictAdditionalOralWithOralAdvice: Phrase { Phrase(193) }

  /// Die zusätzliche mündliche Prüfung in %@ gibt es erst mit dem schriftlichen Ergebnis.
  static func conflictAdditionalOralWithoutResult(_ first: Text) -> Text { Phrase(194).filled(first) }

  /// Trag „schriftlich“ ein oder streich „zusaetzlich_muendlich“.
  static var conflictAdditionalOralWithoutResultAdvice: Phrase { Phrase(195) }

  /// %@ ist kein Wert für %@ in vierfacher Wertung.
  static func conflictCertifiedOutOfRange(_ first: Int, _ second: Text) -> Text { Phrase(196).filled(first, second) }

  /// Möglich sind 0 bis %@.
  static func conflictCertifiedOutOfRangeAdvice(_ first: Int) -> Text { Phrase(197).filled(first) }

  /// %@ ist keine Punktzahl für %@.
  static func conflictComponentOutOfRange(_ first: Int, _ second: Text) -> Text { Phrase(198).filled(first, second) }

  /// Möglich sind 0 bis %@.
  static func conflictComponentOutOfRangeAdvice(_ first: Int) -> Text { Phrase(199).filled(first) }

  /// %@ lässt sich so nicht verwenden.
  static func conflictComponentPlace(_ first: Text) -> Text { Phrase(200).filled(first) }

  /// Nimm eine andere „verwendung“.
  static var conflictComponentPlaceAdvice: Phrase { Phrase(201) }

  /// %@ ist kein mündliches Prüfungsfach, das sich ersetzen lässt.
  static func conflictComponentReplaces(_ first: Text) -> Text { Phrase(202).filled(first) }

  /// Nenne unter „ersetzt“ eines der mündlichen Prüfungsfächer.
  static var conflictComponentReplacesAdvice: Phrase { Phrase(203) }

  /// %@ ersetzt eine mündliche Prüfung, aber es ist nicht gesagt, welche.
  static func conflictComponentReplacesNothing(_ first: Text) -> Text { Phrase(204).filled(first) }

  /// Nenne unter „ersetzt“ das Prüfungsfach.
  static var conflictComponentReplacesNothingAdvice: Phrase { Phrase(205) }

  /// %@ hat zwei Kurse im %@. Halbjahr.
  static func conflictDuplicateCourse(_ first: Text, _ second: Int) -> Text { Phrase(206).filled(first, second) }

  /// Streich einen davon.
  static var conflictDuplicateCourseAdvice: Phrase { Phrase(207) }

  /// %@ steht zweimal unter den Prüfungen.
  static func conflictDuplicateExam(_ first: Text) -> Text { Phrase(208).filled(first) }

  /// Streich eine davon.
  static var conflictDuplicateExamAdvice: Phrase { Phrase(209) }

  /// %@ steht zweimal in der Liste.
  static func conflictDuplicateSubject(_ first: Text) -> Text { Phrase(210).filled(first) }

  /// Streich einen Eintrag.
  static var conflictDuplicateSubjectAdvice: Phrase { Phrase(211) }

  /// Die Prüfungen widersprechen sich.
  static var conflictExams: Phrase { Phrase(212) }

  /// %@ ist als Prüfung genannt, aber nicht belegt.
  static func conflictExamWithoutSubject(_ first: Text) -> Text { Phrase(213).filled(first) }

  /// Trag das Fach unter „faecher“ ein oder streich die Prüfung.
  static var conflictExamWithoutSubjectAdvice: Phrase { Phrase(214) }

  /// %@ lässt sich nicht auf %@ Kurse begrenzen.
  static func conflictLimitOutOfRange(_ first: Text, _ second: Int) -> Text { Phrase(215).filled(first, second) }

  /// Möglich sind 0 bis 4.
  static var conflictLimitOutOfRangeAdvice: Phrase { Phrase(216) }

  /// %@ kann kein Leistungsfach sein.
  static func conflictNotAdvanced(_ first: Text) -> Text { Phrase(217).filled(first) }

  /// Lass „rolle“ weg oder nimm „Basisfach“.
  static var conflictNotAdvancedAdvice: Phrase { Phrase(218) }

  /// %@ kann nicht doppelt zählen.
  static func conflictNotDoublable(_ first: Text) -> Text { Phrase(219).filled(first) }

  /// Nenne zwei verschiedene Leistungsfächer.
  static var conflictNotDoublableAdvice: Phrase { Phrase(220) }

  /// %@ ist Leistungsfach und wird schriftlich geprüft.
  static func conflictOralExamAdvanced(_ first: Text) -> Text { Phrase(221).filled(first) }

  /// Nenne „schriftlich“; eine mündliche Prüfung dazu ist „zusaetzlich_muendlich“.
  static var conflictOralExamAdvancedAdvice: Phrase { Phrase(222) }

  /// Kommunikationsprüfung
  static var conflictPartCommunication: Phrase { Phrase(223) }

  /// fachpraktische Prüfung
  static var conflictPartPractical: Phrase { Phrase(224) }

  /// In %@ gibt es keine %@.
  static func conflictSecondPartNotAllowed(_ first: Text, _ second: Text) -> Text { Phrase(225).filled(first, second) }

  /// Streich den Teil.
  static var conflictSecondPartNotAllowedAdvice: Phrase { Phrase(226) }

  /// %@ Leistungsfächer sind zu viele.
  static func conflictTooManyAdvanced(_ first: Int) -> Text { Phrase(227).filled(first) }

  /// Es sind %@.
  static func conflictTooManyAdvancedAdvice(_ first: Int) -> Text { Phrase(228).filled(first) }

  /// %@ Prüfungen sind zu viele.
  static func conflictTooManyExams(_ first: Int) -> Text { Phrase(229).filled(first) }

  /// Es sind höchstens %@.
  static func conflictTooManyExamsAdvice(_ first: Int) -> Text { Phrase(230).filled(first) }

  /// %@ mündliche Prüfungen sind zu viele.
  static func conflictTooManyOralExams(_ first: Int) -> Text { Phrase(231).filled(first) }

  /// Es sind höchstens %@.
  static func conflictTooManyOralExamsAdvice(_ first: Int) -> Text { Phrase(232).filled(first) }

  /// %@ Fächer sind zu viele.
  static func conflictTooManySubjects(_ first: Int) -> Text { Phrase(233).filled(first) }

  /// Mehr als %@ gehen nicht.
  static func conflictTooManySubjectsAdvice(_ first: Int) -> Text { Phrase(234).filled(first) }

  /// %@ gibt es in diesem Abitur nicht.
  static func conflictUnknownComponent(_ first: Text) -> Text { Phrase(235).filled(first) }

  /// Streich den Eintrag.
  static var conflictUnknownComponentAdvice: Phrase { Phrase(236) }

  /// Das Fach %@ gibt es in diesem Abitur nicht.
  static func conflictUnknownSubject(_ first: Text) -> Text { Phrase(237).filled(first) }

  /// Nimm ein Fach des Regelwerks.
  static var conflictUnknownSubjectAdvice: Phrase { Phrase(238) }

  /// %@ ist kein Leistungsfach und wird nicht schriftlich geprüft.
  static func conflictWrittenExamNotAdvanced(_ first: Text) -> Text { Phrase(239).filled(first) }

  /// Nenne „muendlich“ oder setz die Rolle auf „Leistungsfach“.
  static var conflictWrittenExamNotAdvancedAdvice: Phrase { Phrase(240) }

  /// %1$lld Fächer sollen doppelt zählen, nötig sind %2$@.
  static func conflictWrongNumberDoubled(_ first: Int, needed: Text) -> Text { Phrase(241).counted(first, needed) }

  /// Nenne genau %@ oder lass „doppelt“ weg.
  static func conflictWrongNumberDoubledAdvice(_ first: Int) -> Text { Phrase(243).filled(first) }

  /// Zu deinem Plan
  static var continuePlan: Phrase { Phrase(244) }

  /// Beitrag
  static var contribution: Phrase { Phrase(245) }

  /// zählt
  static var counts: Phrase { Phrase(246) }

  /// zählt nicht
  static var countsNot: Phrase { Phrase(247) }

  /// zählt %@-fach
  static func countsTimes(_ first: Int) -> Text { Phrase(248).filled(first) }

  /// zählt doppelt
  static var countsTwice: Phrase { Phrase(249) }

  /// Kurs
  static var course: Phrase { Phrase(250) }

  /// %@, %@ geändert
  static func courseChanged(_ first: Text, _ second: Text) -> Text { Phrase(251).filled(first, second) }

  /// %@ Kurse
  static func courseCount(_ first: Int) -> Text { Phrase(252).counted(first) }

  /// Kurs %@. Halbjahr
  static func courseEffect(_ first: Int) -> Text { Phrase(254).filled(first) }

  /// Kurse
  static var courses: Phrase { Phrase(255) }

  /// Kursergebnisse je Fach und Halbjahr
  static var coursesCaption: Phrase { Phrase(256) }

  /// %@ von %@ Kursen zählen
  static func coursesCount(_ first: Int, _ second: Int) -> Text { Phrase(257).filled(first, second) }

  /// %@ Kurse belegt
  static func coursesTaken(_ first: Int) -> Text { Phrase(258).filled(first) }

  /// %@ Einträge lassen sich nicht öffnen. Alles andere ist da.
  static func damagedRows(_ first: Int) -> Text { Phrase(259).counted(first) }

  /// Die beschädigten Einträge sind gesichert.
  static var damagedSaved: Phrase { Phrase(261) }

  /// Daten
  static var data: Phrase { Phrase(262) }

  /// %1$lld.%2$lld.%3$lld
  static func date(day: Int, month: Int, year: Int) -> Text { Phrase(263).filled(Text(day), Text(month), Text(year)) }

  /// %1$@, in %2$lld Tagen
  static func dayAhead(_ first: Text, _ second: Int) -> Text { Phrase(264).filled(first, second) }

  /// %@, heute
  static func dayToday(_ first: Text) -> Text { Phrase(265).filled(first) }

  /// %@, morgen
  static func dayTomorrow(_ first: Text) -> Text { Phrase(266).filled(first) }

  /// ,
  static var decimalSeparator: Phrase { Phrase(267) }

  /// %@ gelöscht
  static func deleted(_ first: Text) -> Text { Phrase(268).filled(first) }

  /// Prüfung löschen
  static var deleteExam: Phrase { Phrase(269) }

  /// Diesen Plan löschen
  static var deletePlan: Phrase { Phrase(270) }

  /// Leistung löschen
  static var deleteResult: Phrase { Phrase(271) }

  /// Fach löschen
  static var deleteSubject: Phrase { Phrase(272) }

  /// Projiziert landest du bei %@, %@ darüber.
  static func distanceAbove(_ first: Int, _ second: Int) -> Text { Phrase(273).filled(first, second) }

  /// Wenn du bestehst, ist dir das sicher.
  static var distanceCertain: Phrase { Phrase(274) }

  /// Dafür musst du bestehen, und das ist nicht mehr möglich.
  static var distanceFailed: Phrase { Phrase(275) }

  /// %@: Projiziert landest du bei %@.
  static func distanceProjected(_ first: Text, _ second: Int) -> Text { Phrase(276).filled(first, second) }

  /// Das hast du genau erreicht.
  static var distanceReached: Phrase { Phrase(277) }

  /// Das hast du erreicht, mit %@ darüber.
  static func distanceReachedBy(_ first: Int) -> Text { Phrase(278).filled(first) }

  /// %@, du hast %@.
  static func distanceSettled(_ first: Text, _ second: Int) -> Text { Phrase(279).filled(first, second) }

  /// Das ist nicht mehr zu erreichen: Möglich sind noch höchstens %@.
  static func distanceTooFar(_ first: Int) -> Text { Phrase(280).filled(first) }

  /// Noch ist kein Ergebnis da.
  static var distanceUnknown: Phrase { Phrase(281) }

  /// :
  static var dividedBy: Phrase { Phrase(282) }

  /// durch
  static var dividedBySpoken: Phrase { Phrase(283) }

  /// doppelt
  static var doubledRow: Phrase { Phrase(284) }

  /// Du kannst die Datei auch hierher ziehen.
  static var dropHint: Phrase { Phrase(285) }

  /// Loslassen, dann öffnet sich der Plan.
  static var dropNow: Phrase { Phrase(286) }

  /// entfällt
  static var dropped: Phrase { Phrase(287) }

  /// Wähle die Punkte, dann siehst du, was sie ändern.
  static var effectHint: Phrase { Phrase(288) }

  /// Gesamt
  static var effectTotal: Phrase { Phrase(289) }

  /// Eintragen
  static var enter: Phrase { Phrase(290) }

  /// Ergebnis eintragen
  static var enterResult: Phrase { Phrase(291) }

  /// Mehr angeben
  static var entryDetails: Phrase { Phrase(292) }

  /// Auswirkung
  static var entryEffect: Phrase { Phrase(293) }

  /// Art der Leistung
  static var entryKind: Phrase { Phrase(294) }

  /// Wofür
  static var entryPlace: Phrase { Phrase(295) }

  /// Punkte von 0 bis 15
  static var entryPoints: Phrase { Phrase(296) }

  /// =
  static var equals: Phrase { Phrase(297) }

  /// %1$@ = %2$@
  static func equation(_ first: Text, _ second: Text) -> Text { Phrase(298).filled(first, second) }

  /// %1$@, rund %2$@
  static func equationRoughlySpoken(_ first: Text, _ second: Text) -> Text { Phrase(299).filled(first, second) }

  /// %1$@, gleich %2$@
  static func equationSpoken(_ first: Text, _ second: Text) -> Text { Phrase(300).filled(first, second) }

  /// Schätzung %@
  static func estimate(_ first: Text) -> Text { Phrase(301).filled(first) }

  /// Was im Zeugnis steht, entscheidet deine Lehrkraft.
  static var estimateDecision: Phrase { Phrase(302) }

  /// Genau %1$@, gerundet %2$lld.
  static func estimateExact(_ first: Text, rounded: Int) -> Text { Phrase(303).filled(first, rounded) }

  /// %1$lld Prozent fest mit %2$@
  static func estimateFixed(_ first: Int, _ second: Text) -> Text { Phrase(304).filled(first, second) }

  /// Bis %1$lld fehlen %2$@.
  static func estimateNext(_ first: Int, lacking: Text) -> Text { Phrase(305).filled(first, lacking) }

  /// Mündlich %1$@, Mittel %2$@
  static func estimateOral(_ first: Text, mean: Text) -> Text { Phrase(306).filled(first, mean) }

  /// Anteil %@
  static func estimateShare(_ first: Int) -> Text { Phrase(307).filled(first) }

  /// Schriftlich %1$@, Mittel %2$@
  static func estimateWritten(_ first: Text, mean: Text) -> Text { Phrase(308).filled(first, mean) }

  /// Jede Zahl lässt sich öffnen.
  static var everyNumberOpens: Phrase { Phrase(309) }

  /// Der Browser hat alles gelöscht, was hier gespeichert war. Öffne deine letzte Sicherung, dann ist es wieder da.
  static var evicted: Phrase { Phrase(310) }

  /// Prüfung
  static var exam: Phrase { Phrase(311) }

  /// zusätzlich mündlich
  static var examAdditional: Phrase { Phrase(312) }

  /// statt einer mündlichen Prüfung
  static var examComponent: Phrase { Phrase(313) }

  /// %@ Prüfungen
  static func examCount(_ first: Int) -> Text { Phrase(314).counted(first) }

  /// Jeder Punkt einer Prüfung bringt %@ Punkte für die Gesamtpunktzahl; mit einer zusätzlichen mündlichen Prüfung zählen beide zusammen.
  static func examFactor(_ first: Int) -> Text { Phrase(316).filled(first) }

  /// Schnitt %@
  static func examMean(_ first: Text) -> Text { Phrase(317).filled(first) }

  /// mündlich
  static var examOral: Phrase { Phrase(318) }

  /// andere Lesart %@
  static func examOtherReading(_ first: Int) -> Text { Phrase(319).filled(first) }

  /// Kommunikation
  static var examPartCommunication: Phrase { Phrase(320) }

  /// praktisch
  static var examPartPractical: Phrase { Phrase(321) }

  /// Beispiel, %@
  static func example(_ first: Text) -> Text { Phrase(322).filled(first) }

  /// Die Beispieldatei ist gesichert.
  static var exampleSaved: Phrase { Phrase(323) }

  /// Prüfungen
  static var exams: Phrase { Phrase(324) }

  /// %@ offen
  static func examsOpen(_ first: Int) -> Text { Phrase(325).filled(first) }

  /// schriftlich
  static var examWritten: Phrase { Phrase(326) }

  /// Beschädigte Einträge sichern
  static var exportDamaged: Phrase { Phrase(327) }

  /// Seit 30 Tagen hat keine Sicherung dieses Gerät verlassen. Geht es verloren, ist auch dein Plan weg.
  static var exportDue: Phrase { Phrase(328) }

  /// Kurse als Tabelle
  static var exportGrid: Phrase { Phrase(329) }

  /// Plan als Datei
  static var exportPlan: Phrase { Phrase(330) }

  /// Leistungen als Tabelle
  static var exportResults: Phrase { Phrase(331) }

  /// Verschlüsselte Sicherung
  static var exportSealed: Phrase { Phrase(332) }

  /// Nur mit diesem Passwort lässt sie sich wieder öffnen. Niemand kann es zurücksetzen.
  static var exportSealedHint: Phrase { Phrase(333) }

  /// Pfad
  static var faultPath: Phrase { Phrase(334) }

  /// Stelle
  static var faultPlace: Phrase { Phrase(335) }

  /// %@ lässt sich nicht öffnen
  static func faultTitle(_ first: Text) -> Text { Phrase(336).filled(first) }

  /// Abitur
  static var fieldAbiturYear: Phrase { Phrase(337) }

  /// Datum zusätzlich mündlich
  static var fieldAdditionalDate: Phrase { Phrase(338) }

  /// Zusätzliche mündliche Prüfung
  static var fieldAdditionalOral: Phrase { Phrase(339) }

  /// Raum zusätzlich mündlich
  static var fieldAdditionalPlace: Phrase { Phrase(340) }

  /// Punkte zusätzlich mündlich
  static var fieldAdditionalPoints: Phrase { Phrase(341) }

  /// Kurzname
  static var fieldCatalogued: Phrase { Phrase(342) }

  /// Vierfacher Wert laut Schule
  static var fieldCertified: Phrase { Phrase(343) }

  /// Klassenstufe
  static var fieldClassLevel: Phrase { Phrase(344) }

  /// Farbe
  static var fieldColour: Phrase { Phrase(345) }

  /// Seminarkurs einbringen
  static var fieldComponentPlace: Phrase { Phrase(346) }

  /// Datum
  static var fieldDate: Phrase { Phrase(347) }

  /// Doppelt werten
  static var fieldDoubled: Phrase { Phrase(348) }

  /// Art der Prüfung
  static var fieldExamKind: Phrase { Phrase(349) }

  /// Aufgabenfeld
  static var fieldField: Phrase { Phrase(350) }

  /// Dein Ziel
  static var fieldGrade: Phrase { Phrase(351) }

  /// Zählt als
  static var fieldGroup: Phrase { Phrase(352) }

  /// Land
  static var fieldLand: Phrase { Phrase(353) }

  /// Niveau
  static var fieldLevel: Phrase { Phrase(354) }

  /// Höchstens einbringen
  static var fieldLimit: Phrase { Phrase(355) }

  /// Name
  static var fieldName: Phrase { Phrase(356) }

  /// Notiz
  static var fieldNote: Phrase { Phrase(357) }

  /// Belegung
  static var fieldNotTaken: Phrase { Phrase(358) }

  /// Anteil mündlich in Prozent
  static var fieldOralShare: Phrase { Phrase(359) }

  /// Eigene Art
  static var fieldOwnKind: Phrase { Phrase(360) }

  /// Fester Anteil in Prozent
  static var fieldPercent: Phrase { Phrase(361) }

  /// Bild
  static var fieldPicture: Phrase { Phrase(362) }

  /// Raum
  static var fieldPlace: Phrase { Phrase(363) }

  /// Punkte
  static var fieldPoints: Phrase { Phrase(364) }

  /// Lesarten
  static var fieldReadings: Phrase { Phrase(365) }

  /// Ersetzt
  static var fieldReplaces: Phrase { Phrase(366) }

  /// Art
  static var fieldResultKind: Phrase { Phrase(367) }

  /// Schule
  static var fieldSchool: Phrase { Phrase(368) }

  /// Zweiter Teil
  static var fieldSecondPart: Phrase { Phrase(369) }

  /// Punkte im zweiten Teil
  static var fieldSecondPoints: Phrase { Phrase(370) }

  /// Stand
  static var fieldStanding: Phrase { Phrase(371) }

  /// Uhrzeit
  static var fieldTime: Phrase { Phrase(372) }

  /// Thema
  static var fieldTitle: Phrase { Phrase(373) }

  /// Gewicht
  static var fieldWeight: Phrase { Phrase(374) }

  /// Gewichte
  static var fieldWeights: Phrase { Phrase(375) }

  /// Kurs einbringen
  static var fieldWish: Phrase { Phrase(376) }

  /// Anteil schriftlich in Prozent
  static var fieldWrittenShare: Phrase { Phrase(377) }

  /// %@ und %@ gehen nicht zusammen.
  static func fileContradictingParts(_ first: Text, _ second: Text) -> Text { Phrase(378).filled(first, second) }

  /// Streich eines davon.
  static var fileContradictingPartsAdvice: Phrase { Phrase(379) }

  /// Der Text enthält Steuerzeichen.
  static var fileControlCharacter: Phrase { Phrase(380) }

  /// Nimm sie heraus; nur Zeilenumbrüche (\n) und Tabulatoren dürfen bleiben.
  static var fileControlCharacterAdvice: Phrase { Phrase(381) }

  /// %@ ist kein Tag.
  static func fileDay(_ first: Text) -> Text { Phrase(382).filled(first) }

  /// Schreib ein Datum, das es gibt, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
  static var fileDayAdvice: Phrase { Phrase(383) }

  /// Das %@. Halbjahr steht in diesem Fach zweimal.
  static func fileDuplicateHalfYear(_ first: Int) -> Text { Phrase(384).filled(first) }

  /// Streich einen der beiden Kurse oder ändere sein Halbjahr.
  static var fileDuplicateHalfYearAdvice: Phrase { Phrase(385) }

  /// Die Kennung %@ gibt es schon.
  static func fileDuplicateIdentifier(_ first: Text) -> Text { Phrase(386).filled(first) }

  /// Lass hier "id" weg, dann vergibt Gleitpfad eine neue.
  static var fileDuplicateIdentifierAdvice: Phrase { Phrase(387) }

  /// Dieser Text ist leer.
  static var fileEmptyText: Phrase { Phrase(388) }

  /// Schreib etwas hinein oder lass das Feld weg.
  static var fileEmptyTextAdvice: Phrase { Phrase(389) }

  /// Die Prüfung hat keinen Teil.
  static var fileExamWithoutPart: Phrase { Phrase(390) }

  /// Nenne „schriftlich“ oder „muendlich“; was noch kommt, ist "offen".
  static var fileExamWithoutPartAdvice: Phrase { Phrase(391) }

  /// Hier gehört ein Datum hin.
  static var fileExpectedDay: Phrase { Phrase(392) }

  /// Setz es in Anführungszeichen, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
  static var fileExpectedDayAdvice: Phrase { Phrase(393) }

  /// Hier gehört eine Liste hin.
  static var fileExpectedList: Phrase { Phrase(394) }

  /// Sie steht in eckigen Klammern.
  static var fileExpectedListAdvice: Phrase { Phrase(395) }

  /// Hier gehört ein Objekt hin.
  static var fileExpectedObject: Phrase { Phrase(396) }

  /// Es steht in geschweiften Klammern.
  static var fileExpectedObjectAdvice: Phrase { Phrase(397) }

  /// Hier gehören Punkte hin.
  static var fileExpectedPointsOrOpen: Phrase { Phrase(398) }

  /// Hier gehört ein Text hin.
  static var fileExpectedText: Phrase { Phrase(399) }

  /// Setz ihn in Anführungszeichen.
  static var fileExpectedTextAdvice: Phrase { Phrase(400) }

  /// Hier gehört true oder false hin.
  static var fileExpectedTruth: Phrase { Phrase(401) }

  /// Beides steht ohne Anführungszeichen.
  static var fileExpectedTruthAdvice: Phrase { Phrase(402) }

  /// Hier gehört eine ganze Zahl hin.
  static var fileExpectedWholeNumber: Phrase { Phrase(403) }

  /// Sie steht ohne Anführungszeichen.
  static var fileExpectedWholeNumberAdvice: Phrase { Phrase(404) }

  /// Das %@. Halbjahr soll zählen und zugleich nicht zählen.
  static func fileHeldAndBracketed(_ first: Int) -> Text { Phrase(405).filled(first) }

  /// Streich es unter „gehalten“ oder unter „geklammert“.
  static var fileHeldAndBracketedAdvice: Phrase { Phrase(406) }

  /// %@ ist keine Kennung.
  static func fileIdentifier(_ first: Text) -> Text { Phrase(407).filled(first) }

  /// Eine Kennung hat 32 Zeichen aus 0 bis 9 und a bis f, das letzte ist 0. Lass "id" weg, dann vergibt Gleitpfad eine.
  static var fileIdentifierAdvice: Phrase { Phrase(408) }

  /// Für %@ hat Gleitpfad noch keine Regeln.
  static func fileLandNotOffered(_ first: Text) -> Text { Phrase(409).filled(first) }

  /// Der Text ist mit %@ Bytes zu lang.
  static func fileLongText(_ first: Int) -> Text { Phrase(410).filled(first) }

  /// Kürze ihn auf höchstens %@ Bytes.
  static func fileLongTextAdvice(_ first: Int) -> Text { Phrase(411).filled(first) }

  /// Das Feld %@ fehlt.
  static func fileMissingField(_ first: Text) -> Text { Phrase(412).filled(first) }

  /// Trag es nach.
  static var fileMissingFieldAdvice: Phrase { Phrase(413) }

  /// Der Plan ist in Version %@ geschrieben, die dieses Gleitpfad noch nicht kennt.
  static func fileNewerVersion(_ first: Text) -> Text { Phrase(414).filled(first) }

  /// Nimm ein neueres Gleitpfad.
  static var fileNewerVersionAdvice: Phrase { Phrase(415) }

  /// Das ist kein Export aus Calq.
  static var fileNoCalq: Phrase { Phrase(416) }

  /// Ein Export aus Calq hat ein Feld "usersubjects".
  static var fileNoCalqAdvice: Phrase { Phrase(417) }

  /// Das ist kein Plan.
  static var fileNoPlan: Phrase { Phrase(418) }

  /// Ein Plan beginnt mit "format": "gleitpfad-plan".
  static var fileNoPlanAdvice: Phrase { Phrase(419) }

  /// %@ passt hier nicht.
  static func fileNumber(_ first: Text) -> Text { Phrase(420).filled(first) }

  /// Möglich sind ganze Zahlen von %@ bis %@.
  static func fileNumberAdvice(_ first: Int, _ second: Int) -> Text { Phrase(421).filled(first, second) }

  /// Möglich ist %@.
  static func fileOneLandOffered(_ first: Text) -> Text { Phrase(422).filled(first) }

  /// %@ ist keine Punktzahl.
  static func filePoints(_ first: Text) -> Text { Phrase(423).filled(first) }

  /// Möglich sind ganze Punkte von 0 bis %@ und "offen".
  static func filePointsAdvice(_ first: Int) -> Text { Phrase(424).filled(first) }

  /// Möglich sind %@.
  static func filePossible(_ first: Text) -> Text { Phrase(425).filled(first) }

  /// Das Fach %@ hat zwei Prüfungen.
  static func fileSecondExam(_ first: Text) -> Text { Phrase(426).filled(first) }

  /// Streich eine davon.
  static var fileSecondExamAdvice: Phrase { Phrase(427) }

  /// Meinst du %@?
  static func fileSuggestion(_ first: Text) -> Text { Phrase(428).filled(first) }

  /// An deiner Datei ist nichts verändert.
  static var fileUnchanged: Phrase { Phrase(429) }

  /// Das Feld %@ gibt es hier nicht.
  static func fileUnknownField(_ first: Text) -> Text { Phrase(430).filled(first) }

  /// Ein Halbjahr %@ gibt es nicht.
  static func fileUnknownHalfYear(_ first: Text) -> Text { Phrase(431).filled(first) }

  /// Die Halbjahre heißen "1", "2", "3" und "4".
  static var fileUnknownHalfYearAdvice: Phrase { Phrase(432) }

  /// Ein Land %@ gibt es nicht.
  static func fileUnknownLand(_ first: Text) -> Text { Phrase(433).filled(first) }

  /// Nimm das Kürzel, zum Beispiel "BW".
  static var fileUnknownLandAdvice: Phrase { Phrase(434) }

  /// Das Fach %@ gibt es nicht.
  static func fileUnknownSubject(_ first: Text) -> Text { Phrase(435).filled(first) }

  /// Nimm den amtlichen Namen oder eine der Kurzformen.
  static var fileUnknownSubjectAdvice: Phrase { Phrase(436) }

  /// Diese Version gibt es nicht.
  static var fileUnknownVersion: Phrase { Phrase(437) }

  /// Schreib "version": 1.
  static var fileUnknownVersionAdvice: Phrase { Phrase(438) }

  /// %@ passt hier nicht.
  static func fileUnknownWord(_ first: Text) -> Text { Phrase(439).filled(first) }

  /// Im %@. Halbjahr ist das Fach nicht belegt.
  static func fileWishWithoutCourse(_ first: Int) -> Text { Phrase(440).filled(first) }

  /// Trag den Kurs unter „kurse“ ein oder streich das Halbjahr hier.
  static var fileWishWithoutCourseAdvice: Phrase { Phrase(441) }

  /// Für das Abitur %@ hat Gleitpfad keine Regeln.
  static func fileYearNotOffered(_ first: Int) -> Text { Phrase(442).filled(first) }

  /// Möglich sind %@ bis %@.
  static func fileYearNotOfferedAdvice(_ first: Int, _ second: Int) -> Text { Phrase(443).filled(first, second) }

  /// Fortgeschrieben mit dem Schnitt deiner benoteten Kurse.
  static var filledIn: Phrase { Phrase(444) }

  /// Das passt zusammen.
  static var fitsTogether: Phrase { Phrase(445) }

  /// In einem anderen Fenster wird gerade geschrieben. Hier siehst du jede Änderung sofort.
  static var follower: Phrase { Phrase(446) }

  /// aus dem %@ Halbjahr
  static func fromHalfYears(_ first: Text) -> Text { Phrase(447).filled(first) }

  /// Zum Tauschen tippe zuerst eins an, das gewählt ist.
  static var fullChoice: Phrase { Phrase(448) }

  /// Ziel
  static var goal: Phrase { Phrase(449) }

  /// Ziel gesetzt
  static var goalAdded: Phrase { Phrase(450) }

  /// Ziel %1$@ ab %2$lld Punkten.
  static func goalOnScale(_ first: Text, _ second: Int) -> Text { Phrase(451).filled(first, second) }

  /// Weiter
  static var goOn: Phrase { Phrase(452) }

  /// Note
  static var grade: Phrase { Phrase(453) }

  /// %@ beginnt bei %@ Punkten.
  static func gradeBegins(_ first: Text, _ second: Int) -> Text { Phrase(454).filled(first, second) }

  /// Besser als %@ geht nicht.
  static func gradeBest(_ first: Text) -> Text { Phrase(455).filled(first) }

  /// Note %@
  static func gradeNamed(_ first: Text) -> Text { Phrase(456).filled(first) }

  /// %@ steht allein in seiner Zeile
  static func gradeRowAlone(_ first: Int) -> Text { Phrase(457).filled(first) }

  /// %@ liegt zwischen %@ und %@
  static func gradeRowBetween(_ first: Int, _ second: Int, _ third: Int) -> Text { Phrase(458).filled(Text(first), Text(second), Text(third)) }

  /// %@ Punkte
  static func gradeRowPoints(_ first: Int) -> Text { Phrase(459).filled(first) }

  /// %@ bis %@ Punkte
  static func gradeRowRange(_ first: Int, _ second: Int) -> Text { Phrase(460).filled(first, second) }

  /// Note bleibt
  static var gradeStays: Phrase { Phrase(461) }

  /// %1$lld,%2$lld
  static func gradeTenths(_ first: Int, _ second: Int) -> Text { Phrase(462).filled(first, second) }

  /// Die Tabelle der Kurse ist gesichert.
  static var gridSaved: Phrase { Phrase(463) }

  /// Leistungsfächer
  static var groupAdvanced: Phrase { Phrase(464) }

  /// Eines davon
  static var groupAny: Phrase { Phrase(465) }

  /// Kunst oder Musik
  static var groupArts: Phrase { Phrase(466) }

  /// Weitere Fächer
  static var groupFurther: Phrase { Phrase(467) }

  /// Fremdsprachen, mindestens eine
  static var groupLanguages: Phrase { Phrase(468) }

  /// mündlich
  static var groupOral: Phrase { Phrase(469) }

  /// Mündliche Prüfungsfächer
  static var groupOralExam: Phrase { Phrase(470) }

  /// Religion oder Ethik
  static var groupReligion: Phrase { Phrase(471) }

  /// Naturwissenschaften, mindestens eine
  static var groupSciences: Phrase { Phrase(472) }

  /// schriftlich
  static var groupWritten: Phrase { Phrase(473) }

  /// %@. Halbjahr
  static func halfYear(_ first: Int) -> Text { Phrase(474).filled(first) }

  /// %@. Hj.
  static func halfYearAbbreviated(_ first: Int) -> Text { Phrase(475).filled(first) }

  /// %@ Halbjahre
  static func halfYearCount(_ first: Int) -> Text { Phrase(476).counted(first) }

  /// %@. Hj
  static func halfYearShort(_ first: Int) -> Text { Phrase(478).filled(first) }

  /// Mit dem ersten Ergebnis beginnt die Rechnung.
  static var headlineBegin: Phrase { Phrase(479) }

  /// Alle Ergebnisse sind da.
  static var headlineComplete: Phrase { Phrase(480) }

  /// Mit den belegten Kursen lässt sich keine Gesamtpunktzahl bilden.
  static var headlineNoTotal: Phrase { Phrase(481) }

  /// Das reicht noch nicht zum Bestehen, ist aber zu schaffen.
  static var headlineNotYet: Phrase { Phrase(482) }

  /// Alles ist noch offen.
  static var headlineOpen: Phrase { Phrase(483) }

  /// %1$@, landest du bei %2$lld.
  static func headlineProjected(_ first: Text, _ second: Int) -> Text { Phrase(484).filled(first, second) }

  /// Wie übernehmen
  static var importMode: Phrase { Phrase(485) }

  /// %@ neu, %@ geändert, %@ entfallen
  static func importSummary(_ first: Int, _ second: Int, _ third: Int) -> Text { Phrase(486).filled(Text(first), Text(second), Text(third)) }

  /// %@ übernehmen
  static func importTitle(_ first: Text) -> Text { Phrase(487).filled(first) }

  /// Als App
  static var install: Phrase { Phrase(488) }

  /// Android und Computer: im Menü des Browsers „App installieren“, wenn er das anbietet.
  static var installElsewhere: Phrase { Phrase(489) }

  /// iPhone und iPad: in Safari auf „Teilen“, dann „Zum Home-Bildschirm“. Sonst kann Safari deinen Plan löschen, wenn du die Seite sieben Tage lang nicht öffnest.
  static var installOnApple: Phrase { Phrase(490) }

  /// %1$@ statt %2$@
  static func insteadOf(_ first: Text, _ second: Text) -> Text { Phrase(491).filled(first, second) }

  /// Punkte insgesamt
  static var inTotal: Phrase { Phrase(492) }

  /// Die Datei beginnt mit einer Bytereihenfolge-Marke.
  static var jsonByteOrderMark: Phrase { Phrase(493) }

  /// Speichere sie in deinem Editor als UTF-8 ohne BOM.
  static var jsonByteOrderMarkAdvice: Phrase { Phrase(494) }

  /// In einem Text ist %@ nicht erlaubt.
  static func jsonControlCharacter(_ first: Text) -> Text { Phrase(495).filled(first) }

  /// Streich es oder schließ davor das Anführungszeichen.
  static var jsonControlCharacterAdvice: Phrase { Phrase(496) }

  /// Das Feld %@ steht schon in Zeile %@, Spalte %@.
  static func jsonDuplicateKey(_ first: Text, _ second: Int, _ third: Int) -> Text { Phrase(497).filled(first, Text(second), Text(third)) }

  /// Streich eines von beiden.
  static var jsonDuplicateKeyAdvice: Phrase { Phrase(498) }

  /// ein Doppelpunkt
  static var jsonExpectsColon: Phrase { Phrase(499) }

  /// ein Komma oder „]“
  static var jsonExpectsCommaOrArrayEnd: Phrase { Phrase(500) }

  /// ein Komma oder „}“
  static var jsonExpectsCommaOrObjectEnd: Phrase { Phrase(501) }

  /// eine Ziffer
  static var jsonExpectsDigit: Phrase { Phrase(502) }

  /// ein Feldname in Anführungszeichen
  static var jsonExpectsKey: Phrase { Phrase(503) }

  /// ein Feldname in Anführungszeichen oder „}“
  static var jsonExpectsKeyOrObjectEnd: Phrase { Phrase(504) }

  /// true, false oder null
  static var jsonExpectsLiteral: Phrase { Phrase(505) }

  /// das Anführungszeichen am Ende des Textes
  static var jsonExpectsStringEnd: Phrase { Phrase(506) }

  /// ein Wert
  static var jsonExpectsValue: Phrase { Phrase(507) }

  /// ein Wert oder „]“
  static var jsonExpectsValueOrArrayEnd: Phrase { Phrase(508) }

  /// Diese Zeichenfolge nach „\“ gibt es nicht.
  static var jsonInvalidEscape: Phrase { Phrase(509) }

  /// Ein „\“ im Text schreibst du als „\\“.
  static var jsonInvalidEscapeAdvice: Phrase { Phrase(510) }

  /// Die Datei ist kein Text in UTF-8.
  static var jsonInvalidUTF8: Phrase { Phrase(511) }

  /// Speichere sie in deinem Editor als UTF-8.
  static var jsonInvalidUTF8Advice: Phrase { Phrase(512) }

  /// Eine Zahl darf nicht mit 0 anfangen.
  static var jsonLeadingZero: Phrase { Phrase(513) }

  /// Streich die führende 0.
  static var jsonLeadingZeroAdvice: Phrase { Phrase(514) }

  /// Dieses „\u…“ ist nur die Hälfte eines Zeichens.
  static var jsonLoneSurrogate: Phrase { Phrase(515) }

  /// Schreib das Zeichen selbst oder beide Hälften.
  static var jsonLoneSurrogateAdvice: Phrase { Phrase(516) }

  /// Hier sind mehr als %@ Klammern ineinander offen.
  static func jsonTooDeep(_ first: Int) -> Text { Phrase(517).filled(first) }

  /// So tief ist kein Plan. Prüfe, ob es die richtige Datei ist.
  static var jsonTooDeepAdvice: Phrase { Phrase(518) }

  /// Die Datei ist größer als %@ MiB.
  static func jsonTooLarge(_ first: Int) -> Text { Phrase(519).filled(first) }

  /// So groß ist kein Plan. Prüfe, ob es die richtige Datei ist.
  static var jsonTooLargeAdvice: Phrase { Phrase(520) }

  /// Die Datei hat mehr als %@ Werte.
  static func jsonTooManyNodes(_ first: Int) -> Text { Phrase(521).filled(first) }

  /// So viel steht in keinem Plan. Prüfe, ob es die richtige Datei ist.
  static var jsonTooManyNodesAdvice: Phrase { Phrase(522) }

  /// Nach dem Ende des Plans steht noch etwas.
  static var jsonTrailingContent: Phrase { Phrase(523) }

  /// Streich, was folgt.
  static var jsonTrailingContentAdvice: Phrase { Phrase(524) }

  /// Hier steht %@, aber es fehlt %@.
  static func jsonUnexpectedCharacter(_ first: Text, _ second: Text) -> Text { Phrase(525).filled(first, second) }

  /// Sieh an dieser Stelle nach, ob etwas fehlt oder zu viel ist.
  static var jsonUnexpectedCharacterAdvice: Phrase { Phrase(526) }

  /// Die Datei hört zu früh auf: Es fehlt %@.
  static func jsonUnexpectedEnd(_ first: Text) -> Text { Phrase(527).filled(first) }

  /// Prüfe, ob sie ganz ist und in ihr ein Plan steht.
  static var jsonUnexpectedEndAdvice: Phrase { Phrase(528) }

  /// Sichern
  static var keep: Phrase { Phrase(529) }

  /// %@ Punkte sichern
  static func keep(_ first: Int) -> Text { Phrase(530).counted(first) }

  /// Sichern
  static var keepCopy: Phrase { Phrase(532) }

  /// Als offen sichern
  static var keepOpen: Phrase { Phrase(533) }

  /// Um dauerhaften Speicher bitten
  static var keepStorage: Phrase { Phrase(534) }

  /// N
  static var keyNameEnter: Phrase { Phrase(535) }

  /// ?
  static var keyNameKeys: Phrase { Phrase(536) }

  /// 1–6
  static var keyNamePlaces: Phrase { Phrase(537) }

  /// Strg Umschalt Z
  static var keyNameRedo: Phrase { Phrase(538) }

  /// 0–15 Enter Esc
  static var keyNameSheet: Phrase { Phrase(539) }

  /// Strg Z
  static var keyNameUndo: Phrase { Phrase(540) }

  /// Auf dem Mac ist Strg die Befehlstaste.
  static var keyNote: Phrase { Phrase(541) }

  /// Bereiche, in ihrer Reihenfolge
  static var keyPlaces: Phrase { Phrase(542) }

  /// Tastenkürzel
  static var keys: Phrase { Phrase(543) }

  /// Beim Eintragen: Punkte, fertig, schließen
  static var keySheet: Phrase { Phrase(544) }

  /// Einzelne Tasten abschalten
  static var keysOff: Phrase { Phrase(545) }

  /// Einzelne Tasten einschalten
  static var keysOn: Phrase { Phrase(546) }

  /// Zeugnis
  static var kindCourse: Phrase { Phrase(547) }

  /// Mündlich
  static var kindExamOral: Phrase { Phrase(548) }

  /// Schriftlich
  static var kindExamWritten: Phrase { Phrase(549) }

  /// GFS
  static var kindGfs: Phrase { Phrase(550) }

  /// Klassenarbeit
  static var kindKlassenarbeit: Phrase { Phrase(551) }

  /// Klausur
  static var kindKlausur: Phrase { Phrase(552) }

  /// Mündlich
  static var kindOral: Phrase { Phrase(553) }

  /// Andere
  static var kindOwn: Phrase { Phrase(554) }

  /// Praktisch
  static var kindPractical: Phrase { Phrase(555) }

  /// Projekt
  static var kindProject: Phrase { Phrase(556) }

  /// Test
  static var kindTest: Phrase { Phrase(557) }

  /// Kurse der Leistungsfächer
  static var labelAdvancedCourses: Phrase { Phrase(558) }

  /// %@ noch einmal
  static func labelDoubledSubject(_ first: Text) -> Text { Phrase(559).filled(first) }

  /// Doppelte Wertung
  static var labelDoubling: Phrase { Phrase(560) }

  /// Freie Kurse
  static var labelFreeCourses: Phrase { Phrase(561) }

  /// Pflichtkurse
  static var labelRequiredCourses: Phrase { Phrase(562) }

  /// Kurse, die nicht zählen
  static var labelUncountedCourses: Phrase { Phrase(563) }

  /// Summe auf %@
  static func labelWeightedSum(_ first: Text) -> Text { Phrase(564).filled(first) }

  /// Es fehlen %@ Punkte
  static func lacking(_ first: Int) -> Text { Phrase(565).counted(first) }

  /// %@ fehlen
  static func lackingCount(_ first: Int) -> Text { Phrase(567).counted(first) }

  /// %@ Kurse fehlen
  static func lackingCourses(_ first: Int) -> Text { Phrase(569).counted(first) }

  /// Baden-Württemberg
  static var landBadenWuerttemberg: Phrase { Phrase(571) }

  /// Bayern
  static var landBayern: Phrase { Phrase(572) }

  /// Berlin
  static var landBerlin: Phrase { Phrase(573) }

  /// Brandenburg
  static var landBrandenburg: Phrase { Phrase(574) }

  /// Bremen
  static var landBremen: Phrase { Phrase(575) }

  /// Hamburg
  static var landHamburg: Phrase { Phrase(576) }

  /// Hessen
  static var landHessen: Phrase { Phrase(577) }

  /// ab
  static var landingFrom: Phrase { Phrase(578) }

  /// Landeskala von %1$lld bis %2$lld Punkten. %3$@
  static func landingScale(from: Int, to: Int, status: Text) -> Text { Phrase(579).filled(Text(from), Text(to), status) }

  /// bis
  static var landingUpTo: Phrase { Phrase(580) }

  /// Mecklenburg-Vorpommern
  static var landMecklenburgVorpommern: Phrase { Phrase(581) }

  /// Niedersachsen
  static var landNiedersachsen: Phrase { Phrase(582) }

  /// Nordrhein-Westfalen
  static var landNordrheinWestfalen: Phrase { Phrase(583) }

  /// Rheinland-Pfalz
  static var landRheinlandPfalz: Phrase { Phrase(584) }

  /// Saarland
  static var landSaarland: Phrase { Phrase(585) }

  /// Sachsen
  static var landSachsen: Phrase { Phrase(586) }

  /// Sachsen-Anhalt
  static var landSachsenAnhalt: Phrase { Phrase(587) }

  /// Schleswig-Holstein
  static var landSchleswigHolstein: Phrase { Phrase(588) }

  /// Thüringen
  static var landThueringen: Phrase { Phrase(589) }

  /// zuletzt gleich
  static var lastEqual: Phrase { Phrase(590) }

  /// zuletzt %@ weniger
  static func lastLess(_ first: Text) -> Text { Phrase(591).filled(first) }

  /// zuletzt %@ mehr
  static func lastMore(_ first: Text) -> Text { Phrase(592).filled(first) }

  /// Letzter Schritt
  static var lastStep: Phrase { Phrase(593) }

  /// Letzte Schritte
  static var lastSteps: Phrase { Phrase(594) }

  /// Später
  static var later: Phrase { Phrase(595) }

  /// Noch offen
  static var leaveOpen: Phrase { Phrase(596) }

  /// Gerade nicht mitgerechnet
  static var leftOut: Phrase { Phrase(597) }

  /// Zeichen
  static var legend: Phrase { Phrase(598) }

  /// von dir eingeklammert
  static var legendBracketed: Phrase { Phrase(599) }

  /// kann nicht zählen
  static var legendImpossible: Phrase { Phrase(600) }

  /// Leistungsfach
  static var levelAdvanced: Phrase { Phrase(601) }

  /// Basisfach
  static var levelBasic: Phrase { Phrase(602) }

  /// %1$@ und %2$@
  static func listLast(_ first: Text, _ second: Text) -> Text { Phrase(603).filled(first, second) }

  /// Neue Version laden
  static var loadVersion: Phrase { Phrase(604) }

  /// Dein Plan ist gesperrt
  static var lockedTitle: Phrase { Phrase(605) }

  /// Jetzt sperren
  static var lockNow: Phrase { Phrase(606) }

  /// %1$@ Bedingungen sind nicht mehr zu erfüllen: %2$@.
  static func lost(_ first: Text, _ second: Text) -> Text { Phrase(607).filled(first, second) }

  /// Eine Bedingung ist nicht mehr zu erfüllen: %@.
  static func lostOne(_ first: Text) -> Text { Phrase(608).filled(first) }

  /// %@ darüber
  static func marginAbove(_ first: Int) -> Text { Phrase(609).filled(first) }

  /// genau an der Grenze
  static var marginAtLimit: Phrase { Phrase(610) }

  /// %@ darunter
  static func marginBelow(_ first: Int) -> Text { Phrase(611).filled(first) }

  /// vollständig
  static var marginComplete: Phrase { Phrase(612) }

  /// %@ zu viel
  static func marginExcess(_ first: Int) -> Text { Phrase(613).filled(first) }

  /// fehlt
  static var marginMissing: Phrase { Phrase(614) }

  /// genau erreicht
  static var marginReached: Phrase { Phrase(615) }

  /// Zusammenführen: Was da ist, bleibt
  static var merge: Phrase { Phrase(616) }

  /// fehlen %@ Punkte
  static func missing(_ first: Int) -> Text { Phrase(617).counted(first) }

  /// Bis %1$lld %2$@.
  static func missingToPass(_ first: Int, _ second: Text) -> Text { Phrase(619).filled(first, second) }

  /// Danach
  static var momentAfterExams: Phrase { Phrase(620) }

  /// Vor den Prüfungen
  static var momentBeforeExams: Phrase { Phrase(621) }

  /// Am Anfang
  static var momentBeginning: Phrase { Phrase(622) }

  /// Zeitpunkt im Beispiel
  static var moments: Phrase { Phrase(623) }

  /// und %@ weitere
  static func more(_ first: Int) -> Text { Phrase(624).filled(first) }

  /// Die letzten Tage
  static var morningCopies: Phrase { Phrase(625) }

  /// So war dein Plan jeweils vor der ersten Änderung des Tages.
  static var morningCopiesHint: Phrase { Phrase(626) }

  /// Eigenen Plan anlegen
  static var newPlan: Phrase { Phrase(627) }

  /// %1$@ beginnt bei %2$lld, es %3$@.
  static func nextBegins(_ first: Text, _ second: Int, _ third: Text) -> Text { Phrase(628).filled(first, Text(second), third) }

  /// %1$@ Punkte mehr wären %2$@.
  static func nextIf(_ first: Text, _ second: Text) -> Text { Phrase(629).filled(first, second) }

  /// Ein Punkt mehr wäre %@.
  static func nextIfOne(_ first: Text) -> Text { Phrase(630).filled(first) }

  /// %1$@ Punkte mehr sind %2$@.
  static func nextIs(_ first: Text, _ second: Text) -> Text { Phrase(631).filled(first, second) }

  /// Ein Punkt mehr ist %@.
  static func nextIsOne(_ first: Text) -> Text { Phrase(632).filled(first) }

  /// %1$@ Punkte weniger sind %2$@.
  static func nextWorse(_ first: Text, _ second: Text) -> Text { Phrase(633).filled(first, second) }

  /// Ein Punkt weniger ist %@.
  static func nextWorseOne(_ first: Text) -> Text { Phrase(634).filled(first) }

  /// nein
  static var no: Phrase { Phrase(635) }

  /// Setz dir eine Note, dann siehst du, wie weit es bis dahin ist.
  static var noGoal: Phrase { Phrase(636) }

  /// –
  static var noGrade: Phrase { Phrase(637) }

  /// Unter %@ Punkten gibt es keine Note.
  static func noGradeBelow(_ first: Int) -> Text { Phrase(638).filled(first) }

  /// Ohne Gesamtpunktzahl gibt es keine Note.
  static var noGradeWithoutTotal: Phrase { Phrase(639) }

  /// Trag zuerst deine Fächer ein. Sobald ein Kurs ein Ergebnis hat, steht hier deine Note.
  static var noPlanYet: Phrase { Phrase(640) }

  /// Noch nichts geändert.
  static var noSteps: Phrase { Phrase(641) }

  /// Noch kein Fach. Beginne mit deinen drei Leistungsfächern.
  static var noSubjects: Phrase { Phrase(642) }

  /// noch nicht gewählt
  static var notChosen: Phrase { Phrase(643) }

  /// %@ abgewählt
  static func notChosen(_ first: Text) -> Text { Phrase(644).filled(first) }

  /// noch nicht benotet
  static var notGraded: Phrase { Phrase(645) }

  /// ohne Angabe
  static var nothing: Phrase { Phrase(646) }

  /// Noch kein Fach.
  static var nothingChosen: Phrase { Phrase(647) }

  /// Kein Fach heißt so. Du kannst es unten hinzufügen.
  static var nothingFound: Phrase { Phrase(648) }

  /// Alles, was in der Datei steht, ist schon da.
  static var nothingToImport: Phrase { Phrase(649) }

  /// So ist in der Tabelle nichts zu lesen.
  static var nothingToRead: Phrase { Phrase(650) }

  /// Hinweise
  static var notices: Phrase { Phrase(651) }

  /// Der Browser darf den Speicher leeren, wenn der Platz knapp wird. Sichere deinen Plan ab und zu.
  static var notPersistent: Phrase { Phrase(652) }

  /// Das geht so nicht. Es ist nichts verändert.
  static var notPossible: Phrase { Phrase(653) }

  /// Nicht gesichert
  static var notSaved: Phrase { Phrase(654) }

  /// nicht belegt
  static var notTaken: Phrase { Phrase(655) }

  /// –
  static var notTakenShort: Phrase { Phrase(656) }

  /// Noch ist nicht alles gelöscht. Schließ die anderen Fenster von Gleitpfad und versuch es noch einmal.
  static var notWiped: Phrase { Phrase(657) }

  /// Das geht gerade nicht: Hier lässt sich nichts ändern.
  static var notWritable: Phrase { Phrase(658) }

  /// Gleitpfad wählen lassen
  static var noWish: Phrase { Phrase(659) }

  /// %@, %@. Kurs
  static func nthCourse(_ first: Text, _ second: Int) -> Text { Phrase(660).filled(first, second) }

  /// Rechnung öffnen
  static var openCalculation: Phrase { Phrase(661) }

  /// Plan öffnen
  static var openPlan: Phrase { Phrase(662) }

  /// Sicherung öffnen
  static var openSealed: Phrase { Phrase(663) }

  /// %@.
  static func ordinal(_ first: Int) -> Text { Phrase(664).filled(first) }

  /// Nach der anderen Lesart wären es %@.
  static func otherReading(_ first: Int) -> Text { Phrase(665).filled(first) }

  /// Nach der anderen Lesart (%1$@) wären es %2$lld.
  static func otherReading(_ first: Text, _ second: Int) -> Text { Phrase(666).filled(first, second) }

  /// von %@
  static func outOf(_ first: Int) -> Text { Phrase(667).filled(first) }

  /// eigenes Fach, zählt nicht
  static var ownSubject: Phrase { Phrase(668) }

  /// Kommunikationsprüfung
  static var partCommunication: Phrase { Phrase(669) }

  /// fachpraktisch
  static var partPractical: Phrase { Phrase(670) }

  /// Passwort
  static var passphrase: Phrase { Phrase(671) }

  /// Das Passwort ist geändert.
  static var passphraseChanged: Phrase { Phrase(672) }

  /// Gib ein Passwort ein.
  static var passphraseEmpty: Phrase { Phrase(673) }

  /// Das Passwort ließ sich nicht speichern. Es bleibt, wie es war; versuch es noch einmal.
  static var passphraseNotSet: Phrase { Phrase(674) }

  /// Das Passwort ist entfernt.
  static var passphraseRemoved: Phrase { Phrase(675) }

  /// Die beiden Passwörter sind verschieden.
  static var passphrasesDiffer: Phrase { Phrase(676) }

  /// Das Passwort ist gesetzt.
  static var passphraseSet: Phrase { Phrase(677) }

  /// Der Browser löscht deinen Plan nicht von selbst.
  static var persistent: Phrase { Phrase(678) }

  /// Zeile %@
  static func place(line: Int) -> Text { Phrase(679).filled(line) }

  /// Zeile %1$lld, Spalte %2$lld
  static func place(line: Int, column: Int) -> Text { Phrase(680).filled(line, column) }

  /// im Kursblock
  static var placeBlockOne: Phrase { Phrase(681) }

  /// im Prüfungsblock
  static var placeBlockTwo: Phrase { Phrase(682) }

  /// Rechnung
  static var placeCalculation: Phrase { Phrase(683) }

  /// Überblick
  static var placeOverview: Phrase { Phrase(684) }

  /// Bereiche
  static var places: Phrase { Phrase(685) }

  /// nicht einbringen
  static var placeUnused: Phrase { Phrase(686) }

  /// Plan
  static var plan: Phrase { Phrase(687) }

  /// %@ Pläne
  static func planCount(_ first: Int) -> Text { Phrase(688).counted(first) }

  /// Hier ist noch kein Plan. Leg einen an oder öffne eine Datei, dann geht es weiter.
  static var planGone: Phrase { Phrase(690) }

  /// Plan angelegt
  static var planMade: Phrase { Phrase(691) }

  /// Pläne auf diesem Gerät
  static var plans: Phrase { Phrase(692) }

  /// Der Plan ist als Datei gesichert.
  static var planSaved: Phrase { Phrase(693) }

  /// Dein geöffneter Plan ist unverändert.
  static var planUnchanged: Phrase { Phrase(694) }

  /// +
  static var plus: Phrase { Phrase(695) }

  /// plus
  static var plusSpoken: Phrase { Phrase(696) }

  /// %@ Punkte
  static func pointCount(_ first: Int) -> Text { Phrase(697).counted(first) }

  /// noch nicht zurück
  static var pointsOpen: Phrase { Phrase(699) }

  /// möglich %@ bis %@
  static func possible(_ first: Text, _ second: Text) -> Text { Phrase(700).filled(first, second) }

  /// Vorschau
  static var preview: Phrase { Phrase(701) }

  /// Einen Schritt zurück
  static var previousStep: Phrase { Phrase(702) }

  /// projiziert
  static var projectedSpoken: Phrase { Phrase(703) }

  /// Der schulische Teil der Fachhochschulreife ist mit diesen Kursen nicht zu erreichen.
  static var qualificationLost: Phrase { Phrase(704) }

  /// Der schulische Teil der Fachhochschulreife ist noch offen%@.
  static func qualificationOpen(_ first: Text) -> Text { Phrase(705).filled(first) }

  /// Der schulische Teil der Fachhochschulreife ist erreicht%@.
  static func qualificationReached(_ first: Text) -> Text { Phrase(706).filled(first) }

  /// „%@“
  static func quoted(_ first: Text) -> Text { Phrase(707).filled(first) }

  /// Bestehst du, dann mit %@ bis %@ Punkten, Note %@ bis %@.
  static func rangeBetween(_ first: Int, _ second: Int, _ third: Text, _ fourth: Text) -> Text { Phrase(708).filled(Text(first), Text(second), third, fourth) }

  /// Bestehst du, dann mit %@ Punkten und der Note %@.
  static func rangeOne(_ first: Int, _ second: Text) -> Text { Phrase(709).filled(first, second) }

  /// %@ hast du sicher.
  static func rangeSafe(_ first: Text) -> Text { Phrase(710).filled(first) }

  /// Zusätzliche mündliche Prüfung
  static var readingAdditional: Phrase { Phrase(711) }

  /// erst runden, dann vervierfachen
  static var readingAdditionalEarly: Phrase { Phrase(712) }

  /// erst vervierfachen, dann runden
  static var readingAdditionalLate: Phrase { Phrase(713) }

  /// Wird erst vervierfacht oder erst gerundet?
  static var readingAdditionalQuestion: Phrase { Phrase(714) }

  /// Prüfung aus zwei Teilen
  static var readingParts: Phrase { Phrase(715) }

  /// nein, erst am Ende wird gerundet
  static var readingPartsExact: Phrase { Phrase(716) }

  /// Wird das Ergebnis aus zwei Teilen gerundet, bevor eine zusätzliche mündliche Prüfung dazukommt?
  static var readingPartsQuestion: Phrase { Phrase(717) }

  /// ja, auf ganze Punkte
  static var readingPartsRounded: Phrase { Phrase(718) }

  /// Religionslehre oder Ethik
  static var readingReligion: Phrase { Phrase(719) }

  /// nein, sie sind frei
  static var readingReligionFree: Phrase { Phrase(720) }

  /// Müssen vier Kurse davon zählen?
  static var readingReligionQuestion: Phrase { Phrase(721) }

  /// ja, vier Kurse sind Pflicht
  static var readingReligionRequired: Phrase { Phrase(722) }

  /// Leistungsfach
  static var reasonAdvanced: Phrase { Phrase(723) }

  /// Auswahl
  static var reasonChosen: Phrase { Phrase(724) }

  /// frei
  static var reasonFree: Phrase { Phrase(725) }

  /// gehalten
  static var reasonHeld: Phrase { Phrase(726) }

  /// Was benotet ist, zählt nicht.
  static var reasonNothingCounts: Phrase { Phrase(727) }

  /// Noch keine Leistung eingetragen.
  static var reasonNothingEntered: Phrase { Phrase(728) }

  /// Noch ist nichts zurück.
  static var reasonNothingGraded: Phrase { Phrase(729) }

  /// Prüfungsfach
  static var reasonOralExam: Phrase { Phrase(730) }

  /// Pflicht
  static var reasonRequired: Phrase { Phrase(731) }

  /// Die festen Anteile ergeben zusammen %@ Prozent, mehr als 100.
  static func reasonTooMuchFixed(_ first: Int) -> Text { Phrase(732).filled(first) }

  /// Wiederholen
  static var redo: Phrase { Phrase(733) }

  /// %@, lässt sich nicht klammern. %@
  static func refusedBracket(_ first: Text, _ second: Text) -> Text { Phrase(734).filled(first, second) }

  /// %@, lässt sich nicht halten. %@
  static func refusedHold(_ first: Text, _ second: Text) -> Text { Phrase(735).filled(first, second) }

  /// %@ lässt sich nicht auf %@ begrenzen. %@
  static func refusedLimit(_ first: Text, _ second: Text, _ third: Text) -> Text { Phrase(736).filled(first, second, third) }

  /// Passwort entfernen
  static var removePassphrase: Phrase { Phrase(737) }

  /// Passwort wiederholen
  static var repeatPassphrase: Phrase { Phrase(738) }

  /// Ersetzen: Die Datei tritt an die Stelle von allem
  static var replace: Phrase { Phrase(739) }

  /// Ansehen und zurückholen
  static var restore: Phrase { Phrase(740) }

  /// %@ Leistungen
  static func resultCount(_ first: Int) -> Text { Phrase(741).counted(first) }

  /// GFS
  static var resultGFS: Phrase { Phrase(743) }

  /// Klassenarbeit
  static var resultKlassenarbeit: Phrase { Phrase(744) }

  /// Klausur
  static var resultKlausur: Phrase { Phrase(745) }

  /// Mündliche Leistung
  static var resultOral: Phrase { Phrase(746) }

  /// Andere Leistung
  static var resultOther: Phrase { Phrase(747) }

  /// Praktische Leistung
  static var resultPractical: Phrase { Phrase(748) }

  /// Projekt
  static var resultProject: Phrase { Phrase(749) }

  /// Leistungen
  static var results: Phrase { Phrase(750) }

  /// Das Ergebnis ist gesichert.
  static var resultSaved: Phrase { Phrase(751) }

  /// Die Tabelle der Leistungen ist gesichert.
  static var resultsSaved: Phrase { Phrase(752) }

  /// Test
  static var resultTest: Phrase { Phrase(753) }

  /// Noch einmal sichern
  static var retry: Phrase { Phrase(754) }

  /// ≈
  static var roughly: Phrase { Phrase(755) }

  /// etwa %@
  static func roughlySpoken(_ first: Text) -> Text { Phrase(756).filled(first) }

  /// %1$@, gerundet %2$@
  static func rounded(_ first: Text, _ second: Text) -> Text { Phrase(757).filled(first, second) }

  /// %1$lld. %2$lld. %3$lld
  static func ruleDate(day: Int, month: Int, year: Int) -> Text { Phrase(758).filled(Text(day), Text(month), Text(year)) }

  /// Verschlüsselt auf diesem Gerät
  static var rungDevice: Phrase { Phrase(759) }

  /// Nur zum Lesen
  static var rungRescue: Phrase { Phrase(760) }

  /// Nur bis du dieses Fenster schließt
  static var rungSession: Phrase { Phrase(761) }

  /// Auf deinen Geräten gesichert
  static var rungSynced: Phrase { Phrase(762) }

  /// Gesichert
  static var saved: Phrase { Phrase(763) }

  /// Beispieldatei sichern
  static var saveExample: Phrase { Phrase(764) }

  /// Ergebnis sichern
  static var saveResult: Phrase { Phrase(765) }

  /// Wird gesichert
  static var saving: Phrase { Phrase(766) }

  /// Verschlüsselt sichern
  static var sealNow: Phrase { Phrase(767) }

  /// Fach suchen
  static var search: Phrase { Phrase(768) }

  /// doppelt, zählt nicht
  static var secondSubject: Phrase { Phrase(769) }

  /// sicher, %@ offen
  static func secured(open: Int) -> Text { Phrase(770).filled(open) }

  /// Passwort setzen
  static var setPassphrase: Phrase { Phrase(771) }

  /// Einstellungen
  static var settings: Phrase { Phrase(772) }

  /// Einrichten
  static var setup: Phrase { Phrase(773) }

  /// Zum Überblick
  static var setupDone: Phrase { Phrase(774) }

  /// Was alle belegen, ist schon gewählt. Tippe an, was dazukommt.
  static var setupLeadCompulsory: Phrase { Phrase(775) }

  /// Wahlfächer und eigene Fächer. Du kannst sie auch später eintragen.
  static var setupLeadFurther: Phrase { Phrase(776) }

  /// Wähle aus deinen Basisfächern. Du kannst sie hier jederzeit ändern.
  static var setupLeadOral: Phrase { Phrase(777) }

  /// Der Name bleibt auf diesem Gerät und darf fehlen.
  static var setupLeadPerson: Phrase { Phrase(778) }

  /// Alles lässt sich später ändern.
  static var setupLeadSummary: Phrase { Phrase(779) }

  /// Deine Leistungsfächer
  static var setupTitleAdvanced: Phrase { Phrase(780) }

  /// Deine Pflichtfächer
  static var setupTitleCompulsory: Phrase { Phrase(781) }

  /// Was du sonst noch belegst
  static var setupTitleFurther: Phrase { Phrase(782) }

  /// Deine mündlichen Prüfungen
  static var setupTitleOral: Phrase { Phrase(783) }

  /// Dein Abitur
  static var setupTitlePerson: Phrase { Phrase(784) }

  /// Passt das so?
  static var setupTitleSummary: Phrase { Phrase(785) }

  /// %1$@: %2$@, %3$@. %4$@
  static func shortfall(_ first: Text, _ second: Text, _ third: Text, _ fourth: Text) -> Text { Phrase(786).filled(first, second, third, fourth) }

  /// %@: Pflicht wären %@, Platz ist für %@. %@
  static func shortfallExcess(_ first: Text, _ second: Text, _ third: Int, _ fourth: Text) -> Text { Phrase(787).filled(first, second, Text(third), fourth) }

  /// Nötig sind %@ Kurse
  static func shortfallNeeded(_ first: Int) -> Text { Phrase(788).counted(first) }

  /// dafür da sind keine
  static var shortfallNone: Phrase { Phrase(790) }

  /// dafür da sind %@
  static func shortfallThere(_ first: Int) -> Text { Phrase(791).counted(first) }

  /// von dir geklammert
  static var shortVerdictBracketed: Phrase { Phrase(793) }

  /// kann nicht zählen: %@
  static func shortVerdictCapped(_ first: Text) -> Text { Phrase(794).filled(first) }

  /// frei
  static var shortVerdictFree: Phrase { Phrase(795) }

  /// Auswahl: %@
  static func shortVerdictFulfils(_ first: Text) -> Text { Phrase(796).filled(first) }

  /// von dir gehalten
  static var shortVerdictHeld: Phrase { Phrase(797) }

  /// über deiner Grenze für das Fach
  static var shortVerdictLimited: Phrase { Phrase(798) }

  /// Pflicht: %@
  static func shortVerdictRequired(_ first: Text) -> Text { Phrase(799).filled(first) }

  /// andere gehen vor
  static var shortVerdictWeaker: Phrase { Phrase(800) }

  /// kann nicht zählen: 0 Punkte
  static var shortVerdictZero: Phrase { Phrase(801) }

  /// Anzeigen
  static var show: Phrase { Phrase(802) }

  /// Beispiel ansehen
  static var showExample: Phrase { Phrase(803) }

  /// wird angezeigt
  static var shown: Phrase { Phrase(804) }

  /// Seit dem %@
  static func sinceDay(_ first: Text) -> Text { Phrase(805).filled(first) }

  /// Seit heute früh
  static var sinceToday: Phrase { Phrase(806) }

  /// nicht übernehmen
  static var skippedColumn: Phrase { Phrase(807) }

  /// Zum Inhalt
  static var skipToContent: Phrase { Phrase(808) }

  /// Acht
  static var spelledEight: Phrase { Phrase(809) }

  /// Elf
  static var spelledEleven: Phrase { Phrase(810) }

  /// Fünf
  static var spelledFive: Phrase { Phrase(811) }

  /// Vier
  static var spelledFour: Phrase { Phrase(812) }

  /// Neun
  static var spelledNine: Phrase { Phrase(813) }

  /// Ein
  static var spelledOne: Phrase { Phrase(814) }

  /// Sieben
  static var spelledSeven: Phrase { Phrase(815) }

  /// Sechs
  static var spelledSix: Phrase { Phrase(816) }

  /// Zehn
  static var spelledTen: Phrase { Phrase(817) }

  /// Drei
  static var spelledThree: Phrase { Phrase(818) }

  /// Zwölf
  static var spelledTwelve: Phrase { Phrase(819) }

  /// Zwei
  static var spelledTwo: Phrase { Phrase(820) }

  /// Punkt
  static var spokenPoint: Phrase { Phrase(821) }

  /// Punkte
  static var spokenPoints: Phrase { Phrase(822) }

  /// entschuldigt
  static var standingExcused: Phrase { Phrase(823) }

  /// benotet
  static var standingGraded: Phrase { Phrase(824) }

  /// noch nicht zurück
  static var standingPending: Phrase { Phrase(825) }

  /// verweigert, 0 Punkte
  static var standingRefused: Phrase { Phrase(826) }

  /// Wo landet dein Abitur?
  static var startHeadline: Phrase { Phrase(827) }

  /// Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, und zeigt zu jeder Zahl den Weg und den Paragraphen.
  static var startSentence: Phrase { Phrase(828) }

  /// Nicht bestanden
  static var statusFailed: Phrase { Phrase(829) }

  /// Nicht mehr zu bestehen
  static var statusLost: Phrase { Phrase(830) }

  /// Noch kein Ergebnis
  static var statusNone: Phrase { Phrase(831) }

  /// Keine Gesamtpunktzahl
  static var statusNoTotal: Phrase { Phrase(832) }

  /// Dein Plan bleibt auf diesem Gerät.
  static var staysHere: Phrase { Phrase(833) }

  /// Schritt %@ von %@
  static func step(_ first: Int, of: Int) -> Text { Phrase(834).filled(first, `of`) }

  /// noch %@
  static func stillMissing(_ first: Int) -> Text { Phrase(835).filled(first) }

  /// noch offen
  static var stillOpen: Phrase { Phrase(836) }

  /// Noch %@ zu wählen.
  static func stillToChoose(_ first: Int) -> Text { Phrase(837).filled(first) }

  /// Speicher
  static var storage: Phrase { Phrase(838) }

  /// Fach
  static var subject: Phrase { Phrase(839) }

  /// %@ Fächer
  static func subjectCount(_ first: Int) -> Text { Phrase(840).counted(first) }

  /// Dieses Fach gibt es nicht mehr.
  static var subjectGone: Phrase { Phrase(842) }

  /// Dieses Fach hast du schon.
  static var subjectIsThere: Phrase { Phrase(843) }

  /// Fächer
  static var subjects: Phrase { Phrase(844) }

  /// Tippe auf ein Feld und wähle die Punkte. Leer heißt noch nicht benotet.
  static var subjectsLead: Phrase { Phrase(845) }

  /// Pflichtfächer angelegt
  static var subjectsMade: Phrase { Phrase(846) }

  /// Summe
  static var sum: Phrase { Phrase(847) }

  /// %1$@ Punkte auf %2$@, mal %3$lld
  static func sumLine(_ first: Text, _ second: Text, factor: Int) -> Text { Phrase(848).filled(first, second, Text(factor)) }

  /// %1$@ plus %2$@ gleich %3$@, Note %4$@
  static func sumSpoken(courses: Text, exams: Text, total: Text, grade: Text) -> Text { Phrase(849).filled(courses, exams, total, grade) }

  /// %@ heißen in deinem Plan mehrere Fächer.
  static func tableAmbiguousSubject(_ first: Text) -> Text { Phrase(850).filled(first) }

  /// Gib ihnen verschiedene Namen.
  static var tableAmbiguousSubjectAdvice: Phrase { Phrase(851) }

  /// %@ steht rechts von allen Spalten, die eine Überschrift haben.
  static func tableBeyondColumns(_ first: Text) -> Text { Phrase(852).filled(first) }

  /// Gib der Spalte eine Überschrift oder lösche den Inhalt.
  static var tableBeyondColumnsAdvice: Phrase { Phrase(853) }

  /// Die Note %@ passt nicht zu den Punkten.
  static func tableContradiction(_ first: Text) -> Text { Phrase(854).filled(first) }

  /// Lass eines von beiden weg.
  static var tableContradictionAdvice: Phrase { Phrase(855) }

  /// Der Text enthält Steuerzeichen.
  static var tableControlCharacter: Phrase { Phrase(856) }

  /// Nimm sie heraus.
  static var tableControlCharacterAdvice: Phrase { Phrase(857) }

  /// %@ ist kein Tag.
  static func tableDay(_ first: Text) -> Text { Phrase(858).filled(first) }

  /// Schreib ein Datum, das es gibt, zum Beispiel 30.11.2026.
  static var tableDayAdvice: Phrase { Phrase(859) }

  /// In der Tabelle steht nichts.
  static var tableEmpty: Phrase { Phrase(860) }

  /// Speichere sie noch einmal als CSV.
  static var tableEmptyAdvice: Phrase { Phrase(861) }

  /// Aus %@ folgen keine eindeutigen Punkte.
  static func tableGrade(_ first: Text) -> Text { Phrase(862).filled(first) }

  /// Möglich sind Noten von 1 bis 6 mit + und -, zum Beispiel 2-.
  static var tableGradeAdvice: Phrase { Phrase(863) }

  /// %@ ist keine Gruppe.
  static func tableGroup(_ first: Text) -> Text { Phrase(864).filled(first) }

  /// Möglich sind „Schriftlich“ und „Mündlich“.
  static var tableGroupAdvice: Phrase { Phrase(865) }

  /// %@ ist kein eindeutiges Halbjahr.
  static func tableHalfYear(_ first: Text) -> Text { Phrase(866).filled(first) }

  /// Schreib 1, 2, 3 oder 4 oder wähle eines für alle Zeilen.
  static var tableHalfYearAdvice: Phrase { Phrase(867) }

  /// Der Text ist zu lang.
  static var tableLongText: Phrase { Phrase(868) }

  /// Kürze ihn auf höchstens %@ Bytes.
  static func tableLongTextAdvice(_ first: Int) -> Text { Phrase(869).filled(first) }

  /// Eine Tabelle gehört in einen Plan. Leg zuerst deinen Plan an und öffne sie dann noch einmal.
  static var tableNeedsPlan: Phrase { Phrase(870) }

  /// In dieser Zeile steht kein Halbjahr.
  static var tableNoHalfYear: Phrase { Phrase(871) }

  /// In dieser Zeile steht kein Fach.
  static var tableNoSubject: Phrase { Phrase(872) }

  /// Trag es ein.
  static var tableNoSubjectAdvice: Phrase { Phrase(873) }

  /// Das ist keine Tabelle in Textform.
  static var tableNoText: Phrase { Phrase(874) }

  /// Speichere sie in deinem Programm als CSV.
  static var tableNoTextAdvice: Phrase { Phrase(875) }

  /// %@ passt hier nicht.
  static func tableNumber(_ first: Text) -> Text { Phrase(876).filled(first) }

  /// Möglich sind ganze Zahlen von 0 bis 100.
  static var tableNumberAdvice: Phrase { Phrase(877) }

  /// Ein Text, der mit einem Anführungszeichen beginnt, hört nicht auf.
  static var tableOpenQuote: Phrase { Phrase(878) }

  /// Setz am Ende des Textes eines.
  static var tableOpenQuoteAdvice: Phrase { Phrase(879) }

  /// %@ ist keine Punktzahl.
  static func tablePoints(_ first: Text) -> Text { Phrase(880).filled(first) }

  /// Möglich sind ganze Punkte von 0 bis 15 und „offen“.
  static var tablePointsAdvice: Phrase { Phrase(881) }

  /// %@ ist kein Stand.
  static func tableStanding(_ first: Text) -> Text { Phrase(882).filled(first) }

  /// Möglich sind „Benotet“, „Ausstehend“, „Entschuldigt“ und „Verweigert“.
  static var tableStandingAdvice: Phrase { Phrase(883) }

  /// Mitten im Text steht ein Anführungszeichen.
  static var tableStrayQuote: Phrase { Phrase(884) }

  /// Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
  static var tableStrayQuoteAdvice: Phrase { Phrase(885) }

  /// Hinter dem schließenden Anführungszeichen steht noch etwas.
  static var tableTextAfterQuote: Phrase { Phrase(886) }

  /// Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
  static var tableTextAfterQuoteAdvice: Phrase { Phrase(887) }

  /// %@ übernommen
  static func taken(_ first: Text) -> Text { Phrase(888).filled(first) }

  /// sprachlich-literarisch-künstlerisch
  static var taskFieldLanguages: Phrase { Phrase(889) }

  /// mathematisch-naturwissenschaftlich-technisch
  static var taskFieldSciences: Phrase { Phrase(890) }

  /// gesellschaftswissenschaftlich
  static var taskFieldSocieties: Phrase { Phrase(891) }

  /// Am knappsten: %@ zählt noch, %@ nicht mehr.
  static func tightBoth(_ first: Text, _ second: Text) -> Text { Phrase(892).filled(first, second) }

  /// Am schwächsten zählt auf einem freien Platz %@.
  static func tightLast(_ first: Text) -> Text { Phrase(893).filled(first) }

  /// Als Nächstes würde %@ zählen.
  static func tightNext(_ first: Text) -> Text { Phrase(894).filled(first) }

  /// ×
  static var times: Phrase { Phrase(895) }

  /// mal
  static var timesSpoken: Phrase { Phrase(896) }

  /// Zu den Daten
  static var toData: Phrase { Phrase(897) }

  /// Zur Startseite
  static var toStart: Phrase { Phrase(898) }

  /// Zum Fach
  static var toSubject: Phrase { Phrase(899) }

  /// Zu den Fächern
  static var toSubjects: Phrase { Phrase(900) }

  /// Gesamtpunktzahl
  static var totalPoints: Phrase { Phrase(901) }

  /// Rückgängig
  static var undo: Phrase { Phrase(902) }

  /// Rückgängig gemacht: %@
  static func undone(_ first: Text) -> Text { Phrase(903).filled(first) }

  /// Öffnen
  static var unlock: Phrase { Phrase(904) }

  /// Der Browser kann die Datei nicht lesen.
  static var unreadable: Phrase { Phrase(905) }

  /// Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal.
  static var unreadableAdvice: Phrase { Phrase(906) }

  /// %@ Zeilen werden nicht übernommen:
  static func unreadRows(_ first: Int) -> Text { Phrase(907).counted(first) }

  /// Zählt nicht, weil du den Kurs geklammert hast.
  static var verdictBracketed: Phrase { Phrase(909) }

  /// Kann nicht zählen. %@
  static func verdictCapped(_ first: Text) -> Text { Phrase(910).filled(first) }

  /// Zählt auf einem freien Platz.
  static var verdictFree: Phrase { Phrase(911) }

  /// Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. %@
  static func verdictFulfils(_ first: Text) -> Text { Phrase(912).filled(first) }

  /// Zählt, weil du es so willst.
  static var verdictHeld: Phrase { Phrase(913) }

  /// Zählt nicht, weil du das Fach begrenzt hast.
  static var verdictLimited: Phrase { Phrase(914) }

  /// Nicht belegt.
  static var verdictNotTaken: Phrase { Phrase(915) }

  /// Muss zählen. %@
  static func verdictRequired(_ first: Text) -> Text { Phrase(916).filled(first) }

  /// Zählt nicht, weil andere Kurse vorgehen.
  static var verdictWeaker: Phrase { Phrase(917) }

  /// Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist %@.
  static func verdictWeakerThan(_ first: Text) -> Text { Phrase(918).filled(first) }

  /// 0 Punkte können nicht zählen.
  static var verdictZero: Phrase { Phrase(919) }

  /// Eine neue Version ist da.
  static var versionReady: Phrase { Phrase(920) }

  /// Gewicht
  static var weight: Phrase { Phrase(921) }

  /// %@ Gewichte
  static func weightCount(_ first: Int) -> Text { Phrase(922).counted(first) }

  /// Warum
  static var why: Phrase { Phrase(924) }

  /// Alles löschen
  static var wipe: Phrase { Phrase(925) }

  /// Alles ist gelöscht.
  static var wiped: Phrase { Phrase(926) }

  /// Endgültig löschen
  static var wipeNow: Phrase { Phrase(927) }

  /// %1$@, %2$@ und %3$@ werden von diesem Gerät gelöscht, dazu alle Sicherungen darauf. Das lässt sich nicht rückgängig machen.
  static func wipeQuestion(_ first: Text, _ second: Text, _ third: Text) -> Text { Phrase(928).filled(first, second, third) }

  /// Was soll mit dem Kurs geschehen?
  static var wish: Phrase { Phrase(929) }

  /// nicht einbringen
  static var wishBracketed: Phrase { Phrase(930) }

  /// einbringen
  static var wishHeld: Phrase { Phrase(931) }

  /// Gehaltene Kurse
  static var wishKept: Phrase { Phrase(932) }

  /// Dagegen stehen Kurse, die du hältst.
  static var wishKeptSentence: Phrase { Phrase(933) }

  /// Geklammerte Kurse
  static var wishLeftOut: Phrase { Phrase(934) }

  /// Dagegen stehen Kurse, die du geklammert hast.
  static var wishLeftOutSentence: Phrase { Phrase(935) }

  /// Deine Grenze
  static var wishLimit: Phrase { Phrase(936) }

  /// Dagegen steht deine Grenze für ein Fach.
  static var wishLimitSentence: Phrase { Phrase(937) }

  /// Das Passwort stimmt nicht, oder die Datei ist beschädigt.
  static var wrongBackupPassphrase: Phrase { Phrase(938) }

  /// Das Passwort stimmt nicht. Versuch es noch einmal.
  static var wrongPassphrase: Phrase { Phrase(939) }

  /// ja
  static var yes: Phrase { Phrase(940) }

  /// Dein Plan
  static var yourPlan: Phrase { Phrase(941) }
}

#if !hasFeature(Embedded) || !ENGLISH
extension TextTable {
  static let german = TextTable(
    """
    Abitur \u{1}, \u{2}
    Übernehmen
    neu
    \u{1} eingetragen
    Ziel setzen
    Zusätzlich mündlich
    Hinzufügen
    Name oder Kurzform, zum Beispiel Mathe
    Fach hinzufügen
    Leistungsfach
    neu, könnte schon da sein
    Weiteren Plan anlegen
    App-Sperre
    Ohne Passwort öffnet sich dein Plan auf diesem Gerät von selbst. Mit einem lässt er sich nur noch damit öffnen, und niemand kann es zurücksetzen.
    Dein Plan öffnet sich nur mit deinem Passwort.
    Gleitpfad
    Triffst du in jeder Prüfung deinen Kursschnitt
    Bleibst du bei deinem Schnitt
    Triffst du in jeder offenen Prüfung deinen Kursschnitt
    Zurück zum Überblick
    Zurück zu den Fächern
    Stand vom \u{1}
    Die Sicherung ist in Version \u{1} geschrieben, die dieses Gleitpfad noch nicht kennt.
    Lade ein neueres Gleitpfad und versuch es noch einmal.
    Das ist keine Sicherung von Gleitpfad.
    Wähle eine andere Datei.
    Die Sicherung ließ sich nicht verschlüsseln. Es wurde nichts gespeichert.
    Die Sicherung ist beschädigt: Sie nennt \u{1} Runden für das Passwort, mindestens \u{2} müssen es sein.
    Nimm eine andere Kopie von ihr.
    Die Sicherung ist beschädigt: Sie nennt \u{1} Runden für das Passwort, höchstens \u{2} dürfen es sein.
    Nimm eine andere Kopie von ihr.
    Die verschlüsselte Sicherung ist fertig.
    Die Sicherung ist abgeschnitten.
    Kopiere oder lade sie noch einmal.
    Steht fest
    Projektion
    wird
    unter 5
    Kursblock
    Blöcke
    Prüfungsblock
    alle \u{1}
    mindestens \u{1}
    höchstens \u{1}
    keiner
    (\u{1})
    eingeklammert
    Klammer \u{1} Klammer zu
    \u{1} Bedingungen sind nicht erfüllt: \u{2}.
    Eine Bedingung ist nicht erfüllt: \u{1}.
    Vierzig Kurse
    Genau 40 Kurse kommen in den Kursblock.
    Deutsch
    In Deutsch zählen vier Kurse.
    Zwei Leistungsfächer doppelt
    Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du.
    Drei Prüfungen ab 20
    In drei Prüfungsfächern, darunter zwei Leistungsfächern, braucht es in vierfacher Wertung mindestens 20 Punkte.
    Fachhochschulreife, schulischer Teil
    Notentabelle der Fachhochschulreife
    Die Note der Fachhochschulreife steht in einer eigenen Tabelle von 95 bis 285 Punkten.
    Aus zwei aufeinanderfolgenden Halbjahren zählen die Kurse von zwei Leistungsfächern doppelt und elf weitere Kurse einfach.
    Fachpraktische Prüfung
    In Sport, Musik und Bildender Kunst zählen der schriftliche und der fachpraktische Teil je zur Hälfte.
    Gemeinschaftskunde
    In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
    Geographie
    Geographie und Gemeinschaftskunde
    In Geographie und in Gemeinschaftskunde zählen je zwei Kurse, mit Wirtschaft als Leistungsfach je einer.
    In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
    Mindestens 300 insgesamt
    Kursblock und Prüfungsblock brauchen zusammen mindestens 300 Punkte.
    Geschichte
    In Geschichte zählen vier Kurse.
    Jede Prüfung mindestens 4
    Jede Prüfung braucht in vierfacher Wertung mindestens 4 Punkte.
    Kommunikationsprüfung
    In einer modernen Fremdsprache zählt die Kommunikationsprüfung ein Viertel und der übrige schriftliche Teil drei Viertel.
    Bildende Kunst oder Musik
    In Bildender Kunst oder in Musik zählen zwei Kurse.
    Mindestens 200 im Kursblock
    Der Kursblock braucht mindestens 200 Punkte.
    Formel des Kursblocks
    Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; erst dann wird gerundet.
    Wahl der Leistungsfächer
    Mindestens zwei Leistungsfächer sind aus Deutsch, Mathematik, den Fremdsprachen, Physik, Chemie und Biologie.
    Kurse der Leistungsfächer
    Alle Kurse der drei Leistungsfächer zählen.
    Mathematik
    In Mathematik zählen vier Kurse.
    Mündliche Prüfungsfächer
    In jedem mündlichen Prüfungsfach zählen vier Kurse.
    Notentabelle
    Die Note steht in der amtlichen Tabelle, die in allen Ländern gleich ist.
    Kurse mit 0 Punkten
    Ein Kurs mit 0 Punkten kann nicht zählen.
    Fünf Prüfungen
    Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede Prüfung zählt vierfach.
    Mindestens 100 im Prüfungsblock
    Der Prüfungsblock braucht mindestens 100 Punkte.
    Deutsch als Prüfungsfach
    Deutsch ist Prüfungsfach.
    Alle Aufgabenfelder
    Die Prüfungsfächer decken alle drei Aufgabenfelder ab.
    Mathematik als Prüfungsfach
    Mathematik ist Prüfungsfach.
    Religionslehre oder Ethik
    Die Kurse in Religionslehre oder Ethik sind frei, solange keine andere Lesart gewählt ist.
    Seminarkurs
    Der Seminarkurs kann als zwei Kurse in den Kursblock oder statt einer mündlichen Prüfung in den Prüfungsblock.
    Sprachen und Naturwissenschaften
    In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
    Kurse unter 5 Punkten
    Leistungsfachkurse unter 5 Punkten
    Höchstens 3 Kurse der Leistungsfächer dürfen unter 5 Punkten liegen.
    Höchstens 8 der 40 Kurse dürfen unter 5 Punkten liegen.
    Zusätzliche mündliche Prüfung
    Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach.
    Zweistündige Wahlfächer
    In einem zweistündigen Wahlfach wie Philosophie oder Astronomie zählen höchstens zwei Kurse.
    Rechnung
    Abbrechen
    Ein anderes Fenster mit einer alten Version hält den Speicher fest. Schließe es und lade neu.
    Der Speicher wurde geschlossen. Lade die Seite neu, dann geht es weiter.
    Die Angaben zum Schlüssel sind beschädigt. Es ist nichts gelöscht. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
    Der Schlüssel dieses Geräts ist weg, und ohne ihn lässt sich der gespeicherte Plan nicht öffnen. Öffne deine letzte Sicherung auf einem anderen Gerät oder lösche hier alles und fang mit ihr neu an.
    Eine neuere Version von Gleitpfad hat deinen Plan gespeichert. Lade die Seite neu, damit sie ihn öffnet. Es ist nichts verändert.
    Der Browser kann hier nicht verschlüsseln, und unverschlüsselt speichert Gleitpfad nichts. Öffne die Seite über https.
    Dieser Browser speichert hier nichts, etwa weil das Fenster privat ist. Sichere deinen Plan als Datei, bevor du es schließt.
    Der Speicher lässt sich nicht öffnen. Lade die Seite neu. Hilft das nicht, sichere deinen Plan als Datei.
    Der Speicher ist voll. Deine Änderungen sind noch da, aber nicht gesichert. Mach Platz auf dem Gerät oder sichere deinen Plan als Datei.
    Das Sichern hat nicht geklappt. Deine Änderungen sind noch da und werden bei der nächsten noch einmal gesichert.
    gesichert
    wahrscheinlich
    ungeklärt
    Wert von der Schule
    geändert
    \u{1} geändert
    \u{1} \u{2} geändert
    \u{1} \u{2} weniger
    \u{1} \u{2} mehr
    Passwort ändern
    Fächer neu wählen
    ein Zeilenumbruch
    das Zeichen U+\u{1}
    ein Leerzeichen
    ein Tabulator
    Verlauf: \u{1}.
    Leistungen \u{1}
    Andere Datei wählen
    Wähle zuerst die Punkte.
    \u{1} gewählt
    Schließen
    Spalte \u{1}
    Datum
    Note
    Gruppe
    Halbjahr
    Art
    Notiz
    Prozent
    Punkte
    Stand
    Fach
    Thema
    Gewicht
    Seminarkurs
    zählt im Kursblock
    zählt im Prüfungsblock
    Seminarkurs, Punkte
    wird nicht verwendet
    Leistungsfachprüfungen ab \u{1}
    Leistungsfächer zusammen
    nicht erfüllt
    Unter \u{1} Punkten
    \u{1} als Prüfungsfach
    Prüfungen ab \u{1}
    Prüfungen unter \u{1} je Aufgabenfeld
    Aufgabenfelder der Prüfungen
    davon Leistungsfach
    davon Basisfach
    noch offen
    Bedingungen
    steht fest
    \u{1} nicht erfüllt
    Kurswahl
    Alle erfüllt
    \u{1} sicher, \u{2} offen
    Belegte Kurse
    Schwächste Prüfung
    Kurse mit 0 Punkten
    Der Plan widerspricht sich.
    \u{1} wird schon mündlich geprüft.
    Streich „zusaetzlich_muendlich“.
    Die zusätzliche mündliche Prüfung in \u{1} gibt es erst mit dem schriftlichen Ergebnis.
    Trag „schriftlich“ ein oder streich „zusaetzlich_muendlich“.
    \u{1} ist kein Wert für \u{2} in vierfacher Wertung.
    Möglich sind 0 bis \u{1}.
    \u{1} ist keine Punktzahl für \u{2}.
    Möglich sind 0 bis \u{1}.
    \u{1} lässt sich so nicht verwenden.
    Nimm eine andere „verwendung“.
    \u{1} ist kein mündliches Prüfungsfach, das sich ersetzen lässt.
    Nenne unter „ersetzt“ eines der mündlichen Prüfungsfächer.
    \u{1} ersetzt eine mündliche Prüfung, aber es ist nicht gesagt, welche.
    Nenne unter „ersetzt“ das Prüfungsfach.
    \u{1} hat zwei Kurse im \u{2}. Halbjahr.
    Streich einen davon.
    \u{1} steht zweimal unter den Prüfungen.
    Streich eine davon.
    \u{1} steht zweimal in der Liste.
    Streich einen Eintrag.
    Die Prüfungen widersprechen sich.
    \u{1} ist als Prüfung genannt, aber nicht belegt.
    Trag das Fach unter „faecher“ ein oder streich die Prüfung.
    \u{1} lässt sich nicht auf \u{2} Kurse begrenzen.
    Möglich sind 0 bis 4.
    \u{1} kann kein Leistungsfach sein.
    Lass „rolle“ weg oder nimm „Basisfach“.
    \u{1} kann nicht doppelt zählen.
    Nenne zwei verschiedene Leistungsfächer.
    \u{1} ist Leistungsfach und wird schriftlich geprüft.
    Nenne „schriftlich“; eine mündliche Prüfung dazu ist „zusaetzlich_muendlich“.
    Kommunikationsprüfung
    fachpraktische Prüfung
    In \u{1} gibt es keine \u{2}.
    Streich den Teil.
    \u{1} Leistungsfächer sind zu viele.
    Es sind \u{1}.
    \u{1} Prüfungen sind zu viele.
    Es sind höchstens \u{1}.
    \u{1} mündliche Prüfungen sind zu viele.
    Es sind höchstens \u{1}.
    \u{1} Fächer sind zu viele.
    Mehr als \u{1} gehen nicht.
    \u{1} gibt es in diesem Abitur nicht.
    Streich den Eintrag.
    Das Fach \u{1} gibt es in diesem Abitur nicht.
    Nimm ein Fach des Regelwerks.
    \u{1} ist kein Leistungsfach und wird nicht schriftlich geprüft.
    Nenne „muendlich“ oder setz die Rolle auf „Leistungsfach“.
    \u{1} Fach soll doppelt zählen, nötig sind \u{2}.
    \u{1} Fächer sollen doppelt zählen, nötig sind \u{2}.
    Nenne genau \u{1} oder lass „doppelt“ weg.
    Zu deinem Plan
    Beitrag
    zählt
    zählt nicht
    zählt \u{1}-fach
    zählt doppelt
    Kurs
    \u{1}, \u{2} geändert
    \u{1} Kurs
    \u{1} Kurse
    Kurs \u{1}. Halbjahr
    Kurse
    Kursergebnisse je Fach und Halbjahr
    \u{1} von \u{2} Kursen zählen
    \u{1} Kurse belegt
    \u{1} Eintrag lässt sich nicht öffnen. Alles andere ist da.
    \u{1} Einträge lassen sich nicht öffnen. Alles andere ist da.
    Die beschädigten Einträge sind gesichert.
    Daten
    \u{1}.\u{2}.\u{3}
    \u{1}, in \u{2} Tagen
    \u{1}, heute
    \u{1}, morgen
    ,
    \u{1} gelöscht
    Prüfung löschen
    Diesen Plan löschen
    Leistung löschen
    Fach löschen
    Projiziert landest du bei \u{1}, \u{2} darüber.
    Wenn du bestehst, ist dir das sicher.
    Dafür musst du bestehen, und das ist nicht mehr möglich.
    \u{1}: Projiziert landest du bei \u{2}.
    Das hast du genau erreicht.
    Das hast du erreicht, mit \u{1} darüber.
    \u{1}, du hast \u{2}.
    Das ist nicht mehr zu erreichen: Möglich sind noch höchstens \u{1}.
    Noch ist kein Ergebnis da.
    :
    durch
    doppelt
    Du kannst die Datei auch hierher ziehen.
    Loslassen, dann öffnet sich der Plan.
    entfällt
    Wähle die Punkte, dann siehst du, was sie ändern.
    Gesamt
    Eintragen
    Ergebnis eintragen
    Mehr angeben
    Auswirkung
    Art der Leistung
    Wofür
    Punkte von 0 bis 15
    =
    \u{1} = \u{2}
    \u{1}, rund \u{2}
    \u{1}, gleich \u{2}
    Schätzung \u{1}
    Was im Zeugnis steht, entscheidet deine Lehrkraft.
    Genau \u{1}, gerundet \u{2}.
    \u{1} Prozent fest mit \u{2}
    Bis \u{1} fehlen \u{2}.
    Mündlich \u{1}, Mittel \u{2}
    Anteil \u{1}
    Schriftlich \u{1}, Mittel \u{2}
    Jede Zahl lässt sich öffnen.
    Der Browser hat alles gelöscht, was hier gespeichert war. Öffne deine letzte Sicherung, dann ist es wieder da.
    Prüfung
    zusätzlich mündlich
    statt einer mündlichen Prüfung
    \u{1} Prüfung
    \u{1} Prüfungen
    Jeder Punkt einer Prüfung bringt \u{1} Punkte für die Gesamtpunktzahl; mit einer zusätzlichen mündlichen Prüfung zählen beide zusammen.
    Schnitt \u{1}
    mündlich
    andere Lesart \u{1}
    Kommunikation
    praktisch
    Beispiel, \u{1}
    Die Beispieldatei ist gesichert.
    Prüfungen
    \u{1} offen
    schriftlich
    Beschädigte Einträge sichern
    Seit 30 Tagen hat keine Sicherung dieses Gerät verlassen. Geht es verloren, ist auch dein Plan weg.
    Kurse als Tabelle
    Plan als Datei
    Leistungen als Tabelle
    Verschlüsselte Sicherung
    Nur mit diesem Passwort lässt sie sich wieder öffnen. Niemand kann es zurücksetzen.
    Pfad
    Stelle
    \u{1} lässt sich nicht öffnen
    Abitur
    Datum zusätzlich mündlich
    Zusätzliche mündliche Prüfung
    Raum zusätzlich mündlich
    Punkte zusätzlich mündlich
    Kurzname
    Vierfacher Wert laut Schule
    Klassenstufe
    Farbe
    Seminarkurs einbringen
    Datum
    Doppelt werten
    Art der Prüfung
    Aufgabenfeld
    Dein Ziel
    Zählt als
    Land
    Niveau
    Höchstens einbringen
    Name
    Notiz
    Belegung
    Anteil mündlich in Prozent
    Eigene Art
    Fester Anteil in Prozent
    Bild
    Raum
    Punkte
    Lesarten
    Ersetzt
    Art
    Schule
    Zweiter Teil
    Punkte im zweiten Teil
    Stand
    Uhrzeit
    Thema
    Gewicht
    Gewichte
    Kurs einbringen
    Anteil schriftlich in Prozent
    \u{1} und \u{2} gehen nicht zusammen.
    Streich eines davon.
    Der Text enthält Steuerzeichen.
    Nimm sie heraus; nur Zeilenumbrüche (\\n) und Tabulatoren dürfen bleiben.
    \u{1} ist kein Tag.
    Schreib ein Datum, das es gibt, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
    Das \u{1}. Halbjahr steht in diesem Fach zweimal.
    Streich einen der beiden Kurse oder ändere sein Halbjahr.
    Die Kennung \u{1} gibt es schon.
    Lass hier "id" weg, dann vergibt Gleitpfad eine neue.
    Dieser Text ist leer.
    Schreib etwas hinein oder lass das Feld weg.
    Die Prüfung hat keinen Teil.
    Nenne „schriftlich“ oder „muendlich“; was noch kommt, ist "offen".
    Hier gehört ein Datum hin.
    Setz es in Anführungszeichen, als Jahr-Monat-Tag, zum Beispiel "2026-11-30".
    Hier gehört eine Liste hin.
    Sie steht in eckigen Klammern.
    Hier gehört ein Objekt hin.
    Es steht in geschweiften Klammern.
    Hier gehören Punkte hin.
    Hier gehört ein Text hin.
    Setz ihn in Anführungszeichen.
    Hier gehört true oder false hin.
    Beides steht ohne Anführungszeichen.
    Hier gehört eine ganze Zahl hin.
    Sie steht ohne Anführungszeichen.
    Das \u{1}. Halbjahr soll zählen und zugleich nicht zählen.
    Streich es unter „gehalten“ oder unter „geklammert“.
    \u{1} ist keine Kennung.
    Eine Kennung hat 32 Zeichen aus 0 bis 9 und a bis f, das letzte ist 0. Lass "id" weg, dann vergibt Gleitpfad eine.
    Für \u{1} hat Gleitpfad noch keine Regeln.
    Der Text ist mit \u{1} Bytes zu lang.
    Kürze ihn auf höchstens \u{1} Bytes.
    Das Feld \u{1} fehlt.
    Trag es nach.
    Der Plan ist in Version \u{1} geschrieben, die dieses Gleitpfad noch nicht kennt.
    Nimm ein neueres Gleitpfad.
    Das ist kein Export aus Calq.
    Ein Export aus Calq hat ein Feld "usersubjects".
    Das ist kein Plan.
    Ein Plan beginnt mit "format": "gleitpfad-plan".
    \u{1} passt hier nicht.
    Möglich sind ganze Zahlen von \u{1} bis \u{2}.
    Möglich ist \u{1}.
    \u{1} ist keine Punktzahl.
    Möglich sind ganze Punkte von 0 bis \u{1} und "offen".
    Möglich sind \u{1}.
    Das Fach \u{1} hat zwei Prüfungen.
    Streich eine davon.
    Meinst du \u{1}?
    An deiner Datei ist nichts verändert.
    Das Feld \u{1} gibt es hier nicht.
    Ein Halbjahr \u{1} gibt es nicht.
    Die Halbjahre heißen "1", "2", "3" und "4".
    Ein Land \u{1} gibt es nicht.
    Nimm das Kürzel, zum Beispiel "BW".
    Das Fach \u{1} gibt es nicht.
    Nimm den amtlichen Namen oder eine der Kurzformen.
    Diese Version gibt es nicht.
    Schreib "version": 1.
    \u{1} passt hier nicht.
    Im \u{1}. Halbjahr ist das Fach nicht belegt.
    Trag den Kurs unter „kurse“ ein oder streich das Halbjahr hier.
    Für das Abitur \u{1} hat Gleitpfad keine Regeln.
    Möglich sind \u{1} bis \u{2}.
    Fortgeschrieben mit dem Schnitt deiner benoteten Kurse.
    Das passt zusammen.
    In einem anderen Fenster wird gerade geschrieben. Hier siehst du jede Änderung sofort.
    aus dem \u{1} Halbjahr
    Zum Tauschen tippe zuerst eins an, das gewählt ist.
    Ziel
    Ziel gesetzt
    Ziel \u{1} ab \u{2} Punkten.
    Weiter
    Note
    \u{1} beginnt bei \u{2} Punkten.
    Besser als \u{1} geht nicht.
    Note \u{1}
    \u{1} steht allein in seiner Zeile
    \u{1} liegt zwischen \u{2} und \u{3}
    \u{1} Punkte
    \u{1} bis \u{2} Punkte
    Note bleibt
    \u{1},\u{2}
    Die Tabelle der Kurse ist gesichert.
    Leistungsfächer
    Eines davon
    Kunst oder Musik
    Weitere Fächer
    Fremdsprachen, mindestens eine
    mündlich
    Mündliche Prüfungsfächer
    Religion oder Ethik
    Naturwissenschaften, mindestens eine
    schriftlich
    \u{1}. Halbjahr
    \u{1}. Hj.
    \u{1} Halbjahr
    \u{1} Halbjahre
    \u{1}. Hj
    Mit dem ersten Ergebnis beginnt die Rechnung.
    Alle Ergebnisse sind da.
    Mit den belegten Kursen lässt sich keine Gesamtpunktzahl bilden.
    Das reicht noch nicht zum Bestehen, ist aber zu schaffen.
    Alles ist noch offen.
    \u{1}, landest du bei \u{2}.
    Wie übernehmen
    \u{1} neu, \u{2} geändert, \u{3} entfallen
    \u{1} übernehmen
    Als App
    Android und Computer: im Menü des Browsers „App installieren“, wenn er das anbietet.
    iPhone und iPad: in Safari auf „Teilen“, dann „Zum Home-Bildschirm“. Sonst kann Safari deinen Plan löschen, wenn du die Seite sieben Tage lang nicht öffnest.
    \u{1} statt \u{2}
    Punkte insgesamt
    Die Datei beginnt mit einer Bytereihenfolge-Marke.
    Speichere sie in deinem Editor als UTF-8 ohne BOM.
    In einem Text ist \u{1} nicht erlaubt.
    Streich es oder schließ davor das Anführungszeichen.
    Das Feld \u{1} steht schon in Zeile \u{2}, Spalte \u{3}.
    Streich eines von beiden.
    ein Doppelpunkt
    ein Komma oder „]“
    ein Komma oder „}“
    eine Ziffer
    ein Feldname in Anführungszeichen
    ein Feldname in Anführungszeichen oder „}“
    true, false oder null
    das Anführungszeichen am Ende des Textes
    ein Wert
    ein Wert oder „]“
    Diese Zeichenfolge nach „\\“ gibt es nicht.
    Ein „\\“ im Text schreibst du als „\\\\“.
    Die Datei ist kein Text in UTF-8.
    Speichere sie in deinem Editor als UTF-8.
    Eine Zahl darf nicht mit 0 anfangen.
    Streich die führende 0.
    Dieses „\\u…“ ist nur die Hälfte eines Zeichens.
    Schreib das Zeichen selbst oder beide Hälften.
    Hier sind mehr als \u{1} Klammern ineinander offen.
    So tief ist kein Plan. Prüfe, ob es die richtige Datei ist.
    Die Datei ist größer als \u{1} MiB.
    So groß ist kein Plan. Prüfe, ob es die richtige Datei ist.
    Die Datei hat mehr als \u{1} Werte.
    So viel steht in keinem Plan. Prüfe, ob es die richtige Datei ist.
    Nach dem Ende des Plans steht noch etwas.
    Streich, was folgt.
    Hier steht \u{1}, aber es fehlt \u{2}.
    Sieh an dieser Stelle nach, ob etwas fehlt oder zu viel ist.
    Die Datei hört zu früh auf: Es fehlt \u{1}.
    Prüfe, ob sie ganz ist und in ihr ein Plan steht.
    Sichern
    \u{1} Punkt sichern
    \u{1} Punkte sichern
    Sichern
    Als offen sichern
    Um dauerhaften Speicher bitten
    N
    ?
    1–6
    Strg Umschalt Z
    0–15 Enter Esc
    Strg Z
    Auf dem Mac ist Strg die Befehlstaste.
    Bereiche, in ihrer Reihenfolge
    Tastenkürzel
    Beim Eintragen: Punkte, fertig, schließen
    Einzelne Tasten abschalten
    Einzelne Tasten einschalten
    Zeugnis
    Mündlich
    Schriftlich
    GFS
    Klassenarbeit
    Klausur
    Mündlich
    Andere
    Praktisch
    Projekt
    Test
    Kurse der Leistungsfächer
    \u{1} noch einmal
    Doppelte Wertung
    Freie Kurse
    Pflichtkurse
    Kurse, die nicht zählen
    Summe auf \u{1}
    Es fehlt \u{1} Punkt
    Es fehlen \u{1} Punkte
    \u{1} fehlt
    \u{1} fehlen
    \u{1} Kurs fehlt
    \u{1} Kurse fehlen
    Baden-Württemberg
    Bayern
    Berlin
    Brandenburg
    Bremen
    Hamburg
    Hessen
    ab
    Landeskala von \u{1} bis \u{2} Punkten. \u{3}
    bis
    Mecklenburg-Vorpommern
    Niedersachsen
    Nordrhein-Westfalen
    Rheinland-Pfalz
    Saarland
    Sachsen
    Sachsen-Anhalt
    Schleswig-Holstein
    Thüringen
    zuletzt gleich
    zuletzt \u{1} weniger
    zuletzt \u{1} mehr
    Letzter Schritt
    Letzte Schritte
    Später
    Noch offen
    Gerade nicht mitgerechnet
    Zeichen
    von dir eingeklammert
    kann nicht zählen
    Leistungsfach
    Basisfach
    \u{1} und \u{2}
    Neue Version laden
    Dein Plan ist gesperrt
    Jetzt sperren
    \u{1} Bedingungen sind nicht mehr zu erfüllen: \u{2}.
    Eine Bedingung ist nicht mehr zu erfüllen: \u{1}.
    \u{1} darüber
    genau an der Grenze
    \u{1} darunter
    vollständig
    \u{1} zu viel
    fehlt
    genau erreicht
    Zusammenführen: Was da ist, bleibt
    fehlt \u{1} Punkt
    fehlen \u{1} Punkte
    Bis \u{1} \u{2}.
    Danach
    Vor den Prüfungen
    Am Anfang
    Zeitpunkt im Beispiel
    und \u{1} weitere
    Die letzten Tage
    So war dein Plan jeweils vor der ersten Änderung des Tages.
    Eigenen Plan anlegen
    \u{1} beginnt bei \u{2}, es \u{3}.
    \u{1} Punkte mehr wären \u{2}.
    Ein Punkt mehr wäre \u{1}.
    \u{1} Punkte mehr sind \u{2}.
    Ein Punkt mehr ist \u{1}.
    \u{1} Punkte weniger sind \u{2}.
    Ein Punkt weniger ist \u{1}.
    nein
    Setz dir eine Note, dann siehst du, wie weit es bis dahin ist.
    –
    Unter \u{1} Punkten gibt es keine Note.
    Ohne Gesamtpunktzahl gibt es keine Note.
    Trag zuerst deine Fächer ein. Sobald ein Kurs ein Ergebnis hat, steht hier deine Note.
    Noch nichts geändert.
    Noch kein Fach. Beginne mit deinen drei Leistungsfächern.
    noch nicht gewählt
    \u{1} abgewählt
    noch nicht benotet
    ohne Angabe
    Noch kein Fach.
    Kein Fach heißt so. Du kannst es unten hinzufügen.
    Alles, was in der Datei steht, ist schon da.
    So ist in der Tabelle nichts zu lesen.
    Hinweise
    Der Browser darf den Speicher leeren, wenn der Platz knapp wird. Sichere deinen Plan ab und zu.
    Das geht so nicht. Es ist nichts verändert.
    Nicht gesichert
    nicht belegt
    –
    Noch ist nicht alles gelöscht. Schließ die anderen Fenster von Gleitpfad und versuch es noch einmal.
    Das geht gerade nicht: Hier lässt sich nichts ändern.
    Gleitpfad wählen lassen
    \u{1}, \u{2}. Kurs
    Rechnung öffnen
    Plan öffnen
    Sicherung öffnen
    \u{1}.
    Nach der anderen Lesart wären es \u{1}.
    Nach der anderen Lesart (\u{1}) wären es \u{2}.
    von \u{1}
    eigenes Fach, zählt nicht
    Kommunikationsprüfung
    fachpraktisch
    Passwort
    Das Passwort ist geändert.
    Gib ein Passwort ein.
    Das Passwort ließ sich nicht speichern. Es bleibt, wie es war; versuch es noch einmal.
    Das Passwort ist entfernt.
    Die beiden Passwörter sind verschieden.
    Das Passwort ist gesetzt.
    Der Browser löscht deinen Plan nicht von selbst.
    Zeile \u{1}
    Zeile \u{1}, Spalte \u{2}
    im Kursblock
    im Prüfungsblock
    Rechnung
    Überblick
    Bereiche
    nicht einbringen
    Plan
    \u{1} Plan
    \u{1} Pläne
    Hier ist noch kein Plan. Leg einen an oder öffne eine Datei, dann geht es weiter.
    Plan angelegt
    Pläne auf diesem Gerät
    Der Plan ist als Datei gesichert.
    Dein geöffneter Plan ist unverändert.
    +
    plus
    \u{1} Punkt
    \u{1} Punkte
    noch nicht zurück
    möglich \u{1} bis \u{2}
    Vorschau
    Einen Schritt zurück
    projiziert
    Der schulische Teil der Fachhochschulreife ist mit diesen Kursen nicht zu erreichen.
    Der schulische Teil der Fachhochschulreife ist noch offen\u{1}.
    Der schulische Teil der Fachhochschulreife ist erreicht\u{1}.
    „\u{1}“
    Bestehst du, dann mit \u{1} bis \u{2} Punkten, Note \u{3} bis \u{4}.
    Bestehst du, dann mit \u{1} Punkten und der Note \u{2}.
    \u{1} hast du sicher.
    Zusätzliche mündliche Prüfung
    erst runden, dann vervierfachen
    erst vervierfachen, dann runden
    Wird erst vervierfacht oder erst gerundet?
    Prüfung aus zwei Teilen
    nein, erst am Ende wird gerundet
    Wird das Ergebnis aus zwei Teilen gerundet, bevor eine zusätzliche mündliche Prüfung dazukommt?
    ja, auf ganze Punkte
    Religionslehre oder Ethik
    nein, sie sind frei
    Müssen vier Kurse davon zählen?
    ja, vier Kurse sind Pflicht
    Leistungsfach
    Auswahl
    frei
    gehalten
    Was benotet ist, zählt nicht.
    Noch keine Leistung eingetragen.
    Noch ist nichts zurück.
    Prüfungsfach
    Pflicht
    Die festen Anteile ergeben zusammen \u{1} Prozent, mehr als 100.
    Wiederholen
    \u{1}, lässt sich nicht klammern. \u{2}
    \u{1}, lässt sich nicht halten. \u{2}
    \u{1} lässt sich nicht auf \u{2} begrenzen. \u{3}
    Passwort entfernen
    Passwort wiederholen
    Ersetzen: Die Datei tritt an die Stelle von allem
    Ansehen und zurückholen
    \u{1} Leistung
    \u{1} Leistungen
    GFS
    Klassenarbeit
    Klausur
    Mündliche Leistung
    Andere Leistung
    Praktische Leistung
    Projekt
    Leistungen
    Das Ergebnis ist gesichert.
    Die Tabelle der Leistungen ist gesichert.
    Test
    Noch einmal sichern
    ≈
    etwa \u{1}
    \u{1}, gerundet \u{2}
    \u{1}. \u{2}. \u{3}
    Verschlüsselt auf diesem Gerät
    Nur zum Lesen
    Nur bis du dieses Fenster schließt
    Auf deinen Geräten gesichert
    Gesichert
    Beispieldatei sichern
    Ergebnis sichern
    Wird gesichert
    Verschlüsselt sichern
    Fach suchen
    doppelt, zählt nicht
    sicher, \u{1} offen
    Passwort setzen
    Einstellungen
    Einrichten
    Zum Überblick
    Was alle belegen, ist schon gewählt. Tippe an, was dazukommt.
    Wahlfächer und eigene Fächer. Du kannst sie auch später eintragen.
    Wähle aus deinen Basisfächern. Du kannst sie hier jederzeit ändern.
    Der Name bleibt auf diesem Gerät und darf fehlen.
    Alles lässt sich später ändern.
    Deine Leistungsfächer
    Deine Pflichtfächer
    Was du sonst noch belegst
    Deine mündlichen Prüfungen
    Dein Abitur
    Passt das so?
    \u{1}: \u{2}, \u{3}. \u{4}
    \u{1}: Pflicht wären \u{2}, Platz ist für \u{3}. \u{4}
    Nötig ist \u{1} Kurs
    Nötig sind \u{1} Kurse
    dafür da sind keine
    dafür da ist \u{1}
    dafür da sind \u{1}
    von dir geklammert
    kann nicht zählen: \u{1}
    frei
    Auswahl: \u{1}
    von dir gehalten
    über deiner Grenze für das Fach
    Pflicht: \u{1}
    andere gehen vor
    kann nicht zählen: 0 Punkte
    Anzeigen
    Beispiel ansehen
    wird angezeigt
    Seit dem \u{1}
    Seit heute früh
    nicht übernehmen
    Zum Inhalt
    Acht
    Elf
    Fünf
    Vier
    Neun
    Ein
    Sieben
    Sechs
    Zehn
    Drei
    Zwölf
    Zwei
    Punkt
    Punkte
    entschuldigt
    benotet
    noch nicht zurück
    verweigert, 0 Punkte
    Wo landet dein Abitur?
    Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, und zeigt zu jeder Zahl den Weg und den Paragraphen.
    Nicht bestanden
    Nicht mehr zu bestehen
    Noch kein Ergebnis
    Keine Gesamtpunktzahl
    Dein Plan bleibt auf diesem Gerät.
    Schritt \u{1} von \u{2}
    noch \u{1}
    noch offen
    Noch \u{1} zu wählen.
    Speicher
    Fach
    \u{1} Fach
    \u{1} Fächer
    Dieses Fach gibt es nicht mehr.
    Dieses Fach hast du schon.
    Fächer
    Tippe auf ein Feld und wähle die Punkte. Leer heißt noch nicht benotet.
    Pflichtfächer angelegt
    Summe
    \u{1} Punkte auf \u{2}, mal \u{3}
    \u{1} plus \u{2} gleich \u{3}, Note \u{4}
    \u{1} heißen in deinem Plan mehrere Fächer.
    Gib ihnen verschiedene Namen.
    \u{1} steht rechts von allen Spalten, die eine Überschrift haben.
    Gib der Spalte eine Überschrift oder lösche den Inhalt.
    Die Note \u{1} passt nicht zu den Punkten.
    Lass eines von beiden weg.
    Der Text enthält Steuerzeichen.
    Nimm sie heraus.
    \u{1} ist kein Tag.
    Schreib ein Datum, das es gibt, zum Beispiel 30.11.2026.
    In der Tabelle steht nichts.
    Speichere sie noch einmal als CSV.
    Aus \u{1} folgen keine eindeutigen Punkte.
    Möglich sind Noten von 1 bis 6 mit + und -, zum Beispiel 2-.
    \u{1} ist keine Gruppe.
    Möglich sind „Schriftlich“ und „Mündlich“.
    \u{1} ist kein eindeutiges Halbjahr.
    Schreib 1, 2, 3 oder 4 oder wähle eines für alle Zeilen.
    Der Text ist zu lang.
    Kürze ihn auf höchstens \u{1} Bytes.
    Eine Tabelle gehört in einen Plan. Leg zuerst deinen Plan an und öffne sie dann noch einmal.
    In dieser Zeile steht kein Halbjahr.
    In dieser Zeile steht kein Fach.
    Trag es ein.
    Das ist keine Tabelle in Textform.
    Speichere sie in deinem Programm als CSV.
    \u{1} passt hier nicht.
    Möglich sind ganze Zahlen von 0 bis 100.
    Ein Text, der mit einem Anführungszeichen beginnt, hört nicht auf.
    Setz am Ende des Textes eines.
    \u{1} ist keine Punktzahl.
    Möglich sind ganze Punkte von 0 bis 15 und „offen“.
    \u{1} ist kein Stand.
    Möglich sind „Benotet“, „Ausstehend“, „Entschuldigt“ und „Verweigert“.
    Mitten im Text steht ein Anführungszeichen.
    Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
    Hinter dem schließenden Anführungszeichen steht noch etwas.
    Setz den ganzen Text in Anführungszeichen und verdopple die im Text.
    \u{1} übernommen
    sprachlich-literarisch-künstlerisch
    mathematisch-naturwissenschaftlich-technisch
    gesellschaftswissenschaftlich
    Am knappsten: \u{1} zählt noch, \u{2} nicht mehr.
    Am schwächsten zählt auf einem freien Platz \u{1}.
    Als Nächstes würde \u{1} zählen.
    ×
    mal
    Zu den Daten
    Zur Startseite
    Zum Fach
    Zu den Fächern
    Gesamtpunktzahl
    Rückgängig
    Rückgängig gemacht: \u{1}
    Öffnen
    Der Browser kann die Datei nicht lesen.
    Prüfe, ob sie noch da ist und dir gehört, und wähle sie noch einmal.
    \u{1} Zeile wird nicht übernommen:
    \u{1} Zeilen werden nicht übernommen:
    Zählt nicht, weil du den Kurs geklammert hast.
    Kann nicht zählen. \u{1}
    Zählt auf einem freien Platz.
    Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. \u{1}
    Zählt, weil du es so willst.
    Zählt nicht, weil du das Fach begrenzt hast.
    Nicht belegt.
    Muss zählen. \u{1}
    Zählt nicht, weil andere Kurse vorgehen.
    Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist \u{1}.
    0 Punkte können nicht zählen.
    Eine neue Version ist da.
    Gewicht
    \u{1} Gewicht
    \u{1} Gewichte
    Warum
    Alles löschen
    Alles ist gelöscht.
    Endgültig löschen
    \u{1}, \u{2} und \u{3} werden von diesem Gerät gelöscht, dazu alle Sicherungen darauf. Das lässt sich nicht rückgängig machen.
    Was soll mit dem Kurs geschehen?
    nicht einbringen
    einbringen
    Gehaltene Kurse
    Dagegen stehen Kurse, die du hältst.
    Geklammerte Kurse
    Dagegen stehen Kurse, die du geklammert hast.
    Deine Grenze
    Dagegen steht deine Grenze für ein Fach.
    Das Passwort stimmt nicht, oder die Datei ist beschädigt.
    Das Passwort stimmt nicht. Versuch es noch einmal.
    ja
    Dein Plan
    """)
}
#endif

#if !hasFeature(Embedded) || ENGLISH
extension TextTable {
  static let english = TextTable(
    """
    Abitur \u{1}, \u{2}
    Take over
    new
    \u{1} entered
    Set a goal
    Additional oral
    Add
    Name or short form, for example Mathe
    Add a subject
    Leistungsfach
    new, may be here already
    Add another plan
    App lock
    Without a password your plan opens by itself on this device. With one, it only opens with it, and nobody can reset it.
    Your plan only opens with your password.
    Gleitpfad
    If you match your course average in every exam
    If you keep up your average
    If you match your course average in every open exam
    Back to the overview
    Back to your subjects
    As of \u{1}
    This backup is written in version \u{1}, which this Gleitpfad does not know yet.
    Load a newer Gleitpfad and try again.
    This is not a backup made by Gleitpfad.
    Choose another file.
    The backup could not be encrypted. Nothing was saved.
    The backup is damaged: it names \u{1} rounds for the password, and there must be at least \u{2}.
    Use another copy of it.
    The backup is damaged: it names \u{1} rounds for the password, and there may be at most \u{2}.
    Use another copy of it.
    The encrypted backup is ready.
    The backup is cut off.
    Copy or load it once more.
    Settled
    Projection
    becomes
    below 5
    Kursblock (Block I)
    Blocks
    Prüfungsblock (Block II)
    all \u{1}
    at least \u{1}
    at most \u{1}
    none
    (\u{1})
    bracketed
    open bracket \u{1} close bracket
    \u{1} conditions are not met: \u{2}.
    One condition is not met: \u{1}.
    Forty courses
    Exactly 40 courses go into the Kursblock (Block I).
    Deutsch
    Four courses in Deutsch (German) count.
    Two Leistungsfächer count twice
    The courses of two Leistungsfächer count twice; which two is up to you.
    Three exams with 20 or more
    Three exam subjects, two of them Leistungsfächer, need at least 20 points each, counted four times.
    Fachhochschulreife, school part
    Grade table of the Fachhochschulreife
    The grade of the Fachhochschulreife has its own table, from 95 to 285 points.
    From two consecutive half-years, the courses of two Leistungsfächer count twice and eleven more courses once.
    Practical exam
    In Sport, Musik and Bildende Kunst, the written and the practical part count half each.
    Gemeinschaftskunde
    Two courses in Gemeinschaftskunde count, or one if Wirtschaft is a Leistungsfach.
    Geographie
    Geographie and Gemeinschaftskunde
    Two courses each in Geographie and in Gemeinschaftskunde count, or one each if Wirtschaft is a Leistungsfach.
    Two courses in Geographie count, or one if Wirtschaft is a Leistungsfach.
    At least 300 in total
    Kursblock and Prüfungsblock together need at least 300 points.
    Geschichte
    Four courses in Geschichte (history) count.
    At least 4 in every exam
    Every exam needs at least 4 points, counted four times.
    Communication exam
    In a modern foreign language, the communication exam counts one quarter and the rest of the written part three quarters.
    Bildende Kunst or Musik
    Two courses in Bildende Kunst (art) or in Musik count.
    At least 200 in the Kursblock
    The Kursblock (Block I) needs at least 200 points.
    Formula of the Kursblock
    The sum of the points is divided by the sum of the weights and multiplied by 40; only then is it rounded.
    Choice of Leistungsfächer
    At least two Leistungsfächer are from Deutsch, Mathematik, the foreign languages, Physik, Chemie and Biologie.
    Courses of the Leistungsfächer
    All courses of the three Leistungsfächer (advanced subjects) count.
    Mathematik
    Four courses in Mathematik count.
    Oral exam subjects
    Four courses count in each oral exam subject.
    Grade table
    The grade comes from the official table, which is the same in all Länder.
    Courses with 0 points
    A course with 0 points cannot count.
    Five exams
    The three Leistungsfächer have written exams and two more subjects oral ones; every exam counts four times.
    At least 100 in the Prüfungsblock
    The Prüfungsblock (Block II) needs at least 100 points.
    Deutsch as an exam subject
    Deutsch is an exam subject.
    All Aufgabenfelder
    The exam subjects cover all three Aufgabenfelder (fields of study).
    Mathematik as an exam subject
    Mathematik is an exam subject.
    Religionslehre or Ethik
    Courses in Religionslehre or Ethik are free unless another reading is chosen.
    Seminarkurs
    The Seminarkurs (seminar course) can go into the Kursblock as two courses, or into the Prüfungsblock in place of an oral exam.
    Languages and sciences
    Four courses each count in one foreign language and one science, and four more in a second foreign language or a second science, Informatik or NwT included.
    Courses below 5 points
    Leistungsfach courses below 5 points
    At most 3 courses of the Leistungsfächer may be below 5 points.
    At most 8 of the 40 courses may be below 5 points.
    Additional oral exam
    The written result counts twice, the additional oral one once.
    Two-hour electives
    In a two-hour elective such as Philosophie or Astronomie, at most two courses count.
    Calculation
    Cancel
    Another window with an old version is holding on to the storage. Close it and reload.
    The storage was closed. Reload the page and you can go on.
    What is known about the key is damaged. Nothing has been deleted. Open your last backup on another device, or delete everything here and start again with it.
    This device’s key is gone, and without it the saved plan cannot be opened. Open your last backup on another device, or delete everything here and start again with it.
    A newer version of Gleitpfad saved your plan. Reload the page so that it opens. Nothing has been changed.
    The browser cannot encrypt here, and Gleitpfad saves nothing unencrypted. Open the page over https.
    This browser saves nothing here, perhaps because the window is private. Save your plan as a file before you close it.
    The storage cannot be opened. Reload the page. If that does not help, save your plan as a file.
    The storage is full. Your changes are still here, but not saved. Make room on the device or save your plan as a file.
    Saving did not work. Your changes are still here and will be saved along with the next one.
    certain
    likely
    unclear
    value from your school
    changed
    \u{1} changed
    \u{1} \u{2} changed
    \u{1}: \u{2} less
    \u{1}: \u{2} more
    Change password
    Choose subjects again
    a line break
    the character U+\u{1}
    a space
    a tab
    Over time: \u{1}.
    results \u{1}
    Choose another file
    Choose the points first.
    \u{1} chosen
    Close
    Column \u{1}
    Date
    Grade
    Group
    Half-year
    Kind
    Note
    Percent
    Points
    Status
    Subject
    Topic
    Weight
    Seminarkurs
    counts in the Kursblock
    counts in the Prüfungsblock
    Seminarkurs, points
    is not used
    Leistungsfach exams with \u{1} or more
    Leistungsfächer together
    not met
    Below \u{1} points
    \u{1} as an exam subject
    Exams with \u{1} or more
    Exams below \u{1} per Aufgabenfeld
    Aufgabenfelder of the exams
    of these Leistungsfach
    of these Basisfach
    still open
    Conditions
    settled
    \u{1} not met
    Choice of courses
    All met
    \u{1} safe, \u{2} open
    Courses taken
    Weakest exam
    Courses with 0 points
    The plan contradicts itself.
    \u{1} has an oral exam already.
    Remove “zusaetzlich_muendlich”.
    The additional oral exam in \u{1} only exists once there is a written result.
    Enter “schriftlich” or remove “zusaetzlich_muendlich”.
    \u{1} is not a value for \u{2} counted four times.
    It can be 0 to \u{1}.
    \u{1} is not a number of points for \u{2}.
    It can be 0 to \u{1}.
    \u{1} cannot be used like this.
    Use another “verwendung”.
    \u{1} is not an oral exam subject that can be replaced.
    Name one of the oral exam subjects under “ersetzt”.
    \u{1} replaces an oral exam, but it does not say which.
    Name the exam subject under “ersetzt”.
    \u{1} has two courses in half-year \u{2}.
    Remove one of them.
    \u{1} is among the exams twice.
    Remove one of them.
    \u{1} is in the list twice.
    Remove one entry.
    The exams contradict each other.
    \u{1} is named as an exam, but is not taken.
    Enter the subject under “faecher” or remove the exam.
    \u{1} cannot be limited to \u{2} courses.
    It can be 0 to 4.
    \u{1} cannot be a Leistungsfach.
    Leave out “rolle” or use “Basisfach”.
    \u{1} cannot count twice.
    Name two different Leistungsfächer.
    \u{1} is a Leistungsfach and has a written exam.
    Use “schriftlich”; an oral exam on top is “zusaetzlich_muendlich”.
    communication exam
    practical exam
    \u{1} has no \u{2}.
    Remove that part.
    \u{1} Leistungsfächer are too many.
    There are \u{1}.
    \u{1} exams are too many.
    There are at most \u{1}.
    \u{1} oral exams are too many.
    There are at most \u{1}.
    \u{1} subjects are too many.
    More than \u{1} are not possible.
    \u{1} does not exist in this Abitur.
    Remove the entry.
    The subject \u{1} does not exist in this Abitur.
    Use a subject of the rule set.
    \u{1} is not a Leistungsfach and has no written exam.
    Use “muendlich” or set the role to “Leistungsfach”.
    \u{1} subject is to count twice, and it must be \u{2}.
    \u{1} subjects are to count twice, and it must be \u{2}.
    Name exactly \u{1} or leave out “doppelt”.
    To your plan
    Share
    counts
    does not count
    counts \u{1} times
    counts twice
    Course
    \u{1}, \u{2} changed
    \u{1} course
    \u{1} courses
    Course of half-year \u{1}
    Courses
    Course results by subject and half-year
    \u{1} of \u{2} courses count
    \u{1} courses taken
    \u{1} entry cannot be opened. Everything else is here.
    \u{1} entries cannot be opened. Everything else is here.
    The damaged entries are saved.
    Data
    \u{1}/\u{2}/\u{3}
    \u{1}, in \u{2} days
    \u{1}, today
    \u{1}, tomorrow
    .
    \u{1} deleted
    Delete exam
    Delete this plan
    Delete result
    Delete subject
    You are projected to land on \u{1}, \u{2} above it.
    If you pass, it is yours for certain.
    For that you have to pass, and that is no longer possible.
    \u{1}: you are projected to land on \u{2}.
    You made it exactly.
    You made it, with \u{1} to spare.
    \u{1}, you have \u{2}.
    That is out of reach now: at most \u{1} are still possible.
    There is no result yet.
    :
    divided by
    counts twice
    You can also drag the file here.
    Let go and the plan opens.
    removed
    Choose the points to see what they change.
    Total
    Enter
    Enter a result
    Add details
    Effect
    Kind of result
    For what
    Points from 0 to 15
    =
    \u{1} = \u{2}
    \u{1}, roughly \u{2}
    \u{1}, equals \u{2}
    Estimate \u{1}
    What goes on your report is up to your teacher.
    Exactly \u{1}, rounded \u{2}.
    \u{1} per cent fixed at \u{2}
    \u{2} short of \u{1}.
    Oral \u{1}, mean \u{2}
    share \u{1}
    Written \u{1}, mean \u{2}
    Every number can be opened.
    The browser has deleted everything that was saved here. Open your last backup and it is all back.
    Exam
    additional oral
    in place of an oral exam
    \u{1} exam
    \u{1} exams
    Each point in an exam brings \u{1} points towards the total; with an additional oral exam, both count together.
    average \u{1}
    oral
    other reading \u{1}
    communication
    practical
    Example, \u{1}
    The example file is saved.
    Exams
    \u{1} open
    written
    Save damaged entries
    No backup has left this device for 30 days. If it gets lost, so does your plan.
    Courses as a table
    Plan as a file
    Results as a table
    Encrypted backup
    It only opens again with this password. Nobody can reset it.
    Path
    Place
    \u{1} cannot be opened
    Abitur
    Date, additional oral
    Additional oral exam
    Room, additional oral
    Points, additional oral
    Short name
    Value counted four times, says your school
    Year group
    Colour
    Use the Seminarkurs
    Date
    Count twice
    Kind of exam
    Aufgabenfeld
    Your goal
    Counts as
    Land
    Level
    Use at most
    Name
    Note
    Taken or not
    Oral share in per cent
    A kind of your own
    Fixed share in per cent
    Picture
    Room
    Points
    Readings
    Replaces
    Kind
    School
    Second part
    Points in the second part
    Status
    Time
    Topic
    Weight
    Weights
    Use the course
    Written share in per cent
    \u{1} and \u{2} do not go together.
    Remove one of them.
    The text contains control characters.
    Take them out; only line breaks (\\n) and tabs may stay.
    \u{1} is not a day.
    Write a date that exists as year-month-day, for example "2026-11-30".
    Half-year \u{1} is in this subject twice.
    Remove one of the two courses or change its half-year.
    The identifier \u{1} exists already.
    Leave out "id" here and Gleitpfad assigns a new one.
    This text is empty.
    Write something or leave out the field.
    The exam has no part.
    Name “schriftlich” or “muendlich”; what is still to come is "offen".
    A date belongs here.
    Put it in quotation marks as year-month-day, for example "2026-11-30".
    A list belongs here.
    It stands in square brackets.
    An object belongs here.
    It stands in curly brackets.
    Points belong here.
    A text belongs here.
    Put it in quotation marks.
    true or false belongs here.
    Both stand without quotation marks.
    A whole number belongs here.
    It stands without quotation marks.
    Half-year \u{1} is to count and not to count at the same time.
    Remove it under “gehalten” or under “geklammert”.
    \u{1} is not an identifier.
    An identifier has 32 characters from 0 to 9 and a to f, the last of them 0. Leave out "id" and Gleitpfad assigns one.
    Gleitpfad has no rules for \u{1} yet.
    The text is too long, with \u{1} bytes.
    Cut it to at most \u{1} bytes.
    The field \u{1} is missing.
    Add it.
    The plan is written in version \u{1}, which this Gleitpfad does not know yet.
    Use a newer Gleitpfad.
    This is not an export from Calq.
    An export from Calq has a field "usersubjects".
    This is not a plan.
    A plan begins with "format": "gleitpfad-plan".
    \u{1} does not fit here.
    It can be a whole number from \u{1} to \u{2}.
    It can be \u{1}.
    \u{1} is not a number of points.
    It can be whole points from 0 to \u{1} and "offen".
    It can be \u{1}.
    The subject \u{1} has two exams.
    Remove one of them.
    Do you mean \u{1}?
    Nothing in your file has been changed.
    The field \u{1} does not exist here.
    There is no half-year \u{1}.
    The half-years are called "1", "2", "3" and "4".
    There is no Land \u{1}.
    Use its abbreviation, for example "BW".
    There is no subject \u{1}.
    Use its official name or one of the short forms.
    This version does not exist.
    Write "version": 1.
    \u{1} does not fit here.
    The subject is not taken in half-year \u{1}.
    Enter the course under “kurse” or remove the half-year here.
    Gleitpfad has no rules for the Abitur in \u{1}.
    It can be \u{1} to \u{2}.
    Carried on with the average of your graded courses.
    That goes together.
    Another window is writing right now. You see every change here at once.
    from half-year \u{1}
    To swap, first tap one that is chosen.
    Goal
    Goal set
    Goal \u{1} from \u{2} points.
    Next
    Grade
    \u{1} begins at \u{2} points.
    Nothing is better than \u{1}.
    grade \u{1}
    \u{1} is alone in its row
    \u{1} is between \u{2} and \u{3}
    \u{1} points
    \u{1} to \u{2} points
    Grade stays
    \u{1}.\u{2}
    The table of courses is saved.
    Leistungsfächer
    One of these
    Art or music
    Other subjects
    Foreign languages, at least one
    oral
    Oral exam subjects
    Religion or Ethik
    Sciences, at least one
    written
    half-year \u{1}
    HY \u{1}
    \u{1} half-year
    \u{1} half-years
    HY \u{1}
    The calculation begins with the first result.
    All results are in.
    The courses taken cannot make a total.
    That is not enough to pass yet, but you can still do it.
    Everything is still open.
    \u{1}, you land on \u{2}.
    How to take it over
    \u{1} new, \u{2} changed, \u{3} removed
    Take over \u{1}
    As an app
    Android and computers: “Install app” in the browser’s menu, if there is one.
    iPhone and iPad: tap “Share” in Safari, then “Add to Home Screen”. Otherwise Safari may delete your plan if you do not open the page for seven days.
    \u{1} instead of \u{2}
    points in total
    The file begins with a byte order mark.
    Save it in your editor as UTF-8 without a BOM.
    In a text, \u{1} is not allowed.
    Remove it or close the quotation mark before it.
    The field \u{1} is already in line \u{2}, column \u{3}.
    Remove one of the two.
    a colon
    a comma or “]”
    a comma or “}”
    a digit
    a field name in quotation marks
    a field name in quotation marks or “}”
    true, false or null
    the quotation mark at the end of the text
    a value
    a value or “]”
    This sequence after “\\” does not exist.
    You write a “\\” in a text as “\\\\”.
    The file is not text in UTF-8.
    Save it in your editor as UTF-8.
    A number must not begin with 0.
    Remove the leading 0.
    This “\\u…” is only half a character.
    Write the character itself or both halves.
    More than \u{1} brackets are open inside each other here.
    No plan is that deep. Check that it is the right file.
    The file is larger than \u{1} MiB.
    No plan is that large. Check that it is the right file.
    The file has more than \u{1} values.
    No plan has that many. Check that it is the right file.
    Something follows after the end of the plan.
    Remove what follows.
    There is \u{1} here, but \u{2} is missing.
    Check whether something is missing or too much here.
    The file ends too early: \u{1} is missing.
    Check that it is complete and has a plan in it.
    Save
    Save \u{1} point
    Save \u{1} points
    Save a copy
    Save as open
    Ask for persistent storage
    N
    ?
    1–6
    Ctrl Shift Z
    0–15 Enter Esc
    Ctrl Z
    On a Mac, Ctrl is the Command key.
    Sections, in their order
    Keyboard shortcuts
    While entering: points, done, close
    Switch single keys off
    Switch single keys on
    Report
    Oral
    Written
    GFS
    Klassenarbeit
    Klausur
    Oral
    Other
    Practical
    Project
    Test
    Courses of the Leistungsfächer
    \u{1} once more
    Counting twice
    Free courses
    Required courses
    Courses that do not count
    Sum over \u{1}
    You are \u{1} point short
    You are \u{1} points short
    \u{1} missing
    \u{1} missing
    \u{1} course missing
    \u{1} courses missing
    Baden-Württemberg
    Bavaria
    Berlin
    Brandenburg
    Bremen
    Hamburg
    Hesse
    from
    Landing scale from \u{1} to \u{2} points. \u{3}
    up to
    Mecklenburg-Western Pomerania
    Lower Saxony
    North Rhine-Westphalia
    Rhineland-Palatinate
    Saarland
    Saxony
    Saxony-Anhalt
    Schleswig-Holstein
    Thuringia
    the same as last time
    \u{1} less than last time
    \u{1} more than last time
    Last step
    Last steps
    Later
    Still open
    Not in the calculation right now
    Signs
    bracketed by you
    cannot count
    Leistungsfach
    Basisfach
    \u{1} and \u{2}
    Load the new version
    Your plan is locked
    Lock now
    \u{1} conditions can no longer be met: \u{2}.
    One condition can no longer be met: \u{1}.
    \u{1} above
    right at the limit
    \u{1} below
    complete
    \u{1} too many
    missing
    exactly reached
    Merge: what is here stays
    \u{1} point short
    \u{1} points short
    You are \u{2} of \u{1}.
    Afterwards
    Before the exams
    At the start
    Moment in the example
    and \u{1} more
    The last days
    This is how your plan was before the first change of each day.
    Make your own plan
    \u{1} begins at \u{2}, and you are \u{3}.
    \u{1} points more would be \u{2}.
    One point more would be \u{1}.
    \u{1} points more make \u{2}.
    One point more makes \u{1}.
    \u{1} points fewer make \u{2}.
    One point fewer makes \u{1}.
    no
    Set yourself a grade and you will see how far it is.
    –
    Below \u{1} points there is no grade.
    Without a total there is no grade.
    Enter your subjects first. As soon as one course has a result, your grade is here.
    Nothing changed yet.
    No subject yet. Start with your three Leistungsfächer (advanced subjects).
    not chosen yet
    \u{1} no longer chosen
    not graded yet
    not specified
    No subject yet.
    No subject has that name. You can add it below.
    Everything in the file is here already.
    Like this, nothing in the table can be read.
    Notes
    The browser may empty its storage when space runs low. Save a copy of your plan now and then.
    That does not work. Nothing has been changed.
    Not saved
    not taken
    –
    Not everything is deleted yet. Close the other windows of Gleitpfad and try again.
    Not right now: nothing can be changed here.
    Let Gleitpfad choose
    \u{1}, course \u{2}
    Open the calculation
    Open a plan
    Open the backup
    \u{1}
    Under the other reading it would be \u{1}.
    Under the other reading (\u{1}) it would be \u{2}.
    of \u{1}
    a subject of your own, does not count
    communication exam
    practical
    Password
    The password is changed.
    Enter a password.
    The password could not be saved. It stays as it was; try again.
    The password is removed.
    The two passwords are different.
    The password is set.
    The browser does not delete your plan on its own.
    Line \u{1}
    Line \u{1}, column \u{2}
    in the Kursblock
    in the Prüfungsblock
    Calculation
    Overview
    Sections
    do not use
    Plan
    \u{1} plan
    \u{1} plans
    There is no plan here yet. Make one or open a file to go on.
    Plan made
    Plans on this device
    The plan is saved as a file.
    Your open plan is unchanged.
    +
    plus
    \u{1} point
    \u{1} points
    not back yet
    possible \u{1} to \u{2}
    Preview
    One step back
    projected
    The school part of the Fachhochschulreife is out of reach with these courses.
    The school part of the Fachhochschulreife is still open\u{1}.
    The school part of the Fachhochschulreife (entrance to universities of applied sciences) is achieved\u{1}.
    “\u{1}”
    If you pass, it is with \u{1} to \u{2} points, grade \u{3} to \u{4}.
    If you pass, it is with \u{1} points and the grade \u{2}.
    You have \u{1} for certain.
    Additional oral exam
    round first, then times four
    times four first, then round
    Is it times four first, or rounded first?
    Exam in two parts
    no, it is only rounded at the end
    Is the result of two parts rounded before an additional oral exam is added?
    yes, to whole points
    Religionslehre or Ethik
    no, they are free
    Do four courses of it have to count?
    yes, four courses are required
    Leistungsfach
    choice
    free
    held
    What is graded does not count.
    No result entered yet.
    Nothing is back yet.
    exam subject
    required
    The fixed shares add up to \u{1} per cent, more than 100.
    Redo
    \u{1}, cannot be bracketed. \u{2}
    \u{1}, cannot be held. \u{2}
    \u{1} cannot be limited to \u{2}. \u{3}
    Remove password
    Repeat password
    Replace: the file takes the place of everything
    Look at it and bring it back
    \u{1} result
    \u{1} results
    GFS
    Klassenarbeit
    Klausur
    Oral result
    Other result
    Practical result
    Project
    Results
    The result is saved.
    The table of results is saved.
    Test
    Save again
    ≈
    about \u{1}
    \u{1}, rounded \u{2}
    \u{1}/\u{2}/\u{3}
    Encrypted on this device
    Read only
    Only until you close this window
    Saved on your devices
    Saved
    Save the example file
    Save the result
    Saving
    Save encrypted
    Find a subject
    a second one, does not count
    safe, \u{1} open
    Set password
    Settings
    Set up
    To the overview
    What everybody takes is chosen already. Tap what you add.
    Electives and subjects of your own. You can also enter them later.
    Choose from your Basisfächer (basic subjects). You can change them here at any time.
    The name stays on this device, and you may leave it out.
    You can change everything later.
    Your Leistungsfächer
    Your compulsory subjects
    What else you take
    Your oral exams
    Your Abitur
    Does this look right?
    \u{1}: \u{2}, \u{3}. \u{4}
    \u{1}: \u{2} would be required, there is room for \u{3}. \u{4}
    \u{1} course is needed
    \u{1} courses are needed
    there are none
    there is \u{1}
    there are \u{1}
    bracketed by you
    cannot count: \u{1}
    free
    choice: \u{1}
    held by you
    above your limit for the subject
    required: \u{1}
    others come first
    cannot count: 0 points
    Show
    See an example
    is shown
    Since \u{1}
    Since this morning
    do not take over
    To the content
    Eight
    Eleven
    Five
    Four
    Nine
    One
    Seven
    Six
    Ten
    Three
    Twelve
    Two
    point
    points
    excused
    graded
    not back yet
    refused, 0 points
    Where will your Abitur land?
    Gleitpfad works out your Abitur grade from your courses and exams, says how certain it is, and shows the way and the paragraph of the law behind every number.
    Not passed
    Can no longer be passed
    No result yet
    No total
    Your plan stays on this device.
    Step \u{1} of \u{2}
    \u{1} to go
    still open
    \u{1} left to choose.
    Storage
    Subject
    \u{1} subject
    \u{1} subjects
    This subject no longer exists.
    You have this subject already.
    Subjects
    Tap a field and choose the points. Empty means not graded yet.
    Compulsory subjects added
    Sum
    \u{1} points over \u{2}, times \u{3}
    \u{1} plus \u{2} equals \u{3}, grade \u{4}
    Several subjects in your plan are called \u{1}.
    Give them different names.
    \u{1} stands to the right of all columns that have a heading.
    Give the column a heading or delete what is in it.
    The grade \u{1} does not match the points.
    Leave out one of the two.
    The text contains control characters.
    Take them out.
    \u{1} is not a day.
    Write a date that exists, for example 30.11.2026.
    There is nothing in the table.
    Save it as CSV once more.
    \u{1} does not stand for definite points.
    It can be a grade from 1 to 6 with + and -, for example 2-.
    \u{1} is not a group.
    It can be “Schriftlich” and “Mündlich”.
    \u{1} is not a definite half-year.
    Write 1, 2, 3 or 4, or choose one for all rows.
    The text is too long.
    Cut it to at most \u{1} bytes.
    A table belongs in a plan. Make your plan first and then open it again.
    There is no half-year in this row.
    There is no subject in this row.
    Enter it.
    This is not a table as text.
    Save it as CSV in your program.
    \u{1} does not fit here.
    It can be a whole number from 0 to 100.
    A text that begins with a quotation mark does not end.
    Put one at the end of the text.
    \u{1} is not a number of points.
    It can be whole points from 0 to 15 and “offen”.
    \u{1} is not a status.
    It can be “Benotet”, “Ausstehend”, “Entschuldigt” and “Verweigert”.
    There is a quotation mark in the middle of the text.
    Put the whole text in quotation marks and double those inside it.
    Something follows after the closing quotation mark.
    Put the whole text in quotation marks and double those inside it.
    \u{1} taken over
    languages, literature and arts
    mathematics, sciences and technology
    social sciences
    Closest: \u{1} still counts, \u{2} no longer does.
    The weakest on a free place is \u{1}.
    \u{1} would count next.
    ×
    times
    To your data
    To the start page
    To the subject
    To your subjects
    Total
    Undo
    Undone: \u{1}
    Open
    The browser cannot read the file.
    Check that it is still there and is yours, and choose it again.
    \u{1} row is not taken over:
    \u{1} rows are not taken over:
    Does not count because you bracketed the course.
    Cannot count. \u{1}
    Counts on a free place.
    Counts for a requirement that another course could meet as well. \u{1}
    Counts because you want it to.
    Does not count because you limited the subject.
    Not taken.
    Has to count. \u{1}
    Does not count because other courses come first.
    Does not count because other courses come first; the weakest of them is \u{1}.
    0 points cannot count.
    There is a new version.
    Weight
    \u{1} weight
    \u{1} weights
    Why
    Delete everything
    Everything is deleted.
    Delete for good
    \u{1}, \u{2} and \u{3} will be deleted from this device, along with all backups on it. This cannot be undone.
    What should happen to the course?
    do not use
    use
    Held courses
    Courses that you hold stand against it.
    Bracketed courses
    Courses that you bracketed stand against it.
    Your limit
    Your limit for a subject stands against it.
    The password is wrong, or the file is damaged.
    The password is wrong. Try again.
    yes
    Your plan
    """)
}
#endif
