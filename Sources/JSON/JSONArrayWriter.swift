/// Writes the elements of one array; see ``JSONWriter``.
///
/// Where a value may be missing, nil is written as `null`.
public struct JSONArrayWriter: ~Copyable {
  private var output: JSONOutput
  private(set) var isEmpty = true

  init(output: JSONOutput) {
    self.output = output
  }

  consuming func finish() -> JSONOutput {
    output
  }

  /// Writes `null`.
  public mutating func null() {
    next()
    output.null()
  }

  /// Writes a truth value.
  public mutating func bool(_ value: Bool?) {
    guard let value else { return null() }
    next()
    output.bool(value)
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int64?) {
    guard let value else { return null() }
    next()
    output.integer(value)
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int?) {
    integer(value.map { Int64($0) })
  }

  /// Writes a string.
  public mutating func string(_ value: String?) {
    guard let value else { return null() }
    next()
    output.string(value)
  }

  /// Writes an array, whose elements the closure writes.
  public mutating func array(_ body: (inout JSONArrayWriter) -> Void) {
    next()
    output.array(body)
  }

  /// Writes an object, whose members the closure writes.
  public mutating func object(_ body: (inout JSONObjectWriter) -> Void) {
    next()
    output.object(body)
  }

  private mutating func next() {
    output.separate(isFirst: isEmpty)
    isEmpty = false
  }
}
