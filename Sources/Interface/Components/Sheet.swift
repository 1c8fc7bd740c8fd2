import JSON

/// A sheet: what lies over a page until it is closed.
extension Page {
  /// Writes a sheet, with a heading under `Anchor.sheet` in it.
  @inline(__always)
  mutating func sheet(keys: Literal, _ content: (inout Page) -> Void) {
    element("div class=scrim data-key=scrim") { page in page.message(.closeSheet) }
    begin("div class=sheet role=dialog aria-modal=true data-key=sheet")
    attribute("aria-labelledby", Anchor.sheet)
    attribute("data-keys", keys)
    content(&self)
    end()
  }

  /// The button that closes a sheet.
  @inline(never)
  mutating func closeButton() {
    begin("button class=tap type=button")
    message(.closeSheet)
    label(Texts.close)
    markup(Icon.close)
    end()
  }
}
