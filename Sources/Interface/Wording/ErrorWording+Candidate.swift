import Abitur
import JSON
import Planner

extension ErrorWording {
  static func candidate(_ error: CandidateError) -> ErrorWording {
    switch error {
    case .tooManySubjects(let count):
      ErrorWording(
        "\(count) Fächer sind zu viele.", "Mehr als \(Candidate.mostSubjects) gehen nicht.")
    case .unknownSubject(let id):
      ErrorWording(
        "Das Fach \(Wording.quoted(id.rawValue)) gibt es in diesem Abitur nicht.",
        "Nimm ein Fach des Regelwerks.")
    case .duplicateSubject(let id):
      ErrorWording("\(name(id)) steht zweimal in der Liste.", "Streich einen Eintrag.")
    case .duplicateCourse(let course):
      ErrorWording(
        "\(name(course.subject)) hat zwei Kurse im \(course.halfYear.rawValue). Halbjahr.",
        "Streich einen davon.")
    case .notAdvanced(let id):
      ErrorWording(
        "\(name(id)) kann kein Leistungsfach sein.", "Lass „rolle“ weg oder nimm „Basisfach“.")
    case .tooManyAdvanced(let count, let most):
      ErrorWording(
        "\(count) Leistungsfächer sind zu viele.", "Es sind \(most).")
    case .limitOutOfRange(let id, let limit):
      ErrorWording(
        "\(name(id)) lässt sich nicht auf \(limit) Kurse begrenzen.", "Möglich sind 0 bis 4.")
    case .tooManyExams, .tooManyOralExams, .examWithoutSubject, .duplicateExam,
      .writtenExamNotAdvanced, .oralExamAdvanced, .additionalOralWithoutResult,
      .additionalOralWithOral, .secondPartNotAllowed, .certifiedOutOfRange:
      exam(error)
    case .wrongNumberDoubled, .notDoublable, .unknownComponent, .componentOutOfRange,
      .componentPlace, .componentReplaces, .componentReplacesNothing:
      choice(error)
    }
  }

  private static func exam(_ error: CandidateError) -> ErrorWording {
    switch error {
    case .tooManyExams(let count, let most):
      ErrorWording("\(count) Prüfungen sind zu viele.", "Es sind höchstens \(most).")
    case .tooManyOralExams(let count, let most):
      ErrorWording("\(count) mündliche Prüfungen sind zu viele.", "Es sind höchstens \(most).")
    case .examWithoutSubject(let id):
      ErrorWording(
        "\(name(id)) ist als Prüfung genannt, aber nicht belegt.",
        "Trag das Fach unter „faecher“ ein oder streich die Prüfung.")
    case .duplicateExam(let id):
      ErrorWording("\(name(id)) steht zweimal unter den Prüfungen.", "Streich eine davon.")
    case .writtenExamNotAdvanced(let id):
      ErrorWording(
        "\(name(id)) ist kein Leistungsfach und wird nicht schriftlich geprüft.",
        "Nenne „muendlich“ oder setz die Rolle auf „Leistungsfach“.")
    case .oralExamAdvanced(let id):
      ErrorWording(
        "\(name(id)) ist Leistungsfach und wird schriftlich geprüft.",
        "Nenne „schriftlich“; eine mündliche Prüfung dazu ist „zusaetzlich_muendlich“.")
    case .additionalOralWithoutResult(let id):
      ErrorWording(
        """
        Die zusätzliche mündliche Prüfung in \(name(id)) gibt es erst mit dem schriftlichen \
        Ergebnis.
        """,
        "Trag „schriftlich“ ein oder streich „zusaetzlich_muendlich“.")
    case .additionalOralWithOral(let id):
      ErrorWording(
        "\(name(id)) wird schon mündlich geprüft.", "Streich „zusaetzlich_muendlich“.")
    case .secondPartNotAllowed(let id, let part):
      ErrorWording("In \(name(id)) gibt es keine \(exam(part)).", "Streich den Teil.")
    case .certifiedOutOfRange(let id, let value, let most):
      ErrorWording(
        "\(value) ist kein Wert für \(name(id)) in vierfacher Wertung.",
        "Möglich sind 0 bis \(most).")
    default: ErrorWording("Die Prüfungen widersprechen sich.", "")
    }
  }

  private static func choice(_ error: CandidateError) -> ErrorWording {
    switch error {
    case .wrongNumberDoubled(let count, let expected):
      ErrorWording(
        """
        \(Wording.count(count, "Fach soll", "Fächer sollen")) doppelt zählen, nötig sind \
        \(expected).
        """,
        "Nenne genau \(expected) oder lass „doppelt“ weg.")
    case .notDoublable(let id):
      ErrorWording(
        "\(name(id)) kann nicht doppelt zählen.", "Nenne zwei verschiedene Leistungsfächer.")
    case .unknownComponent(let id):
      ErrorWording("\(name(id)) gibt es in diesem Abitur nicht.", "Streich den Eintrag.")
    case .componentOutOfRange(let id, let points, let most):
      ErrorWording(
        "\(points) ist keine Punktzahl für \(name(id)).", "Möglich sind 0 bis \(most).")
    case .componentPlace(let id):
      ErrorWording(
        "\(name(id)) lässt sich so nicht verwenden.", "Nimm eine andere „verwendung“.")
    case .componentReplaces(let id):
      ErrorWording(
        "\(name(id)) ist kein mündliches Prüfungsfach, das sich ersetzen lässt.",
        "Nenne unter „ersetzt“ eines der mündlichen Prüfungsfächer.")
    case .componentReplacesNothing(let id):
      ErrorWording(
        "\(name(id)) ersetzt eine mündliche Prüfung, aber es ist nicht gesagt, welche.",
        "Nenne unter „ersetzt“ das Prüfungsfach.")
    default: ErrorWording("Der Plan widerspricht sich.", "")
    }
  }

  private static func exam(_ part: SecondPart) -> Literal {
    switch part {
    case .practical: "fachpraktische Prüfung"
    case .communication: "Kommunikationsprüfung"
    }
  }

  /// The name of a subject or component in whichever rule set has it.
  private static func name(_ id: SubjectID) -> Text {
    let ruleSet = RuleSet.all.first { $0.subject(id) != nil } ?? RuleSet.all.first
    return Text(ruleSet?.name(of: id) ?? id.rawValue)
  }
}
