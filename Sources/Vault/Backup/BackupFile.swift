import JSON

/// An encrypted backup as bytes: who wrote it how, and what is sealed in it.
///
/// It knows where everything stands and does no cryptography itself: the browser has its own, the
/// command line program uses another. All numbers are big endian.
///
/// | Bytes | What stands there |
/// |---|---|
/// | 0–8 | `GLEITPFAD` in ASCII |
/// | 9 | the version of the format, 1 |
/// | 10–13 | the rounds of the key derivation |
/// | 14–29 | the salt of the key derivation |
/// | 30–41 | the nonce |
/// | from 42 | the plan file, sealed with AES-256-GCM, with its tag of 16 bytes at the end |
///
/// The key is PBKDF2 with HMAC-SHA-256 of the passphrase, in UTF-8 after NFKC; what stands before
/// the nonce is authenticated with what is sealed.
public struct BackupFile: Equatable, Sendable {
  /// The whole file.
  public let bytes: [UInt8]

  /// The rounds of the key derivation, within ``acceptedRounds``.
  public let rounds: UInt32

  /// Reads where everything stands in a file.
  ///
  /// - Throws: What is wrong with the header, or that the file ends before the tag does.
  public init(parsing bytes: [UInt8]) throws(BackupError) {
    guard BackupFile.isBackup(bytes) else { throw .noBackup }
    guard bytes.count > Place.version else { throw .truncated }
    // No version 0 was ever written.
    if bytes[Place.version] == 0 { throw .noBackup }
    if bytes[Place.version] > BackupFile.version {
      throw .newerVersion(bytes[Place.version])
    }
    guard bytes.count >= Place.salt else { throw .truncated }
    var rounds: UInt32 = 0
    for byte in bytes[Place.rounds..<Place.salt] { rounds = rounds << 8 | UInt32(byte) }
    try BackupFile.check(rounds)
    guard bytes.count >= BackupFile.overhead else { throw .truncated }
    self.bytes = bytes
    self.rounds = rounds
  }

  /// Puts a file together.
  ///
  /// - Parameters:
  ///   - header: What ``header(rounds:salt:)`` gave; it must have been authenticated.
  ///   - nonce: ``nonceLength`` bytes, never used before with the same key.
  ///   - sealed: The ciphertext with its tag of ``tagLength`` bytes at the end.
  /// - Throws: What would keep the file from being read again.
  public init(header: [UInt8], nonce: [UInt8], sealed: [UInt8]) throws(BackupError) {
    guard header.count == Place.nonce, nonce.count == BackupFile.nonceLength else {
      throw .wrongLength
    }
    try self.init(parsing: header + nonce + sealed)
  }

  /// The salt of the key derivation.
  public var salt: [UInt8] { Array(bytes[Place.salt..<Place.nonce]) }

  /// What is authenticated with what is sealed: everything before the nonce.
  public var additionalData: [UInt8] { Array(bytes[..<Place.nonce]) }

  /// The nonce.
  public var nonce: [UInt8] { Array(bytes[Place.nonce..<Place.sealed]) }

  /// The ciphertext with its tag at the end.
  public var sealed: [UInt8] { Array(bytes[Place.sealed...]) }
}

extension BackupFile {
  /// The version of the format that is written, and the newest that is read.
  public static let version: UInt8 = 1

  /// The rounds that a new backup is written with.
  ///
  /// As OWASP recommends for PBKDF2 with HMAC-SHA-256 since 2023; about half a second of work on a
  /// phone.
  public static let rounds: UInt32 = 600_000

  /// The rounds that are read: fewer would be too easy to guess, more would stop the device.
  public static let acceptedRounds: ClosedRange<UInt32> = 600_000...10_000_000

  /// The length of the salt in bytes.
  public static let saltLength = 16

  /// The length of the nonce in bytes.
  public static let nonceLength = 12

  /// The length of the tag in bytes.
  public static let tagLength = 16

  /// The length of the key in bytes.
  public static let keyLength = 32

  /// By how many bytes a backup is larger than what is sealed in it.
  public static let overhead = Place.sealed + tagLength

  /// Whether a file says at its beginning that it is a backup, whatever may follow.
  public static func isBackup(_ bytes: [UInt8]) -> Bool {
    let name = BackupFile.name.bytes
    guard bytes.count >= name.count else { return false }
    for position in name.indices where bytes[position] != name[position] { return false }
    return true
  }

  /// What a new backup begins with, up to the nonce.
  ///
  /// - Throws: `wrongLength` unless the salt has ``saltLength`` bytes, and rounds that would not be
  ///   read again.
  public static func header(
    rounds: UInt32 = rounds, salt: [UInt8]
  ) throws(BackupError) -> [UInt8] {
    try check(rounds)
    guard salt.count == saltLength else { throw .wrongLength }
    var header = Array(name.bytes)
    header.append(version)
    for shift in stride(from: UInt32(24), through: 0, by: -8) {
      header.append(UInt8(truncatingIfNeeded: rounds >> shift))
    }
    return header + salt
  }

  private static func check(_ rounds: UInt32) throws(BackupError) {
    if rounds < acceptedRounds.lowerBound { throw .roundsTooFew(rounds) }
    if rounds > acceptedRounds.upperBound { throw .roundsTooMany(rounds) }
  }

  private static var name: Literal { "GLEITPFAD" }

  /// Where the parts begin.
  private enum Place {
    static let version = 9
    static let rounds = 10
    static let salt = 14
    static let nonce = 30
    static let sealed = 42
  }
}
