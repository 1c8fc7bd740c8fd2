/// What the pupil decided about courses, as far as it is accepted.
struct Wishes {
  /// The wishes as bounds on the courses.
  private(set) var bounds: [SelectionAtom] = []

  /// Whether nothing was decided.
  var isEmpty: Bool { bounds.isEmpty }

  /// Adds a wish about courses.
  mutating func add(_ wish: Refusal.Wish, _ items: ItemSet) {
    let range =
      switch wish {
      case .limit(let limit): 0...limit
      case .held: 1...1
      case .bracketed: 0...0
      }
    bounds.append(SelectionAtom(wish.rule, items, range))
  }

  /// Whether a rule stands for a wish.
  static func isWish(_ rule: RuleID) -> Bool {
    rule == limitRule || rule == heldRule || rule == bracketRule
  }

  /// The rules under which wishes stand in explanations.
  static var limitRule: RuleID { RuleID("wunsch-hoechstens") }
  static var heldRule: RuleID { RuleID("wunsch-gehalten") }
  static var bracketRule: RuleID { RuleID("wunsch-geklammert") }
}

extension Refusal.Wish {
  /// The rule under which the wish stands in explanations.
  var rule: RuleID {
    switch self {
    case .limit: Wishes.limitRule
    case .held: Wishes.heldRule
    case .bracketed: Wishes.bracketRule
    }
  }
}
