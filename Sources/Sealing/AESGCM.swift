import COpenSSL

/// AES-256 in Galois/Counter Mode, with nonces of 96 bits and tags of 128 bits.
public enum AESGCM {
  /// The length of a key in bytes.
  public static let keyLength = 32

  /// The length of a nonce in bytes.
  public static let nonceLength = 12

  /// The length of a tag in bytes.
  public static let tagLength = 16

  /// Seals a text.
  ///
  /// - Parameters:
  ///   - plaintext: The text, less than 2 GiB.
  ///   - key: ``keyLength`` secret bytes.
  ///   - nonce: ``nonceLength`` bytes, never used before with this key.
  ///   - additionalData: What is authenticated, but not part of the result.
  /// - Returns: The ciphertext, as long as the plaintext, with its tag at the end.
  public static func seal(
    _ plaintext: [UInt8], key: [UInt8], nonce: [UInt8], additionalData: [UInt8]
  ) throws(SealingError) -> [UInt8] {
    let cipher = try Cipher(.seal, key: key, nonce: nonce, additionalData: additionalData)
    var sealed = try cipher.pass(plaintext)
    guard cipher.finish() else { throw .failed }
    sealed += try cipher.tag()
    return sealed
  }

  /// Opens what ``seal(_:key:nonce:additionalData:)`` sealed.
  ///
  /// - Throws: `notAuthentic` if anything differs from when it was sealed, also if there is not even
  ///   a whole tag. Nothing of the text is given then.
  public static func open(
    _ sealed: [UInt8], key: [UInt8], nonce: [UInt8], additionalData: [UInt8]
  ) throws(SealingError) -> [UInt8] {
    let cipher = try Cipher(.open, key: key, nonce: nonce, additionalData: additionalData)
    guard sealed.count >= tagLength else { throw .notAuthentic }
    let plaintext = try cipher.pass(Array(sealed.dropLast(tagLength)))
    try cipher.expect(tag: Array(sealed.suffix(tagLength)))
    guard cipher.finish() else { throw .notAuthentic }
    return plaintext
  }
}

/// One run of the cipher.
private final class Cipher {
  enum Direction: Int32 {
    case open = 0
    case seal = 1
  }

  private let context: OpaquePointer

  init(
    _ direction: Direction, key: [UInt8], nonce: [UInt8], additionalData: [UInt8]
  ) throws(SealingError) {
    guard key.count == AESGCM.keyLength else { throw .keyLength }
    guard nonce.count == AESGCM.nonceLength else { throw .nonceLength }
    let length = try additionalData.length()
    guard let context = EVP_CIPHER_CTX_new() else { throw .failed }
    self.context = context
    // A nonce of 12 bytes is what the mode takes without being told.
    guard
      EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce, direction.rawValue) == 1
    else { throw .failed }
    var written: Int32 = 0
    guard
      additionalData.isEmpty
        || EVP_CipherUpdate(context, nil, &written, additionalData, length) == 1
    else { throw .failed }
  }

  deinit {
    EVP_CIPHER_CTX_free(context)
  }

  /// Passes the whole text through the cipher, which gives as many bytes as it takes.
  func pass(_ bytes: [UInt8]) throws(SealingError) -> [UInt8] {
    let length = try bytes.length()
    guard length > 0 else { return [] }
    var result = [UInt8](repeating: 0, count: bytes.count)
    var written: Int32 = 0
    guard EVP_CipherUpdate(context, &result, &written, bytes, length) == 1, written == length
    else { throw .failed }
    return result
  }

  /// Ends the run; when opening, says whether the tag is right.
  func finish() -> Bool {
    // The mode has no last block, so nothing is written here.
    var rest = [UInt8](repeating: 0, count: 16)
    var written: Int32 = 0
    return EVP_CipherFinal_ex(context, &rest, &written) == 1 && written == 0
  }

  func tag() throws(SealingError) -> [UInt8] {
    var tag = [UInt8](repeating: 0, count: AESGCM.tagLength)
    guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1 else {
      throw .failed
    }
    return tag
  }

  func expect(tag: [UInt8]) throws(SealingError) {
    var tag = tag
    guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1 else {
      throw .failed
    }
  }
}
