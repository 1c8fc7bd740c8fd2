extension JSONParser {
  func readDocument() throws(Stop) {
    guard bytes.count <= limits.maxBytes else {
      throw stop(.tooLarge(limit: limits.maxBytes), at: 0)
    }
    if bytes.count > 2, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      throw stop(.byteOrderMark, at: 0)
    }
    skipWhitespace()
    // Without recursion: what is open hangs together in the entries.
    repeat {
      while try !value() {}
    } while try moveToNextValue()
    skipWhitespace()
    guard byte == nil else { throw stop(.trailingContent, at: offset) }
  }

  /// Reads a value that must begin here and says whether it is complete; it is not where it holds
  /// others, of which the first comes next.
  private func value() throws(Stop) -> Bool {
    guard let byte, let kind = JSONKind(firstByte: byte) else {
      let isFirst = current >= 0 && isArray(current) && current == entries.count - 1
      throw unexpected(isFirst ? .valueOrArrayEnd : .value)
    }
    guard values < limits.maxNodes else {
      throw stop(.tooManyNodes(limit: limits.maxNodes), at: offset)
    }
    values += 1
    let (start, text) = (offset, texts.count)
    switch kind {
    case .null: try literal("null")
    case .bool: try literal(byte == UInt8(ascii: "t") ? "true" : "false")
    case .number: try number()
    case .string: try string()
    case .array, .object:
      guard depth < limits.maxDepth else {
        throw stop(.tooDeep(limit: limits.maxDepth), at: offset)
      }
      offset += 1
      skipWhitespace()
      guard !take(kind == .array ? "]" : "}") else { break }
      add(from: start, text: text, under: current)
      current = entries.count - 1
      depth += 1
      if kind == .object { try key(in: current, .keyOrObjectEnd) }
      return false
    }
    add(from: start, text: text, under: current)
    return true
  }

  /// After a value, closes what ends here and moves to the next value; gives false at the end of the
  /// root.
  private func moveToNextValue() throws(Stop) -> Bool {
    while current >= 0 {
      let isObject = !isArray(current)
      entries[current].next = entries.count
      skipWhitespace()
      if take(isObject ? "}" : "]") {
        if isObject { current = entries[current].parent }
        entries[current].next = entries.count
        current = entries[current].parent
        depth -= 1
        continue
      }
      guard take(",") else { throw unexpected(isObject ? .commaOrObjectEnd : .commaOrArrayEnd) }
      skipWhitespace()
      if isObject { try key(in: entries[current].parent, .key) }
      return true
    }
    return false
  }

  /// Reads a key and its colon.
  private func key(in object: Int, _ expected: JSONError.Expectation) throws(Stop) {
    guard byte == UInt8(ascii: "\"") else { throw unexpected(expected) }
    let (start, text) = (offset, texts.count)
    try string()
    add(from: start, text: text, under: object)
    current = entries.count - 1
    if let first = remember(current) {
      let key = String(utf8: texts[text...])
      let place = JSONPosition(of: entries[first].offset, in: bytes)
      throw stop(.duplicateKey(key, first: place), at: start)
    }
    skipWhitespace()
    guard take(":") else { throw unexpected(.colon) }
    skipWhitespace()
  }

  private func literal(_ text: Literal) throws(Stop) {
    for expected in text.bytes {
      guard byte == expected else { throw unexpected(.literal) }
      offset += 1
    }
  }

  private func isArray(_ entry: Int) -> Bool {
    bytes[entries[entry].offset] == UInt8(ascii: "[")
  }

  private func add(from start: Int, text: Int, under parent: Int) {
    entries.append(
      JSONDocument.Entry(
        offset: start, parent: parent, text: text..<texts.count, next: entries.count + 1))
  }
}
