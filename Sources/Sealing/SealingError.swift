/// Why something cannot be sealed, opened or derived.
public enum SealingError: Error, Equatable, Sendable {
  /// The key is not 32 bytes long.
  case keyLength

  /// The nonce is not 12 bytes long.
  case nonceLength

  /// An input is longer than OpenSSL takes at once, which is 2 GiB.
  case tooLong

  /// The length of what is to be made is negative or larger than the method allows.
  case outputLength

  /// The rounds of a key derivation are not positive or too many.
  case rounds

  /// What is sealed, the additional data, the nonce or the key is not as it was when sealed.
  case notAuthentic

  /// OpenSSL failed for a reason of its own, such as a lack of memory.
  case failed
}

extension [UInt8] {
  /// The length as OpenSSL takes it.
  func length() throws(SealingError) -> Int32 {
    guard let length = Int32(exactly: count) else { throw .tooLong }
    return length
  }
}
