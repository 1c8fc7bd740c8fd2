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
        button data-msg=open-file: Plan öffnen
        nav aria-label=Bereiche
          ul
            li
              a href=#/beispiel/anfang aria-current=page: Überblick
            li
              a href=#/beispiel/anfang/rechnung: Rechnung
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
              div: Noch kein Ergebnis
              div
              div
                svg aria-label=Landeskala von 300 bis 900 Punkten. Noch kein Ergebnis.
              p: Alles ist noch offen. Mit dem ersten Ergebnis beginnt der Anflug.
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
                div: fünf offen von 300
          div
            section
              header
                h2: Prüfungen
                span: noch offen
              ul
                li
                  p: Mathematik schriftlich
                  span: noch offen
                li
                  p: Englisch schriftlich
                  span: noch offen
                li
                  p: Physik schriftlich
                  span: noch offen
                li
                  p: Deutsch mündlich
                  span: noch offen
                li
                  p: Religion mündlich
                  span: noch offen
            section
              header
                h2: Bedingungen
                span: 0 sicher, 8 offen
              ul
                li
                  p: Kursblock, noch offen
                  p:  mind. 200
                li
                  p: Kurse unter 5 Punkten, noch offen
                  p:  max. 8
                li
                  p: davon Leistungsfach, noch offen
                  p:  max. 3
                li
                  p: Kurse mit 0 Punkten, noch offen
                  p:  keiner
                li
                  p: Prüfungsblock, noch offen
                  p:  mind. 100
                li
                  p: Schwächste Prüfung, noch offen
                  p:  mind. 4
                li
                  p: Prüfungen ab 20, noch offen
                  p:  mind. 3
                li
                  p: davon Leistungsfach, noch offen
                  p:  mind. 2
          section
            header
              h2: Kurse
              span: 44 Kurse belegt
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
                  th scope=row: Mathematik
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: Leistungsfach
                  td: –
                  td: 4
                  td: –
                tr
                  th scope=row: Englisch
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: Leistungsfach
                  td: –
                  td: 4
                  td: –
                tr
                  th scope=row: Physik
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: Leistungsfach
                  td: –
                  td: 4
                  td: –
              tbody
                tr
                  th scope=rowgroup colspan=5: Mündliche Prüfung
                tr
                  th scope=row: Deutsch
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: Prüfungsfach
                  td: –
                  td: 4
                  td: –
                tr
                  th scope=row: Religion
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: Prüfungsfach
                  td: –
                  td: 4
                  td: –
              tbody
                tr
                  th scope=rowgroup colspan=5: Weitere Fächer
                tr
                  th scope=row: Geschichte
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: frei
                  td: –
                  td: 4
                  td: –
                tr
                  th scope=row: Geographie
                  td: nicht belegt
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: nicht belegt
                  td: frei
                  td: –
                  td: 2
                  td: –
                tr
                  th scope=row: Gemeinschafts­kunde
                  td: noch nicht benotet
                  td: nicht belegt
                  td: nicht belegt
                  td: noch nicht benotet
                  td: frei
                  td: –
                  td: 2
                  td: –
                tr
                  th scope=row: Biologie
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: frei
                  td: –
                  td: 4
                  td: –
                tr
                  th scope=row: Chemie
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: frei
                  td: –
                  td: 4
                  td: –
                tr
                  th scope=row: Bildende Kunst
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: frei
                  td: –
                  td: 4
                  td: –
                tr
                  th scope=row: Sport
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: noch nicht benotet
                  td: frei
                  td: –
                  td: 4
                  td: –
            ul aria-label=Zeichen
              li: noch nicht benotet
              li: nicht belegt
      nav aria-label=Bereiche
        div
          a href=#/beispiel/anfang aria-current=page: Überblick
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
              a href=#/beispiel/rechnung: Rechnung
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
                svg aria-label=Landeskala von 300 bis 900 Punkten. Sicher sind 430 Punkte, 300 sind offen. Projektion 638 Punkte, Note 2,1. Bestanden reicht es von 2,7 bis 1,6. 2,0 beginnt bei 643, es fehlen 5 Punkte.
              p
                Triffst du in jeder Prüfung deinen Kursschnitt, landest du bei 638.
                strong: Fünf Punkte mehr sind 2,0.
                a href=#/beispiel/rechnung: Rechnung öffnen
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
                div: Projektion, fünf offen von 300
          div
            section
              header
                h2: Prüfungen
                span: 208 projiziert
              ul
                li
                  p: Mathematik schriftlich, Schnitt 12
                  span: 48 projiziert
                li
                  p: Englisch schriftlich, Schnitt 10
                  span: 40 projiziert
                li
                  p: Physik schriftlich, Schnitt 8,5
                  span: 34 projiziert
                li
                  p: Deutsch mündlich, Schnitt 9
                  span: 36 projiziert
                li
                  p: Religion mündlich, Schnitt 12,5
                  span: 50 projiziert
            section
              header
                h2: Bedingungen
                span: 4 sicher, 4 offen
              ul
                li
                  p: Kursblock, sicher erfüllt, 230 darüber
                  p: 430 mind. 200
                li
                  p: Kurse unter 5 Punkten, sicher erfüllt, 8 darunter
                  p: 0 max. 8
                li
                  p: davon Leistungsfach, sicher erfüllt, 3 darunter
                  p: 0 max. 3
                li
                  p: Kurse mit 0 Punkten, sicher erfüllt
                  p: 0 keiner
                li
                  p: Prüfungsblock, noch offen, projiziert 108 darüber
                  p: 208 projiziert mind. 100
                li
                  p: Schwächste Prüfung, noch offen, projiziert 30 darüber
                  p: 34 projiziert mind. 4
                li
                  p: Prüfungen ab 20, noch offen, projiziert 2 darüber
                  p: 5 projiziert mind. 3
                li
                  p: davon Leistungsfach, noch offen, projiziert 1 darüber
                  p: 3 projiziert mind. 2
          section
            header
              h2: Kurse
              span: 40 von 44 Kursen zählen
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
                  th scope=rowgroup colspan=5: Mündliche Prüfung
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
                  th scope=row: Religion
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
                  th scope=row: Biologie
                  td: 10 Punkte, zählt
                  td: 11 Punkte, zählt
                  td: 10 Punkte, zählt
                  td: 12 Punkte, zählt
                  td: Pflicht
                  td: 43
                  td: 4
                  td: 43
                tr
                  th scope=row: Chemie eingeklammert
                  td: 5 Punkte, vom Planer eingeklammert
                  td: 4 Punkte, unter 5, vom Planer eingeklammert
                  td: 6 Punkte, vom Planer eingeklammert
                  td: 5 Punkte, vom Planer eingeklammert
                  td
                  td: 20
                  td: –
                  td: –
                tr
                  th scope=row: Bildende Kunst
                  td: 13 Punkte, zählt
                  td: 12 Punkte, zählt
                  td: 14 Punkte, zählt
                  td: 13 Punkte, zählt
                  td: 2 Pflicht, 2 frei
                  td: 52
                  td: 4
                  td: 52
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
            ul aria-label=Zeichen
              li: zählt
              li: doppelt
              li: eingeklammert
              li: nicht belegt
      nav aria-label=Bereiche
        div
          a href=#/beispiel aria-current=page: Überblick
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
              a href=#/beispiel/fertig/rechnung: Rechnung
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
                svg aria-label=Landeskala von 300 bis 900 Punkten. Gelandet bei 640 Punkten, Note 2,1. 2,0 beginnt bei 643, es fehlen 3 Punkte.
              p
                Alle fünf Prüfungen sind da.
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
                div: Fünf Prüfungen von 300
          div
            section
              header
                h2: Prüfungen
                span: 210 Punkte
              ul
                li
                  p: Mathematik schriftlich 11, mündlich 13, andere Lesart 48
                  span: 47
                li
                  p: Englisch schriftlich 9
                  span: 36
                li
                  p: Physik schriftlich 8, mündlich 7
                  span: 31
                li
                  p: Deutsch mündlich 10
                  span: 40
                li
                  p: Religion mündlich 14
                  span: 56
            section
              header
                h2: Bedingungen
                span: Alle erfüllt
              ul
                li
                  p: Kursblock, sicher erfüllt, 230 darüber
                  p: 430 mind. 200
                li
                  p: Kurse unter 5 Punkten, sicher erfüllt, 8 darunter
                  p: 0 max. 8
                li
                  p: davon Leistungsfach, sicher erfüllt, 3 darunter
                  p: 0 max. 3
                li
                  p: Kurse mit 0 Punkten, sicher erfüllt
                  p: 0 keiner
                li
                  p: Prüfungsblock, sicher erfüllt, 110 darüber
                  p: 210 mind. 100
                li
                  p: Schwächste Prüfung, sicher erfüllt, 27 darüber
                  p: 31 mind. 4
                li
                  p: Prüfungen ab 20, sicher erfüllt, 2 darüber
                  p: 5 mind. 3
                li
                  p: davon Leistungsfach, sicher erfüllt, 1 darüber
                  p: 3 mind. 2
          section
            header
              h2: Kurse
              span: 40 von 44 Kursen zählen
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
                  th scope=rowgroup colspan=5: Mündliche Prüfung
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
                  th scope=row: Religion
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
                  th scope=row: Biologie
                  td: 10 Punkte, zählt
                  td: 11 Punkte, zählt
                  td: 10 Punkte, zählt
                  td: 12 Punkte, zählt
                  td: Pflicht
                  td: 43
                  td: 4
                  td: 43
                tr
                  th scope=row: Chemie eingeklammert
                  td: 5 Punkte, vom Planer eingeklammert
                  td: 4 Punkte, unter 5, vom Planer eingeklammert
                  td: 6 Punkte, vom Planer eingeklammert
                  td: 5 Punkte, vom Planer eingeklammert
                  td
                  td: 20
                  td: –
                  td: –
                tr
                  th scope=row: Bildende Kunst
                  td: 13 Punkte, zählt
                  td: 12 Punkte, zählt
                  td: 14 Punkte, zählt
                  td: 13 Punkte, zählt
                  td: 2 Pflicht, 2 frei
                  td: 52
                  td: 4
                  td: 52
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
            ul aria-label=Zeichen
              li: zählt
              li: doppelt
              li: eingeklammert
              li: nicht belegt
      nav aria-label=Bereiche
        div
          a href=#/beispiel/fertig aria-current=page: Überblick
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
        button data-msg=open-file: Plan öffnen
        nav aria-label=Bereiche
          ul
            li
              a href=#/beispiel/verfehlt aria-current=page: Überblick
            li
              a href=#/beispiel/verfehlt/rechnung: Rechnung
        div
          p: Lena Abitur 2027, BW
      main
        header
          p: Lena Beispiel, Abitur 2027, Baden-Württemberg
        nav aria-label=Zeitpunkt im Beispiel
          a href=#/beispiel/anfang: Am Anfang
          a href=#/beispiel: Vor den Prüfungen
          a href=#/beispiel/fertig: Danach
        h1 id=titel: Überblick
        div
          div
            section aria-label=Note
              div: Nicht bestanden
              div
                p: Note nicht bestanden
                p: 298 von 900
              div
                svg aria-label=Landeskala von 300 bis 900 Punkten. Gelandet bei 298 Punkten, nicht bestanden. Bis 300 fehlen 2.
              p
                So reicht es nicht.
                strong: Zur Gesamtpunktzahl fehlen 2 Punkte.
                Drei weitere Bedingungen fehlen.
                a href=#/beispiel/verfehlt/rechnung: Rechnung öffnen
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
                div: Fünf Prüfungen von 300
            section
              header
                h2: Hinweise
              ul
                li
                  p: Geschichte klammern, 3. Hj Geht nicht: Geschichte muss zählen
          div
            section
              header
                h2: Prüfungen
                span: 84 Punkte
              ul
                li
                  p: Mathematik schriftlich 3
                  span: 12
                li
                  p: Englisch schriftlich 4
                  span: 16
                li
                  p: Physik schriftlich 3
                  span: 12
                li
                  p: Deutsch mündlich 5
                  span: 20
                li
                  p: Religion mündlich 6
                  span: 24
            section
              header
                h2: Bedingungen
                span: Vier nicht erfüllt
              ul
                li
                  p: Gesamtpunktzahl, nicht erfüllt, 2 fehlen
                  p: 298 mind. 300
                li
                  p: Kursblock, sicher erfüllt, 14 darüber
                  p: 214 mind. 200
                li
                  p: Kurse unter 5 Punkten, sicher erfüllt, 3 darunter
                  p: 5 max. 8
                li
                  p: davon Leistungsfach, sicher erfüllt, genau an der Grenze
                  p: 3 max. 3
                li
                  p: Kurse mit 0 Punkten, sicher erfüllt
                  p: 0 keiner
                li
                  p: Prüfungsblock, nicht erfüllt, 16 fehlen
                  p: 84 mind. 100
                li
                  p: Schwächste Prüfung, sicher erfüllt, 8 darüber
                  p: 12 mind. 4
                li
                  p: Prüfungen ab 20, nicht erfüllt, 1 fehlt
                  p: 2 mind. 3
                li
                  p: davon Leistungsfach, nicht erfüllt, 2 fehlen
                  p: 0 mind. 2
          section
            header
              h2: Kurse
              span: 40 von 44 Kursen zählen
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
                  th scope=row: Mathematik doppelt
                  td: 5 Punkte, zählt doppelt
                  td: 4 Punkte, unter 5, zählt doppelt
                  td: 5 Punkte, zählt doppelt
                  td: 5 Punkte, zählt doppelt
                  td: Leistungsfach
                  td: 19
                  td: 8
                  td: 38
                tr
                  th scope=row: Englisch doppelt
                  td: 6 Punkte, zählt doppelt
                  td: 5 Punkte, zählt doppelt
                  td: 5 Punkte, zählt doppelt
                  td: 6 Punkte, zählt doppelt
                  td: Leistungsfach
                  td: 22
                  td: 8
                  td: 44
                tr
                  th scope=row: Physik
                  td: 4 Punkte, unter 5, zählt
                  td: 4 Punkte, unter 5, zählt
                  td: 5 Punkte, zählt
                  td: 5 Punkte, zählt
                  td: Leistungsfach
                  td: 18
                  td: 4
                  td: 18
              tbody
                tr
                  th scope=rowgroup colspan=5: Mündliche Prüfung
                tr
                  th scope=row: Deutsch
                  td: 6 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: 5 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: Prüfungsfach
                  td: 23
                  td: 4
                  td: 23
                tr
                  th scope=row: Religion
                  td: 7 Punkte, zählt
                  td: 7 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: 7 Punkte, zählt
                  td: Prüfungsfach
                  td: 27
                  td: 4
                  td: 27
              tbody
                tr
                  th scope=rowgroup colspan=5: Weitere Fächer
                tr
                  th scope=row: Geschichte
                  td: 5 Punkte, zählt
                  td: 5 Punkte, zählt
                  td: 4 Punkte, unter 5, zählt
                  td: 5 Punkte, zählt
                  td: Pflicht
                  td: 19
                  td: 4
                  td: 19
                tr
                  th scope=row: Geographie
                  td: nicht belegt
                  td: 5 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: nicht belegt
                  td: Pflicht
                  td: 11
                  td: 2
                  td: 11
                tr
                  th scope=row: Gemeinschafts­kunde
                  td: 5 Punkte, zählt
                  td: nicht belegt
                  td: nicht belegt
                  td: 6 Punkte, zählt
                  td: Pflicht
                  td: 11
                  td: 2
                  td: 11
                tr
                  th scope=row: Biologie
                  td: 5 Punkte, zählt
                  td: 4 Punkte, unter 5, zählt
                  td: 5 Punkte, zählt
                  td: 5 Punkte, zählt
                  td: Pflicht
                  td: 19
                  td: 4
                  td: 19
                tr
                  th scope=row: Chemie eingeklammert
                  td: 0 Punkte, unter 5, kann nicht zählen
                  td: 3 Punkte, unter 5, vom Planer eingeklammert
                  td: 4 Punkte, unter 5, von dir eingeklammert
                  td: 4 Punkte, unter 5, vom Planer eingeklammert
                  td
                  td: 11
                  td: –
                  td: –
                tr
                  th scope=row: Bildende Kunst
                  td: 6 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: 5 Punkte, zählt
                  td: Pflicht
                  td: 23
                  td: 4
                  td: 23
                tr
                  th scope=row: Sport
                  td: 6 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: 6 Punkte, zählt
                  td: frei
                  td: 24
                  td: 4
                  td: 24
            p: 257 Punkte auf 48 Gewichte, mal 40 214
            ul aria-label=Zeichen
              li: zählt
              li: doppelt
              li: eingeklammert
              li: von dir eingeklammert
              li: kann nicht zählen
              li: nicht belegt
      nav aria-label=Bereiche
        div
          a href=#/beispiel/verfehlt aria-current=page: Überblick
          a href=#/beispiel/verfehlt/rechnung: Rechnung
        button data-msg=open-file aria-label=Plan öffnen
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
              a href=#/beispiel/fertig/rechnung aria-current=page: Rechnung
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
              summary data-msg=toggle: Kursblock 40 Kurse, 48 Gewichte 430
              div
                div: 516 durch 48 mal 40, gleich 430
                div
                  div: 12 Kurse der Leistungsfächer 122
                  div: Mathematik und Englisch doppelt 48 + 40 88
                  div: 22 Pflichtkurse 225
                  div: 6 freie Kurse Sport 15 14 14 13, Kunst 13 12 81
                  div: Summe auf 48 Gewichte 516
                p: Steht fest gesichert § 17 Absatz 1 AGVO
            details open=
              summary data-msg=toggle: Prüfungsblock fünf Prüfungen, vierfach 210
              div
                div
                  details open=
                    summary data-msg=toggle: Mathematik schriftlich 11, mündlich 13, andere Lesart 48 47
                    div
                      div: Klammer 2 mal 11 plus 13 Klammer zu mal 4 durch 3, rund 46,67, gerundet 47
                      p: Schriftlich zählt doppelt, mündlich einfach. Gerundet wird nach dem Vervierfachen.
                      p: Steht fest wahrscheinlich Landestabelle für schriftlich und mündlich
                  details open=
                    summary data-msg=toggle: Englisch schriftlich 9 36
                    div
                      div: 9 mal 4, gleich 36
                      p: Steht fest wahrscheinlich § 17 Absatz 2 AGVO
                  details open=
                    summary data-msg=toggle: Physik schriftlich 8, mündlich 7 31
                    div
                      div: Klammer 2 mal 8 plus 7 Klammer zu mal 4 durch 3, rund 30,67, gerundet 31
                      p: Schriftlich zählt doppelt, mündlich einfach. Gerundet wird nach dem Vervierfachen.
                      p: Steht fest wahrscheinlich Landestabelle für schriftlich und mündlich
                  details open=
                    summary data-msg=toggle: Deutsch mündlich 10 40
                    div
                      div: 10 mal 4, gleich 40
                      p: Steht fest wahrscheinlich § 17 Absatz 2 AGVO
                  details open=
                    summary data-msg=toggle: Religion mündlich 14 56
                    div
                      div: 14 mal 4, gleich 56
                      p: Steht fest wahrscheinlich § 17 Absatz 2 AGVO
                p: Steht fest wahrscheinlich § 17 Absatz 2 AGVO
            details open=
              summary data-msg=toggle: Note 640 liegt zwischen 625 und 642 2,1
              div
                p: Die Note steht in der Tabelle der Kultusministerkonferenz. Gerundet wird dabei nicht.
                p: Steht fest gesichert Notentabelle der Kultusministerkonferenz
      nav aria-label=Bereiche
        div
          a href=#/beispiel/fertig: Überblick
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
        p: Hier stimmt die Schreibweise nicht: Das ist kein gültiges JSON.
        dl
          div
            dt: Stelle
            dd: Zeile 3, Spalte 2
          div
            dt: Pfad
            dd: $
        p: Sieh an dieser Stelle nach, ob ein Komma, ein Anführungszeichen oder eine Klammer fehlt.
        p: An deiner Datei ist nichts verändert.
        button data-msg=open-file: Andere Datei wählen
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
}
