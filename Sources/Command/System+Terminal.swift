#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// Asks the person at the terminal for a line that is not shown while it is typed.
  ///
  /// It goes past the standard input and output, which may be files. Ctrl-C ends the program, but
  /// only after the terminal shows again what is typed.
  ///
  /// - Returns: The line without its end; nothing if no terminal belongs to the program.
  static func hiddenLine(_ prompt: String) -> [UInt8]? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return nil }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    // Ctrl-C arrives as the end of a line instead of as a signal.
    let interrupt = hidden.character(VINTR)
    hidden.set(VEOL, to: interrupt)
    guard tcsetattr(terminal, TCSAFLUSH, &hidden) == 0 else { return nil }
    _ = write(Array(prompt.utf8), to: terminal)
    let line = line(from: terminal, endingWith: [UInt8(ascii: "\n"), interrupt])
    _ = write([UInt8(ascii: "\n")], to: terminal)
    tcsetattr(terminal, TCSAFLUSH, &before)
    if line.end == interrupt {
      signal(SIGINT, SIG_DFL)
      raise(SIGINT)
    }
    return line.bytes
  }

  private static func line(
    from terminal: Int32, endingWith ends: [UInt8]
  ) -> (bytes: [UInt8], end: UInt8?) {
    var bytes: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = withUnsafeMutableBytes(of: &byte) { fill($0, from: terminal) }
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return (bytes, nil) }
      if ends.contains(byte) { return (bytes, byte) }
      bytes.append(byte)
    }
  }

  /// The bytes of a variable of the environment, which need not be text.
  static func environmentBytes(_ name: String) -> [UInt8]? {
    guard let value = getenv(name) else { return nil }
    return UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) }
  }
}

extension termios {
  /// The control character of a function, such as `VINTR`.
  fileprivate func character(_ function: Int32) -> UInt8 {
    withUnsafeBytes(of: c_cc) { $0[Int(function)] }
  }

  fileprivate mutating func set(_ function: Int32, to character: UInt8) {
    withUnsafeMutableBytes(of: &c_cc) { $0[Int(function)] = character }
  }
}
