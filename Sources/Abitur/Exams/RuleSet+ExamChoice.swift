extension RuleSet {
  /// The rule on the choice of exam subjects that cannot be met any more, if there is one: with
  /// exams in these subjects and so many that are still free, not all of the rules can be.
  ///
  /// The rules that name a subject each take a free exam unless it is examined already, and every
  /// field that is missing then takes another. Rules that name several subjects to choose from are
  /// not looked at.
  ///
  /// - Complexity: linear in the number of rules and subjects.
  public func unmeetableExamChoice(examined: [SubjectID], free: Int) -> RuleID? {
    var fields = examined.compactMap { subject($0)?.field }
    var free = free
    var last: RuleID?
    for choice in blockTwo.choices {
      guard case .includes(.subject(let id)) = choice.requirement, !examined.contains(id) else {
        continue
      }
      free -= 1
      last = choice.rule
      if let field = subject(id)?.field { fields.append(field) }
    }
    if free < 0 { return last }
    for choice in blockTwo.choices {
      guard case .coversFields = choice.requirement else { continue }
      let missing = TaskField.allCases.count { !fields.contains($0) }
      if missing > free { return choice.rule }
    }
    return nil
  }
}
