import Vault

extension ErrorWording {
  /// Words what is wrong with an encrypted backup before anybody has tried to open it.
  public init(_ error: BackupError) {
    switch error {
    case .noBackup:
      self.init("Das ist keine Sicherung von Gleitpfad.", "Wähle eine andere Datei.")
    case .newerVersion(let version):
      self.init(
        "Die Sicherung ist in Version \(Int(version)) geschrieben, die dieses Gleitpfad noch nicht kennt.",
        "Lade ein neueres Gleitpfad und versuch es noch einmal.")
    case .roundsTooFew(let rounds):
      self.init(
        "Die Sicherung ist beschädigt: Sie nennt \(Text(Int64(rounds))) Runden für das Passwort, mindestens \(Text(Int64(BackupFile.acceptedRounds.lowerBound))) müssen es sein.",
        "Nimm eine andere Kopie von ihr.")
    case .roundsTooMany(let rounds):
      self.init(
        "Die Sicherung ist beschädigt: Sie nennt \(Text(Int64(rounds))) Runden für das Passwort, höchstens \(Text(Int64(BackupFile.acceptedRounds.upperBound))) dürfen es sein.",
        "Nimm eine andere Kopie von ihr.")
    case .truncated, .wrongLength:
      self.init("Die Sicherung ist abgeschnitten.", "Kopiere oder lade sie noch einmal.")
    }
  }
}
