import Abitur
import JSON

/// Writes the parts of a result file, each into the object that is open.
final class ResultWriter {
  let json: JSONWriter
  private let ruleSet: RuleSet

  init(_ ruleSet: RuleSet, _ style: JSONWriter.Style) {
    self.ruleSet = ruleSet
    json = JSONWriter(style)
  }

  func write(_ plan: Plan, _ assessment: Assessment, _ qualification: Qualification?) {
    json.object {
      json.word("format", PlanFormat.resultName)
      json.integer("version", PlanFormat.version)
      if let name = plan.name { json.string("name", name) }
      json.string("land", plan.land.rawValue)
      json.integer("abitur", plan.year)
      json.string("regelwerk", ruleSet.id)
      json.word("herkunft", assessment.basis.word)
      json.word("bestanden", assessment.passed.word)
      json.integer("gesamt", assessment.total)
      write("note", assessment.grade)
      json.integer("notenzehntel", assessment.grade?.tenths)
      json.object("spanne") { write(assessment.range) }
      json.object("kursblock") { write(assessment.blockOne) }
      json.object("pruefungsblock") { write(assessment.blockTwo) }
      json.array("bedingungen") {
        for condition in assessment.conditions { json.object { write(condition) } }
      }
      json.array("unerfuellbar") {
        for shortfall in assessment.shortfalls { json.object { write(shortfall) } }
      }
      json.array("abgelehnt") {
        for refusal in assessment.refusals { json.object { write(refusal) } }
      }
      if let place = assessment.componentPlace {
        json.object("seminarkurs") { json.word("verwendung", place.word) }
      }
      if let qualification {
        json.object("fachhochschulreife") { write(qualification) }
      }
      json.object("rechnung") { write(assessment.explanation) }
    }
  }

  // MARK: - Blocks

  private func write(_ range: CertainRange) {
    json.integer("sicher", range.guaranteed)
    json.integer("bestanden_ab", range.passingFrom)
    json.integer("bestanden_bis", range.passingTo)
    json.integer("hoechstens", range.highest)
    write("note_ab", range.worstGrade)
    write("note_bis", range.bestGrade)
  }

  private func write(_ block: BlockOneAssessment) {
    json.integer("punkte", block.points)
    json.word("herkunft", block.basis.word)
    write("summe", block.sum)
    json.integer("gewichte", block.divisor)
    json.integer("ergebnisse", block.results)
    json.array("doppelt") {
      for id in block.doubled { json.string(ruleSet.name(of: id)) }
    }
    json.array("kurse") {
      for course in block.courses { json.object { write(course) } }
    }
    json.object("knapp") {
      write("schwaechster_zaehlender", block.weakestCounted)
      write("bester_nicht_zaehlender", block.bestUncounted)
    }
  }

  private func write(_ course: CourseAssessment) {
    write(course.course)
    write("punkte", course.points)
    if case .notTaken = course.verdict {
      json.word("herkunft", course.verdict.word)
    } else {
      json.word("herkunft", course.basis.word)
    }
    json.integer("gewicht", course.weight)
    json.word("urteil", course.verdict.word)
    write(course.verdict.rule)
    if case .weaker(let than) = course.verdict { write("statt", than) }
  }

  private func write(_ block: BlockTwoAssessment) {
    json.integer("punkte", block.points)
    json.word("herkunft", block.basis.word)
    json.array("pruefungen") {
      for exam in block.exams {
        json.object {
          json.string("fach", exam.subject.map { ruleSet.name(of: $0) })
          json.word("art", exam.kind.word)
          json.integer("wert", exam.points)
          write("genau", exam.exact)
          json.word("herkunft", exam.basis.word)
          json.integer("andere_lesart", exam.otherReading)
        }
      }
    }
  }

  // MARK: - Conditions and wishes

  private func write(_ condition: Condition) {
    json.text("id") {
      // Conditions of one rule are told apart.
      switch condition.kind {
      case .selection: json.part("kurswahl")
      case .advancedExamsReaching:
        add(condition.rule)
        json.part("-leistungsfach")
      default: add(condition.rule)
      }
    }
    json.integer("ist", condition.actual)
    json.integer("soll", condition.required)
    json.word("richtung", condition.isLimit ? "höchstens" : "mindestens")
    json.integer("abstand", condition.margin)
    json.word("stand", condition.state.word)
    write(condition.rule)
  }

  private func write(_ shortfall: Shortfall) {
    write(shortfall.rule)
    json.integer("noetig", shortfall.needed)
    json.integer("vorhanden", shortfall.available)
    json.word("art", shortfall.isExcess ? "zu wenige Plätze" : "zu wenige Kurse")
  }

  private func write(_ refusal: Refusal) {
    json.word("wunsch", refusal.wish.word)
    json.string("fach", ruleSet.name(of: refusal.subject))
    json.integer("halbjahr", refusal.course?.halfYear.rawValue)
    write(refusal.rule)
  }

  private func write(_ qualification: Qualification) {
    json.word("erreicht", qualification.state.word)
    json.integer("punkte", qualification.points)
    write("note", qualification.grade)
    json.word("herkunft", qualification.basis.word)
    json.array("halbjahre") {
      for halfYear in qualification.period { json.integer(halfYear.rawValue) }
    }
    write(qualification.rule)
  }

  // MARK: - Explanation

  private func write(_ node: ExplanationNode) {
    json.text("schluessel") { write(node.key) }
    write("wert", node.value)
    json.word("formel", node.formula.word)
    json.object("zahlen") { write(node.formula) }
    json.word("herkunft", node.basis.word)
    write(node.rule)
    json.array("teile") {
      for child in node.children { json.object { write(child) } }
    }
  }

  /// Adds the stable text of a key, unique among siblings.
  private func write(_ key: ExplanationKey) {
    json.part(key.word)
    switch key {
    case .doubledSubject(let id), .component(let id), .subject(let id): add(id)
    case .course(let course):
      add(course.subject)
      json.part("-")
      json.part(Int64(course.halfYear.rawValue))
      if course.ordinal > 0 {
        json.part("-")
        json.part(Int64(course.ordinal + 1))
      }
    case .exam(let position): json.part(Int64(position + 1))
    case .total, .blockOne, .weightedSum, .advancedCourses, .doubling, .requiredCourses,
      .freeCourses, .uncountedCourses, .blockTwo, .grade:
      break
    }
  }

  private func write(_ formula: Formula) {
    switch formula {
    case .given, .sum, .certified, .noGrade: break
    case .blocks(let one, let two):
      json.integer("kursblock", one)
      json.integer("pruefungsblock", two)
    case .scaledMean(let sum, let divisor, let scale, let exact, let rounding):
      write("summe", sum)
      json.integer("teiler", divisor)
      json.integer("mal", scale)
      write("genau", exact)
      json.word("runden", rounding.word)
    case .course(let weight, let verdict):
      json.integer("gewicht", weight)
      json.word("urteil", verdict.word)
    case .again(let times):
      json.integer("mal", times)
    case .exam(let result, let factor):
      write("ergebnis", result)
      json.integer("mal", factor)
    case .combined(let exam): write(exam)
    case .gradeRow(let from, let to):
      json.integer("von", from)
      json.integer("bis", to)
    }
  }

  private func write(_ exam: CombinedExam) {
    write("erster_teil", exam.first)
    if let second = exam.second {
      write(second.part == .practical ? "praktisch" : "kommunikation", second.result)
      json.integer("gewicht_erster_teil", second.firstWeight)
      json.integer("gewicht_zweiter_teil", second.secondWeight)
    }
    if let oral = exam.oral {
      write("zusaetzlich_muendlich", oral.result)
      json.integer("gewicht_pruefung", oral.examWeight)
      json.integer("gewicht_muendlich", oral.oralWeight)
    }
    json.integer("mal", exam.factor)
    write("genau", exam.exact)
    json.word("runden", exam.rounding.word)
    json.integer("andere_lesart", exam.otherReading)
  }

  // MARK: - Values

  private func write(_ course: CourseID) {
    json.string("fach", ruleSet.name(of: course.subject))
    json.integer("halbjahr", course.halfYear.rawValue)
  }

  private func write(_ key: Literal, _ course: CourseID?) {
    guard let course else { return json.null(key) }
    json.object(key) { write(course) }
  }

  private func write(_ rule: RuleID?) {
    json.string("regel", rule?.rawValue)
  }

  @inline(never)
  private func add(_ rule: RuleID) {
    json.part(rule.rawValue)
  }

  @inline(never)
  private func add(_ subject: SubjectID) {
    json.part(subject.rawValue)
  }

  private func write(_ key: Literal, _ ratio: Ratio?) {
    guard let ratio, ratio.denominator != 1 else { return json.integer(key, ratio?.numerator) }
    json.text(key) {
      json.part(ratio.numerator)
      json.part("/")
      json.part(ratio.denominator)
    }
  }

  private func write(_ key: Literal, _ grade: Grade?) {
    guard let grade else { return json.null(key) }
    json.text(key) {
      json.part(Int64(grade.tenths / 10))
      json.part(",")
      json.part(Int64(grade.tenths % 10))
    }
  }
}
