import Testing

@testable import Interface

@Suite struct PageTests {
  static let hostile = #"</p><script>alert("x")</script>&amp;'"#
  static let harmless =
    "&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;amp;&#39;"

  @Test func textIsEscaped() {
    #expect(Page.html { $0.element("p", Text(Self.hostile)) } == "<p>\(Self.harmless)</p>")
  }

  @Test func attributesAreEscaped() {
    let html = Page.html { page in
      page.element("p") { page in
        page.label(Text(Self.hostile))
        page.attribute("title", Text(Self.hostile))
      }
    }
    #expect(html == #"<p aria-label="\#(Self.harmless)" title="\#(Self.harmless)"></p>"#)
  }

  @Test func everyCharacterReadsAsItself() {
    for code in UInt8(1)..<128 {
      let text = String(UnicodeScalar(code))
      let html = Page.html { page in
        page.element("b") { page in
          page.attribute("title", Text(text))
          page.text(Text(text))
        }
      }
      #expect(Self.unescape(html) == "<b title=\"\(text)\">\(text)</b>")
      #expect(html.split(separator: "<").count == 2, "\(code)")
    }
    #expect(Page.html { $0.element("b", "Größe ½ 🎓") } == "<b>Größe ½ 🎓</b>")
  }

  /// Reads the five entities back; their ampersand last, so that nothing is read twice.
  static func unescape(_ html: String) -> String {
    var text = html
    for (entity, sign) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] {
      text = text.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: sign)
    }
    return text
  }

  @Test func attributesAreWrittenInOrder() {
    let html = Page.html { page in
      page.element("a role=img") { page in
        page.classes(["one", "two"])
        page.attribute("x", -7)
        page.text("y")
      }
    }
    #expect(html == #"<a role=img class="one two" x="-7">y</a>"#)
  }

  @Test(arguments: [
    (0, "0"), (7, "0.07"), (70, "0.7"), (100, "1"), (-5, "-0.05"), (-1230, "-12.3"),
    (19266, "192.66"), (Int.min, "-92233720368547758.08"),
  ])
  func lengthsHaveAtMostTwoDecimals(length: Int, text: String) {
    let html = Page.html { page in
      page.element("g") { $0.attribute("x", hundredths: length) }
    }
    #expect(html == "<g x=\"\(text)\"></g>")
  }

  @Test func elementsEndInTheirOrder() {
    let html = Page.html { page in
      page.element("ul class=rows") { page in
        page.element("li", "1")
        page.begin("li")
        page.markup("<i aria-hidden=true></i>")
        page.end()
        page.end()
        page.end()
      }
    }
    #expect(html == "<ul class=rows><li>1</li><li><i aria-hidden=true></i></li></ul>")
  }

  @Test func outlineReadsLikeAScreenReader() throws {
    let html = Page.html { page in
      page.element("main") { page in
        page.element("p class=looks") { page in
          page.text("Note ")
          page.element("span", "2,1")
          page.element("svg aria-hidden=true") { $0.text("unsaid") }
        }
        page.element("svg") { page in
          page.label("Bild")
          page.element("text", "unsaid")
        }
        page.element("a class=looks") { page in
          page.href(.start)
          page.element("b", "fort")
          page.element("span", ", weit")
        }
      }
    }
    #expect(
      try #require(Markup.read(html)).outline() == """
        main
          p: Note 2,1
          svg aria-label=Bild
          a href=#/: fort, weit

        """)
  }

  @Test(arguments: ["<p>", "<p></b>", "<p class=\"x></p>", "</p>", "<p x=1 x=2></p>"])
  func tagsThatDoNotMatchAreNoticed(html: String) { #expect(Markup.read(html) == nil) }
}
