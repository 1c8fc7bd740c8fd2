import Foundation
import JSON
import Testing

/// Numbers are kept as they are written.
struct NumberTests {
  /// The grammar of RFC 8259, section 6.
  static let grammar = "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?$"

  @Test func allShortSpellingsAreJudgedByTheGrammar() throws {
    let grammar = try NSRegularExpression(pattern: Self.grammar)
    var spellings = [""]
    for _ in 1...5 {
      spellings = spellings.flatMap { prefix in
        ["0", "1", "-", "+", ".", "e", "E"].map { prefix + $0 }
      }
      for spelling in spellings {
        let range = NSRange(location: 0, length: spelling.utf16.count)
        let isNumber = grammar.firstMatch(in: spelling, range: range) != nil
        let document = try? parse("[" + spelling + "]")
        if (document != nil) != isNumber {
          Issue.record("\(spelling) is judged wrongly")
        } else if let document, document.array?.first?.number?.lexeme != spelling {
          Issue.record("\(spelling) is read as something else")
        }
      }
    }
  }

  static let integers: [(lexeme: String, integer: Int64?)] = [
    ("0", 0),
    ("-0", 0),
    ("7", 7),
    ("-7", -7),
    ("15", 15),
    ("900", 900),
    ("2147483648", 2_147_483_648),
    ("-2147483649", -2_147_483_649),
    ("9223372036854775807", 9_223_372_036_854_775_807),
    ("9223372036854775808", nil),
    ("-9223372036854775808", -9_223_372_036_854_775_807 - 1),
    ("-9223372036854775809", nil),
    ("10000000000000000000", nil),
    ("18446744073709551616", nil),
    ("-18446744073709551616", nil),
    ("123456789012345678901234567890", nil),
    ("1.0", nil),
    ("0.0", nil),
    ("1e0", nil),
    ("1E2", nil),
    ("1e-2", nil),
    ("-0e0", nil),
  ]

  @Test(arguments: integers)
  func onlyWholeNumbersThatFitAreIntegers(lexeme: String, integer: Int64?) throws {
    let node = try parse(lexeme)
    #expect(node.number?.lexeme == lexeme)
    #expect(node.number?.integer == integer)
    #expect(node.integer == integer)
  }

  @Test func aVeryLongNumberIsKept() throws {
    let lexeme = "1" + String(repeating: "0", count: 100_000)
    let node = try parse(lexeme)
    #expect(node.number?.lexeme == lexeme)
    #expect(node.integer == nil)
  }
}
