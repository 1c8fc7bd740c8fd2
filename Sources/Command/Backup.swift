import Interface
import Sealing
import Vault

/// Seals plan files into backups and opens them.
enum Backup {
  /// Seals a plan file with a new salt and a new nonce.
  static func seal(_ plan: [UInt8], with passphrase: Passphrase) throws(BackupFailure) -> BackupFile
  {
    do {
      let header = try BackupFile.header(salt: Random.bytes(BackupFile.saltLength))
      let salt = Array(header.suffix(BackupFile.saltLength))
      let nonce = try Random.bytes(BackupFile.nonceLength)
      let sealed = try AESGCM.seal(
        plan, key: key(passphrase, salt: salt, rounds: BackupFile.rounds), nonce: nonce,
        additionalData: header)
      return try BackupFile(header: header, nonce: nonce, sealed: sealed)
    } catch {
      throw .sealing
    }
  }

  /// The plan file in a backup.
  static func open(_ file: [UInt8], with passphrase: Passphrase) throws(BackupFailure) -> [UInt8] {
    let backup = try parsed(file)
    do throws(SealingError) {
      return try AESGCM.open(
        backup.sealed, key: key(passphrase, salt: backup.salt, rounds: backup.rounds),
        nonce: backup.nonce, additionalData: backup.additionalData)
    } catch {
      throw error == .notAuthentic ? .notAuthentic : .opening
    }
  }

  /// Reads the header, so that nobody is asked for the passphrase of a file that cannot be opened.
  @discardableResult
  static func parsed(_ file: [UInt8]) throws(BackupFailure) -> BackupFile {
    do throws(BackupError) {
      return try BackupFile(parsing: file)
    } catch {
      throw .header(error)
    }
  }

  private static func key(
    _ passphrase: Passphrase, salt: [UInt8], rounds: UInt32
  ) throws(SealingError) -> [UInt8] {
    try PBKDF2.sha256(
      passphrase: passphrase.bytes, salt: salt, rounds: Int(rounds), length: BackupFile.keyLength)
  }
}

/// Why a backup cannot be written or opened.
enum BackupFailure: Error {
  case header(BackupError)

  /// The passphrase is wrong or the file is damaged; nobody can tell which.
  case notAuthentic
  case opening
  case sealing

  var message: String {
    switch self {
    case .header(let error): ErrorWording(error).sentences.description
    case .notAuthentic: "Das Passwort stimmt nicht, oder die Datei ist beschädigt."
    case .opening: "Die Sicherung lässt sich nicht entschlüsseln."
    case .sealing: "Der Plan lässt sich nicht verschlüsseln."
    }
  }
}
