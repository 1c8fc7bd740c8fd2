import Foundation

/// A passphrase as the bytes that a key is derived from.
struct Passphrase {
  /// The text in UTF-8 after NFKC, so that an ä is the same on every keyboard and system.
  let bytes: [UInt8]

  /// Checks and normalises what a person has given.
  init(_ given: [UInt8]) throws(PassphraseError) {
    if given.isEmpty { throw .empty }
    if given.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      throw .severalLines
    }
    guard let text = String(validating: given, as: UTF8.self) else { throw .noText }
    bytes = Array(text.precomposedStringWithCompatibilityMapping.utf8)
  }
}

/// Why there is no passphrase.
enum PassphraseError: Error {
  case empty
  case noText
  case severalLines

  /// A new passphrase was not the same when it was typed again.
  case different

  /// Nobody is there to be asked, and nothing else gives a passphrase.
  case nobodyToAsk

  /// The file that holds it cannot be read.
  case file(Source, ReadFailure)

  var message: String {
    switch self {
    case .empty: "Das Passwort ist leer."
    case .noText: "Das Passwort ist kein Text in UTF-8."
    case .severalLines: "Das Passwort hat mehr als eine Zeile."
    case .different: "Die beiden Passwörter sind verschieden."
    case .nobodyToAsk:
      "Es fehlt das Passwort. Setze GLEITPFAD_PASSWORT oder nenne --passwort-datei."
    case .file(let source, .tooLarge): "\(source.name): Die Datei ist zu groß für ein Passwort."
    case .file(let source, let failure): "\(source.name): \(source.description(of: failure))"
    }
  }
}

/// Gets the passphrase of a call: from a file, from the environment, or from a person.
///
/// It is never an argument, which every user of the machine could read.
struct PassphraseReader {
  private let file: String?
  private var known: Passphrase?

  init(file: String?) {
    self.file = file
  }

  /// The passphrase, for which a person is asked at most once in a call.
  ///
  /// - Parameter isNew: Whether something is to be sealed; a person then types it twice.
  mutating func passphrase(isNew: Bool) throws(PassphraseError) -> Passphrase {
    if let known { return known }
    let passphrase = try Passphrase(given(isNew: isNew))
    known = passphrase
    return passphrase
  }

  private func given(isNew: Bool) throws(PassphraseError) -> [UInt8] {
    if let file { return try contents(of: file) }
    if let bytes = System.environmentBytes("GLEITPFAD_PASSWORT") { return bytes }
    let given = try ask("Passwort: ")
    // What cannot be a passphrase need not be typed twice.
    let passphrase = try Passphrase(given)
    if isNew, try Passphrase(ask("Passwort noch einmal: ")).bytes != passphrase.bytes {
      throw .different
    }
    return given
  }

  private func ask(_ prompt: String) throws(PassphraseError) -> [UInt8] {
    guard let line = System.hiddenLine(prompt) else { throw .nobodyToAsk }
    return line
  }

  private func contents(of file: String) throws(PassphraseError) -> [UInt8] {
    var bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try System.read(file, most: 4096)
    } catch {
      throw .file(.file(file), error)
    }
    // An editor ends the line; a second one would make it unclear what the passphrase is.
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes
  }
}
