@testable import Interface

/// A page read back from its HTML, so that tests can say what it contains.
///
/// Reads what `Page` writes: every element has its end tag or ends itself, and the value of an
/// attribute stands in quotes unless it is a single word.
indirect enum Markup {
  case element(Element)
  case text(String)

  struct Element {
    var tag: String
    var attributes: [(name: String, value: String)] = []
    var children: [Markup] = []
  }
}

extension Markup {
  /// Reads a page; `nil` where tags do not match.
  static func read(_ html: String) -> [Markup]? {
    var reader = MarkupReader(rest: html[...])
    let children = reader.children()
    return reader.rest.isEmpty && reader.isSound ? children : nil
  }
}

private struct MarkupReader {
  var rest: Substring
  var isSound = true

  mutating func children() -> [Markup] {
    var children: [Markup] = []
    while !rest.isEmpty, !rest.hasPrefix("</") {
      if rest.hasPrefix("<") {
        children.append(.element(element()))
      } else {
        children.append(.text(PageTests.unescape(take { $0 != "<" })))
      }
    }
    return children
  }

  private mutating func element() -> Markup.Element {
    rest.removeFirst()
    var element = Markup.Element(tag: take { $0 != " " && $0 != ">" })
    while rest.first == " " {
      rest.removeFirst()
      if rest.hasPrefix("/>") { break }
      let name = take { $0 != "=" && $0 != " " && $0 != ">" }
      var value = ""
      if rest.first == "=" {
        rest.removeFirst()
        if let quote = rest.first, quote == "\"" || quote == "'" {
          rest.removeFirst()
          value = take { $0 != quote }
          isSound = isSound && rest.first == quote
          rest = rest.dropFirst()
        } else {
          value = take { $0 != " " && $0 != ">" }
        }
      }
      isSound = isSound && !element.attributes.contains { $0.name == name }
      element.attributes.append((name, PageTests.unescape(value)))
    }
    if rest.hasPrefix("/>") {
      rest.removeFirst(2)
      return element
    }
    isSound = isSound && rest.first == ">"
    rest = rest.dropFirst()
    element.children = children()
    let end = "</\(element.tag)>"
    isSound = isSound && rest.hasPrefix(end)
    rest = rest.dropFirst(end.count)
    return element
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}

// MARK: - Outline

extension [Markup] {
  /// The page as a screen reader goes through it, one element a line, indented by depth.
  ///
  /// Drawings appear by their name, decoration not at all: it changes when what the page says
  /// changes, and stays when only its looks do.
  func outline(depth: Int = 0) -> String {
    map { $0.outline(depth: depth) }.joined()
  }
}

extension Markup {
  fileprivate func outline(depth: Int) -> String {
    let indent = String(repeating: " ", count: depth * 2)
    switch self {
    case .text(let text):
      let words = text.trimmed
      return words.isEmpty ? "" : "\(indent)\(words)\n"
    case .element(let element):
      if element.isDecoration { return "" }
      var line = indent + element.tag
      for (name, value) in element.attributes where Self.spoken.contains(name) {
        line += " \(name)=\(value)"
      }
      if let text = element.plainText { return line + (text.isEmpty ? "\n" : ": \(text)\n") }
      let inside = element.tag == "svg" ? "" : element.children.outline(depth: depth + 1)
      return "\(line)\n\(inside)"
    }
  }

  /// What tells a person something: where a link leads, a name, a state.
  fileprivate static let spoken: Set = [
    "href", "aria-label", "aria-current", "open", "disabled", "aria-pressed", "data-msg", "id",
    "scope", "colspan",
  ]
}

extension Markup.Element {
  fileprivate var isDecoration: Bool { attributes.contains { $0.name == "aria-hidden" } }

  /// The text inside, if there is nothing else but text in inline elements that say no more.
  fileprivate var plainText: String? {
    var text = ""
    for child in children {
      switch child {
      case .text(let part): text += part
      case .element(let element) where element.isDecoration: break
      case .element(let element) where element.isInline:
        guard let part = element.plainText else { return nil }
        if let last = text.last, let first = part.first, last != " ", first != " ", first != "," {
          text += " "
        }
        text += part
      default: return nil
      }
    }
    return text
  }

  private var isInline: Bool {
    ["span", "b", "small", "strong", "code"].contains(tag)
      && !attributes.contains { Markup.spoken.contains($0.name) }
  }
}

extension String {
  fileprivate var trimmed: String {
    var words = self[...]
    while words.first == " " { words.removeFirst() }
    while words.last == " " { words.removeLast() }
    return String(words)
  }
}

// MARK: - Pages

extension Page {
  /// What a closure writes, as HTML.
  static func html(_ write: (inout Page) throws -> Void) rethrows -> String {
    var page = Page()
    try write(&page)
    return String(decoding: page.bytes, as: UTF8.self)
  }
}

extension AppState {
  var html: String { String(decoding: render(), as: UTF8.self) }

  /// What the page says; says so when its tags do not match.
  var outline: String { Markup.read(html)?.outline() ?? "unsound page: \(html)" }
}
