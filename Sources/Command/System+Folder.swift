#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// What a path leads to.
  enum PathKind {
    case file
    case folder
    case other
  }

  /// What a path leads to; a link is not followed unless it was named.
  static func kind(of path: String, isNamed: Bool) throws(ReadFailure) -> PathKind {
    var status = stat()
    guard (isNamed ? stat(path, &status) : lstat(path, &status)) == 0 else {
      throw ReadFailure(errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The names in a folder, sorted.
  static func names(in path: String) throws(ReadFailure) -> [String] {
    guard let folder = opendir(path) else { throw ReadFailure(errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Hands over a file in pieces, each with some bytes of the one before at its beginning.
  ///
  /// - Parameter piece: Gets the bytes, where they begin in the file, and how many were there before.
  /// - Returns: The number of bytes of the file.
  static func readPieces(
    of path: String, overlap: Int, _ piece: (UnsafeRawBufferPointer, Int, Int) -> Void
  ) throws(ReadFailure) -> Int {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ReadFailure(errno) }
    defer { close(file) }
    let size = 1 << 20
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: overlap + size, alignment: 16)
    defer { buffer.deallocate() }
    var (start, kept) = (0, 0)
    while true {
      let free = UnsafeMutableRawBufferPointer(rebasing: buffer[kept..<kept + size])
      let count = fill(free, from: file)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw ReadFailure(errno) }
      if count == 0 { return start + kept }
      let filled = kept + count
      piece(UnsafeRawBufferPointer(rebasing: buffer[..<filled]), start, kept)
      let keep = min(overlap, filled)
      UnsafeMutableRawBufferPointer(rebasing: buffer[..<keep])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[filled - keep..<filled]))
      start += filled - keep
      kept = keep
    }
  }
}
