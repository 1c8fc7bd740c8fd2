import Planner
import TestSupport

/// Makes books with records and values of every kind; the same for the same seed.
struct RandomBook {
  var generator: SeededGenerator
  var ids: RecordIDSource

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    ids = RecordIDSource(time: 1_700_000_000_000 + seed * 1000, random: (seed, seed &* 31))
  }

  /// A book with up to so many profiles, each with a few of everything.
  mutating func book(profiles: Int = 3) -> PlanBook {
    var book = PlanBook()
    for _ in 0..<Int.random(in: 0...profiles, using: &generator) {
      fill(&book, .profile, in: nil)
    }
    return book
  }

  /// The book with some values changed, records taken away and records added.
  mutating func variation(of book: PlanBook) -> PlanBook {
    var varied = book
    for record in book.records {
      guard varied[record.id] != nil else { continue }
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: try? varied.apply(Step("", varied.removal(of: record.id)))
      case 1, 2:
        guard let attribute = record.kind.attributes.randomElement(using: &generator) else { break }
        let value = chance(3) ? value(of: attribute) : nil
        if let edit = varied.change(record.id, attribute, to: value) { try? varied.apply(edit) }
      case 3:
        let kinds = RecordKind.allCases.filter { $0.parent == record.kind }
        if let kind = kinds.randomElement(using: &generator) { fill(&varied, kind, in: record.id) }
      default: break
      }
    }
    return varied
  }

  /// A value of an attribute.
  mutating func value(of attribute: Attribute) -> Value {
    switch attribute.type {
    case .flag: .yes
    case .number(let range): .number(Int.random(in: range, using: &generator))
    case .word(let words):
      .text(
        words.description.split(separator: " ").randomElement(using: &generator).map(String.init)
          ?? "")
    case .day: .number(20_260_000 + Int.random(in: 1...12, using: &generator) * 100 + 28)
    case .record: .record(ids.next())
    case .text: .text(text())
    }
  }

  private static let texts = [
    "Mathematik", "mathematik", "MATHEMATIK", "Sport", "deutsch", "Ä \"b\" \\ c; d", "=1+1",
    "'-7", "zwei\nZeilen", "Tab\tulator", "émoji 🦉", "-", "x", " vorn und hinten ",
  ]

  mutating func text() -> String {
    RandomBook.texts.randomElement(using: &generator) ?? "x"
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) > 0
  }

  private mutating func fill(_ book: inout PlanBook, _ kind: RecordKind, in parent: RecordID?) {
    var id = ids.next()
    if let parts = kind.parts, let parent {
      id = parent.part(Int.random(in: parts, using: &generator))
    }
    guard book[id] == nil else { return }
    var record = Record(id, kind, in: parent)
    for attribute in kind.attributes where chance(3) { record[attribute] = value(of: attribute) }
    try? book.apply(.insert(record))
    for child in RecordKind.allCases where child.parent == kind {
      for _ in 0..<Int.random(in: 0...3, using: &generator) { fill(&book, child, in: id) }
    }
  }
}
