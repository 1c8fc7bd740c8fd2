import JSON

/// A text of the catalogue: its place there, in one word.
///
/// It becomes text where it is written, in the language of the moment. Whatever people read is a
/// `Phrase` or a `Text`; tags, attributes and words of files are `Literal`s, so that the compiler
/// keeps the two apart.
public struct Phrase: Equatable, Sendable {
  /// Where it stands in the table of its language.
  let place: Int

  /// The text in a place of the tables.
  init(_ place: Int) { self.place = place }

  /// The text in UTF-8, with the bytes 1 to 4 where something is filled in.
  @inline(never)
  var bytes: UnsafeBufferPointer<UInt8> { Language.current.table[place] }
}

extension Phrase: CustomStringConvertible {
  /// The text for programs that work with `String`.
  public var description: String { String(utf8: ArraySlice(bytes)) }
}

/// Filling in: sentences are data that one function reads, for as code they would be a good part
/// of what the browser loads.
extension Phrase {
  @inline(never)
  func filled(
    _ first: consuming Text, _ second: consuming Text, _ third: consuming Text,
    _ fourth: consuming Text
  ) -> Text {
    var text = Text(utf8: [])
    for byte in bytes {
      switch byte {
      case 1: text.append(first)
      case 2: text.append(second)
      case 3: text.append(third)
      case 4: text.append(fourth)
      default: text.append(byte)
      }
    }
    return text
  }

  @inline(never)
  func filled(_ first: consuming Text) -> Text { filled(first, "", "", "") }

  @inline(never)
  func filled(_ number: Int) -> Text { filled(Text(number), "", "", "") }

  @inline(never)
  func filled(_ first: consuming Text, _ second: consuming Text) -> Text {
    filled(first, second, "", "")
  }

  @inline(never)
  func filled(_ first: Int, _ second: Int) -> Text {
    filled(Text(first), Text(second), "", "")
  }

  @inline(never)
  func filled(_ first: consuming Text, _ second: Int) -> Text {
    filled(first, Text(second), "", "")
  }

  @inline(never)
  func filled(_ first: Int, _ second: consuming Text) -> Text {
    filled(Text(first), second, "", "")
  }

  func filled(_ first: consuming Text, _ second: consuming Text, _ third: consuming Text) -> Text {
    filled(first, second, third, "")
  }

  /// The form for so many: the first for one, the next one for any other number.
  func form(for number: Int) -> Phrase { number == 1 ? self : Phrase(place + 1) }

  @inline(never)
  func counted(_ number: Int) -> Text { form(for: number).filled(number) }

  func counted(_ number: Int, _ text: consuming Text) -> Text {
    form(for: number).filled(number, text)
  }

  func counted(_ text: consuming Text, _ number: Int) -> Text {
    form(for: number).filled(text, number)
  }
}
