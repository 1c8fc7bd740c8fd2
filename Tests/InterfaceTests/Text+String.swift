import JSON

@testable import Interface

/// What tests ask of a text; the app itself needs none of it.
extension Text {
  var count: Int { description.count }

  func hasPrefix(_ text: String) -> Bool { description.hasPrefix(text) }
  func hasSuffix(_ text: String) -> Bool { description.hasSuffix(text) }
  func contains(_ text: String) -> Bool { description.contains(text) }
  func suffix(_ length: Int) -> Substring { description.suffix(length) }

  func split(separator: Character) -> [Substring] { description.split(separator: separator) }

  static func == (text: Text, string: String) -> Bool { text.description == string }
  static func != (text: Text, string: String) -> Bool { text.description != string }
}

/// Whether there is a text and it reads so.
func == (text: Text?, string: String) -> Bool { text?.description == string }

/// Whether a text of the source code reads so.
func == (text: Literal, string: String) -> Bool { "\(text)" == string }

/// Whether a text of the catalogue reads so.
func == (text: Phrase, string: String) -> Bool { text.description == string }
