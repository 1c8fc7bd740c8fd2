import Abitur
import JSON

extension Wording {
  /// What a number of the calculation is, as its heading.
  ///
  /// A course under its subject is named by its half-year alone; `parent` says what the number
  /// stands under.
  public func label(
    of node: ExplanationNode, under parent: ExplanationKey?, in assessment: Assessment
  ) -> Text {
    switch node.key {
    case .total: return Text(Texts.totalPoints)
    case .blockOne: return Text(Wording.blockOne)
    case .weightedSum:
      return Texts.labelWeightedSum(Texts.weightCount(assessment.blockOne.divisor))
    case .advancedCourses: return Text(Texts.labelAdvancedCourses)
    case .doubling: return Text(Texts.labelDoubling)
    case .doubledSubject(let id): return Texts.labelDoubledSubject(name(id))
    case .requiredCourses: return Text(Texts.labelRequiredCourses)
    case .freeCourses: return Text(Texts.labelFreeCourses)
    case .component(let id): return name(id)
    case .subject(let id): return name(id)
    case .course(let course):
      if case .subject = parent { return Wording.halfYear(of: course) }
      return self.course(course)
    case .uncountedCourses: return Text(Texts.labelUncountedCourses)
    case .blockTwo: return Text(Wording.blockTwo)
    case .exam(let position):
      let exams = assessment.blockTwo.exams
      guard exams.indices.contains(position) else { return Text(Texts.exam) }
      return "\(subject(of: exams[position])), \(Wording.kind(exams[position].kind))"
    case .grade: return Text(Texts.grade)
    }
  }

  /// A number of the calculation as people read it, or nothing where it cannot be formed.
  public func value(of node: ExplanationNode, in assessment: Assessment) -> Text? {
    if case .grade = node.key { return assessment.grade.map { Wording.grade($0) } }
    return node.value.map { Wording.number($0) }
  }

  /// How a number was formed, with the actual numbers, such as „516 : 48 × 40 = 430“: one line for
  /// each step, none where there is nothing to work out.
  public func formula(of node: ExplanationNode, in assessment: Assessment) -> [Text] {
    note(on: node, in: assessment).map { [$0] } ?? equations(of: node).map { $0.text() }
  }

  /// How a number was found that was not worked out from others.
  func note(on node: ExplanationNode, in assessment: Assessment) -> Text? {
    switch node.formula {
    case .course(_, let verdict): shortVerdict(verdict)
    case .certified: Text(Texts.certified)
    case .gradeRow(let from, let to): gradeRow(from, to, assessment.total)
    case .noGrade:
      assessment.total == nil
        ? Text(Texts.noGradeWithoutTotal)
        : Texts.noGradeBelow(assessment.ruleSet.minimum.points)
    case .given, .sum, .blocks, .scaledMean, .again, .exam, .combined: nil
    }
  }

  private func gradeRow(_ from: Int, _ to: Int, _ total: Int?) -> Text {
    guard let total else {
      return from == to ? Texts.gradeRowPoints(from) : Texts.gradeRowRange(from, to)
    }
    return from == to
      ? Texts.gradeRowAlone(total) : Texts.gradeRowBetween(total, from, to)
  }
}
