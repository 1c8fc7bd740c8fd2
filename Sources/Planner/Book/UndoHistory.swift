/// The steps that can be undone and redone.
public struct UndoHistory: Sendable {
  /// The steps that were done, the last one at the end.
  public private(set) var done: [Step] = []

  /// The steps that were undone, the next one to redo at the end.
  public private(set) var undone: [Step] = []

  /// So many steps are kept; the oldest go first.
  public static let limit = 200

  /// Begins without steps.
  public init() {}

  /// Begins with the steps of an earlier session.
  public init(done: [Step], undone: [Step]) {
    self.done = Array(done.suffix(UndoHistory.limit))
    self.undone = Array(undone.suffix(UndoHistory.limit))
  }

  /// Notes a step that was done; what was undone before can no longer be redone.
  public mutating func note(_ step: Step) {
    undone = []
    push(step)
  }

  /// Puts a step in the place of the last one, which it corrects.
  public mutating func correct(_ step: Step) {
    undone = []
    if !done.isEmpty { done[done.count - 1] = step }
  }

  /// Takes the last step back, or gives nothing where there is none or it no longer fits.
  ///
  /// A step no longer fits when another device has meanwhile taken away what it was about; it is
  /// dropped, and the one before it can be undone.
  public mutating func undo(in book: inout PlanBook) -> Step? {
    while let step = done.popLast() {
      guard (try? book.apply(step.inverse)) != nil else { continue }
      undone.append(step)
      return step
    }
    return nil
  }

  /// Does the step again that was undone last.
  public mutating func redo(in book: inout PlanBook) -> Step? {
    while let step = undone.popLast() {
      guard (try? book.apply(step)) != nil else { continue }
      push(step)
      return step
    }
    return nil
  }

  private mutating func push(_ step: Step) {
    done.append(step)
    if done.count > UndoHistory.limit { done.removeFirst() }
  }
}
