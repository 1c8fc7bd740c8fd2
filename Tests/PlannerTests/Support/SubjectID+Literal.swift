import Abitur

extension SubjectID: ExpressibleByStringLiteral {
  /// Lets a test name a subject by its identifier.
  public init(stringLiteral text: StaticString) { self.init(text) }
}
