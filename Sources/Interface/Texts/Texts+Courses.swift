import Abitur
import JSON

extension Texts {
  /// The half-year as a column's heading.
  static func halfYear(_ halfYear: HalfYear) -> Text { Texts.halfYearShort(halfYear.rawValue) }

  static func group(_ kind: CourseGridModel.Kind) -> Phrase {
    switch kind {
    case .advanced: Texts.groupAdvanced
    case .oralExam: Texts.groupOralExam
    case .further: Texts.groupFurther
    }
  }

  /// A subject's name with soft hyphens where a long word may break: Gemeinschafts-kunde.
  static func breakable(_ subject: Text) -> Text {
    var bytes = subject.utf8
    for ending in ["kunde", "lehre", "wissenschaft", "technik"] as [Literal] {
      let length = ending.bytes.count
      guard bytes.count >= length + 6 else { continue }
      for start in (6...(bytes.count - length)).reversed()
      where bytes[start..<(start + length)].elementsEqual(ending) && bytes[start - 1] > 0x40 {
        bytes.insert(contentsOf: [0xC2, 0xAD], at: start)
      }
    }
    return Text(utf8: bytes)
  }

  /// Why the courses of a subject count or do not.
  static func reason(
    _ row: CourseGridModel.Row, in kind: CourseGridModel.Kind, _ wording: Wording
  ) -> Text {
    switch kind {
    case .advanced: return Text(reasonAdvanced)
    case .oralExam: return Text(reasonOralExam)
    case .further: break
    }
    guard row.weight > 0 else {
      return row.taken.first.map { wording.shortVerdict($0.verdict) } ?? ""
    }
    var counts = [0, 0, 0, 0]
    for cell in row.cells {
      switch cell.verdict {
      case .required: counts[0] += 1
      case .fulfils: counts[1] += 1
      case .held: counts[2] += 1
      case .free: counts[3] += 1
      default: break
      }
    }
    let names: [Phrase] = [
      Texts.reasonRequired, Texts.reasonChosen, Texts.reasonHeld, Texts.reasonFree,
    ]
    let isMixed = counts.count { $0 > 0 } > 1
    var reasons: [Text] = []
    for (name, count) in zip(names, counts) where count > 0 {
      reasons.append(isMixed ? "\(count) \(Text(name))" : Text(name))
    }
    return reasons.joined(", ")
  }

  /// What follows a course's figure when it is read out.
  static func spoken(_ cell: CourseAssessment, _ wording: Wording) -> Text {
    if cell.verdict == .notTaken { return Text(Wording.notTaken) }
    guard let points = cell.points else { return Text(Wording.notGraded) }
    var text: Text = " \(points == Ratio(1) ? Texts.spokenPoint : Texts.spokenPoints)"
    if cell.basis == .projected { text += " \(projectedSpoken)" }
    if points < Ratio(5) { text += ", \(Texts.belowFive)" }
    text += ", \(Wording.weight(cell.weight))"
    if cell.weight == 0 || cell.verdict == .held {
      text += ", \(wording.shortVerdict(cell.verdict))"
    }
    return text
  }

  static func sumLine(_ sum: Ratio, weights: Int, factor: Int) -> Text {
    sumLine(Wording.number(sum), Texts.weightCount(weights), factor: factor)
  }

  // MARK: Legend

  static func legend(_ sign: Tile.Sign) -> Phrase {
    switch sign {
    case .counted: counts
    case .doubled: doubledRow
    case .weaker: bracketedRow
    case .bracketed: Texts.legendBracketed
    case .impossible: Texts.legendImpossible
    case .projected: projectedSpoken
    case .ungraded: Wording.notGraded
    case .notTaken: Wording.notTaken
    }
  }
}
