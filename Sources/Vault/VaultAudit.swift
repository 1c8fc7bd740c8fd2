import JSON
import Planner

/// Which attributes of the schema leave the program only in what gets sealed.
///
/// It is worked out and not declared: every attribute of every kind of row is stored twice, with two
/// values, and what the vault hands to its host is compared. An attribute is sealed where the
/// contents have its value and nothing else differs or has it.
public struct VaultAudit: Sendable {
  /// How many attributes there are, in rows of all kinds.
  public private(set) var attributes = 0

  /// How many of them are sealed.
  public private(set) var sealedAttributes = 0

  /// How many relations stay readable: the kinds of rows that say what they belong to.
  public private(set) var relations = 0

  /// The attributes that are not sealed.
  public private(set) var leaks: [Leak] = []

  /// An attribute that is not sealed.
  public struct Leak: Sendable {
    /// The name of the kind of row.
    public var kind: Literal

    /// The name of the attribute.
    public var attribute: Literal
  }

  /// What a vault hands to its host for two steps on two days: four fields for each row.
  typealias Keeper = (Step, Step) -> [[UInt8]]

  /// Stores every attribute.
  public init() {
    self.init(VaultAudit.kept)
  }

  /// Stores every attribute in a vault's place.
  init(_ keep: Keeper) {
    for kind in RecordKind.allCases {
      let plain = VaultAudit.rows(keep, VaultAudit.insertion(of: kind))
      if plain.contains(where: { $0.holds(kind) && !$0.parent.isEmpty }) { relations += 1 }
      for attribute in kind.attributes {
        let (value, other) = VaultAudit.samples(of: attribute)
        let rows = VaultAudit.rows(keep, VaultAudit.insertion(of: kind, attribute, value))
        let others = VaultAudit.rows(keep, VaultAudit.insertion(of: kind, attribute, other))
        count(
          kind.word, attribute.word,
          VaultAudit.isHidden(value, rows, others) && isKept(value, attribute, kind, rows))
      }
    }
    for kind in [RowKind.step, .backup, .device] {
      let plain = VaultAudit.rows(keep, VaultAudit.insertion(of: .result))
      if plain.contains(where: { $0.holds(kind) && !$0.parent.isEmpty }) { relations += 1 }
    }
    countSteps(keep)
    countBackups(keep)
    countDevices()
  }

  private mutating func count(
    _ kind: Literal, _ attribute: Literal, _ isSealed: Bool
  ) {
    attributes += 1
    if isSealed {
      sealedAttributes += 1
    } else {
      leaks.append(Leak(kind: kind, attribute: attribute))
    }
  }

  // MARK: - Attributes of records

  /// The rows that a vault keeps of a step, and of a morning after it.
  private static func rows(_ keep: Keeper, _ step: Step) -> [KeptRow] {
    let morning = Step("", [.insert(Record(RecordID(high: 9, low: 0), .profile, in: nil))])
    let fields = keep(step, morning)
    return stride(from: 0, to: fields.count - fields.count % 4, by: 4).map {
      KeptRow(
        id: fields[$0], kind: fields[$0 + 1], parent: fields[$0 + 2], content: fields[$0 + 3])
    }
  }

  /// The step that adds a record of a kind with everything that it belongs to.
  private static func insertion(
    of kind: RecordKind, _ attribute: Attribute? = nil, _ value: Value? = nil
  ) -> Step {
    var kinds = [kind]
    while let parent = kinds[0].parent { kinds.insert(parent, at: 0) }
    var edits: [Edit] = []
    var parent: RecordID?
    for kind in kinds {
      let own = RecordID(high: UInt64(kind.rawValue), low: 0)
      let part = kind.parts.flatMap { parts in parent?.part(parts.lowerBound) }
      var record = Record(part ?? own, kind, in: parent)
      if kind == kinds.last, let attribute { record[attribute] = value }
      parent = record.id
      edits.append(.insert(record))
    }
    return Step("", edits)
  }

  /// Two values of an attribute, the first one recognisable wherever it stands.
  private static func samples(of attribute: Attribute) -> (Value, Value?) {
    switch attribute.type {
    case .flag: return (.yes, nil)
    case .number(let range): return (.number(range.upperBound), .number(range.lowerBound))
    case .text: return (.word("Kennzeichen des ersten"), .word("Kennzeichen des zweiten"))
    case .word:
      let words = attribute.type.words
      return (words.last.map { .text($0) } ?? .yes, words.first.map { .text($0) })
    case .day: return (.number(2026_11_30), .number(2027_04_30))
    case .record:
      return (
        .record(RecordID(high: 0xABCD, low: 0xEF10)), .record(RecordID(high: 0xFEDC, low: 0xBA90))
      )
    }
  }

  /// Whether rows with two values differ in nothing but their contents, and nothing else has the
  /// first value.
  private static func isHidden(_ value: Value, _ rows: [KeptRow], _ others: [KeptRow]) -> Bool {
    guard rows.count == others.count, !rows.isEmpty else { return false }
    var readable: [UInt8] = []
    for (row, other) in zip(rows, others) {
      if row.id != other.id || row.kind != other.kind || row.parent != other.parent {
        return false
      }
      readable.append(contentsOf: row.id + row.kind + row.parent)
    }
    guard case .text(let text) = value else { return true }
    return !VaultAudit.contains(text, in: readable)
  }

  /// Whether the contents have a value: that of the record, of the step, and of the backup.
  private func isKept(
    _ value: Value, _ attribute: Attribute, _ kind: RecordKind, _ rows: [KeptRow]
  ) -> Bool {
    var places = 0
    if rows.contains(where: { $0.record?.kind == kind && $0.record?[attribute] == value }) {
      places += 1
    }
    for row in rows {
      for edit in row.step?.edits ?? [] {
        if case .insert(let record) = edit, record.kind == kind, record[attribute] == value {
          places += 1
        }
      }
      if row.book?.all(kind).contains(where: { $0[attribute] == value }) == true { places += 1 }
    }
    return places >= 3
  }

  private static func contains(_ text: [UInt8], in bytes: [UInt8]) -> Bool {
    guard bytes.count >= text.count else { return false }
    for start in 0...bytes.count - text.count where bytes[start...].starts(with: text) {
      return true
    }
    return false
  }

  // MARK: - Other rows

  private mutating func countSteps(_ keep: Keeper) {
    let edits = VaultAudit.insertion(of: .result).edits
    let name = "Kennzeichen des ersten"
    let rows = VaultAudit.rows(keep, Step(name, edits))
    let others = VaultAudit.rows(keep, Step("Kennzeichen des zweiten", edits))
    let isKept = rows.contains { $0.step?.name.bytes() == name.bytes() }
    count(
      RowKind.step.word, "name", isKept && VaultAudit.isHidden(.text(name), rows, others))
    let isWhole = rows.contains { $0.step?.edits == edits }
    count(RowKind.step.word, "aenderungen", isWhole)
    let step = Step(name, edits, id: RecordID(high: 8, low: 0))
    let undone = KeptRow(StepRow(step, isUndone: true).row)
    let done = KeptRow(StepRow(step, isUndone: false).row)
    count(RowKind.step.word, "rueckgaengig", undone.differsInContentOnly(from: done))
  }

  private mutating func countBackups(_ keep: Keeper) {
    let rows = VaultAudit.rows(keep, VaultAudit.insertion(of: .result))
    count(RowKind.backup.word, "datei", rows.contains { $0.book?.records.count == 4 })
  }

  private mutating func countDevices() {
    let plain = DeviceRow(device: 1)
    var changed = plain
    changed.device = 2
    count(changed, plain, "nummer")
    changed = plain
    changed.lastExport = 3
    count(changed, plain, "ausfuhr")
    changed = plain
    changed.firstSave = 4
    count(changed, plain, "beginn")
    changed = plain
    changed.profile = RecordID(high: 5, low: 0)
    count(changed, plain, "profil")
    changed = plain
    changed.draft = [6]
    count(changed, plain, "entwurf")
    changed = plain
    changed.hasKeys = false
    count(changed, plain, "tasten")
  }

  private mutating func count(_ row: DeviceRow, _ other: DeviceRow, _ attribute: Literal) {
    let isSealed = KeptRow(row.row).differsInContentOnly(from: KeptRow(other.row))
    count(RowKind.device.word, attribute, isSealed)
  }

  // MARK: - The vault

  /// What a vault of its own hands to its host, which is none.
  static func kept(_ step: Step, _ morning: Step) -> [[UInt8]] {
    var vault = Vault()
    var requests = vault.start()
    let first = Moment(time: 86_400_000, random: (1, 2, 3, 4))
    let second = Moment(time: 2 * 86_400_000, random: (5, 6, 7, 8))
    func bytes(_ word: Literal) -> ArraySlice<UInt8> { Array(word.bytes)[...] }
    requests += vault.handle(
      bytes("opened"), bytes("writer"), [bytes("none"), bytes("0"), [], []], at: first)
    requests += (try? vault.perform(step, at: first)) ?? []
    requests += vault.handle(bytes("unlocked"), bytes("new"), [], at: first)
    requests += (try? vault.perform(morning, at: second)) ?? []
    var fields: [[UInt8]] = []
    for request in requests where names(request.verb, bytes("write")) {
      fields.append(contentsOf: request.fields)
    }
    return fields
  }
}

/// A row as it is handed to the host.
private struct KeptRow {
  var id: [UInt8]
  var kind: [UInt8]
  var parent: [UInt8]
  var content: [UInt8]

  /// The row as it was before.
  var row: Row? {
    guard let id = RecordID(digits: id), let kind = RowKind(word: kind[...]) else { return nil }
    return Row(id, kind, in: RecordID(digits: parent), content: content)
  }

  var record: Record? { row.flatMap { StampedRecord($0) }?.record }

  var step: Step? { row.flatMap { holds(.step) ? StepRow($0)?.step : nil } }

  /// The book in a backup.
  var book: PlanBook? { holds(.backup) ? try? PlanBook(file: content) : nil }

  func holds(_ kind: RecordKind) -> Bool { holds(.record(kind)) }

  func holds(_ kind: RowKind) -> Bool { names(kind.word, self.kind[...]) }

  func differsInContentOnly(from other: KeptRow) -> Bool {
    id == other.id && kind == other.kind && parent == other.parent && content != other.content
  }
}

extension KeptRow {
  init(_ row: Row) {
    id = row.id.digits
    kind = Array(row.kind.name)
    parent = row.parent?.digits ?? []
    content = row.content ?? []
  }
}
