import Testing

@testable import Abitur

@Suite("Names of the law")
struct NameTests {
  static let texts = [
    "", "a", "deutsch", "deutsch-spaet", "deutscg", "geographie-gemeinschaftskunde",
  ]

  @Test("A name is told apart by its bytes, wherever they are", arguments: texts, texts)
  func comparison(first: String, second: String) {
    #expect((SubjectID(first) == SubjectID(second)) == (first == second))
    #expect(Set([SubjectID(first), SubjectID(second)]).count == (first == second ? 1 : 2))
  }

  @Test func hasItsText() {
    let name: StaticString = "bildende-kunst"
    #expect(SubjectID(name).rawValue == "bildende-kunst")
    #expect(SubjectID(name) == SubjectID("bildende" + "-kunst"))
    #expect(SubjectID("öl").rawValue == "öl")
  }
}
