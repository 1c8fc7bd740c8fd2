import JSON
import Testing

/// What the writer writes, to the byte.
struct WriterTests {
  private func text(_ bytes: [UInt8]) -> String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// The document that the closure writes.
  private func document(
    _ style: JSONWriter.Style = .compact, _ write: (JSONWriter) -> Void
  ) -> [UInt8] {
    let json = JSONWriter(style)
    write(json)
    return json.bytes
  }

  /// One document with every kind of value in both kinds of container.
  private func everything(_ style: JSONWriter.Style) -> [UInt8] {
    document(style) { json in
      json.object {
        json.string("text", "Grün")
        json.word("wort", "grün")
        json.text("teile") {
          json.part("a" + "\n")
          json.part("-")
          json.part(12)
        }
        json.integer("zahl", -15)
        json.bool("ja", true)
        json.bool("nein", false)
        json.null("nichts")
        json.array("liste") {
          json.string("a")
          json.word("b")
          json.text { json.part(7) }
          json.integer(0)
          json.bool(true)
          json.bool(false)
          json.null()
          json.array { json.array {} }
          json.object { json.object("o") {} }
        }
        json.object("leer") {}
      }
    }
  }

  @Test func compact() {
    #expect(
      text(everything(.compact))
        == "{\"text\":\"Grün\",\"wort\":\"grün\",\"teile\":\"a\\n-12\","
        + "\"zahl\":-15,\"ja\":true,\"nein\":false,\"nichts\":null,"
        + "\"liste\":[\"a\",\"b\",\"7\",0,true,false,null,[[]],{\"o\":{}}],\"leer\":{}}")
  }

  @Test func pretty() {
    #expect(
      text(everything(.pretty)) == """
        {
          "text": "Grün",
          "wort": "grün",
          "teile": "a\\n-12",
          "zahl": -15,
          "ja": true,
          "nein": false,
          "nichts": null,
          "liste": [
            "a",
            "b",
            "7",
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

  @Test func theRootMayBeAnyValue() {
    #expect(text(document { $0.object {} }) == "{}")
    #expect(text(document { $0.array {} }) == "[]")
    #expect(text(document(.pretty) { $0.object {} }) == "{}")
    #expect(text(document(.pretty) { $0.array {} }) == "[]")
    #expect(text(document { json in json.array { json.integer(1) } }) == "[1]")
    #expect(text(document(.pretty) { json in json.array { json.integer(1) } }) == "[\n  1\n]")
    #expect(text(document(.pretty) { $0.integer(1) }) == "1")
  }

  @Test func nilIsNull() {
    let bytes = document { json in
      json.object {
        json.string("a", nil)
        json.integer("b", nil as Int?)
        json.integer("c", nil as Int64?)
        json.bool("d", nil)
        json.array("e") {
          json.string(nil)
          json.integer(nil as Int?)
          json.integer(nil as Int64?)
          json.bool(nil)
        }
      }
    }
    #expect(
      text(bytes) == "{\"a\":null,\"b\":null,\"c\":null,\"d\":null,\"e\":[null,null,null,null]}")
  }

  @Test func integersOfAnySize() {
    let bytes = document { json in
      json.array {
        json.integer(Int64.min)
        json.integer(Int64.max)
        json.integer(Int.min)
        json.integer(0)
        json.integer(-1)
        json.integer(10)
      }
    }
    #expect(
      text(bytes)
        == "[-9223372036854775808,9223372036854775807,\(Int.min),0,-1,10]")
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
      #expect(text(document { $0.string(character) }) == "\"\(form)\"")
      let object = document { json in
        json.object {
          json.key(named: "a" + character + "b")
          json.null()
        }
      }
      #expect(text(object) == "{\"a\(form)b\":null}")
    }
  }

  @Test func everythingBeyondASCIIStaysAsItIs() {
    for string in ["ä", "€", "😀", "\u{80}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{10FFFF}"] {
      #expect(text(document { $0.string(string) })?.unicodeScalars.count == 3)
      #expect(text(document { $0.string(string) }) == "\"" + string + "\"")
    }
  }

  #if DEBUG
    @Test func writingAKeyTwiceStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        let json = JSONWriter()
        json.object {
          json.integer("a", 1)
          json.string("a", "1")
        }
      }
    }

    @Test func aMemberWithoutAKeyStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        let json = JSONWriter()
        json.object { json.integer(1) }
      }
    }

    @Test func anElementWithAKeyStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        let json = JSONWriter()
        json.array { json.integer("a", 1) }
      }
    }

    @Test func aKeyWithoutAValueStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        let json = JSONWriter()
        json.object { json.key("a") }
      }
    }

    @Test func twoKeysForAValueStopADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        let json = JSONWriter()
        json.object {
          json.key("a")
          json.integer("b", 1)
        }
      }
    }

    @Test func aSecondRootStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        let json = JSONWriter()
        json.null()
        json.null()
      }
    }
  #endif

  @Test func aKeyMayComeAgainInAnotherObject() {
    let bytes = document { json in
      json.object {
        json.object("a") {
          json.integer("a", 1)
          json.integer("\u{E4}", 2)
          json.integer("a\u{308}", 3)
        }
        json.array("b") {
          json.object { json.null("a") }
          json.object { json.null("a") }
        }
      }
    }
    #expect(refusal(of: bytes) == nil)
  }
}
