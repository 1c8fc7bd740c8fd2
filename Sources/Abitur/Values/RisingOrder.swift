/// The positions of numbers in rising order, earlier positions first among equals.
///
/// Lists here hold a few dozen numbers: insertion is quick enough, and one order for all of them
/// weighs a tenth of the standard library's copies of its sort.
@inline(never)
func risingOrder(of keys: [Int]) -> [Int] {
  var order: [Int] = []
  order.reserveCapacity(keys.count)
  for position in keys.indices {
    var slot = position
    order.append(position)
    while slot > 0, keys[order[slot - 1]] > keys[position] {
      order[slot] = order[slot - 1]
      slot -= 1
    }
    order[slot] = position
  }
  return order
}
