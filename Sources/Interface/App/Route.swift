import Planner

/// A page of the app, as the address names it after the `#`.
enum Route: Equatable, Sendable {
  case start
  case plan(Origin, Place)

  /// Whose figures are shown.
  enum Origin: Equatable, Sendable {
    case own
    case example(ExampleMoment)
  }

  enum Place: Equatable, CaseIterable, Sendable {
    case overview
    case calculation
  }
}

extension Route {
  var hash: Text {
    guard case .plan(let origin, let place) = self else { return "#/" }
    var hash: Text
    switch origin {
    case .own: hash = "#/plan"
    case .example(.beginning): hash = "#/beispiel/anfang"
    case .example(.beforeExams): hash = "#/beispiel"
    case .example(.afterExams): hash = "#/beispiel/fertig"
    }
    switch place {
    case .overview: break
    case .calculation: hash += "/rechnung"
    }
    return hash
  }

  /// The page that an address names; what names none is the start page.
  init(hash: ArraySlice<UInt8>) {
    self = Route.all.first { $0.hash.utf8[...] == hash } ?? .start
  }

  private static var all: [Route] {
    Place.allCases.flatMap { place in
      [.plan(.own, place)] + ExampleMoment.allCases.map { .plan(.example($0), place) }
    }
  }
}
