import Vault

extension ErrorWording {
  /// Words what is wrong with an encrypted backup before anybody has tried to open it.
  init(_ error: BackupError) {
    switch error {
    case .noBackup:
      self.init("Das ist keine Sicherung von Gleitpfad.", "Wähle eine andere Datei.")
    case .newerVersion:
      self.init(
        "Die Sicherung kommt aus einer neueren Version von Gleitpfad.",
        "Lade die neue Version und versuch es noch einmal.")
    case .roundsTooFew, .roundsTooMany:
      self.init(
        "Am Anfang der Sicherung steht etwas, das dort nie stand: Sie ist beschädigt.",
        "Nimm eine andere Kopie von ihr.")
    case .truncated, .wrongLength:
      self.init(
        "Die Sicherung hört mittendrin auf.", "Kopiere oder lade sie noch einmal.")
    }
  }
}
