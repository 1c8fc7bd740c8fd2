import Sealing
import Testing

/// Derivation of keys from passphrases against RFC 7914, section 11, and against the inputs of RFC
/// 6070, whose results for SHA-256 are widely published.
struct PBKDF2Tests {
  struct Vector: CustomTestStringConvertible {
    var passphrase: String
    var salt: String
    var rounds: Int
    var key: String

    var testDescription: String { "\(passphrase.debugDescription), \(rounds)" }
  }

  @Test(arguments: [
    Vector(
      passphrase: "passwd", salt: "salt", rounds: 1,
      key: "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"),
    Vector(
      passphrase: "Password", salt: "NaCl", rounds: 80_000,
      key: "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
        + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"),
    Vector(
      passphrase: "password", salt: "salt", rounds: 1,
      key: "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
    Vector(
      passphrase: "password", salt: "salt", rounds: 2,
      key: "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
    Vector(
      passphrase: "password", salt: "salt", rounds: 4096,
      key: "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"),
    Vector(
      passphrase: "passwordPASSWORDpassword", salt: "saltSALTsaltSALTsaltSALTsaltSALTsalt",
      rounds: 4096,
      key: "348c89dbcbd32b2f32d814b8116e84cf2b17347ebc1800181c4e2a1fb8dd53e1c635518c7dac47e9"),
    Vector(
      passphrase: "pass\0word", salt: "sa\0lt", rounds: 4096,
      key: "89b69d0516f829893c696226650a8687"),
  ])
  func vector(_ vector: Vector) throws {
    let expected = hex(vector.key)
    let key = try PBKDF2.sha256(
      passphrase: Array(vector.passphrase.utf8), salt: Array(vector.salt.utf8),
      rounds: vector.rounds, length: expected.count)
    #expect(key == expected)
  }

  @Test func emptyInputsAreTaken() throws {
    // Python: hashlib.pbkdf2_hmac("sha256", b"", b"", 1, 32)
    #expect(
      try PBKDF2.sha256(passphrase: [], salt: [], rounds: 1, length: 32)
        == hex("f7ce0b653d2d72a4108cf5abe912ffdd777616dbbb27a70e8204f3ae2d0f6fad"))
  }

  @Test func numbersOutOfRangeAreRefused() {
    for rounds in [0, -1, .min, .max, Int(Int32.max) + 1] {
      #expect(throws: SealingError.rounds) {
        try PBKDF2.sha256(passphrase: [1], salt: [2], rounds: rounds, length: 32)
      }
    }
    for length in [0, -1, .min, .max, Int(Int32.max) + 1] {
      #expect(throws: SealingError.outputLength) {
        try PBKDF2.sha256(passphrase: [1], salt: [2], rounds: 1, length: length)
      }
    }
  }
}
