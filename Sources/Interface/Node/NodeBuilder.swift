/// Collects the children of an element from statements.
@resultBuilder
enum NodeBuilder {
  static func buildExpression(_ node: Node) -> [Node] { [node] }
  static func buildExpression(_ node: Node?) -> [Node] {
    guard let node else { return [] }
    return [node]
  }
  static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  @inline(never)
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  static func buildEither(first part: [Node]) -> [Node] { part }
  static func buildEither(second part: [Node]) -> [Node] { part }
  @inline(never)
  static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
