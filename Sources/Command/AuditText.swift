import Interface
import JSON
import Vault

/// What the program says about what is sealed and what was found.
enum AuditText {
  static let nothingToSeek = "In diesem Plan steht nichts, das sich wiedererkennen lässt."

  /// Texts of at most so many bytes stand in any large file by chance.
  private static let shortest = 5

  static func sealed(_ audit: VaultAudit) -> String {
    "\(audit.sealedAttributes) von \(audit.attributes) Attributen verschlüsselt, "
      + "\(Wording.count(audit.relations, "Beziehung", "Beziehungen")) ausgenommen"
  }

  static func leak(_ leak: VaultAudit.Leak) -> String {
    "Nicht verschlüsselt: \(leak.kind).\(leak.attribute)"
  }

  static func failure(_ reason: ReadFailure?) -> String {
    switch reason {
    case nil: "Das ist weder eine Datei noch ein Ordner."
    case .missing: "Das gibt es nicht. Prüfe den Namen."
    case .forbidden: "Du darfst das nicht lesen. Prüfe die Rechte."
    case .other(let reason): "Das lässt sich nicht lesen: \(reason)"
    default: "Das lässt sich nicht lesen."
    }
  }

  static func lines(_ search: PlanSearch, _ sought: SoughtPlan) -> [String] {
    let numbers = sought.items.filter { $0.isNumber }.count
    let texts = Wording.count(sought.items.count - numbers, "Text", "Texte")
    var lines = [
      "Gesucht: \(texts) und \(Wording.count(numbers, "Zahl", "Zahlen")) in "
        + "\(Wording.count(search.files, "Datei", "Dateien")) mit \(grouped(search.bytes)) Bytes"
    ]
    for finding in search.findings {
      lines.append(
        "Gefunden: \(Source.file(finding.path).name), Byte \(finding.offset): "
          + "\(sought.items[finding.item].description) \(finding.form.rawValue)")
    }
    if search.count > search.findings.count {
      lines.append("Und \(grouped(search.count - search.findings.count)) weitere.")
    }
    lines.append(
      search.count == 0
        ? "Nichts gefunden."
        : "\(Wording.count(search.count, "Stelle ist", "Stellen sind")) lesbar.")
    if search.findings.contains(where: { $0.end - $0.offset <= shortest }) {
      lines.append("Texte mit vier oder fünf Bytes stehen in großen Dateien auch zufällig.")
    }
    let left = [
      (sought.shortNumbers, "Zahl unter 10.000", "Zahlen unter 10.000"),
      (sought.shortTexts, "zu kurzer Text", "zu kurze Texte"),
      (sought.ownWords, "Wort, das Gleitpfad mitbringt", "Wörter, die Gleitpfad mitbringt"),
    ]
    let parts = left.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.0 == 1 ? $0.1 : $0.2)" }
    if !parts.isEmpty {
      lines += Layout.wrapped("Nicht zu erkennen: \(parts.joined(separator: ", ")).")
    }
    return lines
  }

  /// A number with points between the thousands.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(".", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
