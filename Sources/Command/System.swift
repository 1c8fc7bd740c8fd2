#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few things the program asks of the operating system.
enum System {
  static let input: Int32 = 0
  static let output: Int32 = 1
  static let errors: Int32 = 2

  /// Reads a file of at most so many bytes; a larger regular file is refused unread.
  static func read(_ path: String, most limit: Int) throws(ReadFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ReadFailure(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw ReadFailure(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .directory }
    if status.st_mode & S_IFMT == S_IFREG, status.st_size > limit { throw .tooLarge }
    return try read(file, most: limit)
  }

  /// Reads what is left of an open file, such as the standard input, up to so many bytes.
  static func read(_ file: Int32, most limit: Int) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = chunk.withUnsafeMutableBytes { fill($0, from: file) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw ReadFailure(errno)
      }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .tooLarge }
    }
  }

  /// Reads once, as the system does: the count of bytes, 0 at the end, less on failure.
  static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(file, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(file, buffer.baseAddress, buffer.count)
    #endif
  }

  /// How writing ended.
  enum WriteResult {
    case done

    /// Nobody reads any more.
    case closed

    /// The output does not take it, such as a full disk.
    case failed
  }

  static func write(_ bytes: [UInt8], to file: Int32) -> WriteResult {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(file, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.write(file, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(file, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno == EPIPE ? .closed : .failed }
      written += count
    }
    return .done
  }

  /// Lets writing to a closed pipe fail instead of ending the program.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func isTerminal(_ file: Int32) -> Bool {
    isatty(file) == 1
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}

/// Why a file could not be read.
enum ReadFailure: Error {
  case missing
  case forbidden
  case directory
  case tooLarge

  /// There is nothing to read: the standard input is a person at a terminal.
  case nothingGiven
  case other(String)

  init(_ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .forbidden
    case EISDIR: self = .directory
    default: self = .other(strerror(code).map { String(cString: $0) } ?? "\(code)")
    }
  }
}
