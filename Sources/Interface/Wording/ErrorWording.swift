import Abitur
import JSON
import Planner

/// What people read about an error: what is wrong, where, and what to do.
public struct ErrorWording: Sendable {
  /// What is wrong, in one sentence.
  public var what: Text

  /// What to do about it, in one sentence.
  public var advice: Text

  /// Where it is, such as „Zeile 4, Spalte 12“; nothing where it is about the file as a whole.
  public var place: Text?

  /// The way to the place, such as `faecher[2].kurse.3`; nothing for the root.
  public var path: Text?

  @inline(never)
  init(_ what: Text, _ advice: Text) {
    self.what = what
    self.advice = advice
  }

  @inline(never)
  init(_ what: Text, _ advice: Phrase) { self.init(what, Text(advice)) }

  @inline(never)
  init(_ what: Phrase, _ advice: Phrase) { self.init(Text(what), Text(advice)) }

  init(_ what: Phrase, _ advice: Text) { self.init(Text(what), advice) }

  init(_ what: Phrase) { self.init(Text(what), "") }

  /// What is wrong and what to do.
  public var sentences: Text {
    advice.isEmpty ? what : "\(what) \(advice)"
  }

  /// The place with the way to it, such as „Zeile 4, Spalte 12 (faecher[2].kurse.3)“.
  public var whereabouts: Text? {
    guard let place else { return nil }
    return path.map { "\(place) (\($0))" } ?? place
  }
}

extension ErrorWording {
  /// Words what is wrong with a plan file.
  public init(_ error: PlanError) {
    self = ErrorWording.problem(error.problem)
    if case .json(.tooLarge) = error.problem { return }
    place = Texts.place(line: error.position.line, column: error.position.column)
    let path = Wording.harmless(error.path.description, most: 120)
    self.path = path.isEmpty ? nil : path
  }

  /// Words what contradicts itself in a plan.
  public init(_ error: InvalidCandidate) {
    self =
      error.errors.first.map { ErrorWording.candidate($0) }
      ?? ErrorWording(Texts.conflict)
  }
}
