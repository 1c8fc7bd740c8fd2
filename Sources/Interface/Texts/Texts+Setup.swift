import Abitur
import JSON

/// The texts with which a plan is set up.
extension Texts {
  static func title(of step: SetupStep) -> Phrase {
    switch step {
    case .person: Texts.setupTitlePerson
    case .advanced: Texts.setupTitleAdvanced
    case .compulsory: Texts.setupTitleCompulsory
    case .further: Texts.setupTitleFurther
    case .oral: Texts.setupTitleOral
    case .summary: Texts.setupTitleSummary
    }
  }

  /// What a step asks for; the Leistungsfächer have the sentence of their rule.
  static func lead(of step: SetupStep) -> Phrase? {
    switch step {
    case .person: Texts.setupLeadPerson
    case .advanced: nil
    case .compulsory: Texts.setupLeadCompulsory
    case .further: Texts.setupLeadFurther
    case .oral: Texts.setupLeadOral
    case .summary: Texts.setupLeadSummary
    }
  }

  static func oneOf(_ group: SubjectGroup) -> Phrase {
    if ("fortgefuehrte-fremdsprache" as Literal).isSame(as: group.rawValue) {
      return Texts.groupLanguages
    }
    if ("naturwissenschaft" as Literal).isSame(as: group.rawValue) {
      return Texts.groupSciences
    }
    if ("kunst-musik" as Literal).isSame(as: group.rawValue) { return Texts.groupArts }
    if ("religion-ethik" as Literal).isSame(as: group.rawValue) {
      return Texts.groupReligion
    }
    return Texts.groupAny
  }
}
