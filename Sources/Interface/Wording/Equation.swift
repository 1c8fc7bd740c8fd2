import Abitur

/// How a number was formed, in actual numbers.
struct Equation: Sendable {
  var term: Term

  /// What the term gives before it is rounded.
  var exact: Ratio

  var result: Ratio

  init(_ term: Term, exact: Ratio, result: Ratio? = nil) {
    self.term = term
    self.exact = exact
    self.result = result ?? exact
  }
}

/// An arithmetic expression to be written out.
indirect enum Term: Sendable {
  case number(Ratio)
  case sum([Term])
  case product([Term])
  case quotient(Term, by: Int)
}

extension Term {
  /// A result as often as it counts.
  static func times(_ weight: Int, _ result: Ratio) -> Term {
    weight == 1 ? .number(result) : .product([.number(Ratio(weight)), .number(result)])
  }

  static func times(_ term: Term, _ factor: Int) -> Term {
    .product([term, .number(Ratio(factor))])
  }
}

extension Wording {
  /// How a number of the calculation was formed: one equation for each step, none where there is
  /// nothing to work out.
  func equations(of node: ExplanationNode) -> [Equation] {
    switch node.formula {
    case .given, .course, .certified, .gradeRow, .noGrade: return []
    case .sum: return sum(node)
    case .blocks(let one, let two):
      return [
        Equation(.sum([.number(Ratio(one)), .number(Ratio(two))]), exact: Ratio(one + two))
      ]
    case .scaledMean(let sum, let divisor, let scale, let exact, _):
      return [
        Equation(
          .times(.quotient(.number(sum), by: divisor), scale), exact: exact, result: node.value)
      ]
    case .again(let times):
      guard times > 1, let value = node.value else { return [] }
      return [Equation(.times(times, value / times), exact: value)]
    case .exam(let result, let factor):
      return [
        Equation(.times(.number(result), factor), exact: factor * result, result: node.value)
      ]
    case .combined(let exam): return combined(exam, node.value)
    }
  }

  /// A sum of up to twelve numbers; longer ones stand below it anyway.
  private func sum(_ node: ExplanationNode) -> [Equation] {
    let parts = node.children.compactMap { $0.value }
    guard parts.count == node.children.count, (2...12).contains(parts.count),
      let value = node.value
    else { return [] }
    return [Equation(.sum(parts.map { .number($0) }), exact: value)]
  }

  private func combined(_ exam: CombinedExam, _ value: Ratio?) -> [Equation] {
    var steps: [Equation] = []
    var result = exam.first
    if let second = exam.second {
      let weights = second.firstWeight + second.secondWeight
      let joined = Term.quotient(
        .sum([
          .times(second.firstWeight, result), .times(second.secondWeight, second.result),
        ]), by: weights)
      guard exam.oral != nil else {
        return [Equation(.times(joined, exam.factor), exact: exam.exact, result: value)]
      }
      let mean =
        (second.firstWeight * result + second.secondWeight * second.result) / weights
      let isRounded = ruleSet.blockTwo.combination.roundsSecondParts
      result = isRounded ? Ratio(mean.rounded(.halfUp)) : mean
      steps.append(Equation(joined, exact: mean, result: result))
    }
    guard let oral = exam.oral else { return steps }
    let weights = oral.examWeight + oral.oralWeight
    let sum = Term.sum([.times(oral.examWeight, result), .times(oral.oralWeight, oral.result)])
    switch exam.stage {
    case .afterFactor:
      let term = Term.quotient(.times(sum, exam.factor), by: weights)
      steps.append(Equation(term, exact: exam.exact, result: value))
    case .beforeFactor:
      let mean = exam.exact / exam.factor
      let rounded = value.map { $0 / exam.factor }
      steps.append(Equation(.quotient(sum, by: weights), exact: mean, result: rounded))
      if let value, let rounded {
        steps.append(Equation(.times(.number(rounded), exam.factor), exact: value))
      }
    }
    return steps
  }
}
