extension Node {
  /// The page as a screen reader goes through it, one element a line, indented by depth.
  ///
  /// Drawings appear by their name, decoration not at all. Meant for tests: it changes when what
  /// the page says changes, and stays when only its looks do.
  func outline() -> String {
    var lines: [UInt8] = []
    outline(depth: 0, into: &lines)
    return String(decoding: lines, as: UTF8.self)
  }

  private func outline(depth: Int, into lines: inout [UInt8]) {
    switch self {
    case .text(let text):
      let space = UInt8(ascii: " ")
      let words = text.utf8.drop { $0 == space }.reversed().drop { $0 == space }.reversed()
      if words.isEmpty { return }
      lines.append(contentsOf: repeatElement(space, count: depth * 2))
      lines.append(contentsOf: words)
      lines.append(UInt8(ascii: "\n"))
    case .fragment(let nodes):
      for node in nodes { node.outline(depth: depth, into: &lines) }
    case .element(let element):
      if element.isDecoration { return }
      lines.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
      lines.append(element.tag)
      for attribute in element.attributes where attribute.isSpoken {
        lines.append(UInt8(ascii: " "))
        lines.append(attribute.name)
        lines.append(UInt8(ascii: "="))
        attribute.value.write(to: &lines)
      }
      if let text = element.plainText {
        if !text.isEmpty { lines.append(": ") }
        lines.append(contentsOf: text.utf8)
        lines.append(UInt8(ascii: "\n"))
      } else {
        lines.append(UInt8(ascii: "\n"))
        if !element.isDrawing {
          for child in element.children { child.outline(depth: depth + 1, into: &lines) }
        }
      }
    }
  }
}

extension Node.Element {
  fileprivate var isDecoration: Bool {
    attributes.contains { $0.name.isEqual(to: "aria-hidden") }
  }

  fileprivate var isDrawing: Bool { tag.isEqual(to: "svg") }

  /// The text inside, if there is nothing else but text in inline elements that say no more.
  fileprivate var plainText: String? {
    var text: [UInt8] = []
    for child in children {
      switch child {
      case .text(let part): text.append(contentsOf: part.utf8)
      case .element(let element) where element.isDecoration: break
      case .element(let element) where element.isInline:
        guard let part = element.plainText else { return nil }
        let joints = [UInt8(ascii: " "), UInt8(ascii: ",")]
        if let last = text.last, let first = part.utf8.first, last != joints[0],
          !joints.contains(first)
        {
          text.append(joints[0])
        }
        text.append(contentsOf: part.utf8)
      default: return nil
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private var isInline: Bool {
    ["span", "b", "small", "strong", "code"].contains { tag.isEqual(to: $0) }
      && attributes.allSatisfy { !$0.isSpoken }
  }
}

extension Attribute {
  /// Whether the attribute tells a person something: where a link leads, a name, a state.
  fileprivate var isSpoken: Bool {
    name.isEqual(to: "href") || name.isEqual(to: "aria-label") || name.isEqual(to: "aria-current")
      || name.isEqual(to: "open") || name.isEqual(to: "data-msg") || name.isEqual(to: "id")
      || name.isEqual(to: "scope") || name.isEqual(to: "colspan")
  }
}
