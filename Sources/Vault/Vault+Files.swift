import JSON
import Planner

extension Vault {
  /// Asks for the browser's promise not to clear the storage by itself.
  public func persist() -> [HostRequest] {
    [HostRequest("persist")]
  }

  /// Asks to seal a file with a passphrase; the answer is for ``sealedFile(_:)``.
  ///
  /// - Parameters:
  ///   - file: What gets sealed.
  ///   - passphrase: What opens it again.
  ///   - header: What the backup begins with, and what its seal is bound to.
  ///   - nonce: Random bytes that were never used before.
  public mutating func seal(
    _ file: [UInt8], with passphrase: [UInt8], _ header: [UInt8], nonce: [UInt8]
  ) -> HostRequest {
    pendingBackup = (header, nonce)
    let salt = Array(header.suffix(BackupFile.saltLength))
    return HostRequest(
      "passphrase-seal", [],
      [passphrase, Int(BackupFile.rounds).digits(), salt, nonce, header, file])
  }

  /// The encrypted backup, from what the host has sealed; nothing where nothing was asked.
  public mutating func sealedFile(_ answer: [UInt8]) -> [UInt8]? {
    guard let (header, nonce) = pendingBackup else { return nil }
    pendingBackup = nil
    return (try? BackupFile(header: header, nonce: nonce, sealed: answer))?.bytes
  }

  /// Asks to open an encrypted backup.
  public func open(_ file: BackupFile, with passphrase: [UInt8]) -> HostRequest {
    HostRequest(
      "passphrase-open", [],
      [
        passphrase, Int(file.rounds).digits(), file.salt, file.nonce, file.additionalData,
        file.sealed,
      ])
  }

  /// The rows that could not be opened, as a file to keep: sealed as they are.
  public var damagedFile: [UInt8] {
    let json = JSONWriter(.pretty)
    json.object {
      json.word("format", "gleitpfad-beschaedigt")
      json.integer("version", 1)
      json.array("zeilen") {
        for row in damaged {
          json.object {
            json.string("id", String(utf8: row.id[...]))
            json.string("art", String(utf8: row.kind[...]))
            json.string("bytes", String(utf8: hex(row.bytes)[...]))
          }
        }
      }
    }
    return json.bytes
  }

  private func hex(_ bytes: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    for byte in bytes {
      for half in [byte >> 4, byte & 0xF] {
        digits.append(half + (half < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    }
    return digits
  }
}
