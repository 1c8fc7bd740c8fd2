import JSON

extension Wording {
  /// The rules of Baden-Württemberg in words.
  static let badenWuerttemberg: [RuleText] = [
    // MARK: Courses

    ("bw-40-kurse", "", Texts.bw40Kurse, Texts.bw40KurseSentence),
    ("bw-kursblock-formel", "", Texts.bwKursblockFormel, Texts.bwKursblockFormelSentence),
    ("bw-leistungsfaecher", "", Texts.bwLeistungsfaecher, Texts.bwLeistungsfaecherSentence),
    ("bw-doppelt", "", Texts.bwDoppelt, Texts.bwDoppeltSentence),
    ("bw-deutsch", "", Texts.bwDeutsch, Texts.bwDeutschSentence),
    ("bw-mathematik", "", Texts.bwMathematik, Texts.bwMathematikSentence),
    ("bw-geschichte", "", Texts.bwGeschichte, Texts.bwGeschichteSentence),
    ("bw-geographie", "BW-2021", Texts.bwGeographie2021, Texts.bwGeographie2021Sentence),
    ("bw-geographie", "", Texts.bwGeographie, Texts.bwGeographieSentence),
    ("bw-gemeinschaftskunde", "", Texts.bwGemeinschaftskunde, Texts.bwGemeinschaftskundeSentence),
    ("bw-kunst-musik", "", Texts.bwKunstMusik, Texts.bwKunstMusikSentence),
    (
      "bw-sprachen-naturwissenschaften", "", Texts.bwSprachenNaturwissenschaften,
      Texts.bwSprachenNaturwissenschaftenSentence
    ),
    ("bw-muendliche-faecher", "", Texts.bwMuendlicheFaecher, Texts.bwMuendlicheFaecherSentence),
    ("bw-religion-ethik", "", Texts.bwReligionEthik, Texts.bwReligionEthikSentence),
    (
      "bw-zweistuendige-wahlfaecher", "", Texts.bwZweistuendigeWahlfaecher,
      Texts.bwZweistuendigeWahlfaecherSentence
    ),
    ("bw-null-punkte", "", Texts.bwNullPunkte, Texts.bwNullPunkteSentence),
    ("bw-unter-5", "", Texts.bwUnter5, Texts.bwUnter5Sentence),
    (
      "bw-unter-5-leistungsfach", "", Texts.bwUnter5Leistungsfach,
      Texts.bwUnter5LeistungsfachSentence
    ),
    ("bw-kursblock-200", "", Texts.bwKursblock200, Texts.bwKursblock200Sentence),

    // MARK: Exams

    ("bw-pruefungsblock-100", "", Texts.bwPruefungsblock100, Texts.bwPruefungsblock100Sentence),
    ("bw-jede-pruefung-4", "", Texts.bwJedePruefung4, Texts.bwJedePruefung4Sentence),
    ("bw-drei-pruefungen-20", "", Texts.bwDreiPruefungen20, Texts.bwDreiPruefungen20Sentence),
    ("bw-pruefungen", "", Texts.bwPruefungen, Texts.bwPruefungenSentence),
    (
      "bw-pruefungsfaecher-felder", "", Texts.bwPruefungsfaecherFelder,
      Texts.bwPruefungsfaecherFelderSentence
    ),
    (
      "bw-pruefungsfaecher-deutsch", "", Texts.bwPruefungsfaecherDeutsch,
      Texts.bwPruefungsfaecherDeutschSentence
    ),
    (
      "bw-pruefungsfaecher-mathematik", "", Texts.bwPruefungsfaecherMathematik,
      Texts.bwPruefungsfaecherMathematikSentence
    ),
    ("bw-leistungsfach-wahl", "", Texts.bwLeistungsfachWahl, Texts.bwLeistungsfachWahlSentence),
    ("bw-zusatzpruefung", "", Texts.bwZusatzpruefung, Texts.bwZusatzpruefungSentence),
    (
      "bw-kommunikationspruefung", "", Texts.bwKommunikationspruefung,
      Texts.bwKommunikationspruefungSentence
    ),
    ("bw-fachpraktisch", "", Texts.bwFachpraktisch, Texts.bwFachpraktischSentence),
    ("bw-seminarkurs", "", Texts.bwSeminarkurs, Texts.bwSeminarkursSentence),

    // MARK: Certificate

    ("bw-gesamt-300", "", Texts.bwGesamt300, Texts.bwGesamt300Sentence),
    ("bw-notentabelle", "", Texts.bwNotentabelle, Texts.bwNotentabelleSentence),
    ("bw-fachhochschulreife", "", Texts.bwFachhochschulreife, Texts.bwFachhochschulreifeSentence),
    (
      "bw-fachhochschulreife-note", "", Texts.bwFachhochschulreifeNote,
      Texts.bwFachhochschulreifeNoteSentence
    ),
  ]
}
