extension String {
  /// The text in UTF-8.
  ///
  /// It is not generic and takes no closure: the web build would carry a copy for each use.
  @inline(never)
  package func bytes() -> [UInt8] {
    var text = self
    return text.withUTF8 { Array($0) }
  }
}
