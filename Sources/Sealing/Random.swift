import COpenSSL

/// Random bytes fit for keys, salts and nonces.
public enum Random {
  /// Gives so many random bytes.
  ///
  /// - Throws: `outputLength` if the count is negative or 2 GiB and more, `failed` if the system has
  ///   no randomness to give.
  public static func bytes(_ count: Int) throws(SealingError) -> [UInt8] {
    guard let length = Int32(exactly: count), length >= 0 else { throw .outputLength }
    var bytes = [UInt8](repeating: 0, count: count)
    guard RAND_bytes(&bytes, length) == 1 else { throw .failed }
    return bytes
  }
}
