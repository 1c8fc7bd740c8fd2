extension Wording {
  /// The rules of Baden-Württemberg in words.
  static let badenWuerttemberg: [RuleText] = courseRules + examRules + certificateRules

  private static let courseRules: [RuleText] = [
    RuleText(
      "bw-40-kurse", "Vierzig Kurse", "Genau 40 Kurse kommen in den Kursblock."),
    RuleText(
      "bw-kursblock-formel", "Formel des Kursblocks",
      """
      Die Summe der Punkte wird durch die Summe der Gewichte geteilt und mit 40 malgenommen; \
      erst dann wird gerundet.
      """),
    RuleText(
      "bw-leistungsfaecher", "Kurse der Leistungsfächer",
      "Alle Kurse der drei Leistungsfächer zählen."),
    RuleText(
      "bw-doppelt", "Zwei Leistungsfächer doppelt",
      "Die Kurse von zwei Leistungsfächern zählen doppelt; welche zwei, entscheidest du."),
    RuleText("bw-deutsch", "Deutsch", "In Deutsch zählen vier Kurse."),
    RuleText("bw-mathematik", "Mathematik", "In Mathematik zählen vier Kurse."),
    RuleText("bw-geschichte", "Geschichte", "In Geschichte zählen vier Kurse."),
    RuleText(
      "bw-geographie", in: "BW-2021", "Geographie und Gemeinschaftskunde",
      """
      In Geographie und in Gemeinschaftskunde zählen je zwei Kurse, mit Wirtschaft als \
      Leistungsfach je einer.
      """),
    RuleText(
      "bw-geographie", "Geographie",
      "In Geographie zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer."),
    RuleText(
      "bw-gemeinschaftskunde", "Gemeinschaftskunde",
      "In Gemeinschaftskunde zählen zwei Kurse, mit Wirtschaft als Leistungsfach einer."),
    RuleText(
      "bw-kunst-musik", "Bildende Kunst oder Musik",
      "In Bildender Kunst oder in Musik zählen zwei Kurse."),
    RuleText(
      "bw-sprachen-naturwissenschaften", "Sprachen und Naturwissenschaften",
      """
      In einer Fremdsprache und einer Naturwissenschaft zählen je vier Kurse, dazu vier in einer \
      zweiten Fremdsprache oder einer zweiten Naturwissenschaft, auch Informatik oder NwT.
      """),
    RuleText(
      "bw-muendliche-faecher", "Mündliche Prüfungsfächer",
      "In jedem mündlichen Prüfungsfach zählen vier Kurse."),
    RuleText(
      "bw-religion-ethik", "Religionslehre oder Ethik",
      "Die Kurse in Religionslehre oder Ethik sind frei, solange keine andere Lesart gewählt ist."),
    RuleText(
      "bw-zweistuendige-wahlfaecher", "Zweistündige Wahlfächer",
      """
      In einem zweistündigen Wahlfach wie Philosophie oder Astronomie zählen höchstens zwei \
      Kurse.
      """),
    RuleText(
      "bw-null-punkte", "Kurse mit 0 Punkten", "Ein Kurs mit 0 Punkten kann nicht zählen."),
    RuleText(
      "bw-unter-5", "Kurse unter 5 Punkten",
      "Höchstens 8 der 40 Kurse dürfen unter 5 Punkten liegen."),
    RuleText(
      "bw-unter-5-leistungsfach", "Leistungsfachkurse unter 5 Punkten",
      "Höchstens 3 Kurse der Leistungsfächer dürfen unter 5 Punkten liegen."),
    RuleText(
      "bw-kursblock-200", "Mindestens 200 im Kursblock",
      "Der Kursblock braucht mindestens 200 Punkte."),
  ]

  private static let examRules: [RuleText] = [
    RuleText(
      "bw-pruefungsblock-100", "Mindestens 100 im Prüfungsblock",
      "Der Prüfungsblock braucht mindestens 100 Punkte."),
    RuleText(
      "bw-jede-pruefung-4", "Jede Prüfung mindestens 4",
      "Jede Prüfung braucht in vierfacher Wertung mindestens 4 Punkte."),
    RuleText(
      "bw-drei-pruefungen-20", "Drei Prüfungen ab 20",
      """
      In drei Prüfungsfächern, darunter zwei Leistungsfächern, braucht es in vierfacher Wertung \
      mindestens 20 Punkte.
      """),
    RuleText(
      "bw-pruefungen", "Fünf Prüfungen",
      """
      Die drei Leistungsfächer werden schriftlich geprüft, zwei weitere Fächer mündlich; jede \
      Prüfung zählt vierfach.
      """),
    RuleText(
      "bw-pruefungsfaecher-felder", "Alle Aufgabenfelder",
      "Die Prüfungsfächer decken alle drei Aufgabenfelder ab."),
    RuleText(
      "bw-pruefungsfaecher-deutsch", "Deutsch als Prüfungsfach", "Deutsch ist Prüfungsfach."),
    RuleText(
      "bw-pruefungsfaecher-mathematik", "Mathematik als Prüfungsfach",
      "Mathematik ist Prüfungsfach."),
    RuleText(
      "bw-leistungsfach-wahl", "Wahl der Leistungsfächer",
      """
      Mindestens zwei Leistungsfächer sind aus Deutsch, Mathematik, den Fremdsprachen, Physik, \
      Chemie und Biologie.
      """),
    RuleText(
      "bw-zusatzpruefung", "Zusätzliche mündliche Prüfung",
      "Das schriftliche Ergebnis zählt doppelt, das zusätzliche mündliche einfach."),
    RuleText(
      "bw-kommunikationspruefung", "Kommunikationsprüfung",
      """
      In einer modernen Fremdsprache zählt die Kommunikationsprüfung ein Viertel und der übrige \
      schriftliche Teil drei Viertel.
      """),
    RuleText(
      "bw-fachpraktisch", "Fachpraktische Prüfung",
      """
      In Sport, Musik und Bildender Kunst zählen der schriftliche und der fachpraktische Teil je \
      zur Hälfte.
      """),
    RuleText(
      "bw-seminarkurs", "Seminarkurs",
      """
      Der Seminarkurs kann als zwei Kurse in den Kursblock oder statt einer mündlichen Prüfung in \
      den Prüfungsblock.
      """),
  ]

  private static let certificateRules: [RuleText] = [
    RuleText(
      "bw-gesamt-300", "Mindestens 300 insgesamt",
      "Kursblock und Prüfungsblock brauchen zusammen mindestens 300 Punkte."),
    RuleText(
      "bw-notentabelle", "Notentabelle",
      "Die Note steht in der amtlichen Tabelle, die in allen Ländern gleich ist."),
    RuleText(
      "bw-fachhochschulreife", "Fachhochschulreife, schulischer Teil",
      """
      Aus zwei aufeinanderfolgenden Halbjahren zählen die Kurse von zwei Leistungsfächern doppelt \
      und elf weitere Kurse einfach.
      """),
    RuleText(
      "bw-fachhochschulreife-note", "Notentabelle der Fachhochschulreife",
      "Die Note der Fachhochschulreife steht in einer eigenen Tabelle von 95 bis 285 Punkten."),
  ]
}
