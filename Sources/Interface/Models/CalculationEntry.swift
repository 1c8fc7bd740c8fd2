import Abitur
import JSON

/// One number of the calculation in words, how it was formed and where that stands.
struct CalculationEntry {
  /// What the number is.
  var title: Text

  /// What it is about, in a few words.
  var detail: Text?

  /// The number, or a dash where it cannot be formed; nothing where there is none.
  var value: Text?
  var basis: Basis
  var equations: [Equation]

  /// What the rule says, and what else has to be said.
  var explanation: Text?

  /// Where it stands and how sure that is.
  var rule: Rule?

  /// Whether there is nothing to open.
  var isLeaf: Bool
}

extension CalculationEntry {
  /// A number as it stands under another one.
  init(_ node: ExplanationNode, under parent: ExplanationKey?, of plan: PlanModel) {
    let wording = plan.wording
    title = wording.label(of: node, under: parent, in: plan.assessment)
    detail = wording.note(on: node, in: plan.assessment)
    value = wording.value(of: node, in: plan.assessment) ?? Text(Texts.noGrade)
    basis = node.basis
    equations = wording.equations(of: node)
    rule = node.rule.flatMap { plan.assessment.ruleSet.rule($0) }
    var sentences: [Text] = []
    if case .course(_, let verdict) = node.formula {
      if verdict.isExplained { sentences.append(wording.verdict(verdict)) }
    } else if let rule = node.rule {
      sentences.append(wording.rule(rule).sentence)
    }
    if node.isFilledIn { sentences.append(Text(Texts.filledIn)) }
    switch node.key {
    case .grade where plan.grade == nil: value = Text(Texts.noGrade)
    case .blockOne: detail = plan.blocks.first?.note
    case .advancedCourses, .requiredCourses, .freeCourses:
      detail = Texts.courseCount(node.courses)
    case .uncountedCourses:
      detail = Texts.courseCount(node.courses)
      value = nil
    case .exam(let position) where plan.assessment.blockTwo.exams.indices.contains(position):
      let exam = plan.assessment.blockTwo.exams[position]
      title = wording.subject(of: exam)
      detail = wording.parts(of: exam)
      if let other = exam.otherReading { sentences.append(wording.otherReading(other)) }
    default: break
    }
    explanation = sentences.isEmpty ? nil : sentences.joined(" ")
    isLeaf = node.children.isEmpty && equations.isEmpty && sentences.isEmpty && rule == nil
  }
}

extension ExplanationNode {
  /// How many courses stand in it.
  fileprivate var courses: Int {
    if case .course = key { return 1 }
    return children.reduce(0) { $0 + $1.courses }
  }

  /// Whether the number stands for a result that is still open.
  fileprivate var isFilledIn: Bool {
    guard basis == .projected else { return false }
    switch formula {
    case .course, .exam, .combined: return true
    default: return false
    }
  }
}

extension CourseVerdict {
  /// Whether there is more to say than in a few words.
  fileprivate var isExplained: Bool {
    switch self {
    case .required, .fulfils, .capped, .weaker: true
    case .free, .held, .bracketed, .limited, .zero, .notTaken: false
    }
  }
}
