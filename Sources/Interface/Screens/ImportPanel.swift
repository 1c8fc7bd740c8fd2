import JSON
import Planner
import Vault

/// What taking a file in would do, before anything happens.
struct ImportPanel {
  let state: AppState

  func write(to page: inout Page) {
    if let sealed = state.sealedImport { passphrase(sealed, &page) }
    if let pending = state.pendingImport { preview(pending, &page) }
  }

  private func title(_ name: String, _ page: inout Page) {
    page.begin("h2 class=section-title tabindex=-1")
    page.attribute("id", Anchor.importing)
    page.text(Texts.importTitle(name))
    page.end()
  }

  private func passphrase(_ sealed: AppState.SealedImport, _ page: inout Page) {
    page.element("section class=fault data-key=sealed") { page in
      title(sealed.fileName, &page)
      if sealed.wasWrong { page.element("p class=note", Texts.wrongBackupPassphrase) }
      page.form(.openSealed) { page in
        page.formField(
          "input type=password autocomplete=current-password", Texts.passphrase, name: "passwort")
        page.send(Texts.openSealed, style: "primary")
      }
      page.button(Texts.cancel, style: "plain", .cancelImport)
    }
  }

  private func preview(_ pending: AppState.PendingImport, _ page: inout Page) {
    let items = pending.preview.items
    page.element("section class=fault data-key=import") { page in
      title(pending.fileName, &page)
      if let table = pending.table {
        columns(table, &page)
        problems(pending.problems, &page)
      } else {
        mode(pending.mode, &page)
      }
      if items.isEmpty {
        page.element(
          "p",
          pending.table == nil || pending.book.all(.result).isEmpty == false
            ? Texts.nothingToImport : Texts.nothingToRead)
      } else {
        page.element("p") { page in page.element("strong", summary(items)) }
        page.element("ul class='rows preview' tabindex=0") { page in
          page.label(Texts.preview)
          for item in items.prefix(40) { write(item, &page) }
          if items.count > 40 {
            page.element("li class=small", Texts.more(items.count - 40))
          }
        }
        page.button(Texts.accept, style: "primary", .acceptImport)
      }
      page.button(Texts.cancel, style: "plain", .cancelImport)
    }
  }

  private func mode(_ mode: ImportMode, _ page: inout Page) {
    page.element("label class=field") { page in
      page.element("span class=caption", Texts.importMode)
      page.element("select") { page in
        page.attribute("data-input", Message.setImportMode.name)
        page.option("zusammen", Text(Texts.merge), isChosen: mode == .merge)
        page.option("ersetzen", Text(Texts.replace), isChosen: mode == .replace)
      }
    }
  }

  /// What the columns are taken for, with the first row as a sample.
  private func columns(_ table: CSVImport, _ page: inout Page) {
    page.element("div class=fields") { page in
      for (position, column) in table.columns.enumerated() {
        page.element("label class=field") { page in
          page.element("span class=caption", title(of: position, in: table))
          page.element("select") { page in
            page.attribute("data-input", Message.setColumn.name)
            page.attribute("data-arg", position)
            page.option("", Text(Texts.skippedColumn), isChosen: column == nil)
            for (number, choice) in CSVColumn.allCases.enumerated() {
              page.option("\(number)", Text(Texts.column(choice)), isChosen: column == choice)
            }
          }
        }
      }
    }
  }

  private func title(of position: Int, in table: CSVImport) -> Text {
    guard let first = table.rows.first, position < first.cells.count,
      !first.cells[position].utf8.isEmpty
    else { return Texts.column(position + 1) }
    return Wording.quoted(first.cells[position], most: 24)
  }

  private func problems(_ problems: [CSVProblem], _ page: inout Page) {
    guard !problems.isEmpty else { return }
    page.element("p class=small", Texts.unreadRows(problems.count))
    page.element("ul class='rows preview' tabindex=0") { page in
      page.label(Texts.preview)
      for problem in problems.prefix(20) {
        let wording = ErrorWording(problem)
        page.element("li class=small") { page in
          if let place = wording.whereabouts { page.text("\(place): ") }
          page.text(wording.sentences)
        }
      }
      if problems.count > 20 { page.element("li class=small", Texts.more(problems.count - 20)) }
    }
  }

  private func summary(_ items: [ImportItem]) -> Text {
    var counts = (added: 0, changed: 0, dropped: 0)
    for item in items {
      switch item.change {
      case .added, .ambiguous: counts.added += 1
      case .changed: counts.changed += 1
      case .dropped: counts.dropped += 1
      }
    }
    return Texts.importSummary(counts.added, counts.changed, counts.dropped)
  }

  private func write(_ item: ImportItem, _ page: inout Page) {
    page.element("li class=row") { page in
      page.element("p") { page in
        page.element("b", name(of: item))
        if case .changed(let changes) = item.change {
          for change in changes { page.element("small", words(change)) }
        }
      }
      page.element("span class=caption", word(item.change))
    }
  }

  private func word(_ change: ImportChange) -> Phrase {
    switch change {
    case .added: Texts.added
    case .ambiguous: Texts.ambiguous
    case .changed: Texts.changed
    case .dropped: Texts.dropped
    }
  }

  private func words(_ change: AttributeChange) -> Text {
    "\(Texts.label(change.attribute)): \(words(change.old)) → \(words(change.new))"
  }

  private func words(_ value: Value?) -> Text {
    switch value {
    case .number(let number)?: "\(number)"
    case .text(let bytes)?: Wording.harmless(Text(utf8: bytes).description, most: 40)
    case nil: Text(Texts.nothing)
    }
  }

  private func name(of item: ImportItem) -> Text {
    let kind: Phrase =
      switch item.kind {
      case .profile: Texts.plan
      case .subject: Texts.subject
      case .course: Texts.course
      case .result: Texts.results
      case .exam: Texts.exam
      case .component: Texts.component
      case .goal: Texts.goal
      }
    var parts: [Text] = []
    if let subject = item.subject { parts.append(Wording.harmless(subject)) }
    if let name = item.name { parts.append(Wording.harmless(name)) }
    if let halfYear = item.halfYear { parts.append(Texts.halfYear(halfYear)) }
    if parts.isEmpty { return Text(kind) }
    return "\(kind) \(parts.joined(", "))"
  }
}
