/// A name without what people write differently: case, accents, umlauts, spaces.
///
/// „Französisch“, „FRANZOESISCH“ and „franzo¨sisch“ (with the dots as a character of their own) fold
/// to the same bytes. Comparing them is neither slow nor in need of the tables of Unicode.
public struct FoldedName: Hashable, Sendable {
  /// Lower-case letters, digits and signs in UTF-8; single spaces, none at the ends.
  public let bytes: [UInt8]

  /// Folds a name.
  ///
  /// - Complexity: linear in its length.
  public init(_ name: String) {
    var bytes: [UInt8] = []
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x308:
        // Dots that stand behind their letter.
        if let last = bytes.last, [0x61, 0x6F, 0x75].contains(last) { bytes.append(0x65) }
      case 0x300...0x36F: break
      case 0x09...0x0D, 0x20, 0xA0, 0x202F, 0x2009:
        if bytes.last != 0x20 { bytes.append(0x20) }
      default:
        if let plain = FoldedName.plain(scalar.value) {
          bytes.append(contentsOf: plain)
        } else {
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
        }
      }
    }
    if bytes.first == 0x20 { bytes.removeFirst() }
    if bytes.last == 0x20 { bytes.removeLast() }
    self.bytes = bytes
  }

  /// The plain letters for a letter of Latin-1, or nothing for what stays as it is.
  private static func plain(_ scalar: UInt32) -> [UInt8]? {
    switch scalar {
    case 0x41...0x5A: [UInt8(scalar) + 32]
    case 0xC4, 0xE4, 0xC6, 0xE6: [0x61, 0x65]
    case 0xD6, 0xF6, 0xD8, 0xF8, 0x152, 0x153: [0x6F, 0x65]
    case 0xDC, 0xFC: [0x75, 0x65]
    case 0xDF, 0x1E9E: [0x73, 0x73]
    case 0xC0...0xC5, 0xE0...0xE5: [0x61]
    case 0xC7, 0xE7: [0x63]
    case 0xC8...0xCB, 0xE8...0xEB: [0x65]
    case 0xCC...0xCF, 0xEC...0xEF: [0x69]
    case 0xD1, 0xF1: [0x6E]
    case 0xD2...0xD5, 0xF2...0xF5: [0x6F]
    case 0xD9...0xDB, 0xF9...0xFB: [0x75]
    case 0xDD, 0xFD, 0xFF: [0x79]
    default: nil
    }
  }

  /// Whether the letters of a search stand in the name in their order, the first one at its
  /// beginning: „frz“ in „Französisch“.
  func abbreviates(_ name: FoldedName) -> Bool {
    guard let first = bytes.first, first == name.bytes.first else { return false }
    var position = 0
    for byte in name.bytes where position < bytes.count && byte == bytes[position] { position += 1 }
    return position == bytes.count
  }

  /// Whether a word of the name begins with a search; words begin after a space, a hyphen or a
  /// bracket.
  func beginsAWord(of name: FoldedName) -> Bool {
    var isBeginning = true
    for position in name.bytes.indices {
      if isBeginning, name.bytes[position...].starts(with: bytes) { return true }
      isBeginning = [0x20, 0x28, 0x2D, 0x2F].contains(name.bytes[position])
    }
    return false
  }
}
