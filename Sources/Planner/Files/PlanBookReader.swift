import Abitur
import JSON

extension PlanBook {
  /// Reads a plan file of version 2 or 1; identifiers that it does not state follow from its bytes,
  /// so that the same file always gives the same book.
  ///
  /// - Throws: ``PlanError``, for the first fault; nothing in the file is passed over.
  public init(file bytes: [UInt8]) throws(PlanError) {
    var ids = RecordIDSource(of: bytes)
    try self.init(file: bytes, ids: &ids)
  }

  /// Reads a plan file of version 2 or 1, with new identifiers where it does not state them.
  ///
  /// - Throws: ``PlanError``, for the first fault; nothing in the file is passed over.
  /// - Complexity: *n* log *n* in the length of the file.
  public init(file bytes: [UInt8], ids: inout RecordIDSource) throws(PlanError) {
    try self.init(root: JSONNode(file: bytes), ids: &ids)
  }

  init(root: JSONNode, ids: inout RecordIDSource) throws(PlanError) {
    guard root["format"]?.holds(PlanFormat.name) == true else { throw root.error(.noPlan) }
    let version = try root.required("version")
    guard let number = version.integer, number >= 1 else { throw version.error(.unknownVersion) }
    guard number <= PlanFormat.bookVersion else { throw version.error(.newerVersion(number)) }
    if number == PlanFormat.version {
      let name = try root["name"].flatMap { node throws(PlanError) in
        node.text.utf8.isEmpty ? nil : try node.value(of: .name)
      }
      self.init(try Plan(root: root), name: name, ids: &ids)
      return
    }
    let reader = PlanBookReader(ids)
    try reader.read(root)
    ids = reader.ids
    self.init(fitting: reader.records)
  }
}

extension RecordIDSource {
  /// Makes identifiers that are the same for the same bytes (FNV-1a, from two beginnings).
  public init(of bytes: [UInt8]) {
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F)
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    self.init(time: first >> 16, random: (first, second))
  }
}

/// Reads the records of a plan file of version 2.
private final class PlanBookReader {
  private(set) var ids: RecordIDSource
  private(set) var records: [Record] = []

  /// The identifiers that the file states, sorted.
  private var stated: [RecordID] = []

  init(_ ids: RecordIDSource) {
    self.ids = ids
  }

  func read(_ root: JSONNode) throws(PlanError) {
    try root.keys(among: ["format", "version", RecordKind.profile.field.description])
    let profiles = try root.required(RecordKind.profile.field)
    var nodes: [(id: RecordID, node: JSONNode)] = []
    try gather(profiles, .profile, into: &nodes)
    let order = sortedOrder(nodes.count) { nodes[$0].id < nodes[$1].id }
    stated = order.map { nodes[$0].id }
    var repeated: Int?
    for place in order.indices.dropFirst() where stated[place] == stated[place - 1] {
      repeated = min(order[place], repeated ?? .max)
    }
    if let node = repeated.map({ nodes[$0].node }) {
      throw node.error(.duplicateIdentifier(node.text))
    }
    try read(profiles, .profile, in: nil)
  }

  // MARK: - Identifiers

  /// Notes the identifiers of the records in a field, of what belongs to them too.
  private func gather(
    _ field: JSONNode, _ kind: RecordKind, into nodes: inout [(id: RecordID, node: JSONNode)]
  ) throws(PlanError) {
    for node in field.kind == .array ? field.children : [field] {
      if case .list = kind.form, let id = node[PlanFormat.identifier] {
        nodes.append((try id.identifier(), id))
      }
      for child in kind.children {
        if let field = node[child.field] { try gather(field, child, into: &nodes) }
      }
    }
  }

  private func newID() -> RecordID {
    var id = ids.next()
    while isStated(id) { id = ids.next() }
    return id
  }

  private func isStated(_ id: RecordID) -> Bool {
    let place = firstPlace(stated.count) { stated[$0] < id }
    return place < stated.count && stated[place] == id
  }

  // MARK: - Records

  private func read(
    _ field: JSONNode, _ kind: RecordKind, in parent: RecordID?
  ) throws(PlanError) {
    switch kind.form {
    case .single:
      try read(field, kind, parent?.part(kind.parts?.lowerBound ?? 1) ?? newID(), in: parent)
    case .list:
      for node in try field.elements() {
        let id = try node[PlanFormat.identifier]?.identifier()
        try read(node, kind, id ?? newID(), in: parent)
      }
    case .numbered:
      var seen: [Int] = []
      for node in try field.elements() {
        let place = try node.required(PlanFormat.halfYear)
        let number = try place.wholeNumber(in: kind.parts ?? 1...1)
        guard !seen.contains(number) else { throw place.error(.duplicateHalfYear(number)) }
        seen.append(number)
        try read(node, kind, parent?.part(number) ?? newID(), in: parent)
      }
    }
  }

  private func read(
    _ node: JSONNode, _ kind: RecordKind, _ id: RecordID, in parent: RecordID?
  ) throws(PlanError) {
    try node.keys(among: PlanBookReader.fields(of: kind))
    var record = Record(id, kind, in: parent)
    for attribute in kind.attributes {
      if let value = node[attribute.word] { record[attribute] = try value.value(of: attribute) }
    }
    records.append(record)
    for child in kind.children {
      if let field = node[child.field] { try read(field, child, in: id) }
    }
  }

  /// All fields that a record of a kind can have.
  private static func fields(of kind: RecordKind) -> [String] {
    var fields: [String] = []
    switch kind.form {
    case .list: fields.append(PlanFormat.identifier.description)
    case .numbered: fields.append(PlanFormat.halfYear.description)
    case .single: break
    }
    for attribute in kind.attributes { fields.append(attribute.word.description) }
    for child in kind.children { fields.append(child.field.description) }
    return fields
  }
}

extension JSONNode {
  /// The identifier of a record that is no part.
  @inline(never)
  fileprivate func identifier() throws(PlanError) -> RecordID {
    let text = try string()
    guard let id = RecordID(digits: text.bytes()), id.part == 0 else {
      throw error(.identifier(text))
    }
    return id
  }

  /// The value of an attribute; nothing for a flag that is not set.
  @inline(never)
  func value(of attribute: Attribute) throws(PlanError) -> Value? {
    switch attribute.type {
    case .flag:
      guard let bool else { throw error(.expected(.truth)) }
      return bool ? .yes : nil
    case .number(let range): return .number(try wholeNumber(in: range))
    case .word(let words):
      let word = try string()
      _ = try self.word(among: words)
      return .text(word)
    case .day:
      guard kind == .string else { throw error(.expected(.day)) }
      guard let day = PlanDay.day(text.bytes()) else { throw error(.day(text)) }
      return .number(day)
    case .record:
      let text = try string()
      guard RecordID(digits: text.bytes()) != nil else { throw error(.identifier(text)) }
      return .text(text)
    case .text(let most):
      let bytes = try string().bytes()
      guard !bytes.isEmpty else { throw error(.emptyText) }
      guard bytes.count <= most else { throw error(.longText(bytes.count, most: most)) }
      guard Value.isText(bytes) else { throw error(.controlCharacter) }
      return .text(bytes)
    }
  }
}
