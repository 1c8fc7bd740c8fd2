/// What the app asks the host to do; the host can do nothing else.
enum Effect: Equatable, Sendable {
  /// Moves the focus to the element with this id, without scrolling.
  case focus(id: Text)
  /// Has a screen reader say something.
  case announce(Text)
  /// Hands the person a file.
  case download(name: Text, type: Text, bytes: [UInt8])
  /// Sets the title of the window.
  case title(Text)
  /// Lets the person choose a file.
  case pickFile
  /// Goes to another page.
  case hash(Text)
  /// Starts the new version of the app.
  case loadVersion
}

extension Effect {
  /// Appends the effect as four fields: what to do, two texts, and bytes.
  func write(to frame: inout [UInt8]) {
    switch self {
    case .focus(let id): frame.append(fields: "focus", id)
    case .announce(let text): frame.append(fields: "announce", text)
    case .download(let name, let type, let bytes):
      frame.append(fields: "download", name, type, bytes)
    case .title(let text): frame.append(fields: "title", text)
    case .pickFile: frame.append(fields: "pickFile")
    case .hash(let hash): frame.append(fields: "hash", hash)
    case .loadVersion: frame.append(fields: "loadVersion")
    }
  }
}
