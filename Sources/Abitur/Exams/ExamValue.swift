/// The multiplied value of one exam.
struct ExamValue {
  /// The value before rounding.
  var exact: Ratio

  /// The value.
  var points: Int

  /// Whether an open part is filled in.
  var isProjected: Bool
}

extension ExamSlot {
  /// The value of the exam with its open parts filled in.
  ///
  /// A value given by the school takes the place of all parts.
  func value(
    _ rules: CombinationRule, factor: Int, _ levels: Levels, _ completion: Completion
  ) -> ExamValue {
    if let component {
      let value =
        component.points.map { Ratio($0) }
        ?? completion.componentValue(maximum: component.maximum, levels)
      let exact = factor * value
      return ExamValue(
        exact: exact, points: exact.rounded(.halfUp), isProjected: component.points == nil)
    }
    if let certified = exam?.certified {
      return ExamValue(exact: Ratio(certified), points: certified, isProjected: false)
    }
    var isProjected = false
    let open = completion.value(of: subject, levels)
    func part(_ outcome: Outcome) -> Ratio {
      if let points = outcome.points { return Ratio(points.value) }
      isProjected = true
      return open
    }
    var result = part(exam?.main ?? .open)
    if let secondPart, let second = exam?.second {
      result = rules.secondParts[secondPart].join(result, part(second.outcome))
    }
    guard let oral = exam?.additionalOral, oral.isTaken else {
      let exact = factor * result
      return ExamValue(
        exact: exact, points: exact.rounded(rules.rounding), isProjected: isProjected)
    }
    if secondPart != nil, rules.roundsSecondParts {
      result = Ratio(result.rounded(.halfUp))
    }
    let joined =
      (rules.examWeight * result + rules.oralWeight * part(oral))
      / (rules.examWeight + rules.oralWeight)
    let exact = factor * joined
    let points =
      switch rules.stage {
      case .afterFactor: exact.rounded(rules.rounding)
      case .beforeFactor: factor * joined.rounded(rules.rounding)
      }
    return ExamValue(exact: exact, points: points, isProjected: isProjected)
  }
}

extension SecondPartRule {
  /// The result of both parts, held down where a weak part caps it, then rounded.
  func join(_ first: Ratio, _ second: Ratio) -> Ratio {
    rounded(capped(first, second), first, second)
  }

  private func capped(_ first: Ratio, _ second: Ratio) -> Ratio {
    let joined = (firstWeight * first + secondWeight * second) / (firstWeight + secondWeight)
    let weaker = min(first, second)
    for cap in caps where weaker <= Ratio(cap.partAtMost) {
      return min(joined, Ratio(cap.examAtMost))
    }
    return joined
  }

  private func rounded(_ joined: Ratio, _ first: Ratio, _ second: Ratio) -> Ratio {
    switch rounding {
    case .none: joined
    case .halfTowardsFirst where joined.denominator == 2 && first < second:
      Ratio(joined.rounded(.down))
    case .halfUp, .halfTowardsFirst: Ratio(joined.rounded(.halfUp))
    }
  }
}
