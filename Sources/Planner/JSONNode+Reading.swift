import Abitur
import JSON

/// Strict reading of a plan file: each value is what is asked for, or an error with its place.
extension JSONNode {
  @inline(never)
  func error(_ problem: PlanProblem) -> PlanError {
    PlanError(problem, at: position, path)
  }

  @inline(never)
  func required(_ key: StaticString) throws(PlanError) -> JSONNode {
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
  func keys(among known: StaticString) throws(PlanError) -> [JSONNode] {
    try keys(among: words(known))
  }

  /// The position of the word among those that are allowed and separated by spaces.
  @inline(never)
  func word(among allowed: StaticString) throws(PlanError) -> Int {
    try word(among: words(allowed))
  }
}

/// The words that are separated by spaces.
@inline(never)
func words(_ text: StaticString) -> [String] {
  var words: [String] = []
  var start = 0
  for end in 0...text.utf8CodeUnitCount
  where end == text.utf8CodeUnitCount || text.utf8Start[end] == UInt8(ascii: " ") {
    let word = UnsafeBufferPointer(start: text.utf8Start + start, count: end - start)
    words.append(String(utf8: ArraySlice(word)))
    start = end + 1
  }
  return words
}
