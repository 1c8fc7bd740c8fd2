extension JSONParser {
  /// Reads the whole document.
  mutating func document() throws(JSONError) -> JSONNode {
    guard bytes.count <= limits.maxBytes else {
      throw JSONError(.tooLarge(limit: limits.maxBytes), at: position)
    }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw JSONError(.byteOrderMark, at: position)
    }
    skipWhitespace()
    let root = try value()
    skipWhitespace()
    guard byte == nil else { throw JSONError(.trailingContent, at: position) }
    return root
  }

  /// Reads a value with all it holds, without recursion.
  private mutating func value() throws(JSONError) -> JSONNode {
    while true {
      var finished = try begin()
      while let node = finished {
        guard !containers.isEmpty else { return node }
        finished = try add(node)
      }
    }
  }

  /// Reads a value that must begin here, or opens it and gives nil if it holds others.
  private mutating func begin() throws(JSONError) -> JSONNode? {
    let start = position
    guard let byte, let kind = JSONKind(firstByte: byte) else {
      throw unexpected(containers.last?.isEmptyArray == true ? .valueOrArrayEnd : .value)
    }
    guard nodes < limits.maxNodes else {
      throw JSONError(.tooManyNodes(limit: limits.maxNodes), at: start)
    }
    nodes += 1
    let value: JSONValue
    switch kind {
    case .null:
      try literal("null")
      value = .null
    case .bool:
      let isTrue = byte == UInt8(ascii: "t")
      try literal(isTrue ? "true" : "false")
      value = .bool(isTrue)
    case .number:
      value = .number(try number())
    case .string:
      value = .string(try string())
    case .array:
      try takeOpeningBracket()
      guard take("]") else {
        containers.append(OpenContainer(at: start))
        return nil
      }
      value = .array([])
    case .object:
      try takeOpeningBracket()
      guard take("}") else {
        let keyPosition = position
        let key = try key(.keyOrObjectEnd)
        containers.append(OpenContainer(at: start, firstKey: (key, keyPosition)))
        try takeColon()
        return nil
      }
      value = .object([])
    }
    return JSONNode(position: start, value: value)
  }

  /// Adds a value to the innermost container and gives that back if it ends here, or nil if another
  /// value follows.
  private mutating func add(_ node: JSONNode) throws(JSONError) -> JSONNode? {
    let last = containers.count - 1
    containers[last].append(node)
    let isObject = containers[last].isObject
    skipWhitespace()
    if take(isObject ? "}" : "]") { return containers.removeLast().node }
    guard take(",") else { throw unexpected(isObject ? .commaOrObjectEnd : .commaOrArrayEnd) }
    skipWhitespace()
    guard isObject else { return nil }
    let keyPosition = position
    let key = try key(.key)
    if let first = containers[last].position(ofKey: key) {
      throw JSONError(.duplicateKey(key, first: first), at: keyPosition)
    }
    containers[last].expect(key: key, at: keyPosition)
    try takeColon()
    return nil
  }

  private mutating func key(_ expected: JSONError.Expectation) throws(JSONError) -> String {
    guard byte == UInt8(ascii: "\"") else { throw unexpected(expected) }
    return try string()
  }

  private mutating func takeColon() throws(JSONError) {
    skipWhitespace()
    guard take(":") else { throw unexpected(.colon) }
    skipWhitespace()
  }

  private mutating func takeOpeningBracket() throws(JSONError) {
    guard containers.count < limits.maxDepth else {
      throw JSONError(.tooDeep(limit: limits.maxDepth), at: position)
    }
    advance()
    skipWhitespace()
  }

  private mutating func literal(_ text: String) throws(JSONError) {
    for expected in text.utf8 {
      guard byte == expected else { throw unexpected(.literal) }
      advance()
    }
  }
}
