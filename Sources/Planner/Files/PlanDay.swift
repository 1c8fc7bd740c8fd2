import JSON

/// Days of the calendar, which a book holds as numbers such as 20261130, in words.
enum PlanDay {
  /// The day as in files: `2026-11-30`.
  static func text(_ day: Int) -> String {
    String(
      utf8: (digits(day / 10000, 4) + [0x2D] + digits(day / 100 % 100, 2) + [0x2D]
        + digits(day % 100, 2))[...])
  }

  /// The day as in German tables: `30.11.2026`.
  static func germanText(_ day: Int) -> String {
    String(
      utf8: (digits(day % 100, 2) + [0x2E] + digits(day / 100 % 100, 2) + [0x2E]
        + digits(day / 10000, 4))[...])
  }

  /// The day that a text as in files states.
  static func day(_ bytes: [UInt8]) -> Int? {
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    return self.day(year, month, day)
  }

  /// The day of a year and month, if the calendar has it.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let number = year * 10000 + month * 100 + day
    return AttributeType.isDay(number) ? number : nil
  }

  /// The number that up to nine digits state, and nothing else.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func digits(_ number: Int, _ count: Int) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = number
    for _ in 0..<count {
      digits.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    return digits.reversed()
  }
}
