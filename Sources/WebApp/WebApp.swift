import Interface

/// The browser's entry point: passes frames between the host and the app.
///
/// The host writes an event where `app_alloc` says, calls `app_dispatch`, and reads the answer at
/// `app_out`. There is one thread and one session.
@main struct WebApp {
  /// Never called in the browser; lets the target link natively.
  static func main() {}
}

nonisolated(unsafe) private let session = Session()

/// The last answer; lives until the next event is taken.
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Room for an event of so many bytes, to be given back with `app_free`.
@_expose(wasm, "app_alloc") @_cdecl("app_alloc")
func appAlloc(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(Int(count), 1))
}

@_expose(wasm, "app_free") @_cdecl("app_free")
func appFree(_ event: UnsafeMutablePointer<UInt8>) {
  event.deallocate()
}

/// Takes an event and returns the length of the answer in bytes.
@_expose(wasm, "app_dispatch") @_cdecl("app_dispatch")
func appDispatch(_ event: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  let frame = [UInt8](UnsafeBufferPointer(start: event, count: max(Int(count), 0)))
  let bytes = session.handle(frame)
  answer.deallocate()
  answer = .allocate(capacity: bytes.count)
  _ = answer.update(fromContentsOf: bytes)
  return Int32(truncatingIfNeeded: bytes.count)
}

/// Where the answer begins.
@_expose(wasm, "app_out") @_cdecl("app_out")
func appOut() -> UnsafeMutablePointer<UInt8>? {
  answer.baseAddress
}
