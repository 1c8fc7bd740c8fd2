import TestSupport

extension SeededGenerator {
  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Whether something with so many chances in a hundred happens.
  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// One of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
