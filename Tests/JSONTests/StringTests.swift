import JSON
import Testing

/// The small world between two quotation marks.
struct StringTests {
  @Test(arguments: UInt8(0)..<0x20)
  func aControlCharacterMustBeEscaped(byte: UInt8) throws {
    let raw = Array("[\"ä".utf8) + [byte] + Array("\"]".utf8)
    #expect(
      refusal(of: raw)
        == JSONError(.controlCharacter(byte), at: JSONPosition(offset: 4, line: 1, column: 4)))

    let key = Array("{\"".utf8) + [byte] + Array("\":1}".utf8)
    #expect(refusal(of: key)?.kind == .controlCharacter(byte))

    let digits = String(byte, radix: 16)
    let escaped = "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "\""
    #expect(try Array(#require(parse(escaped).string).utf8) == [byte])
  }

  @Test func onlyEightCharactersAndFourDigitsMayFollowABackslash() throws {
    let meanings: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D,
      0x74: 0x09,
    ]
    for byte in UInt8.min...UInt8.max {
      // As the first escape and after another one.
      for prefix in ["\"", "\"ab\\nc"] {
        let document = Array(prefix.utf8) + [UInt8(ascii: "\\"), byte] + Array("zzzz\"".utf8)
        if let meaning = meanings[byte] {
          let read = try #require(try JSONNode.parse(document).string)
          let before: [UInt8] = prefix.count == 1 ? [] : [0x61, 0x62, 0x0A, 0x63]
          #expect(Array(read.utf8) == before + [meaning] + Array("zzzz".utf8))
        } else {
          let error = try #require(refusal(of: document))
          #expect(error.kind == .invalidEscape)
          #expect(error.position.offset == prefix.utf8.count)
        }
      }
    }
  }

  @Test func eachOfTheFourDigitsMustBeHexadecimal() {
    for place in 0..<4 {
      for byte in UInt8.min...UInt8.max {
        var digits = Array("0041".utf8)
        digits[place] = byte
        let accepted = (try? JSONNode.parse(Array("\"\\u".utf8) + digits + [0x22])) != nil
        let isHexadecimal = Character(Unicode.Scalar(byte)).isHexDigit
        #expect(accepted == isHexadecimal, "\(byte) at \(place)")
      }
    }
  }

  @Test func surrogatesAreReadOnlyInPairs() {
    let interesting: [UInt32] = [
      0x0041, 0xD7FF, 0xD800, 0xD801, 0xDBFF, 0xDC00, 0xDC01, 0xDFFF, 0xE000, 0xFFFF,
    ]
    for first in interesting {
      for second in interesting {
        let text =
          "\"\\u" + String(UInt32(0x10000) + first, radix: 16).dropFirst()
          + "\\u" + String(UInt32(0x10000) + second, radix: 16).dropFirst() + "\""
        // The standard library's decoder repairs what is not in pairs.
        let decoded = String(decoding: [UInt16(first), UInt16(second)], as: UTF16.self)
        let isWhole = Array(decoded.utf16) == [UInt16(first), UInt16(second)]
        let read = (try? parse(text))?.string
        #expect(read.map { Array($0.utf8) } == (isWhole ? Array(decoded.utf8) : nil), "\(text)")
        if !isWhole { #expect(refusal(of: text)?.kind == .loneSurrogate, "\(text)") }
      }
    }
  }

  @Test func scratchMemoryIsNotCarriedFromStringToString() throws {
    let node = try parse("{\"a\\n\":\"b\\t\",\"c\":\"d\",\"\":\"\",\"\\u0065\":\"f\"}")
    #expect(
      canonical(node) == "{\"a\\n\":\"b\\t\",\"c\":\"d\",\"\":\"\",\"e\":\"f\"}")
  }
}
