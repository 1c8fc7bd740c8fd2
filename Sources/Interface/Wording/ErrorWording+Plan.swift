import Abitur
import JSON
import Planner

extension ErrorWording {
  static func problem(_ problem: PlanProblem) -> ErrorWording {
    switch problem {
    case .json(let kind): json(kind)
    case .noPlan:
      ErrorWording(Texts.fileNoPlan, Texts.fileNoPlanAdvice)
    case .noCalq:
      ErrorWording(Texts.fileNoCalq, Texts.fileNoCalqAdvice)
    case .newerVersion(let version):
      ErrorWording(Texts.fileNewerVersion(Text(version)), Texts.fileNewerVersionAdvice)
    case .unknownVersion:
      ErrorWording(Texts.fileUnknownVersion, Texts.fileUnknownVersionAdvice)
    case .unknownField(let name, let known):
      ErrorWording(
        Texts.fileUnknownField(Wording.quoted(name)),
        Texts.filePossible(Wording.list(known.map { Text($0) })))
    case .missingField(let name):
      ErrorWording(Texts.fileMissingField(Wording.quoted(name)), Texts.fileMissingFieldAdvice)
    case .expected(let value): expected(value)
    case .points(let lexeme, let most):
      ErrorWording(Texts.filePoints(Wording.harmless(lexeme)), Texts.filePointsAdvice(most))
    case .number(let lexeme, let range):
      ErrorWording(
        Texts.fileNumber(Wording.harmless(lexeme)),
        Texts.fileNumberAdvice(range.lowerBound, range.upperBound))
    case .unknownHalfYear(let name):
      ErrorWording(Texts.fileUnknownHalfYear(Wording.quoted(name)), Texts.fileUnknownHalfYearAdvice)
    case .unknownLand(let name):
      ErrorWording(Texts.fileUnknownLand(Wording.quoted(name)), Texts.fileUnknownLandAdvice)
    case .landNotOffered(let name, let offered):
      ErrorWording(
        Texts.fileLandNotOffered(landName(name)),
        lands(offered))
    case .yearNotOffered(let year, let offered):
      ErrorWording(
        Texts.fileYearNotOffered(year),
        Texts.fileYearNotOfferedAdvice(offered.lowerBound, offered.upperBound))
    case .unknownSubject(let name, let suggestion):
      ErrorWording(
        Texts.fileUnknownSubject(Wording.quoted(name)),
        suggestion.map { Texts.fileSuggestion(Wording.quoted($0)) }
          ?? Text(Texts.fileUnknownSubjectAdvice))
    case .unknownWord(let word, let allowed):
      ErrorWording(
        Texts.fileUnknownWord(Wording.quoted(word)),
        Texts.filePossible(Wording.list(allowed.map { "\"\(Text($0))\"" })))
    case .heldAndBracketed(let halfYear):
      ErrorWording(Texts.fileHeldAndBracketed(halfYear), Texts.fileHeldAndBracketedAdvice)
    case .wishWithoutCourse(let halfYear):
      ErrorWording(Texts.fileWishWithoutCourse(halfYear), Texts.fileWishWithoutCourseAdvice)
    case .examWithoutPart:
      ErrorWording(Texts.fileExamWithoutPart, Texts.fileExamWithoutPartAdvice)
    case .contradictingParts(let first, let second):
      ErrorWording(
        Texts.fileContradictingParts(Wording.quoted(first), Wording.quoted(second)),
        Texts.fileContradictingPartsAdvice)
    case .emptyText:
      ErrorWording(Texts.fileEmptyText, Texts.fileEmptyTextAdvice)
    case .longText(let count, let most):
      ErrorWording(Texts.fileLongText(count), Texts.fileLongTextAdvice(most))
    case .controlCharacter:
      ErrorWording(Texts.fileControlCharacter, Texts.fileControlCharacterAdvice)
    case .day(let text):
      ErrorWording(Texts.fileDay(Wording.quoted(text)), Texts.fileDayAdvice)
    case .identifier(let text):
      ErrorWording(Texts.fileIdentifier(Wording.quoted(text)), Texts.fileIdentifierAdvice)
    case .duplicateIdentifier(let text):
      ErrorWording(
        Texts.fileDuplicateIdentifier(Wording.quoted(text)),
        Texts.fileDuplicateIdentifierAdvice)
    case .duplicateHalfYear(let halfYear):
      ErrorWording(Texts.fileDuplicateHalfYear(halfYear), Texts.fileDuplicateHalfYearAdvice)
    case .secondExam(let subject):
      ErrorWording(Texts.fileSecondExam(Wording.quoted(subject)), Texts.fileSecondExamAdvice)
    case .invalid(let error): candidate(error)
    }
  }

  private static func expected(_ value: ExpectedValue) -> ErrorWording {
    switch value {
    case .text:
      ErrorWording(Texts.fileExpectedText, Texts.fileExpectedTextAdvice)
    case .object:
      ErrorWording(Texts.fileExpectedObject, Texts.fileExpectedObjectAdvice)
    case .list:
      ErrorWording(Texts.fileExpectedList, Texts.fileExpectedListAdvice)
    case .wholeNumber:
      ErrorWording(Texts.fileExpectedWholeNumber, Texts.fileExpectedWholeNumberAdvice)
    case .truth:
      ErrorWording(Texts.fileExpectedTruth, Texts.fileExpectedTruthAdvice)
    case .day:
      ErrorWording(Texts.fileExpectedDay, Texts.fileExpectedDayAdvice)
    case .pointsOrOpen:
      ErrorWording(Texts.fileExpectedPointsOrOpen, Texts.filePointsAdvice(Points.maximum.value))
    }
  }

  private static func lands(_ offered: [String]) -> Text {
    let list = Wording.list(offered.map { Text($0) })
    return offered.count == 1 ? Texts.fileOneLandOffered(list) : Texts.filePossible(list)
  }

  private static func landName(_ abbreviation: String) -> Text {
    Land(abbreviation: abbreviation).map { Text(Wording.name($0)) } ?? Wording.quoted(abbreviation)
  }
}
