import Abitur

extension LandingModel {
  /// The scale of an assessment: from what is earned through every exam to the total.
  init(_ assessment: Assessment, _ earned: EarnedPart, _ wording: Wording) {
    let isOpen = assessment.basis == .projected && assessment.total != nil
    self.init(
      thresholds: Threshold.all(of: assessment.ruleSet.grades), maximum: earned.most,
      total: assessment.total, grade: assessment.passed == .no ? nil : assessment.grade,
      range: isOpen ? assessment.range : nil,
      isBlank: assessment.total == nil && assessment.shortfalls.isEmpty, flown: [], ahead: [])
    if let total = assessment.total, let points = assessment.blockOne.points {
      fly(through: assessment.blockTwo.exams, to: total, blockOne: points, earned, wording)
    }
    spoken = Texts.landingScale(
      self, Text(Wording.status(assessment)), wording.range(assessment))
  }

  /// Every exam is a fix; those that are there come before those that are open.
  private mutating func fly(
    through exams: [ExamAssessment], to total: Int, blockOne: Int, _ earned: EarnedPart,
    _ wording: Wording
  ) {
    var open = earned.openOne + earned.mostTwo
    var reached = earned.blockOne
    flown = [Fix(total: reached, open: open)]
    var rest = total
    for exam in exams {
      let points = exam.points ?? 0
      guard exam.basis == .earned else {
        rest -= points
        continue
      }
      reached += points
      open -= earned.mostOfExam
      flown.append(
        Fix(name: wording.subject(of: exam), value: points, total: reached, open: open))
    }
    if earned.openOne > 0 {
      reached = max(reached, rest)
      open -= earned.openOne
      ahead = [Fix(name: Text(Wording.blockOne), value: blockOne, total: reached, open: open)]
    }
    for exam in exams where exam.basis == .projected {
      let points = exam.points ?? 0
      rest += points
      reached = max(reached, rest)
      open -= earned.mostOfExam
      ahead.append(
        Fix(name: wording.subject(of: exam), value: points, total: reached, open: open))
    }
  }
}

extension Threshold {
  /// Where every grade of a table begins, from the lowest total up.
  static func all(of grades: GradeTable) -> [Threshold] {
    grades.lowerBounds.enumerated().reversed().map { row, points in
      Threshold(points: points, grade: Grade(tenths: Grade.bestTenths + row))
    }
  }
}
