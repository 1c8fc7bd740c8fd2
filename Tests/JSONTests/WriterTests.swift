import JSON
import Testing

/// What the writer writes, to the byte.
struct WriterTests {
  private func text(_ bytes: [UInt8]) -> String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// One document with every kind of value in both kinds of container.
  private func everything(_ style: JSONWriter.Style) -> [UInt8] {
    JSONWriter.object(style) { root in
      root.string("text", "Grün")
      root.integer("zahl", -15)
      root.bool("ja", true)
      root.bool("nein", false)
      root.null("nichts")
      root.array("liste") { list in
        list.string("a")
        list.integer(0)
        list.bool(true)
        list.bool(false)
        list.null()
        list.array { $0.array { _ in } }
        list.object { $0.object("o") { _ in } }
      }
      root.object("leer") { _ in }
    }
  }

  @Test func compact() {
    #expect(
      text(everything(.compact))
        == "{\"text\":\"Grün\",\"zahl\":-15,\"ja\":true,\"nein\":false,\"nichts\":null,"
        + "\"liste\":[\"a\",0,true,false,null,[[]],{\"o\":{}}],\"leer\":{}}")
  }

  @Test func pretty() {
    #expect(
      text(everything(.pretty)) == """
        {
          "text": "Grün",
          "zahl": -15,
          "ja": true,
          "nein": false,
          "nichts": null,
          "liste": [
            "a",
            0,
            true,
            false,
            null,
            [
              []
            ],
            {
              "o": {}
            }
          ],
          "leer": {}
        }
        """)
  }

  @Test func theRootMayBeEitherContainer() {
    #expect(text(JSONWriter.object { _ in }) == "{}")
    #expect(text(JSONWriter.array { _ in }) == "[]")
    #expect(text(JSONWriter.object(.pretty) { _ in }) == "{}")
    #expect(text(JSONWriter.array(.pretty) { _ in }) == "[]")
    #expect(text(JSONWriter.array { $0.integer(1) }) == "[1]")
    #expect(text(JSONWriter.array(.pretty) { $0.integer(1) }) == "[\n  1\n]")
  }

  @Test func nilIsNull() {
    let bytes = JSONWriter.object { root in
      root.string("a", nil)
      root.integer("b", nil as Int?)
      root.integer("c", nil as Int64?)
      root.bool("d", nil)
      root.array("e") { list in
        list.string(nil)
        list.integer(nil as Int?)
        list.integer(nil as Int64?)
        list.bool(nil)
      }
    }
    #expect(
      text(bytes) == "{\"a\":null,\"b\":null,\"c\":null,\"d\":null,\"e\":[null,null,null,null]}")
  }

  @Test func integersOfAnySize() {
    let bytes = JSONWriter.array { list in
      list.integer(Int64.min)
      list.integer(Int64.max)
      list.integer(Int.min)
      list.integer(0)
      list.integer(-1)
    }
    #expect(
      text(bytes)
        == "[-9223372036854775808,9223372036854775807,\(Int.min),0,-1]")
  }

  /// The shortest legal form of each ASCII character.
  @Test func escapesAreAsShortAsTheyCanBe() {
    let short: [UInt8: String] = [
      0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r", 0x22: "\\\"", 0x5C: "\\\\",
    ]
    let hexadecimal = [
      "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007",
      "", "", "", "\\u000b", "", "", "\\u000e", "\\u000f",
      "\\u0010", "\\u0011", "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017",
      "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d", "\\u001e", "\\u001f",
    ]
    for byte in UInt8(0)..<0x80 {
      let character = String(Unicode.Scalar(byte))
      let form = short[byte] ?? (byte < 0x20 ? hexadecimal[Int(byte)] : character)
      #expect(text(JSONWriter.array { $0.string(character) }) == "[\"\(form)\"]")
      #expect(
        text(JSONWriter.object { $0.null("a" + character + "b") }) == "{\"a\(form)b\":null}")
    }
  }

  @Test func everythingBeyondASCIIStaysAsItIs() {
    for string in ["ä", "€", "😀", "\u{80}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{10FFFF}"] {
      #expect(text(JSONWriter.array { $0.string(string) })?.unicodeScalars.count == 5)
      #expect(text(JSONWriter.array { $0.string(string) }) == "[\"" + string + "\"]")
    }
  }

  #if DEBUG
    @Test func writingAKeyTwiceStopsABuildWithAssertions() async {
      await #expect(processExitsWith: .failure) {
        _ = JSONWriter.object { root in
          root.integer("a", 1)
          root.string("a", "1")
        }
      }
    }
  #endif

  @Test func aKeyMayComeAgainInAnotherObject() {
    let bytes = JSONWriter.object { root in
      root.object("a") { inner in
        inner.integer("a", 1)
        inner.integer("\u{E4}", 2)
        inner.integer("a\u{308}", 3)
      }
      root.array("b") { list in
        list.object { $0.null("a") }
        list.object { $0.null("a") }
      }
    }
    #expect(refusal(of: bytes) == nil)
  }
}
