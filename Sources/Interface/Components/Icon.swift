import JSON

/// The app's icons: 24 units square, drawn with one stroke.
enum Icon {
  static var overview: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M4 3.5c1.7 6.8 5.6 11.6 11 12.2M3 20.5h18'/>\
    <circle class=dot cx=18 cy=15.9 r=2.1 /></svg>
    """
  }

  static var calculation: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M5 6h14M5 12h9M5 18h14m-1.5-8.5L20 12l-2.5 2.5'/></svg>
    """
  }

  static var subjects: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M4 4.5h6.5V11H4zM13.5 4.5H20V11h-6.5zM4 14h6.5v6H4zM13.5 14H20v6h-6.5z'/></svg>
    """
  }

  static var data: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2'/></svg>
    """
  }

  static var open: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true><path d='M3.5 18.5v-12a1.5 1.5 0 0 1 \
    1.5-1.5h4.5l2.5 3h7a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5z\
    M12 16.5v-5m-2.3 2.1 2.3-2.3 2.3 2.3'/></svg>
    """
  }

  static var save: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15'/></svg>
    """
  }

  static var back: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true><path d='M15 5.5 8.5 12l6.5 6.5'/></svg>
    """
  }

  static var edit: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M4.500 19.500 5.500 15.500 16 5l3 3L8.500 18.500zM14 7l3 3'/></svg>
    """
  }

  static var exams: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M6.5 4h8l3.5 3.5V20h-11.500zM9.500 12h5M9.500 15.500h5'/></svg>
    """
  }

  /// A flag on a threshold.
  static var goal: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true>\
    <path d='M7 20V4.500h10.500l-2.500 3.750 2.500 3.750H7M4 20h16'/></svg>
    """
  }

  static var add: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true><path d='M12 5v14M5 12h14'/></svg>
    """
  }

  /// From one figure to the next.
  static var becomes: Literal {
    """
    <svg class=becomes viewBox='0 0 18 10' aria-hidden=true><path d='M1 5h15M12 1l4 4-4 4'/></svg>
    """
  }

  static var unfold: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true><path d='m5.5 9 6.5 6.5L18.5 9'/></svg>
    """
  }

  static var check: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true><path d='m5 12.5 4.5 4.5L19 7.5'/></svg>
    """
  }

  static var close: Literal {
    """
    <svg class=icon viewBox='0 0 24 24' aria-hidden=true><path d='m6 6 12 12M18 6 6 18'/></svg>
    """
  }

  /// A dashed ring: still open.
  static var pending: Literal {
    """
    <svg class='icon pending' viewBox='0 0 24 24' aria-hidden=true>\
    <circle cx=12 cy=12 r=7.5 /></svg>
    """
  }

  /// The app's mark: a path over a scale.
  static var mark: Literal {
    """
    <svg class=mark viewBox='0 0 1024 1024' aria-hidden=true>\
    <rect class=mark-ground width=1024 height=1024 rx=232 />\
    <path class=mark-path d='M246 228C306 430 424 604 611 604'/>\
    <circle class=mark-ground cx=611 cy=604 r=112 /><circle class=mark-point cx=611 cy=604 r=80 />\
    <path class=mark-ticks d='M216 752v76M315 752v76M413 752v76M512 752v76M611 752v128M709 752v76\
    M808 752v76'/></svg>
    """
  }
}
