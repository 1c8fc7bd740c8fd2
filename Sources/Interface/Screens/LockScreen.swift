import JSON
import Vault

/// Asks for the passphrase without which the own plan does not open.
struct LockScreen {
  let wasWrong: Bool

  func write(to page: inout Page) {
    page.element("main class='start locked' data-key=locked") { page in
      page.element("header class=start-brand") { page in
        page.markup(Icon.mark)
        page.element("p", Texts.appName)
      }
      page.element("div class=start-words") { page in
        page.title("h1 class=screen-title", Texts.lockedTitle)
        if wasWrong { page.element("p class=note", Texts.wrongPassphrase) }
        page.form(.unlock) { page in
          page.formField(
            "input type=password autocomplete=current-password", Texts.passphrase,
            name: "passwort")
          page.send(Texts.unlock, style: "primary")
        }
        page.element("a class=link") { page in
          page.href(.start)
          page.text(Texts.toStart)
        }
      }
    }
  }
}
