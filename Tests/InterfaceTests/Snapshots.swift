/// The pages as a screen reader goes through them.
///
/// Written down by hand-checking the figures against the worked cases; a page that changes has to
/// be looked at and written down again.
enum Snapshots {
  /// The start page.
  static let start = #"""
    main
      header
        p: Gleitpfad
      div
        h1 id=titel: Wo landet dein Abitur?
        p: Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, und zeigt zu jeder Zahl den Weg und den Paragraphen.
        div
          a href=#/beispiel: Beispiel ansehen
          button data-msg=open-file: Plan öffnen
        p: Du kannst die Datei auch hierher ziehen. Dein Plan bleibt auf diesem Gerät.
        button data-msg=save-example: Beispieldatei sichern
    div

    """#

  /// Before the first result.
  static let nothingYet = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        a href=#/plan/eintragen: Eintragen
        nav aria-label=Bereiche
          ul
            li
              a href=#/plan aria-current=page: Überblick
            li
              a href=#/plan/kurse: Kurse
            li
              a href=#/plan/pruefungen: Prüfungen
            li
              a href=#/plan/ziel: Ziel
            li
              a href=#/plan/rechnung: Rechnung
            li
              a href=#/plan/daten: Daten
        div
          a href=#/plan/faecher: Fächer
          ul
            li
              a href=#/plan/fach/00000000000000000000000000000030: Englisch
            li
              a href=#/plan/fach/00000000000000000000000000000020: Mathematik
            li
              a href=#/plan/fach/00000000000000000000000000000040: Physik
            li
              a href=#/plan/fach/00000000000000000000000000000050: Deutsch
            li
              a href=#/plan/fach/00000000000000000000000000000060: Religionslehre
            li
              a href=#/plan/fach/000000000000000000000000000000c0: Bildende Kunst
            li
              a href=#/plan/fach/00000000000000000000000000000070: Geschichte
            li
              a href=#/plan/fach/00000000000000000000000000000080: Geographie
            li
              a href=#/plan/fach/00000000000000000000000000000090: Gemeinschaftskunde
            li
              a href=#/plan/fach/000000000000000000000000000000b0: Chemie
            li
              a href=#/plan/fach/000000000000000000000000000000a0: Biologie
            li
              a href=#/plan/fach/000000000000000000000000000000d0: Sport
        div
          p: Dein Plan Abitur 2027, BW
          a href=#/plan/tasten aria-label=Tastenkürzel: ?
      main
        p: Wird gesichert
        header
          p: Dein Plan Abitur 2027, Baden-Württemberg
          a href=#/plan/daten aria-label=Daten
        h1 id=titel: Überblick
        div
          div
            section aria-label=Note
              div: Noch kein Ergebnis
              div
              div
                svg aria-label=Landeskala von 300 bis 900 Punkten. Noch kein Ergebnis.
              p: Alles ist noch offen. Mit dem ersten Ergebnis beginnt die Rechnung.
            section aria-label=Blöcke
              div
                div
                  h2: Kursblock
                  span: noch offen
                div: 44 Kurse belegt von 600
              div
                div
                  h2: Prüfungsblock
                  span: noch offen
                div: 5 offen von 300
            section
              h2: 1. Halbjahr
              ul
                li
                  a href=#/plan/eintragen/00000000000000000000000000000051: Deutsch noch nicht benotet
                li
                  a href=#/plan/eintragen/00000000000000000000000000000031: Englisch noch nicht benotet
                li
                  a href=#/plan/eintragen/000000000000000000000000000000c1: Bildende Kunst noch nicht benotet
                li
                  a href=#/plan/eintragen/00000000000000000000000000000071: Geschichte noch nicht benotet
                li
                  a href=#/plan/eintragen/00000000000000000000000000000091: Gemeinschafts­kunde noch nicht benotet
                li
                  a href=#/plan/eintragen/00000000000000000000000000000061: Religions­lehre noch nicht benotet
                li
                  a href=#/plan/eintragen/00000000000000000000000000000021: Mathematik noch nicht benotet
                li
                  a href=#/plan/eintragen/00000000000000000000000000000041: Physik noch nicht benotet
                li
                  a href=#/plan/eintragen/000000000000000000000000000000b1: Chemie noch nicht benotet
                li
                  a href=#/plan/eintragen/000000000000000000000000000000a1: Biologie noch nicht benotet
                li
                  a href=#/plan/eintragen/000000000000000000000000000000d1: Sport noch nicht benotet
          div
            section
              header
                h2: Prüfungen
                span: noch offen
              ul
                li
                  p: Englisch schriftlich noch offen
                  span: noch offen
                li
                  p: Mathematik schriftlich noch offen
                  span: noch offen
                li
                  p: Physik schriftlich noch offen
                  span: noch offen
                li
                  p: Deutsch mündlich noch offen
                  span: noch offen
                li
                  p: Religionslehre mündlich noch offen
                  span: noch offen
            section
              header
                h2: Bedingungen
                span: 5 sicher, 9 offen
              ul
                li
                  p: Kurswahl, steht fest
                  p
                li
                  p: Kursblock, noch offen
                  p: mindestens 200
                li
                  p: Prüfungsblock, noch offen
                  p: mindestens 100
                li
                  p: Gesamtpunktzahl, noch offen
                  p: mindestens 300
                li
                  p: Kurse mit 0 Punkten, noch offen
                  p: keiner
                li
                  p: Unter 5 Punkten, noch offen
                  p: höchstens 8
                li
                  p: davon Leistungsfach, noch offen
                  p: höchstens 3
                li
                  p: Schwächste Prüfung, noch offen
                  p: mindestens 4
                li
                  p: Prüfungen ab 20, noch offen
                  p: mindestens 3
                li
                  p: davon Leistungsfach, noch offen
                  p: mindestens 2
                li
                  p: Aufgabenfelder der Prüfungen, steht fest
                  p: alle 3
                li
                  p: Deutsch als Prüfungsfach, steht fest
                  p
                li
                  p: Mathematik als Prüfungsfach, steht fest
                  p
                li
                  p: Wahl der Leistungsfächer, steht fest
                  p: mindestens 2
      nav aria-label=Bereiche
        div
          a href=#/plan aria-current=page: Überblick
          a href=#/plan/kurse: Kurse
          a href=#/plan/pruefungen: Prüfungen
          a href=#/plan/ziel: Ziel
        a href=#/plan/eintragen aria-label=Eintragen
    div

    """#

  /// After the first half-year.
  static let beginning = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        button data-msg=open-file: Plan öffnen
        nav aria-label=Bereiche
          ul
            li
              a href=#/beispiel/anfang aria-current=page: Überblick
            li
              a href=#/beispiel/anfang/kurse: Kurse
            li
              a href=#/beispiel/anfang/rechnung: Rechnung
        div
          p: Fächer
          ul
            li
              p: Englisch
            li
              p: Mathematik
            li
              p: Physik
            li
              p: Deutsch
            li
              p: Religionslehre
            li
              p: Bildende Kunst
            li
              p: Geschichte
            li
              p: Geographie
            li
              p: Gemeinschaftskunde
            li
              p: Chemie
            li
              p: Biologie
            li
              p: Sport
        div
          p: Lena Abitur 2027, BW
      main
        header
          p: Lena Beispiel, Abitur 2027, Baden-Württemberg
        nav aria-label=Zeitpunkt im Beispiel
          a href=#/beispiel/anfang aria-current=page: Am Anfang
          a href=#/beispiel: Vor den Prüfungen
          a href=#/beispiel/fertig: Danach
        h1 id=titel: Überblick
        div
          div
            section aria-label=Note
              div: Projektion möglich 3,9 bis 1,0
              div
                p: Note 2,1
                p: 629 projiziert von 900
              div
                svg aria-label=Landeskala von 300 bis 900 Punkten. Projektion: 629 Punkte, Note 2,1. Bestehst du, dann mit 310 bis 859 Punkten, Note 3,9 bis 1,0. 111 Punkte hast du sicher. 2,0 beginnt bei 643, es fehlen 14 Punkte.
              p
                Bleibst du bei deinem Schnitt, landest du bei 629.
                strong: 14 Punkte mehr sind 2,0.
                a href=#/beispiel/anfang/rechnung: Rechnung öffnen
              p: Fünf Punkte weniger sind 2,2.
            section aria-label=Blöcke
              div
                div
                  h2: Kursblock
                  span: 425 projiziert
                div: Projektion, 40 von 44 Kursen zählen von 600
              div
                div
                  h2: Prüfungsblock
                  span: 204 projiziert
                div: Projektion, 5 offen von 300
          div
            section
              header
                h2: Prüfungen
                span: 204 projiziert
              ul
                li
                  p: Englisch schriftlich noch offen, Schnitt 10
                  span: 40 projiziert
                li
                  p: Mathematik schriftlich noch offen, Schnitt 12
                  span: 48 projiziert
                li
                  p: Physik schriftlich noch offen, Schnitt 8
                  span: 32 projiziert
                li
                  p: Deutsch mündlich noch offen, Schnitt 9
                  span: 36 projiziert
                li
                  p: Religionslehre mündlich noch offen, Schnitt 12
                  span: 48 projiziert
            section
              header
                h2: Bedingungen
                span: 5 sicher, 9 offen
              ul
                li
                  p: Kurswahl, steht fest, vollständig
                  p
                li
                  p: Kursblock, noch offen, projiziert 225 darüber
                  p: 425 projiziert mindestens 200
                li
                  p: Prüfungsblock, noch offen, projiziert 104 darüber
                  p: 204 projiziert mindestens 100
                li
                  p: Gesamtpunktzahl, noch offen, projiziert 329 darüber
                  p: 629 projiziert mindestens 300
                li
                  p: Kurse mit 0 Punkten, noch offen
                  p: 0 projiziert keiner
                li
                  p: Unter 5 Punkten, noch offen, projiziert 8 darunter
                  p: 0 projiziert höchstens 8
                li
                  p: davon Leistungsfach, noch offen, projiziert 3 darunter
                  p: 0 projiziert höchstens 3
                li
                  p: Schwächste Prüfung, noch offen, projiziert 28 darüber
                  p: 32 projiziert mindestens 4
                li
                  p: Prüfungen ab 20, noch offen, projiziert 2 darüber
                  p: 5 projiziert mindestens 3
                li
                  p: davon Leistungsfach, noch offen, projiziert 1 darüber
                  p: 3 projiziert mindestens 2
                li
                  p: Aufgabenfelder der Prüfungen, steht fest
                  p: 3 alle 3
                li
                  p: Deutsch als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Mathematik als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Wahl der Leistungsfächer, steht fest, 1 darüber
                  p: 3 mindestens 2
      nav aria-label=Bereiche
        div
          a href=#/beispiel/anfang aria-current=page: Überblick
          a href=#/beispiel/anfang/kurse: Kurse
          a href=#/beispiel/anfang/rechnung: Rechnung
        button data-msg=open-file aria-label=Plan öffnen
    div

    """#

  /// Before the exams.
  static let projected = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        button data-msg=open-file: Plan öffnen
        nav aria-label=Bereiche
          ul
            li
              a href=#/beispiel aria-current=page: Überblick
            li
              a href=#/beispiel/kurse: Kurse
            li
              a href=#/beispiel/rechnung: Rechnung
        div
          p: Fächer
          ul
            li
              p: Englisch
            li
              p: Mathematik
            li
              p: Physik
            li
              p: Deutsch
            li
              p: Religionslehre
            li
              p: Bildende Kunst
            li
              p: Geschichte
            li
              p: Geographie
            li
              p: Gemeinschaftskunde
            li
              p: Chemie
            li
              p: Biologie
            li
              p: Sport
        div
          p: Lena Abitur 2027, BW
      main
        header
          p: Lena Beispiel, Abitur 2027, Baden-Württemberg
        nav aria-label=Zeitpunkt im Beispiel
          a href=#/beispiel/anfang: Am Anfang
          a href=#/beispiel aria-current=page: Vor den Prüfungen
          a href=#/beispiel/fertig: Danach
        h1 id=titel: Überblick
        div
          div
            section aria-label=Note
              div: Projektion möglich 2,7 bis 1,6
              div
                p: Note 2,1
                p: 638 projiziert von 900
              div
                svg aria-label=Landeskala von 300 bis 900 Punkten. Projektion: 638 Punkte, Note 2,1. Bestehst du, dann mit 530 bis 730 Punkten, Note 2,7 bis 1,6. 430 Punkte hast du sicher. 2,0 beginnt bei 643, es fehlen 5 Punkte.
              p
                Triffst du in jeder Prüfung deinen Kursschnitt, landest du bei 638.
                strong: Fünf Punkte mehr sind 2,0.
                a href=#/beispiel/rechnung: Rechnung öffnen
              p: 14 Punkte weniger sind 2,2.
            section aria-label=Blöcke
              div
                div
                  h2: Kursblock
                  span: 430
                div: 40 von 44 Kursen zählen von 600
              div
                div
                  h2: Prüfungsblock
                  span: 208 projiziert
                div: Projektion, 5 offen von 300
          div
            section
              header
                h2: Prüfungen
                span: 208 projiziert
              ul
                li
                  p: Englisch schriftlich noch offen, Schnitt 10
                  span: 40 projiziert
                li
                  p: Mathematik schriftlich noch offen, Schnitt 12
                  span: 48 projiziert
                li
                  p: Physik schriftlich noch offen, Schnitt 8,5
                  span: 34 projiziert
                li
                  p: Deutsch mündlich noch offen, Schnitt 9
                  span: 36 projiziert
                li
                  p: Religionslehre mündlich noch offen, Schnitt 12,5
                  span: 50 projiziert
            section
              header
                h2: Bedingungen
                span: 10 sicher, 4 offen
              ul
                li
                  p: Kurswahl, steht fest, vollständig
                  p
                li
                  p: Kursblock, steht fest, 230 darüber
                  p: 430 mindestens 200
                li
                  p: Prüfungsblock, noch offen, projiziert 108 darüber
                  p: 208 projiziert mindestens 100
                li
                  p: Gesamtpunktzahl, steht fest, projiziert 338 darüber
                  p: 638 projiziert mindestens 300
                li
                  p: Kurse mit 0 Punkten, steht fest
                  p: 0 keiner
                li
                  p: Unter 5 Punkten, steht fest, 8 darunter
                  p: 0 höchstens 8
                li
                  p: davon Leistungsfach, steht fest, 3 darunter
                  p: 0 höchstens 3
                li
                  p: Schwächste Prüfung, noch offen, projiziert 30 darüber
                  p: 34 projiziert mindestens 4
                li
                  p: Prüfungen ab 20, noch offen, projiziert 2 darüber
                  p: 5 projiziert mindestens 3
                li
                  p: davon Leistungsfach, noch offen, projiziert 1 darüber
                  p: 3 projiziert mindestens 2
                li
                  p: Aufgabenfelder der Prüfungen, steht fest
                  p: 3 alle 3
                li
                  p: Deutsch als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Mathematik als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Wahl der Leistungsfächer, steht fest, 1 darüber
                  p: 3 mindestens 2
      nav aria-label=Bereiche
        div
          a href=#/beispiel aria-current=page: Überblick
          a href=#/beispiel/kurse: Kurse
          a href=#/beispiel/rechnung: Rechnung
        button data-msg=open-file aria-label=Plan öffnen
    div

    """#

  /// After the exams.
  static let landed = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        button data-msg=open-file: Plan öffnen
        nav aria-label=Bereiche
          ul
            li
              a href=#/beispiel/fertig aria-current=page: Überblick
            li
              a href=#/beispiel/fertig/kurse: Kurse
            li
              a href=#/beispiel/fertig/rechnung: Rechnung
        div
          p: Fächer
          ul
            li
              p: Englisch
            li
              p: Mathematik
            li
              p: Physik
            li
              p: Deutsch
            li
              p: Religionslehre
            li
              p: Bildende Kunst
            li
              p: Geschichte
            li
              p: Geographie
            li
              p: Gemeinschaftskunde
            li
              p: Chemie
            li
              p: Biologie
            li
              p: Sport
        div
          p: Lena Abitur 2027, BW
      main
        header
          p: Lena Beispiel, Abitur 2027, Baden-Württemberg
        nav aria-label=Zeitpunkt im Beispiel
          a href=#/beispiel/anfang: Am Anfang
          a href=#/beispiel: Vor den Prüfungen
          a href=#/beispiel/fertig aria-current=page: Danach
        h1 id=titel: Überblick
        div
          div
            section aria-label=Note
              div: Steht fest
              div
                p: Note 2,1
                p: 640 von 900
              div
                svg aria-label=Landeskala von 300 bis 900 Punkten. Steht fest: 640 Punkte, Note 2,1. 2,0 beginnt bei 643, es fehlen 3 Punkte.
              p
                Alle Ergebnisse sind da.
                strong: Drei Punkte mehr wären 2,0.
                a href=#/beispiel/fertig/rechnung: Rechnung öffnen
            section aria-label=Blöcke
              div
                div
                  h2: Kursblock
                  span: 430
                div: 40 von 44 Kursen zählen von 600
              div
                div
                  h2: Prüfungsblock
                  span: 210
                div: 5 Prüfungen von 300
          div
            section
              header
                h2: Prüfungen
                span: 210 Punkte
              ul
                li
                  p: Englisch schriftlich 9
                  span: 36
                li
                  p: Mathematik schriftlich 11, zusätzlich mündlich 13, andere Lesart 48
                  span: 47
                li
                  p: Physik schriftlich 8, zusätzlich mündlich 7, andere Lesart 32
                  span: 31
                li
                  p: Deutsch mündlich 10
                  span: 40
                li
                  p: Religionslehre mündlich 14
                  span: 56
            section
              header
                h2: Bedingungen
                span: Alle erfüllt
              ul
                li
                  p: Kurswahl, steht fest, vollständig
                  p
                li
                  p: Kursblock, steht fest, 230 darüber
                  p: 430 mindestens 200
                li
                  p: Prüfungsblock, steht fest, 110 darüber
                  p: 210 mindestens 100
                li
                  p: Gesamtpunktzahl, steht fest, 340 darüber
                  p: 640 mindestens 300
                li
                  p: Kurse mit 0 Punkten, steht fest
                  p: 0 keiner
                li
                  p: Unter 5 Punkten, steht fest, 8 darunter
                  p: 0 höchstens 8
                li
                  p: davon Leistungsfach, steht fest, 3 darunter
                  p: 0 höchstens 3
                li
                  p: Schwächste Prüfung, steht fest, 27 darüber
                  p: 31 mindestens 4
                li
                  p: Prüfungen ab 20, steht fest, 2 darüber
                  p: 5 mindestens 3
                li
                  p: davon Leistungsfach, steht fest, 1 darüber
                  p: 3 mindestens 2
                li
                  p: Aufgabenfelder der Prüfungen, steht fest
                  p: 3 alle 3
                li
                  p: Deutsch als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Mathematik als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Wahl der Leistungsfächer, steht fest, 1 darüber
                  p: 3 mindestens 2
      nav aria-label=Bereiche
        div
          a href=#/beispiel/fertig aria-current=page: Überblick
          a href=#/beispiel/fertig/kurse: Kurse
          a href=#/beispiel/fertig/rechnung: Rechnung
        button data-msg=open-file aria-label=Plan öffnen
    div

    """#

  /// A missed Abitur.
  static let missed = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        a href=#/plan/eintragen: Eintragen
        nav aria-label=Bereiche
          ul
            li
              a href=#/plan aria-current=page: Überblick
            li
              a href=#/plan/kurse: Kurse
            li
              a href=#/plan/pruefungen: Prüfungen
            li
              a href=#/plan/ziel: Ziel
            li
              a href=#/plan/rechnung: Rechnung
            li
              a href=#/plan/daten: Daten
        div
          a href=#/plan/faecher: Fächer
          ul
            li
              a href=#/plan/fach/00000000000000000000000000000030: Englisch
            li
              a href=#/plan/fach/00000000000000000000000000000020: Mathematik
            li
              a href=#/plan/fach/00000000000000000000000000000040: Physik
            li
              a href=#/plan/fach/00000000000000000000000000000050: Deutsch
            li
              a href=#/plan/fach/00000000000000000000000000000060: Religionslehre
            li
              a href=#/plan/fach/000000000000000000000000000000c0: Bildende Kunst
            li
              a href=#/plan/fach/00000000000000000000000000000070: Geschichte
            li
              a href=#/plan/fach/00000000000000000000000000000080: Geographie
            li
              a href=#/plan/fach/00000000000000000000000000000090: Gemeinschaftskunde
            li
              a href=#/plan/fach/000000000000000000000000000000b0: Chemie
            li
              a href=#/plan/fach/000000000000000000000000000000a0: Biologie
            li
              a href=#/plan/fach/000000000000000000000000000000d0: Sport
        div
          p: Dein Plan Abitur 2027, BW
          a href=#/plan/tasten aria-label=Tastenkürzel: ?
      main
        p: Wird gesichert
        header
          p: Dein Plan Abitur 2027, Baden-Württemberg
          a href=#/plan/daten aria-label=Daten
        h1 id=titel: Überblick
        div
          div
            section aria-label=Note
              div: Nicht bestanden
              div
                p: Note: Nicht bestanden
                p: 298 von 900
              div
                svg aria-label=Landeskala von 300 bis 900 Punkten. Nicht bestanden: 298 Punkte. Bis 300 fehlen 2 Punkte.
              p
                Vier Bedingungen sind nicht erfüllt: Prüfungsblock (16 fehlen), Gesamtpunktzahl (2 fehlen), Prüfungen ab 20 (1 fehlt) und Leistungsfachprüfungen ab 20 (2 fehlen).
                a href=#/plan/rechnung: Rechnung öffnen
            section aria-label=Blöcke
              div
                div
                  h2: Kursblock
                  span: 214
                div: 40 von 44 Kursen zählen von 600
              div
                div
                  h2: Prüfungsblock
                  span: 84
                div: 5 Prüfungen von 300
            section
              header
                h2: Hinweise
              ul
                li
                  p: Geschichte, 3. Halbjahr, lässt sich nicht klammern. In Geschichte zählen vier Kurse.
          div
            section
              header
                h2: Prüfungen
                span: 84 Punkte
              ul
                li
                  p: Englisch schriftlich 4
                  span: 16
                li
                  p: Mathematik schriftlich 3
                  span: 12
                li
                  p: Physik schriftlich 3
                  span: 12
                li
                  p: Deutsch mündlich 5
                  span: 20
                li
                  p: Religionslehre mündlich 6
                  span: 24
            section
              header
                h2: Bedingungen
                span: 4 nicht erfüllt
              ul
                li
                  p: Kurswahl, steht fest, vollständig
                  p
                li
                  p: Kursblock, steht fest, 14 darüber
                  p: 214 mindestens 200
                li
                  p: Prüfungsblock, nicht erfüllt, 16 fehlen
                  p: 84 mindestens 100
                li
                  p: Gesamtpunktzahl, nicht erfüllt, 2 fehlen
                  p: 298 mindestens 300
                li
                  p: Kurse mit 0 Punkten, steht fest
                  p: 0 keiner
                li
                  p: Unter 5 Punkten, steht fest, 3 darunter
                  p: 5 höchstens 8
                li
                  p: davon Leistungsfach, steht fest, genau an der Grenze
                  p: 3 höchstens 3
                li
                  p: Schwächste Prüfung, steht fest, 8 darüber
                  p: 12 mindestens 4
                li
                  p: Prüfungen ab 20, nicht erfüllt, 1 fehlt
                  p: 2 mindestens 3
                li
                  p: davon Leistungsfach, nicht erfüllt, 2 fehlen
                  p: 0 mindestens 2
                li
                  p: Aufgabenfelder der Prüfungen, steht fest
                  p: 3 alle 3
                li
                  p: Deutsch als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Mathematik als Prüfungsfach, steht fest, ja
                  p
                li
                  p: Wahl der Leistungsfächer, steht fest, 1 darüber
                  p: 3 mindestens 2
      nav aria-label=Bereiche
        div
          a href=#/plan aria-current=page: Überblick
          a href=#/plan/kurse: Kurse
          a href=#/plan/pruefungen: Prüfungen
          a href=#/plan/ziel: Ziel
        a href=#/plan/eintragen aria-label=Eintragen
    div

    """#

  /// The calculation, every number open.
  static let calculation = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        button data-msg=open-file: Plan öffnen
        nav aria-label=Bereiche
          ul
            li
              a href=#/beispiel/fertig: Überblick
            li
              a href=#/beispiel/fertig/kurse: Kurse
            li
              a href=#/beispiel/fertig/rechnung aria-current=page: Rechnung
        div
          p: Fächer
          ul
            li
              p: Englisch
            li
              p: Mathematik
            li
              p: Physik
            li
              p: Deutsch
            li
              p: Religionslehre
            li
              p: Bildende Kunst
            li
              p: Geschichte
            li
              p: Geographie
            li
              p: Gemeinschaftskunde
            li
              p: Chemie
            li
              p: Biologie
            li
              p: Sport
        div
          p: Lena Abitur 2027, BW
      main
        header
          a href=#/beispiel/fertig aria-label=Zurück zum Überblick
        nav aria-label=Zeitpunkt im Beispiel
          a href=#/beispiel/anfang/rechnung: Am Anfang
          a href=#/beispiel/rechnung: Vor den Prüfungen
          a href=#/beispiel/fertig/rechnung aria-current=page: Danach
        div
          h1 id=titel: Rechnung
          p: Jede Zahl lässt sich öffnen.
          p: 430 plus 210 gleich 640, Note 2,1
          div
            details open=
              summary data-msg=toggle: Kursblock 40 von 44 Kursen zählen 430
              div
                div: 516 durch 48 mal 40, gleich 430
                p: Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; erst dann wird gerundet.
                div
                  details open=
                    summary data-msg=toggle: Summe auf 48 Gewichte 516
                    div
                      div: 122 plus 88 plus 225 plus 81, gleich 516
                      p: Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; erst dann wird gerundet.
                      div
                        details open=
                          summary data-msg=toggle: Kurse der Leistungsfächer 12 Kurse 122
                          div
                            div: 40 plus 48 plus 34, gleich 122
                            p: Genau 40 Kurse kommen in den Kursblock.
                            div
                              details open=
                                summary data-msg=toggle: Englisch 40
                                div
                                  div: 10 plus 10 plus 11 plus 9, gleich 40
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Pflicht: Kurse der Leistungsfächer 10
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Pflicht: Kurse der Leistungsfächer 10
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Pflicht: Kurse der Leistungsfächer 11
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Pflicht: Kurse der Leistungsfächer 9
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Mathematik 48
                                div
                                  div: 12 plus 11 plus 13 plus 12, gleich 48
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Pflicht: Kurse der Leistungsfächer 12
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Pflicht: Kurse der Leistungsfächer 11
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Pflicht: Kurse der Leistungsfächer 13
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Pflicht: Kurse der Leistungsfächer 12
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Physik 34
                                div
                                  div: 8 plus 9 plus 7 plus 10, gleich 34
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Pflicht: Kurse der Leistungsfächer 8
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Pflicht: Kurse der Leistungsfächer 9
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Pflicht: Kurse der Leistungsfächer 7
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Pflicht: Kurse der Leistungsfächer 10
                                      div
                                        p: Muss zählen. Alle Kurse der drei Leistungsfächer zählen.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                                  p: Steht fest
                            p: Steht fest gesichert § 17 Absatz 1 AGVO
                        details open=
                          summary data-msg=toggle: Doppelte Wertung 88
                          div
                            div: 40 plus 48, gleich 88
                            p: Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du.
                            div
                              details open=
                                summary data-msg=toggle: Englisch noch einmal 40
                                div
                                  p: Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du.
                                  p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                              details open=
                                summary data-msg=toggle: Mathematik noch einmal 48
                                div
                                  p: Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du.
                                  p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                            p: Steht fest gesichert § 17 Absatz 1 Nummer 1 AGVO
                        details open=
                          summary data-msg=toggle: Pflichtkurse 22 Kurse 225
                          div
                            div: 36 plus 27 plus 29 plus 19 plus 21 plus 50 plus 43, gleich 225
                            div
                              details open=
                                summary data-msg=toggle: Deutsch 36
                                div
                                  div: 9 plus 8 plus 10 plus 9, gleich 36
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Pflicht: Deutsch 9
                                      div
                                        p: Muss zählen. In Deutsch zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Pflicht: Deutsch 8
                                      div
                                        p: Muss zählen. In Deutsch zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Pflicht: Deutsch 10
                                      div
                                        p: Muss zählen. In Deutsch zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Pflicht: Deutsch 9
                                      div
                                        p: Muss zählen. In Deutsch zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Bildende Kunst 27
                                div
                                  div: 13 plus 14, gleich 27
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Auswahl: Bildende Kunst oder Musik 13
                                      div
                                        p: Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. In Bildender Kunst oder in Musik zählen zwei Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Auswahl: Bildende Kunst oder Musik 14
                                      div
                                        p: Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. In Bildender Kunst oder in Musik zählen zwei Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Geschichte 29
                                div
                                  div: 7 plus 8 plus 8 plus 6, gleich 29
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Pflicht: Geschichte 7
                                      div
                                        p: Muss zählen. In Geschichte zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Pflicht: Geschichte 8
                                      div
                                        p: Muss zählen. In Geschichte zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Pflicht: Geschichte 8
                                      div
                                        p: Muss zählen. In Geschichte zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Pflicht: Geschichte 6
                                      div
                                        p: Muss zählen. In Geschichte zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Geographie 19
                                div
                                  div: 9 plus 10, gleich 19
                                  div
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Pflicht: Geographie 9
                                      div
                                        p: Muss zählen. In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Pflicht: Geographie 10
                                      div
                                        p: Muss zählen. In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Gemeinschaftskunde 21
                                div
                                  div: 11 plus 10, gleich 21
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Pflicht: Gemeinschaftskunde 11
                                      div
                                        p: Muss zählen. In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Pflicht: Gemeinschaftskunde 10
                                      div
                                        p: Muss zählen. In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Religionslehre 50
                                div
                                  div: 12 plus 13 plus 12 plus 13, gleich 50
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Pflicht: Mündliche Prüfungsfächer 12
                                      div
                                        p: Muss zählen. In jedem mündlichen Prüfungsfach zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 3 AGVO
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Pflicht: Mündliche Prüfungsfächer 13
                                      div
                                        p: Muss zählen. In jedem mündlichen Prüfungsfach zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 3 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Pflicht: Mündliche Prüfungsfächer 12
                                      div
                                        p: Muss zählen. In jedem mündlichen Prüfungsfach zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 3 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Pflicht: Mündliche Prüfungsfächer 13
                                      div
                                        p: Muss zählen. In jedem mündlichen Prüfungsfach zählen vier Kurse.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 3 AGVO
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Biologie 43
                                div
                                  div: 10 plus 11 plus 10 plus 12, gleich 43
                                  div
                                    details open=
                                      summary data-msg=toggle: 1. Halbjahr Auswahl: Sprachen und Naturwissenschaften 10
                                      div
                                        p: Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 und 4 AGVO
                                    details open=
                                      summary data-msg=toggle: 2. Halbjahr Auswahl: Sprachen und Naturwissenschaften 11
                                      div
                                        p: Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 und 4 AGVO
                                    details open=
                                      summary data-msg=toggle: 3. Halbjahr Auswahl: Sprachen und Naturwissenschaften 10
                                      div
                                        p: Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 und 4 AGVO
                                    details open=
                                      summary data-msg=toggle: 4. Halbjahr Auswahl: Sprachen und Naturwissenschaften 12
                                      div
                                        p: Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
                                        p: Steht fest gesichert § 17 Absatz 1 Nummer 2 und 4 AGVO
                                  p: Steht fest
                            p: Steht fest
                        details open=
                          summary data-msg=toggle: Freie Kurse 6 Kurse 81
                          div
                            div: 25 plus 56, gleich 81
                            p: Genau 40 Kurse kommen in den Kursblock.
                            div
                              details open=
                                summary data-msg=toggle: Bildende Kunst 25
                                div
                                  div: 12 plus 13, gleich 25
                                  div
                                    div: 2. Halbjahr frei 12
                                    div: 4. Halbjahr frei 13
                                  p: Steht fest
                              details open=
                                summary data-msg=toggle: Sport 56
                                div
                                  div: 14 plus 13 plus 15 plus 14, gleich 56
                                  div
                                    div: 1. Halbjahr frei 14
                                    div: 2. Halbjahr frei 13
                                    div: 3. Halbjahr frei 15
                                    div: 4. Halbjahr frei 14
                                  p: Steht fest
                            p: Steht fest gesichert § 17 Absatz 1 AGVO
                      p: Steht fest gesichert § 17 Absatz 1, Anlage zum Kursblock, AGVO
                  details open=
                    summary data-msg=toggle: Kurse, die nicht zählen 4 Kurse
                    div
                      p: Genau 40 Kurse kommen in den Kursblock.
                      div
                        details open=
                          summary data-msg=toggle: Chemie, 1. Halbjahr andere gehen vor 5
                          div
                            p: Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist Bildende Kunst, 2. Halbjahr.
                            p: Steht fest
                        details open=
                          summary data-msg=toggle: Chemie, 2. Halbjahr andere gehen vor 4
                          div
                            p: Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist Bildende Kunst, 2. Halbjahr.
                            p: Steht fest
                        details open=
                          summary data-msg=toggle: Chemie, 3. Halbjahr andere gehen vor 6
                          div
                            p: Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist Bildende Kunst, 2. Halbjahr.
                            p: Steht fest
                        details open=
                          summary data-msg=toggle: Chemie, 4. Halbjahr andere gehen vor 5
                          div
                            p: Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist Bildende Kunst, 2. Halbjahr.
                            p: Steht fest
                      p: Steht fest gesichert § 17 Absatz 1 AGVO
                p: Steht fest gesichert § 17 Absatz 1, Anlage zum Kursblock, AGVO
            details open=
              summary data-msg=toggle: Prüfungsblock 210
              div
                div: 36 plus 47 plus 31 plus 40 plus 56, gleich 210
                p: Der Prüfungsblock braucht mindestens 100 Punkte.
                div
                  details open=
                    summary data-msg=toggle: Englisch schriftlich 9 36
                    div
                      div: 9 mal 4, gleich 36
                      p: Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede Prüfung zählt vierfach.
                      p: Steht fest gesichert § 21 Absatz 1 AGVO
                  details open=
                    summary data-msg=toggle: Mathematik schriftlich 11, zusätzlich mündlich 13 47
                    div
                      div: Klammer 2 mal 11 plus 13 Klammer zu mal 4 durch 3, rund 46,67, gerundet 47
                      p: Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach. Nach der anderen Lesart (erst runden, dann vervierfachen) wären es 48.
                      p: Steht fest gesichert Tabelle schriftlich und mündlich, Leitfaden Abitur 2027, S. 14
                  details open=
                    summary data-msg=toggle: Physik schriftlich 8, zusätzlich mündlich 7 31
                    div
                      div: Klammer 2 mal 8 plus 7 Klammer zu mal 4 durch 3, rund 30,67, gerundet 31
                      p: Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach. Nach der anderen Lesart (erst runden, dann vervierfachen) wären es 32.
                      p: Steht fest gesichert Tabelle schriftlich und mündlich, Leitfaden Abitur 2027, S. 14
                  details open=
                    summary data-msg=toggle: Deutsch mündlich 10 40
                    div
                      div: 10 mal 4, gleich 40
                      p: Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede Prüfung zählt vierfach.
                      p: Steht fest gesichert § 21 Absatz 1 AGVO
                  details open=
                    summary data-msg=toggle: Religionslehre mündlich 14 56
                    div
                      div: 14 mal 4, gleich 56
                      p: Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede Prüfung zählt vierfach.
                      p: Steht fest gesichert § 21 Absatz 1 AGVO
                p: Steht fest wahrscheinlich § 17 Absatz 2 AGVO
            details open=
              summary data-msg=toggle: Note 640 liegt zwischen 625 und 642 2,1
              div
                p: Die Note steht in der amtlichen Tabelle, die in allen Ländern gleich ist.
                p: Steht fest gesichert Notentabelle der Gesamtqualifikation, AGVO
          button data-msg=save-result: Ergebnis sichern
      nav aria-label=Bereiche
        div
          a href=#/beispiel/fertig: Überblick
          a href=#/beispiel/fertig/kurse: Kurse
          a href=#/beispiel/fertig/rechnung aria-current=page: Rechnung
        button data-msg=open-file aria-label=Plan öffnen
    div

    """#

  /// A faulty file on the start page.
  static let fault = #"""
    main
      header
        p: Gleitpfad
      section
        div
          h2 id=fehler: „plan.json“ lässt sich nicht öffnen
          button data-msg=close-fault aria-label=Schließen
        p: Hier steht „}“, aber es fehlt ein Feldname in Anführungszeichen.
        dl
          div
            dt: Stelle
            dd: Zeile 3, Spalte 1
        p: Sieh an dieser Stelle nach, ob etwas fehlt oder zu viel ist.
        p: An deiner Datei ist nichts verändert.
        button data-msg=open-file: Andere Datei wählen
      div
        h1 id=titel: Wo landet dein Abitur?
        p: Gleitpfad rechnet aus deinen Kursen und Prüfungen die Abiturnote, sagt, wie sicher sie ist, und zeigt zu jeder Zahl den Weg und den Paragraphen.
        div
          button data-msg=new-plan: Eigenen Plan anlegen
          a href=#/beispiel: Beispiel ansehen
          button data-msg=open-file: Plan öffnen
        p: Du kannst die Datei auch hierher ziehen. Dein Plan bleibt auf diesem Gerät.
        button data-msg=save-example: Beispieldatei sichern
    div

    """#

  static let courses = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        button data-msg=open-file: Plan öffnen
        nav aria-label=Bereiche
          ul
            li
              a href=#/beispiel: Überblick
            li
              a href=#/beispiel/kurse aria-current=page: Kurse
            li
              a href=#/beispiel/rechnung: Rechnung
        div
          p: Fächer
          ul
            li
              p: Englisch
            li
              p: Mathematik
            li
              p: Physik
            li
              p: Deutsch
            li
              p: Religionslehre
            li
              p: Bildende Kunst
            li
              p: Geschichte
            li
              p: Geographie
            li
              p: Gemeinschaftskunde
            li
              p: Chemie
            li
              p: Biologie
            li
              p: Sport
        div
          p: Lena Abitur 2027, BW
      main
        nav aria-label=Zeitpunkt im Beispiel
          a href=#/beispiel/anfang/kurse: Am Anfang
          a href=#/beispiel/kurse aria-current=page: Vor den Prüfungen
          a href=#/beispiel/fertig/kurse: Danach
        header
          div
            h1 id=titel: Kurse
            p: 40 von 44 Kursen zählen
        section aria-label=Kurse
          table
            caption: Kursergebnisse je Fach und Halbjahr
            thead
              tr
                th scope=col: Fach
                th scope=col: 1. Halbjahr
                th scope=col: 2. Halbjahr
                th scope=col: 3. Halbjahr
                th scope=col: 4. Halbjahr
                th scope=col: Warum
                th scope=col: Summe
                th scope=col: Gewicht
                th scope=col: Beitrag
            tbody
              tr
                th scope=rowgroup colspan=5: Leistungsfächer
              tr
                th scope=row: Englisch doppelt
                td: 10 Punkte, zählt doppelt
                td: 10 Punkte, zählt doppelt
                td: 11 Punkte, zählt doppelt
                td: 9 Punkte, zählt doppelt
                td: Leistungsfach
                td: 40
                td: 8
                td: 80
              tr
                th scope=row: Mathematik doppelt
                td: 12 Punkte, zählt doppelt
                td: 11 Punkte, zählt doppelt
                td: 13 Punkte, zählt doppelt
                td: 12 Punkte, zählt doppelt
                td: Leistungsfach
                td: 48
                td: 8
                td: 96
              tr
                th scope=row: Physik
                td: 8 Punkte, zählt
                td: 9 Punkte, zählt
                td: 7 Punkte, zählt
                td: 10 Punkte, zählt
                td: Leistungsfach
                td: 34
                td: 4
                td: 34
            tbody
              tr
                th scope=rowgroup colspan=5: Mündliche Prüfungsfächer
              tr
                th scope=row: Deutsch
                td: 9 Punkte, zählt
                td: 8 Punkte, zählt
                td: 10 Punkte, zählt
                td: 9 Punkte, zählt
                td: Prüfungsfach
                td: 36
                td: 4
                td: 36
              tr
                th scope=row: Religions­lehre
                td: 12 Punkte, zählt
                td: 13 Punkte, zählt
                td: 12 Punkte, zählt
                td: 13 Punkte, zählt
                td: Prüfungsfach
                td: 50
                td: 4
                td: 50
            tbody
              tr
                th scope=rowgroup colspan=5: Weitere Fächer
              tr
                th scope=row: Bildende Kunst
                td: 13 Punkte, zählt
                td: 12 Punkte, zählt
                td: 14 Punkte, zählt
                td: 13 Punkte, zählt
                td: 2 Auswahl, 2 frei
                td: 52
                td: 4
                td: 52
              tr
                th scope=row: Geschichte
                td: 7 Punkte, zählt
                td: 8 Punkte, zählt
                td: 8 Punkte, zählt
                td: 6 Punkte, zählt
                td: Pflicht
                td: 29
                td: 4
                td: 29
              tr
                th scope=row: Geographie
                td: nicht belegt
                td: 9 Punkte, zählt
                td: 10 Punkte, zählt
                td: nicht belegt
                td: Pflicht
                td: 19
                td: 2
                td: 19
              tr
                th scope=row: Gemeinschafts­kunde
                td: 11 Punkte, zählt
                td: nicht belegt
                td: nicht belegt
                td: 10 Punkte, zählt
                td: Pflicht
                td: 21
                td: 2
                td: 21
              tr
                th scope=row: Chemie eingeklammert
                td: 5 Punkte, zählt nicht, andere gehen vor
                td: 4 Punkte, unter 5, zählt nicht, andere gehen vor
                td: 6 Punkte, zählt nicht, andere gehen vor
                td: 5 Punkte, zählt nicht, andere gehen vor
                td: andere gehen vor
                td: 20
                td: –
                td: –
              tr
                th scope=row: Biologie
                td: 10 Punkte, zählt
                td: 11 Punkte, zählt
                td: 10 Punkte, zählt
                td: 12 Punkte, zählt
                td: Auswahl
                td: 43
                td: 4
                td: 43
              tr
                th scope=row: Sport
                td: 14 Punkte, zählt
                td: 13 Punkte, zählt
                td: 15 Punkte, zählt
                td: 14 Punkte, zählt
                td: frei
                td: 56
                td: 4
                td: 56
          p: 516 Punkte auf 48 Gewichte, mal 40 430
          p: Am knappsten: Bildende Kunst, 2. Halbjahr (12) zählt noch, Chemie, 3. Halbjahr (6) nicht mehr.
          ul aria-label=Zeichen
            li: zählt
            li: doppelt
            li: eingeklammert
            li: nicht belegt
      nav aria-label=Bereiche
        div
          a href=#/beispiel: Überblick
          a href=#/beispiel/kurse aria-current=page: Kurse
          a href=#/beispiel/rechnung: Rechnung
        button data-msg=open-file aria-label=Plan öffnen
    div

    """#

  static let ownCourses = #"""
    div
      button data-msg=skip: Zum Inhalt
      header
        a href=#/: Gleitpfad, Zur Startseite
        a href=#/plan/eintragen: Eintragen
        nav aria-label=Bereiche
          ul
            li
              a href=#/plan: Überblick
            li
              a href=#/plan/kurse aria-current=page: Kurse
            li
              a href=#/plan/pruefungen: Prüfungen
            li
              a href=#/plan/ziel: Ziel
            li
              a href=#/plan/rechnung: Rechnung
            li
              a href=#/plan/daten: Daten
        div
          a href=#/plan/faecher: Fächer
          ul
            li
              a href=#/plan/fach/00000000000000000000000000000030: Englisch
            li
              a href=#/plan/fach/00000000000000000000000000000020: Mathematik
            li
              a href=#/plan/fach/00000000000000000000000000000040: Physik
            li
              a href=#/plan/fach/00000000000000000000000000000050: Deutsch
            li
              a href=#/plan/fach/00000000000000000000000000000060: Religionslehre
            li
              a href=#/plan/fach/000000000000000000000000000000c0: Bildende Kunst
            li
              a href=#/plan/fach/00000000000000000000000000000070: Geschichte
            li
              a href=#/plan/fach/00000000000000000000000000000080: Geographie
            li
              a href=#/plan/fach/00000000000000000000000000000090: Gemeinschaftskunde
            li
              a href=#/plan/fach/000000000000000000000000000000b0: Chemie
            li
              a href=#/plan/fach/000000000000000000000000000000a0: Biologie
            li
              a href=#/plan/fach/000000000000000000000000000000d0: Sport
        div
          p: Dein Plan Abitur 2027, BW
          a href=#/plan/tasten aria-label=Tastenkürzel: ?
      main
        p: Wird gesichert
        header
          div
            h1 id=titel: Kurse
            p: 40 von 44 Kursen zählen
          a href=#/plan/faecher: Fächer
        section aria-label=Kurse
          table
            caption: Kursergebnisse je Fach und Halbjahr
            thead
              tr
                th scope=col: Fach
                th scope=col: 1. Halbjahr
                th scope=col: 2. Halbjahr
                th scope=col: 3. Halbjahr
                th scope=col: 4. Halbjahr
                th scope=col: Warum
                th scope=col: Summe
                th scope=col: Gewicht
                th scope=col: Beitrag
            tbody
              tr
                th scope=rowgroup colspan=5: Leistungsfächer
              tr
                th scope=row: Englisch doppelt
                td
                  a href=#/plan/kurs/00000000000000000000000000000031: 6 Punkte, zählt doppelt, Englisch, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000032: 5 Punkte, zählt doppelt, Englisch, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000033: 5 Punkte, zählt doppelt, Englisch, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000034: 6 Punkte, zählt doppelt, Englisch, 4. Halbjahr
                td: Leistungsfach
                td: 22
                td: 8
                td: 44
              tr
                th scope=row: Mathematik doppelt
                td
                  a href=#/plan/kurs/00000000000000000000000000000021: 5 Punkte, zählt doppelt, Mathematik, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000022: 4 Punkte, unter 5, zählt doppelt, Mathematik, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000023: 5 Punkte, zählt doppelt, Mathematik, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000024: 5 Punkte, zählt doppelt, Mathematik, 4. Halbjahr
                td: Leistungsfach
                td: 19
                td: 8
                td: 38
              tr
                th scope=row: Physik
                td
                  a href=#/plan/kurs/00000000000000000000000000000041: 4 Punkte, unter 5, zählt, Physik, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000042: 4 Punkte, unter 5, zählt, Physik, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000043: 5 Punkte, zählt, Physik, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000044: 5 Punkte, zählt, Physik, 4. Halbjahr
                td: Leistungsfach
                td: 18
                td: 4
                td: 18
            tbody
              tr
                th scope=rowgroup colspan=5: Mündliche Prüfungsfächer
              tr
                th scope=row: Deutsch
                td
                  a href=#/plan/kurs/00000000000000000000000000000051: 6 Punkte, zählt, Deutsch, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000052: 6 Punkte, zählt, Deutsch, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000053: 5 Punkte, zählt, Deutsch, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000054: 6 Punkte, zählt, Deutsch, 4. Halbjahr
                td: Prüfungsfach
                td: 23
                td: 4
                td: 23
              tr
                th scope=row: Religions­lehre
                td
                  a href=#/plan/kurs/00000000000000000000000000000061: 7 Punkte, zählt, Religionslehre, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000062: 7 Punkte, zählt, Religionslehre, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000063: 6 Punkte, zählt, Religionslehre, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000064: 7 Punkte, zählt, Religionslehre, 4. Halbjahr
                td: Prüfungsfach
                td: 27
                td: 4
                td: 27
            tbody
              tr
                th scope=rowgroup colspan=5: Weitere Fächer
              tr
                th scope=row: Bildende Kunst
                td
                  a href=#/plan/kurs/000000000000000000000000000000c1: 6 Punkte, zählt, Bildende Kunst, 1. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000c2: 6 Punkte, zählt, Bildende Kunst, 2. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000c3: 6 Punkte, zählt, Bildende Kunst, 3. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000c4: 5 Punkte, zählt, Bildende Kunst, 4. Halbjahr
                td: 2 Auswahl, 2 frei
                td: 23
                td: 4
                td: 23
              tr
                th scope=row: Geschichte
                td
                  a href=#/plan/kurs/00000000000000000000000000000071: 5 Punkte, zählt, Geschichte, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000072: 5 Punkte, zählt, Geschichte, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000073: 4 Punkte, unter 5, zählt, Geschichte, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000074: 5 Punkte, zählt, Geschichte, 4. Halbjahr
                td: Pflicht
                td: 19
                td: 4
                td: 19
              tr
                th scope=row: Geographie
                td
                  a href=#/plan/kurs/00000000000000000000000000000081: nicht belegt, Geographie, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000082: 5 Punkte, zählt, Geographie, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000083: 6 Punkte, zählt, Geographie, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000084: nicht belegt, Geographie, 4. Halbjahr
                td: Pflicht
                td: 11
                td: 2
                td: 11
              tr
                th scope=row: Gemeinschafts­kunde
                td
                  a href=#/plan/kurs/00000000000000000000000000000091: 5 Punkte, zählt, Gemeinschaftskunde, 1. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000092: nicht belegt, Gemeinschaftskunde, 2. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000093: nicht belegt, Gemeinschaftskunde, 3. Halbjahr
                td
                  a href=#/plan/kurs/00000000000000000000000000000094: 6 Punkte, zählt, Gemeinschaftskunde, 4. Halbjahr
                td: Pflicht
                td: 11
                td: 2
                td: 11
              tr
                th scope=row: Chemie eingeklammert
                td
                  a href=#/plan/kurs/000000000000000000000000000000b1: 0 Punkte, unter 5, zählt nicht, kann nicht zählen: 0 Punkte, Chemie, 1. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000b2: 3 Punkte, unter 5, zählt nicht, andere gehen vor, Chemie, 2. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000b3: 4 Punkte, unter 5, zählt nicht, von dir geklammert, Chemie, 3. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000b4: 4 Punkte, unter 5, zählt nicht, andere gehen vor, Chemie, 4. Halbjahr
                td: kann nicht zählen: 0 Punkte
                td: 11
                td: –
                td: –
              tr
                th scope=row: Biologie
                td
                  a href=#/plan/kurs/000000000000000000000000000000a1: 5 Punkte, zählt, Biologie, 1. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000a2: 4 Punkte, unter 5, zählt, Biologie, 2. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000a3: 5 Punkte, zählt, Biologie, 3. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000a4: 5 Punkte, zählt, Biologie, 4. Halbjahr
                td: Pflicht
                td: 19
                td: 4
                td: 19
              tr
                th scope=row: Sport
                td
                  a href=#/plan/kurs/000000000000000000000000000000d1: 6 Punkte, zählt, Sport, 1. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000d2: 6 Punkte, zählt, Sport, 2. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000d3: 6 Punkte, zählt, Sport, 3. Halbjahr
                td
                  a href=#/plan/kurs/000000000000000000000000000000d4: 6 Punkte, zählt, Sport, 4. Halbjahr
                td: frei
                td: 24
                td: 4
                td: 24
          p: 257 Punkte auf 48 Gewichte, mal 40 214
          p: Am knappsten: Bildende Kunst, 4. Halbjahr (5) zählt noch, Chemie, 4. Halbjahr (4) nicht mehr.
          ul aria-label=Zeichen
            li: zählt
            li: doppelt
            li: eingeklammert
            li: von dir eingeklammert
            li: kann nicht zählen
            li: nicht belegt
      nav aria-label=Bereiche
        div
          a href=#/plan: Überblick
          a href=#/plan/kurse aria-current=page: Kurse
          a href=#/plan/pruefungen: Prüfungen
          a href=#/plan/ziel: Ziel
        a href=#/plan/eintragen aria-label=Eintragen
    div

    """#
}
