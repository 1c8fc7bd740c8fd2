import Testing

@testable import Abitur

extension ExplanationNode {
  /// Checks what every explanation promises: sums equal their parts, keys are unique among
  /// siblings, projected parts make a projected whole.
  func check(_ location: SourceLocation = #_sourceLocation) {
    #expect(
      Set(children.map { $0.key }).count == children.count, "siblings share a key below \(key)",
      sourceLocation: location)
    let sum = children.reduce(Ratio(0)) { $0 + ($1.value ?? Ratio(0)) }
    switch formula {
    case .sum:
      #expect(value == sum, "\(key)", sourceLocation: location)
    case .blocks(let one, let two):
      #expect(value == Ratio(one + two), sourceLocation: location)
      #expect(children.map { $0.key } == [.blockOne, .blockTwo, .grade], sourceLocation: location)
      #expect(children[0].value == Ratio(one), sourceLocation: location)
      #expect(children[1].value == Ratio(two), sourceLocation: location)
    case .again(let times) where !children.isEmpty:
      #expect(value == times * sum, "\(key)", sourceLocation: location)
    case .scaledMean(let total, let divisor, let scale, let exact, let rounding):
      #expect(children.first?.value == total, sourceLocation: location)
      #expect(exact == scale * total / divisor, sourceLocation: location)
      if let value {
        #expect(value == Ratio(exact.rounded(rounding)), sourceLocation: location)
      }
    case .exam(let result, let factor):
      if let value {
        #expect(value == Ratio((factor * result).rounded(.halfUp)), sourceLocation: location)
      }
    case .combined(let numbers):
      if numbers.stage == .afterFactor, let value {
        #expect(value == Ratio(numbers.exact.rounded(numbers.rounding)), sourceLocation: location)
      }
    case .given, .course, .again, .certified, .gradeRow, .noGrade: break
    }
    if key != .uncountedCourses, !children.isEmpty, basis == .earned {
      #expect(
        children.allSatisfy { $0.basis == .earned || $0.key == .uncountedCourses },
        "\(key) is earned from projections", sourceLocation: location)
    }
    for child in children { child.check(location) }
  }

  /// All nodes of a key's kind below this one.
  func nodes(where isWanted: (ExplanationKey) -> Bool) -> [ExplanationNode] {
    (isWanted(key) ? [self] : []) + children.flatMap { $0.nodes(where: isWanted) }
  }
}
