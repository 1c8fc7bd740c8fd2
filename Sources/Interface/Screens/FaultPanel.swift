/// Says why a file could not be opened, where, and what to do.
struct FaultPanel {
  let state: AppState

  func node() -> Node? {
    guard let fault = state.fault else { return nil }
    let (what, advice) = Texts.fault(fault.fault.problem)
    return tag("section", .class("fault"), .key("fault"), .literal("aria-labelledby", "fehler")) {
      tag("div", .class("fault-head")) {
        tag("h2", .class("section-title"), .id("fehler"), .literal("tabindex", "-1")) {
          Texts.faultTitle(fileName: fault.fileName)
        }
        tag(
          "button", .class("tap"), .literal("type", "button"), .message(.closeFault),
          .label(Texts.close)
        ) { Icon.close() }
      }
      tag("p") { what }
      if let place = Texts.place(of: fault.fault) {
        tag("dl", .class("fault-place")) {
          tag("div") {
            tag("dt") { Texts.faultPlace }
            tag("dd") { place }
          }
          if let path = fault.fault.path {
            tag("div") {
              tag("dt") { Texts.faultPath }
              tag("dd") { tag("code") { path } }
            }
          }
        }
      }
      tag("p") { tag("strong") { advice } }
      tag("p", .class("small")) {
        state.plan == nil ? Texts.fileUnchanged : Texts.planUnchanged
      }
      Components.button(Texts.chooseOther, style: "quiet", message: .openFile)
    }
  }
}
