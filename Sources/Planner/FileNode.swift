import Abitur
import JSON

/// A value of a plan file together with the way to it, for strict reading.
struct FileNode {
  let node: JSONNode
  let path: JSONPath
  private let place: JSONPosition

  init(_ node: JSONNode, _ path: JSONPath, place: JSONPosition? = nil) {
    self.node = node
    self.path = path
    self.place = place ?? node.position
  }

  func error(_ problem: PlanProblem) -> PlanError {
    PlanError(problem, at: place, path)
  }

  /// The member with a key, or nothing where there is none.
  subscript(key: String) -> FileNode? {
    node[key].map { FileNode($0, path.appending(key: key)) }
  }

  func required(_ key: String) throws(PlanError) -> FileNode {
    guard node.object != nil else { throw error(.expected(.object)) }
    guard let member = self[key] else { throw error(.missingField(key)) }
    return member
  }

  /// Refuses every member that is not named.
  func allow(_ keys: [String]) throws(PlanError) {
    guard let members = node.object else { throw error(.expected(.object)) }
    for member in members where !keys.hasSame(as: member.key) {
      throw PlanError(
        .unknownField(member.key, known: keys), at: member.keyPosition,
        path.appending(key: member.key))
    }
  }

  func list() throws(PlanError) -> [FileNode] {
    guard let elements = node.array else { throw error(.expected(.list)) }
    return elements.enumerated().map { FileNode($1, path.appending(index: $0)) }
  }

  /// The members in the order of the file; `name` stands for the key's own place.
  func members() throws(PlanError) -> [(key: String, name: FileNode, value: FileNode)] {
    guard let members = node.object else { throw error(.expected(.object)) }
    return members.map { member in
      let path = path.appending(key: member.key)
      return (
        member.key, FileNode(member.value, path, place: member.keyPosition),
        FileNode(member.value, path)
      )
    }
  }

  func text() throws(PlanError) -> String {
    guard let text = node.string else { throw error(.expected(.text)) }
    return text
  }

  func wholeNumber(in range: ClosedRange<Int>) throws(PlanError) -> Int {
    guard let number = node.number else { throw error(.expected(.wholeNumber)) }
    guard let whole = number.integer, let value = Int(exactly: whole), range.contains(value) else {
      throw error(.number(number.lexeme, range))
    }
    return value
  }

  /// Points, or the word for a result that is still open.
  func outcome() throws(PlanError) -> Outcome {
    if let number = node.number {
      guard let whole = number.integer, let value = Int(exactly: whole),
        let points = Points(value)
      else { throw error(.points(number.lexeme, most: Points.maximum.value)) }
      return .points(points)
    }
    guard node.string?.isSame(as: "offen") ?? false else {
      throw error(.expected(.pointsOrOpen))
    }
    return .open
  }

  /// The meaning of one of several words.
  func word<Meaning>(_ meanings: [(String, Meaning)]) throws(PlanError) -> Meaning {
    let text = try self.text()
    guard let meaning = meanings.first(where: { $0.0.isSame(as: text) }) else {
      throw error(.unknownWord(text, allowed: meanings.map { $0.0 }))
    }
    return meaning.1
  }
}
