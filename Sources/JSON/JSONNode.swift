/// A value together with the place it was read from.
///
/// Nodes come only from ``parse(_:limits:)``, so they are never nested deeper than
/// ``JSONLimits/deepest`` and may be walked recursively.
public struct JSONNode: Sendable {
  let document: JSONDocument
  let index: Int

  /// Reads a document, strictly by RFC 8259, from UTF-8.
  ///
  /// Beyond the grammar it refuses what the RFC leaves open and what programs are known to read
  /// differently: a byte order mark, a key that an object has twice, and an escaped surrogate
  /// without its other half. Keys are the same if their Unicode scalars are the same, however they
  /// were escaped; they are not normalised.
  ///
  /// - Parameters:
  ///   - bytes: The whole document. Anything but white space after its value is an error.
  ///   - limits: How much to accept.
  /// - Returns: The document's value.
  /// - Throws: The first error, in the order of the document.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func parse(
    _ bytes: [UInt8], limits: JSONLimits = .default
  ) throws(JSONError) -> JSONNode {
    let parser = JSONParser(bytes: bytes, limits: limits)
    if let error = parser.read() { throw error }
    return JSONNode(document: parser.document, index: 0)
  }

  /// The place of the value's first byte.
  ///
  /// - Complexity: O(*n*) in the number of bytes before it.
  public var position: JSONPosition {
    JSONPosition(of: document.entries[index].offset, in: document.bytes)
  }

  /// The way to the value.
  ///
  /// - Complexity: O(*n*) in the number of values before it.
  public var path: JSONPath {
    document.path(to: index)
  }
}
