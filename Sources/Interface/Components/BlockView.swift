import Abitur
import JSON

/// A block: its points, its gauge, and how much of it is there.
struct BlockView {
  let block: BlockModel

  func write(to page: inout Page) {
    page.element("div class=block") { page in
      page.element("div class=block-head") { page in
        page.element("h2 class=section-title", block.title)
        page.figure(block.points, "figure-m", block.basis)
      }
      Gauge(block: block).write(to: &page)
      page.element("div class=block-foot") { page in
        page.status(block.note, isCertain: block.points != nil && block.basis == .earned)
        page.element("span", Texts.outOf(block.maximum))
      }
    }
  }
}
