import Planner
import TestSupport
import Testing

@testable import Vault

/// A device with its book, its replica and a clock that may jump.
private struct Device {
  var random: RandomEdits
  var replica = Replica()
  var clock: StampClock
  var now: UInt64 = 1_790_000_000_000

  init(_ number: UInt64, seed: UInt64) {
    random = RandomEdits(seed: seed &* 8 &+ number, device: number)
    clock = StampClock(device: number)
  }

  /// A random step that fits, with the clock going on, standing still or jumping by years.
  mutating func edit() {
    let year: UInt64 = 365 * 86_400_000
    switch Int.random(in: 0..<12, using: &random.generator) {
    case 0: now += UInt64.random(in: 0...5, using: &random.generator) * year
    case 1: now -= min(now, UInt64.random(in: 0...5, using: &random.generator) * year)
    case 2..<6: break
    default: now += UInt64.random(in: 1...100_000, using: &random.generator)
    }
    let step = random.step()
    guard (try? random.book.apply(step)) != nil else { return }
    _ = replica.note(step.edits, &clock, at: now)
  }

  mutating func receive(_ other: Replica) {
    _ = replica.merge(other)
    clock.observe(Stamp(time: other.latest, device: 0))
    random.book = replica.book
  }
}

@Suite struct ReplicaTests {
  @Test("What a device notes of its own edits is its book again")
  func ownEdits() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var device = Device(1, seed: seed)
      var history = UndoHistory()
      for _ in 0..<25 {
        let step = device.random.step()
        if (try? device.random.book.apply(step)) != nil {
          history.note(step)
          _ = device.replica.note(step.edits, &device.clock, at: device.now)
        }
        #expect(device.replica.book.records == device.random.book.records, "seed \(seed)")
        guard Int.random(in: 0..<3, using: &device.random.generator) == 0,
          let undone = history.undo(in: &device.random.book)
        else { continue }
        _ = device.replica.note(undone.inverse.edits, &device.clock, at: device.now)
        #expect(device.replica.book.records == device.random.book.records, "seed \(seed)")
      }
    }
  }

  @Test("Three replicas agree whatever is delivered how often and in which order: 10,000 runs")
  func convergence() {
    for seed in 1...10_000 as ClosedRange<UInt64> {
      var devices = (1...3).map { Device($0, seed: seed) }
      var generator = SeededGenerator(seed: seed)
      var sent: [Replica] = []
      for _ in 0..<12 {
        let position = Int.random(in: 0..<3, using: &generator)
        if Bool.random(using: &generator) {
          devices[position].edit()
          sent.append(devices[position].replica)
        } else if let message = sent.randomElement(using: &generator) {
          devices[position].receive(message)
        }
        #expect(devices[position].random.book.checkInvariants() == [], "seed \(seed)")
      }
      // Everything arrives in another order at each, some of it twice and in pieces.
      for position in devices.indices {
        for message in (sent + sent.prefix(2)).shuffled(using: &generator) {
          let pieces = message.records.shuffled(using: &generator)
          devices[position].receive(Replica(Array(pieces.prefix(pieces.count / 2))))
          devices[position].receive(message)
        }
      }
      #expect(devices[0].replica == devices[1].replica, "seed \(seed)")
      #expect(devices[1].replica == devices[2].replica, "seed \(seed)")
      #expect(devices[0].random.book.records == devices[1].random.book.records, "seed \(seed)")
      #expect(devices[0].random.book.checkInvariants() == [], "seed \(seed)")
    }
  }

  @Test("Merging is commutative, associative and idempotent, and gives nothing to do twice")
  func laws() {
    for seed in 1...500 as ClosedRange<UInt64> {
      var devices = (1...3).map { Device($0, seed: seed) }
      for position in devices.indices {
        for _ in 0..<5 { devices[position].edit() }
        devices[(position + 1) % 3].receive(devices[position].replica)
      }
      for position in devices.indices { for _ in 0..<3 { devices[position].edit() } }
      let (a, b, c) = (devices[0].replica, devices[1].replica, devices[2].replica)
      func joined(_ first: Replica, _ second: Replica) -> Replica {
        var result = first
        _ = result.merge(second)
        return result
      }
      #expect(joined(a, b) == joined(b, a), "seed \(seed)")
      #expect(joined(joined(a, b), c) == joined(a, joined(b, c)), "seed \(seed)")
      var twice = joined(a, b)
      #expect(twice.merge(b).isEmpty && twice.merge(a).isEmpty, "seed \(seed)")
      #expect(twice == joined(a, b), "seed \(seed)")
    }
  }
}

@Suite struct DeletionTests {
  private let profile = Record(RecordID(high: 1, low: 0x10), .profile, in: nil)
  private let subject: Record
  private let course: Record
  private let result: Record
  private var first = Replica()
  private var second = Replica()
  private var firstClock = StampClock(device: 1)
  private var secondClock = StampClock(device: 2)

  init() {
    subject = Record(RecordID(high: 2, low: 0x10), .subject, in: profile.id)
    course = Record(subject.id.part(1), .course, in: subject.id)
    var result = Record(RecordID(high: 3, low: 0x10), .result, in: course.id)
    result[.points] = .number(12)
    self.result = result
    let edits = [profile, subject, course, result].map { Edit.insert($0) }
    _ = first.note(edits, &firstClock, at: 1000)
    _ = second.merge(first)
  }

  /// A result typed on the second device.
  private var typed: Record {
    var record = Record(RecordID(high: 4, low: 0x10), .result, in: course.id)
    record[.points] = .number(15)
    return record
  }

  @Test("A deletion reaches the other device")
  mutating func deletion() {
    _ = first.note(first.book.removal(of: subject.id), &firstClock, at: 2000)
    _ = second.merge(first)
    #expect(second.book.records.map { $0.id } == [profile.id])
  }

  @Test(
    "A result typed without knowing of the deletion brings the whole subject back, whatever the clocks say",
    arguments: [1, 1500, 3000, 9_000_000_000_000] as [UInt64])
  mutating func typedElsewhere(_ now: UInt64) {
    _ = first.note(first.book.removal(of: subject.id), &firstClock, at: 2000)
    _ = second.note([.insert(typed)], &secondClock, at: now)
    _ = second.merge(first)
    _ = first.merge(second)
    #expect(first.book.records == second.book.records)
    let all = [profile, subject, course, result, typed].sorted { $0.id < $1.id }
    #expect(second.book.records == all)
  }

  @Test("A result deleted on its own stays deleted when its subject comes back")
  mutating func ownDeletion() {
    _ = first.note(first.book.removal(of: result.id), &firstClock, at: 1500)
    _ = first.note(first.book.removal(of: subject.id), &firstClock, at: 2000)
    _ = second.note([.insert(typed)], &secondClock, at: 1)
    _ = second.merge(first)
    #expect(second.book[result.id] == nil)
    #expect(second.book[typed.id] == typed)
  }

  @Test("What belonged to a deleted half-year stays deleted when the half-year is begun anew")
  mutating func begunAnew() {
    _ = first.note(first.book.removal(of: course.id), &firstClock, at: 2000)
    _ = first.note([.insert(course)], &firstClock, at: 2001)
    #expect(first.book[course.id] == course)
    #expect(first.book[result.id] == nil)
    _ = second.merge(first)
    #expect(second.book.records == first.book.records)
  }

  @Test("Undoing a deletion brings everything back on all devices")
  mutating func undone() {
    let removal = Step("Fach gelöscht", first.book.removal(of: subject.id))
    _ = first.note(removal.edits, &firstClock, at: 2000)
    _ = second.merge(first)
    _ = first.note(removal.inverse.edits, &firstClock, at: 2001)
    _ = second.merge(first)
    #expect(second.book.records == [profile, subject, course, result].sorted { $0.id < $1.id })
  }

  @Test("Of two values written at once the later one stays on both devices; ties fall the same way")
  mutating func lastWriter() {
    for (one, other) in [(5000, 6000), (6000, 5000), (7000, 7000)] as [(UInt64, UInt64)] {
      let (now, later) = (one, other)
      _ = first.note(
        [.set(result.id, .points, from: nil, to: .number(3))], &firstClock, at: now)
      _ = second.note(
        [.set(result.id, .points, from: nil, to: .number(4))], &secondClock, at: later)
      _ = second.merge(first)
      _ = first.merge(second)
      #expect(first == second)
      #expect(first.book[result.id]?.number(.points) == (now > later ? 3 : 4))
      firstClock.observe(Stamp(time: second.latest, device: 2))
      secondClock.observe(Stamp(time: first.latest, device: 1))
      _ = first.note([.set(result.id, .points, from: nil, to: .number(9))], &firstClock, at: 0)
      _ = second.merge(first)
      secondClock = StampClock(device: 2)
      firstClock = StampClock(device: 1)
      first = Replica()
      second = Replica()
      let edits = [profile, subject, course, result].map { Edit.insert($0) }
      _ = first.note(edits, &firstClock, at: 1000)
      _ = second.merge(first)
    }
  }
}
