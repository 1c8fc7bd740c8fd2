import Abitur
import JSON

extension Wording {
  /// Why a course counts or does not, in whole sentences, with what the rule says.
  public func verdict(_ verdict: CourseVerdict) -> Text {
    switch verdict {
    case .required(let id): "Muss zählen. \(rule(id).sentence)"
    case .fulfils(let id):
      "Zählt für eine Pflicht, die auch ein anderer Kurs erfüllen könnte. \(rule(id).sentence)"
    case .free: "Zählt auf einem freien Platz."
    case .held: "Zählt, weil du es so willst."
    case .bracketed: "Zählt nicht, weil du den Kurs geklammert hast."
    case .limited: "Zählt nicht, weil du das Fach begrenzt hast."
    case .weaker(let than?):
      "Zählt nicht, weil andere Kurse vorgehen; der schwächste davon ist \(course(than))."
    case .weaker(nil): "Zählt nicht, weil andere Kurse vorgehen."
    case .capped(let id): "Kann nicht zählen. \(rule(id).sentence)"
    case .zero: "0 Punkte können nicht zählen."
    case .notTaken: "Nicht belegt."
    }
  }

  /// Why a course counts or does not, in a few words, with the rule's name.
  public func shortVerdict(_ verdict: CourseVerdict) -> Text {
    switch verdict {
    case .required(let id): "Pflicht: \(rule(id).title)"
    case .fulfils(let id): "Auswahl: \(rule(id).title)"
    case .free: "frei"
    case .held: "von dir gehalten"
    case .bracketed: "von dir geklammert"
    case .limited: "über deiner Grenze für das Fach"
    case .weaker: "andere gehen vor"
    case .capped(let id): "kann nicht zählen: \(rule(id).title)"
    case .zero: "kann nicht zählen: 0 Punkte"
    case .notTaken: Text(Wording.notTaken)
    }
  }

  /// How many times a course counts.
  static var counts: Literal { "zählt" }

  /// What a weight means, such as „zählt doppelt“.
  public static func weight(_ weight: Int) -> Text {
    switch weight {
    case ...0: "zählt nicht"
    case 1: Text(counts)
    case 2: "zählt doppelt"
    default: "zählt \(weight)-fach"
    }
  }

  /// The courses at the edge: the weakest that counts freely and the best that does not count.
  public func tightPoint(_ block: BlockOneAssessment) -> Text? {
    func described(_ id: CourseID) -> Text {
      let points = block.courses.first { $0.course == id }?.points
      let value = points.map { " (\(Wording.number($0)))" as Text } ?? ""
      return "\(course(id))\(value)"
    }
    switch (block.weakestCounted, block.bestUncounted) {
    case (let last?, let next?):
      return "Am knappsten: \(described(last)) zählt noch, \(described(next)) nicht mehr."
    case (let last?, nil):
      return "Am schwächsten zählt auf einem freien Platz \(described(last))."
    case (nil, let next?):
      return "Als Nächstes würde \(described(next)) zählen."
    case (nil, nil): return nil
    }
  }
}
