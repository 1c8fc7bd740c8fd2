import JSON
import Planner
import Vault

/// The texts of how the plan is kept, and of what goes in and out.
extension Texts {
  // MARK: Storage

  static func rung(_ rung: StorageRung) -> Phrase {
    switch rung {
    case .synced: Texts.rungSynced
    case .device: Texts.rungDevice
    case .session: Texts.rungSession
    case .rescue: Texts.rungRescue
    }
  }

  /// Why the plan is not kept as well as it could be, and what to do.
  static func cause(_ cause: StorageCause) -> Phrase {
    switch cause {
    case .noDatabase: Texts.causeNoDatabase
    case .openFailed: Texts.causeOpenFailed
    case .blocked: Texts.causeBlocked
    case .newerVersion: Texts.causeNewerVersion
    case .noCrypto: Texts.causeNoCrypto
    case .keyLost: Texts.causeKeyLost
    case .damagedRing: Texts.causeDamagedRing
    case .quota: Texts.causeQuota
    case .writeFailed: Texts.causeWriteFailed
    case .closed, .lost: Texts.causeClosed
    }
  }

  // MARK: Out

  static var planFile: Literal { "gleitpfad-plan.json" }
  static var resultsFile: Literal { "gleitpfad-leistungen.csv" }
  static var gridFile: Literal { "gleitpfad-kurse.csv" }
  static var backupFile: Literal { "gleitpfad-sicherung.gleitpfad" }
  static var damagedFile: Literal { "gleitpfad-beschaedigt.json" }

  // MARK: In

  static func importTitle(_ name: String) -> Text { Texts.importTitle(Wording.quoted(name)) }

  /// What a column of a table says.
  static func column(_ column: CSVColumn) -> Phrase {
    switch column {
    case .subject: Texts.columnSubject
    case .halfYear: Texts.columnHalfYear
    case .kind: Texts.columnKind
    case .title: Texts.columnTitle
    case .points: Texts.columnPoints
    case .grade: Texts.columnGrade
    case .standing: Texts.columnStanding
    case .weight: Texts.columnWeight
    case .percent: Texts.columnPercent
    case .date: Texts.columnDate
    case .note: Texts.columnNote
    case .group: Texts.columnGroup
    }
  }

  // MARK: History and backups

  static func backupName(_ day: UInt64) -> Text { Texts.backupName(date(day)) }

  /// A day since 1970 as 30.11.2026.
  static func date(_ day: UInt64) -> Text {
    // Days since 1 March of the year 0; by that calendar a leap day ends its year.
    let days = Int(day) + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0)
    return date(day: dayOfMonth, month: calendarMonth, year: year)
  }

  // MARK: Plans and leaving

  static func wipeQuestion(_ plans: Int, _ subjects: Int, _ results: Int) -> Text {
    wipeQuestion(planCount(plans), subjectCount(subjects), resultCount(results))
  }
}
