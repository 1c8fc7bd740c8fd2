extension FoldedName {
  /// Whether a name comes before another one in a German list.
  ///
  /// Umlauts sort as their vowels, accents and case do not matter (DIN 5007-1); names that differ
  /// in nothing else are told apart by their bytes, so that the order is always the same.
  public static func isSortedBefore(_ first: String, _ second: String) -> Bool {
    let (left, right) = (sortKey(first), sortKey(second))
    if left != right { return left.lexicographicallyPrecedes(right) }
    return Array(first.utf8).lexicographicallyPrecedes(Array(second.utf8))
  }

  /// The folded bytes with umlauts as plain vowels.
  private static func sortKey(_ name: String) -> [UInt8] {
    var plain = ""
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x308: break
      case 0xC4, 0xE4: plain.unicodeScalars.append("a")
      case 0xD6, 0xF6: plain.unicodeScalars.append("o")
      case 0xDC, 0xFC: plain.unicodeScalars.append("u")
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return FoldedName(plain).bytes
  }
}
