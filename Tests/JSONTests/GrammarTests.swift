import JSON
import Testing

/// Brackets, commas and colons are accepted in exactly the orders that the grammar produces.
struct GrammarTests {
  /// All sequences of tokens that make a value, by their length, produced from the grammar.
  private func sentences(upTo length: Int) -> Set<String> {
    // values[n] and lists[n] hold what is n tokens long.
    var values: [[String]] = [[], ["1", "\"a\""]]
    var elements: [[String]] = [[]]
    var members: [[String]] = [[]]
    for count in 1...length {
      if count >= 2 {
        var these: [String] = count == 2 ? ["[]", "{}"] : []
        these += elements[count - 2].map { "[" + $0 + "]" }
        these += members[count - 2].map { "{" + $0 + "}" }
        values.append(these)
      }
      var longer = values[count]
      for first in 1..<max(count - 1, 1) where count - first - 1 >= 1 {
        for value in values[first] {
          longer += elements[count - first - 1].map { value + "," + $0 }
        }
      }
      elements.append(longer)
      var pairs = count >= 3 ? values[count - 2].map { "\"a\":" + $0 } : []
      for first in 3..<max(count - 1, 3) where count - first - 1 >= 3 {
        for value in values[first - 2] {
          pairs += members[count - first - 1].map { "\"a\":" + value + "," + $0 }
        }
      }
      members.append(pairs)
    }
    return Set(values.joined())
  }

  @Test func allSequencesOfSixTokensAreJudgedByTheGrammar() {
    let tokens = ["[", "]", "{", "}", ",", ":", "\"a\"", "1"]
    // Neighbouring numbers must not become one; a space is no token.
    let sentences = sentences(upTo: 6)
    var accepted = 0
    var pending: [(text: String, spaced: String, length: Int)] = [("", "", 0)]
    while let (text, spaced, length) = pending.popLast() {
      let isSentence = sentences.contains(text)
      if (refusal(of: spaced) == nil) != isSentence { Issue.record("\(text) is judged wrongly") }
      if isSentence { accepted += 1 }
      guard length < 6 else { continue }
      for token in tokens { pending.append((text + token, spaced + token + " ", length + 1)) }
    }
    #expect(accepted == sentences.count)
    // As many as Python's reader finds among all sequences.
    #expect(accepted == 28)
  }
}
