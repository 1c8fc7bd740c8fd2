import JSON

/// What a result does not have as a case expects it, one line each; nothing where all is right.
///
/// Of an object only the members that are named count; lists count as a whole, except that some
/// may be written as an object by key. Tests/Cases/cases.py compares the same way.
func differences(_ expected: JSONNode, _ result: JSONNode) -> [String] {
  var comparison = Comparison()
  for member in expected.object ?? [] where member.key == "verletzt" {
    comparison.compareBroken(member.value, result)
  }
  comparison.compare(expected, result, JSONPath(), except: "verletzt")
  return comparison.found
}

private struct Comparison {
  var found: [String] = []

  mutating func compareBroken(_ expected: JSONNode, _ result: JSONNode) {
    let conditions = result["bedingungen"]?.array ?? []
    let broken = conditions.filter { $0["stand"]?.string == "verletzt" }
      .compactMap { $0["id"]?.string }
    let wanted = expected.array?.compactMap { $0.string }
    if wanted != broken {
      found.append("verletzt: expected \(text(expected)), is \(broken)")
    }
  }

  mutating func compare(
    _ expected: JSONNode, _ actual: JSONNode, _ path: JSONPath, except skipped: String? = nil
  ) {
    switch (expected.value, actual.value) {
    case (.object(let members), .array(let elements)):
      compareByKey(members, elements, path)
    case (.object(let members), .object):
      for member in members where member.key != skipped {
        compare(member.value, actual.member(named: member.key), path.appending(key: member.key))
      }
    case (.array(let wanted), .array(let elements)) where wanted.count == elements.count:
      for position in wanted.indices {
        compare(wanted[position], elements[position], path.appending(index: position))
      }
    case (.null, .null): break
    case (.bool(let wanted), .bool(let value)) where wanted == value: break
    case (.number(let wanted), .number(let value)) where wanted == value: break
    case (.string(let wanted), .string(let value)) where wanted == value: break
    default: found.append("\(path): expected \(text(expected)), is \(text(actual))")
    }
  }

  private mutating func compare(_ expected: JSONNode, _ actual: JSONNode?, _ path: JSONPath) {
    if let actual {
      compare(expected, actual, path)
    } else {
      found.append("\(path): not in the result")
    }
  }

  private mutating func compareByKey(
    _ members: [JSONMember], _ elements: [JSONNode], _ path: JSONPath
  ) {
    guard case .key(let list) = path.components.last,
      ["bedingungen", "kurse", "pruefungen", "teile"].contains(list)
    else {
      found.append("\(path): this list has no keys")
      return
    }
    for member in members {
      let place = path.appending(key: member.key)
      if list == "kurse", let row = member.value.string {
        let weights = self.weights(elements, of: member.key)
        if row != weights { found.append("\(place): expected \(row), is \(weights)") }
      } else {
        compare(member.value, elements.first { key(of: $0, in: list) == member.key }, place)
      }
    }
  }

  private func key(of element: JSONNode, in list: String) -> String? {
    switch list {
    case "bedingungen": element["id"]?.string
    case "pruefungen": element["fach"]?.string
    case "teile": element["schluessel"]?.string
    default: element["fach"]?.string.map { "\($0) \(text(element["halbjahr"]))" }
    }
  }

  /// A subject's weights in the four half-years as a row: `2 2 2 2`, `- 1 1 -`.
  private func weights(_ courses: [JSONNode], of subject: String) -> String {
    courses.filter { $0["fach"]?.string == subject }
      .map { $0["urteil"]?.string == "nicht belegt" ? "-" : text($0["gewicht"]) }
      .joined(separator: " ")
  }
}

/// A value on one line, for messages.
private func text(_ node: JSONNode?) -> String {
  guard let node else { return "" }
  return switch node.value {
  case .null: "null"
  case .bool(let value): "\(value)"
  case .number(let value): value.lexeme
  case .string(let value): "\"\(value)\""
  case .array(let elements): "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
  case .object(let members):
    "{ " + members.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + " }"
  }
}
