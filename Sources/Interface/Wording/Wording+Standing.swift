import Abitur
import JSON

extension Wording {
  /// The name of Block I.
  public static var blockOne: Literal { "Kursblock" }

  /// The name of Block II.
  public static var blockTwo: Literal { "Prüfungsblock" }

  /// A result that will come.
  public static var stillOpen: Literal { "noch offen" }

  /// A course without a result.
  public static var notGraded: Literal { "noch nicht benotet" }

  /// A course that there is not.
  public static var notTaken: Literal { "nicht belegt" }

  /// An exam subject that is not chosen yet.
  public static var notChosen: Literal { "noch nicht gewählt" }

  /// What a figure rests on: „Steht fest“ or „Projektion“.
  public static func basis(_ basis: Basis) -> Literal {
    switch basis {
    case .earned: "Steht fest"
    case .projected: "Projektion"
    }
  }

  /// How a pupil stands, in a word or two.
  public static func status(_ assessment: Assessment) -> Literal {
    if !assessment.shortfalls.isEmpty { return "Keine Gesamtpunktzahl" }
    if assessment.passed == .no {
      return assessment.basis == .earned ? "Nicht bestanden" : "Nicht mehr zu bestehen"
    }
    if assessment.total == nil { return "Noch kein Ergebnis" }
    return basis(assessment.basis)
  }

  /// Where a pupil stands, in one or two sentences.
  public func headline(_ assessment: Assessment) -> Text {
    sentences(assessment).joined(" ")
  }

  /// Where a pupil stands, in one or two sentences; of two the last says what to do.
  func sentences(_ assessment: Assessment) -> [Text] {
    if !assessment.shortfalls.isEmpty {
      return ["Mit den belegten Kursen lässt sich keine Gesamtpunktzahl bilden."]
    }
    guard let total = assessment.total else {
      return ["Alles ist noch offen.", "Mit dem ersten Ergebnis beginnt die Rechnung."]
    }
    if assessment.passed == .no { return [broken(assessment)] }
    let standing: Text =
      assessment.basis == .earned
      ? "Alle Ergebnisse sind da." : "\(assumption(assessment)), landest du bei \(total)."
    if assessment.conditions.contains(where: { $0.isMet == false && !$0.kind.isChoice }) {
      return [standing, "Das reicht noch nicht zum Bestehen, ist aber zu schaffen."]
    }
    guard let next = nextGrade(assessment) else { return [standing] }
    return [standing, next]
  }

  /// What can still become of it, in one or two sentences, or nothing where that is decided.
  public func range(_ assessment: Assessment) -> Text? {
    let range = assessment.range
    guard assessment.total != nil, assessment.passed != .no, assessment.basis == .projected,
      let from = range.passingFrom,
      let to = range.passingTo, let worst = range.worstGrade, let best = range.bestGrade
    else { return nil }
    var text: Text =
      from == to
      ? "Bestehst du, dann mit \(from) Punkten und der Note \(Wording.grade(best))."
      : """
      Bestehst du, dann mit \(from) bis \(to) Punkten, \
      Note \(Wording.grade(worst)) bis \(Wording.grade(best)).
      """
    if let safe = range.guaranteed, safe > 0 { text += " \(Wording.points(safe)) hast du sicher." }
    return text
  }

  /// Where the Seminarkurs goes.
  public static func place(_ place: ComponentPlace) -> Literal {
    switch place {
    case .unused: "wird nicht verwendet"
    case .blockOne: "zählt im Kursblock"
    case .blockTwo: "zählt im Prüfungsblock"
    }
  }

  /// Where a pupil stands with the school part of the Fachhochschulreife, in one sentence.
  public static func qualification(_ qualification: Qualification) -> Text {
    let subject: Text = "Der schulische Teil der Fachhochschulreife"
    var figures: Text = ""
    if let points = qualification.points {
      figures = ": \(Wording.points(points))"
      if let grade = qualification.grade { figures += ", Note \(Wording.grade(grade))" }
      if !qualification.period.isEmpty {
        let halfYears = qualification.period.map { "\($0.rawValue)." as Text }
        figures += ", aus dem \(list(halfYears)) Halbjahr"
      }
      if qualification.basis == .projected { figures += ", projiziert" }
    }
    switch qualification.state {
    case .yes: return "\(subject) ist erreicht\(figures)."
    case .open: return "\(subject) ist noch offen\(figures)."
    case .no: return "\(subject) ist mit diesen Kursen nicht zu erreichen."
    }
  }

  /// What the projection assumes.
  private func assumption(_ assessment: Assessment) -> Text {
    if assessment.blockOne.basis == .projected { return "Bleibst du bei deinem Schnitt" }
    let isPartly = assessment.blockTwo.exams.contains { $0.basis == .earned }
    return "Triffst du in jeder \(isPartly ? "offenen " : "")Prüfung deinen Kursschnitt"
  }

  /// How far it is to the next tenth.
  private func nextGrade(_ assessment: Assessment) -> Text? {
    guard let total = assessment.total, let grade = assessment.grade else { return nil }
    let better = Grade(tenths: grade.tenths - 1)
    guard let bound = assessment.ruleSet.grades.lowerBound(of: better) else {
      return "Besser als \(Wording.grade(grade)) geht nicht."
    }
    let missing = bound - total
    let verb: Literal =
      switch (assessment.basis, missing) {
      case (.earned, 1): "wäre"
      case (.earned, _): "wären"
      case (.projected, 1): "ist"
      case (.projected, _): "sind"
      }
    return """
      \(Wording.spelled(missing)) \(missing == 1 ? "Punkt" : "Punkte") mehr \(verb) \
      \(Wording.grade(better)).
      """
  }

  private func broken(_ assessment: Assessment) -> Text {
    var described: [Text] = []
    for condition in assessment.conditions where condition.state == .broken {
      let wording = self.condition(condition)
      var text = wording.name
      if let margin = wording.margin { text += " (\(margin))" }
      described.append(text)
    }
    let count = described.count
    return """
      \(count == 1 ? "Eine" : Wording.spelled(count)) Bedingung\(count == 1 ? "" : "en") \
      \(count == 1 ? "ist" : "sind") nicht \
      \(assessment.basis == .earned ? "erfüllt" : "mehr zu erfüllen"): \
      \(Wording.list(described)).
      """
  }
}
