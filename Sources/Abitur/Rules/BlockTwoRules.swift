/// How Block II, the result of the exams, is formed.
public struct BlockTwoRules: Sendable {
  /// The sets of exam components from which a candidate's exams are one, the usual first.
  public var variants: [ExamVariant]

  /// How the parts of one exam are joined.
  public var combination: CombinationRule

  /// What must hold for the exams' results.
  public var conditions: [ExamCondition]

  /// What must hold for the choice of exam subjects.
  public var choices: [ExamChoiceRule]

  /// The least number of points of the block.
  public var minimum: Minimum

  /// States the rules of the block.
  public init(
    variants: [ExamVariant], combination: CombinationRule, conditions: [ExamCondition],
    choices: [ExamChoiceRule], minimum: Minimum
  ) {
    self.variants = variants
    self.combination = combination
    self.conditions = conditions
    self.choices = choices
    self.minimum = minimum
  }
}

/// How many exams of which kind there are and how often each counts.
public struct ExamVariant: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The number of written exams.
  public var written: Int

  /// The number of oral exams.
  public var oral: Int

  /// The number of components among the exams.
  public var components: Int

  /// How often each exam's result counts.
  public var factor: Int

  /// States a variant.
  public init(_ rule: RuleID, written: Int, oral: Int, components: Int = 0, factor: Int) {
    self.rule = rule
    self.written = written
    self.oral = oral
    self.components = components
    self.factor = factor
  }

  /// The number of exam components.
  public var count: Int {
    written + oral + components
  }
}

extension BlockTwoRules {
  /// The conditions that hold for a variant.
  func conditions(for variant: ExamVariant) -> [ExamCondition] {
    conditions.filter { $0.holds(for: variant) }
  }
}

extension ExamCondition {
  /// Whether the condition holds for a variant.
  func holds(for variant: ExamVariant) -> Bool {
    factor == nil || factor == variant.factor
  }
}

/// How the parts of one exam become its multiplied value.
public struct CombinationRule: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// The weight of the exam itself beside an additional oral exam.
  public var examWeight: Int

  /// The weight of an additional oral exam.
  public var oralWeight: Int

  /// The rounding of the value.
  public var rounding: Rounding

  /// Whether the value is rounded after multiplying by the factor or before.
  public var stage: RoundingStage

  /// How a second part is joined to the first.
  public var secondParts: [SecondPartRule]

  /// Whether the result of two parts is rounded before an additional oral exam is joined to it.
  public var roundsSecondParts: Bool

  /// States how parts are joined.
  public init(
    _ rule: RuleID, examWeight: Int = 2, oralWeight: Int = 1, rounding: Rounding,
    stage: RoundingStage = .afterFactor, secondParts: [SecondPartRule] = [],
    roundsSecondParts: Bool = false
  ) {
    self.rule = rule
    self.examWeight = examWeight
    self.oralWeight = oralWeight
    self.rounding = rounding
    self.stage = stage
    self.secondParts = secondParts
    self.roundsSecondParts = roundsSecondParts
  }
}

/// When the value of an exam with several parts is rounded.
public enum RoundingStage: Hashable, Sendable {
  /// Multiply, then round.
  case afterFactor

  /// Round, then multiply.
  case beforeFactor
}

/// A second part of an exam beside the written or oral one.
public enum SecondPart: Hashable, Sendable {
  /// A fachpraktische Prüfung.
  case practical

  /// A Kommunikationsprüfung in a modern foreign language.
  case communication
}

/// How a second part is joined to the first.
public struct SecondPartRule: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// Which part.
  public var part: SecondPart

  /// The subjects whose exams can have it.
  public var subjects: Selector

  /// The weight of the first part.
  public var firstWeight: Int

  /// The weight of the second part.
  public var secondWeight: Int

  /// What a weak part leaves of the result at most, the strictest first.
  public var caps: [PartCap]

  /// How the result of both parts becomes whole before anything else is done with it; it stays
  /// exact where nothing is said.
  public var rounding: PartRounding?

  /// States a second part.
  public init(
    _ rule: RuleID, _ part: SecondPart, subjects: Selector, firstWeight: Int, secondWeight: Int,
    caps: [PartCap] = [], rounding: PartRounding? = nil
  ) {
    self.rule = rule
    self.part = part
    self.subjects = subjects
    self.firstWeight = firstWeight
    self.secondWeight = secondWeight
    self.caps = caps
    self.rounding = rounding
  }
}

/// How the result of two parts becomes a whole number.
public enum PartRounding: Hashable, Sendable {
  /// To the nearest whole number, halves upwards.
  case halfUp

  /// To the nearest whole number, halves towards the result of the first part.
  case halfTowardsFirst
}

/// A ceiling on an exam's result when one of its parts is weak.
public struct PartCap: Sendable {
  /// The cap applies when a part has at most so many points.
  public var partAtMost: Int

  /// So many points the whole exam then has at most.
  public var examAtMost: Int

  /// States a cap.
  public init(partAtMost: Int, examAtMost: Int) {
    self.partAtMost = partAtMost
    self.examAtMost = examAtMost
  }
}

/// What must hold for the results of the exams, in multiplied points.
public struct ExamCondition: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// What must hold.
  public var requirement: ExamRequirement

  /// The factor of the variants it holds for, as its points are multiplied; all where none is said.
  public var factor: Int?

  /// States a condition.
  public init(_ rule: RuleID, _ requirement: ExamRequirement, factor: Int? = nil) {
    self.rule = rule
    self.requirement = requirement
    self.factor = factor
  }
}

/// What a condition requires of the exams' multiplied values.
public enum ExamRequirement: Sendable {
  /// Every exam has at least so many points, components included.
  case each(atLeast: Int)

  /// So many exam subjects have at least so many points, so many of them at the advanced level;
  /// where the rule speaks of exams and not of subjects, components count as well.
  case count(Int, atLeast: Int, advanced: Int, components: Bool = false)

  /// In every field at most so many exam subjects are below a number of points.
  case atMostBelow(Int, count: Int)
}

/// What must hold for the choice of exam subjects.
public struct ExamChoiceRule: Sendable {
  /// The rule it comes from.
  public var rule: RuleID

  /// What must hold.
  public var requirement: ExamChoiceRequirement

  /// States a rule on the choice.
  public init(_ rule: RuleID, _ requirement: ExamChoiceRequirement) {
    self.rule = rule
    self.requirement = requirement
  }
}

/// What a rule requires of the choice of exam subjects.
public enum ExamChoiceRequirement: Sendable {
  /// The exams cover all three fields.
  case coversFields

  /// The selected subject is examined.
  case includes(Selector)

  /// So many different subjects of the selection are taken at the advanced level.
  case advanced(Selector, atLeast: Int)
}
