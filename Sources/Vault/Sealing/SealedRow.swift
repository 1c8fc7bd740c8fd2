/// A sealed record as it lies in storage: a version byte, the nonce, the ciphertext with its tag.
public struct SealedRow: Equatable, Sendable {
  /// The whole row.
  public let bytes: [UInt8]

  /// Reads where everything stands in a row.
  ///
  /// - Throws: `newerVersion`, or `damaged` if the row is too short or its version never was.
  public init(parsing bytes: [UInt8]) throws(SealedRowError) {
    guard let version = bytes.first, version > 0 else { throw .damaged }
    if version > SealedFormat.version { throw .newerVersion(version) }
    let shortest = 1 + SealedFormat.nonceLength + SealedFormat.tagLength
    guard bytes.count >= shortest else { throw .damaged }
    self.bytes = bytes
  }

  /// Puts a row together.
  ///
  /// - Parameters:
  ///   - nonce: ``SealedFormat/nonceLength`` bytes, never used before with the same key.
  ///   - sealed: The ciphertext with its tag of ``SealedFormat/tagLength`` bytes at the end.
  /// - Throws: `damaged` if one of them is too short or the nonce is too long.
  public init(nonce: [UInt8], sealed: [UInt8]) throws(SealedRowError) {
    guard nonce.count == SealedFormat.nonceLength else { throw .damaged }
    try self.init(parsing: [SealedFormat.version] + nonce + sealed)
  }

  /// The nonce.
  public var nonce: [UInt8] { Array(bytes[1...SealedFormat.nonceLength]) }

  /// The ciphertext with its tag at the end.
  public var sealed: [UInt8] { Array(bytes[(1 + SealedFormat.nonceLength)...]) }
}

/// Why a sealed row cannot be read, as far as it tells before it is opened.
public enum SealedRowError: Error, Equatable, Sendable {
  /// The row comes from a newer version of the format.
  case newerVersion(UInt8)

  /// The row is too short or begins with a version that never was.
  case damaged
}
