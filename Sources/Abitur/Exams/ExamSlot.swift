/// One of the exams that a candidate takes, whether its subject is chosen yet or not.
struct ExamSlot {
  /// The position of the subject in the candidate, or none for a component or an open choice.
  var subject: Int?

  /// The subject or component, or none where the subject is not chosen yet.
  var id: SubjectID?

  /// How it is examined.
  var kind: ExamKind

  /// Whether the subject is taken at the advanced level.
  var isAdvanced: Bool

  /// The field that the exam stands for.
  var field: TaskField?

  /// What is known of the exam, or none where everything is open.
  var exam: Exam?

  /// How a second part is joined, where the exam has one.
  var secondPart: SecondPartRule?
}

/// The exams of a candidate in the order of the certificate: written, oral, component.
struct ExamPlan {
  /// The set of exams that applies.
  var variant: ExamVariant

  /// The exams.
  var slots: [ExamSlot]

  /// Lays out the exams; `place` says whether a component is among them, `replaced` whose place
  /// it takes.
  init?(
    _ candidate: Candidate, _ ruleSet: RuleSet, matcher: SelectorMatcher, place: ComponentPlace,
    replaced: SubjectID?
  ) {
    let rules = ruleSet.blockTwo
    let components = place == .blockTwo ? 1 : 0
    let exams = candidate.exams.filter { $0.subject != replaced }
    var written: [ExamSlot] = []
    var oral: [ExamSlot] = []
    for subject in ruleSet.order(of: candidate) {
      let entry = candidate.subjects[subject]
      let exam = exams.first { $0.subject == entry.id }
      let isAdvanced = entry.level == .advanced
      guard exam != nil || isAdvanced, entry.id != replaced else { continue }
      let kind = exam?.kind ?? .written
      let second = exam?.second.flatMap { second in
        second.outcome.isTaken
          ? rules.combination.secondParts.first {
            $0.part == second.part && matcher.matches($0.subjects, subject: subject, nil)
          } : nil
      }
      let slot = ExamSlot(
        subject: subject, id: entry.id, kind: kind, isAdvanced: isAdvanced,
        field: ruleSet.subject(entry.id)?.field, exam: exam, secondPart: second)
      if kind == .oral { oral.append(slot) } else { written.append(slot) }
    }
    let fitting = rules.variants.filter { $0.components == components }
    guard
      let variant = fitting.first(where: {
        written.count <= $0.written && oral.count <= $0.oral
      }) ?? fitting.last
    else { return nil }
    self.variant = variant
    slots = []
    // Advanced subjects that are not chosen yet will be examined in writing.
    var unchosen = ruleSet.advancedSubjects - written.count { $0.isAdvanced }
    while written.count < variant.written {
      written.append(ExamSlot(.written, isAdvanced: unchosen > 0))
      unchosen -= 1
    }
    while oral.count < variant.oral { oral.append(ExamSlot(.oral, isAdvanced: false)) }
    slots = written + oral
    if components == 1, let component = candidate.component {
      slots.append(
        ExamSlot(
          subject: nil, id: component.id, kind: .component, isAdvanced: false,
          field: component.field, exam: nil))
    }
  }
}

extension ExamSlot {
  /// An exam whose subject is not chosen yet.
  fileprivate init(_ kind: ExamKind, isAdvanced: Bool) {
    self.init(
      subject: nil, id: nil, kind: kind, isAdvanced: isAdvanced, field: nil, exam: nil)
  }
}
