import Abitur
import JSON
import Planner

/// The texts of the own plan: its subjects, half-years, results and exams.
extension Texts {
  // MARK: Subjects

  static func courseLabel(_ subject: String, _ halfYear: Int) -> Text {
    "\(Wording.harmless(subject)), \(Texts.halfYear(halfYear))"
  }

  static func points(_ number: Int) -> Text { Wording.points(number) }

  // MARK: Steps

  static func changed(_ attribute: Attribute, _ name: Text) -> Text {
    attribute == .grade ? Texts.changed(name) : changed(Text(label(attribute)), name)
  }
  static func courseChanged(_ name: Text, _ halfYear: Int) -> Text {
    Texts.courseChanged(name, Texts.halfYear(halfYear))
  }
  static func taken(_ name: String) -> Text { Texts.taken(Wording.quoted(name)) }

  // MARK: Fields

  /// What a field is called.
  static func label(_ attribute: Attribute) -> Phrase {
    switch attribute {
    case .name: Texts.fieldName
    case .picture: Texts.fieldPicture
    case .classLevel: Texts.fieldClassLevel
    case .land: Texts.fieldLand
    case .abiturYear: Texts.fieldAbiturYear
    case .school: Texts.fieldSchool
    case .writtenShare: Texts.fieldWrittenShare
    case .oralShare: Texts.fieldOralShare
    case .readings: Texts.fieldReadings
    case .catalogued, .shortName: Texts.fieldCatalogued
    case .colour: Texts.fieldColour
    case .level: Texts.fieldLevel
    case .field: Texts.fieldField
    case .limit: Texts.fieldLimit
    case .doubled: Texts.fieldDoubled
    case .weights: Texts.fieldWeights
    case .note: Texts.fieldNote
    case .notTaken: Texts.fieldNotTaken
    case .points: Texts.fieldPoints
    case .wish: Texts.fieldWish
    case .resultKind: Texts.fieldResultKind
    case .ownKind: Texts.fieldOwnKind
    case .title: Texts.fieldTitle
    case .standing: Texts.fieldStanding
    case .group: Texts.fieldGroup
    case .weight: Texts.fieldWeight
    case .percent: Texts.fieldPercent
    case .date: Texts.fieldDate
    case .time: Texts.fieldTime
    case .place: Texts.fieldPlace
    case .examKind: Texts.fieldExamKind
    case .secondPart: Texts.fieldSecondPart
    case .secondPoints: Texts.fieldSecondPoints
    case .additionalOral: Texts.fieldAdditionalOral
    case .additionalPoints: Texts.fieldAdditionalPoints
    case .additionalDate: Texts.fieldAdditionalDate
    case .additionalPlace: Texts.fieldAdditionalPlace
    case .certified: Texts.fieldCertified
    case .componentPlace: Texts.fieldComponentPlace
    case .replaces: Texts.fieldReplaces
    case .grade: Texts.fieldGrade
    }
  }

  /// The words of the schema as people read them, in its order.
  static func words(_ attribute: Attribute) -> [Phrase] {
    switch attribute {
    case .level: [Texts.levelBasic, Texts.levelAdvanced]
    case .wish: [Texts.wishBracketed, Texts.wishHeld]
    case .resultKind:
      [
        Texts.resultKlausur, Texts.resultKlassenarbeit, Texts.resultOral, Texts.resultGFS,
        Texts.resultTest, Texts.resultPractical,
        Texts.resultProject, Texts.resultOther,
      ]
    case .standing:
      [Texts.standingGraded, Texts.standingPending, Texts.standingExcused, Texts.standingRefused]
    case .group, .examKind: [Texts.groupWritten, Texts.groupOral]
    case .secondPart: [Texts.partPractical, Texts.partCommunication]
    case .componentPlace: [Texts.placeBlockOne, Texts.placeBlockTwo, Texts.placeUnused]
    default: []
    }
  }

  /// What a single result is.
  static func kind(of result: Record) -> Text {
    if result.resultKind == .own, let own = result.bytes(.ownKind) { return Text(utf8: own) }
    return Text(words(.resultKind)[result.resultKind.rawValue])
  }

  // MARK: Estimate

  static func estimate(_ estimate: CourseEstimate) -> Text {
    Texts.estimate(Wording.points(estimate.points.value))
  }

  /// How an estimate came about, in sentences.
  static func explained(_ estimate: CourseEstimate) -> Text {
    var parts: [Text] = []
    for mean in estimate.means {
      let results = resultCount(mean.results.count)
      let value = Wording.number(mean.value, places: 2)
      var part =
        mean.group == .written
        ? estimateWritten(results, mean: value) : estimateOral(results, mean: value)
      if estimate.means.count > 1 { part += ", \(estimateShare(mean.share))" }
      parts.append(part)
    }
    for fixed in estimate.fixed {
      parts.append(estimateFixed(fixed.percent, Wording.points(fixed.points.value)))
    }
    var text = parts.joined("; ")
    let exact = Wording.number(estimate.exact, places: 2)
    text += ". \(estimateExact(exact, rounded: estimate.points.value))"
    if let next = estimate.toNext {
      let lacking = Wording.number(next, places: 2)
      text += " \(estimateNext(estimate.points.value + 1, lacking: lacking))"
    }
    text += " \(estimateDecision)"
    return text
  }

  static func reason(_ reason: NoCourseResult) -> Text {
    switch reason {
    case .nothingEntered: Text(reasonNothingEntered)
    case .nothingGraded: Text(reasonNothingGraded)
    case .nothingCounts: Text(reasonNothingCounts)
    case .tooMuchFixed(let percent):
      Texts.reasonTooMuchFixed(percent)
    }
  }
}
