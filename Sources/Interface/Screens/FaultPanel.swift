/// Says why a file could not be opened, where, and what to do.
struct FaultPanel {
  let state: AppState

  func node() -> Node? {
    guard let fault = state.fault else { return nil }
    let words = fault.wording
    return tag("section", .class("fault"), .key("fault"), .literal("aria-labelledby", "fehler")) {
      tag("div", .class("fault-head")) {
        tag("h2", .class("section-title"), .id("fehler"), .literal("tabindex", "-1")) {
          Texts.faultTitle(fault.fileName)
        }
        tag(
          "button", .class("tap"), .literal("type", "button"), .message(.closeFault),
          .label(Texts.close)
        ) { Icon.close() }
      }
      tag("p") { words.what }
      if let place = words.place {
        tag("dl", .class("fault-place")) {
          tag("div") {
            tag("dt") { Texts.faultPlace }
            tag("dd") { place }
          }
          if let path = words.path {
            tag("div") {
              tag("dt") { Texts.faultPath }
              tag("dd") { tag("code") { path } }
            }
          }
        }
      }
      tag("p") { tag("strong") { words.advice } }
      tag("p", .class("small")) {
        state.plan == nil ? Texts.fileUnchanged : Texts.planUnchanged
      }
      Components.button(Texts.chooseOther, style: "quiet", message: .openFile)
    }
  }
}
