import Abitur
import JSON

extension ProfilePlan {
  /// Why nothing can be calculated; empty where there is a plan.
  public var problems: [PlanProblem] {
    if plan != nil { return [] }
    guard let text = profile.text(.land) else {
      return [.missingField(Attribute.land.word.description)]
    }
    guard let land = Land(abbreviation: text) else { return [.unknownLand(text)] }
    guard land.isOffered else { return [.landNotOffered(text, offered: Land.offered)] }
    guard let year = profile.number(.abiturYear) else {
      return [.missingField(Attribute.abiturYear.word.description)]
    }
    if ruleSet == nil { return [.yearNotOffered(year, offered: land.years)] }
    return errors.map { .invalid($0) }
  }
}
