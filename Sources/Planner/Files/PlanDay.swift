import JSON

/// Days of the calendar, which a book holds as numbers such as 20261130, in words.
package enum PlanDay {
  /// The day as in files: `2026-11-30`.
  static func text(_ day: Int) -> String {
    String(
      utf8: ((day / 10000).digits(least: 4) + [0x2D] + (day / 100 % 100).digits(least: 2) + [0x2D]
        + (day % 100).digits(least: 2))[...])
  }

  /// The day as in German tables: `30.11.2026`.
  static func germanText(_ day: Int) -> String {
    String(
      utf8: ((day % 100).digits(least: 2) + [0x2E] + (day / 100 % 100).digits(least: 2) + [0x2E]
        + (day / 10000).digits(least: 4))[...])
  }

  /// The day that a text as in files states.
  package static func day(_ bytes: [UInt8]) -> Int? {
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = Int(digits: bytes[0..<4]), let month = Int(digits: bytes[5..<7]),
      let day = Int(digits: bytes[8..<10])
    else { return nil }
    return self.day(year, month, day)
  }

  /// The days from 1 January 1970 to a day, negative before.
  ///
  /// - Parameter day: A day of the calendar as a number such as 20261130.
  package static func sinceEpoch(_ day: Int) -> Int {
    // Years begin in March, so that a leap day ends its year.
    let month = day / 100 % 100
    let year = day / 10000 - (month <= 2 ? 1 : 0)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day % 100 - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }

  /// The day of a year and month, if the calendar has it.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let number = year * 10000 + month * 100 + day
    return AttributeType.isDay(number) ? number : nil
  }
}
