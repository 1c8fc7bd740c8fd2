import JSON
import Planner

/// What people read in the app.
///
/// The texts stand in `Localizable.xcstrings`, from which
/// `Texts+Catalogue.swift` is made; here is which of them it is.
enum Texts {
  static func windowTitle(_ place: Phrase) -> Text { "\(place) · \(appName)" }

  static func place(_ place: Route.Place) -> Phrase {
    switch place {
    case .overview: Texts.placeOverview
    case .courses: courses
    case .calculation: Texts.placeCalculation
    }
  }

  // MARK: Person

  static func moment(_ moment: ExampleMoment) -> Phrase {
    switch moment {
    case .beginning: Texts.momentBeginning
    case .beforeExams: Texts.momentBeforeExams
    case .afterExams: Texts.momentAfterExams
    }
  }

  // MARK: Files

  static var exampleFile: Literal { "gleitpfad-beispiel.json" }
  static func faultTitle(_ fileName: String) -> Text {
    Texts.faultTitle(Wording.quoted(fileName))
  }
}
