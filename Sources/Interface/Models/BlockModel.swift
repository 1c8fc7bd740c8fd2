import Abitur

/// One of the two blocks with its gauge.
struct BlockModel: Sendable {
  var title: Text

  /// The points of the block, earned or projected; none while they cannot be formed.
  var points: Int?

  /// How many of them are earned.
  var earned: Int
  var basis: Basis
  var maximum: Int
  var minimum: Int

  /// How many points one tick of its gauge stands for.
  var step: Int

  /// How much of the block is there.
  var note: Text
}

extension BlockModel {
  init(_ block: BlockOneAssessment, _ earned: EarnedPart, _ ruleSet: RuleSet) {
    let taken = block.courses.count { $0.verdict != .notTaken }
    let counted = block.courses.count { $0.weight > 0 }
    self.init(
      title: Text(Wording.blockOne), points: block.points, earned: earned.blockOne,
      basis: block.basis,
      maximum: earned.mostOne, minimum: ruleSet.blockOne.minimum.points, step: 10,
      note: block.points == nil
        ? Texts.coursesTaken(taken)
        : Texts.coursesCount(counted, of: taken, basis: block.basis))
  }

  init(_ block: BlockTwoAssessment, _ earned: EarnedPart, _ ruleSet: RuleSet) {
    let open = block.exams.count { $0.basis == .projected }
    self.init(
      title: Text(Wording.blockTwo), points: block.points, earned: earned.blockTwo,
      basis: block.basis,
      maximum: earned.mostTwo, minimum: ruleSet.blockTwo.minimum.points, step: 5,
      note: open == 0
        ? Texts.examsDone(block.exams.count)
        : Texts.examsOpen(open, isProjected: block.points != nil))
  }
}
