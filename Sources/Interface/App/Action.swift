import JSON
import Planner

/// Something that happened, as the app understands it.
indirect enum Action: Equatable, Sendable {
  /// The app has started, with this page in the address.
  case start(Route)
  /// The address changed: a link, or the way back.
  case navigate(Route)
  /// A file is to be chosen.
  case openFile
  /// A file was chosen or dropped.
  case fileChosen(name: String, bytes: [UInt8])
  /// A file was chosen, but the browser cannot read it.
  case fileUnreadable(name: String)
  case closeFault
  /// The example is to be saved as a file.
  case saveExample
  /// The result of the plan that the page shows is to be saved as a file.
  case saveResult
  /// A number of the calculation is to be opened or closed.
  case toggle(Int)
  /// The landing scale has so much room, in sixteenths of the text size.
  case measured(Int)
  /// A file is being held over the page, or no longer.
  case dragging(Bool)
  /// A new version of the app is ready.
  case versionReady
  case loadVersion
  case skipToContent
  /// The page is about to be printed, or no longer.
  case printing(Bool)
  /// A key was pressed that the page asks for.
  case key([UInt8])
  /// Something in the own plan, in what goes in and out, or in how it is kept.
  case plan(Message, Request)
  /// The vault's host has something to say.
  case vault(message: [UInt8], argument: [UInt8], fields: [[UInt8]])
}

/// What an act of the person comes with.
struct Request: Equatable, Sendable {
  /// What the element says it is about.
  var argument: [UInt8] = []

  /// The values of the fields, by their names; a single changed field has no name.
  var fields: [Field] = []

  struct Field: Equatable, Sendable {
    var name: [UInt8]
    var value: [UInt8]
  }

  /// The value of a field.
  subscript(name: Literal) -> [UInt8] {
    for field in fields where field.name.elementsEqual(name) { return field.value }
    return []
  }

  /// The record that the element is about.
  var record: RecordID? { RecordID(digits: argument.prefix(32)) }
}

extension Action {
  /// Reads an event of the host; one that means nothing gives `nil`.
  ///
  /// It has a type, the message of the element it happened on, the message's argument, and a value.
  init?(
    type: ArraySlice<UInt8>, message: ArraySlice<UInt8>, argument: ArraySlice<UInt8>,
    value: ArraySlice<UInt8>
  ) {
    let isOn = argument.elementsEqual([UInt8(ascii: "1")])
    func names(_ type: ArraySlice<UInt8>, _ name: Literal) -> Bool { type.elementsEqual(name) }
    if names(type, "start") {
      self = .start(Route(hash: argument))
    } else if names(type, "hash") {
      self = .navigate(Route(hash: argument))
    } else if names(type, "file") {
      let name = String(utf8: argument)
      self =
        names(message, "unreadable")
        ? .fileUnreadable(name: name) : .fileChosen(name: name, bytes: [UInt8](value))
    } else if names(type, "measure"), argument.count <= 6,
      let width = Int(digits: argument)
    {
      self = .measured(width)
    } else if names(type, "drag") {
      self = .dragging(isOn)
    } else if names(type, "key") {
      self = .key(Array(argument))
    } else if names(type, "print") {
      self = .printing(isOn)
    } else if names(type, "version") {
      self = .versionReady
    } else if names(type, "vault") {
      self = .vault(
        message: Array(message), argument: Array(argument), fields: FrameReader.fields(of: value))
    } else if let message = Message.allCases.first(where: { message.elementsEqual($0.name) }) {
      var request = Request(argument: Array(argument))
      if names(type, "input") {
        request.fields = [Request.Field(name: [], value: Array(value))]
      } else if names(type, "submit") {
        let fields = FrameReader.fields(of: value)
        for position in stride(from: 0, to: fields.count - 1, by: 2) {
          request.fields.append(
            Request.Field(name: fields[position], value: fields[position + 1]))
        }
      } else if !names(type, "click") {
        return nil
      }
      guard let action = Action(message, request) else { return nil }
      self = action
    } else {
      return nil
    }
  }

  private init?(_ message: Message, _ request: Request) {
    switch message {
    case .openFile: self = .openFile
    case .saveExample: self = .saveExample
    case .saveResult: self = .saveResult
    case .closeFault: self = .closeFault
    case .loadVersion: self = .loadVersion
    case .skipToContent: self = .skipToContent
    case .toggle:
      guard let number = Int(digits: request.argument[...]) else { return nil }
      self = .toggle(number)
    default: self = .plan(message, request)
    }
  }

  /// Whether it can change nothing on the page: rows that are being read count once all are there.
  var isQuiet: Bool {
    if case .vault(let message, _, _) = self { return message.elementsEqual("rows") }
    return false
  }
}
