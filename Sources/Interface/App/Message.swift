import JSON

/// What a click on an element, a change of a field or a filled-in form asks for; the host passes its
/// name back as it stands.
enum Message: CaseIterable, Sendable {
  case openFile
  case saveExample
  case saveResult
  case closeFault
  case toggle
  case loadVersion
  case skipToContent

  // The own plan
  case newPlan
  case showProfile
  case setValue
  case setCourse
  case choose
  case goOn
  case addSubject
  case setEntry
  case saveEntry
  case closeSheet
  case addGoal
  case remove
  case search
  case toggleKeys
  case undo
  case redo
  case hideUndo

  // In and out
  case exportPlan
  case exportResults
  case exportGrid
  case exportSealed
  case exportDamaged
  case setImportMode
  case setColumn
  case acceptImport
  case cancelImport
  case openSealed
  case restoreBackup

  // The vault
  case unlock
  case lock
  case setPassphrase
  case removePassphrase
  case keepStorage
  case retrySaving
  case askToWipe
  case wipe
  case cancelWipe

  var name: Literal {
    switch self {
    case .openFile: "open-file"
    case .saveExample: "save-example"
    case .saveResult: "save-result"
    case .closeFault: "close-fault"
    case .toggle: "toggle"
    case .loadVersion: "load-version"
    case .skipToContent: "skip"
    case .newPlan: "new-plan"
    case .showProfile: "show-profile"
    case .setValue: "set-value"
    case .setCourse: "set-course"
    case .choose: "choose"
    case .goOn: "go-on"
    case .addSubject: "add-subject"
    case .setEntry: "set-entry"
    case .saveEntry: "save-entry"
    case .closeSheet: "close-sheet"
    case .addGoal: "add-goal"
    case .remove: "remove"
    case .search: "search"
    case .toggleKeys: "toggle-keys"
    case .undo: "undo"
    case .redo: "redo"
    case .hideUndo: "hide-undo"
    case .exportPlan: "export-plan"
    case .exportResults: "export-results"
    case .exportGrid: "export-grid"
    case .exportSealed: "export-sealed"
    case .exportDamaged: "export-damaged"
    case .setImportMode: "import-mode"
    case .setColumn: "column"
    case .acceptImport: "accept-import"
    case .cancelImport: "cancel-import"
    case .openSealed: "open-sealed"
    case .restoreBackup: "restore-backup"
    case .unlock: "unlock"
    case .lock: "lock"
    case .setPassphrase: "set-passphrase"
    case .removePassphrase: "remove-passphrase"
    case .keepStorage: "keep-storage"
    case .retrySaving: "retry-saving"
    case .askToWipe: "ask-wipe"
    case .wipe: "wipe"
    case .cancelWipe: "cancel-wipe"
    }
  }
}
