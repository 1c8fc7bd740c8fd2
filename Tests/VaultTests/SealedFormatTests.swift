import Planner
import Testing
import Vault

/// What sealed records are tied to; these texts and places must never change.
struct SealedFormatTests {
  @Test func recordsAreTiedToTheirKindAndIdentifier() {
    let id = RecordID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
    #expect(
      SealedFormat.additionalData(kind: RecordKind.result.word, id: id)
        == Array("gleitpfad/1/leistung/0123456789abcdeffedcba9876543210".utf8))
    #expect(
      SealedFormat.additionalData(kind: RecordKind.profile.word, id: RecordID(high: 0, low: 5))
        == Array("gleitpfad/1/profil/00000000000000000000000000000005".utf8))
    #expect(SealedFormat.recordsInfo.description == "gleitpfad/1/saetze")
  }

  @Test func everythingStandsWhereTheRowSays() throws {
    let nonce = Array(UInt8(101)...112)
    for length in 16...40 {
      let sealed = [UInt8](repeating: 7, count: length)
      let row = try SealedRow(parsing: [1] + nonce + sealed)
      #expect(row.nonce == nonce)
      #expect(row.sealed == sealed)
      #expect(row.bytes == [1] + nonce + sealed)
      #expect(try SealedRow(nonce: nonce, sealed: sealed) == row)
    }
  }

  @Test func damagedRowsAreRefused() {
    for length in 0..<29 {
      #expect(throws: SealedRowError.damaged) {
        try SealedRow(parsing: [UInt8](repeating: 1, count: length))
      }
    }
    #expect(throws: SealedRowError.damaged) {
      try SealedRow(parsing: [UInt8](repeating: 0, count: 40))
    }
    for version in UInt8(2)...255 {
      #expect(throws: SealedRowError.newerVersion(version)) {
        try SealedRow(parsing: [version] + [UInt8](repeating: 0, count: 40))
      }
      #expect(throws: SealedRowError.newerVersion(version)) { try SealedRow(parsing: [version]) }
    }
    for length in [0, 11, 13, 40] {
      #expect(throws: SealedRowError.damaged) {
        try SealedRow(
          nonce: [UInt8](repeating: 0, count: length), sealed: [UInt8](repeating: 0, count: 16))
      }
    }
  }
}
