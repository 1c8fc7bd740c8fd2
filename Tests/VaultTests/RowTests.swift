import Planner
import TestSupport
import Testing

@testable import Vault

@Suite struct RowTests {
  @Test("Records and steps come back from their rows as they were")
  func roundTrip() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = RandomEdits(seed: seed)
      var replica = Replica()
      var clock = StampClock(device: seed)
      for number in 0..<20 {
        var step = random.step()
        step.id = RecordID(high: UInt64(number), low: 0)
        let row = StepRow(step, isUndone: number % 2 == 0)
        let back = try #require(StepRow(row.row))
        #expect(back.step.edits == step.edits && back.step.name == step.name)
        #expect(back.step.id == step.id && back.isUndone == row.isUndone)
        guard (try? random.book.apply(step)) != nil else { continue }
        _ = replica.note(step.edits, &clock, at: UInt64(number))
      }
      for record in replica.records {
        #expect(StampedRecord(record.row) == record)
      }
    }
  }

  @Test(
    "Whatever byte of a row is changed, cut or added, it gives a record or nothing, never a stop")
  func damage() throws {
    var record = StampedRecord(RecordID(high: 5, low: 0x10), .result, in: RecordID(high: 4, low: 1))
    record.write(.init(number: 0, stamp: Stamp(time: 1, device: 2), value: nil))
    record.write(
      .init(number: 20, stamp: Stamp(time: 3, device: 2), value: .known(.number(12))))
    record.write(
      .init(number: 24, stamp: Stamp(time: 4, device: 9), value: .known(.text("Vektoren"))))
    record.cover(Stamp(time: 2, device: 2))
    let row = record.row
    let content = try #require(row.content)
    for position in content.indices {
      var cut = row
      cut.content = Array(content[..<position])
      #expect(StampedRecord(cut) == nil)
      for byte in 0...255 as ClosedRange<UInt8> {
        var changed = row
        changed.content?[position] = byte
        _ = StampedRecord(changed)
      }
    }
    var longer = row
    longer.content = content + [0]
    #expect(StampedRecord(longer) == nil)
  }

  @Test("A row that was given another identifier, kind or parent is known for damaged")
  func swapped() {
    let record = StampedRecord(RecordID(high: 5, low: 0x10), .goal, in: RecordID(high: 4, low: 0))
    let row = record.row
    #expect(StampedRecord(row) == record)
    var other = row
    other.id = RecordID(high: 6, low: 0x10)
    #expect(StampedRecord(other) == nil)
    other = row
    other.kind = .record(.subject)
    #expect(StampedRecord(other) == nil)
    other = row
    other.parent = RecordID(high: 7, low: 0)
    #expect(StampedRecord(other) == nil)
  }

  @Test("What a newer version wrote is handed on as it is")
  func unknown() throws {
    var record = StampedRecord(RecordID(high: 5, low: 0x10), .goal, in: RecordID(high: 4, low: 0))
    let entry = StampedRecord.Entry(
      number: 200, stamp: Stamp(time: 3, device: 2), value: .unknown([77, 1, 2, 3]))
    record.write(entry)
    let back = try #require(StampedRecord(record.row))
    #expect(back.entries == [entry])
    #expect(back.record.values.isEmpty)
  }
}
