import JSON
import TestSupport

/// Makes documents at random: as text, in every spelling the grammar allows, or as a tree.
enum RandomDocument {
  /// A document as a writer sees it.
  indirect enum Tree {
    case null
    case bool(Bool)
    case integer(Int64)
    case string(String)
    case array([Tree])
    case object([(key: String, value: Tree)])
  }

  /// A random tree, at most four levels deep.
  static func tree(depth: Int = 4, using generator: inout SeededGenerator) -> Tree {
    let choices = depth > 0 ? 8 : 4
    switch Int.random(in: 0..<choices, using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2: return .integer(integer(using: &generator))
    case 3: return .string(string(using: &generator))
    case 4, 5:
      return .array(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          tree(depth: depth - 1, using: &generator)
        })
    default:
      var members: [(key: String, value: Tree)] = []
      for index in 0..<Int.random(in: 0...5, using: &generator) {
        // The number at the end keeps the keys distinct.
        let key = string(using: &generator) + String(index)
        members.append((key, tree(depth: depth - 1, using: &generator)))
      }
      return .object(members)
    }
  }

  /// An integer, often small, often at a limit.
  static func integer(using generator: inout SeededGenerator) -> Int64 {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .random(in: -1...15, using: &generator)
    case 1: .random(in: -100_000...100_000, using: &generator)
    case 2: .random(in: .min ... .max, using: &generator)
    default: [.min, .max, 0, -1, 1 << 31, -(1 << 31)].randomElement(using: &generator) ?? 0
    }
  }

  /// A string of up to twelve scalars of all sorts.
  static func string(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      text.unicodeScalars.append(scalar(using: &generator))
    }
    return text
  }

  static func scalar(using generator: inout SeededGenerator) -> Unicode.Scalar {
    let value: UInt32 =
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .random(in: 0..<0x20, using: &generator)
      case 1: [0x22, 0x5C, 0x2F, 0x7F, 0x80, 0x2028, 0xFEFF].randomElement(using: &generator) ?? 0
      case 2: .random(in: 0x80..<0x800, using: &generator)
      case 3: .random(in: 0x800..<0x10000, using: &generator)
      case 4: .random(in: 0x10000...0x10FFFF, using: &generator)
      default: .random(in: 0x20..<0x7F, using: &generator)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// A tree in a random spelling: white space, escapes, and numbers that are not whole.
  static func text(using generator: inout SeededGenerator) -> String {
    spelling(of: tree(using: &generator), using: &generator)
  }

  private static func spelling(of tree: Tree, using generator: inout SeededGenerator) -> String {
    var core: String
    switch tree {
    case .null: core = "null"
    case .bool(let value): core = value ? "true" : "false"
    case .integer(let value):
      core = String(value)
      if Int.random(in: 0..<3, using: &generator) == 0 { core += ".50" }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        core += ["e0", "E12", "e-07", "e+3"].randomElement(using: &generator) ?? ""
      }
    case .string(let value): core = spelling(of: value, using: &generator)
    case .array(let elements):
      core = "[" + space(using: &generator)
      for (index, element) in elements.enumerated() {
        if index > 0 { core += "," }
        core += spelling(of: element, using: &generator)
      }
      core += "]"
    case .object(let members):
      core = "{" + space(using: &generator)
      for (index, member) in members.enumerated() {
        if index > 0 { core += "," }
        core += space(using: &generator) + spelling(of: member.key, using: &generator)
        core += space(using: &generator) + ":" + spelling(of: member.value, using: &generator)
      }
      core += "}"
    }
    return space(using: &generator) + core + space(using: &generator)
  }

  private static func spelling(of text: String, using generator: inout SeededGenerator) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustEscape || Int.random(in: 0..<4, using: &generator) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: .random(using: &generator))
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func space(using generator: inout SeededGenerator) -> String {
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return "" }
    return [" ", "\n", "\t", "\r\n", "  ", "\r"].randomElement(using: &generator) ?? ""
  }
}
