@testable import Abitur

extension RuleSet {
  /// Every rule that something in the rule set refers to.
  var referredRules: [RuleID] {
    var rules = [minimum.rule, grades.rule]
    rules += components.map { $0.rule }
    rules += taking.map { $0.rule }
    rules += [blockOne.broughtInRule, blockOne.formulaRule, blockOne.minimum.rule]
    rules += blockOne.constraints.map { $0.rule }
    rules += blockOne.weights.map { $0.rule }
    rules += blockOne.deficits.map { $0.rule }
    rules += blockOne.floors.map { $0.rule }
    rules += blockOne.zeros.map { $0.rule }
    rules += blockTwo.variants.map { $0.rule }
    rules += [blockTwo.combination.rule, blockTwo.minimum.rule]
    rules += blockTwo.combination.secondParts.map { $0.rule }
    rules += blockTwo.conditions.map { $0.rule }
    rules += blockTwo.choices.map { $0.rule }
    if let qualification {
      rules += [qualification.rule, qualification.advancedMinimum.rule, qualification.grades.rule]
      rules += qualification.constraints.map { $0.rule }
      rules += qualification.otherMinimum.map { [$0.rule] } ?? []
    }
    for reading in readings {
      rules.append(reading.rule)
      for option in reading.options {
        if case .constraint(let constraint) = option.change { rules.append(constraint.rule) }
      }
    }
    return rules
  }
}
