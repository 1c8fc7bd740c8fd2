import Abitur
import JSON
import Planner

/// The German wording of what the calculation says, for the command line and the web app alike.
///
/// Every text about rules, courses, exams, conditions and readings stands in one place here. It
/// belongs to a rule set, because the names of subjects and the readings that apply are its own.
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
    "\(halfYear.rawValue). Halbjahr"
  }

  /// A course where its subject is known already: its half-year.
  public static func halfYear(of course: CourseID) -> Text {
    course.ordinal == 0
      ? halfYear(course.halfYear) : "\(halfYear(course.halfYear)), \(course.ordinal + 1). Kurs"
  }

  /// The name of a Land.
  public static func name(_ land: Land) -> Literal {
    switch land {
    case .badenWuerttemberg: "Baden-Württemberg"
    case .bayern: "Bayern"
    case .berlin: "Berlin"
    case .brandenburg: "Brandenburg"
    case .bremen: "Bremen"
    case .hamburg: "Hamburg"
    case .hessen: "Hessen"
    case .mecklenburgVorpommern: "Mecklenburg-Vorpommern"
    case .niedersachsen: "Niedersachsen"
    case .nordrheinWestfalen: "Nordrhein-Westfalen"
    case .rheinlandPfalz: "Rheinland-Pfalz"
    case .saarland: "Saarland"
    case .sachsen: "Sachsen"
    case .sachsenAnhalt: "Sachsen-Anhalt"
    case .schleswigHolstein: "Schleswig-Holstein"
    case .thueringen: "Thüringen"
    }
  }

  /// The name of an Aufgabenfeld.
  public static func name(_ field: TaskField) -> Literal {
    switch field {
    case .languages: "sprachlich-literarisch-künstlerisch"
    case .societies: "gesellschaftswissenschaftlich"
    case .sciences: "mathematisch-naturwissenschaftlich-technisch"
    }
  }
}
