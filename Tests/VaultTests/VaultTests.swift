import JSON
import Planner
import TestSupport
import Testing

@testable import Vault

@Suite struct VaultTests {
  /// A step that adds a profile of a name.
  private func adding(_ name: String, _ vault: inout Vault, _ host: inout FakeHost) -> Step {
    var profile = Record(vault.newID(at: host.moment), .profile, in: nil)
    profile[.name] = .text(name)
    return Step("Profil \(name) angelegt", [.insert(profile)])
  }

  private func perform(_ step: Step, _ vault: inout Vault, _ host: inout FakeHost) throws {
    host.run(try vault.perform(step, at: host.moment), &vault)
  }

  @Test("Nothing is stored before there is something to store")
  func untouched() {
    var host = FakeHost()
    let vault = host.opened()
    #expect(vault.phase == .ready && vault.isWritable && vault.saving == .saved)
    #expect(host.ring.description == "none")
    #expect(host.writes.isEmpty)
  }

  @Test("What was changed, undone and redone is there after reopening, steps with it")
  func reopening() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var host = FakeHost()
      var vault = host.opened()
      var random = RandomEdits(seed: seed)
      for number in 0..<30 {
        random.book = vault.book
        let step = random.step()
        if let requests = try? vault.perform(step, at: host.moment) { host.run(requests, &vault) }
        if number % 3 == 0, let undone = vault.undo(at: host.moment) {
          host.run(undone.requests, &vault)
        }
        if number % 9 == 0, let redone = vault.redo(at: host.moment) {
          host.run(redone.requests, &vault)
        }
        guard number % 10 == 0 else { continue }
        let again = host.opened()
        #expect(again.book.records == vault.book.records, "seed \(seed)")
        #expect(again.history.done.map { $0.id } == vault.history.done.map { $0.id })
        #expect(again.history.undone.map { $0.id } == vault.history.undone.map { $0.id })
        vault = again
      }
      #expect(vault.saving == .saved)
      while let undone = vault.undo(at: host.moment) { host.run(undone.requests, &vault) }
      #expect(vault.book.records.isEmpty, "seed \(seed)")
      #expect(host.opened().book.records.isEmpty, "seed \(seed)")
    }
  }

  @Test("What went with its half-year stays away when that comes back without it")
  func reopeningWithoutParts() throws {
    var host = FakeHost()
    var vault = host.opened()
    try perform(adding("Ada", &vault, &host), &vault, &host)
    let profile = try #require(vault.book.records.first?.id)
    let subject = Record(vault.newID(at: host.moment), .subject, in: profile)
    try perform(Step("Fach", [.insert(subject)]), &vault, &host)
    let course = Record(subject.id.part(3), .course, in: subject.id)
    let result = Record(vault.newID(at: host.moment), .result, in: course.id)
    try perform(Step("Klausur", [.insert(course), .insert(result)]), &vault, &host)
    let undone = vault.undo(at: host.moment)
    host.run(try #require(undone).requests, &vault)
    try perform(Step("Halbjahr", [.insert(course)]), &vault, &host)
    #expect(vault.book[course.id] != nil && vault.book[result.id] == nil)
    #expect(host.opened().book.records == vault.book.records)
  }

  @Test("One change is one small write, however large the plan is")
  func smallWrites() throws {
    var host = FakeHost()
    var vault = host.opened()
    for number in 0..<300 {
      try perform(adding("Profil \(number)", &vault, &host), &vault, &host)
    }
    host.writes = []
    let id = try #require(vault.book.records.first?.id)
    let edit = try #require(vault.book.change(id, .name, to: .text("Anders")))
    try perform(Step("Umbenannt", [edit]), &vault, &host)
    // The record, the step, and the oldest step that goes.
    #expect(host.writes == [3])
  }

  @Test("A failed write is said, kept in memory and written with the next change")
  func quota() throws {
    var host = FakeHost()
    var vault = host.opened()
    try perform(adding("Ada", &vault, &host), &vault, &host)
    host.writeFailure = "quota"
    try perform(adding("Ben", &vault, &host), &vault, &host)
    #expect(vault.cause == .quota && vault.rung == .session && vault.saving == .notSaved)
    #expect(vault.isWritable)
    #expect(host.opened().book.records.count == 1)
    try perform(adding("Cem", &vault, &host), &vault, &host)
    #expect(vault.book.records.count == 3)
    host.writeFailure = nil
    host.run(vault.retry(), &vault)
    #expect(vault.cause == nil && vault.rung == .device && vault.saving == .saved)
    #expect(host.opened().book.records == vault.book.records)
  }

  @Test(
    "Without storage everything works until the page is closed, and why is known",
    arguments: ["no-database", "open-failed", "blocked", "no-crypto"] as [Literal])
  func session(_ cause: Literal) throws {
    var host = FakeHost()
    host.openFailure = cause
    var vault = host.opened()
    #expect(vault.phase == .ready && vault.rung == .session && vault.isWritable)
    #expect(vault.cause?.word.description == cause.description)
    try perform(adding("Ada", &vault, &host), &vault, &host)
    #expect(vault.book.records.count == 1 && vault.saving == .notSaved)
    #expect(vault.undo(at: host.moment) != nil)
    #expect(host.rows.isEmpty)
  }

  @Test(
    "What must not be touched is only read",
    arguments: [("newer-version", true), ("key-lost", false), ("damaged-ring", false)]
      as [(Literal, Bool)])
  func rescue(_ fault: (cause: Literal, isAtOpening: Bool)) {
    var host = FakeHost()
    var vault = host.opened()
    try? perform(adding("Ada", &vault, &host), &vault, &host)
    if fault.isAtOpening {
      host.openFailure = fault.cause
    } else {
      host.unlockFailure = fault.cause
    }
    let stored = host.rows.mapValues { $0.content }
    let again = host.opened()
    #expect(again.phase == .ready && again.rung == .rescue && !again.isWritable)
    #expect(host.rows.mapValues { $0.content } == stored)
  }

  @Test("One damaged row is set aside and shown; the others are there")
  func damagedRow() throws {
    var host = FakeHost()
    var vault = host.opened()
    for name in ["Ada", "Ben", "Cem"] {
      try perform(adding(name, &vault, &host), &vault, &host)
    }
    let id = vault.book.records[1].id
    let row = try #require(host.rows[id.digits])
    host.rows[id.digits] = (row.kind, row.parent, [0xDE, 0xAD])
    let again = host.opened()
    #expect(again.book.records.map { $0.text(.name) } == ["Ada", "Cem"])
    #expect(again.damaged.map { $0.id } == [id.digits])
    #expect(again.isWritable)
    // A row that opens but does not make sense is no better.
    host.rows[id.digits] = (row.kind, row.parent, [1, 2, 3])
    #expect(host.opened().damaged.count == 1)
  }

  @Test("With a passphrase nothing is there before it is right")
  func passphrase() throws {
    var host = FakeHost()
    var vault = host.opened()
    try perform(adding("Ada", &vault, &host), &vault, &host)
    host.run(vault.setPassphrase(Array("geheim".utf8)), &vault)
    #expect(vault.hasPassphrase)
    host.run(vault.lock(), &vault)
    #expect(vault.phase == .locked(wasWrong: false) && vault.book.records.isEmpty)
    #expect(!vault.isWritable)
    var again = host.opened()
    #expect(again.phase == .locked(wasWrong: false))
    host.run(again.unlock(with: Array("falsch".utf8)), &again)
    #expect(again.phase == .locked(wasWrong: true) && again.book.records.isEmpty)
    host.run(again.unlock(with: Array("geheim".utf8)), &again)
    #expect(again.phase == .ready && again.book.records.count == 1)
    host.run(again.setPassphrase([]), &again)
    #expect(!again.hasPassphrase)
    #expect(host.opened().book.records.count == 1)
  }

  @Test("A window that follows sees every change, does not write, and goes on when it takes over")
  func following() throws {
    var host = FakeHost()
    var writer = host.opened()
    try perform(adding("Ada", &writer, &host), &writer, &host)
    host.role = "follower"
    var follower = host.opened()
    #expect(follower.isFollower && !follower.isWritable && follower.book.records.count == 1)
    try perform(adding("Ben", &writer, &host), &writer, &host)
    for answer in host.answers(to: HostRequest("read")) where answer.message.description == "rows" {
      _ = follower.handle(
        word("rows"), [], answer.fields.map { $0[...] }, at: host.moment)
    }
    _ = follower.handle(word("changed"), [], [], at: host.moment)
    #expect(follower.book.records == writer.book.records)
    #expect(follower.history.done.count == 2)
    let requests = follower.handle(word("role"), word("writer"), [], at: host.moment)
    // Not before it has read what the other one may have written last.
    #expect(!follower.isWritable)
    host.run(requests, &follower)
    #expect(follower.isWritable)
    try perform(adding("Cem", &follower, &host), &follower, &host)
    #expect(host.opened().book.records.count == 3)
  }

  @Test("A window that follows sees what another one begins after everything was deleted")
  func followingAnew() throws {
    var host = FakeHost()
    var writer = host.opened()
    try perform(adding("Ada", &writer, &host), &writer, &host)
    host.role = "follower"
    var follower = host.opened()
    host.run(writer.wipe(), &writer)
    _ = follower.handle(word("wiped"), word("elsewhere"), [], at: host.moment)
    #expect(follower.phase == .ready && follower.book.records.isEmpty)
    host.role = "writer"
    try perform(adding("Neu", &writer, &host), &writer, &host)
    host.role = "follower"
    let requests = follower.handle(word("begun"), word("elsewhere"), [], at: host.moment)
    host.run(requests, &follower)
    #expect(follower.book.records == writer.book.records && follower.isFollower)
    // Said twice, it is heard once.
    #expect(follower.handle(word("begun"), word("elsewhere"), [], at: host.moment).isEmpty)
  }

  @Test("What is corrected within a second is one step, which can be undone as a whole")
  func corrections() throws {
    var host = FakeHost()
    var vault = host.opened()
    try perform(adding("Ada", &vault, &host), &vault, &host)
    let id = try #require(vault.book.records.first?.id)
    func set(_ year: Int, after milliseconds: UInt64) throws {
      let edit = try #require(vault.book.change(id, .abiturYear, to: .number(year)))
      host.now += milliseconds
      let moment = Moment(time: host.now, random: (host.now, 2, 3, 4))
      host.run(try vault.perform(Step("Abitur geändert", [edit]), at: moment), &vault)
      host.now = moment.time
    }
    try set(2001, after: 2000)
    let first = host.now
    try set(2002, after: 0)
    host.now = first
    try set(2003, after: 999)
    #expect(vault.history.done.count == 2)
    host.now = first
    try set(2004, after: 1000)
    #expect(vault.history.done.count == 3)
    var again = host.opened()
    #expect(again.history.done.count == 3 && again.book[id]?.number(.abiturYear) == 2004)
    for year in [2003, nil] as [Int?] {
      let undone = again.undo(at: host.moment)
      host.run(try #require(undone).requests, &again)
      #expect(again.book[id]?.number(.abiturYear) == year)
    }
  }

  @Test("The first change of a day keeps the morning's plan, for seven days")
  func backups() throws {
    var host = FakeHost()
    var vault = host.opened()
    for day in 0..<10 {
      try perform(adding("Profil \(day)", &vault, &host), &vault, &host)
      try perform(adding("Profil \(day) b", &vault, &host), &vault, &host)
      host.now += 86_400_000
    }
    let again = host.opened()
    #expect(again.backups.count == 7)
    #expect(again.backups.map { $0.file } == vault.backups.map { $0.file })
    #expect(Set(again.backups.map { $0.day }).count == 7)
    // The last morning's plan has what was there before that day's first change.
    var morning = vault
    _ = morning.undo(at: host.moment)
    _ = morning.undo(at: host.moment)
    #expect(again.backups.last?.file == morning.book.file())
  }

  @Test("Undoing and redoing as the first act of a day keep the morning's plan too")
  func backupsBeforeUndo() throws {
    var host = FakeHost()
    var vault = host.opened()
    try perform(adding("Ada", &vault, &host), &vault, &host)
    try perform(adding("Ben", &vault, &host), &vault, &host)
    var mornings: [[UInt8]] = []
    for act in 0..<2 {
      host.now += 86_400_000
      mornings.append(vault.book.file())
      let done = act == 0 ? vault.undo(at: host.moment) : vault.redo(at: host.moment)
      host.run(try #require(done).requests, &vault)
    }
    #expect(host.opened().backups.suffix(2).map { $0.file } == mornings)
  }

  @Test("A reminder comes when nothing has left the device for 30 days")
  func reminder() throws {
    var host = FakeHost()
    var vault = host.opened()
    #expect(!vault.isExportDue(at: host.moment))
    try perform(adding("Ada", &vault, &host), &vault, &host)
    host.now += 30 * 86_400_000 - 60_000
    #expect(!vault.isExportDue(at: host.moment))
    host.now += 120_000
    #expect(vault.isExportDue(at: host.moment))
    host.run(vault.noteExport(at: host.moment), &vault)
    #expect(!vault.isExportDue(at: host.moment))
    var again = host.opened()
    #expect(!again.isExportDue(at: host.moment))
    host.now += 31 * 86_400_000
    #expect(again.isExportDue(at: host.moment))
    // There is nothing to lose any more.
    let id = try #require(again.book.records.first?.id)
    try perform(Step("Gelöscht", again.book.removal(of: id)), &again, &host)
    #expect(!again.isExportDue(at: host.moment))
  }

  @Test("Everything can be deleted, and the vault goes on empty")
  func wiping() throws {
    var host = FakeHost()
    var vault = host.opened()
    try perform(adding("Ada", &vault, &host), &vault, &host)
    host.run(vault.wipe(), &vault)
    #expect(vault.phase == .ready && vault.book.records.isEmpty && host.rows.isEmpty)
    try perform(adding("Neu", &vault, &host), &vault, &host)
    #expect(vault.saving == .saved && vault.cause == nil)
    #expect(host.opened().book.records.count == 1)
  }

  @Test("What is done while everything is being deleted goes with it, and what comes after is kept")
  func wipingMeanwhile() throws {
    var host = FakeHost()
    var vault = host.opened()
    try perform(adding("Ada", &vault, &host), &vault, &host)
    host.run(vault.setPassphrase([1]), &vault)
    var requests = vault.wipe()
    requests += try vault.perform(adding("Ben", &vault, &host), at: host.moment)
    requests += vault.lock() + vault.unlock(with: [1])
    host.run(requests, &vault)
    #expect(vault.phase == .ready && vault.cause == nil && vault.book.records.isEmpty)
    try perform(adding("Neu", &vault, &host), &vault, &host)
    #expect(vault.saving == .saved)
    #expect(host.opened().book.records == vault.book.records)
  }

  @Test("A crash between handing over and confirmation loses at most the last change")
  func crash() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var host = FakeHost()
      var vault = host.opened()
      var random = RandomEdits(seed: seed)
      for _ in 0..<15 {
        random.book = vault.book
        let step = random.step()
        let before = vault.book.records
        guard let requests = try? vault.perform(step, at: host.moment) else { continue }
        if Int.random(in: 0..<4, using: &random.generator) == 0 {
          // The host never gets to it.
          vault = host.opened()
          #expect(vault.book.records == before, "seed \(seed)")
        } else {
          host.run(requests, &vault)
        }
        #expect(vault.book.checkInvariants() == [])
      }
    }
  }

  @Test("Whatever is done while the host still works, what is shown is what is stored")
  func slowHost() throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      var host = FakeHost()
      var vault = host.opened()
      var random = RandomEdits(seed: seed)
      try perform(adding("Ada", &vault, &host), &vault, &host)
      host.run(vault.setPassphrase([1]), &vault)
      host.run(vault.lock(), &vault)
      var asked: [HostRequest] = []
      var answers: [FakeHost.Answer] = []
      func hear() {
        if answers.isEmpty, !asked.isEmpty { answers = host.answers(to: asked.removeFirst()) }
        guard !answers.isEmpty else { return }
        let answer = answers.removeFirst()
        asked += vault.handle(
          word(answer.message), answer.argument[...], answer.fields.map { $0[...] },
          at: host.moment)
        // What was asked before everything was deleted fails at once.
        while answer.message.description == "wiped", !asked.isEmpty { hear() }
      }
      for _ in 0..<120 {
        switch Int.random(in: 0..<40, using: &random.generator) {
        case 0: asked += vault.lock()
        case 1...2 where vault.hasPassphrase: asked += vault.unlock(with: [1])
        case 3 where vault.hasPassphrase: asked += vault.unlock(with: [2])
        case 4: asked += vault.handle(word("role"), word("writer"), [], at: host.moment)
        case 5...12 where vault.isWritable:
          random.book = vault.book
          if let requests = try? vault.perform(random.step(), at: host.moment) { asked += requests }
        case 13,
          14 where vault.isWritable:
          asked += vault.undo(at: host.moment)?.requests ?? []
        case 15 where vault.isWritable: asked += vault.redo(at: host.moment)?.requests ?? []
        case 16 where Int.random(in: 0..<4, using: &random.generator) == 0: asked += vault.wipe()
        case 17 where vault.isWritable: asked += vault.setPassphrase([1])
        default: hear()
        }
      }
      while !asked.isEmpty || !answers.isEmpty { hear() }
      host.run(vault.unlock(with: [1]), &vault)
      var again = host.opened()
      host.run(again.unlock(with: [1]), &again)
      #expect(vault.book.records == again.book.records, "seed \(seed)")
      #expect(vault.history.done.map { $0.id } == again.history.done.map { $0.id })
      #expect(vault.saving == .saved, "seed \(seed)")
    }
  }

  @Test("Whatever the host says, in whatever order, nothing stops")
  func nonsense() {
    let words: [Literal] = [
      "opened", "unlocked", "rows", "read", "changed", "written", "failed", "role", "wiped",
      "passphrase-set", "persisted", "locked", "quota", "new", "known", "writer", "follower", "1",
      "none", "passphrase", "profil", "ok", "gone", "damaged",
      "0123456789abcdef0123456789abcdef", "", "99999999999999999999",
    ]
    var host = FakeHost()
    for seed in 1...2000 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var vault = Vault()
      _ = vault.start()
      for _ in 0..<20 {
        let said = (0..<8).map { _ in
          word(words[Int.random(in: 0..<words.count, using: &generator)])
        }
        let count = Int.random(in: 0...6, using: &generator)
        _ = vault.handle(said[0], said[1], Array(said[2..<(2 + count)]), at: host.moment)
        _ = vault.undo(at: host.moment)
        _ = vault.retry()
      }
      #expect(vault.book.checkInvariants() == [])
    }
  }
}
