import JSON
import Testing

/// Reads a document given as text.
func parse(_ text: String, limits: JSONLimits = .default) throws(JSONError) -> JSONNode {
  try JSONNode.parse(Array(text.utf8), limits: limits)
}

/// The error a document is refused with, or nil if it is accepted.
func refusal(of bytes: [UInt8], limits: JSONLimits = .default) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONNode.parse(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// The error a document given as text is refused with, or nil if it is accepted.
func refusal(of text: String, limits: JSONLimits = .default) -> JSONError? {
  refusal(of: Array(text.utf8), limits: limits)
}

/// A document in one fixed spelling, made of printable ASCII only, that shows every difference.
///
/// Numbers keep their lexeme; what Python's `json.dumps` escapes is escaped as there.
func canonical(_ node: JSONNode) -> String {
  switch node.value {
  case .null: "null"
  case .bool(let value): value ? "true" : "false"
  case .number(let value): value.lexeme
  case .string(let value): canonical(value)
  case .array(let elements): "[" + elements.map { canonical($0) }.joined(separator: ",") + "]"
  case .object(let members):
    "{" + members.map { canonical($0.key) + ":" + canonical($0.value) }.joined(separator: ",") + "}"
  }
}

/// A string in the same spelling.
func canonical(_ text: String) -> String {
  let short: [UInt16: String] = [
    0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r", 0x22: "\\\"", 0x5C: "\\\\",
  ]
  var result = "\""
  for unit in text.utf16 {
    if let escape = short[unit] {
      result += escape
    } else if (0x20..<0x7F).contains(unit) {
      result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
    } else {
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
  return result + "\""
}

/// The position of an offset, counted anew from the start, or nil if it is not between two scalars.
func countedPosition(of offset: Int, in bytes: [UInt8]) -> JSONPosition? {
  guard bytes.indices.contains(offset) || offset == bytes.count,
    let text = String(validating: bytes[..<offset], as: UTF8.self)
  else { return nil }
  var (line, column, previous) = (1, 1, Unicode.Scalar(0))
  for scalar in text.unicodeScalars {
    switch (previous, scalar) {
    case ("\r", "\n"): column = 1
    case (_, "\n"), (_, "\r"): (line, column) = (line + 1, 1)
    default: column += 1
    }
    previous = scalar
  }
  // Between the two halves of a pair the line has not ended yet; no reader stops there.
  if previous == "\r", offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { return nil }
  return JSONPosition(offset: offset, line: line, column: column)
}
