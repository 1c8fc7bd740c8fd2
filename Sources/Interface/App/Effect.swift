import JSON
import Vault

/// Something that only the host can do, asked for by the app.
struct Effect: Equatable, Sendable {
  /// What is to be done as the host reads it: a name it knows, two texts, and bytes, as fields.
  private let frame: [UInt8]

  @inline(never)
  private init(
    _ name: Literal, _ first: Text? = nil, _ second: Text? = nil, _ bytes: [UInt8] = []
  ) {
    var frame: [UInt8] = []
    frame.append(field: Text(name).utf8)
    frame.append(field: first?.utf8 ?? [])
    frame.append(field: second?.utf8 ?? [])
    frame.append(field: bytes)
    self.frame = frame
  }

  /// Appends the effect as four fields.
  func write(to frame: inout [UInt8]) {
    frame.append(contentsOf: self.frame)
  }
}

extension Effect {
  /// Move the focus to an element.
  static func focus(id: Literal) -> Effect { Effect("focus", Text(id)) }

  /// Have a screen reader say something.
  static func announce(_ text: Phrase) -> Effect { Effect("announce", Text(text)) }

  /// Have a screen reader say something.
  @_disfavoredOverload
  static func announce(_ text: Text) -> Effect { Effect("announce", text) }

  /// Save a file.
  static func download(name: Literal, type: Text, bytes: [UInt8]) -> Effect {
    Effect("download", Text(name), type, bytes)
  }

  /// Name the window.
  static func title(_ text: Text) -> Effect { Effect("title", text) }

  /// Let the person choose a file.
  static var pickFile: Effect { Effect("pickFile") }

  /// Show the address of the page.
  static func hash(_ hash: Text) -> Effect { Effect("hash", hash) }

  /// Go back to the page before.
  static var back: Effect { Effect("back") }

  /// Empty the fields of a name, which a form keeps what was typed in.
  static func clear(_ name: Literal) -> Effect { Effect("clear", Text(name)) }

  /// Something that the vault asks of its host.
  static func vault(_ request: HostRequest) -> Effect {
    var frame: [UInt8] = []
    for field in request.fields { frame.append(field: field) }
    return Effect("vault", Text(request.verb), Text(utf8: request.argument), frame)
  }

  /// Start the new version of the app.
  static var loadVersion: Effect { Effect("loadVersion") }
}
