extension String {
  /// Whether both texts are the same bytes.
  ///
  /// `==` takes texts for equal that only look the same, for which the web build would carry tables
  /// as heavy as the whole calculation. Names of the rules and of the file format are exact.
  package func isSame(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension Sequence<String> {
  /// Whether one of the texts is the same bytes as another one.
  package func hasSame(as other: String) -> Bool {
    contains { $0.isSame(as: other) }
  }
}
