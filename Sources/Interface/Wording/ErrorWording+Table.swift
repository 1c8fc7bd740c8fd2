import Planner

extension ErrorWording {
  /// Words why a file is no table.
  public init(_ error: CSVError) {
    switch error.kind {
    case .textAfterQuote:
      self.init(Texts.tableTextAfterQuote, Texts.tableTextAfterQuoteAdvice)
    case .strayQuote:
      self.init(Texts.tableStrayQuote, Texts.tableStrayQuoteAdvice)
    case .openQuote:
      self.init(Texts.tableOpenQuote, Texts.tableOpenQuoteAdvice)
    case .empty:
      self.init(Texts.tableEmpty, Texts.tableEmptyAdvice)
      return
    case .noText:
      self.init(Texts.tableNoText, Texts.tableNoTextAdvice)
      return
    }
    place = Texts.place(line: error.line, column: error.column)
  }

  /// Words why a row of a table was not taken over.
  public init(_ problem: CSVProblem) {
    self = ErrorWording.reason(problem)
    if let column = problem.column {
      place = Texts.place(line: problem.line, column: column)
    } else {
      place = Texts.place(line: problem.line)
    }
  }

  private static func reason(_ problem: CSVProblem) -> ErrorWording {
    let text = Wording.quoted(problem.text)
    switch problem.reason {
    case .noSubject:
      return ErrorWording(Texts.tableNoSubject, Texts.tableNoSubjectAdvice)
    case .ambiguousSubject:
      return ErrorWording(Texts.tableAmbiguousSubject(text), Texts.tableAmbiguousSubjectAdvice)
    case .halfYear:
      return ErrorWording(
        problem.text.utf8.isEmpty ? Text(Texts.tableNoHalfYear) : Texts.tableHalfYear(text),
        Texts.tableHalfYearAdvice)
    case .points:
      return ErrorWording(Texts.tablePoints(text), Texts.tablePointsAdvice)
    case .grade:
      return ErrorWording(Texts.tableGrade(text), Texts.tableGradeAdvice)
    case .contradiction:
      return ErrorWording(Texts.tableContradiction(text), Texts.tableContradictionAdvice)
    case .standing:
      return ErrorWording(Texts.tableStanding(text), Texts.tableStandingAdvice)
    case .group:
      return ErrorWording(Texts.tableGroup(text), Texts.tableGroupAdvice)
    case .number:
      return ErrorWording(Texts.tableNumber(text), Texts.tableNumberAdvice)
    case .day:
      return ErrorWording(Texts.tableDay(text), Texts.tableDayAdvice)
    case .longText(let most):
      return ErrorWording(Texts.tableLongText, Texts.tableLongTextAdvice(most))
    case .controlCharacter:
      return ErrorWording(Texts.tableControlCharacter, Texts.tableControlCharacterAdvice)
    case .beyondColumns:
      return ErrorWording(Texts.tableBeyondColumns(text), Texts.tableBeyondColumnsAdvice)
    }
  }
}
