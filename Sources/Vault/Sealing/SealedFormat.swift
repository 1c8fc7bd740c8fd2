import JSON
import Planner

/// How records are sealed on a device: the texts that tie a ciphertext to its place.
///
/// Whatever changes here makes every vault unreadable that was written before.
public enum SealedFormat {
  /// The version of a sealed row that is written, and the newest that is read.
  public static let version: UInt8 = 1

  /// The length of a nonce in bytes.
  public static let nonceLength = 12

  /// The length of a tag in bytes.
  public static let tagLength = 16

  /// What HKDF is told to derive the key of the records.
  public static var recordsInfo: Literal { "gleitpfad/1/saetze" }

  /// What is authenticated with a sealed record: `gleitpfad/1/`, the word of its kind, its digits.
  ///
  /// It keeps a ciphertext from being passed off as another record's.
  public static func additionalData(kind: Literal, id: RecordID) -> [UInt8] {
    let start: Literal = "gleitpfad/1/"
    var data = Array(start.bytes)
    data.append(contentsOf: kind.bytes)
    data.append(UInt8(ascii: "/"))
    return data + id.digits
  }
}
