import Abitur
import JSON

extension RuleSet {
  /// The subject that somebody who wrote a wrong name most likely means, if any begins so or is near.
  ///
  /// - Complexity: the product of the lengths of both names, for every name of the rule set; names
  ///   of more than 60 bytes have no suggestion.
  func suggestion(for name: String) -> String? {
    let wrong = lowercased(name)
    guard !wrong.isEmpty, wrong.count <= 60 else { return nil }
    var best: String?
    // What is farther is no suggestion.
    var nearest = max(wrong.count / 3, 1) + 1
    func consider(_ known: String, of subject: String) {
      let distance = editDistance(wrong, lowercased(known))
      if distance < nearest { (nearest, best) = (distance, subject) }
    }
    for subject in subjects {
      if wrong.count >= 3, lowercased(subject.name).starts(with: wrong) { return subject.name }
      consider(subject.name, of: subject.name)
      for alias in subject.aliases { consider(alias, of: subject.name) }
    }
    return best
  }
}

@inline(never)
private func lowercased(_ text: String) -> [UInt8] {
  var bytes = text.bytes()
  for index in bytes.indices where UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[index] {
    bytes[index] += 32
  }
  return bytes
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
