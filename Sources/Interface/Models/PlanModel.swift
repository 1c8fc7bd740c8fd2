import Abitur
import Planner

/// A plan with everything that the screens show of it.
///
/// A class, since every part of every screen holds it and nothing in it ever changes.
final class PlanModel: Sendable {
  let plan: Plan
  let assessment: Assessment
  let wording: Wording
  let blocks: [BlockModel]
  let landing: LandingModel
  let courses: CourseGridModel

  /// Works out a plan.
  init(_ plan: Plan) throws(InvalidCandidate) {
    let assessment = try plan.assessment()
    let earned = EarnedPart(assessment, plan.candidate)
    wording = Wording(assessment.ruleSet)
    blocks = [
      BlockModel(assessment.blockOne, earned, assessment.ruleSet),
      BlockModel(assessment.blockTwo, earned, assessment.ruleSet),
    ]
    landing = LandingModel(assessment, earned, wording)
    courses = CourseGridModel(assessment, plan.candidate, wording)
    self.plan = plan
    self.assessment = assessment
  }
}

extension PlanModel {
  /// The grade, unless the Abitur is not passed with it.
  var grade: Grade? { assessment.passed == .no ? nil : assessment.grade }

  /// What becomes of a subject's course in a half-year.
  @inline(never)
  func course(_ subject: SubjectID?, _ halfYear: Int) -> CourseAssessment? {
    assessment.blockOne.courses.first {
      $0.course.subject == subject && $0.course.halfYear.rawValue == halfYear
    }
  }

  /// Whether nothing that comes can change how it ends.
  var isSettled: Bool {
    assessment.passed == .no || assessment.basis == .earned && assessment.total != nil
  }

  /// The result file.
  var result: [UInt8]? {
    guard let document = try? ResultDocument(of: plan) else { return nil }
    return document.bytes() + [UInt8(ascii: "\n")]
  }
}
