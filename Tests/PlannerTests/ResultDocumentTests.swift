import Abitur
import JSON
import Testing

@testable import Planner

/// What holds for every result file; the figures themselves are in the worked cases.
@Suite struct ResultDocumentTests {
  @Test("A result has the fields of docs/plan-file.md", arguments: try WorkedCase.all())
  func fields(_ worked: WorkedCase) throws {
    let plan = try Plan(file: worked.plan)
    var fields = [
      "format", "version", "land", "abitur", "regelwerk", "herkunft", "bestanden", "gesamt",
      "note", "notenzehntel", "spanne", "kursblock", "pruefungsblock", "bedingungen",
      "unerfuellbar", "abgelehnt", "fachhochschulreife", "rechnung",
    ]
    if plan.name != nil { fields.insert("name", at: 2) }
    if plan.candidate.component != nil {
      fields.insert("seminarkurs", at: fields.count - 2)
    }
    #expect(try worked.result().object?.map { $0.key } == fields)
  }

  @Test("Numbers are whole or reduced fractions", arguments: try WorkedCase.all())
  func exact(_ worked: WorkedCase) throws {
    for node in all(in: try worked.result()) {
      if let number = node.number { #expect(number.integer != nil, "\(number.lexeme)") }
      let parts = (node.string ?? "").split(separator: "/").compactMap { Int64($0) }
      if parts.count == 2 {
        let ratio = Ratio(parts[0], over: parts[1])
        #expect(parts[1] > 1 && ratio.denominator == parts[1], "\(parts)")
      }
    }
  }

  @Test("The courses that count add up to the sum", arguments: try WorkedCase.all())
  func sums(_ worked: WorkedCase) throws {
    let result = try worked.result()
    let block = try #require(result["kursblock"])
    guard block["punkte"]?.integer != nil else { return }
    let plan = try Plan(file: worked.plan)
    var sum = Ratio(0)
    var weights: Int64 = 0
    for course in block["kurse"]?.array ?? [] {
      guard let weight = course["gewicht"]?.integer, weight > 0 else { continue }
      sum = sum + Int(weight) * (try ratio(course["punkte"]))
      weights += weight
    }
    if result["seminarkurs"]?["verwendung"]?.string == "Kursblock" {
      weights += 2
      guard let points = plan.candidate.component?.points else { return }
      sum = sum + Ratio(2 * points)
    }
    #expect(weights == 48)
    #expect(try sum == ratio(block["summe"]))
  }

  @Test("Laid out for people it says the same", arguments: try WorkedCase.all().prefix(3))
  func pretty(_ worked: WorkedCase) throws {
    let document = try ResultDocument(of: Plan(file: worked.plan))
    let compact = document.bytes(.compact)
    let pretty = document.bytes(.pretty)
    #expect(!compact.contains(UInt8(ascii: "\n")))
    #expect(differences(try JSONNode.parse(pretty), try JSONNode.parse(compact)).isEmpty)
    #expect(differences(try JSONNode.parse(compact), try JSONNode.parse(pretty)).isEmpty)
  }

  private func all(in node: JSONNode) -> [JSONNode] {
    let inner = (node.array ?? []) + (node.object ?? []).map { $0.value }
    return [node] + inner.flatMap { all(in: $0) }
  }

  private func ratio(_ node: JSONNode?) throws -> Ratio {
    if let whole = node?.integer { return Ratio(whole) }
    let parts = try #require(node?.string).split(separator: "/").compactMap { Int64($0) }
    try #require(parts.count == 2)
    return Ratio(parts[0], over: parts[1])
  }
}
