/// A string that equals only strings of the same Unicode scalars.
///
/// `String` takes canonically equivalent strings for equal, which JSON does not; and comparing bytes
/// spares the web build the tables for it.
struct ExactString: Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
