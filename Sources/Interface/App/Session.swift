import Vault

/// The app behind its frames: an event goes in, the page and what is to be done come out.
///
/// The entry point of the browser does nothing but pass bytes through here, so a test without a
/// browser sees the whole app.
public final class Session {
  let state = AppState()

  /// Starts on the start page, with no plan.
  public init() {}

  /// Takes an event and gives the page after it.
  ///
  /// The event is six fields: type, message, argument, value, the time in milliseconds since 1970,
  /// and 32 random bytes. The answer is the page as HTML, empty where it stays as it is, then four
  /// fields for each effect. A frame that is damaged or means nothing changes nothing.
  public func handle(_ frame: [UInt8]) -> [UInt8] {
    var reader = FrameReader(frame)
    var effects: [Effect] = []
    var isShown = true
    if let type = reader.field(), let message = reader.field(), let argument = reader.field(),
      let value = reader.field(),
      let action = Action(type: type, message: message, argument: argument, value: value)
    {
      if let time = reader.field(), let random = reader.field() {
        state.moment = Moment(time, random) ?? state.moment
      }
      effects = state.update(action)
      isShown = !action.isQuiet
    }
    let html = isShown ? state.render() : []
    var answer: [UInt8] = []
    answer.reserveCapacity(html.count + 1024)
    answer.append(field: html)
    for effect in effects { effect.write(to: &answer) }
    return answer
  }
}

extension Moment {
  /// A moment as the host states it: decimal digits and 32 bytes.
  fileprivate init?(_ time: ArraySlice<UInt8>, _ random: ArraySlice<UInt8>) {
    guard (1...15).contains(time.count), random.count == 32 else { return nil }
    var milliseconds: UInt64 = 0
    for digit in time {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      milliseconds = milliseconds * 10 + UInt64(digit - UInt8(ascii: "0"))
    }
    var words: [UInt64] = [0, 0, 0, 0]
    for (position, byte) in random.enumerated() {
      words[position / 8] = words[position / 8] << 8 | UInt64(byte)
    }
    self.init(time: milliseconds, random: (words[0], words[1], words[2], words[3]))
  }
}
