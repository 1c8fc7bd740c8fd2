import Abitur
import JSON

// The words of the result file for the values of the calculation.

extension Basis {
  var word: Literal {
    switch self {
    case .earned: "fest"
    case .projected: "projiziert"
    }
  }
}

extension PassState {
  var word: Literal {
    switch self {
    case .yes: "ja"
    case .open: "offen"
    case .no: "nein"
    }
  }
}

extension ConditionState {
  var word: Literal {
    switch self {
    case .safe: "sicher"
    case .open: "offen"
    case .broken: "verletzt"
    }
  }
}

extension ComponentPlace {
  var word: Literal {
    switch self {
    case .unused: "keine"
    case .blockOne: "Kursblock"
    case .blockTwo: "Prüfungsblock"
    }
  }
}

extension ExamKind {
  var word: Literal {
    switch self {
    case .written: "schriftlich"
    case .oral: "muendlich"
    case .component: "seminarkurs"
    }
  }
}

extension Rounding {
  var word: Literal {
    switch self {
    case .halfUp: "halb nach oben"
    case .down: "nach unten"
    }
  }
}

extension CourseVerdict {
  var word: Literal {
    switch self {
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
}

extension Refusal.Wish {
  var word: Literal {
    switch self {
    case .limit: "hoechstens"
    case .bracketed: "geklammert"
    case .held: "gehalten"
    }
  }
}

extension Formula {
  var word: Literal {
    switch self {
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
  /// How the stable text of the key begins; what it names follows.
  var word: Literal {
    switch self {
    case .total: "gesamt"
    case .blockOne: "kursblock"
    case .weightedSum: "summe"
    case .advancedCourses: "leistungsfachkurse"
    case .doubling: "verdopplung"
    case .doubledSubject: "doppelt-"
    case .requiredCourses: "pflichtkurse"
    case .freeCourses: "freie-kurse"
    case .component: "komponente-"
    case .subject: "fach-"
    case .course: "kurs-"
    case .uncountedCourses: "nicht-gezaehlt"
    case .blockTwo: "pruefungsblock"
    case .exam: "pruefung-"
    case .grade: "note"
    }
  }
}
