/// A piece of the page as data: an element, text, or several pieces in a row.
///
/// Screens build nodes and tests read them; only `html()` turns them into markup. What a person
/// typed can only ever become text or an attribute's value, never a tag or an attribute's name,
/// because those are `StaticString`s.
enum Node: Sendable {
  case element(Element)
  case text(String)
  case fragment([Node])

  /// A tag with its attributes and what it contains.
  struct Element: Sendable {
    let tag: StaticString
    let attributes: [Attribute]
    let children: [Node]
  }
}

/// Builds an element; attributes that are `nil` are left out.
///
/// Every element is written with its end tag. The elements that must not have one (`input`, `br`)
/// are not offered, since no screen needs them.
func tag(
  _ name: StaticString, _ attributes: Attribute?..., @NodeBuilder content: () -> [Node] = { [] }
) -> Node {
  .element(
    Node.Element(tag: name, attributes: attributes.compactMap { $0 }, children: content()))
}
