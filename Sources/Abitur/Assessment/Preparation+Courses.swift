extension Preparation {
  /// What becomes of every course of every subject, in catalogue order.
  func courses(
    _ evaluation: Evaluation, _ isChosen: [Bool], isKnown: Bool
  ) -> [CourseAssessment] {
    guard let choice = evaluation.choice else { return [] }
    let verdicts = self.verdicts(choice, evaluation.values, isChosen)
    var result: [CourseAssessment] = []
    result.reserveCapacity(candidate.subjects.count * HalfYear.allCases.count)
    var next = 0
    for subject in order {
      for halfYear in HalfYear.allCases {
        let taken = result.count
        while next < problem.items.count, problem.items[next].subject == subject,
          problem.items[next].course.halfYear == halfYear
        {
          let isFormed = isKnown || !isOpen(next)
          let points = Ratio(Int64(evaluation.values[next]), over: Int64(evaluation.values.unit))
          result.append(
            CourseAssessment(
              course: problem.items[next].course, points: isFormed ? points : nil,
              basis: isOpen(next) ? .projected : .earned,
              weight: isChosen[next] ? weight(of: next, choice) : 0, verdict: verdicts[next]))
          next += 1
        }
        if result.count == taken {
          result.append(
            CourseAssessment(
              course: CourseID(candidate.subjects[subject].id, halfYear), points: nil,
              basis: .earned, weight: 0, verdict: .notTaken))
        }
      }
    }
    return result
  }

  /// How many times a chosen course counts.
  private func weight(of position: Int, _ choice: SelectionChoice) -> Int {
    let figures = problem.figures[position]
    let isDoubled =
      figures.doubling >= 0 && choice.doubling & (1 &<< Int(figures.doubling)) != 0
    return Int(figures.weight) + (isDoubled ? Int(problem.doubledFactor) - 1 : 0)
  }

  private func verdicts(
    _ choice: SelectionChoice, _ values: CourseValues, _ isChosen: [Bool]
  ) -> [CourseVerdict] {
    let branch = problem.branches[choice.branch]
    var verdicts = Array(repeating: CourseVerdict.free, count: problem.items.count)
    for item in problem.items.indices {
      if let rule = branch.requiredBy[item] {
        verdicts[item] =
          rule == Wishes.heldRule ? .held : isRequired[item] ? .required(rule) : .fulfils(rule)
      } else if let rule = branch.excludedBy[item] {
        verdicts[item] = excluded(by: rule)
      }
    }
    let ranked = risingOrder(of: branch.open.map { -Int(values[$0.item]) })
    let taken = markFulfilling(branch, ranked, isChosen, &verdicts)
    let last = ranked.last {
      isChosen[branch.open[$0].item] && verdicts[branch.open[$0].item] == .free
    }
    for position in ranked {
      let (item, node) = (branch.open[position].item, branch.open[position].node)
      if isChosen[item] {
        if isRequired[item] {
          verdicts[item] = .required(problem.rules.broughtInRule)
        }
      } else if values[item] == 0, problem.figures[item].zeroHurts, !isOpen(item) {
        verdicts[item] = .zero
      } else if let rule = cap(branch, node, taken) {
        verdicts[item] = excluded(by: rule)
      } else {
        let rival =
          last
          ?? ranked.last {
            isChosen[branch.open[$0].item] && branch.open[$0].node == node
          }
        verdicts[item] = .weaker(than: rival.map { problem.items[branch.open[$0].item].course })
      }
    }
    return verdicts
  }

  /// The weakest course that counts without having to.
  ///
  /// Without it only the number of courses would be wrong. Among equals it is the last one.
  func weakestSurplus(_ evaluation: Evaluation, _ isChosen: [Bool]) -> CourseID? {
    guard evaluation.choice != nil else { return nil }
    let values = evaluation.values
    var weakest: Int?
    for item in problem.items.indices where isChosen[item] {
      if let current = weakest, values[item] > values[current] { continue }
      if !isRequired[item], isSurplus(item, isChosen) { weakest = item }
    }
    return weakest.map { problem.items[$0].course }
  }

  /// Whether some way to satisfy the rules is satisfied without a counted course.
  private func isSurplus(_ position: Int, _ isChosen: [Bool]) -> Bool {
    func counts(_ item: Int) -> Bool { isChosen[item] && item != position }
    return problem.branches.contains { branch in
      guard branch.forced.allSatisfy(counts) else { return false }
      var taken = Array(repeating: 0, count: branch.nodes.count)
      for open in branch.open where counts(open.item) {
        var node = open.node
        while node != 0 {
          taken[node] += 1
          node = branch.nodes[node].parent
        }
      }
      return branch.nodes.indices.dropFirst().allSatisfy { taken[$0] >= branch.nodes[$0].minimum }
    }
  }

  /// Whether a course counts in every way to satisfy the rules, so that it cannot be bracketed.
  func mustCount(_ position: Int) -> Bool {
    problem.branches.allSatisfy { branch in
      branch.requiredBy[position] != nil
        || branch.excludedBy[position] == nil
          && branch.capacity(without: position) < branch.places.lowerBound
    }
  }

  private func isOpen(_ position: Int) -> Bool {
    problem.results[position].graded == nil
  }

  private func excluded(by rule: RuleID) -> CourseVerdict {
    switch rule {
    case Wishes.bracketRule: .bracketed
    case Wishes.limitRule: .limited
    default: .capped(rule)
    }
  }

  /// Gives the best chosen courses of every obligation to it, the narrowest one where they meet
  /// several; returns how many each node took.
  private func markFulfilling(
    _ branch: SelectionBranch, _ ranked: [Int], _ isChosen: [Bool],
    _ verdicts: inout [CourseVerdict]
  ) -> [Int] {
    var taken = Array(repeating: 0, count: branch.nodes.count)
    for position in ranked where isChosen[branch.open[position].item] {
      var node = branch.open[position].node
      while node != 0 {
        taken[node] += 1
        if taken[node] <= branch.nodes[node].minimum, verdicts[branch.open[position].item] == .free
        {
          verdicts[branch.open[position].item] = .fulfils(branch.nodes[node].minimumRule)
        }
        node = branch.nodes[node].parent
      }
    }
    return taken
  }

  /// The rule that keeps a course out because the courses it belongs to have reached their bound.
  private func cap(_ branch: SelectionBranch, _ leaf: Int, _ taken: [Int]) -> RuleID? {
    var node = leaf
    while node != 0 {
      if taken[node] >= branch.nodes[node].maximum { return branch.nodes[node].maximumRule }
      node = branch.nodes[node].parent
    }
    return nil
  }
}
