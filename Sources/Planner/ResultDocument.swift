import Abitur
import JSON

/// The result of a plan as a result file, as docs/plan-file.md describes it.
public final class ResultDocument {
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
  public convenience init(of plan: Plan) throws(InvalidCandidate) {
    self.init(plan, try plan.assessment(), try plan.qualification())
  }

  /// The result file, on one line or laid out for people.
  public func bytes(_ style: JSONWriter.Style = .compact) -> [UInt8] {
    let writer = ResultWriter(assessment.ruleSet, style)
    writer.write(plan, assessment, qualification)
    return writer.json.bytes
  }
}
