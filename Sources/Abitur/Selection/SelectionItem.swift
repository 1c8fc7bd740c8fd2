/// One course as the selection sees it: which one it is.
struct SelectionItem {
  /// Which course it is.
  var course: CourseID

  /// The position of its subject among the candidate's.
  var subject: Int

  /// Its position among the subject's courses.
  var entry: Int

  /// What single results let one expect of it while it is open.
  var estimate: Points?
}

/// What the rules make of a course, without its points; plain numbers, so that solving moves
/// nothing else.
struct ItemFigures {
  /// How often it counts before any choice.
  var weight: Int32 = 1

  /// The position of its subject among those from which some are chosen to count more, or -1.
  var doubling: Int32 = -1

  /// As how many deficits it counts under each of the rule set's limits.
  var budgets = SIMD4<Int32>(repeating: 0)

  /// How often it enters each of the rule set's sums inside the block.
  var floors = SIMD4<Int32>(repeating: 0)

  /// Whether it may not be brought in with 0 points.
  var zeroHurts = false
}
