/// An array or an object whose end has not been read yet.
struct OpenContainer {
  private let position: JSONPosition
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []
  private var indexByKey: [ExactString: Int] = [:]

  /// The key of the member to come, nil in an array.
  private var key: (text: String, position: JSONPosition)?

  /// The number of members up to which keys are compared one by one.
  ///
  /// Most objects are small, and there that is faster than hashing; beyond it a hash table keeps
  /// the whole linear.
  private static let fewMembers = 16

  /// Opens an array, or an object if there is a first key.
  init(at position: JSONPosition, firstKey: (text: String, position: JSONPosition)? = nil) {
    self.position = position
    self.key = firstKey
  }

  var isObject: Bool { key != nil }

  /// The key of the member, or the index of the element, that is being read.
  var component: JSONPath.Component {
    key.map { .key($0.text) } ?? .index(elements.count)
  }

  /// Whether this is an array without any element so far.
  var isEmptyArray: Bool { !isObject && elements.isEmpty }

  /// What has been read, once the end is.
  var node: JSONNode {
    JSONNode(position: position, value: isObject ? .object(members) : .array(elements))
  }

  /// Adds an element, or the value of the member to come.
  mutating func append(_ node: JSONNode) {
    guard let key else { return elements.append(node) }
    members.append(JSONMember(key: key.text, keyPosition: key.position, value: node))
    guard members.count > Self.fewMembers else { return }
    // The first time these are all members, later only the last.
    for index in indexByKey.count..<members.count {
      indexByKey[ExactString(members[index].key)] = index
    }
  }

  /// Sets the key of the member to come, which must be new.
  mutating func expect(key text: String, at position: JSONPosition) {
    key = (text, position)
  }

  /// The place of a key that the object has already, or nil.
  func position(ofKey text: String) -> JSONPosition? {
    let key = ExactString(text)
    if members.count > Self.fewMembers {
      return indexByKey[key].map { members[$0].keyPosition }
    }
    return members.first { ExactString($0.key) == key }?.keyPosition
  }
}
