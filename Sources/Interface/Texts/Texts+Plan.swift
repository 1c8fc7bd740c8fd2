import Abitur
import JSON
import Planner

/// The texts of the own plan: its subjects, half-years, results and exams.
extension Texts {
  static var newPlan: Literal { "Eigenen Plan anlegen" }
  static var continuePlan: Literal { "Zu deinem Plan" }
  static var planMade: Literal { "Plan angelegt" }
  static var component: Literal { "Seminarkurs" }
  static var componentPoints: Literal { "Seminarkurs, Punkte" }
  static var goal: Literal { "Ziel" }
  static var goalAdded: Literal { "Ziel gesetzt" }
  static var addGoal: Literal { "Ziel setzen" }
  static var course: Literal { "Kurs" }
  static var exam: Literal { "Prüfung" }
  static var results: Literal { "Leistungen" }
  static var noPlanYet: Literal {
    "Trag zuerst deine Fächer ein. Sobald ein Kurs ein Ergebnis hat, steht hier deine Note."
  }
  static var toSubjects: Literal { "Zu den Fächern" }

  // MARK: Subjects

  static var subjectsLead: Literal {
    "Tippe auf ein Feld und wähle die Punkte. Leer heißt noch nicht benotet."
  }
  static var addSubject: Literal { "Hinzufügen" }
  static var addSubjectLabel: Literal { "Fach hinzufügen" }
  static var addSubjectHint: Literal { "Name oder Kurzform, zum Beispiel Mathe" }
  static var noSubjects: Literal {
    "Noch kein Fach. Beginne mit deinen drei Leistungsfächern."
  }
  static var subjectsMade: Literal { "Pflichtfächer angelegt" }
  static var subjectIsThere: Literal { "Dieses Fach hast du schon." }
  static var ownSubject: Literal { "eigenes Fach, zählt nicht" }
  static var secondSubject: Literal { "doppelt, zählt nicht" }
  static var advanced: Literal { "Leistungsfach" }
  static var backToSubjects: Literal { "Zurück zu den Fächern" }
  static var subjectGone: Literal { "Dieses Fach gibt es nicht mehr." }
  static var openCourse: Literal { "noch nicht benotet" }
  static var notTakenCourse: Literal { "nicht belegt" }
  static var notTakenShort: Literal { "–" }
  static var deleteSubject: Literal { "Fach löschen" }
  static var deleteResult: Literal { "Leistung löschen" }
  static var deleteExam: Literal { "Prüfung löschen" }
  static var pointsOpen: Literal { "noch nicht zurück" }
  static var nothing: Literal { "ohne Angabe" }
  static var leftOut: Literal { "Gerade nicht mitgerechnet" }

  static func halfYear(_ number: Int) -> Text { "\(number). Halbjahr" }

  static func courseLabel(_ subject: String, _ halfYear: Int) -> Text {
    "\(Wording.harmless(subject)), \(Texts.halfYear(halfYear))"
  }

  static func points(_ number: Int) -> Text { Wording.points(number) }

  // MARK: Steps

  static func changed(_ attribute: Attribute, _ name: Text) -> Text {
    attribute == .grade ? "\(name) geändert" : "\(label(attribute)) \(name) geändert"
  }
  static func courseChanged(_ name: Text, _ halfYear: Int) -> Text {
    "\(name), \(Texts.halfYear(halfYear)) geändert"
  }
  static func added(_ name: Text) -> Text { "\(name) eingetragen" }
  static func deleted(_ name: Text) -> Text { "\(name) gelöscht" }
  static func undone(_ name: Text) -> Text { "Rückgängig gemacht: \(name)" }
  static func taken(_ name: String) -> Text { "\(Wording.quoted(name)) übernommen" }
  static var undo: Literal { "Rückgängig" }
  static var redo: Literal { "Wiederholen" }
  static var notWritable: Literal { "Das geht gerade nicht: Hier lässt sich nichts ändern." }
  static var notPossible: Literal { "Das geht so nicht. Es ist nichts verändert." }

  // MARK: Fields

  /// What a field is called.
  static func label(_ attribute: Attribute) -> Literal {
    switch attribute {
    case .name: "Name"
    case .picture: "Bild"
    case .classLevel: "Klassenstufe"
    case .land: "Land"
    case .abiturYear: "Abitur"
    case .school: "Schule"
    case .writtenShare: "Anteil schriftlich in Prozent"
    case .oralShare: "Anteil mündlich in Prozent"
    case .readings: "Lesarten"
    case .catalogued, .shortName: "Kurzname"
    case .colour: "Farbe"
    case .level: "Niveau"
    case .field: "Aufgabenfeld"
    case .limit: "Höchstens einbringen"
    case .doubled: "Doppelt werten"
    case .weights: "Gewichte"
    case .note: "Notiz"
    case .notTaken: "Belegung"
    case .points: "Punkte"
    case .wish: "Kurs einbringen"
    case .resultKind: "Art"
    case .ownKind: "Eigene Art"
    case .title: "Thema"
    case .standing: "Stand"
    case .group: "Zählt als"
    case .weight: "Gewicht"
    case .percent: "Fester Anteil in Prozent"
    case .date: "Datum"
    case .time: "Uhrzeit"
    case .place: "Raum"
    case .examKind: "Art der Prüfung"
    case .secondPart: "Zweiter Teil"
    case .secondPoints: "Punkte im zweiten Teil"
    case .additionalOral: "Zusätzliche mündliche Prüfung"
    case .additionalPoints: "Punkte zusätzlich mündlich"
    case .additionalDate: "Datum zusätzlich mündlich"
    case .additionalPlace: "Raum zusätzlich mündlich"
    case .certified: "Vierfacher Wert laut Schule"
    case .componentPlace: "Seminarkurs einbringen"
    case .replaces: "Ersetzt"
    case .grade: "Dein Ziel"
    }
  }

  /// The words of the schema as people read them, in its order.
  static func words(_ attribute: Attribute) -> [Literal] {
    switch attribute {
    case .level: ["Basisfach", "Leistungsfach"]
    case .wish: ["nicht einbringen", "einbringen"]
    case .resultKind:
      [
        "Klausur", "Klassenarbeit", "Mündliche Leistung", "GFS", "Test", "Praktische Leistung",
        "Projekt", "Andere Leistung",
      ]
    case .standing: ["benotet", "noch nicht zurück", "entschuldigt", "verweigert, 0 Punkte"]
    case .group, .examKind: ["schriftlich", "mündlich"]
    case .secondPart: ["fachpraktisch", "Kommunikationsprüfung"]
    case .componentPlace: ["im Kursblock", "im Prüfungsblock", "nicht einbringen"]
    default: []
    }
  }

  /// What a single result is.
  static func kind(of result: Record) -> Text {
    if result.resultKind == .own, let own = result.bytes(.ownKind) { return Text(utf8: own) }
    return Text(words(.resultKind)[result.resultKind.rawValue])
  }

  // MARK: Estimate

  static func estimate(_ estimate: CourseEstimate) -> Text {
    "Schätzung \(Wording.points(estimate.points.value))"
  }

  /// How an estimate came about, in sentences.
  static func explained(_ estimate: CourseEstimate) -> Text {
    var parts: [Text] = []
    for mean in estimate.means {
      let group: Literal = mean.group == .written ? "Schriftlich" : "Mündlich"
      var part: Text =
        "\(group) \(Wording.count(mean.results.count, "Leistung", "Leistungen")), "
      part += "Mittel \(Wording.number(mean.value, places: 2))"
      if estimate.means.count > 1 { part += ", Anteil \(mean.share)" }
      parts.append(part)
    }
    for fixed in estimate.fixed {
      parts.append("\(fixed.percent) Prozent fest mit \(Wording.points(fixed.points.value))")
    }
    var text = parts.joined("; ")
    text += ". Genau \(Wording.number(estimate.exact, places: 2)), gerundet "
    text += "\(estimate.points.value)."
    if let next = estimate.toNext {
      text += " Bis \(estimate.points.value + 1) fehlen \(Wording.number(next, places: 2))."
    }
    return text + Text(" Was im Zeugnis steht, entscheidet deine Lehrkraft.")
  }

  static func reason(_ reason: NoCourseResult) -> Text {
    switch reason {
    case .nothingEntered: "Noch keine Leistung eingetragen."
    case .nothingGraded: "Noch ist nichts zurück."
    case .nothingCounts: "Was benotet ist, zählt nicht."
    case .tooMuchFixed(let percent):
      "Die festen Anteile ergeben zusammen \(percent) Prozent, mehr als 100."
    }
  }
}
