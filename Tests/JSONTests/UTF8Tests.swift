import JSON
import Testing

/// A document is UTF-8 in every byte, and all of Unicode fits in.
struct UTF8Tests {
  /// A string with these bytes in it, an `x` before and after them.
  private func document(with bytes: [UInt8]) -> [UInt8] {
    Array("\"x".utf8) + bytes + Array("x\"".utf8)
  }

  static let malformed: [(name: String, bytes: [UInt8])] = [
    ("lone continuation, first", [0x80]),
    ("lone continuation, last", [0xBF]),
    ("continuation after a whole scalar", [0xC3, 0xA4, 0xA4]),
    ("two bytes, cut", [0xC3]),
    ("three bytes, cut after one", [0xE2]),
    ("three bytes, cut after two", [0xE2, 0x82]),
    ("four bytes, cut after one", [0xF0]),
    ("four bytes, cut after two", [0xF0, 0x9F]),
    ("four bytes, cut after three", [0xF0, 0x9F, 0x98]),
    ("overlong slash in two bytes", [0xC0, 0xAF]),
    ("overlong NUL in two bytes", [0xC0, 0x80]),
    ("overlong in two bytes, highest", [0xC1, 0xBF]),
    ("overlong in three bytes, lowest", [0xE0, 0x80, 0x80]),
    ("overlong in three bytes, highest", [0xE0, 0x9F, 0xBF]),
    ("overlong in four bytes, lowest", [0xF0, 0x80, 0x80, 0x80]),
    ("overlong in four bytes, highest", [0xF0, 0x8F, 0xBF, 0xBF]),
    ("surrogate, lowest", [0xED, 0xA0, 0x80]),
    ("surrogate, highest", [0xED, 0xBF, 0xBF]),
    ("surrogate pair", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]),
    ("above U+10FFFF, lowest", [0xF4, 0x90, 0x80, 0x80]),
    ("above U+10FFFF, lead", [0xF5, 0x80, 0x80, 0x80]),
    ("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]),
    ("six bytes", [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80]),
    ("FE", [0xFE]),
    ("FF", [0xFF]),
    ("Latin-1 umlaut", [0xE4]),
    ("Latin-1 umlaut before another", [0xFC, 0xE4]),
  ]

  @Test(arguments: malformed)
  func malformedBytesAreRefusedWhereTheyBegin(name: String, bytes: [UInt8]) throws {
    let error = try #require(refusal(of: document(with: bytes)))
    // One case has a whole scalar before the fault.
    let isAfterScalar = bytes.starts(with: [0xC3, 0xA4])
    let position = JSONPosition(
      offset: isAfterScalar ? 4 : 2, line: 1, column: isAfterScalar ? 4 : 3)
    #expect(error == JSONError(.invalidUTF8, at: position))
  }

  @Test(arguments: malformed.filter { $0.name != "continuation after a whole scalar" })
  func malformedBytesAreRefusedOutsideOfStrings(name: String, bytes: [UInt8]) throws {
    let error = try #require(refusal(of: Array("[1, ".utf8) + bytes + Array("]".utf8)))
    #expect(error == JSONError(.invalidUTF8, at: JSONPosition(offset: 4, line: 1, column: 5)))
  }

  @Test func aScalarCutOffByTheEndIsAnEndTooEarly() throws {
    for scalar in ["ä", "€", "😀"] {
      let bytes = Array(scalar.utf8)
      for length in 1..<bytes.count {
        let cut = bytes.prefix(length)
        #expect(
          refusal(of: Array("\"x".utf8) + cut)
            == JSONError(
              .unexpectedEnd(expected: .stringEnd), at: JSONPosition(offset: 2, line: 1, column: 3))
        )
        #expect(
          refusal(of: Array("[".utf8) + cut)
            == JSONError(
              .unexpectedEnd(expected: .valueOrArrayEnd),
              at: JSONPosition(offset: 1, line: 1, column: 2)))
      }
    }
    // The first two bytes of a byte order mark are no mark yet.
    #expect(refusal(of: [0xEF, 0xBB])?.kind == .unexpectedEnd(expected: .value))
  }

  @Test func bytesThatBeginNoScalarAreMalformedAtTheEndToo() {
    let beginnings: [[UInt8]] = [
      [0x80], [0xC0], [0xC1], [0xE0, 0x9F], [0xED, 0xA0], [0xED, 0xBF], [0xF0, 0x8F], [0xF4, 0x90],
      [0xF5], [0xFF], [0xE2, 0x41], [0xE2, 0x82, 0xC0], [0xF0, 0x9F, 0x41],
    ]
    for bytes in beginnings {
      #expect(refusal(of: Array("\"x".utf8) + bytes)?.kind == .invalidUTF8, "\(bytes)")
      #expect(refusal(of: Array("[".utf8) + bytes)?.kind == .invalidUTF8, "\(bytes)")
    }
    // With the nearest byte that is allowed, a scalar has begun.
    let cut: [[UInt8]] = [
      [0xC2], [0xE0, 0xA0], [0xED, 0x9F], [0xF0, 0x90], [0xF4, 0x8F], [0xF4], [0xE2, 0x82],
    ]
    for bytes in cut {
      let error = refusal(of: Array("\"x".utf8) + bytes)
      #expect(error?.kind == .unexpectedEnd(expected: .stringEnd), "\(bytes)")
    }
  }

  @Test func otherEncodingsAreRefused() {
    let littleEndian = "{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bigEndian = "{}".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(refusal(of: [0xFF, 0xFE] + littleEndian)?.kind == .invalidUTF8)
    #expect(refusal(of: [0xFE, 0xFF] + bigEndian)?.kind == .invalidUTF8)
    #expect(
      refusal(of: bigEndian)?.kind == .unexpectedCharacter("\u{0}", expected: .value))
    #expect(
      refusal(of: littleEndian)?.kind == .unexpectedCharacter("\u{0}", expected: .keyOrObjectEnd))
  }

  /// Compares with the standard library's verdict on the bytes of a string.
  private func compare(_ bytes: [UInt8]) {
    let document = document(with: bytes)
    let expected = String(validating: document.dropFirst().dropLast(), as: UTF8.self)
    switch (try? JSONNode.parse(document))?.string {
    case let read? where expected.map { Array($0.utf8) } == Array(read.utf8): break
    case nil where expected == nil:
      if refusal(of: document)?.kind != .invalidUTF8 {
        Issue.record("\(bytes) is refused for another reason")
      }
    case let read: Issue.record("\(bytes) is read as \(String(describing: read))")
    }
  }

  @Test func allPairsOfBytesAreJudgedAsByTheStandardLibrary() {
    for first in UInt8(0x80)...0xFF {
      compare([first])
      for second in UInt8.min...UInt8.max where second >= 0x80 || second == UInt8(ascii: "a") {
        compare([first, second])
      }
    }
  }

  @Test func longerSequencesAreJudgedAsByTheStandardLibrary() {
    let leads: [UInt8] = [
      0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5,
    ]
    let followers: [UInt8] = [0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0]
    for lead in leads {
      for second in followers {
        for third in followers {
          compare([lead, second, third])
          for fourth in followers { compare([lead, second, third, fourth]) }
        }
      }
    }
  }

  @Test func everyScalarIsReadRawInOneDocument() throws {
    let scalars = (UInt32(0x20)...0x10FFFF).compactMap { value -> Unicode.Scalar? in
      value == 0x22 || value == 0x5C ? nil : Unicode.Scalar(value)
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    let node = try parse("[\"" + text + "\",1]")
    let elements = try #require(node.array)
    #expect(elements.first?.string.map { Array($0.utf8) } == Array(text.utf8))
    // The second element's column counts all those scalars.
    #expect(elements.last?.position.column == scalars.count + 5)
  }

  @Test func everyScalarIsReadEscapedInOneDocument() throws {
    // All of the first plane and a sample of the others.
    var values = Array(UInt32(0)..<0x11000)
    values += stride(from: 0x11000, to: 0x10FF00, by: 61)
    values += 0x10FF00...0x10FFFF
    let scalars = values.compactMap { Unicode.Scalar($0) }
    var (text, escaped) = ("", "")
    for scalar in scalars {
      text.unicodeScalars.append(scalar)
      for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
        let digits = String(unit, radix: 16, uppercase: scalar.value.isMultiple(of: 2))
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    let read = try #require(try parse("\"" + escaped + "\"").string)
    #expect(Array(read.utf8) == Array(text.utf8))
  }
}
