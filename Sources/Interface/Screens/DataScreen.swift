import Abitur
import JSON
import Planner
import Vault

/// How the plan is kept, and what goes in and out.
struct DataScreen {
  let state: AppState

  private var vault: Vault { state.vault }

  func write(to page: inout Page) {
    page.title("h1 class=screen-title", Texts.data)
    ImportPanel(state: state).write(to: &page)
    page.element("div class=cards") { page in
      storage(&page)
      if let profile = state.profile {
        plan(profile, &page)
        out(&page)
        history(&page)
      }
      lock(&page)
      plans(&page)
      page.element("section class='card install'") { page in
        page.element("h2 class=section-title", Texts.install)
        page.element("p class=small", Texts.installOnApple)
        page.element("p class=small", Texts.installElsewhere)
      }
      wipe(&page)
    }
  }

  @inline(__always)
  private func card(
    _ title: Phrase, _ page: inout Page, _ content: (inout Page) -> Void
  ) {
    page.element("section class=card") { page in
      page.element("h2 class=section-title", title)
      content(&page)
    }
  }

  // MARK: Storage

  private func storage(_ page: inout Page) {
    card(Texts.storage, &page) { page in
      page.status(Text(Texts.rung(vault.rung)), isCertain: vault.rung == .device)
      if let cause = vault.cause { page.element("p class=small", Texts.cause(cause)) }
      if vault.cause == nil, !vault.book.records.isEmpty {
        switch vault.isPersistent {
        case true?: page.element("p class=small", Texts.persistent)
        case false?:
          page.element("p class=small", Texts.notPersistent)
          page.button(Texts.keepStorage, style: "plain", .keepStorage)
        case nil: break
        }
      }
      if vault.saving == .notSaved { page.button(Texts.retry, style: "quiet", .retrySaving) }
      if !vault.damaged.isEmpty {
        page.element("p class=small", Texts.damagedRows(vault.damaged.count))
        page.button(Texts.exportDamaged, style: "quiet", .exportDamaged)
      }
    }
  }

  // MARK: Plan

  private func plan(_ profile: ProfilePlan, _ page: inout Page) {
    let record = profile.profile
    card(Texts.plan, &page) { page in
      page.fields(of: vault) { page in
        page.element("div class=fields") { page in
          page.field(.name, of: record, record.id)
          year(profile, &page)
          page.field(.classLevel, of: record, record.id)
          page.field(.school, of: record, record.id)
          page.field(.writtenShare, of: record, record.id)
          page.field(
            .points, of: profile.component, record.id.part(1), label: Texts.componentPoints)
          page.field(.componentPlace, of: profile.component, record.id.part(1))
        }
      }
    }
  }

  /// The years that are offered.
  private func year(_ profile: ProfilePlan, _ page: inout Page) {
    page.element("label class=field") { page in
      page.element("span class=caption", Texts.label(.abiturYear))
      page.element("select") { page in
        page.reports(.setValue, profile.profile.id, .abiturYear)
        let land = profile.profile.text(.land).flatMap { Land(abbreviation: $0) }
        for ruleSet in RuleSet.all where ruleSet.land == land {
          for year in ruleSet.years {
            page.option(
              "\(year)", "\(year)", isChosen: profile.profile.number(.abiturYear) == year)
          }
        }
      }
    }
  }

  // MARK: Out

  private func out(_ page: inout Page) {
    card(Texts.keepCopy, &page) { page in
      if vault.isExportDue(at: state.moment) { page.element("p class=note", Texts.exportDue) }
      page.element("div class=buttons") { page in
        page.button(Texts.exportPlan, icon: Icon.save, style: "quiet", .exportPlan)
        page.button(Texts.exportResults, style: "quiet", .exportResults)
        page.button(Texts.exportGrid, style: "quiet", .exportGrid)
        page.button(Texts.openPlan, icon: Icon.open, style: "quiet", .openFile)
      }
      page.element("details class='fold inner-fold'") { page in
        page.element("summary") { page in
          page.element("span class=words") { page in page.element("b", Texts.exportSealed) }
          page.markup(Icon.unfold)
        }
        page.element("p class=small", Texts.exportSealedHint)
        page.form(.exportSealed) { page in
          passphraseFields(&page)
          page.send(Texts.sealNow, style: "quiet")
        }
      }
    }
  }

  private func passphraseFields(_ page: inout Page) {
    page.element("div class=fields") { page in
      page.formField(
        "input type=password autocomplete=new-password", Texts.passphrase, name: "passwort")
      page.formField(
        "input type=password autocomplete=new-password", Texts.repeatPassphrase,
        name: "wiederholung")
    }
  }

  // MARK: History

  private func history(_ page: inout Page) {
    card(Texts.lastSteps, &page) { page in
      if vault.history.done.isEmpty { page.element("p class=small", Texts.noSteps) }
      page.element("ol class='rows steps'") { page in
        for step in vault.history.done.suffix(5).reversed() {
          page.element("li class=small", Wording.harmless(step.name, most: 120))
        }
      }
      page.element("div class=buttons") { page in
        guard vault.isWritable else { return }
        if !vault.history.done.isEmpty { page.button(Texts.undo, style: "quiet", .undo) }
        if !vault.history.undone.isEmpty { page.button(Texts.redo, style: "quiet", .redo) }
      }
      guard !vault.backups.isEmpty else { return }
      page.element("details class='fold inner-fold'") { page in
        page.element("summary") { page in
          page.element("span class=words") { page in page.element("b", Texts.morningCopies) }
          page.markup(Icon.unfold)
        }
        page.element("p class=small", Texts.morningCopiesHint)
        page.element("ul class=rows") { page in
          for backup in vault.backups.reversed() {
            page.element("li class=row") { page in
              page.element("p", Texts.backupName(backup.day))
              page.button(
                Texts.restore, of: Texts.backupName(backup.day), style: "plain", .restoreBackup,
                backup.id)
            }
          }
        }
      }
    }
  }

  // MARK: Lock

  private func lock(_ page: inout Page) {
    guard vault.isWritable, vault.cause == nil, !vault.book.records.isEmpty else { return }
    card(Texts.appLock, &page) { page in
      page.element("p class=small", vault.hasPassphrase ? Texts.appLockOn : Texts.appLockOff)
      page.form(.setPassphrase) { page in
        passphraseFields(&page)
        page.send(
          vault.hasPassphrase ? Texts.changePassphrase : Texts.setPassphrase, style: "quiet")
      }
      if vault.hasPassphrase {
        page.element("div class=buttons") { page in
          page.button(Texts.lockNow, style: "quiet", .lock)
          page.button(Texts.removePassphrase, style: "plain", .removePassphrase)
        }
      }
    }
  }

  // MARK: Plans

  private func plans(_ page: inout Page) {
    let profiles = vault.book.all(.profile)
    guard vault.isWritable else { return }
    card(Texts.plans, &page) { page in
      page.element("ul class=rows") { page in
        for profile in profiles {
          page.element("li class=row") { page in
            let name = profile.text(.name).map { Wording.harmless($0) } ?? Text(Texts.yourPlan)
            page.element("p") { page in
              page.element("b", name)
              if let year = profile.number(.abiturYear) {
                page.element(
                  "small", Texts.abitur(year: year, land: Text(profile.text(.land) ?? "")))
              }
            }
            if profile.id == state.profile?.profile.id {
              page.element("span class=caption", Texts.shown)
            } else {
              page.button(Texts.show, of: name, style: "plain", .showProfile, profile.id)
            }
          }
        }
      }
      page.element("div class=buttons") { page in
        page.button(
          profiles.isEmpty ? Texts.newPlan : Texts.anotherPlan, style: "quiet", .newPlan)
        if let profile = state.profile {
          page.button(Texts.deletePlan, style: "plain", .remove, profile.profile.id)
        }
      }
    }
  }

  private func wipe(_ page: inout Page) {
    card(Texts.wipe, &page) { page in
      guard state.isAskingToWipe else {
        page.button(Texts.wipe, style: "plain", .askToWipe)
        return
      }
      page.element(
        "p class=small",
        Texts.wipeQuestion(
          vault.book.all(.profile).count, vault.book.all(.subject).count,
          vault.book.all(.result).count))
      page.element("div class=buttons") { page in
        page.button(Texts.wipeNow, style: "primary", .wipe)
        page.button(Texts.cancel, style: "quiet", .cancelWipe)
      }
    }
  }
}
