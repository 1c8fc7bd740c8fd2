extension Texts {
  // MARK: Status

  static func status(_ outcome: OverviewModel.Outcome) -> String {
    switch outcome {
    case .nothingYet: "Noch kein Ergebnis"
    case .projected: "Projektion"
    case .landed: "Steht fest"
    case .failed: "Nicht bestanden"
    case .impossible: "Keine Gesamtpunktzahl"
    }
  }

  static var grade: String { "Note" }
  static var noGrade: String { "–" }
  static var noGradeSpoken: String { "noch offen" }
  static var failedSpoken: String { "nicht bestanden" }
  static func outOf(_ maximum: Int) -> String { "von \(maximum)" }
  static var projectedSpoken: String { "projiziert" }

  static func possible(from: Int?, to: Int?) -> String? {
    guard let from, let to else { return nil }
    return "möglich \(German.grade(tenths: from)) bis \(German.grade(tenths: to))"
  }

  // MARK: The next true sentence

  /// A sentence with its stressed part: what comes before, what is stressed, what comes after.
  struct Sentence {
    var before: String
    var stressed: String
    var after = ""
  }

  static func sentence(_ model: OverviewModel) -> Sentence {
    switch model.outcome {
    case .nothingYet:
      return Sentence(
        before: "Alles ist noch offen. ", stressed: "Mit dem ersten Ergebnis beginnt der Anflug.")
    case .projected:
      guard let total = model.total else { return Sentence(before: "", stressed: "") }
      return Sentence(
        before: "\(projectionSense(model)), landest du bei \(total). ",
        stressed: next(model, total: total, isEarned: false))
    case .landed:
      guard let total = model.total else { return Sentence(before: "", stressed: "") }
      return Sentence(
        before: "Alle \(wordWithin(model.exams.count)) Prüfungen sind da. ",
        stressed: next(model, total: total, isEarned: true))
    case .failed:
      let violated = model.conditions.filter { $0.state == .violated }
      let isOver = model.exams.allSatisfy { $0.certainty == .certain }
      return Sentence(
        before: isOver ? "So reicht es nicht. " : "Eine Bedingung ist nicht mehr zu erfüllen. ",
        stressed: violated.first.map { shortfall($0) } ?? "",
        after: violated.count > 1 ? " \(otherConditions(violated.count - 1))" : "")
    case .impossible:
      return Sentence(
        before: "Mit diesen Kursen lässt sich keine Gesamtpunktzahl bilden. ",
        stressed: "Was fehlt, steht unten.")
    }
  }

  /// What the projection assumes.
  private static func projectionSense(_ model: OverviewModel) -> String {
    if model.courseBlock.certainty == .projected { return "Bleibst du bei deinem Schnitt" }
    let isPartly = model.exams.contains { $0.certainty == .certain }
    return "Triffst du in jeder \(isPartly ? "offenen " : "")Prüfung deinen Kursschnitt"
  }

  /// How far it is to the next tenth.
  private static func next(_ model: OverviewModel, total: Int, isEarned: Bool) -> String {
    guard let next = model.thresholds.first(where: { $0.points > total }) else {
      return "Besser als \(German.grade(tenths: model.gradeTenths ?? 10)) geht nicht."
    }
    let missing = next.points - total
    let verb = isEarned ? (missing == 1 ? "wäre" : "wären") : (missing == 1 ? "ist" : "sind")
    let noun = missing == 1 ? "Punkt" : "Punkte"
    return "\(word(missing)) \(noun) mehr \(verb) \(German.grade(tenths: next.tenths))."
  }

  private static func otherConditions(_ count: Int) -> String {
    count == 1
      ? "Eine weitere Bedingung fehlt."
      : "\(word(count)) weitere Bedingungen fehlen."
  }

  /// What is missing for a condition, as a sentence.
  private static func shortfall(_ condition: ConditionModel) -> String {
    let missing = condition.margin.map { -$0 } ?? 0
    let lacks = missing == 1 ? "fehlt \(points(1))" : "fehlen \(points(missing))"
    switch condition.key {
    case .total: return "Zur Gesamtpunktzahl \(lacks)."
    case .courseBlock: return "Im Kursblock \(lacks)."
    case .examBlock: return "Im Prüfungsblock \(lacks)."
    case .weakCourses:
      return missing == 1
        ? "Ein Kurs zu viel liegt unter 5 Punkten."
        : "\(word(missing)) Kurse zu viel liegen unter 5 Punkten."
    case .weakAdvancedCourses:
      return missing == 1
        ? "In den Leistungsfächern liegt ein Kurs zu viel unter 5 Punkten."
        : "In den Leistungsfächern liegen \(wordWithin(missing)) Kurse zu viel unter 5 Punkten."
    case .zeroCourses: return "Ein Kurs mit 0 Punkten müsste zählen."
    case .weakestExam: return "In der schwächsten Prüfung \(lacks)."
    case .strongExams:
      return missing == 1
        ? "Eine Prüfung mit mindestens \(strongExamPoints) Punkten fehlt."
        : "\(word(missing)) Prüfungen mit mindestens \(strongExamPoints) Punkten fehlen."
    case .strongAdvancedExams:
      return missing == 1
        ? "Ein Leistungsfach mit mindestens \(strongExamPoints) Punkten in der Prüfung fehlt."
        : "\(word(missing)) Leistungsfächer mit mindestens \(strongExamPoints) Punkten fehlen."
    }
  }

  /// The fourfold value that the conditions call a passed exam.
  private static var strongExamPoints: Int { 20 }

  // MARK: Landing scale

  static func secured(_ points: Int, open: Int) -> (figure: String, words: String) {
    ("\(points)", " sicher, \(open) offen")
  }

  static func courseBlock(_ points: Int) -> (figure: String, words: String) {
    ("\(points)", " Kursblock")
  }

  static func from(tenths: Int) -> (words: String, figure: String) {
    ("ab ", German.grade(tenths: tenths))
  }

  static func upTo(tenths: Int) -> (words: String, figure: String) {
    ("bis ", German.grade(tenths: tenths))
  }

  static func stillMissing(_ points: Int) -> String { " noch \(points)" }

  static func fix(name: String, value: Int?) -> String {
    guard let value else { return name }
    return "\(name) \(value)"
  }

  /// The landing scale in one sentence after the other.
  static func landingScale(_ model: OverviewModel) -> String {
    guard let lowest = model.thresholds.first else { return "" }
    var text = "Landeskala von \(lowest.points) bis \(model.maximum) Punkten."
    guard let total = model.total, let position = model.landing.position else {
      return "\(text) Noch kein Ergebnis."
    }
    if model.landing.isLanded {
      text += " Gelandet bei \(total) Punkten"
    } else {
      text += " Sicher sind \(points(position.total)), \(position.open) sind offen."
      text += " Projektion \(total) Punkte"
    }
    guard let tenths = model.gradeTenths else {
      text += ", nicht bestanden."
      if total < lowest.points {
        text += " Bis \(lowest.points) fehlen \(lowest.points - total)."
      }
      return text
    }
    text += ", Note \(German.grade(tenths: tenths))."
    if let range = model.range, let from = range.passFromTenths, let to = range.highestTenths {
      text += " Bestanden reicht es von \(German.grade(tenths: from))"
      text += " bis \(German.grade(tenths: to))."
    }
    if let next = model.thresholds.first(where: { $0.points > total }) {
      let missing = next.points - total
      text += " \(German.grade(tenths: next.tenths)) beginnt bei \(next.points),"
      text += missing == 1 ? " es fehlt 1 Punkt." : " es fehlen \(missing) Punkte."
    }
    return text
  }

  // MARK: Blocks

  static var blocks: String { "Blöcke" }
  static var courseBlock: String { "Kursblock" }
  static var examBlock: String { "Prüfungsblock" }

  static func coursesCount(_ counted: Int, of taken: Int) -> String {
    "\(counted) von \(taken) Kursen zählen"
  }

  static func coursesProjected(_ counted: Int, of taken: Int) -> String {
    "Projektion, \(counted) von \(taken) Kursen zählen"
  }

  static func coursesTaken(_ taken: Int) -> String { "\(taken) Kurse belegt" }

  static func examsDone(_ count: Int) -> String {
    count == 1 ? "Eine Prüfung" : "\(word(count)) Prüfungen"
  }

  static func examsOpen(_ count: Int, isProjected: Bool) -> String {
    let open = count == 1 ? "eine offen" : "\(wordWithin(count)) offen"
    return isProjected ? "Projektion, \(open)" : open
  }

  static var stillOpen: String { "noch offen" }

  // MARK: Exams

  static var exams: String { "Prüfungen" }
  static var subjectNotChosen: String { "Noch nicht gewählt" }

  static func examPoints(_ points: Int?, certainty: Certainty) -> String {
    guard let points else { return stillOpen }
    return certainty == .certain ? "\(points) Punkte" : "\(points) projiziert"
  }

  /// What an exam consists of: schriftlich 11, mündlich 13.
  static func examParts(_ exam: ExamModel) -> String {
    let isAllOpen = exam.parts.allSatisfy { $0.points == nil }
    var text = ""
    for part in exam.parts {
      if !text.isEmpty { text += ", " }
      text += partName(part.kind)
      if let points = part.points {
        text += " \(points)"
      } else if !isAllOpen {
        text += " offen"
      }
    }
    if text.isEmpty { text = kindName(exam.kind) }
    if exam.certainty == .projected, let level = exam.level {
      text += ", Schnitt \(German.points(level))"
    }
    if let other = exam.otherReading { text += ", andere Lesart \(other)" }
    return text
  }

  private static func kindName(_ kind: ExamModel.Kind) -> String {
    switch kind {
    case .written: "schriftlich"
    case .oral: "mündlich"
    case .seminar: "Seminarkurs"
    }
  }

  private static func partName(_ kind: ExamModel.PartKind) -> String {
    switch kind {
    case .written: "schriftlich"
    case .practical: "praktisch"
    case .communication: "Kommunikation"
    case .additionalOral, .oral: "mündlich"
    case .seminar: "Seminarkurs"
    case .reported: "nach den Unterlagen der Schule"
    }
  }

  // MARK: Conditions

  static var conditions: String { "Bedingungen" }

  static func conditionSummary(secured: Int, open: Int, violated: Int) -> String {
    if violated > 0 {
      return violated == 1 ? "Eine nicht erfüllt" : "\(word(violated)) nicht erfüllt"
    }
    return open == 0 ? "Alle erfüllt" : "\(secured) sicher, \(open) offen"
  }

  static func condition(_ key: ConditionKey) -> String {
    switch key {
    case .total: "Gesamtpunktzahl"
    case .courseBlock: courseBlock
    case .examBlock: examBlock
    case .weakCourses: "Kurse unter 5 Punkten"
    case .weakAdvancedCourses: "davon Leistungsfach"
    case .zeroCourses: "Kurse mit 0 Punkten"
    case .weakestExam: "Schwächste Prüfung"
    case .strongExams: "Prüfungen ab \(strongExamPoints)"
    case .strongAdvancedExams: "davon Leistungsfach"
    }
  }

  static func bound(_ condition: ConditionModel) -> String {
    switch condition.direction {
    case .atLeast: "mind. \(condition.bound)"
    case .atMost: condition.bound == 0 ? "keiner" : "max. \(condition.bound)"
    }
  }

  static func margin(_ condition: ConditionModel) -> String? {
    guard let margin = condition.margin else { return nil }
    let text: String
    switch condition.direction {
    case .atLeast:
      if margin < 0 {
        text = margin == -1 ? "1 fehlt" : "\(-margin) fehlen"
      } else {
        text = margin == 0 ? "genau erreicht" : "\(margin) darüber"
      }
    case .atMost:
      if margin < 0 {
        text = "\(-margin) zu viel"
      } else if condition.bound == 0 {
        return nil
      } else {
        text = margin == 0 ? "genau an der Grenze" : "\(margin) darunter"
      }
    }
    return condition.certainty == .projected ? "projiziert \(text)" : text
  }

  static func state(_ state: ConditionModel.State) -> String {
    switch state {
    case .secured: "sicher erfüllt"
    case .open: "noch offen"
    case .violated: "nicht erfüllt"
    }
  }

  // MARK: Notices

  static var notices: String { "Hinweise" }

  static func notice(_ notice: NoticeModel) -> (title: String, detail: String) {
    switch notice {
    case .unfulfillable(let rule, let needed, let available):
      return (rule, "\(needed) nötig, \(available) vorhanden")
    case .rejected(let wish, let subject, let halfYear, let rule):
      var what = wishName(wish)
      if let subject { what = "\(subject) \(what)" }
      if let halfYear { what += ", \(self.halfYear(halfYear))" }
      return (what, "Geht nicht: \(rule)")
    }
  }

  private static func wishName(_ wish: NoticeModel.Wish) -> String {
    switch wish {
    case .bracket: "klammern"
    case .keep: "zählen lassen"
    case .limit: "begrenzen"
    case .double: "doppelt zählen"
    case .seminar: "Seminarkurs verwenden"
    }
  }
}
