import Abitur
import JSON
import Planner
import Vault

// What goes out as a file and what comes in.

extension AppState {
  // MARK: - Out

  func export(_ message: Message, _ request: Request) -> [Effect] {
    if message == .exportDamaged {
      return save(vault.damagedFile, as: Texts.damagedFile, saying: Texts.damagedSaved)
    }
    guard let profile else { return [] }
    switch message {
    case .exportPlan:
      return save(vault.book.file(), as: Texts.planFile, saying: Texts.planSaved)
        + ask(vault.noteExport(at: moment))
    case .exportResults:
      let table = vault.book.resultsTable(of: profile.profile.id)
      return save(table.bytes, as: Texts.resultsFile, "text/csv", saying: Texts.resultsSaved)
    case .exportGrid:
      let table = vault.book.courseGrid(of: profile.profile.id)
      return save(table.bytes, as: Texts.gridFile, "text/csv", saying: Texts.gridSaved)
    default: return seal(with: request["passwort"], request["wiederholung"])
    }
  }

  private func seal(with passphrase: [UInt8], _ repetition: [UInt8]) -> [Effect] {
    if let fault = AppState.fault(passphrase, repetition) { return say(fault) }
    guard let header = backupHeader else { return [] }
    return ask([vault.seal(vault.book.file(), with: passphrase, header, nonce: backupNonce)])
  }

  /// Why a new passphrase cannot be taken, if so.
  static func fault(_ passphrase: [UInt8], _ repetition: [UInt8]) -> Phrase? {
    if passphrase.isEmpty { return Texts.passphraseEmpty }
    return passphrase == repetition ? nil : Texts.passphrasesDiffer
  }

  /// The header and the nonce of a backup of this moment, from its random bits.
  private var backupHeader: [UInt8]? {
    try? BackupFile.header(salt: Array(moment.bytes.prefix(BackupFile.saltLength)))
  }

  private var backupNonce: [UInt8] { Array(moment.bytes.suffix(BackupFile.nonceLength)) }

  func saveSealed(_ answer: [UInt8]) -> [Effect] {
    guard let file = vault.sealedFile(answer) else { return say(Texts.notPossible) }
    return save(file, as: Texts.backupFile, "application/octet-stream", saying: Texts.backupSaved)
      + ask(vault.noteExport(at: moment)) + [.clear("passwort"), .clear("wiederholung")]
  }

  // MARK: - In

  /// Larger files are no plans.
  static var sizeLimit: Int { 1 << 20 }

  /// A file that cannot be opened leaves everything else as it was.
  func open(name: String, bytes: [UInt8]) -> [Effect] {
    guard bytes.count <= AppState.sizeLimit else {
      let kind = JSONError.Kind.tooLarge(limit: AppState.sizeLimit)
      return refuse(name, ErrorWording(PlanError(.json(kind), at: .start)))
    }
    guard vault.phase != .starting else {
      waitingFile = (name, bytes)
      return []
    }
    switch ImportFormat.of(bytes) {
    case .backup: return open(sealed: name, bytes)
    case .table: return open(table: name, bytes)
    case .calq:
      return open(name) { ids, state throws(PlanError) in
        try PlanBook(calq: bytes, ids: &ids, under: state.profile?.ruleSet ?? RuleSet.all.last)
      }
    case .plan1, .plan2, .unknown:
      return open(name) { ids, _ throws(PlanError) in try PlanBook(file: bytes, ids: &ids) }
    }
  }

  /// Identifiers for what a file brings; its own bits, as the vault's come from the others.
  private var freshIDs: RecordIDSource {
    RecordIDSource(time: moment.time, random: (moment.random.2, moment.random.3))
  }

  private func open(
    _ name: String,
    _ read: (inout RecordIDSource, AppState) throws(PlanError) -> PlanBook
  ) -> [Effect] {
    var ids = freshIDs
    let book: PlanBook
    do throws(PlanError) {
      book = try read(&ids, self)
    } catch {
      return refuse(name, ErrorWording(error))
    }
    fault = nil
    sealedImport = nil
    openNumbers = []
    // With nothing there, there is nothing to weigh.
    if vault.book.records.isEmpty {
      return take(PlanImport(of: book, into: vault.book, .replace), name)
    }
    // An export of another app does not know which plan it belongs to.
    let isForeign = book.all(.profile).allSatisfy { $0[.land] == nil }
    offer(
      PendingImport(
        fileName: name, book: book, mode: .merge, preview: PlanImport(of: book, into: book, .merge),
        joined: isForeign ? profile?.profile.id : nil))
    if pendingImport?.preview.edits.isEmpty == true {
      pendingImport = nil
      return goTo(.plan(.own, .overview)) + [.announce(Texts.nothingToImport)]
    }
    return goTo(.data) + [.focus(id: Anchor.importing)]
  }

  /// A table belongs into the plan that is shown.
  private func open(table name: String, _ bytes: [UInt8]) -> [Effect] {
    guard let profile else { return refuse(name, ErrorWording(Text(Texts.tableNeedsPlan), "")) }
    do throws(CSVError) {
      let table = try CSVImport(bytes, into: profile.profile.id, of: vault.book)
      offer(
        PendingImport(
          fileName: name, book: vault.book, mode: .merge,
          preview: PlanImport(of: vault.book, into: vault.book, .merge), table: table))
    } catch {
      return refuse(name, ErrorWording(error))
    }
    fault = nil
    return goTo(.data) + [.focus(id: Anchor.importing)]
  }

  private func open(sealed name: String, _ bytes: [UInt8]) -> [Effect] {
    do throws(BackupError) {
      sealedImport = SealedImport(fileName: name, file: try BackupFile(parsing: bytes))
    } catch {
      return refuse(name, ErrorWording(error))
    }
    fault = nil
    return goTo(.data) + [.focus(id: Anchor.importing)]
  }

  /// Shows what taking something in would do.
  private func offer(_ pending: PendingImport) {
    var pending = pending
    if let table = pending.table {
      var ids = freshIDs
      let fragment = table.read(ids: &ids)
      pending.book = fragment.book
      pending.problems = fragment.problems
    }
    pending.preview = PlanImport(
      of: pending.book, into: vault.book, pending.mode, joining: pending.joined)
    pendingImport = pending
  }

  private func take(_ change: PlanImport, _ name: String) -> [Effect] {
    pendingImport = nil
    guard !change.edits.isEmpty else { return goTo(.plan(.own, .overview)) }
    var effects = perform(Texts.taken(name), change.edits)
    let step = lastStep
    if let first = change.items.first(where: { $0.kind == .profile })?.id {
      effects += ask(vault.show(first))
      refresh()
    }
    let follow = goTo(.plan(.own, .overview))
    lastStep = step
    return effects + follow
  }

  func takeIn(_ message: Message, _ request: Request) -> [Effect] {
    switch message {
    case .setImportMode:
      guard var pending = pendingImport, pending.table == nil else { return [] }
      let isReplacing = request.fields.first?.value.elementsEqual("ersetzen") == true
      pending.mode = isReplacing ? .replace : .merge
      offer(pending)
    case .setColumn:
      guard var pending = pendingImport, let column = Int(digits: request.argument[...]),
        let columns = pending.table?.columns.indices, columns.contains(column)
      else { return [] }
      let chosen = request.fields.first.flatMap { Int(digits: $0.value[...]) }
      pending.table?.columns[column] = chosen.flatMap {
        CSVColumn.allCases.indices.contains($0) ? CSVColumn.allCases[$0] : nil
      }
      offer(pending)
    case .acceptImport:
      guard let pending = pendingImport else { return [] }
      return take(pending.preview, pending.fileName)
    case .openSealed:
      guard let sealed = sealedImport else { return [] }
      return ask([vault.open(sealed.file, with: request["passwort"])])
    case .restoreBackup:
      guard let id = request.record, let backup = vault.backups.first(where: { $0.id == id }) else {
        return []
      }
      var ids = freshIDs
      guard let book = try? PlanBook(file: backup.file, ids: &ids) else { return [] }
      offer(
        PendingImport(
          fileName: Texts.backupName(backup.day).description, book: book, mode: .replace,
          preview: PlanImport(of: book, into: book, .replace)))
      return [.focus(id: Anchor.importing)]
    default:
      pendingImport = nil
      sealedImport = nil
      return [.focus(id: Anchor.title)]
    }
    return []
  }

  func openUnsealed(_ content: [UInt8]) -> [Effect] {
    guard let sealed = sealedImport else { return [] }
    return open(name: sealed.fileName, bytes: content)
  }
}
