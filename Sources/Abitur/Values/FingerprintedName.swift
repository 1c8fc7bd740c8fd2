/// A text with a fingerprint, so that most comparisons touch no characters.
///
/// Rules are matched against courses by comparing names tens of thousands of times a second.
struct FingerprintedName: Hashable, Sendable {
  let text: String
  private let fingerprint: UInt64

  init(_ text: String) {
    self.text = text
    var fingerprint: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    self.fingerprint = fingerprint
  }

  static func == (left: FingerprintedName, right: FingerprintedName) -> Bool {
    left.fingerprint == right.fingerprint && left.text.isSame(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
