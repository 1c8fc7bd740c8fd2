import Planner

/// A random book and random edits of it, among them such as do not fit.
public struct RandomEdits {
  /// The book.
  public var book = PlanBook()

  /// The random numbers.
  public var generator: SeededGenerator
  private var ids: RecordIDSource

  /// Starts with an empty book; sources of different `device`s never make the same identifier.
  public init(seed: UInt64, device: UInt64 = 0) {
    generator = SeededGenerator(seed: seed)
    ids = RecordIDSource(
      time: 1_780_000_000_000, random: (device, generator.next()))
  }

  /// A value that an attribute has, or now and then one that it does not.
  public mutating func value(_ attribute: Attribute) -> Value {
    if Int.random(in: 0..<20, using: &generator) == 0 { return .number(-7) }
    switch attribute.type {
    case .flag: return .yes
    case .number(let range): return .number(Int.random(in: range, using: &generator))
    case .text: return .text("Text \(Int.random(in: 0..<9, using: &generator))")
    case .word(let all):
      return .text(
        String(all.description.split(separator: " ").randomElement(using: &generator) ?? ""))
    case .day: return .number(20_261_100 + Int.random(in: 1...30, using: &generator))
    case .record: return .record(book.records.randomElement(using: &generator)?.id ?? ids.next())
    }
  }

  /// A new record of a random kind, mostly where it belongs.
  public mutating func record() -> Record {
    let kind = RecordKind.allCases.randomElement(using: &generator) ?? .profile
    let parents = book.records.filter { $0.kind == kind.parent }
    let parent = parents.randomElement(using: &generator)?.id
    var id = ids.next()
    if let parts = kind.parts, let parent {
      id = parent.part(Int.random(in: parts, using: &generator))
    }
    var record = Record(id, kind, in: parent)
    for attribute in kind.attributes where Bool.random(using: &generator) {
      record[attribute] = value(attribute)
    }
    return record
  }

  /// A step of one to six edits, planned one after the other.
  public mutating func step() -> Step {
    var edits: [Edit] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5: edits.append(.insert(record()))
      case 5..<6:
        guard let record = book.records.randomElement(using: &generator) else { continue }
        edits += book.removal(of: record.id)
      default:
        guard let record = book.records.randomElement(using: &generator),
          let attribute = record.kind.attributes.randomElement(using: &generator)
        else { continue }
        let isGone = Int.random(in: 0..<4, using: &generator) == 0
        let value = isGone ? nil : value(attribute)
        edits.append(.set(record.id, attribute, from: record[attribute], to: value))
      }
    }
    return Step("Schritt", edits)
  }
}
