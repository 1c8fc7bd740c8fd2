import Testing

@testable import Abitur

/// Which Leistungsfächer still leave room for the exams that the rules ask for.
@Suite struct ExamChoiceTests {
  private let rules = RuleSet.badenWuerttemberg[1]

  private func broken(_ subjects: String...) -> String? {
    let examined = subjects.map { SubjectID($0) }
    return rules.unmeetableExamChoice(examined: examined, free: 5 - examined.count)?.rawValue
  }

  @Test("Deutsch, Mathematik and a subject of every field have to fit among five exams")
  func byHand() {
    #expect(broken("mathematik", "englisch", "physik") == nil)
    #expect(broken("geschichte", "englisch", "franzoesisch") == nil)
    // Both oral exams are Deutsch and Mathematik, so nothing of field II is examined.
    #expect(broken("englisch", "franzoesisch", "latein") == "bw-pruefungsfaecher-felder")
    #expect(broken("englisch", "physik", "chemie") == "bw-pruefungsfaecher-felder")
    #expect(
      broken("englisch", "physik", "chemie", "geschichte") == "bw-pruefungsfaecher-mathematik")
    #expect(broken("englisch", "physik") == nil)
  }

  @Test("Every three subjects leave room exactly if some two more meet all rules")
  func enumerated() throws {
    let subjects = rules.subjects.filter { $0.field != nil }
    let must: [SubjectID] = ["deutsch", "mathematik"].map { SubjectID($0) }
    func areMet(_ chosen: [SubjectDefinition]) -> Bool {
      Set(chosen.compactMap { $0.field }).count == TaskField.allCases.count
        && must.allSatisfy { id in chosen.contains { $0.id == id } }
    }
    let advanced = subjects.filter { $0.teaching?.advancedHours != nil }
    var possible = 0
    for first in advanced.indices {
      for second in advanced.indices where second > first {
        for third in advanced.indices where third > second {
          let three = [first, second, third].map { advanced[$0] }
          let others = subjects.filter { other in !three.contains { $0.id == other.id } }
          var fits = false
          for fourth in others.indices where !fits {
            for fifth in others.indices where fifth > fourth {
              fits = fits || areMet(three + [others[fourth], others[fifth]])
            }
          }
          let rule = rules.unmeetableExamChoice(examined: three.map { $0.id }, free: 2)
          #expect((rule == nil) == fits, "\(three.map { $0.name })")
          possible += fits ? 1 : 0
        }
      }
    }
    #expect(possible > 100)
  }
}
