extension Node {
  /// The node as HTML.
  func html() -> String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the node as HTML in UTF-8.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text):
      Node.escape(text.utf8, into: &bytes)
    case .fragment(let nodes):
      for node in nodes { node.write(to: &bytes) }
    case .element(let element):
      bytes.append(UInt8(ascii: "<"))
      bytes.append(element.tag)
      for attribute in element.attributes {
        bytes.append(UInt8(ascii: " "))
        bytes.append(attribute.name)
        bytes.append("=\"")
        attribute.value.write(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: ">"))
      for child in element.children { child.write(to: &bytes) }
      bytes.append("</")
      bytes.append(element.tag)
      bytes.append(UInt8(ascii: ">"))
    }
  }

  /// Appends text so that it reads as itself, in text and between double or single quotes.
  ///
  /// This is the only place where text becomes markup.
  static func escape(_ text: some Sequence<UInt8>, into bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): bytes.append("&amp;")
      case UInt8(ascii: "<"): bytes.append("&lt;")
      case UInt8(ascii: ">"): bytes.append("&gt;")
      case UInt8(ascii: "\""): bytes.append("&quot;")
      case UInt8(ascii: "'"): bytes.append("&#39;")
      default: bytes.append(byte)
      }
    }
  }
}

extension Attribute.Value {
  /// Appends the value as it stands between double quotes.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .literal(let text): text.withUTF8Buffer { Node.escape($0, into: &bytes) }
    case .words(let words):
      for (index, word) in words.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        bytes.append(word)
      }
    case .text(let text): Node.escape(text.utf8, into: &bytes)
    case .number(let number):
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(digits: number.magnitude)
    case .hundredths(let length): bytes.append(hundredths: length)
    }
  }
}

extension [UInt8] {
  /// Appends text written in this source code as it stands.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number in decimal digits.
  ///
  /// Drawings have hundreds of numbers; a `String` for each took most of the time of a page.
  mutating func append(digits number: UInt) {
    if number >= 10 { append(digits: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a length as a decimal number with at most two decimals.
  mutating func append(hundredths length: Int) {
    if length < 0 { append(UInt8(ascii: "-")) }
    let magnitude = length.magnitude
    append(digits: magnitude / 100)
    let rest = UInt8(magnitude % 100)
    if rest != 0 {
      append(UInt8(ascii: "."))
      append(UInt8(ascii: "0") + rest / 10)
      if rest % 10 != 0 { append(UInt8(ascii: "0") + rest % 10) }
    }
  }
}
