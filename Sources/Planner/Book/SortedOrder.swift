/// The positions below a number in an order, earlier positions first among equals.
///
/// It moves positions and nothing else, so that one copy serves lists of anything; the web build
/// would carry another copy of the standard library's sort for each.
///
/// - Complexity: *n* log *n* comparisons.
@inline(never)
package func sortedOrder(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
  var order = Array(0..<count)
  var merged = order
  var width = 1
  while width < count {
    var start = 0
    while start < count {
      let middle = min(start + width, count)
      let end = min(start + 2 * width, count)
      var (left, right) = (start, middle)
      for place in start..<end {
        let takesRight = left == middle || right < end && precedes(order[right], order[left])
        if takesRight {
          merged[place] = order[right]
          right += 1
        } else {
          merged[place] = order[left]
          left += 1
        }
      }
      start = end
    }
    (order, merged) = (merged, order)
    width *= 2
  }
  return order
}

/// The first place of a sorted list whose entry does not come before what is looked for, or the end
/// of the list.
///
/// - Complexity: logarithmic in the number of entries.
@inline(never)
package func firstPlace(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    (low, high) = isBefore(middle) ? (middle + 1, high) : (low, middle)
  }
  return low
}

extension [Record] {
  /// The records in an order.
  @inline(never)
  func inOrder(_ precedes: (Record, Record) -> Bool) -> [Record] {
    let order = sortedOrder(count) { precedes(self[$0], self[$1]) }
    return order.map { self[$0] }
  }
}
