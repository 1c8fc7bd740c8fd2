import Foundation
import JSON
import TestSupport
import Testing

/// Another reader comes to the same verdict and the same meaning.
struct PythonOracleTests {
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Prints each document's canonical spelling, or nothing if it is refused.
  ///
  /// Documents come one a line, in hexadecimal digits. What Python lets pass and RFC 8259 leaves
  /// open is refused as here.
  static let script = """
    import json, sys

    class Number(str):
        pass

    def refuse(text):
        raise ValueError(text)

    def members(pairs):
        if len({key for key, _ in pairs}) < len(pairs):
            raise ValueError("duplicate key")
        return dict(pairs)

    def spelling(value):
        if isinstance(value, Number):
            return str(value)
        if isinstance(value, str):
            value.encode("utf-8")
            return json.dumps(value)
        if isinstance(value, list):
            return "[" + ",".join(map(spelling, value)) + "]"
        if isinstance(value, dict):
            return "{" + ",".join(spelling(k) + ":" + spelling(v) for k, v in value.items()) + "}"
        return json.dumps(value)

    for line in sys.stdin:
        try:
            text = bytes.fromhex(line).decode("utf-8")
            value = json.loads(text, parse_int=Number, parse_float=Number, parse_constant=refuse,
                               object_pairs_hook=members)
            print(spelling(value))
        except ValueError:
            print()
    """

  private func verdicts(_ documents: [[UInt8]]) throws -> [String] {
    let digits = Array("0123456789abcdef".utf8)
    var input: [UInt8] = []
    for document in documents {
      for byte in document {
        input.append(digits[Int(byte >> 4)])
        input.append(digits[Int(byte & 15)])
      }
      input.append(UInt8(ascii: "\n"))
    }
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.python))
    process.arguments = ["-c", Self.script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map { String($0) }
  }

  @Test(.enabled(if: python != nil))
  func pythonComesToTheSameVerdict() throws {
    var generator = SeededGenerator(seed: 3)
    var documents = InvalidDocumentTests.values.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.literals.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.whiteSpace.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.byteOrderMarks.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.trailing.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.arrays.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.objects.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.numbers.map { Array($0.text.utf8) }
    documents += InvalidDocumentTests.strings.map { Array($0.text.utf8) }
    documents += ValidDocumentTests.documents.map { Array($0.text.utf8) }
    documents += DuplicateKeyTests.duplicates.map { Array($0.text.utf8) }
    documents += DuplicateKeyTests.distinct.map { Array($0.utf8) }
    documents += UTF8Tests.malformed.map { Array("\"".utf8) + $0.bytes + Array("\"".utf8) }
    for _ in 0..<2_000 {
      let document = Array(RandomDocument.text(using: &generator).utf8)
      documents.append(document)
      for _ in 0..<4 {
        documents.append(damaged(document, using: &generator))
      }
    }

    let verdicts = try verdicts(documents)
    #expect(verdicts.count == documents.count)
    var accepted = 0
    for (document, verdict) in zip(documents, verdicts) {
      let meaning = (try? JSONNode.parse(document)).map { canonical($0) } ?? ""
      if meaning != verdict {
        Issue.record("\(String(decoding: document, as: UTF8.self)): \(meaning), not \(verdict)")
      }
      if !meaning.isEmpty { accepted += 1 }
    }
    // Both verdicts occur, and often.
    #expect(accepted > 2_000)
    #expect(documents.count - accepted > 2_000)
  }

  /// The document with a few bytes replaced, removed or inserted.
  private func damaged(_ document: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var damaged = document
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let index = Int.random(in: 0...damaged.count, using: &generator)
      let byte: UInt8 =
        Bool.random(using: &generator)
        ? .random(in: .min ... .max, using: &generator)
        : Array("[]{},:\"\\0123456789.-+eEtfn u".utf8).randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: damaged.insert(byte, at: index)
      case 1 where index < damaged.count: damaged[index] = byte
      case 2 where index < damaged.count: damaged.remove(at: index)
      default: break
      }
    }
    return damaged
  }
}
