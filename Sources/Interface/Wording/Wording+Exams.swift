import Abitur
import JSON

extension Wording {
  /// What an exam is in, such as „Mathematik“ or „noch nicht gewählt“.
  public func subject(of exam: ExamAssessment) -> Text {
    exam.subject.map { name($0) } ?? Text(Wording.notChosen)
  }

  /// How an exam is held.
  public static func kind(_ kind: ExamKind) -> Phrase {
    switch kind {
    case .written: Texts.examWritten
    case .oral: Texts.examOral
    case .component: Texts.examComponent
    }
  }

  /// What an exam consists of, such as „schriftlich 11, zusätzlich mündlich 13“.
  public func parts(of exam: ExamAssessment) -> Text {
    guard let known = exam.exam else {
      let kind = Wording.kind(exam.kind)
      if exam.basis == .earned { return Text(kind) }
      return exam.kind == .component
        ? "\(Wording.stillOpen), \(kind)" : "\(kind) \(Wording.stillOpen)"
    }
    if known.certified != nil { return Text(Texts.certified) }
    var parts = [part(Wording.kind(exam.kind), known.main)]
    if let second = known.second, second.outcome.isTaken {
      parts.append(part(Wording.part(second.part), second.outcome))
    }
    if known.additionalOral.isTaken {
      parts.append(part(Texts.examAdditional, known.additionalOral))
    }
    return parts.joined(", ")
  }

  /// The name of a second part.
  public static func part(_ part: SecondPart) -> Phrase {
    switch part {
    case .practical: Texts.examPartPractical
    case .communication: Texts.examPartCommunication
    }
  }

  private func part(_ name: Phrase, _ outcome: Outcome) -> Text {
    "\(name) \(outcome.points.map { Text($0.value) } ?? Text(Wording.stillOpen))"
  }
}
