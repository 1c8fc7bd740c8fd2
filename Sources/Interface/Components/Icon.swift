/// The app's icons: 24 units square, drawn with one stroke.
enum Icon {
  static func overview() -> Node {
    icon("M4 3.5c1.7 6.8 5.6 11.6 11 12.2M3 20.5h18", dot: ("18", "15.9"))
  }
  static func calculation() -> Node { icon("M5 6h14M5 12h9M5 18h14m-1.5-8.5L20 12l-2.5 2.5") }
  static func open() -> Node {
    icon(
      "M3.5 18.5v-12a1.5 1.5 0 0 1 1.5-1.5h4.5l2.5 3h7a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5zM12 16.5v-5m-2.3 2.1 2.3-2.3 2.3 2.3"
    )
  }
  static func save() -> Node { icon("M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15") }
  static func back() -> Node { icon("M15 5.5 8.5 12l6.5 6.5") }
  static func unfold() -> Node { icon("m5.5 9 6.5 6.5L18.5 9") }
  static func check() -> Node { icon("m5 12.5 4.5 4.5L19 7.5") }
  static func close() -> Node { icon("m6 6 12 12M18 6 6 18") }

  /// A dashed ring: still open.
  static func pending() -> Node {
    tag("svg", .class("icon", "pending"), .literal("viewBox", "0 0 24 24"), .decoration) {
      tag("circle", .literal("cx", "12"), .literal("cy", "12"), .literal("r", "7.5"))
    }
  }

  private static func icon(
    _ path: StaticString, dot: (x: StaticString, y: StaticString)? = nil
  ) -> Node {
    tag("svg", .class("icon"), .literal("viewBox", "0 0 24 24"), .decoration) {
      tag("path", .literal("d", path))
      if let dot {
        tag(
          "circle", .class("dot"), .literal("cx", dot.x), .literal("cy", dot.y),
          .literal("r", "2.1"))
      }
    }
  }

  /// The app's mark: a path over a scale.
  static func mark() -> Node {
    tag("svg", .class("mark"), .literal("viewBox", "0 0 1024 1024"), .decoration) {
      tag(
        "rect", .class("mark-ground"), .literal("width", "1024"), .literal("height", "1024"),
        .literal("rx", "232"))
      tag("path", .class("mark-path"), .literal("d", "M246 228C306 430 424 604 611 604"))
      tag(
        "circle", .class("mark-ground"), .literal("cx", "611"), .literal("cy", "604"),
        .literal("r", "112"))
      tag(
        "circle", .class("mark-point"), .literal("cx", "611"), .literal("cy", "604"),
        .literal("r", "80"))
      tag(
        "path", .class("mark-ticks"),
        .literal(
          "d", "M216 752v76M315 752v76M413 752v76M512 752v76M611 752v128M709 752v76M808 752v76"))
    }
  }
}
