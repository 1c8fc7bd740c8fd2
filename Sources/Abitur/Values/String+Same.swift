extension String {
  /// Whether both texts are the same bytes.
  ///
  /// `==` takes texts for equal that only look the same, for which the web build would carry tables
  /// as heavy as the whole calculation. Names of the rules and of the file format are exact.
  @inline(never)
  package func isSame(as other: String) -> Bool {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        for position in left.indices where left[position] != right[position] { return false }
        return true
      }
    }
  }
}

extension Sequence<String> {
  /// Whether one of the texts is the same bytes as another one.
  package func hasSame(as other: String) -> Bool {
    contains { $0.isSame(as: other) }
  }
}
