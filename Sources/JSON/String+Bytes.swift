extension String {
  /// The text in UTF-8.
  ///
  /// It is not generic and takes no closure: the web build would carry a copy for each use. There
  /// every text lies in one piece; elsewhere one may come from a foreign program and be copied.
  @inline(never)
  package func bytes() -> [UInt8] {
    if let bytes = utf8.withContiguousStorageIfAvailable({ Array($0) }) { return bytes }
    #if hasFeature(Embedded)
      return []
    #else
      return Array(utf8)
    #endif
  }

  /// The text that stands in UTF-8; a replacement character for what is none.
  ///
  /// `String(decoding:)` would repair such a text, for which the web build carries a second way to
  /// make strings; whoever gets bytes from outside has checked them before.
  @inline(never)
  package init(utf8 bytes: ArraySlice<UInt8>) {
    self = String(validating: bytes, as: UTF8.self) ?? "\u{FFFD}"
  }
}
