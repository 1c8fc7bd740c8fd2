import Planner

/// A record as replicas exchange it: each attribute with the stamp of its last write, and what the
/// record's deletion has seen.
///
/// Merging takes the later write of each attribute. A deletion covers every write in the record and
/// in what belongs to it that the deleting device had seen; a write that it had not seen, wherever
/// and whenever it was made, brings the record back, and whole. Neither depends on the order in
/// which replicas meet.
public struct StampedRecord: Equatable, Sendable {
  /// The identifier.
  public let id: RecordID

  /// What it is about.
  public let kind: RecordKind

  /// What it belongs to.
  public let parent: RecordID?

  /// The last write of each attribute, in the order of their numbers.
  public internal(set) var entries: [Entry] = []

  /// The latest write of each device that a deletion has seen, in the order of the devices; empty
  /// for a record that was never deleted.
  public internal(set) var covered: [Stamp] = []

  /// The last write of an attribute.
  public struct Entry: Equatable, Sendable {
    /// The number of the attribute, or ``made``; one that this version does not know is kept.
    public var number: UInt8

    /// When and where it was written.
    public var stamp: Stamp

    /// What was written; nothing where the value was taken away.
    public var value: StoredValue?

    /// The number of the entry that says that the record was made, or brought back.
    public static let made: UInt8 = 0
  }

  /// Creates a record without entries.
  public init(_ id: RecordID, _ kind: RecordKind, in parent: RecordID?) {
    self.id = id
    self.kind = kind
    self.parent = parent
  }

  /// The position of an attribute's entry, or where it would stand.
  private func position(of number: UInt8) -> (index: Int, isThere: Bool) {
    let index = entries.firstIndex { $0.number >= number } ?? entries.count
    return (index, index < entries.count && entries[index].number == number)
  }

  /// The last write of an attribute.
  @inline(never)
  func entry(_ number: UInt8) -> Entry? {
    let (index, isThere) = position(of: number)
    return isThere ? entries[index] : nil
  }

  /// Takes over a write, unless a later one of the attribute is there.
  @inline(never)
  mutating func write(_ entry: Entry) {
    let (index, isThere) = position(of: entry.number)
    if !isThere {
      entries.insert(entry, at: index)
    } else if entries[index].stamp < entry.stamp {
      entries[index] = entry
    }
  }

  /// Takes over what a deletion has seen.
  @inline(never)
  mutating func cover(_ stamp: Stamp) {
    let index = covered.firstIndex { $0.device >= stamp.device } ?? covered.count
    if index < covered.count, covered[index].device == stamp.device {
      covered[index] = max(covered[index], stamp)
    } else {
      covered.insert(stamp, at: index)
    }
  }

  /// Takes over every write and deletion of another replica's record.
  ///
  /// Commutative, associative and idempotent: both sides end with the later write of each attribute
  /// and the larger part of what deletions have seen.
  mutating func merge(_ other: StampedRecord) {
    for entry in other.entries { write(entry) }
    for stamp in other.covered { cover(stamp) }
  }

  /// Whether the record has a write that a deletion has not seen.
  @inline(never)
  func hasWrite(beyond covered: [Stamp]) -> Bool {
    entries.contains { entry in
      !covered.contains { $0.device == entry.stamp.device && entry.stamp.time <= $0.time }
    }
  }

  /// The record as the plan has it, with the values that this version of the schema allows.
  var record: Record {
    var record = Record(id, kind, in: parent)
    let known = kind.attributes
    for entry in entries {
      guard let attribute = Attribute(rawValue: entry.number), known.contains(attribute),
        case .known(let value)? = entry.value, attribute.type.allows(value)
      else { continue }
      record[attribute] = value
    }
    return record
  }
}

/// A value as it is stored.
public enum StoredValue: Equatable, Sendable {
  /// A value of this version of the schema.
  case known(Value)

  /// Bytes that a newer version wrote; they are handed on as they are.
  case unknown([UInt8])
}
