import JSON
import Planner

/// The plan book and how it is kept: what was changed, what of it is stored, and what to do when
/// something of that fails.
///
/// The vault asks the host for what only a browser can do (its database, its cryptography) and hears
/// later what became of it. It starts whatever happens: without storage it works until the page is
/// closed, and says so.
public struct Vault: Sendable {
  /// The plan.
  public private(set) var book = PlanBook()

  /// What can be undone and redone.
  public private(set) var history = UndoHistory()

  /// Whether the vault can be worked with.
  public private(set) var phase = Phase.starting

  /// Why the plan is not kept as well as it could be, if so.
  public private(set) var cause: StorageCause?

  /// Whether another window writes, and this one follows.
  public private(set) var isFollower = false

  /// Whether everything that was stored has vanished since the last time.
  public private(set) var wasEvicted = false

  /// Whether opening needs the pupil's passphrase.
  public private(set) var hasPassphrase = false

  /// Whether the browser has promised not to clear the storage by itself; nothing where it was not
  /// asked or does not say.
  public private(set) var isPersistent: Bool?

  /// Rows that could not be opened, as they are stored; the others are there.
  public private(set) var damaged: [DamagedRow] = []

  /// The copies of the last days.
  public private(set) var backups: [Backup] = []

  /// All records with their stamps, as this device knows them.
  public private(set) var replica = Replica()
  private var device: DeviceRow?
  private var clock: StampClock?
  private var ids: RecordIDSource?

  /// Whether rows can be sealed.
  private var isUnlocked = false

  /// Whether everything was deleted, and the database with it.
  private var isWiped = false

  /// Whether the key ring was asked for.
  private var isUnlocking = false

  /// Whether another window wrote until now and what it wrote is still being read.
  private var isCatchingUp = false

  /// What was read since the last reading began.
  private var incoming: [Row] = []

  /// The readings that are not at their end yet; only the last one counts.
  private var readings = 0

  /// Rows that are not handed to the host yet, the latest of each identifier.
  private var waiting: [Row] = []

  /// Rows that the host is writing.
  private var writing: [(ticket: Int, rows: [Row])] = []
  private var lastTicket = 0

  /// The header and nonce of the backup that the host is sealing.
  var pendingBackup: (header: [UInt8], nonce: [UInt8])?

  /// Whether the vault can be worked with.
  public enum Phase: Hashable, Sendable {
    /// The database is being opened or read.
    case starting

    /// The pupil's passphrase is needed.
    case locked(wasWrong: Bool)

    /// The plan is there.
    case ready
  }

  /// A row that could not be opened.
  public struct DamagedRow: Equatable, Sendable {
    /// The identifier, as it is stored.
    public var id: [UInt8]

    /// The kind, as it is stored.
    public var kind: [UInt8]

    /// The sealed bytes.
    public var bytes: [UInt8]
  }

  /// The plan as it was on the morning of a day.
  public struct Backup: Equatable, Sendable {
    /// The identifier.
    public var id: RecordID

    /// The day since 1970.
    public var day: UInt64

    /// The plan file.
    public var file: [UInt8]
  }

  /// Creates a vault that knows nothing yet.
  public init() {}

  /// How well the plan is kept.
  public var rung: StorageRung { cause?.rung ?? .device }

  /// Whether changes are possible.
  public var isWritable: Bool {
    phase == .ready && !isFollower && !isCatchingUp && rung != .rescue
  }

  /// Whether the last change is kept.
  public var saving: Saving {
    if !writing.isEmpty || isUnlocking && cause == nil { return .saving }
    return waiting.isEmpty ? .saved : .notSaved
  }

  /// The profile that the device shows.
  public var shownProfile: RecordID? { device?.profile }

  // MARK: - Opening

  /// What is asked of the host first.
  public mutating func start() -> [HostRequest] {
    [HostRequest("open")]
  }

  /// Takes what the host reports.
  ///
  /// - Returns: What is asked of it next.
  public mutating func handle(
    _ message: ArraySlice<UInt8>, _ argument: ArraySlice<UInt8>, _ fields: [ArraySlice<UInt8>],
    at moment: Moment
  ) -> [HostRequest] {
    refresh(moment)
    // What was asked before everything was deleted comes to nothing, which is no failure.
    if isWiped, !names("role", message), !names("begun", message) { return [] }
    if names("opened", message) { return opened(argument, fields) }
    if names("unlocked", message) { return unlocked(argument) }
    if names("rows", message) {
      take(fields)
    } else if names("read", message) {
      return finishReading()
    } else if names("changed", message) {
      integrate()
    } else if names("written", message) {
      return written(argument, moment)
    } else if names("failed", message) {
      failed(argument, fields)
    } else if names("role", message) {
      isFollower = names("follower", argument)
      guard !isFollower, isUnlocked else { return [] }
      isCatchingUp = true
      return reread()
    } else if names("passphrase-set", message) {
      hasPassphrase = names("passphrase", fields.first ?? [])
    } else if names("persisted", message) {
      isPersistent = argument.isEmpty ? nil : names("1", argument)
    } else if names("locked", message) {
      forget()
      phase = .locked(wasWrong: false)
    } else if names("begun", message) {
      // Another window has begun anew after everything was deleted.
      return isFollower && isWiped ? begin() : []
    } else if names("wiped", message) {
      let follows = isFollower
      self = Vault()
      isFollower = follows
      phase = .ready
      isWiped = true
    }
    return []
  }

  private mutating func begin() -> [HostRequest] {
    isWiped = false
    return start()
  }

  private mutating func refresh(_ moment: Moment) {
    if ids == nil {
      ids = RecordIDSource(time: moment.time, random: (moment.random.0, moment.random.1))
    } else {
      ids?.refresh(time: moment.time, random: (moment.random.0, moment.random.1))
    }
    if device == nil { device = DeviceRow(device: moment.random.2) }
  }

  private mutating func opened(
    _ role: ArraySlice<UInt8>, _ fields: [ArraySlice<UInt8>]
  ) -> [HostRequest] {
    isFollower = names("follower", role)
    guard fields.count >= 4 else { return [] }
    wasEvicted = !fields[2].isEmpty
    isPersistent = fields[3].isEmpty ? nil : names("1", fields[3])
    hasPassphrase = names("passphrase", fields[0])
    if hasPassphrase {
      phase = .locked(wasWrong: false)
      return []
    }
    if names("none", fields[0]), names("0", fields[1]) {
      // Nothing is stored before there is something to store.
      phase = .ready
      isUnlocking = false
      return flush()
    }
    isUnlocking = true
    return [HostRequest("unlock", [], [[]])]
  }

  /// Tries a passphrase.
  public mutating func unlock(with passphrase: [UInt8]) -> [HostRequest] {
    [HostRequest("unlock", [], [passphrase])]
  }

  private mutating func unlocked(_ argument: ArraySlice<UInt8>) -> [HostRequest] {
    isUnlocked = true
    isUnlocking = false
    // A new ring has nothing to read, and what led here may wait to be written.
    if names("new", argument) {
      phase = .ready
      return flush()
    }
    return reread()
  }

  private mutating func reread() -> [HostRequest] {
    guard isUnlocked else { return [] }
    if readings == 0 { (incoming, damaged) = ([], []) }
    readings += 1
    return [HostRequest("read")]
  }

  private mutating func take(_ fields: [ArraySlice<UInt8>]) {
    var position = 0
    while position + 5 <= fields.count {
      let (id, kind, parent) = (fields[position], fields[position + 1], fields[position + 2])
      let (state, content) = (fields[position + 3], fields[position + 4])
      position += 5
      guard let rowID = RecordID(digits: id), let rowKind = RowKind(word: kind),
        !names("damaged", state)
      else {
        setAside(id, kind, content)
        continue
      }
      incoming.append(
        Row(
          rowID, rowKind, in: RecordID(digits: parent),
          content: names("gone", state) ? nil : Array(content)))
    }
  }

  private mutating func setAside(
    _ id: ArraySlice<UInt8>, _ kind: ArraySlice<UInt8>, _ content: ArraySlice<UInt8>
  ) {
    damaged.append(DamagedRow(id: Array(id), kind: Array(kind), bytes: Array(content)))
  }

  private mutating func finishReading() -> [HostRequest] {
    guard endsLastReading() else { return [] }
    replica = Replica()
    history = UndoHistory()
    backups = []
    // What is not stored yet was not read.
    incoming += writing.flatMap { $0.rows } + waiting
    integrate()
    isCatchingUp = false
    phase = .ready
    return flush()
  }

  /// Whether the reading that ends is the last one; what another one has read is forgotten.
  private mutating func endsLastReading() -> Bool {
    readings -= 1
    guard readings != 0 else { return true }
    // Fewer than none: what has been locked or deleted meanwhile was still being read.
    (readings, incoming, damaged) = (max(readings, 0), [], [])
    return false
  }

  /// Takes over the rows that were read.
  private mutating func integrate() {
    var records: [StampedRecord] = []
    for row in incoming {
      switch row.kind {
      case .record:
        guard let record = StampedRecord(row) else {
          setAside(row.id.digits[...], row.kind.name, (row.content ?? [])[...])
          continue
        }
        records.append(record)
      case .step:
        let step = StepRow(row)
        history.take(row.id, step?.step, isUndone: step?.isUndone == true)
      case .backup: takeBackup(row)
      case .device:
        if let row = DeviceRow(row) { device = row }
      }
    }
    incoming = []
    _ = replica.merge(Replica(records))
    book = replica.book
    if let device {
      clock = StampClock(device: device.device, last: max(clock?.last ?? 0, replica.latest))
    }
  }

  private mutating func takeBackup(_ row: Row) {
    if let place = backups.firstIndex(where: { $0.id == row.id }) { backups.remove(at: place) }
    guard let content = row.content else { return }
    backups.insert(
      Backup(id: row.id, day: (row.id.high >> 16) / 86_400_000, file: content),
      at: firstPlace(backups.count) { backups[$0].id < row.id })
  }

  private mutating func forget() {
    let (follows, hadPassphrase) = (isFollower, hasPassphrase)
    self = Vault()
    isFollower = follows
    hasPassphrase = hadPassphrase
  }

  /// Hears of a failure: its cause, and the ticket and the verb of what failed.
  private mutating func failed(_ argument: ArraySlice<UInt8>, _ fields: [ArraySlice<UInt8>]) {
    let verb = fields.count > 1 ? fields[1] : []
    if let ticket = fields.first.flatMap({ Int(digits: $0) }) { takeBack(ticket) }
    if names("unlock", verb) || names("open", verb) { isUnlocking = false }
    if names("wrong-passphrase", argument) {
      if names("unlock", verb) { phase = .locked(wasWrong: true) }
    } else if names("not-writer", argument) {
      isFollower = true
    } else if names("locked", argument) {
      isUnlocked = false
    } else if ["open", "unlock", "read", "write"].contains(where: { names($0, verb) }) {
      if names("read", verb) { _ = endsLastReading() }
      cause = StorageCause(word: argument)
      if phase == .starting { phase = .ready }
    }
  }

  // MARK: - Changing

  /// A new identifier.
  public mutating func newID(at moment: Moment) -> RecordID {
    refresh(moment)
    return ids?.next() ?? RecordID(time: moment.time, random: (moment.random.0, moment.random.1))
  }

  /// Does a step: changes the book, notes how to take it back, and has it stored.
  ///
  /// - Throws: `EditError` where the step does not fit; then nothing has changed.
  public mutating func perform(
    _ step: Step, at moment: Moment
  ) throws(EditError) -> [HostRequest] {
    let corrected = history.done.last?.corrected(by: step, at: moment.time)
    var kept = step
    kept.id = corrected?.id ?? newID(at: moment)
    // Held only where it is needed: beside a second holder every change copies the book.
    let morning = isFirstChange(of: moment.day) ? book : nil
    try book.apply(kept)
    if let morning { keepMorning(of: morning, moment) }
    let before = history
    if let corrected {
      history.correct(corrected)
      wait(for: StepRow(corrected, isUndone: false).row)
    } else {
      history.note(kept)
    }
    return keep(kept.edits, before, moment)
  }

  /// Takes the last step back.
  public mutating func undo(at moment: Moment) -> (step: Step, requests: [HostRequest])? {
    guard let step = move({ history, book in history.undo(in: &book) }, moment) else { return nil }
    return (step.step, keep(step.step.inverse.edits, step.before, moment))
  }

  /// Does the step again that was taken back last.
  public mutating func redo(at moment: Moment) -> (step: Step, requests: [HostRequest])? {
    guard let step = move({ history, book in history.redo(in: &book) }, moment) else { return nil }
    return (step.step, keep(step.step.edits, step.before, moment))
  }

  /// Goes one step back or forth, and gives it and the history before.
  private mutating func move(
    _ move: (inout UndoHistory, inout PlanBook) -> Step?, _ moment: Moment
  ) -> (step: Step, before: UndoHistory)? {
    let before = history
    let morning = isFirstChange(of: moment.day) ? book : nil
    guard let step = move(&history, &book) else { return nil }
    if let morning { keepMorning(of: morning, moment) }
    return (step, before)
  }

  /// Has the device show a profile.
  public mutating func show(_ profile: RecordID?) -> [HostRequest] {
    guard isWritable, device?.profile != profile else { return [] }
    device?.profile = profile
    return keepDevice()
  }

  /// What the person has begun to enter on this device, as the app has stated it.
  public var draft: [UInt8] { device?.draft ?? [] }

  /// Keeps what the person has begun to enter; nothing once it is entered.
  public mutating func keepDraft(_ draft: [UInt8]) -> [HostRequest] {
    guard isWritable, let before = device?.draft, before != draft else { return [] }
    device?.draft = draft
    return keepDevice()
  }

  /// Whether single keys without a modifier do something on this device.
  public var hasKeys: Bool { device?.hasKeys ?? true }

  /// Has single keys do something on this device, or no longer.
  public mutating func toggleKeys() -> [HostRequest] {
    guard isWritable, device != nil else { return [] }
    device?.hasKeys.toggle()
    return keepDevice()
  }

  /// Notes that a copy has left the device.
  public mutating func noteExport(at moment: Moment) -> [HostRequest] {
    guard isWritable else { return [] }
    refresh(moment)
    device?.lastExport = moment.time
    return keepDevice()
  }

  /// Whether there is something to lose of which no copy has left the device for 30 days.
  public func isExportDue(at moment: Moment) -> Bool {
    guard let device, !book.records.isEmpty, device.firstSave > 0 else { return false }
    return moment.time > max(device.lastExport, device.firstSave) + 30 * 86_400_000
  }

  /// Tries again to store what could not be stored.
  public mutating func retry() -> [HostRequest] { flush() }

  private mutating func keepDevice() -> [HostRequest] {
    if let device { wait(for: device.row) }
    return flush()
  }

  private func isFirstChange(of day: UInt64) -> Bool {
    !book.records.isEmpty && !backups.contains { $0.day >= day }
  }

  /// Keeps the book as it was before the first change of a day, for seven days.
  private mutating func keepMorning(of book: PlanBook, _ moment: Moment) {
    let backup = Backup(id: newID(at: moment), day: moment.day, file: book.file())
    backups.append(backup)
    wait(for: Row(backup.id, .backup, content: backup.file))
    while let first = backups.first, first.day + 7 <= moment.day || backups.count > 7 {
      backups.removeFirst()
      wait(for: Row(first.id, .backup, content: nil))
    }
  }

  private mutating func keep(
    _ edits: [Edit], _ before: UndoHistory, _ moment: Moment
  ) -> [HostRequest] {
    refresh(moment)
    var clock = clock ?? StampClock(device: device?.device ?? 0)
    for id in replica.note(edits, &clock, at: moment.time) {
      if let record = replica[id] { wait(for: record.row) }
    }
    self.clock = clock
    keepSteps(before)
    if device?.firstSave == 0 {
      device?.firstSave = moment.time
      if let device { wait(for: device.row) }
    }
    return flush()
  }

  /// Has the steps stored that came, went, or changed between done and undone.
  private mutating func keepSteps(_ before: UndoHistory) {
    for step in before.done + before.undone
    where !history.done.has(step.id) && !history.undone.has(step.id) {
      wait(for: Row(step.id, .step, content: nil))
    }
    for step in history.done where !before.done.has(step.id) {
      wait(for: StepRow(step, isUndone: false).row)
    }
    for step in history.undone where !before.undone.has(step.id) {
      wait(for: StepRow(step, isUndone: true).row)
    }
  }

  // MARK: - Storing

  private mutating func wait(for row: Row) {
    waiting.removeAll { $0.id == row.id }
    waiting.append(row)
  }

  /// Hands over what waits, if it can be sealed; the first time, a key ring is made.
  private mutating func flush() -> [HostRequest] {
    guard !waiting.isEmpty, !isFollower else { return [] }
    switch cause {
    case nil, .quota, .writeFailed: break
    default: return []
    }
    guard isUnlocked else {
      if isUnlocking { return [] }
      isUnlocking = true
      // What was deleted has to be opened anew first.
      guard !isWiped else { return begin() }
      return [HostRequest("unlock", [], [[]])]
    }
    lastTicket += 1
    writing.append((lastTicket, waiting))
    var fields: [[UInt8]] = []
    for row in waiting {
      fields.append(row.id.digits)
      fields.append(Array(row.kind.name))
      fields.append(row.parent?.digits ?? [])
      fields.append(row.content ?? [])
    }
    waiting = []
    return [HostRequest("write", lastTicket.digits(), fields)]
  }

  private mutating func written(
    _ argument: ArraySlice<UInt8>, _ moment: Moment
  ) -> [HostRequest] {
    guard let ticket = Int(digits: argument) else { return [] }
    writing.removeAll { $0.ticket == ticket }
    cause = nil
    wasEvicted = false
    // Asked once something is there that is worth it.
    return ticket == 1 && isPersistent != true ? [HostRequest("persist")] : []
  }

  /// Has the rows of a write that failed wait again, except where later ones wait already.
  private mutating func takeBack(_ ticket: Int) {
    guard let position = writing.firstIndex(where: { $0.ticket == ticket }) else { return }
    let rows = writing.remove(at: position).rows
    let newer = waiting + writing.flatMap { $0.rows }
    waiting = rows.filter { row in !newer.contains { $0.id == row.id } } + waiting
  }

  // MARK: - Locking and leaving

  /// Sets the passphrase without which the vault does not open any more; an empty one takes it
  /// away.
  public mutating func setPassphrase(_ passphrase: [UInt8]) -> [HostRequest] {
    [HostRequest("passphrase", [], [passphrase])]
  }

  /// Closes the vault until the passphrase is entered again.
  public mutating func lock() -> [HostRequest] {
    hasPassphrase ? [HostRequest("lock")] : []
  }

  /// Deletes everything that is stored.
  public mutating func wipe() -> [HostRequest] {
    [HostRequest("wipe")]
  }
}

extension RowKind {
  /// The name as bytes.
  var name: ArraySlice<UInt8> {
    Array(word.bytes)[...]
  }
}
