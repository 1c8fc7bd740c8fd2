/// How much of a document the reader accepts.
///
/// Limits keep a file that is broken or meant to harm from taking all memory. Values below zero
/// accept nothing.
public struct JSONLimits: Equatable, Sendable {
  /// The largest document in bytes.
  public let maxBytes: Int

  /// The largest number of arrays and objects that may be open at once, at most ``deepest``.
  public let maxDepth: Int

  /// The largest number of values in a document, counting arrays, objects and what they hold.
  public let maxNodes: Int

  /// Sets limits; what is not named is as in ``default``.
  ///
  /// A depth above ``deepest`` is taken as that.
  public init(
    maxBytes: Int = 8 * 1024 * 1024, maxDepth: Int = 64, maxNodes: Int = 250_000
  ) {
    self.maxBytes = maxBytes
    self.maxDepth = min(maxDepth, Self.deepest)
    self.maxNodes = maxNodes
  }

  /// Limits that any plan keeps by far: 8 MiB, 64 levels, 250,000 values.
  public static let `default` = JSONLimits()

  /// The deepest nesting that can be allowed.
  ///
  /// Reading needs no more stack for more levels, but walking what was read does, and the stack of a
  /// web assembly is small.
  public static let deepest = 128
}
