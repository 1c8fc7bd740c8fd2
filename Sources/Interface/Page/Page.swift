import JSON

/// A page while it is written, as HTML.
///
/// Screens write start tags, text and end tags in the order of the page. What a person typed can
/// only ever become text or the value of an attribute, because tags and the names of attributes are
/// `Literal`s; both are escaped in one place.
struct Page {
  /// The page so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The elements that wait for their end.
  private var unfinished: [Literal] = []

  /// Whether attributes may follow.
  private var isInStartTag = false

  /// Writes an element: its start tag as it stands in this source code, such as `p class=lead`, and
  /// what is written in the closure, attributes first.
  @inline(__always)
  mutating func element(_ tag: Literal, _ content: (inout Page) -> Void) {
    begin(tag)
    content(&self)
    end()
  }

  /// Writes an element with nothing but text in it.
  @_disfavoredOverload
  @inline(never)
  mutating func element(_ tag: Literal, _ text: Text) {
    begin(tag)
    self.text(text)
    end()
  }

  /// Writes an element with nothing in it but a text of the catalogue.
  @inline(never)
  mutating func element(_ tag: Literal, _ text: Phrase) {
    begin(tag)
    self.text(text)
    end()
  }

  /// Begins an element; attributes may follow, then what is in it.
  @inline(never)
  mutating func begin(_ tag: Literal) {
    finishStartTag()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(tag)
    unfinished.append(tag)
    isInStartTag = true
  }

  /// Ends the element that was begun last.
  ///
  /// Every element is written with its end tag, but for those of ``single(_:_:)``.
  @inline(never)
  mutating func end() {
    finishStartTag()
    guard let tag = unfinished.popLast() else { return }
    bytes.append("</")
    bytes.append(contentsOf: tag.bytes.prefix { $0 != UInt8(ascii: " ") })
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an element that has nothing in it and no end tag, such as `input`.
  @inline(__always)
  mutating func single(_ tag: Literal, _ attributes: (inout Page) -> Void) {
    begin(tag)
    attributes(&self)
    finishSingle()
  }

  @inline(never)
  private mutating func finishSingle() {
    bytes.append(" />")
    unfinished.removeLast()
    isInStartTag = false
  }

  /// Writes markup that stands in this source code.
  @inline(never)
  mutating func markup(_ markup: Literal) {
    finishStartTag()
    bytes.append(markup)
  }

  /// Writes text that reads as itself.
  @_disfavoredOverload
  @inline(never)
  mutating func text(_ text: Text) {
    finishStartTag()
    bytes.append(escaping: text)
  }

  /// Writes a text of the catalogue.
  @inline(never)
  mutating func text(_ text: Phrase) {
    self.text(Text(text))
  }

  private mutating func finishStartTag() {
    if isInStartTag { bytes.append(UInt8(ascii: ">")) }
    isInStartTag = false
  }
}

// MARK: - Attributes

extension Page {
  /// Writes an attribute with a value that stands in this source code and needs no escaping.
  @inline(never)
  mutating func attribute(_ name: Literal, _ value: Literal) {
    begin(attribute: name)
    bytes.append(value)
    bytes.append(UInt8(ascii: "\""))
  }

  @_disfavoredOverload
  @inline(never)
  mutating func attribute(_ name: Literal, _ value: Text) {
    begin(attribute: name)
    bytes.append(escaping: value)
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(never)
  mutating func attribute(_ name: Literal, _ value: Int) {
    attribute(name, hundredths: value * 100)
  }

  /// Writes a length in a drawing, in hundredths of a unit.
  @inline(never)
  mutating func attribute(_ name: Literal, hundredths value: Int) {
    begin(attribute: name)
    bytes.append(hundredths: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the class attribute.
  @inline(never)
  mutating func classes(_ names: [Literal]) {
    begin(attribute: "class")
    for (position, name) in names.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(name)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Has the host report a message when the element is clicked.
  @inline(never)
  mutating func message(_ message: Message) {
    attribute("data-msg", message.name)
  }

  @inline(never)
  mutating func label(_ text: Phrase) { attribute("aria-label", Text(text)) }

  @_disfavoredOverload
  mutating func label(_ text: Text) { attribute("aria-label", text) }

  @inline(never)
  mutating func href(_ route: Route) { attribute("href", route.hash) }

  private mutating func begin(attribute name: Literal) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(name)
    bytes.append("=\"")
  }
}

// MARK: - Drawings

extension Page {
  /// Writes a drawn path.
  @inline(never)
  mutating func path(_ tag: Literal, _ path: Path) {
    begin(tag)
    begin(attribute: "d")
    bytes.append(contentsOf: path.bytes)
    bytes.append(UInt8(ascii: "\""))
    end()
  }
}
