import Abitur
import JSON
import Planner
import Vault

// Setting a plan up: which subjects there are and what they are to the pupil.

/// A step of the setup, in the order in which they are asked.
enum SetupStep: Int, CaseIterable, Sendable {
  case person = 1
  case advanced
  case compulsory
  case further
  case oral
  case summary

  /// What a subject is chosen as in this step.
  var role: SetupRole? {
    switch self {
    case .person, .summary: nil
    case .advanced: .advanced
    case .compulsory, .further: .taken
    case .oral: .oral
    }
  }

  var next: SetupStep? { SetupStep(rawValue: rawValue + 1) }
  var previous: SetupStep? { SetupStep(rawValue: rawValue - 1) }
}

/// What a subject can be chosen as.
enum SetupRole: UInt8, Sendable {
  case advanced = 0x61
  case taken = 0x62
  case oral = 0x63
}

extension ProfilePlan {
  /// The subject that counts as one of the rules.
  @inline(never)
  func subject(_ id: SubjectID) -> SubjectPlan? {
    subjects.first { $0.isCounted && $0.definition?.id == id }
  }

  /// Whether a subject is chosen as this.
  @inline(never)
  func isChosen(_ role: SetupRole, _ definition: SubjectDefinition) -> Bool {
    guard let subject = subject(definition.id) else { return false }
    switch role {
    case .advanced: return subject.record.level == .advanced
    case .taken: return true
    case .oral: return subject.isOralExam
    }
  }

  /// How many subjects are chosen as this, and how many there have to be.
  func chosen(_ role: SetupRole) -> (count: Int, needed: Int) {
    guard let ruleSet else { return (0, 0) }
    let count = ruleSet.subjects.count { isChosen(role, $0) }
    switch role {
    case .advanced: return (count, ruleSet.advancedSubjects)
    case .taken: return (count, 0)
    case .oral: return (count, ruleSet.blockTwo.variants.first?.oral ?? 0)
    }
  }
}

extension SubjectPlan {
  /// Whether it is examined orally.
  var isOralExam: Bool { exam?.bytes(.examKind)?.elementsEqual("muendlich") == true }

  /// Whether there is a result in it.
  var hasResults: Bool {
    exam?[.points] != nil || courses.contains { $0.entered != nil || !$0.results.isEmpty }
  }
}

extension AppState {
  /// Chooses a subject, or no longer: the argument says as what, then which.
  func choose(_ request: Request) -> [Effect] {
    guard let profile, let role = request.argument.first.flatMap({ SetupRole(rawValue: $0) }),
      let definition = profile.ruleSet?.subjects.first(where: {
        $0.id.rawValue.bytes().elementsEqual(request.argument.dropFirst())
      })
    else { return [] }
    let name = Text(definition.name)
    let isChosen = profile.isChosen(role, definition)
    if !isChosen, let objection = objection(to: role, definition) {
      return say(objection)
    }
    let edits = choosing(role, definition)
    let effects = perform(isChosen ? Texts.notChosen(name) : Texts.chosen(name), edits)
    // What is chosen by a tap is taken back by another, unless results go with it.
    if profile.subject(definition.id)?.hasResults != true { lastStep = nil }
    return effects
  }

  /// The edits by which a subject becomes what it is chosen as, or ceases to be it.
  @inline(never)
  func choosing(_ role: SetupRole, _ definition: SubjectDefinition) -> [Edit] {
    guard let profile else { return [] }
    guard let subject = profile.subject(definition.id) else {
      return role == .oral ? [] : beginning(definition, role == .advanced ? .advanced : .basic)
    }
    let id = subject.record.id
    let isChosen = profile.isChosen(role, definition)
    switch role {
    case .advanced:
      if isChosen, !subject.hasResults, !definition.isForEverybody {
        return vault.book.removal(of: id)
      }
      let level: Value? = isChosen ? nil : .word("Leistungsfach")
      let kind: Value = isChosen ? .word("muendlich") : .word("schriftlich")
      return edits(of: id, [(.level, level)])
        + (subject.exam.map { edits(of: $0.id, [(.examKind, kind)]) } ?? [])
    case .taken: return vault.book.removal(of: id)
    case .oral:
      let exam = id.part(Entry.exam)
      return isChosen
        ? vault.book.removal(of: exam) : edits(of: exam, [(.examKind, .word("muendlich"))])
    }
  }

  /// Why a subject cannot be chosen in addition to what is chosen: the first rule on the choice that
  /// nothing could meet any more.
  func objection(to role: SetupRole, _ definition: SubjectDefinition) -> Text? {
    guard let profile, let after = planned(choosing(role, definition)) else { return nil }
    let problems = after.errors + after.leftOut
    if problems.count > profile.errors.count + profile.leftOut.count, let problem = problems.last {
      return ErrorWording.candidate(problem).sentences
    }
    return after.brokenChoice
  }

  /// Goes on to a step; after the Leistungsfächer there is what everybody takes.
  func goOn(_ request: Request) -> [Effect] {
    guard let number = Int(digits: request.argument[...]), let step = SetupStep(rawValue: number)
    else { return [] }
    var effects: [Effect] = []
    if step == .compulsory, let profile, let ruleSet = profile.ruleSet {
      var edits: [Edit] = []
      for definition in ruleSet.subjects
      where definition.isForEverybody && profile.subject(definition.id) == nil {
        edits += beginning(definition, .basic)
      }
      effects = perform(Text(Texts.subjectsMade), edits)
    }
    effects += goTo(.setup(step))
    lastStep = nil
    return effects
  }
}

extension ProfilePlan {
  /// What the first rule on the choice of subjects says that nothing can meet any more.
  @inline(never)
  var brokenChoice: Text? {
    guard let ruleSet, let plan = plan.flatMap({ try? PlanModel($0) }) else { return nil }
    let examined = ruleSet.subjects.filter {
      isChosen(.advanced, $0) || isChosen(.oral, $0)
    }
    let free = chosen(.advanced).needed + chosen(.oral).needed - examined.count
    let together = ruleSet.unmeetableExamChoice(examined: examined.map { $0.id }, free: free)
    let alone = plan.assessment.conditions.first { $0.state == .broken && $0.kind.isChoice }
    return (together ?? alone?.rule).map { plan.wording.rule($0).sentence }
  }
}
