import Planner
import TestSupport
import Vault

/// Two devices that began with the same records and then each changed half of the values and made
/// records of its own, so that merging finds everything there is to find.
///
/// Pairs of different sizes are as many as hold the same number of stamps together, so that all need
/// as much memory: only the work then tells them apart, not the processor's caches.
struct Merging {
  private var pairs: [(own: Replica, foreign: Replica)] = []

  /// The stamps of all first sides.
  private(set) var stamps = 0

  /// Makes pairs of replicas with so many stamps each.
  init(stamps: Int, of total: Int) {
    var generator = SeededGenerator(seed: UInt64(stamps))
    for _ in 0..<(total / stamps) {
      let pair = Merging.pair(stamps, &generator)
      self.stamps += pair.own.records.reduce(0) { $0 + $1.entries.count }
      pairs.append(pair)
    }
  }

  private static func pair(
    _ stamps: Int, _ generator: inout SeededGenerator
  ) -> (own: Replica, foreign: Replica) {
    var ids = RecordIDSource(time: 1_780_000_000_000, random: (1, 2))
    let course = ids.next().part(1)
    var common = Replica()
    var clock = StampClock(device: 1)
    var records: [Record] = []
    // Each record has a stamp for being made and four values; a tenth of them is made afterwards.
    let perRecord = 5
    for _ in 0..<max(1, stamps * 9 / 10 / perRecord) {
      records.append(Merging.result(ids.next(), in: course, &generator))
    }
    for record in records { _ = common.note([.insert(record)], &clock, at: 1_780_000_000_000) }
    func device(_ number: UInt64) -> Replica {
      var replica = common
      var clock = StampClock(device: number, last: common.latest)
      var edits: [Edit] = []
      for record in records {
        for attribute in [.points, .title] as [Attribute] where Bool.random(using: &generator) {
          let value = Merging.value(attribute, &generator)
          edits.append(.set(record.id, attribute, from: record[attribute], to: value))
        }
      }
      for _ in records.count..<(stamps / perRecord) {
        edits.append(.insert(Merging.result(ids.next(), in: course, &generator)))
      }
      for edit in edits { _ = replica.note([edit], &clock, at: 1_790_000_000_000) }
      return replica
    }
    return (device(2), device(3))
  }

  private static func result(
    _ id: RecordID, in course: RecordID, _ generator: inout SeededGenerator
  ) -> Record {
    var record = Record(id, .result, in: course)
    for attribute in [.resultKind, .title, .points, .date] as [Attribute] {
      record[attribute] = value(attribute, &generator)
    }
    return record
  }

  private static func value(
    _ attribute: Attribute, _ generator: inout SeededGenerator
  ) -> Value {
    switch attribute {
    case .resultKind: .word("klausur")
    case .title: .text("Thema \(generator.next() % 1_000_000)")
    case .date: .number(20_261_101 + Int(generator.next() % 28))
    default: .number(Int(generator.next() % 16))
    }
  }

  /// Merges all pairs and gives the number of records that changed.
  func merge() -> Int {
    var changed = 0
    for (own, foreign) in pairs {
      var replica = own
      changed += replica.merge(foreign).count
    }
    return changed
  }
}
