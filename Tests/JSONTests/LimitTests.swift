import Foundation
import JSON
import Testing

/// Each limit holds at its bound and breaks one beyond it.
struct LimitTests {
  private func nested(_ depth: Int, object: Bool) -> String {
    String(repeating: object ? "{\"a\":" : "[", count: depth) + "1"
      + String(repeating: object ? "}" : "]", count: depth)
  }

  @Test func defaults() {
    #expect(JSONLimits.default.maxBytes == 8 * 1024 * 1024)
    #expect(JSONLimits.default.maxDepth == 64)
    #expect(JSONLimits.default.maxNodes == 250_000)
    #expect(JSONLimits() == .default)
  }

  @Test func bytes() throws {
    let text = "[\"ä\", 1]"
    #expect(text.utf8.count == 9)
    #expect(refusal(of: text, limits: JSONLimits(maxBytes: 9)) == nil)
    #expect(
      refusal(of: text, limits: JSONLimits(maxBytes: 8))
        == JSONError(.tooLarge(limit: 8), at: .start))
    #expect(refusal(of: "", limits: JSONLimits(maxBytes: -1))?.kind == .tooLarge(limit: -1))
    let empty = refusal(of: "", limits: JSONLimits(maxBytes: 0))
    #expect(empty?.kind == .unexpectedEnd(expected: .value))
  }

  @Test func defaultBytes() {
    let filler = String(repeating: " ", count: JSONLimits.default.maxBytes - 1)
    #expect(refusal(of: filler + "1") == nil)
    #expect(refusal(of: filler + "1 ")?.kind == .tooLarge(limit: 8 * 1024 * 1024))
  }

  @Test(arguments: [0, 1, 2, 63, 64, 65, JSONLimits.deepest])
  func depth(limit: Int) throws {
    let limits = JSONLimits(maxDepth: limit)
    for isObject in [false, true] {
      #expect(refusal(of: nested(limit, object: isObject), limits: limits) == nil)
      let error = refusal(of: nested(limit + 1, object: isObject), limits: limits)
      let column = limit * (isObject ? 5 : 1)
      #expect(
        error
          == JSONError(
            .tooDeep(limit: limit), at: JSONPosition(offset: column, line: 1, column: column + 1)))
    }
  }

  @Test func depthIsWhatIsOpenAtOnce() throws {
    let limits = JSONLimits(maxDepth: 2)
    #expect(refusal(of: "[[],[],{},{\"a\":1}]", limits: limits) == nil)
    #expect(refusal(of: "{\"a\":[],\"b\":{},\"c\":[]}", limits: limits) == nil)
    #expect(refusal(of: "[[],[{}]]", limits: limits)?.position.column == 6)
    #expect(refusal(of: "[[],{\"a\":[]}]", limits: limits)?.position.column == 10)
  }

  @Test func depthIsCapped() {
    #expect(JSONLimits(maxDepth: .max).maxDepth == JSONLimits.deepest)
    #expect(JSONLimits(maxDepth: JSONLimits.deepest + 1).maxDepth == JSONLimits.deepest)
    #expect(JSONLimits(maxDepth: 65).maxDepth == 65)
    #expect(refusal(of: "[]", limits: JSONLimits(maxDepth: -1))?.kind == .tooDeep(limit: -1))
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":", "[1,", "]", "}"], [1_000, 1_000_000])
  func manyBracketsAreRefusedWithoutHarm(bracket: String, count: Int) {
    let error = refusal(of: String(repeating: bracket, count: count))
    if bracket == "]" || bracket == "}" {
      #expect(error?.position == .start)
    } else {
      #expect(error?.kind == .tooDeep(limit: 64))
    }
  }

  /// The stack of a web assembly is four times this.
  @Test(arguments: [false, true])
  func theDeepestDocumentNeedsLittleStack(object: Bool) {
    let bytes = Array(nested(JSONLimits.deepest, object: object).utf8)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = refusal(of: bytes, limits: JSONLimits(maxDepth: JSONLimits.deepest))
      done.signal()
    }
    thread.stackSize = 64 * 1024
    thread.start()
    done.wait()
  }

  @Test func nodes() throws {
    // The array, three elements, and the member's value: five values; keys are none.
    let text = "[1, \"ä\", {\"a\": 2}]"
    #expect(refusal(of: text, limits: JSONLimits(maxNodes: 5)) == nil)
    let places: [(limit: Int, column: Int)] = [(4, 16), (3, 10), (2, 5), (1, 2), (0, 1), (-1, 1)]
    for (limit, column) in places {
      let error = try #require(refusal(of: text, limits: JSONLimits(maxNodes: limit)))
      #expect(error.kind == .tooManyNodes(limit: limit))
      #expect(error.position.column == column, "limit \(limit)")
    }
  }

  @Test func defaultNodes() {
    let ones = Array(repeating: "1", count: 249_999).joined(separator: ",")
    #expect(refusal(of: "[" + ones + "]") == nil)
    #expect(refusal(of: "[" + ones + ",1]")?.kind == .tooManyNodes(limit: 250_000))
  }

  @Test func aWrongCharacterIsNotCountedAsAValue() {
    let limits = JSONLimits(maxNodes: 2)
    #expect(
      refusal(of: "[1,]", limits: limits)?.kind == .unexpectedCharacter("]", expected: .value))
    #expect(refusal(of: "[1,", limits: limits)?.kind == .unexpectedEnd(expected: .value))
  }
}
