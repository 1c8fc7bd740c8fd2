/// What a click on an element asks for; the host passes its name back as it stands.
enum Message: CaseIterable, Sendable {
  case openFile
  case saveExample
  case saveResult
  case closeFault
  case toggle
  case loadVersion
  case skipToContent

  var name: StaticString {
    switch self {
    case .openFile: "open-file"
    case .saveExample: "save-example"
    case .saveResult: "save-result"
    case .closeFault: "close-fault"
    case .toggle: "toggle"
    case .loadVersion: "load-version"
    case .skipToContent: "skip"
    }
  }
}
