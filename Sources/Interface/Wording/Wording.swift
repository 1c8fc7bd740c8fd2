import Abitur
import JSON
import Planner

/// The wording of what the calculation says, for the command line and the web app alike.
///
/// Which sentence it is, is decided here; the sentences stand in the catalogue of texts. It belongs to a rule set, because the names of subjects and the readings that apply are its own.
public struct Wording: Sendable {
  /// The rule set that names are taken from, under the readings that apply.
  public let ruleSet: RuleSet

  /// Words things as under a rule set.
  public init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
  }

  /// The official name of a subject or component.
  public func name(_ subject: SubjectID) -> Text {
    Text(ruleSet.name(of: subject))
  }

  /// A course with its subject and half-year.
  public func course(_ course: CourseID) -> Text {
    "\(name(course.subject)), \(Wording.halfYear(of: course))"
  }

  /// A half-year by its number.
  public static func halfYear(_ halfYear: HalfYear) -> Text {
    Texts.halfYear(halfYear.rawValue)
  }

  /// A course where its subject is known already: its half-year.
  public static func halfYear(of course: CourseID) -> Text {
    course.ordinal == 0
      ? halfYear(course.halfYear) : Texts.nthCourse(halfYear(course.halfYear), course.ordinal + 1)
  }

  /// The name of a Land.
  public static func name(_ land: Land) -> Phrase {
    switch land {
    case .badenWuerttemberg: Texts.landBadenWuerttemberg
    case .bayern: Texts.landBayern
    case .berlin: Texts.landBerlin
    case .brandenburg: Texts.landBrandenburg
    case .bremen: Texts.landBremen
    case .hamburg: Texts.landHamburg
    case .hessen: Texts.landHessen
    case .mecklenburgVorpommern: Texts.landMecklenburgVorpommern
    case .niedersachsen: Texts.landNiedersachsen
    case .nordrheinWestfalen: Texts.landNordrheinWestfalen
    case .rheinlandPfalz: Texts.landRheinlandPfalz
    case .saarland: Texts.landSaarland
    case .sachsen: Texts.landSachsen
    case .sachsenAnhalt: Texts.landSachsenAnhalt
    case .schleswigHolstein: Texts.landSchleswigHolstein
    case .thueringen: Texts.landThueringen
    }
  }

  /// The name of an Aufgabenfeld.
  public static func name(_ field: TaskField) -> Phrase {
    switch field {
    case .languages: Texts.taskFieldLanguages
    case .societies: Texts.taskFieldSocieties
    case .sciences: Texts.taskFieldSciences
    }
  }
}
