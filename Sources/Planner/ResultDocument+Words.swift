import Abitur

extension ResultDocument {
  func word(_ basis: Basis) -> String {
    switch basis {
    case .earned: "fest"
    case .projected: "projiziert"
    }
  }

  func word(_ state: PassState) -> String {
    switch state {
    case .yes: "ja"
    case .open: "offen"
    case .no: "nein"
    }
  }

  func word(_ state: ConditionState) -> String {
    switch state {
    case .safe: "sicher"
    case .open: "offen"
    case .broken: "verletzt"
    }
  }

  func word(_ place: ComponentPlace) -> String {
    switch place {
    case .unused: PlanFormat.unused
    case .blockOne: PlanFormat.blockOne
    case .blockTwo: PlanFormat.blockTwo
    }
  }

  func word(_ kind: ExamKind) -> String {
    switch kind {
    case .written: "schriftlich"
    case .oral: "muendlich"
    case .component: "seminarkurs"
    }
  }

  func word(_ rounding: Rounding) -> String {
    switch rounding {
    case .halfUp: "halb nach oben"
    case .down: "nach unten"
    }
  }

  func word(_ verdict: CourseVerdict) -> String {
    switch verdict {
    case .required: "pflicht"
    case .fulfils: "auswahl"
    case .free: "frei"
    case .held: "gehalten"
    case .bracketed: "geklammert"
    case .limited: "begrenzt"
    case .weaker: "schwächer"
    case .capped: "gesperrt"
    case .zero: "null"
    case .notTaken: "nicht belegt"
    }
  }

  func word(_ formula: Formula) -> String {
    switch formula {
    case .given: "gegeben"
    case .sum: "summe"
    case .blocks: "beide-bloecke"
    case .scaledMean: "summe-durch-teiler-mal"
    case .course: "kurs"
    case .again: "noch-einmal"
    case .exam: "ergebnis-mal"
    case .combined: "teile-verrechnet"
    case .certified: "von-der-schule"
    case .gradeRow: "notentabelle"
    case .noGrade: "keine-note"
    }
  }
}

extension ExplanationKey {
  /// The stable text of the key, unique among siblings.
  public var text: String {
    switch self {
    case .total: "gesamt"
    case .blockOne: "kursblock"
    case .weightedSum: "summe"
    case .advancedCourses: "leistungsfachkurse"
    case .doubling: "verdopplung"
    case .doubledSubject(let id): "doppelt-\(id.rawValue)"
    case .requiredCourses: "pflichtkurse"
    case .freeCourses: "freie-kurse"
    case .component(let id): "komponente-\(id.rawValue)"
    case .subject(let id): "fach-\(id.rawValue)"
    case .course(let course):
      course.ordinal == 0
        ? "kurs-\(course.subject.rawValue)-\(course.halfYear.rawValue)"
        : "kurs-\(course.subject.rawValue)-\(course.halfYear.rawValue)-\(course.ordinal + 1)"
    case .uncountedCourses: "nicht-gezaehlt"
    case .blockTwo: "pruefungsblock"
    case .exam(let position): "pruefung-\(position + 1)"
    case .grade: "note"
    }
  }
}

extension ConditionKind {
  /// The stable text of a condition; conditions of one rule are told apart.
  public func key(_ rule: RuleID) -> String {
    switch self {
    case .selection: "kurswahl"
    case .advancedExamsReaching: "\(rule.rawValue)-leistungsfach"
    case .blockOne, .blockTwo, .total, .zeros, .deficits, .floor, .weakestExam, .examsReaching,
      .examsBelow, .fields, .examIncludes, .advancedChoice, .taking:
      rule.rawValue
    }
  }
}
