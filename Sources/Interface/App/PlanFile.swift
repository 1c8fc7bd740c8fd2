/// Opens plan files.
///
/// Until the calculation is connected this only finds the place where a file stops being JSON's
/// outermost shape; no file is ever shown with figures that are not its own.
enum PlanFile {
  /// Larger files cannot be plans.
  static var sizeLimit: Int { 1 << 20 }

  static func open(_ bytes: [UInt8]) -> Result<PlanModel, FileFault> {
    .failure(fault(in: bytes))
  }

  private static func fault(in bytes: [UInt8]) -> FileFault {
    if bytes.isEmpty { return FileFault(problem: .empty) }
    if bytes.count > sizeLimit { return FileFault(problem: .tooLarge) }
    var depth = 0
    var isText = false
    var isEscaped = false
    var line = 1
    var column = 0
    for byte in bytes {
      column += byte & 0xC0 == 0x80 ? 0 : 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 0
      }
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return at(line, column) }
        depth -= 1
      case UInt8(ascii: "\"") where depth > 0: isText = true
      default:
        if depth == 0 { return at(line, column) }
      }
    }
    return depth == 0 && !isText ? FileFault(problem: .unsupported) : at(line, column + 1)
  }

  private static func at(_ line: Int, _ column: Int) -> FileFault {
    FileFault(problem: .unexpected, line: line, column: column, path: "$")
  }
}
