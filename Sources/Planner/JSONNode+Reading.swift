import Abitur
import JSON

/// Strict reading of a plan file: each value is what is asked for, or an error with its place.
extension JSONNode {
  @inline(never)
  func error(_ problem: PlanProblem) -> PlanError {
    PlanError(problem, at: position, path)
  }

  @inline(never)
  func required(_ key: Literal) throws(PlanError) -> JSONNode {
    guard kind == .object else { throw error(.expected(.object)) }
    guard let member = self[key] else { throw error(.missingField(key.description)) }
    return member
  }

  /// The keys of an object, each with its own place; all must be among those that are known.
  @discardableResult @inline(never)
  func keys(among known: [String]? = nil) throws(PlanError) -> [JSONNode] {
    guard kind == .object else { throw error(.expected(.object)) }
    guard let known else { return children }
    for key in children where !known.hasSame(as: key.text) {
      throw key.error(.unknownField(key.text, known: known))
    }
    return children
  }

  @inline(never)
  func elements() throws(PlanError) -> [JSONNode] {
    guard kind == .array else { throw error(.expected(.list)) }
    return children
  }

  @inline(never)
  func string() throws(PlanError) -> String {
    guard kind == .string else { throw error(.expected(.text)) }
    return text
  }

  @inline(never)
  func wholeNumber(in range: ClosedRange<Int>) throws(PlanError) -> Int {
    guard kind == .number else { throw error(.expected(.wholeNumber)) }
    guard let integer, let value = Int(exactly: integer), range.contains(value) else {
      throw error(.number(text, range))
    }
    return value
  }

  /// Points, or the word for a result that is still open.
  @inline(never)
  func outcome() throws(PlanError) -> Outcome {
    if kind == .number {
      guard let integer, let value = Int(exactly: integer), let points = Points(value) else {
        throw error(.points(text, most: Points.maximum.value))
      }
      return .points(points)
    }
    guard holds(PlanFormat.open) else { throw error(.expected(.pointsOrOpen)) }
    return .open
  }

  /// The position of the word among those that are allowed.
  @inline(never)
  func word(among allowed: [String]) throws(PlanError) -> Int {
    let word = try string()
    for position in allowed.indices where allowed[position].isSame(as: word) { return position }
    throw error(.unknownWord(word, allowed: allowed))
  }

  /// The keys of an object, which must be among words that are separated by spaces.
  @discardableResult @inline(never)
  func keys(among known: Literal) throws(PlanError) -> [JSONNode] {
    try keys(among: words(known))
  }

  /// The position of the word among those that are allowed and separated by spaces.
  @inline(never)
  func word(among allowed: Literal) throws(PlanError) -> Int {
    try word(among: words(allowed))
  }
}

/// The words that are separated by spaces.
@inline(never)
func words(_ text: Literal) -> [String] {
  var words: [String] = []
  var start = 0
  let bytes = text.bytes
  for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
    words.append(String(utf8: ArraySlice(bytes[start..<end])))
    start = end + 1
  }
  return words
}
