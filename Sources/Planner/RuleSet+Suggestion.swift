import Abitur

extension RuleSet {
  /// The subject that somebody who wrote a wrong name most likely means, if any begins so or is near.
  ///
  /// - Complexity: the product of the lengths of both names, for every name of the rule set; names
  ///   of more than 60 bytes have no suggestion.
  func suggestion(for name: String) -> String? {
    let wrong = Array(name.utf8).map(lowercased)
    guard !wrong.isEmpty, wrong.count <= 60 else { return nil }
    let begun = subjects.first { Array($0.name.utf8).map(lowercased).starts(with: wrong) }
    if let begun, wrong.count >= 3 { return begun.name }
    var best: (distance: Int, name: String)?
    for subject in subjects {
      for known in [subject.name] + subject.aliases {
        let distance = editDistance(wrong, Array(known.utf8).map(lowercased))
        if distance < best?.distance ?? Int.max { best = (distance, subject.name) }
      }
    }
    guard let best, best.distance <= max(wrong.count / 3, 1) else { return nil }
    return best.name
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
}

/// The number of single-byte insertions, deletions and replacements from one text to another.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var row = Array(0...second.count)
  for (position, byte) in first.enumerated() {
    var diagonal = row[0]
    row[0] = position + 1
    for column in second.indices {
      let replaced = diagonal + (second[column] == byte ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[second.count]
}
