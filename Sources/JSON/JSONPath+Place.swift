extension JSONPath {
  /// The way to the value that is being read where a document stops being JSON.
  ///
  /// Between two members of an object it leads to the first of them. For a ``JSONError`` of kind
  /// `duplicateKey` it leads to the member with that key.
  ///
  /// - Complexity: O(*n*) in the offset of the error; it reads the document's beginning once more.
  public init(to error: JSONError, in bytes: [UInt8]) {
    let parser = JSONParser(bytes: bytes, limits: .default)
    _ = parser.read()
    self = parser.path
  }
}
