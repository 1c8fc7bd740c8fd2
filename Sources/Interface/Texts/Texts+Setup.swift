import Abitur
import JSON

/// The texts with which a plan is set up.
extension Texts {
  static var setup: Literal { "Einrichten" }
  static var later: Literal { "Später" }
  static var goOn: Literal { "Weiter" }
  static var setupDone: Literal { "Zum Überblick" }
  static var previousStep: Literal { "Einen Schritt zurück" }
  static var changeSetup: Literal { "Fächer neu wählen" }
  static var nothingChosen: Literal { "Noch kein Fach." }
  static var fullChoice: Literal {
    "Zum Tauschen tippe zuerst eins an, das gewählt ist."
  }

  static func step(_ number: Int, of count: Int) -> Text { "Schritt \(number) von \(count)" }

  static func title(of step: SetupStep) -> Literal {
    switch step {
    case .person: "Dein Abitur"
    case .advanced: "Deine Leistungsfächer"
    case .compulsory: "Deine Pflichtfächer"
    case .further: "Was du sonst noch belegst"
    case .oral: "Deine mündlichen Prüfungen"
    case .summary: "Passt das so?"
    }
  }

  /// What a step asks for; the Leistungsfächer have the sentence of their rule.
  static func lead(of step: SetupStep) -> Literal {
    switch step {
    case .person: "Der Name bleibt auf diesem Gerät und darf fehlen."
    case .advanced: ""
    case .compulsory: "Was alle belegen, ist schon gewählt. Tippe an, was dazukommt."
    case .further: "Wahlfächer und eigene Fächer. Du kannst sie auch später eintragen."
    case .oral: "Wähle aus deinen Basisfächern. Du kannst sie hier jederzeit ändern."
    case .summary: "Alles lässt sich später ändern."
    }
  }

  static func oneOf(_ group: SubjectGroup) -> Literal {
    if ("fortgefuehrte-fremdsprache" as Literal).isSame(as: group.rawValue) {
      return "Fremdsprachen, mindestens eine"
    }
    if ("naturwissenschaft" as Literal).isSame(as: group.rawValue) {
      return "Naturwissenschaften, mindestens eine"
    }
    if ("kunst-musik" as Literal).isSame(as: group.rawValue) { return "Kunst oder Musik" }
    if ("religion-ethik" as Literal).isSame(as: group.rawValue) {
      return "Religion oder Ethik"
    }
    return "Eines davon"
  }

  static func stillToChoose(_ count: Int) -> Text { "Noch \(count) zu wählen." }

  static var fitsTogether: Literal { "Das passt zusammen." }

  static func chosen(_ name: Text) -> Text { "\(name) gewählt" }
  static func notChosen(_ name: Text) -> Text { "\(name) abgewählt" }
}
