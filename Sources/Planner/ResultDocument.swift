import Abitur
import JSON

/// Writes an assessment as a result file, as docs/plan-file.md describes it.
public struct ResultDocument {
  private let plan: Plan
  private let assessment: Assessment
  private let qualification: Qualification?

  /// Prepares the result of a plan.
  public init(_ plan: Plan, _ assessment: Assessment, _ qualification: Qualification?) {
    self.plan = plan
    self.assessment = assessment
    self.qualification = qualification
  }

  /// Works out the result of a plan.
  ///
  /// - Throws: `InvalidCandidate` where the plan contradicts itself.
  public init(of plan: Plan) throws(InvalidCandidate) {
    self.init(plan, try plan.assessment(), try plan.qualification())
  }

  /// The result file, on one line or laid out for people.
  public func bytes(_ style: JSONWriter.Style = .compact) -> [UInt8] {
    JSONWriter.object(style) { root in
      root.string("format", PlanFormat.resultName)
      root.integer("version", PlanFormat.version)
      if let name = plan.name { root.string("name", name) }
      root.string("land", plan.land.rawValue)
      root.integer("abitur", plan.year)
      root.string("regelwerk", assessment.ruleSet.id)
      root.string("herkunft", word(assessment.basis))
      root.string("bestanden", word(assessment.passed))
      root.integer("gesamt", assessment.total)
      root.string("note", assessment.grade.map(text))
      root.integer("notenzehntel", assessment.grade?.tenths)
      root.object("spanne") { write(assessment.range, to: &$0) }
      root.object("kursblock") { write(assessment.blockOne, to: &$0) }
      root.object("pruefungsblock") { write(assessment.blockTwo, to: &$0) }
      root.array("bedingungen") { list in
        for condition in assessment.conditions { list.object { write(condition, to: &$0) } }
      }
      root.array("unerfuellbar") { list in
        for shortfall in assessment.shortfalls { list.object { write(shortfall, to: &$0) } }
      }
      root.array("abgelehnt") { list in
        for refusal in assessment.refusals { list.object { write(refusal, to: &$0) } }
      }
      if let place = assessment.componentPlace {
        root.object("seminarkurs") { $0.string("verwendung", word(place)) }
      }
      if let qualification {
        root.object("fachhochschulreife") { write(qualification, to: &$0) }
      }
      root.object("rechnung") { write(assessment.explanation, to: &$0) }
    }
  }

  private func write(_ range: CertainRange, to object: inout JSONObjectWriter) {
    object.integer("sicher", range.guaranteed)
    object.integer("bestanden_ab", range.passingFrom)
    object.integer("bestanden_bis", range.passingTo)
    object.integer("hoechstens", range.highest)
    object.string("note_ab", range.worstGrade.map(text))
    object.string("note_bis", range.bestGrade.map(text))
  }

  private func write(_ block: BlockOneAssessment, to object: inout JSONObjectWriter) {
    object.integer("punkte", block.points)
    object.string("herkunft", word(block.basis))
    write(block.sum, "summe", to: &object)
    object.integer("gewichte", block.divisor)
    object.integer("ergebnisse", block.results)
    object.array("doppelt") { list in
      for id in block.doubled { list.string(name(id)) }
    }
    object.array("kurse") { list in
      for course in block.courses { list.object { write(course, to: &$0) } }
    }
    object.object("knapp") { object in
      write(block.weakestCounted, "schwaechster_zaehlender", to: &object)
      write(block.bestUncounted, "bester_nicht_zaehlender", to: &object)
    }
  }

  private func write(_ course: CourseAssessment, to object: inout JSONObjectWriter) {
    object.string("fach", name(course.course.subject))
    object.integer("halbjahr", course.course.halfYear.rawValue)
    write(course.points, "punkte", to: &object)
    object.string("herkunft", course.verdict == .notTaken ? "nicht belegt" : word(course.basis))
    object.integer("gewicht", course.weight)
    object.string("urteil", word(course.verdict))
    object.string("regel", course.verdict.rule?.rawValue)
    if case .weaker(let than) = course.verdict { write(than, "statt", to: &object) }
  }

  private func write(
    _ course: CourseID?, _ key: String, to object: inout JSONObjectWriter
  ) {
    guard let course else {
      object.null(key)
      return
    }
    object.object(key) { object in
      object.string("fach", name(course.subject))
      object.integer("halbjahr", course.halfYear.rawValue)
    }
  }

  private func write(_ block: BlockTwoAssessment, to object: inout JSONObjectWriter) {
    object.integer("punkte", block.points)
    object.string("herkunft", word(block.basis))
    object.array("pruefungen") { list in
      for exam in block.exams {
        list.object { object in
          object.string("fach", exam.subject.map(name))
          object.string("art", word(exam.kind))
          object.integer("wert", exam.points)
          write(exam.exact, "genau", to: &object)
          object.string("herkunft", word(exam.basis))
          object.integer("andere_lesart", exam.otherReading)
        }
      }
    }
  }

  private func write(_ condition: Condition, to object: inout JSONObjectWriter) {
    object.string("id", condition.kind.key(condition.rule))
    object.integer("ist", condition.actual)
    object.integer("soll", condition.required)
    object.string("richtung", condition.isLimit ? "höchstens" : "mindestens")
    object.integer("abstand", condition.margin)
    object.string("stand", word(condition.state))
    object.string("regel", condition.rule.rawValue)
  }

  private func write(_ shortfall: Shortfall, to object: inout JSONObjectWriter) {
    object.string("regel", shortfall.rule.rawValue)
    object.integer("noetig", shortfall.needed)
    object.integer("vorhanden", shortfall.available)
    object.string("art", shortfall.isExcess ? "zu wenige Plätze" : "zu wenige Kurse")
  }

  private func write(_ refusal: Refusal, to object: inout JSONObjectWriter) {
    switch refusal.wish {
    case .limit: object.string("wunsch", "hoechstens")
    case .bracketed: object.string("wunsch", "geklammert")
    case .held: object.string("wunsch", "gehalten")
    }
    object.string("fach", name(refusal.subject))
    object.integer("halbjahr", refusal.course?.halfYear.rawValue)
    object.string("regel", refusal.rule.rawValue)
  }

  private func write(_ qualification: Qualification, to object: inout JSONObjectWriter) {
    object.string("erreicht", word(qualification.state))
    object.integer("punkte", qualification.points)
    object.string("note", qualification.grade.map(text))
    object.string("herkunft", word(qualification.basis))
    object.array("halbjahre") { list in
      for halfYear in qualification.period { list.integer(halfYear.rawValue) }
    }
    object.string("regel", qualification.rule.rawValue)
  }

  private func write(_ node: ExplanationNode, to object: inout JSONObjectWriter) {
    object.string("schluessel", node.key.text)
    write(node.value, "wert", to: &object)
    object.string("formel", word(node.formula))
    object.object("zahlen") { write(node.formula, to: &$0) }
    object.string("herkunft", word(node.basis))
    object.string("regel", node.rule?.rawValue)
    object.array("teile") { list in
      for child in node.children { list.object { write(child, to: &$0) } }
    }
  }

  private func write(_ formula: Formula, to object: inout JSONObjectWriter) {
    switch formula {
    case .given, .sum, .certified, .noGrade: break
    case .blocks(let one, let two):
      object.integer("kursblock", one)
      object.integer("pruefungsblock", two)
    case .scaledMean(let sum, let divisor, let scale, let exact, let rounding):
      write(sum, "summe", to: &object)
      object.integer("teiler", divisor)
      object.integer("mal", scale)
      write(exact, "genau", to: &object)
      object.string("runden", word(rounding))
    case .course(let weight, let verdict):
      object.integer("gewicht", weight)
      object.string("urteil", word(verdict))
    case .again(let times):
      object.integer("mal", times)
    case .exam(let result, let factor):
      write(result, "ergebnis", to: &object)
      object.integer("mal", factor)
    case .combined(let exam): write(exam, to: &object)
    case .gradeRow(let from, let to):
      object.integer("von", from)
      object.integer("bis", to)
    }
  }

  private func write(_ exam: CombinedExam, to object: inout JSONObjectWriter) {
    write(exam.first, "erster_teil", to: &object)
    if let second = exam.second {
      write(second.result, second.part == .practical ? "praktisch" : "kommunikation", to: &object)
      object.integer("gewicht_erster_teil", second.firstWeight)
      object.integer("gewicht_zweiter_teil", second.secondWeight)
    }
    if let oral = exam.oral {
      write(oral.result, "zusaetzlich_muendlich", to: &object)
      object.integer("gewicht_pruefung", oral.examWeight)
      object.integer("gewicht_muendlich", oral.oralWeight)
    }
    object.integer("mal", exam.factor)
    write(exam.exact, "genau", to: &object)
    object.string("runden", word(exam.rounding))
    object.integer("andere_lesart", exam.otherReading)
  }

  private func write(_ ratio: Ratio?, _ key: String, to object: inout JSONObjectWriter) {
    guard let ratio else {
      object.null(key)
      return
    }
    if ratio.denominator == 1 {
      object.integer(key, ratio.numerator)
    } else {
      object.string(key, "\(ratio.numerator)/\(ratio.denominator)")
    }
  }

  private func name(_ id: SubjectID) -> String { assessment.ruleSet.name(of: id) }

  private func text(_ grade: Grade) -> String { "\(grade.tenths / 10),\(grade.tenths % 10)" }
}
