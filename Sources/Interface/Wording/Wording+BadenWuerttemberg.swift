extension Wording {
  /// The rules of Baden-Württemberg in words.
  static let badenWuerttemberg: [RuleText] = [
    // MARK: Courses

    ("bw-40-kurse", "", "Vierzig Kurse", "Genau 40 Kurse kommen in den Kursblock."),
    (
      "bw-kursblock-formel", "", "Formel des Kursblocks",
      """
      Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; \
      erst dann wird gerundet.
      """
    ),
    (
      "bw-leistungsfaecher", "", "Kurse der Leistungsfächer",
      "Alle Kurse der drei Leistungsfächer zählen."
    ),
    (
      "bw-doppelt", "", "Zwei Leistungsfächer doppelt",
      "Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du."
    ),
    ("bw-deutsch", "", "Deutsch", "In Deutsch zählen vier Kurse."),
    ("bw-mathematik", "", "Mathematik", "In Mathematik zählen vier Kurse."),
    ("bw-geschichte", "", "Geschichte", "In Geschichte zählen vier Kurse."),
    (
      "bw-geographie", "BW-2021", "Geographie und Gemeinschaftskunde",
      """
      In Geographie und in Gemeinschaftskunde zählen je zwei Kurse, mit Wirtschaft als \
      Leistungsfach je einer.
      """
    ),
    (
      "bw-geographie", "", "Geographie",
      "In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer."
    ),
    (
      "bw-gemeinschaftskunde", "", "Gemeinschaftskunde",
      "In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer."
    ),
    (
      "bw-kunst-musik", "", "Bildende Kunst oder Musik",
      "In Bildender Kunst oder in Musik zählen zwei Kurse."
    ),
    (
      "bw-sprachen-naturwissenschaften", "", "Sprachen und Naturwissenschaften",
      """
      In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer \
      zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
      """
    ),
    (
      "bw-muendliche-faecher", "", "Mündliche Prüfungsfächer",
      "In jedem mündlichen Prüfungsfach zählen vier Kurse."
    ),
    (
      "bw-religion-ethik", "", "Religionslehre oder Ethik",
      "Die Kurse in Religionslehre oder Ethik sind frei, solange keine andere Lesart gewählt ist."
    ),
    (
      "bw-zweistuendige-wahlfaecher", "", "Zweistündige Wahlfächer",
      """
      In einem zweistündigen Wahlfach wie Philosophie oder Astronomie zählen höchstens zwei \
      Kurse.
      """
    ),
    ("bw-null-punkte", "", "Kurse mit 0 Punkten", "Ein Kurs mit 0 Punkten kann nicht zählen."),
    (
      "bw-unter-5", "", "Kurse unter 5 Punkten",
      "Höchstens 8 der 40 Kurse dürfen unter 5 Punkten liegen."
    ),
    (
      "bw-unter-5-leistungsfach", "", "Leistungsfachkurse unter 5 Punkten",
      "Höchstens 3 Kurse der Leistungsfächer dürfen unter 5 Punkten liegen."
    ),
    (
      "bw-kursblock-200", "", "Mindestens 200 im Kursblock",
      "Der Kursblock braucht mindestens 200 Punkte."
    ),

    // MARK: Exams

    (
      "bw-pruefungsblock-100", "", "Mindestens 100 im Prüfungsblock",
      "Der Prüfungsblock braucht mindestens 100 Punkte."
    ),
    (
      "bw-jede-pruefung-4", "", "Jede Prüfung mindestens 4",
      "Jede Prüfung braucht in vierfacher Wertung mindestens 4 Punkte."
    ),
    (
      "bw-drei-pruefungen-20", "", "Drei Prüfungen ab 20",
      """
      In drei Prüfungsfächern, darunter zwei Leistungsfächern, braucht es in vierfacher Wertung \
      mindestens 20 Punkte.
      """
    ),
    (
      "bw-pruefungen", "", "Fünf Prüfungen",
      """
      Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede \
      Prüfung zählt vierfach.
      """
    ),
    (
      "bw-pruefungsfaecher-felder", "", "Alle Aufgabenfelder",
      "Die Prüfungsfächer decken alle drei Aufgabenfelder ab."
    ),
    ("bw-pruefungsfaecher-deutsch", "", "Deutsch als Prüfungsfach", "Deutsch ist Prüfungsfach."),
    (
      "bw-pruefungsfaecher-mathematik", "", "Mathematik als Prüfungsfach",
      "Mathematik ist Prüfungsfach."
    ),
    (
      "bw-leistungsfach-wahl", "", "Wahl der Leistungsfächer",
      """
      Mindestens zwei Leistungsfächer sind aus Deutsch, Mathematik, den Fremdsprachen, Physik, \
      Chemie und Biologie.
      """
    ),
    (
      "bw-zusatzpruefung", "", "Zusätzliche mündliche Prüfung",
      "Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach."
    ),
    (
      "bw-kommunikationspruefung", "", "Kommunikationsprüfung",
      """
      In einer modernen Fremdsprache zählt die Kommunikationsprüfung ein Viertel und der übrige \
      schriftliche Teil drei Viertel.
      """
    ),
    (
      "bw-fachpraktisch", "", "Fachpraktische Prüfung",
      """
      In Sport, Musik und Bildender Kunst zählen der schriftliche und der fachpraktische Teil je \
      zur Hälfte.
      """
    ),
    (
      "bw-seminarkurs", "", "Seminarkurs",
      """
      Der Seminarkurs kann als zwei Kurse in den Kursblock oder statt einer mündlichen Prüfung in \
      den Prüfungsblock.
      """
    ),

    // MARK: Certificate

    (
      "bw-gesamt-300", "", "Mindestens 300 insgesamt",
      "Kursblock und Prüfungsblock brauchen zusammen mindestens 300 Punkte."
    ),
    (
      "bw-notentabelle", "", "Notentabelle",
      "Die Note steht in der amtlichen Tabelle, die in allen Ländern gleich ist."
    ),
    (
      "bw-fachhochschulreife", "", "Fachhochschulreife, schulischer Teil",
      """
      Aus zwei aufeinanderfolgenden Halbjahren zählen die Kurse von zwei Leistungsfächern doppelt \
      und elf weitere Kurse einfach.
      """
    ),
    (
      "bw-fachhochschulreife-note", "", "Notentabelle der Fachhochschulreife",
      "Die Note der Fachhochschulreife steht in einer eigenen Tabelle von 95 bis 285 Punkten."
    ),
  ]
}
