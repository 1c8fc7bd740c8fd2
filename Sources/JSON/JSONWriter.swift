/// Writes documents by RFC 8259, in UTF-8.
///
/// An array or an object is written inside a closure, so that what is opened gets closed, commas and
/// colons come by themselves, and no order of calls gives anything but JSON:
///
/// ```swift
/// let bytes = JSONWriter.object(.pretty) { plan in
///   plan.string("name", "Lena")
///   plan.array("geklammert") { $0.integer(2) }
/// }
/// ```
public enum JSONWriter {
  /// How a document is laid out.
  public enum Style: Equatable, Sendable {
    /// Without any white space.
    case compact
    /// One element or member on each line, indented by two spaces for each level, without a line
    /// break at the end. Empty arrays and objects stay on their line.
    case pretty
  }

  /// Writes a document that is an object.
  public static func object(
    _ style: Style = .compact, _ body: (inout JSONObjectWriter) -> Void
  ) -> [UInt8] {
    var output = JSONOutput(style: style)
    output.object(body)
    return output.bytes
  }

  /// Writes a document that is an array.
  public static func array(
    _ style: Style = .compact, _ body: (inout JSONArrayWriter) -> Void
  ) -> [UInt8] {
    var output = JSONOutput(style: style)
    output.array(body)
    return output.bytes
  }
}
