import COpenSSL

/// Derives keys from a key, as RFC 5869 says.
public enum HKDF {
  /// Derives a key with HMAC-SHA-256.
  ///
  /// - Parameters:
  ///   - key: The input keying material: a secret as strong as a key, never a passphrase.
  ///   - salt: Random bytes that need not be secret, or none.
  ///   - info: What the new key is for.
  ///   - length: The length of the new key, 0 to 8160 bytes.
  public static func sha256(
    key: [UInt8], salt: [UInt8], info: [UInt8], length: Int
  ) throws(SealingError) -> [UInt8] {
    guard (0...255 * hashLength).contains(length) else { throw .outputLength }
    // Without a salt the RFC takes zeros, which is the same key to HMAC as no byte at all.
    let pseudorandomKey = try hmac(key, key: salt)
    var result: [UInt8] = []
    var block: [UInt8] = []
    var counter: UInt8 = 0
    while result.count < length {
      counter += 1
      block = try hmac(block + info + [counter], key: pseudorandomKey)
      result += block
    }
    return Array(result.prefix(length))
  }

  private static let hashLength = 32

  private static func hmac(_ bytes: [UInt8], key: [UInt8]) throws(SealingError) -> [UInt8] {
    let keyLength = try key.length()
    var code = [UInt8](repeating: 0, count: hashLength)
    guard HMAC(EVP_sha256(), key, keyLength, bytes, bytes.count, &code, nil) != nil else {
      throw .failed
    }
    return code
  }
}
