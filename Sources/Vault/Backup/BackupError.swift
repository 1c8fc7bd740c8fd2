/// Why a backup cannot be read, as far as its header tells.
///
/// A wrong passphrase and damage to what is sealed show only when it is opened, and look the same.
public enum BackupError: Error, Equatable, Sendable {
  /// The file does not begin like a backup.
  case noBackup

  /// The file comes from a newer version of the format.
  case newerVersion(UInt8)

  /// The passphrase would be too easy to guess with so few rounds; no backup was written that way.
  case roundsTooFew(UInt32)

  /// So many rounds would take the device minutes.
  case roundsTooMany(UInt32)

  /// The file ends too early.
  case truncated

  /// The salt, the nonce or the header has another length than the format asks for.
  case wrongLength
}
