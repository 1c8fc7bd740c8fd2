import Sealing
import TestSupport
import Testing

/// Sealing and opening against published vectors; whatever was changed is refused.
struct AESGCMTests {
  private let key = Array(UInt8(0)..<32)
  private let nonce = Array(UInt8(100)..<112)
  private let additionalData = Array("gleitpfad".utf8)
  private let plaintext = Array("Deutsch 12, Mathematik 9".utf8)

  private func sealed() throws -> [UInt8] {
    try AESGCM.seal(plaintext, key: key, nonce: nonce, additionalData: additionalData)
  }

  @Test(arguments: AESGCMVector.all)
  func vector(_ vector: AESGCMVector) throws {
    let (key, nonce) = (hex(vector.key), hex(vector.nonce))
    let additionalData = hex(vector.additionalData)
    let sealed = try AESGCM.seal(
      hex(vector.plaintext), key: key, nonce: nonce, additionalData: additionalData)
    #expect(sealed == hex(vector.ciphertext + vector.tag))
    let opened = try AESGCM.open(
      hex(vector.ciphertext + vector.tag), key: key, nonce: nonce, additionalData: additionalData)
    #expect(opened == hex(vector.plaintext))
  }

  @Test func everyLengthIsTaken() throws {
    var random = SeededGenerator(seed: 1)
    for length in Array(0...100) + [4095, 4096, 4097, 1_000_000] {
      let text = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let data = Array(text.prefix(length / 2))
      let sealed = try AESGCM.seal(text, key: key, nonce: nonce, additionalData: data)
      #expect(sealed.count == length + AESGCM.tagLength)
      let opened = try AESGCM.open(sealed, key: key, nonce: nonce, additionalData: data)
      // Listing what differs in a long text would take minutes.
      let isSame = opened == text
      #expect(isSame, "\(length) bytes")
    }
  }

  @Test func everyFlippedBitOfTheCiphertextAndTheTagIsSeen() throws {
    let sealed = try sealed()
    for (position, bit) in bits(of: sealed) {
      var changed = sealed
      changed[position] ^= bit
      #expect(throws: SealingError.notAuthentic) {
        try AESGCM.open(changed, key: key, nonce: nonce, additionalData: additionalData)
      }
    }
  }

  @Test func everyFlippedBitOfTheAdditionalDataIsSeen() throws {
    let sealed = try sealed()
    for (position, bit) in bits(of: additionalData) {
      var changed = additionalData
      changed[position] ^= bit
      #expect(throws: SealingError.notAuthentic) {
        try AESGCM.open(sealed, key: key, nonce: nonce, additionalData: changed)
      }
    }
    for changed in [[], Array(additionalData.dropLast()), additionalData + [0]] {
      #expect(throws: SealingError.notAuthentic) {
        try AESGCM.open(sealed, key: key, nonce: nonce, additionalData: changed)
      }
    }
  }

  @Test func everyFlippedBitOfTheKeyAndTheNonceIsSeen() throws {
    let sealed = try sealed()
    for (position, bit) in bits(of: key) {
      var changed = key
      changed[position] ^= bit
      #expect(throws: SealingError.notAuthentic) {
        try AESGCM.open(sealed, key: changed, nonce: nonce, additionalData: additionalData)
      }
    }
    for (position, bit) in bits(of: nonce) {
      var changed = nonce
      changed[position] ^= bit
      #expect(throws: SealingError.notAuthentic) {
        try AESGCM.open(sealed, key: key, nonce: changed, additionalData: additionalData)
      }
    }
  }

  @Test func everyOtherLengthOfWhatIsSealedIsRefused() throws {
    let sealed = try sealed()
    for length in 0..<sealed.count {
      for part in [Array(sealed.prefix(length)), Array(sealed.suffix(length))] {
        #expect(throws: SealingError.notAuthentic) {
          try AESGCM.open(part, key: key, nonce: nonce, additionalData: additionalData)
        }
      }
    }
    #expect(throws: SealingError.notAuthentic) {
      try AESGCM.open(sealed + [0], key: key, nonce: nonce, additionalData: additionalData)
    }
  }

  @Test func everyOtherLengthOfTheKeyAndTheNonceIsRefused() throws {
    let sealed = try sealed()
    for length in Array(0...66) where length != AESGCM.keyLength {
      let key = [UInt8](repeating: 1, count: length)
      #expect(throws: SealingError.keyLength) {
        try AESGCM.seal(plaintext, key: key, nonce: nonce, additionalData: [])
      }
      #expect(throws: SealingError.keyLength) {
        try AESGCM.open(sealed, key: key, nonce: nonce, additionalData: additionalData)
      }
    }
    // 8 and 60 bytes are the nonces of test cases 17 and 18 of the specification.
    for length in Array(0...66) where length != AESGCM.nonceLength {
      let nonce = [UInt8](repeating: 1, count: length)
      #expect(throws: SealingError.nonceLength) {
        try AESGCM.seal(plaintext, key: key, nonce: nonce, additionalData: [])
      }
      #expect(throws: SealingError.nonceLength) {
        try AESGCM.open(sealed, key: key, nonce: nonce, additionalData: additionalData)
      }
    }
  }

  private func bits(of bytes: [UInt8]) -> [(position: Int, bit: UInt8)] {
    bytes.indices.flatMap { position in (0..<8).map { (position, UInt8(1) << $0) } }
  }
}
