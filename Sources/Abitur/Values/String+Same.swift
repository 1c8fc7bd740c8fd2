extension String {
  /// Whether both texts are the same bytes.
  ///
  /// `==` takes texts for equal that only look the same, for which the web build would carry tables
  /// as heavy as the whole calculation. Names of the rules and of the file format are exact.
  @inline(never)
  package func isSame(as other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        guard left.count == right.count else { return false }
        for position in left.indices where left[position] != right[position] { return false }
        return true
      }
    }
    if case .some(.some(let isSame)) = isSame { return isSame }
    #if hasFeature(Embedded)
      return false
    #else
      // Only a text from a foreign program does not lie in one piece.
      return utf8.elementsEqual(other.utf8)
    #endif
  }
}

extension String {
  /// A text of the source code, from its bytes.
  @inline(never)
  init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    self = String(validating: bytes, as: UTF8.self) ?? ""
  }
}

extension Sequence<String> {
  /// Whether one of the texts is the same bytes as another one.
  package func hasSame(as other: String) -> Bool {
    contains { $0.isSame(as: other) }
  }
}
