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

  /// The result, where a component is examined.
  var component: ComponentResult?

  /// The position of the rule that joins a second part, where the exam has one.
  var secondPart: Int?
}

/// A component's result with its scale.
struct ComponentResult {
  /// The points, or none where it is open.
  var points: Int?

  /// The highest number of points.
  var maximum: Int
}

/// The exams of a candidate in the order of the certificate: written, oral, component.
struct ExamPlan {
  /// The set of exams that applies.
  var variant: ExamVariant

  /// The exams.
  private(set) var slots: [ExamSlot] = []

  /// Lays out the exams; `place` says whether a component is among them, `replaced` whose place
  /// it takes.
  init?(
    _ candidate: Candidate, _ ruleSet: RuleSet, matcher: SelectorMatcher, place: ComponentPlace,
    replaced: SubjectID?
  ) {
    let rules = ruleSet.blockTwo
    var chosen: [ExamSlot] = []
    var (written, oral) = (0, 0)
    // Advanced subjects that are not chosen yet will be examined in writing.
    var unchosen = ruleSet.advancedSubjects
    for subject in ruleSet.order(of: candidate) {
      let entry = candidate.subjects[subject]
      var slot = ExamSlot(
        .written, isAdvanced: entry.level == .advanced, subject: subject, id: entry.id,
        field: ruleSet.subject(entry.id)?.field)
      for exam in candidate.exams where exam.subject == entry.id {
        slot.exam = exam
        slot.kind = exam.kind
        break
      }
      guard slot.exam != nil || slot.isAdvanced, entry.id != replaced else { continue }
      if let second = slot.exam?.second, second.outcome.isTaken {
        slot.secondPart = rules.combination.secondParts.firstIndex {
          $0.part == second.part && matcher.matches($0.subjects, subject: subject, nil)
        }
      }
      if slot.kind == .oral {
        oral += 1
      } else {
        written += 1
        if slot.isAdvanced { unchosen -= 1 }
      }
      chosen.append(slot)
    }
    let components = place == .blockTwo ? 1 : 0
    var fitting: ExamVariant?
    for variant in rules.variants where variant.components == components {
      fitting = variant
      if written <= variant.written, oral <= variant.oral { break }
    }
    guard let fitting else { return nil }
    variant = fitting
    for slot in chosen where slot.kind != .oral { add(slot) }
    for position in 0..<max(variant.written - written, 0) {
      add(ExamSlot(.written, isAdvanced: position < unchosen))
    }
    for slot in chosen where slot.kind == .oral { add(slot) }
    for _ in 0..<max(variant.oral - oral, 0) { add(ExamSlot(.oral, isAdvanced: false)) }
    if components == 1, let component = candidate.component {
      var slot = ExamSlot(
        .component, isAdvanced: false, id: component.id, field: component.field)
      if let rule = ruleSet.components.first(where: { $0.id == component.id }) {
        slot.component = ComponentResult(points: component.points, maximum: rule.maximum)
      }
      add(slot)
    }
  }

  @inline(never)
  private mutating func add(_ slot: ExamSlot) {
    slots.append(slot)
  }
}

extension ExamSlot {
  /// An exam of which nothing is known but what is said.
  fileprivate init(
    _ kind: ExamKind, isAdvanced: Bool, subject: Int? = nil, id: SubjectID? = nil,
    field: TaskField? = nil
  ) {
    self.init(
      subject: subject, id: id, kind: kind, isAdvanced: isAdvanced, field: field, exam: nil)
  }
}
