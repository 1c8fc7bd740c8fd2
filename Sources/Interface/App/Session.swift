/// The app behind its frames: an event goes in, the page and what is to be done come out.
///
/// The entry point of the browser does nothing but pass bytes through here, so a test without a
/// browser sees the whole app.
public struct Session: Sendable {
  private(set) var state = AppState()

  /// Starts on the start page, with no plan.
  public init() {}

  /// Takes an event and gives the page after it.
  ///
  /// The event is four fields: type, message, argument, value. The answer is the page as HTML,
  /// then four fields for each effect. A frame that is damaged or means nothing changes nothing.
  public mutating func handle(_ frame: [UInt8]) -> [UInt8] {
    var reader = FrameReader(frame)
    var effects: [Effect] = []
    if let type = reader.field(), let message = reader.field(), let argument = reader.field(),
      let value = reader.field(),
      let action = Action(type: type, message: message, argument: argument, value: value)
    {
      effects = state.update(action)
    }
    let html = state.render()
    var answer: [UInt8] = []
    answer.reserveCapacity(html.count + 1024)
    answer.append(field: html)
    for effect in effects { effect.write(to: &answer) }
    return answer
  }
}
