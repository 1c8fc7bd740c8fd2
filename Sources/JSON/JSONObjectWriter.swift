/// Writes the members of one object; see ``JSONWriter``.
///
/// Each key must be written once only: the reader refuses an object that has a key twice. A build
/// with assertions stops at the second one. Where a value may be missing, nil is written as `null`.
public struct JSONObjectWriter: ~Copyable {
  private var output: JSONOutput
  private(set) var isEmpty = true

  /// The keys so far, kept by builds with assertions only.
  private var keys: Set<ExactString> = []

  init(output: JSONOutput) {
    self.output = output
  }

  consuming func finish() -> JSONOutput {
    output
  }

  /// Writes a member that is `null`.
  public mutating func null(_ key: String) {
    next(key)
    output.null()
  }

  /// Writes a member that is a truth value.
  public mutating func bool(_ key: String, _ value: Bool?) {
    guard let value else { return null(key) }
    next(key)
    output.bool(value)
  }

  /// Writes a member that is a whole number.
  public mutating func integer(_ key: String, _ value: Int64?) {
    guard let value else { return null(key) }
    next(key)
    output.integer(value)
  }

  /// Writes a member that is a whole number.
  public mutating func integer(_ key: String, _ value: Int?) {
    integer(key, value.map { Int64($0) })
  }

  /// Writes a member that is a string.
  public mutating func string(_ key: String, _ value: String?) {
    guard let value else { return null(key) }
    next(key)
    output.string(value)
  }

  /// Writes a member that is an array, whose elements the closure writes.
  public mutating func array(_ key: String, _ body: (inout JSONArrayWriter) -> Void) {
    next(key)
    output.array(body)
  }

  /// Writes a member that is an object, whose members the closure writes.
  public mutating func object(_ key: String, _ body: (inout JSONObjectWriter) -> Void) {
    next(key)
    output.object(body)
  }

  private mutating func next(_ key: String) {
    assert(keys.insert(ExactString(key)).inserted, "an object has each key once only")
    output.separate(isFirst: isEmpty)
    isEmpty = false
    output.key(key)
  }
}
