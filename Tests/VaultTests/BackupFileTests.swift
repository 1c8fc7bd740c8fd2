import Testing
import Vault

/// The container of an encrypted backup: where everything stands, and each fault of the header.
struct BackupFileTests {
  private let salt = Array(UInt8(1)...16)
  private let nonce = Array(UInt8(101)...112)

  /// A backup by hand, as the format is described.
  private func bytes(
    name: String = "GLEITPFAD", version: UInt8 = 1, rounds: [UInt8] = [0x00, 0x09, 0x27, 0xC0],
    sealed: [UInt8] = [UInt8](repeating: 7, count: 20)
  ) -> [UInt8] {
    Array(name.utf8) + [version] + rounds + salt + nonce + sealed
  }

  private func fault(_ bytes: [UInt8]) -> BackupError? {
    do throws(BackupError) {
      _ = try BackupFile(parsing: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func everythingStandsWhereTheFormatSays() throws {
    let bytes = bytes()
    let file = try BackupFile(parsing: bytes)
    #expect(file.bytes == bytes)
    #expect(file.rounds == 600_000)
    #expect(file.salt == salt)
    #expect(file.nonce == nonce)
    #expect(file.additionalData == Array(bytes[..<30]))
    #expect(file.sealed == [UInt8](repeating: 7, count: 20))
  }

  @Test func roundsAreBigEndian() throws {
    let file = try BackupFile(parsing: bytes(rounds: [0x00, 0x12, 0x34, 0x56]))
    #expect(file.rounds == 0x123456)
  }

  @Test func headerIsWhatIsRead() throws {
    #expect(BackupFile.rounds == 600_000)
    #expect(try BackupFile.header(salt: salt) == Array(bytes()[..<30]))
    let header = try BackupFile.header(rounds: 0x98_7654, salt: salt)
    #expect(header[10..<14] == [0x00, 0x98, 0x76, 0x54])
    let sealed = [UInt8](repeating: 9, count: 16)
    let file = try BackupFile(header: header, nonce: nonce, sealed: sealed)
    #expect(file.rounds == 0x98_7654)
    #expect(file.bytes.count == BackupFile.overhead)
    #expect(file.additionalData == header)
    #expect(file.nonce == nonce)
    #expect(file.sealed == sealed)
    #expect(try BackupFile(parsing: file.bytes) == file)
  }

  @Test func partsOfAnotherLengthAreRefused() throws {
    for length in Array(0...40) where length != 16 {
      #expect(throws: BackupError.wrongLength) {
        try BackupFile.header(salt: [UInt8](repeating: 0, count: length))
      }
    }
    let header = try BackupFile.header(salt: salt)
    let sealed = [UInt8](repeating: 9, count: 16)
    for length in Array(0...40) where length != 12 {
      #expect(throws: BackupError.wrongLength) {
        try BackupFile(
          header: header, nonce: [UInt8](repeating: 0, count: length), sealed: sealed)
      }
    }
    #expect(throws: BackupError.wrongLength) {
      try BackupFile(header: header + [0], nonce: nonce, sealed: sealed)
    }
    #expect(throws: BackupError.truncated) {
      try BackupFile(header: header, nonce: nonce, sealed: Array(sealed.dropLast()))
    }
  }

  @Test func everyBeginningIsCutOff() {
    let whole = bytes(sealed: [UInt8](repeating: 7, count: 16))
    for length in 0..<whole.count {
      #expect(fault(Array(whole[..<length])) == (length < 9 ? .noBackup : .truncated))
    }
    #expect(fault(whole) == nil)
  }

  @Test func anotherNameIsNoBackup() {
    for name in ["GLEITPFAE", "gleitpfad", "XLEITPFAD", "{\"format\""] {
      #expect(fault(bytes(name: name)) == .noBackup)
      #expect(!BackupFile.isBackup(bytes(name: name)))
    }
    #expect(BackupFile.isBackup(Array("GLEITPFAD".utf8)))
    #expect(!BackupFile.isBackup(Array("GLEITPFA".utf8)))
    #expect(!BackupFile.isBackup([]))
  }

  @Test func everyOtherVersionIsToldApart() {
    #expect(fault(bytes(version: 0)) == .noBackup)
    for version in UInt8(2)...255 {
      #expect(fault(bytes(version: version)) == .newerVersion(version))
      #expect(fault(Array(bytes(version: version)[..<10])) == .newerVersion(version))
    }
  }

  @Test func roundsKeepToTheirBounds() {
    func bigEndian(_ number: UInt32) -> [UInt8] {
      withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
    for rounds in [0, 1, 599_999] as [UInt32] {
      #expect(fault(bytes(rounds: bigEndian(rounds))) == .roundsTooFew(rounds))
      #expect(throws: BackupError.roundsTooFew(rounds)) {
        try BackupFile.header(rounds: rounds, salt: salt)
      }
    }
    // The rounds are judged as soon as they are there.
    #expect(fault(Array(bytes(rounds: bigEndian(1))[..<13])) == .truncated)
    #expect(fault(Array(bytes(rounds: bigEndian(1))[..<14])) == .roundsTooFew(1))
    for rounds in [600_000, 10_000_000] as [UInt32] {
      #expect(fault(bytes(rounds: bigEndian(rounds))) == nil)
    }
    for rounds in [10_000_001, 0x8000_0000, .max] as [UInt32] {
      #expect(fault(bytes(rounds: bigEndian(rounds))) == .roundsTooMany(rounds))
      #expect(throws: BackupError.roundsTooMany(rounds)) {
        try BackupFile.header(rounds: rounds, salt: salt)
      }
    }
  }
}
