import JSON

/// A row of a table as it stands in a file.
public struct CSVRow: Hashable, Sendable {
  /// The line on which it begins, counted from 1.
  public var line: Int

  /// The cells; those without quotation marks are without spaces at their ends.
  public var cells: [String]

  /// Whether nothing stands in any cell.
  var isEmpty: Bool {
    for cell in cells where !cell.utf8.isEmpty { return false }
    return true
  }
}

/// Why a file is no table, and where.
public struct CSVError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Something stands behind the quotation mark that closes a cell.
    case textAfterQuote

    /// A quotation mark stands within a cell that does not begin with one.
    case strayQuote

    /// The quotation mark that opens a cell is never closed.
    case openQuote

    /// There is no row with anything in it.
    case empty

    /// The bytes are no text, such as those of a spreadsheet's own format.
    case noText
  }

  /// What is wrong.
  public var kind: Kind

  /// The line, counted from 1; for a cell that is never closed, the one on which it begins.
  public var line: Int

  /// The column of the table, counted from 1.
  public var column: Int

  /// States what is wrong where.
  public init(kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}

/// A table as spreadsheets and other programs write it.
///
/// Separators are semicolons, commas or tabs, whichever the first line has most of; lines end with
/// a line feed, a carriage return or both. Texts are UTF-8, with or without a mark, or
/// Windows-1252.
public struct CSVReader: Sendable {
  /// The rows in which anything stands.
  public let rows: [CSVRow]

  /// Reads a table.
  ///
  /// - Complexity: linear in the length of the file.
  public init(_ file: [UInt8]) throws(CSVError) {
    for byte in file where byte == 0 { throw CSVError(kind: .noText, line: 1, column: 1) }
    let parser = CSVParser(CSVText.utf8(file))
    try parser.read()
    if parser.rows.isEmpty { throw CSVError(kind: .empty, line: 1, column: 1) }
    rows = parser.rows
  }
}

/// Goes through the bytes of a table, which are UTF-8.
private final class CSVParser {
  private(set) var rows: [CSVRow] = []
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if let stated = CSVText.statedSeparator(bytes) {
      separator = stated
      position = 5
      _ = takeLineBreak()
    } else {
      separator = CSVText.separator(bytes)
    }
  }

  func read() throws(CSVError) {
    while position < bytes.count {
      var row = CSVRow(line: line, cells: [])
      repeat { row.cells.append(try cell(row.cells.count + 1)) } while take(separator)
      if !row.isEmpty { rows.append(row) }
      _ = takeLineBreak()
    }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    position += 1
    return true
  }

  /// A carriage return and a line feed are one line break, in this order.
  private func takeLineBreak() -> Bool {
    let isReturn = take(0x0D)
    let isFeed = take(0x0A)
    if isReturn || isFeed { line += 1 }
    return isReturn || isFeed
  }

  /// A cell, up to a separator or the end of its line.
  private func cell(_ column: Int) throws(CSVError) -> String {
    while byte == 0x20 { position += 1 }
    if take(0x22) { return try quotedCell(column) }
    let start = position
    while let byte, byte != separator, byte != 0x0A, byte != 0x0D {
      guard byte != 0x22 else { throw CSVError(kind: .strayQuote, line: line, column: column) }
      position += 1
    }
    var end = position
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return String(utf8: bytes[start..<end])
  }

  /// The rest of a cell that began with a quotation mark.
  private func quotedCell(_ column: Int) throws(CSVError) -> String {
    let start = line
    var text: [UInt8] = []
    while let byte {
      if takeLineBreak() {
        text.append(0x0A)
        continue
      }
      position += 1
      if byte == 0x22, !take(0x22) {
        while self.byte == 0x20 { position += 1 }
        guard self.byte.map({ $0 == separator || $0 == 0x0A || $0 == 0x0D }) ?? true else {
          throw CSVError(kind: .textAfterQuote, line: line, column: column)
        }
        return String(utf8: text[...])
      }
      text.append(byte)
    }
    throw CSVError(kind: .openQuote, line: start, column: column)
  }
}
