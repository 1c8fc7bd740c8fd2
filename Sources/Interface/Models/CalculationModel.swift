/// The whole calculation, to be opened number by number.
struct CalculationModel: Sendable {
  var courseBlock: Figure
  var examBlock: Figure
  var total: Figure
  /// The grade in tenths.
  var gradeTenths: Int?
  var gradeCertainty: Certainty
  var nodes: [CalculationNode]
}

/// A figure and whether it is settled; no number when it cannot be formed yet.
struct Figure: Sendable {
  var number: Fraction?
  var certainty: Certainty
}

/// One number of the calculation, how it was formed and where that stands.
struct CalculationNode: Sendable {
  /// What the number is.
  var title: String
  /// What it is about, in a few words.
  var detail: String?
  var value: Value
  var certainty: Certainty
  var equation: Equation?
  /// The rule in a sentence.
  var explanation: String?
  var source: Source?
  /// Whether it is the sum of the numbers above it.
  var isSum: Bool
  var parts: [CalculationNode]

  enum Value: Sendable {
    case number(Fraction)
    case grade(tenths: Int)
    /// Not formed yet.
    case open
  }

  /// Where a rule stands and how sure that is.
  struct Source: Sendable {
    /// The paragraph or document.
    var citation: String
    var confidence: Confidence
  }
}

/// How a number was formed, in actual numbers.
struct Equation: Sendable {
  var formula: Formula
  /// What the formula gives before it is rounded; `nil` when nothing was rounded.
  var exact: Fraction?
  var result: Fraction
}

/// An arithmetic formula to be written out.
indirect enum Formula: Sendable {
  case number(Fraction)
  case sum([Formula])
  case product([Formula])
  case quotient(Formula, Formula)
  case difference(Formula, Formula)
}
