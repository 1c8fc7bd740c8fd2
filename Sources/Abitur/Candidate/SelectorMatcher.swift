/// Decides which courses of a candidate a selector names.
final class SelectorMatcher {
  private let subjects: [Facts]

  private struct Facts {
    var id: SubjectID
    var level: Level
    var field: TaskField?
    var groups: [SubjectGroup]
    var examKind: ExamKind?
    var examSlot: Int?
  }

  init(_ candidate: Candidate, _ ruleSet: RuleSet, replaced: SubjectID? = nil) {
    var subjects: [Facts] = []
    for entry in candidate.subjects {
      let definition = ruleSet.subject(entry.id)
      var facts = Facts(
        id: entry.id, level: entry.level, field: definition?.field,
        groups: definition?.groups ?? [], examKind: entry.level == .advanced ? .written : nil,
        examSlot: nil)
      for (position, exam) in candidate.exams.enumerated() where exam.subject == entry.id {
        (facts.examKind, facts.examSlot) = (exam.kind, position + 1)
        break
      }
      if entry.id == replaced { facts.examKind = nil }
      subjects.append(facts)
    }
    self.subjects = subjects
  }

  /// Whether a selector names the course of a subject, given by its position, in a half-year, or
  /// without one perhaps some course of the subject.
  func matches(_ selector: Selector, subject: Int, _ halfYear: HalfYear?) -> Bool {
    let facts = subjects[subject]
    switch selector {
    case .all: return true
    case .subject(let id): return facts.id == id
    case .group(let group): return facts.groups.contains(group)
    case .field(let field): return facts.field == field
    case .level(let level): return facts.level == level
    case .examined(let kind): return facts.examKind == kind
    case .examSlot(let slot): return facts.examSlot == slot
    case .halfYears(let halfYears): return halfYear.map { halfYears.contains($0) } ?? true
    case .and(let parts): return parts.allSatisfy { matches($0, subject: subject, halfYear) }
    case .or(let parts): return parts.contains { matches($0, subject: subject, halfYear) }
    case .not(let part):
      return halfYear == nil && part.namesHalfYears || !matches(part, subject: subject, halfYear)
    }
  }

  /// Whether a selector names a subject of the candidate, whatever the half-year.
  func matches(_ selector: Selector, subject id: SubjectID) -> Bool {
    guard let position = subjects.firstIndex(where: { $0.id == id }) else { return false }
    return matches(selector, subject: position, nil)
  }
}

extension Selector {
  /// Whether it tells courses of one subject apart.
  var namesHalfYears: Bool {
    switch self {
    case .all, .subject, .group, .field, .level, .examined, .examSlot: false
    case .halfYears: true
    case .and(let parts), .or(let parts): parts.contains { $0.namesHalfYears }
    case .not(let part): part.namesHalfYears
    }
  }
}

extension CandidateCondition {
  /// Whether the condition holds for a candidate.
  func holds(for candidate: Candidate) -> Bool {
    switch self {
    case .takesAdvanced(let id):
      candidate.subjects.contains { $0.id == id && $0.level == .advanced }
    case .fact(let fact): candidate.facts.contains(fact)
    case .enteredIn(let years): candidate.entryYear.map { years.contains($0) } ?? false
    case .not(let condition): !condition.holds(for: candidate)
    }
  }
}
