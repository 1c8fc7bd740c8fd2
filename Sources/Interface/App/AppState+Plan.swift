import Abitur
import JSON
import Planner
import Vault

// What a person does with the own plan, and what the vault's host says.

extension AppState {
  /// The requests of the vault as effects.
  @inline(never)
  func ask(_ requests: [HostRequest]) -> [Effect] {
    requests.map { .vault($0) }
  }

  /// Puts together and works out what the vault holds.
  @inline(never)
  func refresh() {
    let book = vault.book
    let shown = vault.shownProfile.flatMap { book[$0] } ?? book.all(.profile).first
    profile = shown.map { ProfilePlan($0, in: book) }
    plan = profile?.plan.flatMap { try? PlanModel($0) }
    lookBack()
    if case .entry(let id) = route, entry == nil { beginEntry(at: id) }
  }

  /// Works out how the plan stood on the last morning that was kept.
  private func lookBack() {
    guard let backup = vault.backups.last, let profile = profile?.profile.id else {
      return earlier = nil
    }
    if let earlier, earlier.backup == backup.id, earlier.profile == profile { return }
    var standing = Standing(backup: backup.id, profile: profile, day: backup.day)
    if let book = try? PlanBook(file: backup.file), let record = book[profile],
      let assessment = try? ProfilePlan(record, in: book).plan?.assessment()
    {
      (standing.total, standing.grade) = (assessment.total, assessment.grade)
    }
    earlier = standing
  }

  /// Says why something does not happen, for eyes and ears.
  func say(_ text: Phrase) -> [Effect] { say(Text(text)) }

  /// Says why something does not happen, for eyes and ears.
  @_disfavoredOverload
  @inline(never)
  func say(_ text: Text) -> [Effect] {
    notice = text
    return [.announce(text)]
  }

  /// Does a step with the own plan, under the name by which it can be taken back.
  @inline(never)
  func perform(_ name: Text, _ edits: [Edit]) -> [Effect] {
    guard !edits.isEmpty else { return [] }
    guard vault.isWritable else { return say(Texts.notWritable) }
    do throws(EditError) {
      let requests = try vault.perform(Step(name.description, edits), at: moment)
      lastStep = name
      refresh()
      return ask(requests) + [.announce(name)]
    } catch {
      return say(Texts.notPossible)
    }
  }

  // MARK: - Acts

  /// Takes an act that is about the own plan.
  func change(_ message: Message, _ request: Request) -> [Effect] {
    switch message {
    case .newPlan: return newPlan()
    case .showProfile:
      let requests = vault.show(request.record)
      refresh()
      return ask(requests) + [.focus(id: Anchor.title)]
    case .setValue: return setValue(request)
    case .setCourse: return setCourse(request)
    case .choose: return choose(request)
    case .goOn: return goOn(request)
    case .addSubject: return addSubject(request)
    case .setEntry:
      isPageKept = isEntering
      return setEntry(request)
    case .saveEntry: return saveEntry()
    case .closeSheet: return leaveSheet()
    case .addGoal: return addGoal()
    case .remove: return remove(request)
    case .search:
      search = request.fields.first?.value ?? []
      return [.announce(Texts.subjectCount(foundSubjects.count))]
    case .toggleKeys: return ask(vault.toggleKeys())
    case .undo: return undo()
    case .redo: return redo()
    case .hideUndo:
      lastStep = nil
      return [.focus(id: Anchor.title)]
    case .exportPlan, .exportResults, .exportGrid, .exportSealed, .exportDamaged:
      return export(message, request)
    case .setImportMode, .setColumn, .acceptImport, .cancelImport, .openSealed, .restoreBackup:
      return takeIn(message, request)
    case .unlock: return ask(vault.unlock(with: request["passwort"]))
    case .lock: return ask(vault.lock())
    case .setPassphrase:
      let passphrase = request["passwort"]
      if let fault = AppState.fault(passphrase, request["wiederholung"]) { return say(fault) }
      return ask(vault.setPassphrase(passphrase))
    case .removePassphrase: return ask(vault.setPassphrase([]))
    case .keepStorage: return ask(vault.persist())
    case .retrySaving: return ask(vault.retry())
    case .askToWipe, .cancelWipe:
      isAskingToWipe = message == .askToWipe
      return [.focus(id: Anchor.title)]
    case .wipe: return ask(vault.wipe())
    case .openFile, .saveExample, .saveResult, .closeFault, .toggle, .loadVersion, .skipToContent:
      return []
    }
  }

  private func newPlan() -> [Effect] {
    var profile = Record(vault.newID(at: moment), .profile, in: nil)
    guard let ruleSet = RuleSet.all.last else { return [] }
    profile[.land] = .text(ruleSet.land.rawValue)
    // Who begins the Kursstufe in autumn takes the Abitur in the year after next.
    let year = 1970 + Int(moment.day) * 400 / 146_097 + 2
    profile[.abiturYear] = .number(min(max(year, 2025), ruleSet.years.upperBound))
    var effects = perform(Text(Texts.planMade), [.insert(profile)])
    guard !effects.isEmpty, vault.book[profile.id] != nil else { return effects }
    effects += ask(vault.show(profile.id))
    refresh()
    effects += goTo(.setup(.person))
    lastStep = nil
    return effects
  }

  /// Sets an attribute: the argument is a record and the number of the attribute.
  private func setValue(_ request: Request) -> [Effect] {
    guard let id = request.record, let field = request.fields.first,
      let number = Int(digits: request.argument[...].dropFirst(33)),
      let attribute = Attribute(rawValue: UInt8(truncatingIfNeeded: number))
    else { return [] }
    var value: Value?
    if !field.value.isEmpty {
      value = attribute.type.value(of: field.value)
      guard value != nil else { return say(Texts.notPossible) }
    }
    guard let record = vault.book[id] ?? (value == nil ? nil : newPart(id)) else { return [] }
    return perform(Texts.changed(attribute, name(of: record)), edits(of: id, [(attribute, value)]))
  }

  /// The edits that give a record these values, or begin a part that has them.
  @inline(never)
  func edits(of id: RecordID, _ values: [(attribute: Attribute, value: Value?)]) -> [Edit] {
    guard vault.book[id] != nil else {
      guard var record = newPart(id) else { return [] }
      for (attribute, value) in values where value != nil { record[attribute] = value }
      return [.insert(record)]
    }
    return values.compactMap { vault.book.change(id, $0.attribute, to: $0.value) }
  }

  /// The record that begins a part; an exam is written where the subject's level says so.
  @inline(never)
  private func newPart(_ id: RecordID) -> Record? {
    guard let whole = vault.book[id.whole] else { return nil }
    for kind in RecordKind.allCases where kind.parent == whole.kind {
      guard let parts = kind.parts, parts.contains(id.part) else { continue }
      var record = Record(id, kind, in: whole.id)
      if kind == .exam {
        record[.examKind] = whole.level == .advanced ? .word("schriftlich") : .word("muendlich")
      }
      return record
    }
    return nil
  }

  /// Sets a half-year: points, open, or not taken.
  private func setCourse(_ request: Request) -> [Effect] {
    guard let id = request.record, let field = request.fields.first else { return [] }
    let points = Attribute.points.type.value(of: field.value)
    let isTaken = !field.value.elementsEqual("x")
    guard let record = vault.book[id] ?? (isTaken ? newPart(id) : nil) else { return [] }
    // What was entered before stays where the subject is not taken any more.
    let values: [(attribute: Attribute, value: Value?)] =
      isTaken ? [(.notTaken, nil), (.points, points)] : [(.notTaken, .yes)]
    return perform(Texts.courseChanged(name(of: record), id.part), edits(of: id, values))
  }

  /// Adds a subject by what was typed; one that is there is shown instead.
  private func addSubject(_ request: Request) -> [Effect] {
    guard let profile, case let typed = request["fach"], !FoldedName(utf8: typed).bytes.isEmpty
    else { return [] }
    let text = String(utf8: typed[...])
    let definition = profile.ruleSet.flatMap { ruleSet in
      SubjectSearch(ruleSet).subject(meantBy: text).flatMap { ruleSet.subject($0) }
    }
    let folded = FoldedName(definition?.name ?? text)
    for subject in profile.subjects where FoldedName(subject.name) == folded {
      if case .setup = route { return say(Texts.subjectIsThere) }
      return goTo(.subject(subject.record.id))
    }
    guard definition != nil || Attribute.name.type.allows(.text(typed)) else {
      return say(Texts.notPossible)
    }
    let edits = beginning(definition, .basic, name: typed)
    return perform(Texts.added(Text(definition?.name ?? text)), edits) + [.clear("fach")]
  }

  /// A new subject with the half-years in which it is usually taken: one of the catalogue, or the
  /// pupil's own of that name.
  @inline(never)
  func beginning(
    _ definition: SubjectDefinition?, _ level: Level, name: [UInt8] = []
  ) -> [Edit] {
    guard let profile else { return [] }
    var subject = Record(vault.newID(at: moment), .subject, in: profile.profile.id)
    if let definition {
      subject[.catalogued] = .text(definition.id.rawValue)
    } else {
      subject[.name] = .text(name)
    }
    if level == .advanced { subject[.level] = .word("Leistungsfach") }
    var edits: [Edit] = [.insert(subject)]
    for halfYear in definition?.teaching?.usualHalfYears ?? HalfYear.allCases {
      edits.append(.insert(Record(subject.id.part(halfYear.rawValue), .course, in: subject.id)))
    }
    return edits
  }

  private func addGoal() -> [Effect] {
    guard let profile else { return [] }
    var goal = Record(vault.newID(at: moment), .goal, in: profile.profile.id)
    goal[.grade] = .number(20)
    return perform(Text(Texts.goalAdded), [.insert(goal)]) + [.focus(id: Anchor.title)]
  }

  private func remove(_ request: Request) -> [Effect] {
    guard let id = request.record, let record = vault.book[id] else { return [] }
    let effects = perform(Texts.deleted(name(of: record)), vault.book.removal(of: id))
    if case .subject(let shown) = route, shown == id {
      let step = lastStep
      let follow = goTo(.subjects)
      lastStep = step
      return effects + follow
    }
    return effects
  }

  func undo() -> [Effect] {
    guard vault.isWritable, let undone = vault.undo(at: moment) else { return [] }
    lastStep = nil
    refresh()
    return ask(undone.requests)
      + [.announce(Texts.undone(Text(undone.step.name))), .focus(id: Anchor.title)]
  }

  func redo() -> [Effect] {
    guard vault.isWritable, let redone = vault.redo(at: moment) else { return [] }
    lastStep = Text(redone.step.name)
    refresh()
    return ask(redone.requests) + [.announce(Text(redone.step.name))]
  }

  @inline(never)
  func goTo(_ route: Route) -> [Effect] {
    show(route)
    return [
      .hash(route.hash), .title(title), .focus(id: route.isSheet ? Anchor.sheet : Anchor.title),
    ]
  }

  /// What a record is called in the name of a step.
  @inline(never)
  func name(of record: Record) -> Text {
    func subject(_ id: RecordID?) -> Text {
      for subject in profile?.subjects ?? [] where subject.record.id == id {
        return Text(subject.name)
      }
      return Text(Texts.subject)
    }
    switch record.kind {
    case .profile: return record.bytes(.name).map { Text(utf8: $0) } ?? Text(Texts.yourPlan)
    case .subject: return subject(record.id)
    case .course, .exam: return subject(record.parent)
    case .result: return "\(Texts.kind(of: record)) \(subject(record.parent?.whole))"
    case .component: return Text(Texts.component)
    case .goal: return Text(Texts.goal)
    }
  }

  // MARK: - The host

  /// Takes what the vault's host says.
  func hear(
    _ message: [UInt8], _ argument: [UInt8], _ fields: [[UInt8]]
  ) -> [Effect] {
    let content = fields.first ?? []
    if message.elementsEqual("sealed") { return saveSealed(content) }
    if message.elementsEqual("unsealed") { return openUnsealed(content) }
    if message.elementsEqual("failed"), fields.count > 1, fields[1].elementsEqual("passphrase-open")
    {
      sealedImport?.wasWrong = true
      return [.announce(Texts.wrongBackupPassphrase)]
    }
    if message.elementsEqual("failed"), fields.count > 1 {
      if fields[1].elementsEqual("passphrase") { return say(Texts.passphraseNotSet) }
      if fields[1].elementsEqual("passphrase-seal") { return say(Texts.backupNotSealed) }
      if fields[1].elementsEqual("wipe") { return say(Texts.notWiped) }
    }
    let before = vault.phase
    let (hadPassphrase, saving) = (vault.hasPassphrase, vault.saving)
    let requests = vault.handle(message[...], argument[...], fields.map { $0[...] }, at: moment)
    // Nothing of the plan changes by being written, and that is what is heard most.
    let isQuiet =
      message.elementsEqual("written") || message.elementsEqual("rows")
      || message.elementsEqual("persisted")
    if !isQuiet { refresh() }
    var effects = ask(requests)
    if message.elementsEqual("wiped") {
      isAskingToWipe = false
      lastStep = nil
      pendingImport = nil
      entry = nil
      effects += goTo(.start) + [.announce(Texts.wiped)]
    }
    if message.elementsEqual("passphrase-set"), argument.isEmpty {
      let set = hadPassphrase ? Texts.passphraseChanged : Texts.passphraseSet
      effects += [
        .announce(vault.hasPassphrase ? set : Texts.passphraseRemoved), .clear("passwort"),
        .clear("wiederholung"),
      ]
    }
    if before == .ready, case .locked = vault.phase { effects.append(.focus(id: Anchor.title)) }
    if case .locked(true) = vault.phase { effects.append(.announce(Texts.wrongPassphrase)) }
    if saving != .notSaved, vault.saving == .notSaved { effects.append(.announce(Texts.notSaved)) }
    if before != .ready, vault.phase == .ready {
      effects.append(.title(title))
      if let (name, bytes) = waitingFile {
        waitingFile = nil
        effects += open(name: name, bytes: bytes)
      }
    }
    return effects
  }
}

extension AttributeType {
  /// The value that a person typed or chose, if it is one of these.
  func value(of typed: [UInt8]) -> Value? {
    var bytes = typed[...]
    while bytes.last == 0x20 { bytes.removeLast() }
    while bytes.first == 0x20 { bytes.removeFirst() }
    var value: Value?
    switch self {
    case .text, .word, .record: value = .text(Array(bytes))
    case .flag, .number: value = Int(digits: bytes).map { .number($0) }
    // As the browser's field for days has it: 2026-11-30.
    case .day: value = PlanDay.day(Array(bytes)).map { .number($0) }
    }
    return value.flatMap { allows($0) ? $0 : nil }
  }
}

extension FoldedName {
  fileprivate init(utf8: [UInt8]) {
    self.init(String(utf8: utf8[...]))
  }
}
