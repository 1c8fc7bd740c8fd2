import Abitur

/// What is decided of the points that can be had.
struct EarnedPart: Sendable {
  /// The points of Block I that are certain.
  var blockOne: Int

  /// How many points of Block I are still open.
  var openOne: Int

  /// The points of the exams that are there.
  var blockTwo: Int

  /// How many points of the exams are still open.
  var openTwo: Int

  /// How many points one exam can bring.
  var mostOfExam: Int

  /// The most points of each block.
  var mostOne: Int { BlockOneRules.scale * Points.maximum.value }
  var mostTwo: Int

  var open: Int { openOne + openTwo }
  var most: Int { mostOne + mostTwo }

  init(_ assessment: Assessment, _ candidate: Candidate) {
    let one = assessment.blockOne
    let two = assessment.blockTwo
    mostOfExam = two.factor * Points.maximum.value
    mostTwo = mostOfExam * two.exams.count
    blockTwo = 0
    openTwo = 0
    for exam in two.exams {
      if exam.basis == .earned { blockTwo += exam.points ?? 0 } else { openTwo += mostOfExam }
    }
    blockOne = one.points ?? 0
    openOne = 0
    guard one.basis == .projected else { return }
    var weight = 0
    for course in one.courses where course.basis == .earned { weight += course.weight }
    if assessment.componentPlace == .blockOne, let component = candidate.component,
      component.points != nil
    {
      weight += assessment.ruleSet.components.first { $0.id == component.id }?.results ?? 0
    }
    let most = BlockOneRules.scale * Points.maximum.value
    openOne = most - most * weight / max(one.divisor, 1)
    blockOne = max((assessment.range.guaranteed ?? 0) - blockTwo, 0)
  }
}
