/// One attribute of an element.
struct Attribute: Sendable {
  let name: StaticString
  let value: Value

  /// What stands after the equals sign.
  enum Value: Sendable {
    /// Written in this source code.
    case literal(StaticString)
    /// Words written in this source code, separated by spaces.
    case words([StaticString])
    /// Any text; escaped when written.
    case text(String)
    case number(Int)
    /// Hundredths of a unit, for drawings.
    case hundredths(Int)
  }
}

extension Attribute {
  @inline(never)
  static func `class`(_ names: StaticString...) -> Attribute {
    Attribute(name: "class", value: .words(names))
  }

  @inline(never)
  static func classes(_ names: [StaticString]) -> Attribute {
    Attribute(name: "class", value: .words(names))
  }

  @inline(never)
  static func id(_ name: StaticString) -> Attribute {
    Attribute(name: "id", value: .literal(name))
  }

  /// Tells the host that two nodes of successive pages are the same thing.
  @inline(never)
  static func key(_ name: StaticString) -> Attribute {
    Attribute(name: "data-key", value: .literal(name))
  }

  @inline(never)
  static func key(_ number: Int) -> Attribute {
    Attribute(name: "data-key", value: .number(number))
  }

  @inline(never)
  static func label(_ text: String) -> Attribute {
    Attribute(name: "aria-label", value: .text(text))
  }

  @inline(never)
  static func literal(_ name: StaticString, _ value: StaticString) -> Attribute {
    Attribute(name: name, value: .literal(value))
  }

  @inline(never)
  static func text(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(name: name, value: .text(value))
  }

  @inline(never)
  static func number(_ name: StaticString, _ value: Int) -> Attribute {
    Attribute(name: name, value: .number(value))
  }

  /// A length in a drawing, in hundredths of a unit.
  @inline(never)
  static func length(_ name: StaticString, _ value: Int) -> Attribute {
    Attribute(name: name, value: .hundredths(value))
  }

  @inline(never)
  static func href(_ route: Route) -> Attribute {
    Attribute(name: "href", value: .text(route.hash))
  }

  /// What the host reports when the element is clicked.
  @inline(never)
  static func message(_ message: Message) -> Attribute {
    Attribute(name: "data-msg", value: .literal(message.name))
  }

  /// The number that comes back with the message.
  @inline(never)
  static func argument(_ number: Int) -> Attribute {
    Attribute(name: "data-arg", value: .number(number))
  }

  /// Marks the element whose width the host reports under this name.
  @inline(never)
  static func measured(_ name: StaticString) -> Attribute {
    Attribute(name: "data-measure", value: .literal(name))
  }

  /// Says nothing to a screen reader: the same stands in words elsewhere.
  static var decoration: Attribute { .literal("aria-hidden", "true") }

  /// Marks the link of the page that is open.
  @inline(never)
  static func current(_ isCurrent: Bool) -> Attribute? {
    isCurrent ? .literal("aria-current", "page") : nil
  }
}
