extension StaticString {
  /// Whether both are the same bytes.
  func isEqual(to other: StaticString) -> Bool {
    withUTF8Buffer { left in
      other.withUTF8Buffer { right in left.elementsEqual(right) }
    }
  }

  /// Whether these bytes are this text.
  func isEqual(to bytes: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}
