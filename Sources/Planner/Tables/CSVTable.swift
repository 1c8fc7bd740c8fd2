import JSON

/// A table as a file that German spreadsheets open right: semicolons, UTF-8 with a mark, and lines
/// that end as RFC 4180 has them.
public struct CSVTable: Sendable {
  /// The file so far.
  public private(set) var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Begins a file with the titles of its columns.
  public init(_ titles: [String]) {
    add(titles.map { .text($0) })
  }

  /// What stands in a cell.
  public enum Cell: Sendable {
    /// A text, taken as text by every spreadsheet, whatever it begins with.
    case text(String)

    /// A whole number.
    case number(Int)

    /// Nothing: not 0, not taken, not graded.
    case empty
  }

  /// Adds a row.
  public mutating func add(_ row: [Cell]) {
    for (position, cell) in row.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ";")) }
      switch cell {
      case .text(let text): add(text)
      case .number(let number): bytes.append(contentsOf: String(number).utf8)
      case .empty: break
      }
    }
    bytes.append(contentsOf: [0x0D, 0x0A])
  }

  /// Texts that could be taken for a formula get an apostrophe in front, which spreadsheets hide;
  /// so do those that already have one there, so that it can be taken away again.
  private mutating func add(_ text: String) {
    let utf8 = Array(text.utf8)
    let isFormula = CSVTable.isFormula(utf8)
    let special: [UInt8] = [0x3B, 0x22, 0x0A, 0x0D]
    // Spaces at the ends of a bare text would be taken for none.
    let isQuoted = utf8.contains { special.contains($0) } || utf8.first == 0x20 || utf8.last == 0x20
    if isQuoted { bytes.append(0x22) }
    if isFormula { bytes.append(0x27) }
    for byte in utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(0x22) }
  }
  /// Whether a text begins like a formula, perhaps after apostrophes.
  private static func isFormula(_ utf8: [UInt8]) -> Bool {
    let first = utf8.first { $0 != 0x27 }
    return first.map { [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains($0) } ?? false
  }

  /// The text of a cell without the apostrophe that keeps it from being a formula.
  static func text(_ cell: String) -> String {
    let utf8 = Array(cell.utf8)
    guard utf8.first == 0x27, isFormula(utf8) else { return cell }
    return String(utf8: utf8.dropFirst())
  }
}
