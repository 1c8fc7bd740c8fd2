import COpenSSL

/// Derives keys from passphrases, as RFC 8018 says.
public enum PBKDF2 {
  /// Derives a key with HMAC-SHA-256.
  ///
  /// - Parameters:
  ///   - passphrase: The bytes of the passphrase; how a text becomes bytes is the caller's matter.
  ///   - salt: Random bytes that need not be secret.
  ///   - rounds: How often the hash is repeated, 1 to 2,147,483,647; the work grows with it.
  ///   - length: The length of the key, 1 to 2,147,483,647 bytes.
  public static func sha256(
    passphrase: [UInt8], salt: [UInt8], rounds: Int, length: Int
  ) throws(SealingError) -> [UInt8] {
    guard let count = Int32(exactly: rounds), count > 0 else { throw .rounds }
    guard let size = Int32(exactly: length), size > 0 else { throw .outputLength }
    let passphraseLength = try passphrase.length()
    let saltLength = try salt.length()
    var key = [UInt8](repeating: 0, count: length)
    let isDone = passphrase.withUnsafeBytes { bytes in
      PKCS5_PBKDF2_HMAC(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), passphraseLength, salt, saltLength,
        count, EVP_sha256(), size, &key)
    }
    guard isDone == 1 else { throw .failed }
    return key
  }
}
