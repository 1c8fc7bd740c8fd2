import Sealing
import Testing

/// Derivation of keys from keys against RFC 5869.
struct HKDFTests {
  @Test func basicCase() throws {
    let key = try HKDF.sha256(
      key: [UInt8](repeating: 0x0b, count: 22), salt: hex("000102030405060708090a0b0c"),
      info: hex("f0f1f2f3f4f5f6f7f8f9"), length: 42)
    #expect(
      key
        == hex(
          "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
            + "34007208d5b887185865"))
  }

  @Test func longInputs() throws {
    let key = try HKDF.sha256(
      key: Array(0x00...0x4f), salt: Array(0x60...0xaf), info: Array(0xb0...0xff), length: 82)
    #expect(
      key
        == hex(
          "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c"
            + "59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71"
            + "cc30c58179ec3e87c14c01d5c1f3434f1d87"))
  }

  @Test func withoutSaltAndInfo() throws {
    let expected = hex(
      "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d" + "9d201395faa4b61a96c8")
    let input = [UInt8](repeating: 0x0b, count: 22)
    #expect(try HKDF.sha256(key: input, salt: [], info: [], length: 42) == expected)
    for length in 0...42 {
      let key = try HKDF.sha256(key: input, salt: [], info: [], length: length)
      #expect(key == Array(expected.prefix(length)))
    }
  }

  @Test func lengthsAtTheBoundsAndBeyond() throws {
    #expect(try HKDF.sha256(key: [], salt: [], info: [], length: 8160).count == 8160)
    for length in [-1, 8161, .min, .max] {
      #expect(throws: SealingError.outputLength) {
        try HKDF.sha256(key: [1], salt: [], info: [], length: length)
      }
    }
  }
}
