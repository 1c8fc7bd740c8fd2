import JSON
import Vault

/// Which keys do something, and the switch for those that could be pressed by mistake.
struct KeysSheet {
  let state: AppState

  func write(to page: inout Page) {
    page.sheet(keys: "Escape") { page in
      page.element("div class=sheet-head") { page in
        page.closeButton()
        page.title("h1 class=sheet-title", Text(Texts.keys), id: Anchor.sheet)
      }
      page.element("dl class=keys") { page in
        if state.vault.hasKeys {
          row(Texts.keyNameEnter, Texts.enter, &page)
          row(Texts.keyNamePlaces, Texts.keyPlaces, &page)
          row(Texts.keyNameKeys, Texts.keys, &page)
        }
        row(Texts.keyNameUndo, Texts.undo, &page)
        row(Texts.keyNameRedo, Texts.redo, &page)
        row(Texts.keyNameSheet, Texts.keySheet, &page)
      }
      page.element("p class=small", Texts.keyNote)
      if state.vault.isWritable {
        page.button(
          state.vault.hasKeys ? Texts.keysOff : Texts.keysOn, style: "quiet", .toggleKeys)
      }
    }
  }

  private func row(_ key: Phrase, _ text: Phrase, _ page: inout Page) {
    page.element("dt", key)
    page.element("dd", text)
  }
}
