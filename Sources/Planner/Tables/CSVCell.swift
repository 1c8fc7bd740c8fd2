import Abitur
import JSON

/// What texts in the cells of a table mean; nothing where they do not say it clearly.
enum CSVCell {
  // MARK: - Results

  /// What a cell says about points: a number, that the result is still out, or nothing at all.
  enum Score: Equatable {
    case points(Int)
    case pending
    case none
  }

  /// Points from 0 to 15.
  static func points(_ cell: String) -> Score? {
    if let score = noScore(cell) { return score }
    guard let points = Int(digits: cell.bytes()[...]), points <= 15 else { return nil }
    return .points(points)
  }

  /// The points for a grade from 1+ to 6; a grade with decimals has none that are sure.
  static func grade(_ cell: String) -> Score? {
    if let score = noScore(cell) { return score }
    let bytes = FoldedName(cell).bytes.filter { $0 != 0x20 }
    guard let first = bytes.first, (0x31...0x36).contains(first) else { return nil }
    let grade = Int(first - 0x30)
    switch Array(bytes.dropFirst()) {
    case []: return .points(grade == 6 ? 0 : 17 - 3 * grade)
    case [0x2B] where grade < 6: return .points(18 - 3 * grade)
    // The minus sign of the keyboard, the dash and the real one.
    case [0x2D] where grade < 6, [0xE2, 0x80, 0x93] where grade < 6,
      [0xE2, 0x88, 0x92] where grade < 6:
      return .points(16 - 3 * grade)
    default: return nil
    }
  }

  private static func noScore(_ cell: String) -> Score? {
    let bytes = FoldedName(cell).bytes
    if bytes.isEmpty || bytes == [0x2D] || bytes == [0xE2, 0x80, 0x93] { return Score.none }
    return position(of: bytes, in: "offen ausstehend") != nil ? .pending : nil
  }

  /// A whole number of a range, perhaps with a percent sign.
  static func number(_ cell: String, _ range: ClosedRange<Int>) -> Int? {
    var bytes = cell.bytes()
    if bytes.last == 0x25 { bytes.removeLast() }
    while bytes.last == 0x20 { bytes.removeLast() }
    guard let number = Int(digits: bytes[...]), range.contains(number) else { return nil }
    return number
  }

  /// The word of the schema for a cell, such as `muendlich` for „Mündlich“.
  static func word(_ cell: String, of attribute: Attribute) -> Value? {
    guard case .word(let words) = attribute.type else { return nil }
    let bytes = FoldedName(cell).bytes
    return position(of: bytes, in: words) == nil ? nil : .text(bytes)
  }

  private static func position(of word: [UInt8], in words: Literal) -> Int? {
    AttributeType.position(of: word, in: words)
  }

  // MARK: - Times

  /// A day as `30.11.2026`, `30.11.26`, `30/11/2026` or `2026-11-30`, perhaps with a time behind it.
  static func day(_ cell: String) -> Int? {
    var bytes = cell.bytes()
    if let end = bytes.firstIndex(where: { $0 == 0x20 || $0 == 0x54 }) {
      guard bytes[end...].allSatisfy({ isTime($0) }) else { return nil }
      bytes.removeSubrange(end...)
    }
    if let day = PlanDay.day(bytes) { return day }
    let sign: UInt8 = bytes.contains(0x2E) ? 0x2E : 0x2F
    let parts = bytes.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, let day = Int(digits: parts[0]),
      let month = Int(digits: parts[1]),
      let year = Int(digits: parts[2]), parts[2].count == 2 || parts[2].count == 4
    else { return nil }
    return PlanDay.day(parts[2].count == 2 ? 2000 + year : year, month, day)
  }

  private static func isTime(_ byte: UInt8) -> Bool {
    (0x30...0x3A).contains(byte) || byte == 0x20 || byte == 0x54 || byte == 0x2E || byte == 0x5A
  }

  /// The school classes that a cell about a half-year names, such as 12 in „12/2“.
  static func schoolClass(_ cell: String) -> Int? {
    numbers(cell).first { (10...13).contains($0) }
  }

  /// The half-year from 1 to 4 that a cell names.
  ///
  /// Known are forms such as „2“, „2. Halbjahr“, „Q2“, „J1.2“ and „12/2“.
  ///
  /// - Parameter first: The class in which the first half-year is.
  static func halfYear(_ cell: String, firstClass first: Int?) -> Int? {
    let numbers = numbers(cell)
    let letters = FoldedName(cell).bytes.split { !(0x61...0x7A).contains($0) && $0 < 0x80 }
    for word in letters where position(of: Array(word), in: halfYearWords) == nil {
      let isYear = position(of: Array(word), in: "j k kl klasse") != nil
      // A year of the Kursstufe alone is no half-year.
      guard isYear, numbers.count == 2 else { return nil }
    }
    if numbers.count == 1 { return (1...4).contains(numbers[0]) ? numbers[0] : nil }
    guard numbers.count == 2 else { return nil }
    let isSwapped = numbers[1] >= 10
    let (year, half) = isSwapped ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    guard (1...2).contains(half) else { return nil }
    if (1...2).contains(year) { return (year - 1) * 2 + half }
    guard let first, year == first || year == first + 1 else { return nil }
    return (year - first) * 2 + half
  }

  private static let halfYearWords: Literal =
    "hj halbjahr kurshalbjahr schulhalbjahr semester sem q"

  private static func numbers(_ cell: String) -> [Int] {
    let parts = cell.bytes().split { !(0x30...0x39).contains($0) }
    var numbers: [Int] = []
    for part in parts { numbers.append(Int(digits: part) ?? .max) }
    return numbers
  }
}
