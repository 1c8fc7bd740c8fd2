import Vault

extension ErrorWording {
  /// Words what is wrong with an encrypted backup before anybody has tried to open it.
  public init(_ error: BackupError) {
    switch error {
    case .noBackup:
      self.init(Texts.backupNoBackup, Texts.backupNoBackupAdvice)
    case .newerVersion(let version):
      self.init(Texts.backupNewerVersion(Int(version)), Texts.backupNewerVersionAdvice)
    case .roundsTooFew(let rounds):
      self.init(
        Texts.backupRoundsTooFew(
          Text(Int64(rounds)), Text(Int64(BackupFile.acceptedRounds.lowerBound))),
        Texts.backupRoundsTooFewAdvice)
    case .roundsTooMany(let rounds):
      self.init(
        Texts.backupRoundsTooMany(
          Text(Int64(rounds)), Text(Int64(BackupFile.acceptedRounds.upperBound))),
        Texts.backupRoundsTooManyAdvice)
    case .truncated, .wrongLength:
      self.init(Texts.backupTruncated, Texts.backupTruncatedAdvice)
    }
  }
}
