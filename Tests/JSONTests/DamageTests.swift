import JSON
import TestSupport
import Testing

/// A damaged document is refused in good order, whatever the damage.
struct DamageTests {
  /// One document with a bit of everything.
  static let document = Array(
    """
    {"fach": "Köşe \\u00e4\\ud83d\\ude00\\n€😀",\r
    \t"kurse": [12, -0.5e+10, 0, "offen", null, true, false],
      "leer": [{}, [], ""], "a": {"b": {"c": [1]}}}
    """.utf8)

  @Test func theDocumentIsWhole() {
    #expect(refusal(of: Self.document) == nil)
  }

  @Test func everyBeginningOfADocumentEndsTooEarlyAtItsEnd() throws {
    for length in 0..<Self.document.count {
      let beginning = Array(Self.document.prefix(length))
      let error = try #require(refusal(of: beginning))
      guard case .unexpectedEnd = error.kind else {
        Issue.record("cut at \(length): \(error)")
        continue
      }
      // A scalar that was cut is where the end is.
      var end = length
      while String(validating: beginning[..<end], as: UTF8.self) == nil { end -= 1 }
      #expect(error.position == countedPosition(of: end, in: beginning))
      #expect(error.position.offset == end)
    }
  }

  /// Checks what every refusal has to keep, for whatever is wrong.
  private func check(_ bytes: [UInt8]) {
    guard let error = refusal(of: bytes) else { return }
    let position = error.position
    guard position == countedPosition(of: position.offset, in: bytes) else {
      Issue.record("\(position) is not a place in \(String(decoding: bytes, as: UTF8.self))")
      return
    }
    // What stands before an error is good: cut there, the document is whole or only too short.
    let before = refusal(of: Array(bytes[..<position.offset]))
    let isGood =
      switch (error.kind, before?.kind) {
      case (.trailingContent, nil): true
      case (.unexpectedCharacter(_, let expected), .unexpectedEnd(let expectedBefore)?):
        expected == expectedBefore && before?.position == position
      case (.unexpectedCharacter, _), (.trailingContent, _): false
      case (_, .unexpectedEnd?): before?.position == position
      default: false
      }
    if !isGood { Issue.record("\(error), but before it \(String(describing: before))") }
  }

  @Test func anyByteInAnyPlaceIsReadOrRefusedInGoodOrder() {
    for index in Self.document.indices {
      var damaged = Self.document
      for byte in UInt8.min...UInt8.max {
        damaged[index] = byte
        check(damaged)
      }
    }
  }

  @Test func anyByteMissingOrDoubledIsReadOrRefusedInGoodOrder() {
    for index in Self.document.indices {
      var damaged = Self.document
      damaged.remove(at: index)
      check(damaged)
      damaged = Self.document
      damaged.insert(damaged[index], at: index)
      check(damaged)
    }
  }

  @Test func randomBytesAreReadOrRefusedInGoodOrder() {
    var generator = SeededGenerator(seed: 2)
    let tokens =
      ["[", "]", "{", "}", ",", ":", "\"a\"", "\"", "\\", "1", "-", "0", ".", "e", "\n"]
      .map { Array($0.utf8) } + [[0xC3, 0xA4], [0xE2], [0x80], [0x00], Array("\\ud800".utf8)]
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        bytes += tokens.randomElement(using: &generator) ?? []
      }
      check(bytes)
    }
  }
}
