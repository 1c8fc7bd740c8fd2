extension StaticString {
  /// The text in UTF-8; a literal in quotation marks is stored that way.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
