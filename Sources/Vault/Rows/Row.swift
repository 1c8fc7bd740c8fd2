import JSON
import Planner

/// A row as it is stored: what stays readable because storing and merging need it, and the content,
/// which is sealed before it leaves the program.
public struct Row: Equatable, Sendable {
  /// The identifier, unique among all rows.
  public var id: RecordID

  /// What kind of row it is.
  public var kind: RowKind

  /// What it belongs to.
  public var parent: RecordID?

  /// What gets sealed; nothing takes the row away.
  public var content: [UInt8]?

  /// States a row.
  public init(_ id: RecordID, _ kind: RowKind, in parent: RecordID? = nil, content: [UInt8]?) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.content = content
  }
}

/// What kind of row is stored.
public enum RowKind: Hashable, Sendable {
  /// A record of the plan book.
  case record(RecordKind)

  /// A step that can be undone or redone.
  case step

  /// A copy of the whole book as a plan file, made once a day.
  case backup

  /// What the device itself remembers.
  case device

  static let all: [RowKind] = RecordKind.allCases.map { .record($0) } + [.step, .backup, .device]

  /// The name that stays readable.
  public var word: Literal {
    switch self {
    case .record(let kind): kind.word
    case .step: "schritt"
    case .backup: "sicherung"
    case .device: "geraet"
    }
  }

  /// The kind with a name, or nothing for one that a newer version has.
  public init?(word: ArraySlice<UInt8>) {
    guard let kind = RowKind.all.first(where: { names($0.word, word) }) else { return nil }
    self = kind
  }
}

extension StampedRecord {
  /// The version of the layout of a record's content.
  static let version: UInt8 = 1

  /// The record as a row.
  ///
  /// The content repeats kind, identifier and parent, so that a row whose readable part was changed
  /// is known for damaged. Devices stand in a table in front, as most entries come from one.
  public var row: Row {
    var writer = ByteWriter()
    writer.byte(StampedRecord.version)
    writer.byte(kind.rawValue)
    writer.id(id)
    writer.parent(parent)
    var devices: [UInt64] = []
    for stamp in covered + entries.map({ $0.stamp }) where !devices.contains(stamp.device) {
      devices.append(stamp.device)
    }
    writer.count(devices.count)
    for device in devices { writer.word(device) }
    func write(_ stamp: Stamp) {
      writer.count(devices.firstIndex(of: stamp.device) ?? 0)
      writer.word(stamp.time)
    }
    writer.count(covered.count)
    for stamp in covered { write(stamp) }
    writer.count(entries.count)
    for entry in entries {
      writer.byte(entry.number)
      write(entry.stamp)
      writer.value(entry.value)
    }
    return Row(id, .record(kind), in: parent, content: writer.bytes)
  }

  /// The record that a row holds, or nothing where the row is damaged.
  public init?(_ row: Row) {
    guard let content = row.content, case .record(let kind) = row.kind else { return nil }
    var reader = ByteReader(content)
    guard reader.byte() == StampedRecord.version, reader.byte() == kind.rawValue,
      reader.id() == row.id, let parent = reader.parent(), parent == row.parent,
      let deviceCount = reader.count()
    else { return nil }
    self.init(row.id, kind, in: row.parent)
    var devices: [UInt64] = []
    for _ in 0..<deviceCount {
      guard let device = reader.word() else { return nil }
      devices.append(device)
    }
    func stamp() -> Stamp? {
      guard let device = reader.count(), device < devices.count, let time = reader.word() else {
        return nil
      }
      return Stamp(time: time, device: devices[device])
    }
    guard let coveredCount = reader.count() else { return nil }
    for _ in 0..<coveredCount {
      guard let stamp = stamp() else { return nil }
      cover(stamp)
    }
    guard let entryCount = reader.count() else { return nil }
    entries.reserveCapacity(entryCount)
    for _ in 0..<entryCount {
      guard let number = reader.byte(), let stamp = stamp(), let value = reader.value() else {
        return nil
      }
      write(Entry(number: number, stamp: stamp, value: value))
    }
    guard reader.isAtEnd else { return nil }
  }
}
