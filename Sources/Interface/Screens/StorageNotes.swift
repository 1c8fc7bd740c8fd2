import JSON
import Vault

/// What has to be said about how the own plan is kept, on every page of it.
struct StorageNotes {
  let state: AppState

  func write(to page: inout Page) {
    let vault = state.vault
    if vault.wasEvicted { page.element("p class=note data-key=evicted", Texts.evicted) }
    if vault.isFollower { page.element("p class=note data-key=follower", Texts.follower) }
    if let cause = vault.cause, isWorthSaying(cause) {
      page.element("section class=note data-key=storage") { page in
        page.element("strong", Texts.rung(cause.rung))
        page.element("p class=small", Texts.cause(cause))
        if cause.rung == .rescue, state.route != .data {
          page.link(Texts.toData, style: "quiet", .data)
        }
      }
    }
    guard state.route.isOwn, vault.phase == .ready, vault.cause == nil, !vault.isFollower else {
      return
    }
    page.element("p class='caption saving' data-key=saving") { page in
      page.status(Text(word), isCertain: vault.saving == .saved)
    }
  }

  /// Somebody who only looks around does not have to know that nothing could be stored.
  private func isWorthSaying(_ cause: StorageCause) -> Bool {
    cause.rung == .rescue || state.route.isOwn || state.profile != nil
  }

  private var word: Phrase {
    switch state.vault.saving {
    case .saved: Texts.saved
    case .saving: Texts.saving
    case .notSaved: Texts.notSaved
    }
  }
}
