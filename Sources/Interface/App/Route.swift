/// A page of the app, as the address names it after the `#`.
enum Route: Equatable, Sendable {
  case start
  case plan(Origin, Place)

  /// Whose figures are shown.
  enum Origin: Equatable, Sendable {
    case own
    case example(Moment)
  }

  /// A point in time at which the example can be looked at.
  enum Moment: Equatable, CaseIterable, Sendable {
    case beforeFirstResult
    case beforeExams
    case afterExams
    /// Not linked anywhere; shows what a missed Abitur looks like.
    case missed
  }

  enum Place: Equatable, CaseIterable, Sendable {
    case overview
    case calculation
  }
}

extension Route {
  var hash: String {
    guard case .plan(let origin, let place) = self else { return "#/" }
    var hash: String
    switch origin {
    case .own: hash = "#/plan"
    case .example(.beforeFirstResult): hash = "#/beispiel/anfang"
    case .example(.beforeExams): hash = "#/beispiel"
    case .example(.afterExams): hash = "#/beispiel/fertig"
    case .example(.missed): hash = "#/beispiel/verfehlt"
    }
    switch place {
    case .overview: break
    case .calculation: hash += "/rechnung"
    }
    return hash
  }

  /// The page that an address names; what names none is the start page.
  init(hash: ArraySlice<UInt8>) {
    self = Route.all.first { $0.hash.utf8.elementsEqual(hash) } ?? .start
  }

  private static var all: [Route] {
    Place.allCases.flatMap { place in
      [.plan(.own, place)] + Moment.allCases.map { .plan(.example($0), place) }
    }
  }
}
