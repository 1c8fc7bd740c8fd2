import JSON

/// Says why a file could not be opened, where, and what to do.
struct FaultPanel {
  let state: AppState

  func write(to page: inout Page) {
    guard let fault = state.fault else { return }
    let words = fault.wording
    page.element("section class=fault data-key=fault") { page in
      page.attribute("aria-labelledby", Anchor.fault)
      page.element("div class=fault-head") { page in
        page.element("h2 class=section-title tabindex=-1") { page in
          page.attribute("id", Anchor.fault)
          page.text(Texts.faultTitle(fault.fileName))
        }
        page.element("button class=tap type=button") { page in
          page.message(.closeFault)
          page.label(Texts.close)
          page.markup(Icon.close)
        }
      }
      page.element("p", words.what)
      if let place = words.place {
        page.element("dl class=fault-place") { page in
          page.element("div") { page in
            page.element("dt", Texts.faultPlace)
            page.element("dd", place)
          }
          if let path = words.path {
            page.element("div") { page in
              page.element("dt", Texts.faultPath)
              page.element("dd") { page in page.element("code", path) }
            }
          }
        }
      }
      page.element("p") { page in page.element("strong", words.advice) }
      page.element(
        "p class=small", state.profile == nil ? Texts.fileUnchanged : Texts.planUnchanged)
      page.button(Texts.chooseOther, style: "quiet", .openFile)
    }
  }
}
