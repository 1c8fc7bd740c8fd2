/// The bytes of a table before anything is read of it.
enum CSVText {
  /// The bytes as UTF-8 without a mark: what is no UTF-8 is taken for Windows-1252.
  static func utf8(_ file: [UInt8]) -> [UInt8] {
    let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    for byte in bytes {
      let scalar = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt32(byte)
      let encoded = Unicode.Scalar(scalar).flatMap { UTF8.encode($0) }
      for byte in encoded ?? UTF8.encodedReplacementCharacter { utf8.append(byte) }
    }
    return utf8
  }

  /// What Windows-1252 has where Latin-1 has control characters; its five gaps are no characters.
  private static let windows: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]

  /// Semicolon, tab and comma; a German table has commas in its numbers.
  static let separators: [UInt8] = [0x3B, 0x09, 0x2C]

  /// The separator that spreadsheets state on a line of its own: `sep=;`.
  static func statedSeparator(_ bytes: [UInt8]) -> UInt8? {
    guard bytes.count > 4, bytes.starts(with: [0x73, 0x65, 0x70, 0x3D]),
      separators.contains(bytes[4]), bytes.count == 5 || bytes[5] == 0x0D || bytes[5] == 0x0A
    else { return nil }
    return bytes[4]
  }

  /// The separator that the first line has most of outside of quotation marks.
  static func separator(_ bytes: [UInt8]) -> UInt8 {
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == 0x22 { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D, counts != [0, 0, 0] { break }
      for place in 0..<3 where separators[place] == byte { counts[place] += 1 }
    }
    var best = 0
    for place in 1..<3 where counts[place] > counts[best] { best = place }
    return separators[best]
  }
}
