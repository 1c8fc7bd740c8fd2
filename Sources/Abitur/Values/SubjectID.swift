/// The stable identifier of a subject, unique within a rule set.
public struct SubjectID: Hashable, Sendable {
  private let name: FingerprintedName

  /// The identifier: lower-case letters, digits and hyphens.
  public var rawValue: String { name.text }

  /// Creates an identifier.
  public init(_ rawValue: String) {
    name = FingerprintedName(rawValue)
  }
}

/// The stable name of a set of subjects that a rule speaks of, such as the sciences.
public struct SubjectGroup: Hashable, Sendable {
  private let name: FingerprintedName

  /// The name: lower-case letters, digits and hyphens.
  public var rawValue: String { name.text }

  /// Creates a group name.
  public init(_ rawValue: String) {
    name = FingerprintedName(rawValue)
  }
}

/// A text with a fingerprint, so that most comparisons touch no characters.
///
/// Rules are matched against courses by comparing names tens of thousands of times a second.
private struct FingerprintedName: Hashable, Sendable {
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
    left.fingerprint == right.fingerprint && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
