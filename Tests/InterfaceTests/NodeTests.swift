import Testing

@testable import Interface

@Suite struct NodeTests {
  static let hostile = #"</p><script>alert("x")</script>&amp;'"#
  static let harmless =
    "&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;amp;&#39;"

  @Test func textIsEscaped() {
    #expect(tag("p") { Self.hostile }.html() == "<p>\(Self.harmless)</p>")
  }

  @Test func attributesAreEscaped() {
    let node = tag("p", .label(Self.hostile), .text("title", Self.hostile))
    #expect(
      node.html() == #"<p aria-label="\#(Self.harmless)" title="\#(Self.harmless)"></p>"#)
  }

  @Test func everyCharacterReadsAsItself() {
    for code in UInt8(1)..<128 {
      let text = String(UnicodeScalar(code))
      let html = tag("b", .text("title", text)) { text }.html()
      let unescaped = Self.unescape(html)
      #expect(unescaped == "<b title=\"\(text)\">\(text)</b>")
      #expect(html.split(separator: "<").count == 2, "\(code)")
    }
    #expect(tag("b") { "Größe ½ 🎓" }.html() == "<b>Größe ½ 🎓</b>")
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
    let node = tag("a", .class("one", "two"), nil, .number("x", -7), .argument(3)) { "y" }
    #expect(node.html() == #"<a class="one two" x="-7" data-arg="3">y</a>"#)
  }

  @Test(arguments: [
    (0, "0"), (7, "0.07"), (70, "0.7"), (100, "1"), (-5, "-0.05"), (-1230, "-12.3"),
    (19266, "192.66"),
  ])
  func lengthsHaveAtMostTwoDecimals(length: Int, text: String) {
    #expect(tag("g", .length("x", length)).html() == "<g x=\"\(text)\"></g>")
  }

  @Test func builderTakesConditionsAndLoops() {
    let node = tag("ul") {
      for number in 1...3 where number != 2 { tag("li") { "\(number)" } }
      if italic(nil) != nil { tag("li") { "never" } }
      italic("optional")
    }
    #expect(node.html() == "<ul><li>1</li><li>3</li><i>optional</i></ul>")
  }

  private func italic(_ text: String?) -> Node? { text.map { text in tag("i") { text } } }

  @Test func outlineReadsLikeAScreenReader() {
    let node = tag("main") {
      tag("p", .class("looks")) {
        "Note "
        tag("span") { "2,1" }
        tag("svg", .decoration) { "unsaid" }
      }
      tag("svg", .label("Bild")) { tag("text") { "unsaid" } }
      tag("a", .href(.start), .class("looks")) {
        tag("b") { "fort" }
        tag("span") { ", weit" }
      }
    }
    #expect(
      node.outline() == """
        main
          p: Note 2,1
          svg aria-label=Bild
          a href=#/: fort, weit

        """)
  }
}
