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

  /// Takes over a step as it is stored, in the order of the identifiers; without one, that of the
  /// identifier is gone.
  ///
  /// - Complexity: linear in the number of steps.
  @inline(never)
  public mutating func take(_ id: RecordID, _ step: Step?, isUndone: Bool) {
    done.removeStep(id)
    undone.removeStep(id)
    guard let step else { return }
    if isUndone {
      undone.insert(step, at: firstPlace(undone.count) { undone[$0].id > id })
    } else {
      done.insert(step, at: firstPlace(done.count) { done[$0].id < id })
      if done.count > UndoHistory.limit { done.removeFirst() }
    }
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

extension [Step] {
  /// Whether the step of an identifier is among them.
  @inline(never)
  package func has(_ id: RecordID) -> Bool { contains { $0.id == id } }

  @inline(never)
  fileprivate mutating func removeStep(_ id: RecordID) {
    if let place = firstIndex(where: { $0.id == id }) { remove(at: place) }
  }
}
