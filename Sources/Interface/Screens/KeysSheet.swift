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
          row("N", Text(Texts.enter), &page)
          row("1–6", Text(Texts.keyPlaces), &page)
          row("?", Text(Texts.keys), &page)
        }
        row("Strg Z", Text(Texts.undo), &page)
        row("Strg Umschalt Z", Text(Texts.redo), &page)
        row("0–15 Enter Esc", Text(Texts.keySheet), &page)
      }
      page.element("p class=small", Texts.keyNote)
      if state.vault.isWritable {
        page.button(
          state.vault.hasKeys ? Texts.keysOff : Texts.keysOn, style: "quiet", .toggleKeys)
      }
    }
  }

  private func row(_ key: Literal, _ text: Text, _ page: inout Page) {
    page.element("dt", key)
    page.element("dd", text)
  }
}
